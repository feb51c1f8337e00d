cell = { CAPITAL($place) }: { $there }.

empty = leer

free = frei

fits = { $count ->
    [0] das Plättchen passt nicht
    [4] das Plättchen passt in jeder Drehung
   *[other] das Plättchen passt { AND($ways) }
}

onlyField = überall Wiese

occupied = { $land }, { AND($figures) }

figures = { $who ->
    [you] { $count ->
        [one] dein { standing }
       *[other] { $count } { severalStanding } von dir
    }
   *[other] { $count ->
        [one] { standing } von { $whoName }
       *[other] { $count } { severalStanding } von { $whoName }
    }
}

severalStanding = { $figure ->
    [follower] { $kind ->
        [road] Wegelagerer
        [city] Ritter
        [monastery] Mönche
        [field] Bauern
       *[other] Meeples
    }
    [big-follower] { $kind ->
        [road] große Wegelagerer
        [city] große Ritter
        [monastery] große Mönche
        [field] große Bauern
       *[other] große Meeples
    }
    [abbot] Äbte
    [builder] Baumeister
   *[pig] Schweine
}

above = { $figures } { onTheKind }

lastTile = { $who ->
    [you] dein letztes Plättchen
   *[other] letztes Plättchen von { $whoName }
}

open = { $kind ->
    [monastery] { openPlaces }
    [garden] { openPlaces }
   *[other] { $open ->
        [one] noch { $open } Seite offen
       *[other] noch { $open } Seiten offen
    }
}

openPlaces = { $open ->
    [one] ringsum noch { $open } Feld frei
   *[other] ringsum noch { $open } Felder frei
}

cities = { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}

complete = fertig

share = { $who ->
    [you] { COUNT($points, of: "points") } für dich
   *[other] { COUNT($points, of: "points") } für { $whoName }
}

nobody = ohne Besitzer

whose = { $land }: { $state }, { AND($owners) }

feature = { $kind ->
    [road] Straße aus { $tiles } Plättchen
    [city] Stadt aus { $tiles } Plättchen
    [monastery] Kloster
    [field] Wiese aus { $tiles } Plättchen
    [garden] Garten
    [tower] Turm aus { $tiles } Plättchen
   *[river] Fluss aus { $tiles } Plättchen
}

completes = macht fertig: { feature }, { AND($shares) }

completesUnowned = macht fertig: { feature }, { COUNT($points, of: "points") } wert

ofNobody = { $kind ->
    [road] freie { feature }, { $state }
    [city] freie { feature }, { $state }
    [monastery] freies { feature }, { $state }
    [field] freie { feature }, { $state }
   *[other] freier { feature }, { $state }
}

ofOne = { $who ->
    [you] { $kind ->
        [road] deine { feature }, { $state }
        [city] deine { feature }, { $state }
        [field] deine { feature }, { $state }
       *[other] dein { feature }, { $state }
    }
   *[other] { feature } von { $whoName }, { $state }
}

ofSeveral = { feature }, geteilt von { AND($owners) }, { $state }

owner = { $who ->
    [you] dir
   *[other] { $whoName }
}

beside = { $place }, { $reached }
