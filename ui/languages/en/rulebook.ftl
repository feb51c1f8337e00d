contents = Contents

search = Search the rules

clear = Clear the search

# $words (list)
also = Also searched for: { AND($words) }

# $count (number)
found = { COUNT($count, of: "passagesFound") }

# $chapter (text)
# $count (number)
inChapter = { $chapter }, { $count } found

# $count (number)
close = { COUNT($count, of: "closeMatches") }

partly = No rule has all of these words. Closest matches:

best = Best matches first

# $count (number)
more = Show { $count } more

nothing = No rule matches. Try the name of a piece, such as builder or tower.

# $id (text)
unknown = The rulebook has no rule “{ $id }”.

toGame = Back to the game

see = See also

# $option (text)
ways-of = { $option }: the ways to play compared

ways-what = Compared

# $number (number)
ways-way = Way { $number }

ways-usual = usual

ways-means = What it means

ways-printed = Printed in

ways-none = no edition

# The editions in which a rule is printed.
# $editions (list)
ways-editions = { AND($editions, each: "edition") }

# One of a list of editions; the last is an expansion sold in a small box.
# $it (first|second|third|third-revised|mini)
edition = { $it ->
    [first] first edition
    [second] second edition
    [third] third edition
    [third-revised] third edition, revised
   *[mini] small box of its own
}

matrix-title = Rulings for two expansions

matrix-how = The number of rulings for each pair of expansions. Press a number to list them.

# $learned (number)
matrix-known = { $learned } learned

matrix-none = none

# The accessible name of a number in the table.
# $expansions (list)
# $rulings (number)
# $learned (number)
matrix-cell = { $learned ->
    [0] { AND($expansions) }: { COUNT($rulings, of: "rulings") }
   *[other] { AND($expansions) }: { COUNT($rulings, of: "rulings") }, { $learned } learned
}

# $expansions (list)
matrix-both = { AND($expansions) }

# $expansions (list)
# $rulings (number)
matrix-listed = { $rulings ->
    [one] { AND($expansions) }: { $rulings } ruling is listed below the table.
   *[other] { AND($expansions) }: { $rulings } rulings are listed below the table.
}

# $tiles (number)
tiles-title = { COUNT($tiles, of: "tiles") } in this expansion

# One's own tiles are not part of the expansion.
# $tiles (number)
# $own (number)
tiles-titleWithOwn = { COUNT($tiles, of: "tiles") } in this expansion, and { COUNT($own, of: "tiles") } of your own

# $looks (text)
# $count (number)
tiles-unnamed = { $looks }. { COUNT($count, of: "copies") }

tiles-own = yours

# $count (number)
tiles-copies = { $count }×

# $name (text)
# $looks (text)
# $count (number)
tiles-tile = { $name }: { $looks }. { COUNT($count, of: "copies") }

chapters-rulings = Combining expansions

chapters-options = Optional rules

notes-rulings = What applies when you combine expansions, or when the printed rules leave a question open.

notes-options = Groups play these differently. You choose when you start a game; otherwise the usual rule applies.

# $source (text)
from = Source: { $source }

groups-components = In the box

groups-rules = The rules

groups-notes = Good to know

kinds-clarification = Clarification

kinds-example = Example
