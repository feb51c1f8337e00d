title = Totals

# $tiles (number)
# $designs (number)
size = { COUNT($tiles, of: "tiles") }, { COUNT($designs, of: "designs") }.

beside = The line shows the base game.

sides = Sides

side-field = Field

side-road = Road

side-city = City

side-river = River

things = On the tiles

here = here

base = base game

patterns = Edge patterns

patternsNote = Field, road and city around a tile, clockwise.

edge-field = field

edge-road = road

edge-city = city

edge-river = river

# The four sides of a tile, clockwise.
# $first (text)
# $second (text)
# $third (text)
# $fourth (text)
pattern = { $first }, { $second }, { $third }, { $fourth }

corners = Tiles that fit a corner

cornersNote = Two sides that meet, clockwise: how many of the tiles fit there. The small figure is the base game.

nothing = Nothing fits there.

# $count (number)
turns = { $count ->
        [one] About { $count } turn
       *[other] About { $count } turns
    }

# $count (number)
each = ({ $count } for each of two players)

# $percent (number)
share = { $percent } %
