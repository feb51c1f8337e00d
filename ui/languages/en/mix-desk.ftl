sets = Sets in the bag

# $name (text)
times = How often { $name }

own = yours

# $name (text)
singles = Single tiles of { $name }

singlesNote = Leave a field empty for as many as the set has.

# $tile (text)
count = Copies of { $tile }

playFirst = First mend the faults.

rules = Rules that are on

options = How rules are played

# $value (text)
usual = { $value } (usual)

pieces = Pieces

piecesNote = Leave a field empty for as many as the rules say.

start = First tiles

startNote = What lies on the table before the first turn. Without any, the rules choose.

startHow = Press a free place to lay a tile there, and a tile to turn it or take it away.

startAdd = Lay the first tile

startBoard = The first tiles, place by place

# $place (text)
startHere = Lay a tile: { $place }

# $place (text)
# $tile (text)
startLies = { $tile }: { $place }

startTurn = Turn

startOther = Another tile

startAway = Take it away

chooseTile = Choose a tile

chooseFrom = Set

draws = First draws

drawsNote = What is drawn first in every game, in this order. They come out of the bag; what is left follows, shuffled.

drawsAdd = Add as the next draw

# $place (number)
# $tile (text)
nthDraw = Draw { $place }: { $tile }

sooner = Draw it sooner

later = Draw it later

play = Play with it
