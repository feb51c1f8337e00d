cell = { CAPITAL($place) }: { $there }.

empty = leeg

free = vrij

fits = { $count ->
    [0] de tegel past niet
    [4] de tegel past in elke stand
   *[other] de tegel past { AND($ways) }
}

onlyField = overal weide

occupied = { $land }, { AND($figures) }

figures = { $who ->
    [you] { $count ->
        [one] jouw { standing }
       *[other] jouw { $count } { severalStanding }
    }
   *[other] { $count ->
        [one] { standing } van { $whoName }
       *[other] { $count } { severalStanding } van { $whoName }
    }
}

severalStanding = { $figure ->
    [follower] { $kind ->
        [road] struikrovers
        [city] ridders
        [monastery] monniken
        [field] boeren
       *[other] meeples
    }
    [big-follower] { $kind ->
        [road] grote struikrovers
        [city] grote ridders
        [monastery] grote monniken
        [field] grote boeren
       *[other] grote meeples
    }
    [abbot] abten
    [builder] bouwmeesters
   *[pig] varkens
}

above = { $figures } { onTheKind }

lastTile = { $who ->
    [you] jouw laatste tegel
   *[other] laatste tegel van { $whoName }
}

open = { $kind ->
    [monastery] { openPlaces }
    [garden] { openPlaces }
   *[other] { $open ->
        [one] nog { $open } open kant
       *[other] nog { $open } open kanten
    }
}

openPlaces = { $open ->
    [one] nog { $open } vrije plek eromheen
   *[other] nog { $open } vrije plekken eromheen
}

cities = { $cities ->
    [one] { $cities } afgebouwde stad
   *[other] { $cities } afgebouwde steden
}

complete = afgebouwd

share = { $who ->
    [you] { COUNT($points, of: "points") } voor jou
   *[other] { COUNT($points, of: "points") } voor { $whoName }
}

nobody = van niemand

whose = { $land }: { $state }, { AND($owners) }

feature = { $kind ->
    [road] weg van { COUNT($tiles, of: "tiles") }
    [city] stad van { COUNT($tiles, of: "tiles") }
    [monastery] klooster
    [field] weide van { COUNT($tiles, of: "tiles") }
    [garden] tuin
    [tower] toren van { COUNT($tiles, of: "tiles") }
   *[river] rivier van { COUNT($tiles, of: "tiles") }
}

completes = { $kind ->
    [monastery] bouwt het { feature } af: { AND($shares) }
   *[other] bouwt de { feature } af: { AND($shares) }
}

completesUnowned = { $kind ->
    [monastery] bouwt het { feature } af, goed voor { COUNT($points, of: "points") }
   *[other] bouwt de { feature } af, goed voor { COUNT($points, of: "points") }
}

ofNobody = { $kind ->
    [monastery] vrij { feature }, { $state }
   *[other] vrije { feature }, { $state }
}

ofOne = { $who ->
    [you] jouw { feature }, { $state }
   *[other] { feature } van { $whoName }, { $state }
}

ofSeveral = { feature } van { AND($owners) } samen, { $state }

owner = { $who ->
    [you] jou
   *[other] { $whoName }
}

beside = { $place }, { $reached }
