label = The table in words

# $turn (number)
# $left (number)
state = Turn { $turn }, { COUNT($left, of: "tilesLeft") }.

hand = The tile in your hand

lies = How it lies

# $places (number)
fits = Where it fits: { COUNT($places, of: "places") }

# $places (number)
fitsIn = { $places ->
        [one] It fits in { $places } place.
       *[other] It fits in { $places } places.
    }

fitsOff = Legal places are switched off in the settings.

choices = What you can do

board = The board

boardHow = Places are counted from the first tile. Arrow keys walk, Home goes to the first tile, and [ and ] go to where the tile fits. R turns the tile, Enter lays it. On a tile, Enter tells whose land it is. I says why the tile does not fit.

grid = Board, place by place

nothingInHand = No tile is in your hand.

noMore = There is no other place.

players = Players

# In place of what lies before a player, while that is to be told by whoever listens.
supplyAsked = Followers: that is the question

turns = The last turns

left = Tiles left

# $count (number)
# $text (text)
design = { COUNT($count, of: "tiles") }: { $text }.

command-title = Ask or act in words

command-label = Command

command-hint = Type a word and press Enter; “help” says which there are.

command-send = Do it

# $text (text)
command-unknown = “{ $text }” is no command. Say “help” to hear them.

command-noPlace = Say where, for example “1 east, 2 north”.

command-noChoice = There is no such choice now.
