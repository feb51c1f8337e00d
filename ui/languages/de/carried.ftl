things-score = Punkte

things-goods = Waren

things-followers = Meeples

things-floors = Turmstockwerke

things-prisoners = Gefangene

things-robber = Das Feld des Räubers

things-house = Der Wert des Zollhauses

things-stars = Sterne

things-won = Ein Sieg

becomes-score = Punkte

becomes-followers = Meeples

becomes-floors = Turmstockwerke

becomes-wine = Wein

becomes-wheat = Korn

becomes-cloth = Tuch

counted = { $kind ->
    [score] { COUNT($count, of: "points") }
    [followers] { COUNT($count, of: "followers") }
    [floors] { COUNT($count, of: "floors") }
    [wine] { COUNT($count, of: "goodsOfWine") }
    [wheat] { COUNT($count, of: "goodsOfWheat") }
   *[cloth] { COUNT($count, of: "goodsOfCloth") }
}

goods = { AND($list) }

prisoners = { $count ->
    [one] { $count } gefangene Figur
   *[other] { $count } gefangene Figuren
}

robber = den Räuber auf Feld { $space }

house = ein Zollhaus, das { $value } zeigt

line = { $who ->
    [you] Du nimmst { AND($what) } mit.
   *[other] { $whoName } nimmt { AND($what) } mit.
}

sentence = { $whom ->
    [everybody] Aus „{ $chapter }“, für alle: { within }{ $rate }{ $limits }.
   *[player] Aus „{ $chapter }“, für den Spieler: { within }{ $rate }{ $limits }.
}

within = { $what ->
    [score] Punkte
    [goods] Waren
    [followers] Meeples
    [floors] Turmstockwerke
    [prisoners] Gefangene
    [robber] das Feld des Räubers
    [house] der Wert des Zollhauses
    [stars] Sterne
   *[won] ein Sieg
}

rate-per = , { $became } je { $per }

rate-each = , { $became } für jedes davon

limits-both = , mindestens { $least }, höchstens { $most }

limits-least = , mindestens { $least }

limits-most = , höchstens { $most }
