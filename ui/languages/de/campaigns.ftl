label = Das Kapitel

opening = Wird geöffnet …

story = Über dieses Kapitel

storyOfScenario = Über dieses Szenario

counts = Was zählt:

number = Kapitel { $number }

place = { $campaign }, Kapitel { $number } von { $of }

begin = Beginnen

goOn = Weiter

again = Noch einmal spielen

goOnWith = Weiter mit „{ $title }“

nextIs = Nächstes Kapitel: „{ $title }“

beginWith = „{ $title }“ beginnen

againWith = „{ $title }“ noch einmal spielen

unplayable = Dafür fehlt ein Plättchenset oder Mix, der gelöscht wurde.

toDeleted = Unter „Bauen“ wiederherstellen

more = Spiel ein Kapitel noch einmal, um mehr Sterne zu holen.

finished = Du hast alle Kapitel abgeschlossen.

won = { $won } von { $of ->
    [one] { $of } Stern
   *[other] { $of } Sternen
}

level = { $level ->
    [1] Leicht
    [2] Eher leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}

minutes = { COUNT($minutes, of: "min") }

levelAndMinutes = { level } · { minutes }

closed-after = Öffnet sich, wenn du { AND($titles, each: "quoted") } gewonnen hast.

closed-stars = { $lacks ->
    [one] Zum Öffnen fehlt dir noch { $lacks } Stern.
   *[other] Zum Öffnen fehlen dir noch { $lacks } Sterne.
}

closed-both = { $lacks ->
    [one] Öffnet sich, wenn du { AND($titles, each: "quoted") } gewonnen und noch { $lacks } Stern geholt hast.
   *[other] Öffnet sich, wenn du { AND($titles, each: "quoted") } gewonnen und noch { $lacks } Sterne geholt hast.
}

closed-opens = Öffnet sich nach { OR($ends) }.

closed-win = einem Sieg in „{ $title }“

closed-loss = einer Niederlage in „{ $title }“

closed-either = „{ $title }“

along = Mitgenommen: { AND($what) }.

standings = Endstand: { AND($all) }.

pointsFor = { $who ->
    [you] { COUNT($points, of: "points") } für dich
   *[other] { COUNT($points, of: "points") } für { $whoName }
}

gone = Nicht mehr in dieser Version: { AND($titles, each: "quoted") }. Was du dort gewonnen hast, nimmst du weiterhin mit.

other = Geändert, seit du gespielt hast: { AND($titles, each: "quoted") }. Was du dort gewonnen hast, behältst du.

lines = Eine durchgezogene Linie folgt auf einen Sieg, eine gestrichelte auf eine Niederlage.

map = Karte von „{ $campaign }“

states-closed = gesperrt

states-open = offen

states-begun = begonnen

states-lost = verloren

states-finished = gewonnen

onMap = { $wonCount ->
    [0] { $lostCount ->
        [0] { chapterOnMap }
       *[other] { chapterOnMap }; eine Niederlage führt zu { AND($lost, each: "quoted") }
    }
   *[other] { $lostCount ->
        [0] { chapterOnMap }; ein Sieg führt zu { AND($won, each: "quoted") }
       *[other] { chapterOnMap }; ein Sieg führt zu { AND($won, each: "quoted") }; eine Niederlage führt zu { AND($lost, each: "quoted") }
    }
}

chapterOnMap = Kapitel { $number }: { $title }, { $state }

by = Von { $author }.

toDesk = Bearbeiten

endedWon = Gewonnen.

endedLost = Verloren.

lost = Kapitel verloren

takeLoss = Niederlage annehmen

takeLossText = Die Kampagne geht weiter wie nach einer Niederlage. Du kannst dieses Kapitel später noch einmal spielen.

overWon = Du hast die Kampagne gewonnen.

overLost = Die Kampagne endete mit einer Niederlage.

reset = Von vorn beginnen

resetThis = „{ $campaign }“ von vorn beginnen

back = Zurück zur Kampagne

leave = Kapitel verlassen

end-title = Kapitel abgeschlossen

end-learned = Was den Ausschlag gab

end-how-3 = Beim ersten Versuch, ohne Tipp.

end-how-2 = Mit einem weiteren Versuch oder einem Tipp.

end-how-1 = Abgeschlossen.

end-more-2 = Für den dritten Stern: Gewinne beim ersten Versuch, ohne Tipp.

end-more-1 = Für mehr Sterne: Verliere höchstens eine Partie und spiel selbst.

end-summary = { $skipped ->
    [0] Verlorene Partien: { $lost }. Tipps: { $hints }.
   *[other] Verlorene Partien: { $lost }. Tipps: { $hints }. Bastide hat für dich gespielt.
}
