# $tiles (number)
label = Board with { COUNT($tiles, of: "tiles") }

game = Game

opening = Opening the game …

borders = A border in a player’s colour marks the tile that this player placed last.

notHere = Not here

# $action (text)
refused = { $action }: not possible

# Where the tile in hand is held over the board. It is heard at every step.
# $place (text)
# $rotation (number)
# $fits (yes|no)
aimed = { $fits ->
    [yes] { CAPITAL($place) }, { asTurned }
   *[no] { CAPITAL($place) }, { asTurned }: does not fit
}

tools-label = Board

tools-nearer = Zoom in

tools-farther = Zoom out

tools-all = Show the whole board

tools-inspect = What fits here

tools-turn = Turn the tile

tools-move = Move the view

tools-up = View up

tools-left = View left

tools-right = View right

tools-down = View down

tools-aids = Board display

# The letter of the compass.
tools-north = N

feature-label = Feature

# $kind (road|city|monastery|field|garden|tower|river)
feature-title = { $kind ->
    [road] Road
    [city] City
    [monastery] Monastery
    [field] Field
    [garden] Garden
    [tower] Tower
   *[river] River
}

feature-complete = complete

# $kind (road|city|monastery|field|garden|tower|river)
# $open (number)
feature-open = { $kind ->
    [monastery] { feature-openPlaces }
    [garden] { feature-openPlaces }
   *[other] { $open ->
        [one] { $open } side is still open.
       *[other] { $open } sides are still open.
    }
}

# $open (number)
feature-openPlaces = { $open ->
    [one] { $open } place around it is free.
   *[other] { $open } places around it are free.
}

feature-nobody = No figures here.

# $strength (number)
feature-leads = leads with { $strength }

# $strength (number)
feature-has = has { $strength }

# $points (number)
feature-worth = { COUNT($points, of: "points") }

# Points now, and when it is complete: a road or a city may still grow, a monastery has nine tiles then.
# $now (number)
# $closed (number)
# $grows (yes|no)
feature-whenComplete = { $grows ->
    [yes] { $now } now, at least { $closed } when complete
   *[no] { $now } now, { $closed } when complete
}

# $now (number)
feature-asNow = { $now } now

# How the points are counted, such as “3 tiles × 2 = 6”.
# $lines (list)
feature-lines = { AND($lines) }

# $cities (number)
feature-cities = { $cities ->
    [one] It touches { $cities } completed city.
   *[other] It touches { $cities } completed cities.
}

cell-label = What fits here

# $place (text)
cell-title = { CAPITAL($place) }

# Of the tiles that are left.
# $fits (number)
# $left (number)
# $percent (number)
cell-fits = { $left ->
    [0] No tiles are left.
    [one] { $fits } of { $left } tile left fits here ({ $percent } %).
   *[other] { $fits ->
        [one] { $fits } of { $left } tiles left fits here ({ $percent } %).
       *[other] { $fits } of { $left } tiles left fit here ({ $percent } %).
    }
}

cell-taken = This tile is here.

cell-apart = No tile touches this place yet.

# $count (number)
cell-times = { $count } ×

# $ways (number)
cell-drawn = { $ways ->
    [0] The drawn tile does not fit here.
    [one] The drawn tile fits here in { $ways } way.
   *[other] The drawn tile fits here in { $ways } ways.
}

# $rotation (number)
cell-turned = { CAPITAL(asTurned) }:
