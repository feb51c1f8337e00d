contents = Inhoud

search = Zoek in de regels

clear = Zoekopdracht wissen

also = Ook gezocht op: { AND($words) }

found = { COUNT($count, of: "passagesFound") }

inChapter = { $chapter }, { $count } gevonden

close = { COUNT($count, of: "closeMatches") }

partly = Geen regel bevat al deze woorden. Dit komt er het dichtst bij:

best = Beste resultaten eerst

more = Nog { $count } tonen

nothing = Geen regel gevonden. Probeer de naam van een speelstuk, zoals bouwmeester of toren.

unknown = Het regelboek heeft geen regel “{ $id }”.

toGame = Terug naar de partij

see = Zie ook

ways-of = { $option }: de mogelijkheden naast elkaar

ways-what = Vergeleken

ways-way = Mogelijkheid { $number }

ways-usual = gebruikelijk

ways-means = Betekenis

ways-printed = Gedrukt in

ways-none = geen editie

ways-editions = { AND($editions, each: "edition") }

edition = { $it ->
    [first] eerste editie
    [second] tweede editie
    [third] derde editie
    [third-revised] derde editie, herzien
   *[mini] eigen kleine doos
}

matrix-title = Uitspraken voor twee uitbreidingen

matrix-how = Het aantal uitspraken voor elk paar uitbreidingen. Druk op een getal om ze te zien.

matrix-known = { $learned } geleerd

matrix-none = geen

matrix-cell = { $learned ->
    [0] { AND($expansions) }: { COUNT($rulings, of: "rulings") }
   *[other] { AND($expansions) }: { COUNT($rulings, of: "rulings") }, { $learned } geleerd
}

matrix-both = { AND($expansions) }

matrix-listed = { $rulings ->
    [one] { AND($expansions) }: { $rulings } uitspraak staat onder de tabel.
   *[other] { AND($expansions) }: { $rulings } uitspraken staan onder de tabel.
}

tiles-title = { COUNT($tiles, of: "tiles") } in deze uitbreiding

tiles-titleWithOwn = { COUNT($tiles, of: "tiles") } in deze uitbreiding, en { COUNT($own, of: "tiles") } van jezelf

tiles-unnamed = { $looks }. { COUNT($count, of: "copies") }

tiles-own = van jou

tiles-copies = { $count }×

tiles-tile = { $name }: { $looks }. { COUNT($count, of: "copies") }

chapters-rulings = Uitbreidingen combineren

chapters-options = Keuzeregels

notes-rulings = Wat geldt als je uitbreidingen combineert, of als de gedrukte regels een vraag openlaten.

notes-options = Niet iedereen speelt dit hetzelfde. Je kiest bij het begin van een partij; anders geldt de gebruikelijke regel.

from = Bron: { $source }

groups-components = In de doos

groups-rules = De regels

groups-notes = Goed om te weten

kinds-clarification = Verduidelijking

kinds-example = Voorbeeld
