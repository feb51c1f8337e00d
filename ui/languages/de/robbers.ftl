home = Räuber im Vorrat

short = auf { $space }

at = Räuber auf Feld { $space }

of = { $who ->
    [you] Dein Räuber
   *[other] Räuber von { $whoName }
}

choose = Deinen Räuber auf Feld { $space } setzen

rob = { $who ->
    [you] Dich selbst berauben
   *[other] { $whoName } berauben
}

loot = hat { COUNT($scored, of: "points") } erhalten: { $gain } für dich

now-robber = Setz zuerst den Räuber.

now-rob = Zuerst nimmt der Räuber seine Punkte.

source-rob = Räuber

weighed-robberies = Raubzüge

pieces-robber = { COUNT($n, of: "robbers") }

action-robber = Räuber auf Feld { $space } setzen

action-rob = { $who ->
    [you] Dich selbst berauben
   *[other] { $whoName } berauben
}

event-robber_placed = { $who ->
    [you] Dein Räuber wartet auf Feld { $space }.
   *[other] Der Räuber von { $whoName } wartet auf Feld { $space }.
}

event-robber_followed = { $who ->
    [you] Dein Räuber zieht mit { $alongName } auf Feld { $space }.
   *[other] Der Räuber von { $whoName } zieht mit { alongWith } auf Feld { $space }.
}

alongWith = { $along ->
    [you] dir
   *[other] { $alongName }
}

event-robber_home = { $who ->
    [you] Dein Räuber geht zurück in den Vorrat.
   *[other] Der Räuber von { $whoName } geht zurück in den Vorrat.
}

phase-robber = { $who ->
    [you] Ein Geldbeutel: Schickst du deinen Räuber los?
   *[other] { $whoName }, ein Geldbeutel: Schickst du deinen Räuber los?
}

phase-rob = { $who ->
    [you] Wen beraubt dein Räuber?
   *[other] { $whoName }, wen beraubt dein Räuber?
}

reason-already_there = { $n ->
    [none] Dein Räuber ist schon dort.
   *[other] Dein Räuber ist schon auf Feld { $n }.
}

reason-must_rob = Ein Räuber kann nicht verzichten: Er nimmt die ersten Punkte, die er bekommen kann.

reason-no_such_space = { $n ->
    [none] Dieses Feld gibt es auf der Wertungstafel nicht.
   *[other] Feld { $n } gibt es auf der Wertungstafel nicht.
}

reason-nobody_else_there = { $n ->
    [none] Dort steht keine fremde Zählfigur.
   *[other] Auf Feld { $n } steht keine fremde Zählfigur.
}

reason-not_a_victim = { $who ->
    [you] Du erhältst keine Punkte vom Feld deines Räubers aus.
    [none] Dieser Spieler erhält keine Punkte vom Feld deines Räubers aus.
   *[other] { $whoName } erhält keine Punkte vom Feld deines Räubers aus.
}

cause-rob = { $from ->
    [you] durch Raub an dir
    [none] durch Raub
   *[other] durch Raub an { $fromName }
}

counted-half = die Hälfte der fremden Punkte

line-half = { $rounded ->
    [yes] Hälfte von { $of }, aufgerundet, = { $sum }
   *[no] Hälfte von { $of } = { $sum }
}

course = Ein Räuber, der auf der Wertungstafel wartet und die Hälfte nimmt.
