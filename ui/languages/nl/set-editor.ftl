add = Lege tegel

take = Uit een set toevoegen

takeTitle = Tegel uit een set toevoegen

comes = { COUNT($copies, of: "copies") }

copy = Kopiëren

cut = Knippen

paste = Plakken

copied = { $count ->
    [one] { $count } tegel gekopieerd.
   *[other] { $count } tegels gekopieerd.
}

chosen = { COUNT($count, of: "tilesChosen") }

choose = Tegel { $name } selecteren

list = Tegels van de set

draw = { $name } tekenen: { $look }

shown = { $name }: { $look }

duplicateThis = Tegel { $name } dupliceren

removeThis = Tegel { $name } verwijderen

earlier = Tegel { $name } één plaats naar voren

later = Tegel { $name } één plaats naar achteren

copies = Exemplaren van tegel { $name }

rules = Regels die de tegels nodig hebben

rulesNote = Aangevinkt naar wat je tegels laten zien. Verander het als je iets anders bedoelt.

twins = Tweelingen

twinsNote = Tegels die gelijk zijn als je ze draait of spiegelt.

noTwins = Geen twee tegels zijn gelijk.

twin = { $how ->
    [mirrored] { $tile } is het spiegelbeeld van { AND($others) }.
   *[same] { $tile } is gelijk aan { AND($others) }.
}

tileCalled = “{ $tile }”

tileCalledOf = “{ $tile }” van “{ $set }”

symbol = Teken van de set

symbolNote = Het staat in de hoek van elke tegel, op papier en op het scherm, zodat je jouw tegels terugvindt.

symbolNone = Geen

symbolNamed = { $symbol ->
    [circle] Cirkel
    [square] Vierkant
    [triangle] Driehoek
    [diamond] Ruit
    [star] Ster
    [cross] Kruis
    [moon] Maan
   *[drop] Druppel
}

back = Achterkanten

backNote = Ze worden afgedrukt als je om achterkanten vraagt.

backUsual = De gewone achterkant wordt afgedrukt.

backOwn = De achterkant die je hebt gekozen

backRestore = Gebruik de gewone achterkant
