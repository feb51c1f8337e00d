title = Kansen voor elke open plek

open = Kansen voor elke open plek

intro = Berekend uit de tegels die nog niemand heeft gezien, als elke speler één tegel per beurt trekt.

none = Er is geen tegel meer om te trekken.

untold = Hier zijn geen kansen te zien.

everybody = Elke speler

riverFirst = Eerst komt de rivier. Deze tegels worden daarna getrokken.

which = De tegels die passen

inHand = De getrokken tegel past.

coming = Kans om er een te trekken

gap = { CAPITAL($place) }: { $copies ->
    [0] geen overgebleven tegel past.
    [one] { $copies } overgebleven tegel past.
   *[other] { $copies } overgebleven tegels passen.
}

first = { $who ->
    [you] Jij
   *[other] { $whoName }
}

further = { $who ->
    [you] jij
   *[other] { $whoName }
}

together = { AND($names) }

chances = { $who }: { $next } bij de volgende trekking, { $ever } vóór het einde van de partij.

chancesSure = { $who }: { $next } bij de volgende trekking, zeker vóór het einde van de partij.

chancesLater = { $who }: geen kans bij de volgende trekking, { $ever } vóór het einde van de partij.

chancesLaterSure = { $who }: geen kans bij de volgende trekking, zeker vóór het einde van de partij.

certain = { $who }: zeker bij de volgende trekking.

never = { $who }: geen kans meer.

noDraw = { $who }: trekt geen tegel meer.

percentOf = { $percent }%

percentLow = minder dan 1%

percentHigh = meer dan 99%

grows = { $kind ->
    [monastery] { $count ->
        [one] { $count } overgebleven tegel past eromheen.
       *[other] { $count } overgebleven tegels passen eromheen.
    }
   *[other] { $count ->
        [one] { $count } overgebleven tegel zou dit gebied vergroten.
       *[other] { $count } overgebleven tegels zouden dit gebied vergroten.
    }
}

closes = { $count ->
    [one] { $count } overgebleven tegel zou dit gebied afbouwen.
   *[other] { $count } overgebleven tegels zouden dit gebied afbouwen.
}

inHandCloses = De getrokken tegel kan dit gebied afbouwen.

staysOpen = { $places ->
    [one] Dit gebied kan nooit meer worden afgebouwd: op een van de open plekken past niets.
   *[other] Dit gebied kan nooit meer worden afgebouwd: op { $places } open plekken past niets.
}

proof-title = Waarom er niets past

proof-needs = Hier is een tegel nodig met { AND($needs) }.

proof-edge = { $edge ->
    [field] een weide { spot }
    [road] een weg { spot }
    [city] een stad { spot }
   *[river] een rivier { spot }
}

proof-gone = { $copies ->
    [one] De enige tegel die zou passen, is al gezien:
   *[other] Alle { $copies } tegels die zouden passen, zijn al gezien:
}

proof-never = Zo’n tegel zit niet in deze partij.

proof-refused = Deze zouden passen, maar mogen niet volgens een regel:
