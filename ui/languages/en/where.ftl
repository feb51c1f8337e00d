# How places of the board are told: as a walk of so many places from the first tile.

# $columns (number)
# $eastWest (east|west|none)
eastWest = { $eastWest ->
        [east] { $columns } east
        [west] { $columns } west
       *[none] {""}
    }

# $rows (number)
# $northSouth (north|south|none)
northSouth = { $northSouth ->
        [north] { $rows } north
        [south] { $rows } south
       *[none] {""}
    }

# $columns (number)
# $eastWest (east|west|none)
# $rows (number)
# $northSouth (north|south|none)
walk = { $eastWest ->
        [none] { northSouth }
       *[other] { $northSouth ->
            [none] { eastWest }
           *[other] { eastWest }, { northSouth }
        }
    }

# Any place but that of the first tile. Alone, as in a list of places; "full" says what it is counted from; "at" is where
# something happens; "of" follows what lies there, as in “the city 2 east of the first tile”.
# $form (alone|full|at|of|the-place|the-tile)
# $columns (number)
# $eastWest (east|west|none)
# $rows (number)
# $northSouth (north|south|none)
place = { $form ->
        [alone] { walk }
        [full] { walk } of the first tile
        [at] at { walk }
        [of] { walk } of the first tile
        [the-place] the place { walk } of the first tile
       *[the-tile] the tile { walk } of the first tile
    }

# The place of the first tile, in the same forms.
# $form (alone|full|at|of|the-place|the-tile)
first = { $form ->
        [alone] the first tile
        [full] the first tile
        [at] on the first tile
        [of] on the first tile
        [the-place] the place of the first tile
       *[the-tile] the first tile
    }

# What somebody may type for a direction, such as “2 north” or “2n”, and for the first tile; words with a space between them.
typed-north = n north

typed-east = e east

typed-south = s south

typed-west = w west

typed-first = first
