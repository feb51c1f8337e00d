hint-title = Hint

hint-ask = Hint

hint-again = Hint verbergen

hint-waits = Je volgende hint verschijnt hier.

hint-asking = Op zoek naar goede zetten …

hint-stop = Stop

hint-none = Hier is geen hint: deze beslissing is niet aan jou.

hint-rank = { $rank }

hint-best = Beste gevonden zet.

hint-level = Geen duidelijk verschil met de beste zet.

hint-behind = { CAPITAL(COUNT($points, of: "aboutPoints")) } slechter.

hint-why = Waarom

hint-list = De beste zetten

hint-meaning = Als iedereen verder speelt zoals de bot { $bot }. Uitgeprobeerd in { COUNT($games, of: "games") }.

hint-line = { $rank }: { $decision } { CAPITAL($leads) }.

outlook-ahead = { $chance } kans op winst, { COUNT($points, of: "aboutPoints") } voor

outlook-behind = { $chance } kans op winst, { COUNT($points, of: "aboutPoints") } achter

outlook-level = { $chance } kans op winst, ongeveer gelijk

outlook-alone = { COUNT($points, of: "aboutPoints") } aan het einde

tile = Plaats { $tile }, { asTurned }

followed = { $first }.

followedThen = { $first }. Daarna: { $then }.

rests-never = { CAPITAL(theKind) } { $place } kan nooit meer worden afgebouwd.

rests-closes = { $count ->
    [one] { $count } overgebleven tegel zou { theKind } { $place } afbouwen.
   *[other] { $count } overgebleven tegels zouden { theKind } { $place } afbouwen.
}

reasons-ask = Waarom?

reasons-label = Waarom deed de bot dit in stap { $step }?

reasons-otherwise = Deze bot zou nu anders spelen. Zijn zet veranderde dit:

reasons-none = Er veranderde niet meteen iets.

reasons-next = Tweede keus: { $decision }

reasons-nextWorse = Tweede keus, { COUNT($points, of: "aboutPoints") } slechter: { $decision }

reasons-nextLevel = Leek even goed: { $decision }

reasons-noBot = Er heeft nog geen bot iets beslist.

doubt-title = Weet je het zeker?

doubt-better = Een betere zet:

doubt-show = Toon een betere zet

doubt-insist = Toch doen

doubt-again = Nog eens nadenken

doubt-loses = Hiermee geef je { COUNT($points, of: "aboutPoints") } weg.

doubt-losesChance = Hiermee geef je { COUNT($points, of: "aboutPoints") } weg: { $meant } kans op winst in plaats van { $best }.

locked-here = Deze tafel is vergrendeld: geen kansen, hints of redenen en niets ongedaan maken tot de partij afgelopen is.

locked-label = Tafel

locked-name = Vergrendeld

motive-anyWouldDo = { $choices ->
    [one] Er was maar { $choices } keuze.
   *[other] Elk van de { $choices } keuzes was goed.
}

motive-prospectsBetter = Met { COUNT($left, of: "tilesLeft") } ziet het er { COUNT($points, of: "aboutPoints") } beter uit dan ervoor.

motive-prospectsWorse = Met { COUNT($left, of: "tilesLeft") } ziet het er { COUNT($points, of: "aboutPoints") } slechter uit dan ervoor.

motive-playedOn = Dit is uitgeprobeerd in { COUNT($games, of: "games") } die vanaf daar verder zijn gespeeld.

motive-lastedLongest = { $choices ->
    [one] Er was niets anders om te proberen.
   *[other] Van de { $choices } keuzes bleef dit in alle proefrondes de beste.
}

motive-overlooked = { $overlooked ->
    [one] De bot zag { $overlooked } keuze over het hoofd, zoals beginners doen.
   *[other] De bot zag { $overlooked } keuzes over het hoofd, zoals beginners doen.
}

motive-nothingBetter = { $choices ->
    [one] Er was niets anders te doen.
   *[other] Geen van de { $choices } keuzes was beter.
}

why-takes = Hiermee wordt { theKind } afgepakt van { AND($from) }.

why-gets_a_share = { $who ->
    [you] Zo deel je mee in { theKind }.
   *[other] Zo deelt { $whoName } mee in { theKind }.
}

why-loses = { $who ->
    [you] { CAPITAL(theKind) } zou jou niets meer opleveren.
   *[other] { CAPITAL(theKind) } zou { $whoName } niets meer opleveren.
}

why-shares = { $who ->
    [you] Je zou { theKind } moeten delen.
   *[other] { $whoName } zou { theKind } moeten delen.
}

why-changes_hands = { CAPITAL(theKind) } zou punten opleveren voor { AND($to) } in plaats van { AND($from) }.

why-scores = { $who ->
    [you] Je scoort { COUNT($points, of: "points") } { $cause }{ upFrom }.
   *[other] { $whoName } scoort { COUNT($points, of: "points") } { $cause }{ upFrom }.
}

upFrom = { $change ->
    [none] { "" }
   *[other] { " " }in plaats van { $before }
}

why-pays = { $who ->
    [you] Je betaalt { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } betaalt { COUNT($points, of: "points") } { $cause }.
}

why-claims = { $kind ->
    [monastery] Zo wordt { aKind } bezet dat tot nu toe { COUNT($points, of: "points") } waard is.
   *[other] Zo wordt { aKind } bezet die tot nu toe { COUNT($points, of: "points") } waard is.
}

why-grows = { CAPITAL(whoseLand) } zou { COUNT($points, of: "points") } meer opleveren.

why-shrinks = { CAPITAL(whoseLand) } zou { COUNT($points, of: "points") } minder opleveren.

why-helps = Dit maakt { whoseLand } { COUNT($points, of: "points") } meer waard.

why-harms = Dit maakt { whoseLand } { COUNT($points, of: "points") } minder waard.

why-home = { $count ->
    [one] Er komt een meeple terug in de voorraad.
   *[other] Er komen { $count } meeples terug in de voorraad.
}

why-costs = Dit kost { spent }.

why-costs_in_vain = Dit kost { spent } en levert nog niets op.

why-nothing_at_once = Er verandert niet meteen iets. Het gaat om wat er nog kan komen.

why-wins_less = Een andere zet zou meer opleveren.

why-wins_nothing = Dit levert niet meteen iets op.

spent = { $left ->
    [0] de laatste meeple uit de voorraad
   *[other] { $count ->
        [one] een meeple
       *[other] { $count } meeples
    }
}

whoseLand = { $who ->
    [you] jouw { landAlone }
   *[other] { theKind } van { $whoName }
}

landAlone = { $kind ->
    [road] weg
    [city] stad
    [monastery] klooster
    [field] weide
    [garden] tuin
    [tower] toren
   *[river] rivier
}

whom = { $who ->
    [you] jou
   *[other] { $whoName }
}
