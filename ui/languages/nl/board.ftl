label = Bord met { COUNT($tiles, of: "tiles") }

game = Partij

opening = De partij wordt geopend …

borders = Een rand in de kleur van een speler geeft de tegel aan die deze speler het laatst heeft geplaatst.

notHere = Hier niet

refused = { $action }: kan niet

aimed = { $fits ->
    [yes] { CAPITAL($place) }, { asTurned }
   *[no] { CAPITAL($place) }, { asTurned }: past niet
}

tools-label = Bord

tools-nearer = Inzoomen

tools-farther = Uitzoomen

tools-all = Hele bord tonen

tools-inspect = Wat past hier

tools-turn = Tegel draaien

tools-move = Beeld verschuiven

tools-up = Beeld omhoog

tools-left = Beeld naar links

tools-right = Beeld naar rechts

tools-down = Beeld omlaag

tools-aids = Bordweergave

tools-north = N

feature-label = Gebied

feature-title = { $kind ->
    [road] Weg
    [city] Stad
    [monastery] Klooster
    [field] Weide
    [garden] Tuin
    [tower] Toren
   *[river] Rivier
}

feature-complete = afgebouwd

feature-open = { $kind ->
    [monastery] { feature-openPlaces }
    [garden] { feature-openPlaces }
   *[other] { $open ->
        [one] Er is nog { $open } kant open.
       *[other] Er zijn nog { $open } kanten open.
    }
}

feature-openPlaces = { $open ->
    [one] Eromheen is nog { $open } plek vrij.
   *[other] Eromheen zijn nog { $open } plekken vrij.
}

feature-nobody = Hier staat niemand.

feature-leads = heeft hier de meerderheid met { $strength }

feature-has = heeft { $strength }

feature-worth = { COUNT($points, of: "points") }

feature-whenComplete = { $grows ->
    [yes] nu { $now }, afgebouwd minstens { $closed }
   *[no] nu { $now }, afgebouwd { $closed }
}

feature-asNow = nu { $now }

feature-lines = { AND($lines) }

feature-cities = { $cities ->
    [one] Grenst aan { $cities } afgebouwde stad.
   *[other] Grenst aan { $cities } afgebouwde steden.
}

cell-label = Wat past hier

cell-title = { CAPITAL($place) }

cell-fits = { $left ->
    [0] Er zijn geen tegels meer over.
    [one] { $fits } van { $left } overgebleven tegel past hier ({ $percent }%).
   *[other] { $fits ->
        [one] { $fits } van de { $left } overgebleven tegels past hier ({ $percent }%).
       *[other] { $fits } van de { $left } overgebleven tegels passen hier ({ $percent }%).
    }
}

cell-taken = Deze tegel ligt hier.

cell-apart = Er ligt nog geen tegel naast deze plek.

cell-times = { $count } ×

cell-drawn = { $ways ->
    [0] De getrokken tegel past hier niet.
    [one] De getrokken tegel past hier op { $ways } manier.
   *[other] De getrokken tegel past hier op { $ways } manieren.
}

cell-turned = { CAPITAL(asTurned) }:
