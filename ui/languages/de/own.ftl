title = Deine Szenarien

lead = Momente deiner Partien und Stellungen von dir, jede mit einem Ziel. Bots nehmen die anderen Plätze ein.

none = Noch hast du keine. Geh in einer Partie zu einem Zug, der anders hätte laufen können, und drücke unter der Zeitleiste „Als Szenario speichern“. Oder bau unter „Bauen“ eine Stellung auf und gib ihr ein Ziel.

toPlay = Partie wählen

label = Das Szenario

opening = Wird geöffnet …

place = Dein Szenario

leave = Szenario verlassen

back = Zurück zu den Szenarien

picture = Das Brett von „{ $title }“

tiles = { $count ->
    [one] { $count } Plättchen zu spielen
   *[other] { $count } Plättchen zu spielen
}

turns = { $count ->
    [one] { $count } eigener Zug
   *[other] { $count } eigene Züge
}

seats = { $othersCount ->
    [0] Du spielst allein
   *[other] Du spielst gegen { AND($others) }
}

unproven = Noch ist nicht bekannt, ob sich dieses Ziel erreichen lässt.

chapters = Ein Kapitel von { AND($campaigns) }

came = „{ $title }“ ist jetzt bei deinen Szenarien.

known = „{ $title }“ ist schon bei deinen Szenarien.

removed = „{ $title }“ wurde gelöscht.

restored = „{ $title }“ ist wieder da.

save = Als Datei speichern

saving-title = Szenario als Datei speichern

saving-kind = Bastide-Szenarien

remove = Löschen

removeThis = „{ $title }“ löschen

saveThis = Als Datei speichern: „{ $title }“

edit = Bearbeiten

editThis = „{ $title }“ bearbeiten

undoRemove = Wiederherstellen

end-title = Szenario abgeschlossen

making-title = Als Szenario speichern

making-lead = Es beginnt mit Zug { $turn }, bevor das Plättchen lag. Bots nehmen die anderen Plätze ein, und die Plättchen kommen immer in derselben Reihenfolge.

making-name = Titel

making-named = Ab Zug { $turn }

making-seat = Du spielst

making-aim = Ziel

making-aims-win = Gewinnen oder gleichziehen

making-aims-win_alone = Allein gewinnen

making-aims-points = Punkte erreichen

making-points = Punkte

making-pointsThen = { $who ->
    [you] Du hast am Anfang { COUNT($points, of: "points") }.
   *[other] { $whoName } hat am Anfang { COUNT($points, of: "points") }.
}

making-tiles = Plättchen bis zum Ende

making-tilesLeft = { $count ->
    [one] { $count } Plättchen ist übrig.
   *[other] { $count } Plättchen sind übrig.
}

making-note = Einleitung

making-noteText = Bis zu 30 Wörter, vor dem Beginn gezeigt. Freiwillig.

making-noteLong = Das sind { $words } Wörter; erlaubt sind höchstens { $most }.

making-save = Speichern

making-trying = Ein Bot versucht, das Ziel zu erreichen …

making-noWay-what = { $tries ->
    [one] In { $tries } Versuch hat kein Bot dieses Ziel erreicht.
   *[other] In { $tries } Versuchen hat kein Bot dieses Ziel erreicht.
}

making-noWay-todo = Ein Mensch schafft es vielleicht trotzdem. Verlange weniger oder speichere es dennoch.

making-noWay-save = Trotzdem speichern

making-wrong = { $count ->
    [one] So lässt es sich nicht speichern, aus einem Grund:
   *[other] So lässt es sich nicht speichern, aus { $count } Gründen:
}

making-kept = „{ $title }“ ist gespeichert. Du findest es unter „Kampagnen“.

making-play = Jetzt spielen

making-goOn = Zurück zur Partie
