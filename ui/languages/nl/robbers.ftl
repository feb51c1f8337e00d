home = Rover niet op het spoor

short = op { $space }

at = Rover op veld { $space }

of = { $who ->
    [you] Jouw rover
   *[other] Rover van { $whoName }
}

choose = Zet je rover op veld { $space }

rob = { $who ->
    [you] Beroof jezelf
   *[other] Beroof { $whoName }
}

loot = scoorde { COUNT($scored, of: "points") }: { $gain } voor jou

now-robber = Zet eerst de rover.

now-rob = Eerst neemt de rover zijn punten.

source-rob = Rovers

weighed-robberies = Berovingen

pieces-robber = { COUNT($n, of: "robbers") }

action-robber = Rover naar veld { $space }

action-rob = { $who ->
    [you] Beroof jezelf
   *[other] Beroof { $whoName }
}

event-robber_placed = { $who ->
    [you] Je rover wacht op veld { $space }.
   *[other] De rover van { $whoName } wacht op veld { $space }.
}

event-robber_followed = { $who ->
    [you] Je rover loopt mee met { $alongName } naar veld { $space }.
   *[other] De rover van { $whoName } loopt mee met { alongWith } naar veld { $space }.
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
    [you] Waar moet je rover wachten?
   *[other] { $whoName }, waar moet je rover wachten?
}

phase-rob = { $who ->
    [you] Wie berooft je rover?
   *[other] { $whoName }, wie berooft je rover?
}

reason-already_there = { $n ->
    [none] Je rover staat daar al.
   *[other] Je rover staat al op veld { $n }.
}

reason-must_rob = Een rover kan niet weigeren: hij neemt de eerste punten die hij kan krijgen.

reason-no_such_space = { $n ->
    [none] Dit veld is er niet op het scorespoor.
   *[other] Er is geen veld { $n } op het scorespoor.
}

reason-nobody_else_there = { $n ->
    [none] Daar staat geen speelstuk van een andere speler.
   *[other] Op veld { $n } staat geen speelstuk van een andere speler.
}

reason-not_a_victim = { $who ->
    [you] Je scoort niet vanaf het veld van je rover.
    [none] Een andere speler scoort niet vanaf het veld van je rover.
   *[other] { $whoName } scoort niet vanaf het veld van je rover.
}

cause-rob = { $from ->
    [you] geroofd van wat jij scoorde
    [none] door te roven
   *[other] geroofd van wat { $fromName } scoorde
}

counted-half = de helft van de punten van de ander

line-half = { $rounded ->
    [yes] de helft van { COUNT($of, of: "points") }, naar boven afgerond, = { $sum }
   *[no] de helft van { COUNT($of, of: "points") } = { $sum }
}

course = Een rover die op het scorespoor wacht en de helft neemt.
