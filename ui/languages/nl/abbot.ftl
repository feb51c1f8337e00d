asked-recall = { $who ->
    [you] De abt terugroepen?
   *[other] { $whoName }, de abt terugroepen?
}

left-recalled = teruggeroepen

source-garden = Tuinen

cause-garden = voor een tuin

weighed-recalls = Teruggeroepen abten

action-recall = { $kind ->
    [garden] Roep de abt terug uit de tuin
   *[other] Roep de abt terug uit het klooster
}

reason-captured = { $who ->
    [you] Je houdt deze abt gevangen.
    [none] Een andere speler houdt je abt gevangen.
   *[other] { $whoName } houdt je abt gevangen.
}

reason-complete = Deze plek is volledig omringd en levert vanzelf 9 punten op, zonder terugroepen.

reason-nobody_there = Daar staat geen abt.

reason-not_yours = { $who ->
    [you] De abt daar is van jou.
    [none] De abt daar is van een andere speler.
   *[other] De abt daar is van { $whoName }.
}

reason-only_an_abbot = In een tuin kan alleen een abt staan.

reason-wrong_land = Een abt kan alleen in een klooster of een tuin staan.

motive-home = { $free ->
    [one] De abt is terug in de voorraad; er was nog { $free } vrije plek om hem heen.
   *[other] De abt is terug in de voorraad; er waren nog { $free } vrije plekken om hem heen.
}

motive-out = { $free ->
    [one] De abt gaat op pad; er is nog { $free } vrije plek om hem heen.
   *[other] De abt gaat op pad; er zijn nog { $free } vrije plekken om hem heen.
}

course = Tuinen, en een abt die je voor punten terugroept.
