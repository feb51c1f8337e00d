add = Leeres Plättchen

take = Aus einem Set hinzufügen

takeTitle = Plättchen aus einem Set hinzufügen

comes = { COUNT($copies, of: "copies") }

copy = Kopieren

cut = Ausschneiden

paste = Einfügen

copied = { $count ->
    [one] { $count } Plättchen kopiert.
   *[other] { $count } Plättchen kopiert.
}

chosen = { COUNT($count, of: "tilesChosen") }

choose = Plättchen { $name } auswählen

list = Plättchen des Sets

draw = { $name } zeichnen: { $look }

shown = { $name }: { $look }

duplicateThis = Plättchen { $name } duplizieren

removeThis = Plättchen { $name } löschen

earlier = Plättchen { $name } einen Platz nach vorn

later = Plättchen { $name } einen Platz nach hinten

copies = Exemplare von Plättchen { $name }

rules = Regeln, die die Plättchen brauchen

rulesNote = Angekreuzt nach dem, was deine Plättchen zeigen. Ändere es, wenn du etwas anderes meinst.

twins = Zwillinge

twinsNote = Plättchen, die gedreht oder gespiegelt gleich sind.

noTwins = Keine zwei Plättchen sind gleich.

twin = { $how ->
    [mirrored] { $tile } ist das Spiegelbild von { AND($others) }.
   *[same] { $tile } ist gleich wie { AND($others) }.
}

tileCalled = „{ $tile }“

tileCalledOf = „{ $tile }“ von „{ $set }“

symbol = Zeichen des Satzes

symbolNote = Es steht in der Ecke jedes Plättchens, auf Papier und auf dem Bildschirm, damit du deine wiederfindest.

symbolNone = Keins

symbolNamed = { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [diamond] Raute
    [star] Stern
    [cross] Kreuz
    [moon] Mond
   *[drop] Tropfen
}
