hint-title = Tipp

hint-ask = Tipp

hint-again = Tipp ausblenden

hint-waits = Dein nächster Tipp erscheint hier.

hint-asking = Suche gute Züge …

hint-stop = Stopp

hint-none = Hier gibt es keinen Tipp: Das entscheidest nicht du.

hint-rank = { $rank }

hint-best = Bester gefundener Zug.

hint-level = Kein klarer Unterschied zum besten.

hint-behind = { CAPITAL(COUNT($points, of: "aboutPoints")) } schlechter.

hint-why = Warum

hint-list = Die besten Züge

hint-meaning = Angenommen, alle spielen weiter wie der Bot { $bot }. Ausprobiert in { $games ->
    [one] { $games } Partie.
   *[other] { $games } Partien.
}

hint-line = { $rank }: { $decision } { CAPITAL($leads) }.

outlook-ahead = { $chance } Gewinnchance, { COUNT($points, of: "aboutPoints") } voraus

outlook-behind = { $chance } Gewinnchance, { COUNT($points, of: "aboutPoints") } zurück

outlook-level = { $chance } Gewinnchance, etwa gleichauf

outlook-alone = { COUNT($points, of: "aboutPoints") } am Ende

tile = { CAPITAL($tile) } anlegen, { asTurned }

followed = { $first }.

followedThen = { $first }. Danach: { $then }.

rests-never = { CAPITAL(theKind) } { $place } kann nie mehr fertig werden.

rests-closes = { CAPITAL(theKind) } { $place } würde mit { $count } der übrigen Plättchen fertig.

reasons-ask = Warum?

reasons-label = Warum hat der Bot das in Schritt { $step } getan?

reasons-otherwise = Dieser Bot würde heute anders spielen. Sein Zug änderte Folgendes:

reasons-none = Sofort änderte sich nichts.

reasons-next = Zweite Wahl: { $decision }

reasons-nextWorse = Zweite Wahl, { COUNT($points, of: "aboutPoints") } schlechter: { $decision }

reasons-nextLevel = Schien genauso gut: { $decision }

reasons-noBot = Noch hat kein Bot etwas entschieden.

doubt-title = Bist du sicher?

doubt-better = Ein besserer Zug:

doubt-show = Besseren Zug zeigen

doubt-insist = Trotzdem tun

doubt-again = Noch einmal überlegen

doubt-loses = Das verschenkt { COUNT($points, of: "aboutPoints") }.

doubt-losesChance = Das verschenkt { COUNT($points, of: "aboutPoints") }: { $meant } Gewinnchance statt { $best }.

locked-here = Dieser Tisch ist gesperrt: keine Chancen, Tipps, Gründe und kein Rückgängig, bis die Partie zu Ende ist.

locked-label = Tisch

locked-name = Gesperrt

motive-anyWouldDo = { $choices ->
    [one] Es gab nur { $choices } Möglichkeit.
   *[other] Jede der { $choices } Möglichkeiten war gleich gut.
}

motive-prospectsBetter = Mit { COUNT($left, of: "tilesLeft") } sieht es { COUNT($points, of: "aboutPoints") } besser aus als vorher.

motive-prospectsWorse = Mit { COUNT($left, of: "tilesLeft") } sieht es { COUNT($points, of: "aboutPoints") } schlechter aus als vorher.

motive-playedOn = { $games ->
    [one] Das wurde von hier aus in { $games } Partie ausprobiert.
   *[other] Das wurde von hier aus in { $games } Partien ausprobiert.
}

motive-lastedLongest = { $choices ->
    [one] Es gab nichts anderes zu versuchen.
   *[other] Von { $choices } Möglichkeiten blieb diese in jeder Proberunde die beste.
}

motive-overlooked = { $overlooked ->
    [one] Der Bot übersah { $overlooked } Möglichkeit, wie es Anfängern passiert.
   *[other] Der Bot übersah { $overlooked } Möglichkeiten, wie es Anfängern passiert.
}

motive-nothingBetter = { $choices ->
    [one] Es gab nichts anderes zu tun.
   *[other] Von { $choices } Möglichkeiten war keine besser.
}

why-takes = { CAPITAL(theKind) } gehört dann nicht mehr { AND($from) }.

why-gets_a_share = { $who ->
    [you] { CAPITAL(theKind) } gehört dann auch dir.
   *[other] { CAPITAL(theKind) } gehört dann auch { $whoName }.
}

why-loses = { $who ->
    [you] { CAPITAL(theKind) } würde dir nichts mehr bringen.
   *[other] { CAPITAL(theKind) } würde { $whoName } nichts mehr bringen.
}

why-shares = { $who ->
    [you] { CAPITAL(theKind) } würde nicht mehr dir allein gehören.
   *[other] { CAPITAL(theKind) } würde nicht mehr { $whoName } allein gehören.
}

why-changes_hands = { CAPITAL(theKind) } würde { AND($to) } statt { AND($from) } Punkte bringen.

why-scores = { $who ->
    [you] Du erhältst { COUNT($points, of: "points") } { $cause }{ upFrom }.
   *[other] { $whoName } erhält { COUNT($points, of: "points") } { $cause }{ upFrom }.
}

upFrom = { $change ->
    [none] { "" }
   *[other] { " " }statt { $before }
}

why-pays = { $who ->
    [you] Du zahlst { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } zahlt { COUNT($points, of: "points") } { $cause }.
}

why-claims = Damit ist { aKind } besetzt, bisher { COUNT($points, of: "points") } wert.

why-grows = { CAPITAL(whoseLand) } würde { COUNT($points, of: "points") } mehr bringen.

why-shrinks = { CAPITAL(whoseLand) } würde { COUNT($points, of: "points") } weniger bringen.

why-helps = { CAPITAL(whoseLand) } ist dann { COUNT($points, of: "points") } mehr wert.

why-harms = { CAPITAL(whoseLand) } ist dann { COUNT($points, of: "points") } weniger wert.

why-home = { $count ->
    [one] Ein Meeple kommt zurück.
   *[other] { $count } Meeples kommen zurück.
}

why-costs = Das kostet { spent }.

why-costs_in_vain = Das kostet { spent } und bringt noch nichts.

why-nothing_at_once = Sofort ändert sich nichts. Es zählt, was noch kommen kann.

why-wins_less = Ein anderer Zug würde mehr bringen.

why-wins_nothing = Das bringt nicht sofort etwas.

spent = { $left ->
    [0] den letzten Meeple im Vorrat
   *[other] { $count ->
        [one] einen Meeple
       *[other] { $count } Meeples
    }
}

whoseLand = { $who ->
    [you] { $kind ->
        [road] deine { landAlone }
        [city] deine { landAlone }
        [field] deine { landAlone }
       *[other] dein { landAlone }
    }
   *[other] { theKind } von { $whoName }
}

landAlone = { $kind ->
    [road] Straße
    [city] Stadt
    [monastery] Kloster
    [field] Wiese
    [garden] Garten
    [tower] Turm
   *[river] Fluss
}

whom = { $who ->
    [you] dir
   *[other] { $whoName }
}
