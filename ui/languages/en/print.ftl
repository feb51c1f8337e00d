print = Print

fromBuild = Print tiles

above = On paper

# $name (text)
title = Print “{ $name }”

back = To Build

toSet = To the tile set

toMix = To the mix

what = What to print

ownSets = Your tile sets

ownMixes = Your mixes

sets = Tile sets of Bastide

mixes = Mixes of Bastide

paper = Paper

papers-a4 = A4

papers-letter = Letter

size = Tile size

usual = 45 mm

usualNote = 45 mm is the usual size and matches printed games.

own = Custom size

ownSize = Side of a tile in millimetres

cut = Cutting guides

cuts-marks = Marks at the edge

cuts-lines = Lines around tiles

cuts-stickers = Stickers

cuts-nothing = None

stickersNote = Tiles lie 3 mm apart, with round corners. The marks in the corners are for cutting machines.

bleed = Bleed

bleeds-none = None

bleeds-two = 2 mm

bleeds-three = 3 mm

bleedNote = The picture continues past the cut, so a slightly wrong cut shows no white. Fewer tiles fit on a sheet.

backs = Backs

backsNote = After each sheet comes a sheet of backs. Print double-sided and flip on the long edge.

reference = Reference pages

referenceNote = They describe the tiles in words, with the rules they need.

baseRules = Rules of the base game

baseRulesNote = Leave them out if everybody knows them.

tiles = Tiles to print

# $tile (text)
copies = Copies of the tile: { $tile }

asThere = As in the set

oneEach = One of each

none = None

# How many tiles on how many sheets.
# $tiles (number)
# $sheets (number)
total = { COUNT($tiles, of: "tiles") } on { COUNT($sheets, of: "sheets") }

pages = Pages

# $at (number)
# $of (number)
page = Page { $at } of { $of }

# A page, and what is on it: one of the three that follow.
# $at (number)
# $of (number)
# $what (text)
pageWith = { page }: { $what }

# $count (number)
kinds-sheet = { COUNT($count, of: "tiles") }

# $count (number)
kinds-backs = { COUNT($count, of: "backSides") }

# $count (number)
kinds-reference = reference

earlier = Previous page

later = Next page

large = Zoom in

whole = Whole page

save = Save as PDF…

# $done (number)
# $of (number)
drawing = Drawing { $done } of { $of }

saving-title = Save the pages as PDF

saving-kind = PDF

picture-open = Save picture

# $tile (text)
picture-title = Picture of the tile { $tile }

picture-pixels = Width in pixels (PNG)

picture-note = SVG stays sharp at every size. PNG is a plain image, as photos are.

picture-svg = Save as SVG

picture-png = Save as PNG

savingPicture-svg-title = Save the tile as SVG

savingPicture-svg-kind = SVG

savingPicture-png-title = Save the tile as PNG

savingPicture-png-kind = PNG

table-open = Print a rule sheet

table-boxes = Expansions

# $names (list)
table-lead = On the table: { AND($names) }.

table-paper-title = Rule sheet for the table

table-paper-setup = Before the first turn

table-paper-turn = A turn, step by step

table-paper-scores = What scores when

table-paper-tiles = Odd tiles

table-paper-options = Chosen for this game

table-paper-disputes = Common questions

table-paper-ruling = Our ruling: the printed rules leave it open.

scores-title = Score sheet

scores-open = Score sheet

# $turns (number)
scores-over = The game ended after { COUNT($turns, of: "turns") }.

# $turn (number)
scores-under = The game is at turn { $turn }.

scores-bySource = Points by source

scores-byTurn = Turn by turn

scores-final = Final scoring

# $day (date)
scores-begun = { DATETIME($day, dateStyle: "long") }.

# $boxes (list)
scores-with = With { AND($boxes) }.

# The row of who came first, second and so on.
scores-place = Place

# What a player has after a turn, and what the turn gave.
# $now (text)
# $gain (text)
scores-running = ({ $gain }) { $now }

# $turn (number)
# $name (text)
scores-turnOf = Turn { $turn }: { $name }

# $turn (number)
scores-turnAlone = Turn { $turn }

