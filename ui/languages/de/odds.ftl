title = Chancen für jede Lücke

open = Chancen für jede Lücke

intro = Gezählt aus den Plättchen, die noch niemand gesehen hat. Angenommen wird, dass jeder Spieler pro Zug ein Plättchen zieht.

none = Es ist kein Plättchen mehr zu ziehen.

untold = Hier gibt es keine Chancen zu sehen.

everybody = Jeder Spieler

riverFirst = Der Fluss kommt zuerst. Diese Plättchen werden danach gezogen.

which = Die passenden Plättchen

inHand = Das gezogene Plättchen passt.

coming = Chance, eines zu ziehen

gap = { CAPITAL($place) }: { $copies ->
    [0] Kein übriges Plättchen passt.
    [one] { $copies } übriges Plättchen passt.
   *[other] { $copies } übrige Plättchen passen.
}

first = { $who ->
    [you] Du
   *[other] { $whoName }
}

further = { $who ->
    [you] du
   *[other] { $whoName }
}

together = { AND($names) }

chances = { $who }: { $next } beim nächsten Ziehen, { $ever } bis zum Ende der Partie.

chancesSure = { $who }: { $next } beim nächsten Ziehen, sicher bis zum Ende der Partie.

chancesLater = { $who }: keine Chance beim nächsten Ziehen, { $ever } bis zum Ende der Partie.

chancesLaterSure = { $who }: keine Chance beim nächsten Ziehen, sicher bis zum Ende der Partie.

certain = { $who }: sicher beim nächsten Ziehen.

never = { $who }: keine Chance mehr.

noDraw = { $who }: zieht nicht mehr.

percentOf = { $percent } %

percentLow = unter 1 %

percentHigh = über 99 %

grows = { $kind ->
    [monastery] { $count ->
        [one] { $count } übriges Plättchen würde ringsum passen.
       *[other] { $count } übrige Plättchen würden ringsum passen.
    }
   *[other] { $count ->
        [one] { $count } übriges Plättchen würde das Gebiet erweitern.
       *[other] { $count } übrige Plättchen würden das Gebiet erweitern.
    }
}

closes = Mit { $count } der übrigen Plättchen würde das Gebiet fertig.

inHandCloses = Mit dem gezogenen Plättchen kann das Gebiet fertig werden.

staysOpen = { $places ->
    [one] Das Gebiet kann nie fertig werden: In eine seiner Lücken passt nichts.
   *[other] Das Gebiet kann nie fertig werden: In { $places } seiner Lücken passt nichts.
}

proof-title = Warum nichts passt

proof-needs = Ein Plättchen braucht hier { AND($needs) }.

proof-edge = { $edge ->
    [field] eine Wiese { spot }
    [road] eine Straße { spot }
    [city] eine Stadt { spot }
   *[river] einen Fluss { spot }
}

proof-gone = { $copies ->
    [one] Das einzige passende Plättchen war schon zu sehen:
   *[other] Alle { $copies } passenden Plättchen waren schon zu sehen:
}

proof-never = In dieser Partie gibt es kein solches Plättchen.

proof-refused = Diese würden passen, aber eine Regel verbietet sie:
