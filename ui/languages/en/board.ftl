# $tiles (number)
label = { $tiles ->
        [one] Board with { $tiles } tile
       *[other] Board with { $tiles } tiles
    }

game = Game

opening = The game is being opened …

borders = A border in a player’s colour marks the tile that this player laid last.

notHere = Not here

# $action (text)
refused = { $action }: not possible

tools-label = Board

tools-nearer = Zoom in

tools-farther = Zoom out

tools-all = Show the whole board

tools-inspect = What fits here

tools-turn = Turn the tile

tools-aids = What the board shows

# The letter of the compass.
tools-north = N

feature-label = Feature

feature-complete = complete

feature-nobody = Nobody stands here.

# $strength (number)
feature-leads = leads with { $strength }

# $strength (number)
feature-has = has { $strength }

# $points (number)
feature-worth = { COUNT($points, of: "points") }

# $cities (number)
feature-cities = { $cities ->
        [one] It touches { $cities } completed city.
       *[other] It touches { $cities } completed cities.
    }

cell-label = What fits here

cell-taken = This tile lies here.

cell-apart = No tile lies beside this place yet.

# $count (number)
cell-times = { $count } ×

# $ways (number)
cell-drawn = { $ways ->
        [0] The drawn tile does not fit here.
       *[other] { $ways ->
            [one] The drawn tile fits here in { $ways } way.
           *[other] The drawn tile fits here in { $ways } ways.
        }
    }
