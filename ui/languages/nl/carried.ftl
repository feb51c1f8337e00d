things-score = Punten

things-goods = Goederen

things-followers = Meeples

things-floors = Torenverdiepingen

things-prisoners = Gevangenen

things-robber = De plek van de rover

things-house = De waarde van het tolhuis

things-stars = Sterren

things-won = Een overwinning

becomes-score = Punten

becomes-followers = Meeples

becomes-floors = Torenverdiepingen

becomes-wine = Wijn

becomes-wheat = Graan

becomes-cloth = Laken

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
    [one] { $count } gevangene
   *[other] { $count } gevangenen
}

robber = de rover op vakje { $space }

house = een tolhuis dat { $value } toont

line = { $who ->
    [you] Je neemt { AND($what) } mee.
   *[other] { $whoName } neemt { AND($what) } mee.
}

sentence = { $whom ->
    [everybody] Uit “{ $chapter }”, voor iedereen: { within }{ $rate }{ $limits }.
   *[player] Uit “{ $chapter }”, voor de speler: { within }{ $rate }{ $limits }.
}

within = { $what ->
    [score] punten
    [goods] goederen
    [followers] meeples
    [floors] torenverdiepingen
    [prisoners] gevangenen
    [robber] de plek van de rover
    [house] de waarde van het tolhuis
    [stars] sterren
   *[won] een overwinning
}

rate-per = , { $became } per { $per }

rate-each = , { $became } voor elk

limits-both = , minstens { $least }, hoogstens { $most }

limits-least = , minstens { $least }

limits-most = , hoogstens { $most }
