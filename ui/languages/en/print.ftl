print = Print

fromBuild = Print tiles

above = On paper

# $name (text)
title = Print “{ $name }”

back = To Build

what = What is printed

ownSets = Your tile sets

ownMixes = Your mixes

sets = Tile sets of Bastide

mixes = Mixes of Bastide

paper = Paper

papers-a4 = A4

papers-letter = Letter

size = Size of a tile

usual = 45 mm

usualNote = 45 mm is the usual size, and goes with tiles from a shop.

own = Own size

ownSize = Side of a tile in millimetres

cut = Where to cut

cuts-marks = Marks at the edge

cuts-lines = Lines around tiles

cuts-nothing = Nothing

bleed = Edge beyond the cut

bleeds-none = None

bleeds-two = 2 mm

bleeds-three = 3 mm

bleedNote = With an edge the picture goes on beyond the cut, so that a cut that slips shows no white. Tiles stand apart, and fewer go on a sheet.

backs = Back sides

backsNote = Each sheet is followed by its backs. Print on both sides, turned over the long edge.

reference = Reference

referenceNote = Pages that tell the tiles in words, with the rules that they need.

tiles = Which tiles

# $tile (text)
copies = Copies of the tile: { $tile }

asThere = As it has them

oneEach = One of each

none = None

pages = The pages

# $at (number)
# $of (number)
page = Page { $at } of { $of }

# $count (number)
kinds-backs = { COUNT($count, of: "backSides") }

earlier = Page before

later = Next page

large = Larger

whole = Whole page

save = Save as PDF

# $done (number)
# $of (number)
drawing = Drawing: { $done } of { $of }

saving-title = Save the pages as PDF

saving-kind = PDF

picture-open = Save picture

# $tile (text)
picture-title = The picture of tile { $tile }

picture-pixels = Width in pixels, for PNG

picture-note = SVG is made of lines and stays sharp in every size. PNG is made of points, as photos are.

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

table-paper-turn = A turn, step by step

table-paper-scores = What scores when

table-paper-options = Chosen at this table

table-paper-disputes = What tables argue about

scores-title = Score sheet

scores-open = Score sheet

# $turns (number)
scores-over = { $turns ->
        [one] The game is over after { $turns } turn.
       *[other] The game is over after { $turns } turns.
    }

# $turn (number)
scores-under = The game stands at turn { $turn }.

scores-bySource = Points by source

scores-byTurn = Turn by turn

scores-final = Final scoring

# $name (text)
# $points (number)
scores-seat = { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }

# $source (text)
# $points (text)
scores-played = { $source }: { $points }.

# $source (text)
# $points (text)
# $atEnd (text)
scores-both = { $source }: { $points }, and { $atEnd } at the end.

scores-nothing = No points.

# $turn (number)
# $what (text)
scores-turn = Turn { $turn }. { $what }

# $line (text)
# $rule (text)
scores-line = { $line } ({ $rule }).

paged-sheet = Sheet { "{" }n{ "}" } of { "{" }of{ "}" }

paged-back = Back of sheet { "{" }n{ "}" } of { "{" }of{ "}" }

paged-scale = 5 cm, if printed in full size

paged-tiles = The tiles

paged-page = Page { "{" }n{ "}" } of { "{" }of{ "}" }

# $author (text)
paged-by = By { $author }
