label = Deine Daten

whole = Soweit Bastide erkennen kann, fehlt nichts.

close = Verstanden

what-file = Die Datei mit allem, was du gemacht hast, war beschädigt. Bastide hat gerettet, was noch lesbar war.

what-version = Die Datei mit allem, was du gemacht hast, nannte eine falsche Version. Bastide hat das korrigiert.

what-empty = Die Datei mit allem, was du gemacht hast, war leer, obwohl sie es vorher nicht war.

what-log = Das Protokoll neben der Datei mit allem, was du gemacht hast, war beschädigt. Bastide hat gerettet, was noch lesbar war.

what-log_missing = Das Protokoll neben der Datei mit allem, was du gemacht hast, ist weg. Was nur darin stand, ist verloren; wie viel, kann Bastide nicht wissen.

what-log_of_another_time = Das Protokoll neben der Datei mit allem, was du gemacht hast, gehörte zu einer anderen Datei. Bastide hat es nicht benutzt.

saved-games = { $n ->
    [one] { $n } Partie wurde gerettet.
   *[other] { $n } Partien wurden gerettet.
}

saved-documents = { $n ->
    [one] { $n } Plättchenset, Mix oder Szenario wurde gerettet.
   *[other] { $n } Plättchensets, Mixe und Szenarien wurden gerettet.
}

saved-lessons = { $n ->
    [one] { $n } Lektion wurde gerettet.
   *[other] { $n } Lektionen wurden gerettet.
}

saved-answers = { $n ->
    [one] { $n } Antwort wurde gerettet.
   *[other] { $n } Antworten wurden gerettet.
}

saved-questions = { $n ->
    [one] { $n } Entscheidung aus deinen Partien wurde zum Üben gerettet.
   *[other] { $n } Entscheidungen aus deinen Partien wurden zum Üben gerettet.
}

saved-runs = { $n ->
    [one] { $n } Lauf im Labor wurde gerettet.
   *[other] { $n } Läufe im Labor wurden gerettet.
}

saved-settings = Deine Einstellungen wurden gerettet.

lost-games = { $n ->
    [one] { $n } Partie ist verloren.
   *[other] { $n } Partien sind verloren.
}

lost-documents = { $n ->
    [one] { $n } Plättchenset, Mix oder Szenario ist verloren.
   *[other] { $n } Plättchensets, Mixe und Szenarien sind verloren.
}

lost-lessons = { $n ->
    [one] { $n } Lektion ist verloren.
   *[other] { $n } Lektionen sind verloren.
}

lost-answers = { $n ->
    [one] { $n } Antwort ist verloren.
   *[other] { $n } Antworten sind verloren.
}

lost-questions = { $n ->
    [one] { $n } Entscheidung aus deinen Partien ist zum Üben verloren.
   *[other] { $n } Entscheidungen aus deinen Partien sind zum Üben verloren.
}

lost-runs = { $n ->
    [one] { $n } Lauf im Labor ist verloren.
   *[other] { $n } Läufe im Labor sind verloren.
}

lost-settings = Deine Einstellungen sind verloren.

inPart-games = { $n ->
    [one] { $n } der geretteten Partien fehlen Entscheidungen.
   *[other] { $n } der geretteten Partien fehlen Entscheidungen.
}

inPart-documents = { $n ->
    [one] { $n } der geretteten Plättchensets, Mixe und Szenarien fehlen Schritte.
   *[other] { $n } der geretteten Plättchensets, Mixe und Szenarien fehlen Schritte.
}

inPart-lessons = { $n ->
    [one] { $n } der geretteten Lektionen ist unvollständig.
   *[other] { $n } der geretteten Lektionen sind unvollständig.
}

inPart-answers = { $n ->
    [one] { $n } der geretteten Antworten ist unvollständig.
   *[other] { $n } der geretteten Antworten sind unvollständig.
}

inPart-questions = { $n ->
    [one] { $n } der geretteten Entscheidungen aus deinen Partien ist unvollständig.
   *[other] { $n } der geretteten Entscheidungen aus deinen Partien sind unvollständig.
}

inPart-runs = { $n ->
    [one] { $n } der geretteten Läufe ist unvollständig.
   *[other] { $n } der geretteten Läufe sind unvollständig.
}

inPart-settings = Einige deiner Einstellungen sind wieder auf den Anfangswerten.

perhapsMore-games = Vielleicht gab es noch mehr Partien.

perhapsMore-documents = Vielleicht gab es noch mehr Plättchensets, Mixe und Szenarien.

perhapsMore-lessons = Vielleicht gab es noch mehr Lektionen.

perhapsMore-answers = Vielleicht gab es noch mehr Antworten.

perhapsMore-questions = Vielleicht gab es noch mehr Entscheidungen aus deinen Partien zum Üben.

perhapsMore-runs = Vielleicht gab es noch mehr Läufe im Labor.

perhapsMore-settings = Vielleicht sind einige Einstellungen wieder auf den Anfangswerten.

originalLeft = Die beschädigte Datei wurde gelassen, wie sie ist.

originalKept = Die beschädigte Datei liegt als { $name } im Datenordner.

newestBackup = Deine neueste Sicherung ist { $name }. In den Einstellungen, „Deine Daten“, kannst du daraus einzelne Partien oder alles wiederherstellen. Alles wiederherzustellen ersetzt auch, was neuer ist.

unknownFiles-what = { $count ->
    [one] Im Datenordner liegt eine Datei, die Bastide nicht benutzt: { AND($names) }.
   *[other] Im Datenordner liegen Dateien, die Bastide nicht benutzt: { AND($names) }.
}

unknownFiles-why = { $count ->
    [one] Ihr Name sieht nach unfertiger Arbeit von Bastide aus, ihr Inhalt nicht. Deshalb blieb sie, wie sie ist.
   *[other] Ihre Namen sehen nach unfertiger Arbeit von Bastide aus, ihr Inhalt nicht. Deshalb blieben sie, wie sie sind.
}

unknownFiles-todo = Um eine solche Datei zu verwenden, wähle unten „Alles importieren…“. Sonst verschieb sie aus dem Datenordner.
