contents = In this book

search = Search the rules

clear = Clear the search

# $words (list)
also = Also looked for: { AND($words) }

# $count (number)
found = { COUNT($count, of: "passagesFound") }

# $chapter (text)
# $count (number)
inChapter = { $chapter }, { $count } found

# $count (number)
close = { COUNT($count, of: "closeMatches") }

partly = No rule has all of these words. These come closest:

best = Best matches first

# $count (number)
more = { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }

nothing = No rule says anything like that. Try a piece’s name, such as builder or tower.

# $id (text)
unknown = There is no rule “{ $id }” in this book.

toGame = Back to the game

see = See also

# $option (text)
ways-of = { $option }: the ways side by side

ways-what = What is told

# $number (number)
ways-way = Way { $number }

ways-usual = usual

ways-means = It means

ways-printed = Printed in

ways-none = no edition

matrix-title = Rulings by two expansions

matrix-how = How many rulings there are on each two that come together. A number opens its list.

# $learned (number)
matrix-known = { $learned } learned

matrix-none = none

# $expansions (list)
matrix-both = { AND($expansions) }

# $expansions (list)
# $rulings (number)
matrix-listed = { AND($expansions) }: { COUNT($rulings, of: "rulingsAre") } listed below the table.

# $tiles (number)
tiles-title = { $tiles ->
        [one] Its { $tiles } tile
       *[other] Its { $tiles } tiles
    }

# One's own tiles are no tiles of the box.
# $tiles (number)
# $own (number)
tiles-titleWithOwn = { $tiles ->
        [one] Its { $tiles } tile
       *[other] Its { $tiles } tiles
    }, and { $own ->
        [one] { $own } tile of your own
       *[other] { $own } tiles of your own
    }

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

chapters-rulings = When rules meet

chapters-options = Rules to choose

notes-rulings = What holds when expansions come together, and where the printed rules leave a question open.

notes-options = Tables differ. You choose when you begin a game; without a choice the usual one holds.

# $source (text)
from = From: { $source }

groups-components = In the box

groups-rules = The rules

groups-notes = Also good to know

kinds-clarification = Clarification

kinds-example = Example
