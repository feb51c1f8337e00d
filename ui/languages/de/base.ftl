event-turn_began = Zug { $turn }: { $who ->
    [you] du
   *[other] { $whoName }
}.

event-tile_drawn = { $who ->
    [you] Du ziehst ein Plättchen.
   *[other] { $whoName } zieht ein Plättchen.
}

draws = { $who ->
    [you] Du ziehst: { $tile }.
   *[other] { $whoName } zieht: { $tile }.
}

event-tile_put_aside = Das gezogene Plättchen passt nirgends und wird beiseitegelegt.

event-ended_here = Der Tisch hat die Partie hier beendet. { $left ->
    [one] Ein Plättchen blieb im Beutel.
   *[other] { $left } Plättchen blieben im Beutel.
}

event-tile_laid = { $who ->
    [you] Du legst das Plättchen { $place } an, { asTurned }.
   *[other] { $whoName } legt das Plättchen { $place } an, { asTurned }.
}

event-figure_set = { $who ->
    [you] { $kind ->
        [road] Du setzt { aStanding } auf die Straße{ toSpot }.
        [city] Du setzt { aStanding } in die Stadt{ toSpot }.
        [monastery] Du setzt { aStanding } in das Kloster{ toSpot }.
        [field] Du setzt { aStanding } auf die Wiese{ toSpot }.
        [garden] Du setzt { aStanding } in den Garten{ toSpot }.
        [river] Du setzt { aStanding } auf den Fluss{ toSpot }.
       *[tower] Du setzt { aStanding } auf den Turm{ toSpot }.
    }
   *[other] { $kind ->
        [road] { $whoName } setzt { aStanding } auf die Straße{ toSpot }.
        [city] { $whoName } setzt { aStanding } in die Stadt{ toSpot }.
        [monastery] { $whoName } setzt { aStanding } in das Kloster{ toSpot }.
        [field] { $whoName } setzt { aStanding } auf die Wiese{ toSpot }.
        [garden] { $whoName } setzt { aStanding } in den Garten{ toSpot }.
        [river] { $whoName } setzt { aStanding } auf den Fluss{ toSpot }.
       *[tower] { $whoName } setzt { aStanding } auf den Turm{ toSpot }.
    }
}

toSpot = { $hasSpot ->
    [yes] { " " }{ $spot }
   *[no] { "" }
}

event-figure_home = { $who ->
    [you] Dein { standing } geht zurück in den Vorrat, { $why }.
   *[other] { $figure ->
        [big-follower] { $kind ->
            [road] Der große Wegelagerer
            [city] Der große Ritter
            [monastery] Der große Mönch
            [field] Der große Bauer
           *[other] Der große Meeple
        } von { $whoName } geht zurück in den Vorrat, { $why }.
        [pig] Das { standing } von { $whoName } geht zurück in den Vorrat, { $why }.
       *[other] Der { standing } von { $whoName } geht zurück in den Vorrat, { $why }.
    }
}

event-feature_completed = { $kind ->
    [road] Eine Straße ist fertig{ unowned }.
    [city] Eine Stadt ist fertig{ unowned }.
    [monastery] Ein Kloster ist fertig{ unowned }.
   *[other] Ein Garten ist fertig{ unowned }.
}

unowned = { $owned ->
    [yes] { "" }
   *[no] , aber niemand hat dort einen Meeple
}

event-score = { $who ->
    [you] Du erhältst { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } erhält { COUNT($points, of: "points") } { $cause }.
}

event-pays = { $who ->
    [you] Du zahlst { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } zahlt { COUNT($points, of: "points") } { $cause }.
}

event-passed = { $who ->
    [you] Du passt.
   *[other] { $whoName } passt.
}

over = Die Partie ist zu Ende.

won = { $who ->
    [you] Die Partie ist zu Ende. Du hast gewonnen.
   *[other] Die Partie ist zu Ende. { $whoName } hat gewonnen.
}

shared = Die Partie ist zu Ende. Geteilter Sieg: { AND($names) }.

left-scored = nach der Wertung

left-lonely = weil dort kein Meeple seines Besitzers mehr steht

source-road = Straßen

source-city = Städte

source-monastery = Klöster

source-field = Wiesen

cause-road = für eine Straße

cause-city = für eine Stadt

cause-monastery = für ein Kloster

cause-field = für eine Wiese

counted-tiles = { COUNT($n, of: "tiles") }

counted-pennants = { $n ->
    [one] { $n } Wappen
   *[other] { $n } Wappen
}

counted-cities = { $n ->
    [one] { $n } fertige Stadt
   *[other] { $n } fertige Städte
}

line = { $things } × { SIGNED($each) } = { SIGNED($sum) }

total = zusammen { COUNT($sum, of: "points") }

majority = Dort im Vergleich: { AND($each) }.

weight = { $who ->
    [you] du { $weight }
   *[other] { $whoName } { $weight }
}

phase-draw = { $who ->
    [you] Welches Plättchen hast du gezogen?
   *[other] Welches Plättchen hat { $whoName } gezogen?
}

