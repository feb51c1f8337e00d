byHand = Mit echten Plättchen spielen

byHandText = Für eine Partie am echten Tisch, nur unter Menschen. Du gibst jedes Plättchen ein und wo es liegt. Bastide prüft die Regeln, zählt die Punkte und erklärt jeden.

drawn = Welches Plättchen wurde gezogen?

find = Plättchen suchen

clear = Alle Plättchen zeigen

none = So sieht kein übriges Plättchen aus.

tile = { $look }: noch { $left }

left = { $left } ×

keyed = Die Taste auf einem Feld zeigt das Plättchen dort; { $act } legt es an.

correctLine = Korrigieren: { $what }

correctingText = Entscheide noch einmal: Es beginnt so, wie es eingegeben war. Dann spielt Bastide nach, was folgte.

leave = Korrektur abbrechen

corrected = Zug { $turn } ist korrigiert.

held = { $count ->
    [one] Die folgende Entscheidung passt noch.
   *[other] Alle { $count } folgenden Entscheidungen passen noch.
}

nothingFollowed = Danach war noch nichts entschieden.

dropped = { $count ->
    [one] In Zug { $turn } passt { $count } Entscheidung nicht mehr.
   *[other] Ab Zug { $turn } passen { $count } Entscheidungen nicht mehr.
}

goOnYourself = { $count ->
    [one] Triff die nächste Entscheidung selbst.
   *[other] Triff die nächste Entscheidung selbst. Bastide kann die anderen eingeben, sobald sie passen.
}

fittingAll = { $count ->
    [one] Die weggefallene Entscheidung passt wieder.
   *[other] Alle { $count } weggefallenen Entscheidungen passen wieder.
}

fitting = { $fitting ->
    [one] { $fitting } der { $left } weggefallenen Entscheidungen passt wieder.
   *[other] { $fitting } der { $left } weggefallenen Entscheidungen passen wieder.
}

enterAgain = Noch einmal eingeben

enteredAgain = { $count ->
    [one] Bastide hat { $count } Entscheidung wieder eingegeben.
   *[other] Bastide hat { $count } Entscheidungen wieder eingegeben.
}

stillDropped = { $count ->
    [one] In Zug { $turn } passt { $count } Entscheidung noch nicht.
   *[other] Ab Zug { $turn } passen { $count } Entscheidungen noch nicht.
}

undoAgain = Rückgängig machen

takeBack = Korrektur rückgängig machen

endHere = Hier beenden und werten

playOn = Rückgängig machen und weiterspielen

adjusting-open = Punktestand anpassen

adjusting-title = Punktestand anpassen

adjusting-lead = Für eine Hausregel, eine Erweiterung, die Bastide nicht kennt, oder einen Fehler auf der Wertungstafel. Die Punkte zählen wie alle anderen. Sie erscheinen mit deiner Notiz im Verlauf.

adjusting-who = Spieler

adjusting-points = Punkte (mit Minus zum Abziehen)

adjusting-pointsNote = Der Punktestand ist jetzt { $has }.

adjusting-notSoMany = Du kannst höchstens { COUNT($has, of: "points") } abziehen: Ein Punktestand ist nie unter 0.

adjusting-tooMany = Du kannst höchstens { COUNT($room, of: "points") } hinzufügen: Sonst wäre der Punktestand zu hoch zum Speichern.

adjusting-notWhole = Punkte sind ganze Zahlen.

adjusting-note = Grund

adjusting-put = Anpassen

adjusting-before = Frühere Anpassungen

adjusting-takeAway = Entfernen

adjusting-takeAwayOf = Entfernen: { $what }

adjusting-away = Entfernt: { $what }

adjusting-inTurn = Zug { $turn }. { $what }

adjusting-given = { $who ->
    [you] Der Tisch gibt dir { COUNT($points, of: "points") }.
   *[other] Der Tisch gibt { $whoName } { COUNT($points, of: "points") }.
}

adjusting-givenFor = { $who ->
    [you] Der Tisch gibt dir { COUNT($points, of: "points") }: „{ $note }“.
   *[other] Der Tisch gibt { $whoName } { COUNT($points, of: "points") }: „{ $note }“.
}

adjusting-taken = { $who ->
    [you] Der Tisch nimmt dir { COUNT($points, of: "points") }.
   *[other] Der Tisch nimmt { $whoName } { COUNT($points, of: "points") }.
}

adjusting-takenFor = { $who ->
    [you] Der Tisch nimmt dir { COUNT($points, of: "points") }: „{ $note }“.
   *[other] Der Tisch nimmt { $whoName } { COUNT($points, of: "points") }: „{ $note }“.
}

adjusting-source = Anpassungen

adjusting-chapter = Anpassungen
