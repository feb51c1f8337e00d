add = Blank tile

take = Add from a set

takeTitle = Add a tile from a set

# $copies (number)
comes = { COUNT($copies, of: "copies") }

copy = Copy

cut = Cut

paste = Paste

# $count (number)
copied = { $count ->
    [one] { $count } tile copied.
   *[other] { $count } tiles copied.
}

# $count (number)
chosen = { COUNT($count, of: "tilesChosen") }

# $name (text)
choose = Select tile { $name }

list = Tiles of the set

# A tile of the list, as a link to where it is drawn.
# $name (text)
# $look (text)
draw = Draw { $name }: { $look }

# $name (text)
# $look (text)
shown = { $name }: { $look }

# $name (text)
duplicateThis = Duplicate tile { $name }

# $name (text)
removeThis = Delete tile { $name }

# $name (text)
earlier = Move tile { $name } one place earlier

# $name (text)
later = Move tile { $name } one place later

# $name (text)
copies = Copies of tile { $name }

rules = Rules that the tiles need

rulesNote = Ticked to match what your tiles show. Change it if you mean something else.

twins = Twins

twinsNote = Tiles that are the same when turned, or mirrored.

noTwins = No two tiles are alike.

# $tile (text)
# $others (list)
# $how (same|mirrored)
twin = { $how ->
    [mirrored] { $tile } is the mirror image of { AND($others) }.
   *[same] { $tile } is the same as { AND($others) }.
}

# $tile (text)
tileCalled = “{ $tile }”

# $tile (text)
# $set (name)
tileCalledOf = “{ $tile }” of “{ $set }”

symbol = Mark of the set

symbolNote = It stands in the corner of each tile, on paper and on screen, so that you find your tiles again.

symbolNone = None

# $symbol (circle|square|triangle|diamond|star|cross|moon|drop)
symbolNamed = { $symbol ->
    [circle] Circle
    [square] Square
    [triangle] Triangle
    [diamond] Diamond
    [star] Star
    [cross] Cross
    [moon] Moon
   *[drop] Drop
}

back = Backs

backNote = They’re printed when you ask for backs.

backUsual = The usual back is printed.

backOwn = The back that you chose

backRestore = Use the usual back
