circle = graancirkel { $number }

inRole = { $role ->
    [road] struikrovers
    [city] ridders
    [field] boeren
   *[none] meeples
}

theCircle = { $circle ->
    [none] de graancirkel
   *[other] graancirkel { $circle }
}

left-removed = vanwege de graancirkel

now-crop_choice = Kies eerst wat de graancirkel doet.

now-crop = Eerst reageert elke speler op de graancirkel.

weighed-removed = Meeples teruggenomen door een graancirkel

action-crop = { $choice ->
    [add] { CAPITAL(inRole) } toevoegen
   *[remove] { CAPITAL(inRole) } terugnemen
}

action-crop_add = Voeg { aStanding } toe { onTheKind }

action-crop_remove = Neem de { standing } { onTheKind } terug

event-crop_chosen = { $choice ->
    [add] { $who ->
        [you] Je laat elke speler een meeple toevoegen bij { theCircle }.
       *[other] { $whoName } laat elke speler een meeple toevoegen bij { theCircle }.
    }
   *[remove] { $who ->
        [you] Je laat elke speler een meeple terugnemen bij { theCircle }.
       *[other] { $whoName } laat elke speler een meeple terugnemen bij { theCircle }.
    }
}

event-crop_passed_over = { $who ->
    [none] { theCircleNobody }
    [you] { $why ->
        [supply-empty] Je hebt geen meeple meer om toe te voegen.
       *[nobody-there] Je hebt daar geen meeple, dus er gebeurt niets.
    }
   *[other] { $why ->
        [supply-empty] { $whoName } heeft geen meeple meer om toe te voegen.
       *[nobody-there] { $whoName } heeft daar geen meeple, dus er gebeurt niets.
    }
}

theCircleNobody = Geen meeple op tafel past bij { theCircle }.

phase-crop_choice = { $who ->
    [you] Voegen alle spelers { inRole } toe, of nemen ze die terug?
   *[other] { $whoName }, voegen alle spelers { inRole } toe, of nemen ze die terug?
}

phase-crop = { $who ->
    [you] { CAPITAL(theCircle) } vraagt om { inRole }. Wat doe je?
   *[other] { $whoName }, { theCircle } vraagt om { inRole }.
}

reason-must_add = In deze partij moet elke speler een meeple toevoegen.

reason-must_choose = Kies eerst voor iedereen: toevoegen of terugnemen.

reason-must_remove = Er moet een meeple worden teruggenomen.

reason-nobody_of_yours = Je hebt geen meeple { onTheKind }.

reason-supply_empty = Je hebt geen meeple meer in je voorraad om toe te voegen.

reason-wrong_role = Het symbool van deze cirkel geldt voor meeples in een andere rol.

course = Graancirkels: iedereen voegt een speelstuk toe, of neemt er een terug.
