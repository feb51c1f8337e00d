add = Blank tile

take = From a set

takeTitle = Take a tile from a set

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
choose = Choose tile { $name }

list = Tiles of the set

draw = Draw

duplicate = Double

remove = Delete

# $name (text)
earlier = Move tile { $name } one place earlier

# $name (text)
later = Move tile { $name } one place later

# $name (text)
copies = Copies of tile { $name }

rules = Rules that the tiles need

rulesNote = Ticked is what your tiles show. Change it where you mean something else.

twins = Twins

twinsNote = Tiles that are the same when one is turned, or seen in a mirror.

noTwins = Every tile looks like no other.
