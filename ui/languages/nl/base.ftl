event-turn_began = Beurt { $turn }: { $who ->
    [you] jij
   *[other] { $whoName }
}.

event-tile_drawn = { $who ->
    [you] Je trekt een tegel.
   *[other] { $whoName } trekt een tegel.
}

draws = { $who ->
    [you] Je trekt: { $tile }.
   *[other] { $whoName } trekt: { $tile }.
}

event-tile_put_aside = De getrokken tegel past nergens en wordt opzijgelegd.

event-ended_here = De tafel beëindigde de partij hier. { $left ->
    [one] Eén tegel bleef in de zak.
   *[other] { $left } tegels bleven in de zak.
}

event-tile_laid = { $who ->
    [you] Je plaatst de tegel { $place }, { asTurned }.
   *[other] { $whoName } plaatst de tegel { $place }, { asTurned }.
}

event-figure_set = { $who ->
    [you] Je plaatst { aStanding } { onTheKind }{ toSpot }.
   *[other] { $whoName } plaatst { aStanding } { onTheKind }{ toSpot }.
}

toSpot = { $hasSpot ->
    [yes] { " " }{ $spot }
   *[no] { "" }
}

event-figure_home = { $who ->
    [you] Je { standing } gaat terug naar de voorraad, { $why }.
   *[other] De { standing } van { $whoName } gaat terug naar de voorraad, { $why }.
}

event-feature_completed = { $kind ->
    [road] Een weg is afgebouwd{ unowned }.
    [city] Een stad is afgebouwd{ unowned }.
    [monastery] Een klooster is afgebouwd{ unowned }.
   *[other] Een tuin is afgebouwd{ unowned }.
}

unowned = { $owned ->
    [yes] { "" }
   *[no] , maar niemand heeft daar een meeple
}

event-score = { $who ->
    [you] Je scoort { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } scoort { COUNT($points, of: "points") } { $cause }.
}

event-pays = { $who ->
    [you] Je betaalt { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } betaalt { COUNT($points, of: "points") } { $cause }.
}

event-passed = { $who ->
    [you] Je past.
   *[other] { $whoName } past.
}

over = De partij is afgelopen.

won = { $who ->
    [you] De partij is afgelopen. Je wint.
   *[other] De partij is afgelopen. { $whoName } wint.
}

shared = De partij is afgelopen. { AND($names) } delen de overwinning.

left-scored = na het scoren

left-lonely = omdat de eigenaar daar geen meeple meer heeft

source-road = Wegen

source-city = Steden

source-monastery = Kloosters

source-field = Weiden

cause-road = voor een weg

cause-city = voor een stad

cause-monastery = voor een klooster

cause-field = voor een weide

counted-tiles = { COUNT($n, of: "tiles") }

counted-pennants = { $n ->
    [one] { $n } wapen
   *[other] { $n } wapens
}

counted-cities = { $n ->
    [one] { $n } afgebouwde stad
   *[other] { $n } afgebouwde steden
}

line = { $things } × { SIGNED($each) } = { SIGNED($sum) }

total = samen { COUNT($sum, of: "points") }

majority = Daar vergeleken: { AND($each) }.

weight = { $who ->
    [you] jij { $weight }
   *[other] { $whoName } { $weight }
}

phase-draw = { $who ->
    [you] Welke tegel heb je getrokken?
   *[other] Welke tegel heeft { $whoName } getrokken?
}

phase-tile = { $who ->
    [you] Plaats de tegel.
   *[other] { $whoName }, plaats de tegel.
}

phase-figure = { $who ->
    [you] Wil je iets op de tegel plaatsen?
   *[other] { $whoName }, wil je iets op de tegel plaatsen?
}

phase-else = { $who ->
    [you] Wil je iets anders doen?
   *[other] { $whoName }, wil je iets anders doen?
}

phase-order = { $who ->
    [you] Wat wordt als volgende gescoord?
   *[other] { $whoName }, wat wordt als volgende gescoord?
}

phase-over = De partij is afgelopen.

leftOut-said = Er kon niets op de tegel worden geplaatst.

