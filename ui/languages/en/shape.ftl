# What a piece of land is called by how far it reaches on its tile. Sides and corners are told clockwise from the north.

# A corner of a tile, in the lists of the messages below.
# $it (NE|SE|SW|NW)
corner = { $it ->
        [NE] north-east
        [SE] south-east
        [SW] south-west
       *[NW] north-west
    }

# $corners (list)
# $cornerCount (number)
corners = { $cornerCount ->
        [one] { AND($corners, each: "corner") } corner
       *[other] { AND($corners, each: "corner") } corners
    }

# $from (N|E|S|W)
fromSide = { $from ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }

# $to (N|E|S|W)
toSide = { $to ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }

# How far a road reaches that crosses its tile from one side to another.
# $from (N|E|S|W)
# $to (N|E|S|W)
across = from { fromSide } to { toSide }

# How far land reaches: “both” is sides, and corners that no such side touches.
# $extent (all|sides|corners|both|middle)
# $sides (list)
# $corners (list)
# $cornerCount (number)
spread = { $extent ->
        [all] on all sides
        [sides] in the { AND($sides, each: "eachSide") }
        [corners] in the { corners }
        [both] in the { AND($sides, each: "eachSide") } and the { corners }
       *[middle] in the middle
    }

# $kind (road|city|monastery|field|garden|tower|river)
# $extent (all|sides|corners|both|middle)
# $sides (list)
# $corners (list)
# $cornerCount (number)
piece = { $kind ->
        [road] road { spread }
        [city] city { spread }
        [monastery] monastery
        [field] field { spread }
        [garden] garden { spread }
        [tower] tower { spread }
       *[river] river { spread }
    }

# A city that reaches several sides of its tile.
# $extent (all|sides|corners|both|middle)
# $sides (list)
# $corners (list)
# $cornerCount (number)
oneCity = one city { spread }

# $sides (list)
roadBetween = road between { AND($sides, each: "eachSide") }

# $sides (list)
roadTo = road to the { AND($sides, each: "eachSide") }

# A road that ends in a village on its tile.
# $sides (list)
roadFromVillage = road from a village to the { AND($sides, each: "eachSide") }

# $sides (list)
riverBetween = river between { AND($sides, each: "eachSide") }

# $sides (list)
riverEnd = end of a river in the { AND($sides, each: "eachSide") }

# Land and what stands on it.
# $land (text)
# $things (list)
with = { $land } with { AND($things) }

# Several cities, each on one side.
# $sides (list)
cities = separate cities in the { AND($sides, each: "eachSide") }

# Several roads, each to one side.
# $sides (list)
roads = separate roads to the { AND($sides, each: "eachSide") }

# $sides (list)
roadsFromVillage = roads from a village to the { AND($sides, each: "eachSide") }

cornerFields = a field in each corner
