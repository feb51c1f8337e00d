floors = { COUNT($count, of: "floorsLeft") }

price = kost je { COUNT($price, of: "points") }

high = { $tower ->
    [none] toren van { COUNT($floors, of: "floors") }
   *[other] toren { $tower } van { COUNT($floors, of: "floors") }
}

bare = { $tower ->
    [none] toren, nog geen verdieping
   *[other] toren { $tower }, nog geen verdieping
}

prisoner = { $owner ->
    [you] Houdt jouw { bareFigure } gevangen
   *[other] Houdt een { bareFigure } van { $ownerName } gevangen
}

bareFigure = { $figure ->
   *[follower] meeple
    [big-follower] grote meeple
    [abbot] abt
    [builder] bouwmeester
    [pig] varken
}

left-taken_back = teruggenomen door de eigenaar

left-exchanged = bij een ruil van gevangenen

left-ransomed = nadat het losgeld was betaald

now-capture = Beslis eerst of er een speelstuk gevangen wordt genomen.

now-exchange = Kies eerst welke gevangene vrijkomt.

now-ransom = Nu kan alleen losgeld worden betaald.

source-ransom = Losgeld

weighed-floors = Verdiepingen

weighed-captures = Gevangennemingen

weighed-ransoms = Losgeld

pieces-floors = { COUNT($n, of: "floors") }

action-floor = { $tower ->
    [none] Zet een verdieping op een toren
   *[other] Zet een verdieping op toren { $tower }
}

action-capture = { $own ->
    [yes] Neem je eigen { standing } terug
   *[no] { $owner ->
        [you] Neem je { standing } gevangen
       *[other] Neem de { standing } van { $ownerName } gevangen
    }
}

action-ransom = { $from ->
    [you] Koop je { bareFigure } vrij bij jezelf
   *[other] Koop je { bareFigure } vrij bij { $fromName }
}

action-exchange = { CAPITAL(theFigure) } komt vrij

event-floor_added = { $who ->
    [you] Je verhoogt { whichTower } tot { COUNT($floors, of: "floors") }.
   *[other] { $whoName } verhoogt { whichTower } tot { COUNT($floors, of: "floors") }.
}

whichTower = { $tower ->
    [none] de toren { $place }
   *[other] toren { $tower }
}

event-captured = { $own ->
    [yes] { $who ->
        [you] Je neemt je eigen { standing } { $place } terug.
       *[other] { $whoName } neemt een eigen { standing } { $place } terug.
    }
   *[no] { $who ->
        [you] Je neemt { whoseFigure } { $place } gevangen.
       *[other] { $whoName } neemt { whoseFigure } { $place } gevangen.
    }
}

whoseFigure = { $owner ->
    [you] jouw { standing }
   *[other] de { standing } van { $ownerName }
}

event-ransom_paid = { $who ->
    [you] Je koopt { aFigure } vrij bij { fromWhom } voor { COUNT($points, of: "points") }.
   *[other] { $whoName } koopt { aFigure } vrij bij { fromWhom } voor { COUNT($points, of: "points") }.
}

fromWhom = { $to ->
    [you] jou
   *[other] { $toName }
}

put-floor_added = { $who ->
    [you] je verdieping op een toren, nu { COUNT($floors, of: "floors") } hoog
   *[other] verdieping van { $whoName } op een toren, nu { COUNT($floors, of: "floors") } hoog
}

phase-capture = { $who ->
    [you] { $tower ->
        [none] Kies wie je gevangenneemt.
       *[other] Kies wie toren { $tower } gevangenneemt.
    }
   *[other] { $tower ->
        [none] { $whoName }, kies wie je gevangenneemt.
       *[other] { $whoName }, kies wie toren { $tower } gevangenneemt.
    }
}

phase-exchange = { $who ->
    [you] Welke gevangene komt vrij?
   *[other] { $whoName }, welke gevangene komt vrij?
}

phase-ransom = { $who ->
    [you] Wil je nu losgeld betalen?
   *[other] { $whoName }, wil je nu losgeld betalen?
}

reason-bare_foundation = Een meeple heeft minstens één verdieping nodig om op te staan.

reason-closed = Op deze toren staat een speelstuk, dus hij is gesloten.

reason-must_exchange = De ruil gebeurt vanzelf; je kiest alleen welke gevangene vrijkomt.

reason-not_in_line = Deze plek ligt niet in een rechte lijn vanaf de toren.

reason-no_floors_left = Je hebt geen verdieping meer in je voorraad.

reason-no_foundation = Daar is geen fundament voor een toren.

reason-no_prisoner = { $who ->
    [you] Je houdt zelf geen speelstuk van deze soort gevangen.
    [none] Een andere speler houdt geen speelstuk van jou van deze soort gevangen.
   *[other] { $whoName } houdt geen speelstuk van jou van deze soort gevangen.
}

reason-nobody_there = Er staat { onTheKind } geen speelstuk van deze soort.

reason-not_capturable = Een speelstuk van deze soort { onTheKind } kan niet gevangen worden genomen.

reason-nothing_to_exchange = Je hebt geen speelstuk van deze soort dat op ruil wacht.

reason-out_of_reach = { $n ->
    [none] { CAPITAL(theKind) } ligt buiten het bereik van de toren.
   *[other] { CAPITAL(theKind) } ligt niet binnen { COUNT($n, of: "places") } in een rechte lijn.
}

reason-ransom_once = Je hebt deze beurt al een speelstuk vrijgekocht.

reason-ransom_too_poor = { $m ->
    [none] Je hebt niet genoeg punten voor het losgeld.
   *[other] Het losgeld is { COUNT($m, of: "points") }; je hebt er { $n }.
}

reason-wrong_figure = Op een toren kan alleen een meeple staan.

cause-ransom = { $from ->
    [you] als losgeld voor jouw speelstuk
    [none] als losgeld
   *[other] als losgeld voor het speelstuk van { $fromName }
}

counted-ransom = { $n ->
    [one] { $n } keer losgeld
   *[other] { $n } keer losgeld
}

line-ransom = { $things } = { SIGNED($sum) }

course = Torens die speelstukken gevangennemen, en gevangenen die je vrijkoopt.
