title = What it comes to

beside = The line shows the base game.

sides = Sides

side-field = Field

side-road = Road

side-city = City

side-river = River

things = On the tiles

here = here

base = base game

patterns = Sides as they stand together

patternsNote = Field, road and city around a tile, clockwise.

corners = Tiles that fit a corner

cornersNote = Two sides that meet, clockwise: how many of the tiles can go there; small, in the base game.

# $one (text)
# $other (text)
corner = { $one } beside { $other }

nothing = Nothing fits there.

# $count (number)
turns = { $count ->
        [one] About { $count } turn
       *[other] About { $count } turns
    }

# $count (number)
each = { $count } for each of two players
