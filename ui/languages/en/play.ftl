continueText = Where you left off

newGame = New game

games = Your games

# $count (number)
earlier = { $count ->
        [one] Show { $count } older game
       *[other] Show older games ({ $count })
    }

none = No game lies here yet. Start one: it is kept from its first tile on, and nothing is lost when you close the window.

resume = Resume

look = Look back

# $name (text)
trial = { $name } (trial)

# Above the board.
# $name (text)
trialOf = A trial from “{ $name }”, which stays as it was.

lookedAt = A moment from the review.

toReview = Back to the review

finished = Finished

# $count (number)
tiles = { COUNT($count, of: "tiles") }

ownTiles = Chosen tiles

# $names (list)
withExpansions = With { AND($names) }

# $name (text)
picture = The board of { $name }

rename = Rename

renamed = Renamed.

nameOf = Name of the game

keep = Save the name

remove = Delete

undoRemove = Undo

open = Open a file

save = Save as a file

export = Copy as text

exportTitle = The game as text

exportText = This text holds the whole game: its name, players and colours, tiles, rules and every decision. Copy it to give it to someone.

import = Paste a game

importTitle = A game from text

importText = Paste the text of a game here.

importLabel = The text of the game

importDo = Add the game

# $count (number)
importFaults = { $count ->
        [one] This text has { $count } fault.
       *[other] This text has { $count } faults.
    }

# $path (text)
at = { $path }:{ " " }

fresh-help = Help at the table

fresh-helpText = What a game may tell you is chosen on the board and in the settings; here for all of this game.

fresh-locked = Locked table

fresh-lockedText = No odds, no hints, no reasons of the bots, no question before a blunder, and nothing is taken back, until the game is over.

fresh-title = New game

fresh-lead = Who plays, with which tiles, and by which rules.

fresh-seats = Seats

fresh-seatsText = In the order of turns. From one to six.

# $number (number)
fresh-seat = Seat { $number }

fresh-name = Name

# $number (number)
fresh-nameOf = Name at seat { $number }

fresh-who = Who plays

# $number (number)
fresh-whoAt = Who plays at seat { $number }

fresh-person = A person

fresh-bots = Bots

# $number (number)
fresh-colour = Colour of seat { $number }

# $number (number)
fresh-pattern = Pattern of seat { $number }

fresh-patterns-plain = plain

fresh-patterns-stripes = stripes

fresh-patterns-dots = dots

fresh-patterns-bars = bars

fresh-patterns-checks = checks

fresh-patterns-waves = waves

fresh-add = Add a seat

# $number (number)
fresh-removeSeat = Remove seat { $number }

# $number (number)
fresh-up = Seat { $number } one place earlier

fresh-table-title = On the table

fresh-table-text = Tick the boxes that lie on your table, in any number. Each brings its tiles, its pieces and its rules.

fresh-table-always = Always on the table.

# $count (number)
fresh-table-inBox = { COUNT($count, of: "tiles") }

fresh-table-withoutTiles = pieces, no tiles

# $count (number)
fresh-table-tiles = { $count ->
        [one] The game has { $count } tile, the one at the start included.
       *[other] The game has { $count } tiles, the one at the start included.
    }

# $name (text)
fresh-table-ownLies = Your mix “{ $name }” lies on the table instead of boxes.

# $names (list)
fresh-table-shelf = On your shelf: { AND($names) }.

fresh-table-noShelf = Your shelf is empty: remember the boxes that are yours.

fresh-table-remember = Remember these as my shelf

fresh-table-remembered = Your shelf is remembered.

fresh-table-shortcuts = Tick several boxes with one press

fresh-table-own = Instead of boxes

fresh-course-state-new = Not begun

fresh-course-state-begun = Begun

fresh-course-state-learned = Learned

fresh-course-open-new = Learn it

fresh-course-open-begun = Go on learning

fresh-course-open-learned = Learn it again

fresh-options = Rules to choose

fresh-optionsText = Where the printed rules leave something open. The first answer is the usual one.

fresh-seed = Seed

fresh-seedText = The same seed, tiles and seats give the same order of draws.

fresh-seedLabel = Seed, a whole number

fresh-seedBad = A seed is a whole number from 0 to 4294967295.

fresh-anotherSeed = Another

fresh-gameName = Name of the game

fresh-gameNameText = So that you find it again. It may stay empty.

fresh-start = Start the game

fresh-back = Back to the games

# $value (text)
fresh-usual = { $value } (as usual)

fresh-same = Two seats cannot wear one colour: they have changed places.
