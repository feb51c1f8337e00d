byHand = Met echte tegels spelen

byHandText = Voor een partij aan een echte tafel, alleen met mensen. Je geeft elke tegel op en waar die ligt. Bastide controleert de regels, houdt de score bij en legt elk punt uit.

drawn = Welke tegel is getrokken?

find = Zoek in de tegels

clear = Toon alle tegels

sides = Druk het land aan de zijden in, met de klok mee

onSide-city = Stad

onSide-road = Weg

onSide-field = Weide

onSide-river = Rivier

anew = Opnieuw

pressed = { $lands }: { COUNT($count, of: "tiles") }

pressedNone = Weer alle tegels.

none = Geen enkele overgebleven tegel ziet er zo uit.

tile = { $look }: nog { $left }

left = { $left } ×

keyed = De toets op een plek toont de tegel daar; { $act } legt hem neer.

correctOf = Beurt { $turn } corrigeren: { $what }

correctLine = Corrigeren: { $what }

ofTile-title = Beurt { $turn } corrigeren:

ofTile-draw = Getrokken tegel

ofTile-tile = Plek

ofTile-figure = Figuur

correctingOf = Je corrigeert beurt { $turn }: { $what }

correctingText = Beslis opnieuw. Het begint met wat er eerst was ingevoerd. Daarna speelt Bastide na wat volgde.

entered = eerder ingevoerd

losing = { $dropped ->
    [one] { $dropped } van de { $all } beslissingen die volgden past niet meer. De correctie houden en die laten vervallen?
   *[other] { $dropped } van de { $all } beslissingen die volgden passen niet meer. De correctie houden en ze laten vervallen?
}

losingAll = { $all ->
    [one] De beslissing die volgde past niet meer. De correctie houden en die laten vervallen?
   *[other] Geen van de { $all } beslissingen die volgden past nog. De correctie houden en ze laten vervallen?
}

losingFrom = De eerste is in beurt { $turn }:

losingAgain = { $dropped ->
    [one] Bastide kan die voor je opnieuw invoeren zodra die past.
   *[other] Bastide kan ze voor je opnieuw invoeren zodra ze passen.
}

keepLosing = Correctie houden

leaveLosing = Niets veranderen

leave = Correctie annuleren

corrected = Beurt { $turn } is gecorrigeerd.

held = { $count ->
    [one] De beslissing die volgde past nog.
   *[other] Alle { $count } beslissingen die volgden passen nog.
}

nothingFollowed = Er volgden nog geen beslissingen op.

dropped = { $count ->
    [one] In beurt { $turn } past { $count } beslissing niet meer.
   *[other] Vanaf beurt { $turn } passen { $count } beslissingen niet meer.
}

goOnYourself = { $count ->
    [one] Neem de volgende beslissing zelf.
   *[other] Neem de volgende beslissing zelf. Bastide kan de andere invoeren zodra ze passen.
}

fittingAll = { $count ->
    [one] De vervallen beslissing past weer.
   *[other] Alle { $count } vervallen beslissingen passen weer.
}

fitting = { $fitting ->
    [one] { $fitting } van de { $left } vervallen beslissingen past weer.
   *[other] { $fitting } van de { $left } vervallen beslissingen passen weer.
}

enterAgain = Opnieuw invoeren

enteredAgain = { $count ->
    [one] Bastide heeft { $count } beslissing opnieuw ingevoerd.
   *[other] Bastide heeft { $count } beslissingen opnieuw ingevoerd.
}

stillDropped = { $count ->
    [one] In beurt { $turn } past { $count } beslissing nog niet.
   *[other] Vanaf beurt { $turn } passen { $count } beslissingen nog niet.
}

undoAgain = Ongedaan maken

takeBack = Correctie ongedaan maken

endHere = Hier eindigen en tellen

endedHere = De partij is hier geëindigd.

playOn = Ongedaan maken en verder spelen

adjusting-open = Score aanpassen

adjusting-title = Score aanpassen

adjusting-lead = Voor een huisregel, een uitbreiding die Bastide niet kent of een fout op het scorebord. De punten tellen mee als alle andere. Ze staan met je reden in het verloop.

adjusting-who = Speler

adjusting-points = Punten (met een minteken om af te trekken)

adjusting-pointsNote = De score is nu { COUNT($has, of: "points") }.

adjusting-notSoMany = Je kunt hoogstens { COUNT($has, of: "points") } aftrekken: een score komt nooit onder 0.

adjusting-tooMany = Je kunt hoogstens { COUNT($room, of: "points") } toevoegen: anders wordt de score te hoog om op te slaan.

adjusting-notWhole = Punten zijn hele getallen.

adjusting-note = Reden

adjusting-put = Aanpassen

adjusting-before = Eerdere aanpassingen

adjusting-takeAway = Verwijderen

adjusting-takeAwayOf = Verwijderen: { $what }

adjusting-away = Verwijderd: { $what }

adjusting-inTurn = Beurt { $turn }. { $what }

adjusting-given = { $who ->
    [you] De tafel geeft jou { COUNT($points, of: "points") }.
   *[other] De tafel geeft { $whoName } { COUNT($points, of: "points") }.
}

adjusting-givenFor = { $who ->
    [you] De tafel geeft jou { COUNT($points, of: "points") }: “{ $note }”.
   *[other] De tafel geeft { $whoName } { COUNT($points, of: "points") }: “{ $note }”.
}

adjusting-taken = { $who ->
    [you] De tafel trekt { COUNT($points, of: "points") } van je score af.
   *[other] De tafel trekt { COUNT($points, of: "points") } van de score van { $whoName } af.
}

adjusting-takenFor = { $who ->
    [you] De tafel trekt { COUNT($points, of: "points") } van je score af: “{ $note }”.
   *[other] De tafel trekt { COUNT($points, of: "points") } van de score van { $whoName } af: “{ $note }”.
}

adjusting-source = Aanpassingen

adjusting-chapter = Aanpassingen
