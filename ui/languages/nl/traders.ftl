source-goods = Goederen

weighed-double_turns = Dubbele beurten

weighed-goods = Genomen goederen

goods = { $goods ->
    [wine] { COUNT($count, of: "goodsOfWine") }
    [wheat] { COUNT($count, of: "goodsOfWheat") }
   *[cloth] { COUNT($count, of: "goodsOfCloth") }
}

event-second_part = { $who ->
    [you] Je bouwmeester geeft je een tweede tegel.
   *[other] De bouwmeester van { $whoName } levert een tweede tegel op.
}

event-goods_taken = { $who ->
    [you] Je neemt { goods }.
   *[other] { $whoName } neemt { goods }.
}

reason-builder_alone = Een bouwmeester heeft een meeple van jou { onTheKind } nodig.

reason-builder_too_late = { CAPITAL(theKind) } is afgebouwd, dus er valt niets meer te bouwen.

reason-builder_wrong_land = Een bouwmeester kan alleen op een weg of in een stad werken.

reason-one_is_enough = Je hebt al een speelstuk van deze soort { onTheKind }.

reason-pig_alone = Een varken heeft een boer van jou op de weide nodig.

reason-pig_wrong_land = Een varken kan alleen op een weide staan.

cause-goods = voor de meeste goederen van één soort

counted-pig = { $n ->
    [one] { $n } stad voor het varken
   *[other] { $n } steden voor het varken
}

counted-most = { $n ->
    [one] { $n } keer de meeste goederen
   *[other] { $n } keer de meeste goederen
}

course = Wijn, graan en laken, bouwmeesters die je een dubbele beurt geven, en varkens.
