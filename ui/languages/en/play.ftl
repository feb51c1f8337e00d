continueText = Continue where you left off

# A game against a bot that begins at once.
# $bot (text)
playNow = Play against { $bot } now

newGame = New game

games = Your games

# $count (number)
earlier = Show older games ({ $count })

none = You have no games yet. Start one: Bastide saves every move, so you can close the window at any time.

resume = Resume

look = Look back

rename = Rename

renamed = Renamed.

nameOf = Name of the game

keep = Save the name

remove = Delete

undoRemove = Undo

open = Open a file

save = Save as a file

export = Copy as text

# The names of the buttons of one game.
# $name (text)
of-resume = Resume “{ $name }”

# $name (text)
of-look = Look back at “{ $name }”

# $name (text)
of-review = Review “{ $name }”

# $name (text)
of-rename = Rename “{ $name }”

# $name (text)
of-save = Save as a file: “{ $name }”

# $name (text)
of-export = Copy as text: “{ $name }”

# $name (text)
of-remove = Delete “{ $name }”

# $name (name)
removed = “{ $name }” was deleted.

# $name (name)
restored = “{ $name }” was restored.

# $name (name)
imported = “{ $name }” was added.

# A game without a name that was tried out of another.
# $name (text)
trial = { $name } (trial)

# Above the board.
# $name (text)
trialOf = A trial from “{ $name }”. That game stays as it was.

# $step (number)
# $name (name)
branch = From step { $step } of “{ $name }”

# $step (number)
branchGone = From step { $step } of a deleted game

lookedAt = A moment from the review.

toReview = Back to the review

finished = Finished

# $count (number)
tiles = { COUNT($count, of: "tiles") }

# When it was last played.
# $when (date)
touched = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

ownTiles = Selected tiles

# $names (list)
withExpansions = With { AND($names) }

# $name (text)
picture = The board of { $name }

exportTitle = The game as text

exportText = This text holds the whole game: name, players and colours, tiles, rules and every decision. Copy it to share the game.

import = Paste a game

importTitle = Add a game from text

importText = Paste the text of a game here.

importLabel = Text of the game

importDo = Add the game

# $count (number)
importFaults = This text has { COUNT($count, of: "faults") }.

# $path (text)
at = { $path }:{ " " }

fresh-title = New game

fresh-lead = Choose who plays, with which tiles and by which rules.

fresh-seats = Players

fresh-seatsText = One to six, in turn order.

# $number (number)
fresh-seat = Seat { $number }

fresh-name = Name

# $number (number)
fresh-nameOf = Name at seat { $number }

fresh-who = Who plays

# $number (number)
fresh-whoAt = Who plays at seat { $number }

fresh-person = Person

fresh-bots = Bots

# Names that are offered, one for each seat.
fresh-personNames-1 = Anna

fresh-personNames-2 = Ben

fresh-personNames-3 = Clara

fresh-personNames-4 = David

fresh-personNames-5 = Eva

fresh-personNames-6 = Felix

fresh-botNames-1 = Odo

fresh-botNames-2 = Berta

fresh-botNames-3 = Gui

fresh-botNames-4 = Alys

fresh-botNames-5 = Remi

fresh-botNames-6 = Joan

# $number (number)
fresh-colour = Colour of seat { $number }

# The colours of players, by their place.
fresh-colours-1 = red

fresh-colours-2 = blue

fresh-colours-3 = yellow

fresh-colours-4 = teal

fresh-colours-5 = black

fresh-colours-6 = white

fresh-coloursBlind-1 = orange

fresh-coloursBlind-2 = blue

fresh-coloursBlind-3 = yellow

fresh-coloursBlind-4 = sky blue

fresh-coloursBlind-5 = black

fresh-coloursBlind-6 = white

fresh-same = Two players can’t have the same colour, so they swapped.

# $number (number)
fresh-pattern = Pattern of seat { $number }

fresh-patterns-plain = plain

fresh-patterns-stripes = stripes

fresh-patterns-dots = dots

fresh-patterns-bars = bars

fresh-patterns-checks = checks

fresh-patterns-waves = waves

fresh-add = Add a player

# $number (number)
fresh-removeSeat = Remove seat { $number }

# $number (number)
fresh-up = Move seat { $number } up

fresh-table-title = Expansions

fresh-table-text = Choose any number. Each brings its tiles, figures and rules.

fresh-table-always = Always included.

# $count (number)
fresh-table-inBox = { COUNT($count, of: "tiles") }

fresh-table-withoutTiles = no tiles

# $count (number)
fresh-table-tiles = The game has { COUNT($count, of: "tiles") }, including the starting tile.

# What each player has at the start, such as “7 followers”.
# $pieces (list)
fresh-table-pieces = Each player starts with { AND($pieces) }.

# $name (text)
fresh-table-ownLies = Your mix “{ $name }” is used instead of expansions.

# $names (list)
fresh-table-ownRules = These rules are on: { AND($names) }.

# $names (list)
fresh-table-shelf = Your expansions: { AND($names) }.

fresh-table-noShelf = Tell Bastide which expansions you own.

fresh-table-remember = Save as my expansions

fresh-table-remembered = Your expansions are saved.

fresh-table-shortcuts = Presets

fresh-table-own = Your mixes

fresh-course-state-new = Not started

fresh-course-state-begun = Started

fresh-course-state-learned = Learned

# Each with the expansion’s name, or without it where that stands beside it.
fresh-course-open-new = Learn

fresh-course-open-begun = Continue learning

fresh-course-open-learned = Learn again

# $expansion (text)
fresh-course-named-new = Learn { $expansion }

# $expansion (text)
fresh-course-named-begun = Continue learning { $expansion }

# $expansion (text)
fresh-course-named-learned = Learn again: { $expansion }

fresh-options = Optional rules

fresh-optionsText = Where the printed rules leave something open. The first choice is the usual one.

# $value (text)
fresh-usual = { $value } (usual)

fresh-help = Help during the game

fresh-helpText = Choose most help on the board and in the settings. This switch holds for the whole game.

fresh-locked = No help at all

fresh-lockedText = No odds, hints, bot reasoning, blunder warnings or undo until the game is over.

fresh-seed = Seed

fresh-seedText = The same seed, tiles and players give the same draws.

fresh-seedLabel = Seed (a whole number)

fresh-seedBad = A seed is a whole number from 0 to 4294967295.

fresh-anotherSeed = New seed

fresh-gameName = Name of the game

fresh-gameNameText = Optional. It helps you find the game later.

fresh-start = Start the game

fresh-back = Back to the games