leftOut-noFollower = { $who ->
    [you] Je hebt geen meeple meer in je voorraad.
   *[other] { $whoName } heeft geen meeple meer in de voorraad.
}

now-draw = Trek eerst een tegel.

now-tile = Plaats eerst de tegel.

now-figure = Nu mag er een meeple of een ander speelstuk op de tegel die je net hebt geplaatst.

now-order = Kies eerst wat als volgende wordt gescoord.

now-over = De partij is afgelopen.

now-other = Er wordt nu iets anders beslist.

action-tile = { $rotation ->
   *[0] Plaats de tegel zoals getrokken
    [1] Plaats de tegel, naar rechts gedraaid
    [2] Plaats de tegel ondersteboven
    [3] Plaats de tegel, naar links gedraaid
}

action-figure = { CAPITAL(standing) } { onTheKind }{ toSpot }

onTop = { $number ->
    [none] { CAPITAL(standing) } boven op de toren
   *[other] { CAPITAL(standing) } boven op toren { $number }
}

action-pass = Niets doen

action-end = De partij hier eindigen en tellen

action-order = Eerst { theKind } { spot }

here = { $action }, hier

elsewhere = { $action }, { $place }

pieces-follower = { COUNT($n, of: "followers") }

pieces-big_follower = { COUNT($n, of: "bigFollowers") }

pieces-abbot = { COUNT($n, of: "abbots") }

pieces-builder = { COUNT($n, of: "builders") }

pieces-pig = { COUNT($n, of: "pigs") }

reason-cell_taken = Hier ligt al een tegel.

reason-corner_only = Hier raken alleen de hoeken elkaar. Een tegel moet met een hele zijde tegen een andere tegel liggen.

reason-edge_mismatch = { $side ->
    [N] In het noorden { meeting }.
    [E] In het oosten { meeting }.
    [S] In het zuiden { meeting }.
    [W] In het westen { meeting }.
   *[none] Eén zijde past niet bij de tegel ernaast.
}

meeting = { $own ->
    [road] zou een weg op { otherLand } uitkomen
    [city] zou een stad tegen { otherLand } liggen
    [river] zou een rivier op { otherLand } uitkomen
   *[other] zou een weide tegen { otherLand } liggen
}

otherLand = { $other ->
    [road] een weg
    [city] een stad
    [river] een rivier
   *[other] een weide
}

reason-feature_occupied = { $who ->
    [you] Je hebt { onTheKind } al iemand staan.
    [none] Een andere speler heeft { onTheKind } al iemand staan.
   *[other] { $whoName } heeft { onTheKind } al iemand staan.
}

reason-game_over = De partij is afgelopen.

reason-must_choose = Kies eerst een van de afgebouwde gebieden.

reason-must_draw = Trek eerst een tegel.

reason-must_place_tile = Plaats eerst de getrokken tegel.

reason-no_neighbour = Een tegel moet met een zijde tegen een tegel op tafel liggen.

reason-no_such_place = Dit stuk land is hier niet.

reason-no_such_rotation = Een tegel kan alleen per kwartslag worden gedraaid.

reason-nobody_stands_there = Zo kan geen speelstuk { onTheKind } staan.

reason-not_a_choice = { CAPITAL(thisKind) } wacht niet op scoren.

reason-not_in_play = De regels hiervoor horen niet bij deze partij.

reason-not_in_the_bag = Zo’n tegel zit niet meer in de zak.

reason-not_now = { $now }

reason-not_this_tile = Een speelstuk gaat op de tegel die je net hebt geplaatst.

reason-not_your_turn = { $who ->
    [you] Jij bent aan de beurt om te beslissen.
    [none] Een andere speler is aan de beurt om te beslissen.
   *[other] { $whoName } is aan de beurt om te beslissen.
}

reason-only_a_picture = { $kind ->
    [none] Zonder de regels van de uitbreiding is dit alleen een plaatje.
   *[other] Zonder de regels van de uitbreiding is { aKind } alleen een plaatje.
}

reason-supply_empty = Je hebt geen speelstuk van deze soort meer in je voorraad.
