# A place of the board and what is there. It is heard at every step of a walk over the board: short, and what matters first.
# $place (text)
# $there (text)
cell = { CAPITAL($place) }: { $there }.

empty = empty

free = free

# The tile in hand; $ways are phrases such as “turned right”.
# $count (number)
# $ways (list)
fits = { $count ->
    [0] the tile does not fit
    [4] the tile fits in every turn
   *[other] the tile fits { AND($ways) }
}

onlyField = field everywhere

# $land (text)
# $figures (list)
occupied = { $land }, { AND($figures) }

# Figures of one owner and kind on one piece of land.
# $who (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $count (number)
figures = { $who ->
    [you] { $count ->
        [one] your { standing }
       *[other] your { $count } { severalStanding }
    }
   *[other] { $count ->
        [one] { $whoName }’s { standing }
       *[other] { $whoName }’s { $count } { severalStanding }
    }
}

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
severalStanding = { $figure ->
    [follower] { $kind ->
        [road] thieves
        [city] knights
        [monastery] monks
        [field] farmers
       *[other] followers
    }
    [big-follower] { $kind ->
        [road] large thieves
        [city] large knights
        [monastery] large monks
        [field] large farmers
       *[other] large followers
    }
    [abbot] abbots
    [builder] builders
   *[pig] pigs
}

# What stands on what is built.
# $figures (text)
# $kind (road|city|monastery|field|garden|tower|river)
above = { $figures } { onTheKind }

# The tile that somebody placed last.
# $who (person)
lastTile = { $who ->
    [you] your last tile
   *[other] { $whoName }’s last tile
}

# $kind (road|city|monastery|garden|field|tower|river)
# $open (number)
open = { $kind ->
    [monastery] { openPlaces }
    [garden] { openPlaces }
   *[other] { $open ->
        [one] { $open } side open
       *[other] { $open } sides open
    }
}

# $open (number)
openPlaces = { $open ->
    [one] { $open } place around it free
   *[other] { $open } places around it free
}

# $cities (number)
cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}

complete = complete

# Whom a feature would pay.
# $points (number)
# $who (person)
share = { $who ->
    [you] { COUNT($points, of: "points") } for you
   *[other] { COUNT($points, of: "points") } for { $whoName }
}

nobody = nobody’s

# A piece of land, how its feature stands, and whose it is; $owners is a list of shares, or “nobody’s”.
# $land (text)
# $state (text)
# $owners (list)
whose = { $land }: { $state }, { AND($owners) }

# A feature with its size.
# $kind (road|city|monastery|garden|field|tower|river)
# $tiles (number)
feature = { $kind ->
    [road] road of { COUNT($tiles, of: "tiles") }
    [city] city of { COUNT($tiles, of: "tiles") }
    [monastery] monastery
    [field] field of { COUNT($tiles, of: "tiles") }
    [garden] garden
    [tower] tower of { COUNT($tiles, of: "tiles") }
   *[river] river of { COUNT($tiles, of: "tiles") }
}

# What a decision would do to a feature: $shares says whom it pays.
# $kind (road|city|monastery|garden|field|tower|river)
# $tiles (number)
# $shares (list)
completes = completes the { feature }: { AND($shares) }

# $kind (road|city|monastery|garden|field|tower|river)
# $tiles (number)
# $points (number)
completesUnowned = completes the { feature }, worth { COUNT($points, of: "points") }

# $kind (road|city|monastery|garden|field|tower|river)
# $tiles (number)
# $state (text)
ofNobody = free { feature }, { $state }

# $who (person)
# $kind (road|city|monastery|garden|field|tower|river)
# $tiles (number)
# $state (text)
ofOne = { $who ->
    [you] your { feature }, { $state }
   *[other] { $whoName }’s { feature }, { $state }
}

# $owners (list)
# $kind (road|city|monastery|garden|field|tower|river)
# $tiles (number)
# $state (text)
ofSeveral = { feature }, shared by { AND($owners) }, { $state }

# Somebody in a list within a sentence.
# $who (person)
owner = { $who ->
    [you] you
   *[other] { $whoName }
}

# $place (text)
# $reached (text)
beside = { $place }, { $reached }