# A line of the final scoring: $cause is such as “for a road”.
# $name (text)
# $cause (text)
scores-atEnd = { $name }, { $cause }

# $who (person)
# $points (number)
scores-seat = { $who ->
    [you] You: { COUNT($points, of: "points") }
   *[other] { $whoName }: { COUNT($points, of: "points") }
}

scores-counted = How each point was counted

# $turn (number)
# $what (text)
scores-turn = Turn { $turn }. { $what }

# $line (text)
# $rule (text)
scores-line = { $line } ({ $rule }).

# The program puts the numbers of the sheet where n and of stand, here and below.
paged-sheet = Sheet { "{" }n{ "}" } of { "{" }of{ "}" }

paged-back = Back of sheet { "{" }n{ "}" } of { "{" }of{ "}" }

paged-scale = 5 cm, if printed at full size

paged-tiles = The tiles

paged-page = Page { "{" }n{ "}" } of { "{" }of{ "}" }

# $count (number)
paged-copies = { COUNT($count, of: "tiles") }

# $name (text)
# $count (number)
paged-namedCopies = { $name } · { COUNT($count, of: "tiles") }

# $author (text)
paged-by = By { $author }

# $author (text)
# $licence (text)
paged-byUnder = By { $author } · { $licence }

rulesPage-title = Rules of this set

rulesPage-note = What players need to know. Printed with the reference pages. An empty part is left out.

rulesPage-drawnOnly = Bots and the lab play what is drawn on the tiles. They don’t know these rules.

# $name (name)
rulesPage-rulesOf = Rules of “{ $name }”

# $of (setup|placing|figures|scoring|ending|questions)
rulesPage-chapter = { $of ->
    [setup] Setup
    [placing] Placing a tile
    [figures] Placing a figure
    [scoring] Scoring
    [ending] End of the game
   *[questions] Questions and other expansions
}

sheets-title = Pictures of all tiles

sheets-note = One PNG with every tile that is chosen above, at 300 dpi.

sheets-full = Save all tiles

sheets-tabletop = Save for Tabletop Simulator

# $columns (number)
# $rows (number)
# $count (number)
sheets-cells = { $columns } columns, { $rows } rows, { $count } tiles: enter these numbers when you add a custom deck.

# $most (number)
sheets-tooMany = Choose at most { $most } tiles.

refused-what = This cannot be printed.

refused-noTiles-why = No tile is chosen.

refused-noTiles-todo = Choose at least one copy of a tile.

# $most (number)
refused-tooManyTiles-why = There are more than { $most } tiles, the most that fit into one file.

refused-tooManyTiles-todo = Print some of them first, then the others.

refused-tooManyWords-why = The rules and tiles need more text than reference pages can hold.

refused-tooManyWords-todo = Print without reference pages.

# $least (number)
# $most (number)
refused-size-why = A tile can be { $least } to { $most } mm wide.

refused-size-todo = Choose another size.

# $most (number)
refused-bleed-why = The bleed can be { $most } mm at most.

refused-bleed-todo = Choose a smaller one.

# $least (number)
# $most (number)
refused-pixels-why = A picture can be { $least } to { $most } pixels wide.

refused-pixels-todo = Choose another size.

# $tile (text)
refused-notDrawn-why = The picture of the tile { $tile } is missing.

refused-notDrawn-todo = Try again.

# $tile (text)
# $why (unreadable|too-long|not-square|not-only-paths)
refused-picture-why = { $why ->
    [unreadable] The picture of { $tile } cannot be read.
    [too-long] The picture of { $tile } is too large for a tile.
    [not-square] The picture of { $tile } is not square.
   *[not-only-paths] The picture of { $tile } contains more than lines and areas.
}

# $why (unreadable|too-long|not-square|not-only-paths)
refused-picture-unnamed = { $why ->
    [unreadable] The picture cannot be read.
    [too-long] The picture is too large for a tile.
    [not-square] The picture is not square.
   *[not-only-paths] The picture contains more than lines and areas.
}

refused-picture-todo = This is a bug in Bastide. Please tell us which tile it was.

refused-failed-todo = This is a bug in Bastide. Please report it.