phase-tile = { $who ->
    [you] Leg das Plättchen an.
   *[other] { $whoName }, leg das Plättchen an.
}

phase-figure = { $who ->
    [you] Möchtest du eine Figur setzen?
   *[other] { $whoName }, möchtest du eine Figur setzen?
}

phase-else = { $who ->
    [you] Möchtest du etwas anderes tun?
   *[other] { $whoName }, möchtest du etwas anderes tun?
}

phase-order = { $who ->
    [you] Was wird als Nächstes gewertet?
   *[other] { $whoName }, was wird als Nächstes gewertet?
}

phase-over = Die Partie ist zu Ende.

leftOut-said = Es konnte keine Figur gesetzt werden.

leftOut-noFollower = { $who ->
    [you] Du hast keinen Meeple mehr im Vorrat.
   *[other] { $whoName } hat keinen Meeple mehr im Vorrat.
}

now-draw = Zieh zuerst ein Plättchen.

now-tile = Leg zuerst das Plättchen an.

now-figure = Jetzt kann eine Figur auf das gerade gelegte Plättchen gesetzt werden.

now-order = Wähle zuerst, was als Nächstes gewertet wird.

now-over = Die Partie ist zu Ende.

now-other = Gerade wird etwas anderes entschieden.

action-tile = { $rotation ->
   *[0] Plättchen anlegen wie gezogen
    [1] Plättchen anlegen, nach rechts gedreht
    [2] Plättchen anlegen, auf den Kopf gestellt
    [3] Plättchen anlegen, nach links gedreht
}

action-figure = { CAPITAL(standing) } { onTheKind }{ toSpot }

onTop = { $number ->
    [none] { CAPITAL(standing) } oben auf dem Turm
   *[other] { CAPITAL(standing) } oben auf Turm { $number }
}

action-pass = Nichts tun

action-end = Die Partie hier beenden und werten

action-order = Zuerst { theKind } { spot }

here = { $action }, hier

elsewhere = { $action }, { $place }

pieces-follower = { COUNT($n, of: "followers") }

pieces-big_follower = { COUNT($n, of: "bigFollowers") }

pieces-abbot = { COUNT($n, of: "abbots") }

pieces-builder = { COUNT($n, of: "builders") }

pieces-pig = { COUNT($n, of: "pigs") }

reason-cell_taken = Hier liegt schon ein Plättchen.

reason-corner_only = Hier berühren sich nur Ecken. Ein Plättchen muss mit einer ganzen Seite anliegen.

reason-edge_mismatch = { $side ->
    [N] Im Norden { meeting }.
    [E] Im Osten { meeting }.
    [S] Im Süden { meeting }.
    [W] Im Westen { meeting }.
   *[none] Eine Seite passt nicht zum Plättchen daneben.
}

meeting = { $own ->
    [road] träfe eine Straße auf { otherLand }
    [city] träfe eine Stadt auf { otherLand }
    [river] träfe ein Fluss auf { otherLand }
   *[other] träfe eine Wiese auf { otherLand }
}

otherLand = { $other ->
    [road] eine Straße
    [city] eine Stadt
    [river] einen Fluss
   *[other] eine Wiese
}

reason-feature_occupied = { $who ->
    [you] Du hast schon eine Figur { onTheKind }.
    [none] Jemand anders hat schon eine Figur { onTheKind }.
   *[other] { $whoName } hat schon eine Figur { onTheKind }.
}

reason-game_over = Die Partie ist zu Ende.

reason-must_choose = Wähle zuerst eines der fertigen Gebiete.

reason-must_draw = Zieh zuerst ein Plättchen.

reason-must_place_tile = Leg zuerst das gezogene Plättchen an.

reason-no_neighbour = Ein Plättchen muss mit einer Seite an ein liegendes Plättchen grenzen.

reason-no_such_place = Dieses Stück Land gibt es hier nicht.

reason-no_such_rotation = Ein Plättchen lässt sich nur in Vierteldrehungen drehen.

reason-nobody_stands_there = So kann { onTheKind } keine Figur stehen.

reason-not_a_choice = { CAPITAL(thisKind) } wartet nicht auf eine Wertung.

reason-not_in_play = Die Regeln dafür gehören nicht zu dieser Partie.

reason-not_in_the_bag = So ein Plättchen ist nicht mehr im Beutel.

reason-not_now = { $now }

reason-not_this_tile = Eine Figur wird auf das gerade gelegte Plättchen gesetzt.

reason-not_your_turn = { $who ->
    [you] Das entscheidest du.
    [none] Das entscheidet jemand anders.
   *[other] Das entscheidet { $whoName }.
}

reason-only_a_picture = { $kind ->
    [none] Ohne die Regeln der Erweiterung ist das nur ein Bild.
   *[other] Ohne die Regeln der Erweiterung ist { aKind } hier nur ein Bild.
}

reason-supply_empty = Du hast keine Figur dieser Art mehr im Vorrat.
