source-goods = Waren

weighed-double_turns = Doppelzüge

weighed-goods = Erhaltene Waren

goods = { $goods ->
    [wine] { COUNT($count, of: "goodsOfWine") }
    [wheat] { COUNT($count, of: "goodsOfWheat") }
   *[cloth] { COUNT($count, of: "goodsOfCloth") }
}

event-second_part = { $who ->
    [you] Dein Baumeister gibt dir ein zweites Plättchen.
   *[other] { $whoName } erhält durch den Baumeister ein zweites Plättchen.
}

event-goods_taken = { $who ->
    [you] Du erhältst { goods }.
   *[other] { $whoName } erhält { goods }.
}

reason-builder_alone = Ein Baumeister braucht { onTheKind } einen Meeple von dir.

reason-builder_too_late = { CAPITAL(theKind) } ist fertig, da gibt es nichts mehr zu bauen.

reason-builder_wrong_land = Ein Baumeister kann nur auf einer Straße oder in einer Stadt arbeiten.

reason-one_is_enough = Du hast schon eine Figur dieser Art { onTheKind }.

reason-pig_alone = Ein Schwein braucht auf der Wiese einen Bauern von dir.

reason-pig_wrong_land = Ein Schwein kann nur auf einer Wiese stehen.

cause-goods = für die Mehrheit bei einer Warensorte

counted-pig = { $n ->
    [one] { $n } Stadt für das Schwein
   *[other] { $n } Städte für das Schwein
}

counted-most = { $n ->
    [one] { $n } Mehrheit bei den Waren
   *[other] { $n } Mehrheiten bei den Waren
}

course = Wein, Korn und Tuch, Baumeister für Doppelzüge und Schweine.
