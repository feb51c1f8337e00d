sets = Sets in the bag

# $name (text)
times = How many times { $name }

own = yours

# $name (text)
singles = Single tiles of { $name }

singlesNote = Leave empty for as many as the set has.

# $tile (text)
count = Copies of { $tile }

playFirst = Fix the problems first.

rules = Rules in play

options = Rule options

# $value (text)
usual = { $value } (usual)

pieces = Pieces

piecesNote = Leave empty for as many as the rules say.

start = First tiles

startNote = What is on the table before the first turn. Leave it empty and the rules choose.

startHow = Select a free place to place a tile there, or a tile to turn or remove it.

startAdd = Place the first tile

startBoard = The first tiles, place by place

# $place (text)
startHere = Place a tile: { $place }

# $place (text)
# $tile (text)
startLies = { $tile }: { $place }

startTurn = Turn

startOther = Replace

startAway = Remove

chooseTile = Choose a tile

chooseFrom = Set

draws = First draws

drawsNote = Drawn first in every game, in this order. These tiles come out of the bag; the rest follows, shuffled.

drawsAdd = Add as the next draw

# $place (number)
# $tile (text)
nthDraw = Draw { $place }: { $tile }

# $place (number)
# $tile (text)
sooner = Move draw { $place } earlier: { $tile }

# $place (number)
# $tile (text)
later = Move draw { $place } later: { $tile }

# $place (number)
# $tile (text)
removeDraw = Remove draw { $place }: { $tile }

play = Play with it

piece-floors = Floors
