asked-recall = { $who ->
    [you] Möchtest du den Abt zurückrufen?
   *[other] { $whoName }, möchtest du den Abt zurückrufen?
}

left-recalled = zurückgerufen

source-garden = Gärten

cause-garden = für einen Garten

weighed-recalls = Zurückgerufene Äbte

action-recall = { $kind ->
    [garden] Den Abt aus dem Garten zurückrufen
   *[other] Den Abt aus dem Kloster zurückrufen
}

reason-captured = { $who ->
    [you] Du hältst diesen Abt gefangen.
    [none] Jemand anders hält deinen Abt gefangen.
   *[other] { $whoName } hält deinen Abt gefangen.
}

reason-complete = Das Gebiet ist fertig und bringt seine 9 Punkte, ohne dass du den Abt zurückrufst.

reason-nobody_there = Dort steht kein Abt.

reason-not_yours = { $who ->
    [you] Der Abt dort gehört dir.
    [none] Der Abt dort gehört jemand anderem.
   *[other] Der Abt dort gehört { $whoName }.
}

reason-only_an_abbot = In einem Garten kann nur ein Abt stehen.

reason-wrong_land = Ein Abt kann nur in einem Kloster oder einem Garten stehen.

motive-home = { $free ->
    [one] Der Abt ist wieder im Vorrat; um ihn herum war noch { $free } Feld frei.
   *[other] Der Abt ist wieder im Vorrat; um ihn herum waren noch { $free } Felder frei.
}

motive-out = { $free ->
    [one] Der Abt ist im Einsatz; um ihn herum ist noch { $free } Feld frei.
   *[other] Der Abt ist im Einsatz; um ihn herum sind noch { $free } Felder frei.
}

course = Gärten und ein Abt, den du für Punkte zurückrufen kannst.
