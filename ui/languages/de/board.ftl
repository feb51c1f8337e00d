label = Brett mit { COUNT($tiles, of: "tiles") }

game = Partie

opening = Die Partie wird geöffnet …

borders = Ein Rand in der Farbe eines Spielers markiert das Plättchen, das dieser Spieler zuletzt gelegt hat.

notHere = Hier nicht

refused = { $action }: nicht möglich

aimed = { $fits ->
    [yes] { CAPITAL($place) }, { asTurned }
   *[no] { CAPITAL($place) }, { asTurned }: passt nicht
}

tools-label = Brett

tools-nearer = Vergrößern

tools-farther = Verkleinern

tools-all = Ganzes Brett zeigen

tools-inspect = Was passt hier

tools-turn = Plättchen drehen

tools-aids = Anzeige auf dem Brett

tools-north = N

feature-label = Gebiet

feature-title = { $kind ->
    [road] Straße
    [city] Stadt
    [monastery] Kloster
    [field] Wiese
    [garden] Garten
    [tower] Turm
   *[river] Fluss
}

feature-complete = fertig

feature-open = { $kind ->
    [monastery] { feature-openPlaces }
    [garden] { feature-openPlaces }
   *[other] { $open ->
        [one] { $open } Seite ist noch offen.
       *[other] { $open } Seiten sind noch offen.
    }
}

feature-openPlaces = { $open ->
    [one] { $open } Feld ringsum ist noch frei.
   *[other] { $open } Felder ringsum sind noch frei.
}

feature-nobody = Hier stehen keine Figuren.

feature-leads = hat die Mehrheit mit { $strength }

feature-has = hat { $strength }

feature-worth = { COUNT($points, of: "points") }

feature-whenComplete = { $grows ->
    [yes] jetzt { $now }, fertig mindestens { $closed }
   *[no] jetzt { $now }, fertig { $closed }
}

feature-asNow = jetzt { $now }

feature-lines = { AND($lines) }

feature-cities = { $cities ->
    [one] Grenzt an { $cities } fertige Stadt.
   *[other] Grenzt an { $cities } fertige Städte.
}

cell-label = Was passt hier

cell-title = { CAPITAL($place) }

cell-fits = { $left ->
    [0] Es sind keine Plättchen mehr übrig.
    [one] { $fits } von { $left } übrigen Plättchen passt hier ({ $percent } %).
   *[other] { $fits ->
        [one] { $fits } von { $left } übrigen Plättchen passt hier ({ $percent } %).
       *[other] { $fits } von { $left } übrigen Plättchen passen hier ({ $percent } %).
    }
}

cell-taken = Dieses Plättchen liegt hier.

cell-apart = An dieses Feld grenzt noch kein Plättchen.

cell-times = { $count } ×

cell-drawn = { $ways ->
    [0] Das gezogene Plättchen passt hier nicht.
    [one] Das gezogene Plättchen passt hier auf { $ways } Art.
   *[other] Das gezogene Plättchen passt hier auf { $ways } Arten.
}

cell-turned = { CAPITAL(asTurned) }:
