home = Rover niet op het scorebord

short = op { $space }

at = Rover op vakje { $space }

of = { $who ->
    [you] Jouw rover
   *[other] Rover van { $whoName }
}

choose = Plaats je rover op vakje { $space }

rob = { $who ->
    [you] Beroof jezelf
   *[other] Beroof { $whoName }
}

loot = scoorde { COUNT($scored, of: "points") }: { $gain } voor jou

now-robber = Plaats eerst de rover.

now-rob = Eerst neemt de rover zijn punten.

source-rob = Rovers

weighed-robberies = Berovingen

pieces-robber = { COUNT($n, of: "robbers") }

action-robber = Rover naar vakje { $space }

action-rob = { $who ->
    [you] Beroof jezelf
   *[other] Beroof { $whoName }
}

event-robber_placed = { $who ->
    [you] Je rover wacht op vakje { $space }.
   *[other] De rover van { $whoName } wacht op vakje { $space }.
}

event-robber_followed = { $who ->
    [you] Je rover loopt mee met { $alongName } naar vakje { $space }.
   *[other] De rover van { $whoName } loopt mee met { alongWith } naar vakje { $space }.
}

alongWith = { $along ->
    [you] jou
   *[other] { $alongName }
}

event-robber_home = { $who ->
    [you] Je rover gaat terug naar je voorraad.
   *[other] De rover van { $whoName } gaat terug naar de voorraad.
}

phase-robber = { $who ->
    [you] Een geldbuidel: stuur je je rover?
   *[other] { $whoName }, een geldbuidel: stuur je je rover?
}

phase-rob = { $who ->
    [you] Wie berooft je rover?
   *[other] { $whoName }, wie berooft je rover?
}

reason-already_there = { $n ->
    [none] Je rover staat daar al.
   *[other] Je rover staat al op vakje { $n }.
}

reason-must_rob = Een rover kan niet weigeren: hij neemt de eerste punten die hij kan krijgen.

reason-no_such_space = { $n ->
    [none] Dit vakje is er niet op het scorebord.
   *[other] Er is geen vakje { $n } op het scorebord.
}

reason-nobody_else_there = { $n ->
    [none] Daar staat geen telsteen van een andere speler.
   *[other] Op vakje { $n } staat geen telsteen van een andere speler.
}

reason-not_a_victim = { $who ->
    [you] Je scoort niet vanaf het vakje van je rover.
    [none] Die speler scoort niet vanaf het vakje van je rover.
   *[other] { $whoName } scoort niet vanaf het vakje van je rover.
}

cause-rob = { $from ->
    [you] door jou te beroven
    [none] door te roven
   *[other] door { $fromName } te beroven
}

counted-half = de helft van de punten van de ander

line-half = { $rounded ->
    [yes] de helft van { COUNT($of, of: "points") }, naar boven afgerond, = { $sum }
   *[no] de helft van { COUNT($of, of: "points") } = { $sum }
}

course = Een rover die op het scorebord wacht en de helft neemt.
