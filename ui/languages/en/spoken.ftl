# The table in words: it is mostly heard, so what matters comes first.

label = The table in words

# $turn (digits)
# $left (number)
state = Turn { $turn }, { COUNT($left, of: "tilesLeft") }.

hand = The tile in your hand

lies = How it is turned

# $places (number)
fits = Where it fits: { COUNT($places, of: "places") }

# $places (number)
fitsIn = It fits in { COUNT($places, of: "places") }.

fitsOff = Legal places are switched off in Settings.

choices = What you can do

board = The board

boardHow = Places are counted from the first tile. Use the arrow keys to move, and Home to go to the first tile.

boardActs = Enter places the tile. On a tile, Enter says whose land it is.

# $back (text)
# $on (text)
boardMoves = { $back } looks one step back in the game, { $on } one step forward.

boardKeys = [ and ] go to places where the tile fits. R turns the tile. I says why it does not fit.

grid = Board, place by place

# Above the rows and before the columns of the grid.
heads = Place

goTo = Go to a place

# $key (text)
goToHow = Such as “1 east, 2 north”. { $key } on the board leads here.

goThere = Go there

beyond = That place is beyond the board.

nothingInHand = You have no tile in your hand.

noMore = There is no other place.

players = Players

# $name (text)
# $score (text)
seat = { $name }: { $score }.

# In place of what lies before a player, while that is what a question asks.
supplyAsked = Followers: that is the question

turns = Last turns

nothingSince = Nobody else has played since your last turn.

left = Tiles left

# $count (number)
# $land (text)
design = { COUNT($count, of: "tiles") }: { $land }.

# $rotation (number)
# $land (text)
turned = { CAPITAL(asTurned) }: { $land }

# Where the tile may be placed, and how.
# $place (text)
# $rotation (number)
place = { CAPITAL($place) }, { asTurned }

# The same with what it would join there.
# $place (text)
# $rotation (number)
# $reached (text)
placeReaching = { CAPITAL($place) }, { asTurned }: { $reached }

# While the tile is turned: whether it fits on the place that is looked at, where that may be told.
# $rotation (number)
# $fits (yes|no|untold)
# $land (text)
wished = { $fits ->
    [yes] { CAPITAL(asTurned) }, fits here: { $land }.
    [no] { CAPITAL(asTurned) }, does not fit here: { $land }.
   *[untold] { CAPITAL(asTurned) }: { $land }.
}

# $ways (list)
chooseTurn = It does not fit like that. It fits { AND($ways) }: turn it first.

# What can be done, and what it would reach, or why not.
# $choice (text)
# $reached (text)
choice = { $choice }: { $reached }

# A choice in a list, by the number that chooses it.
# $number (digits)
# $text (text)
numbered = { $number }, { $text }.

# Numbers are left out where another figure could go to the same places.
# $others (large|abbot|both)
leftOut = { $others ->
    [large] A number left out is for the large follower.
    [abbot] A number left out is for the abbot.
   *[both] A number left out is for the large follower or the abbot.
}

# One of several sentences; it may begin with a name.
# $text (text)
sentence = { $text }.

# A piece of land, as a sentence.
# $land (text)
landSentence = { CAPITAL($land) }.

noLand = No land here ever scores.

# Why the tile does not fit there, in sentences.
# $place (text)
# $reasons (text)
notHere = { CAPITAL($place) }: { $reasons }

# $place (text)
fitsHere = { CAPITAL($place) }: it fits.

command-title = Type a command

command-label = Command

command-hint = Type a command and press Enter. “help” lists the commands.

command-send = Go

# $text (text)
command-unknown = “{ $text }” is not a command. Type “help” to hear them all.

command-noPlace = Say where, for example “1 east, 2 north”.

command-noChoice = That is not a choice now.

# What may be typed for each command, in small letters, with a space between them; the help names the first two.
command-typed-tile = tile t

command-typed-fits = fits f

command-typed-choices = choices c

command-typed-do = do d

command-typed-place = place l lay

command-typed-why = why w

command-typed-at = at a

command-typed-scores = scores s score

command-typed-players = players p

command-typed-turns = turns h

command-typed-left = left b

command-typed-odds = odds o

command-typed-hint = hint i

command-typed-reasons = reasons r

command-typed-undo = undo u

command-typed-help = help ?

command-help = Tile, or t: the tile in your hand, in each turn. Fits, or f: where it fits, and what it would join. Choices, or c: what you can do. Do, or d: “do 2” takes the second choice, “do nothing” passes. Place, or l: “place 1 east turned right” places the tile there. Why, or w: “why 1 east” says why the tile does not fit there. At, or a: “at 1 east” says what is there, and whose it is. Scores, or s: the scores. Players, or p: everybody’s figures. Turns, or h: what happened in the last turns. Left, or b: how many tiles are left, and which. Odds, or o: how likely tiles come for each gap. Hint, or i: the three best choices, what they are worth and why. Reasons, or r: why the bot did what it did last. Undo, or u: undo. Help, or ?: these commands.

# What may be typed for how the tile is turned.
command-asDrawn = drawn

command-turnedRight = right

command-upsideDown = upside

command-turnedLeft = left

# What may be typed after “do” to pass.
command-nothing = nothing pass
