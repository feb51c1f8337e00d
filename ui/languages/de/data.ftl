title = Deine Daten

text = Wo Bastide deine Arbeit aufbewahrt, und Sicherungen, zu denen du zurückkannst. Nichts verlässt diesen Computer.

save = Alles speichern…

saving-title = Alles als eine Datei speichern

saving-kind = Alles aus Bastide

saved = Alles ist in { $file } gespeichert.

take = Alles importieren…

taking-title = Alles aus einer Datei importieren

taking-kind = Alles aus Bastide

fileText = Eine Datei mit allem, was dir gehört, zum Umziehen oder Aufbewahren. Ein Import ersetzt, was hier ist.

backups = Sicherungen

backupsText = Bastide macht eine am Tag, wenn sich etwas geändert hat, und eine, bevor ein Update das Speichern ändert. Es behält die zehn neuesten und die fünf neuesten von ersetzten Daten.

make = Jetzt sichern

none = Noch gibt es keine Sicherung. Bastide macht die erste, wenn du es schließt, nachdem du etwas begonnen hast.

last = Beim letzten Mal

outcome-made = Bastide hat heute eine neue Sicherung gemacht.

outcome-young = Keine Sicherung war nötig: Die neueste war weniger als einen Tag alt.

outcome-unchanged = Keine Sicherung war nötig: Seit der neuesten hat sich nichts geändert.

outcome-nothing = Keine Sicherung war nötig: Es gibt noch nichts zu sichern.

outcome-failed = Bastide konnte keine Sicherung machen. { $why }

outcome-replaced = Deine früheren Daten wurden ersetzt. Sie liegen bei den Sicherungen.

replacedNow = Alles wurde ersetzt. Deine früheren Daten sind die neueste Sicherung.

made = { DATETIME($madeAt, dateStyle: "medium", timeStyle: "short") }

notes = { $is ->
    [plain] { NUMBER($megabytes, maximumFractionDigits: 1) } MB
    [replaced] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, ersetzte Daten
    [earlier] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, von einem früheren Bastide
   *[both] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, ersetzte Daten von einem früheren Bastide
}

holds = { AND($things) }.

holdsSettings = Nur Einstellungen.

unreadable = Das lässt sich nicht lesen. Bastide behält es, wie es ist.

items-games = { COUNT($n, of: "games") }

items-tile_set = { $n ->
    [one] { $n } Plättchenset
   *[other] { $n } Plättchensets
}

items-mix = { $n ->
    [one] { $n } Mix
   *[other] { $n } Mixe
}

items-position = { $n ->
    [one] { $n } Stellung
   *[other] { $n } Stellungen
}

items-scenario = { $n ->
    [one] { $n } Szenario
   *[other] { $n } Szenarien
}

items-campaign = { $n ->
    [one] { $n } Kampagne
   *[other] { $n } Kampagnen
}

items-lessons = { $n ->
    [one] { $n } begonnene Lektion
   *[other] { $n } begonnene Lektionen
}

items-runs = { $n ->
    [one] { $n } Lauf im Labor
   *[other] { $n } Läufe im Labor
}

games = Partien…

gamesOf = Partien… in der Sicherung vom { $made }

fromBackup-title = Partien in dieser Sicherung

fromBackup-text = Das sind die Partien, wie sie am { $made } waren. Eine wiederhergestellte kommt zu deinen Partien dazu und ersetzt nichts.

fromBackup-players = { AND($names) }

fromBackup-facts = { $finished ->
    [yes] Beendet, zuletzt gespielt am { DATETIME($played, dateStyle: "medium", timeStyle: "short") }
   *[no] { COUNT($steps, of: "steps") }, zuletzt gespielt am { DATETIME($played, dateStyle: "medium", timeStyle: "short") }
}

fromBackup-factsStillHere = { fromBackup-facts }, noch bei deinen Partien

fromBackup-restore = Diese Partie wiederherstellen

fromBackup-restoreNamed = Diese Partie wiederherstellen: { $name }

fromBackup-none = Diese Sicherung enthält keine Partien.

fromBackup-restored = Wiederhergestellt. Du findest sie unter „Spielen“.

restore = Wiederherstellen…

restoreOf = Wiederherstellen… die Sicherung vom { $made }

confirm-restore = Diese Sicherung wiederherstellen?

confirm-take = Alles aus einer Datei importieren?

confirm-ofBackup = Alles wird wieder, wie es am { $made } war. { $holds }

confirm-ofFile = Alles wird so, wie es in der Datei ist, die du gleich wählst.

confirm-replaced = Das ersetzt deine Partien, Plättchensets, Mixe, Stellungen, Szenarien, Kampagnen, Lektionen, Läufe im Labor und Einstellungen. Vorher macht Bastide eine Sicherung davon, damit du zurückkannst.

confirm-yes = Wiederherstellen

confirm-choose = Datei wählen…

confirm-no = Abbrechen

confirm-busy = Alles wird ersetzt. Einen Moment…

unfit-not_ours-why = Sie enthält etwas anderes als Daten von Bastide.

unfit-not_ours-todo = Wähle eine Datei, die mit „Alles speichern…“ entstanden ist.

unfit-trial_version-why = Sie stammt von einer Testversion von Bastide, älter als Version 0.1.0.

unfit-trial_version-todo = Wähle eine Datei von Version 0.1.0 oder später.

unfit-newer_version-why = Sie stammt von einem neueren Bastide als diesem.

unfit-newer_version-todo = Importiere sie mit dem neueren Bastide.

unfit-damaged-why = Sie ist beschädigt, und nicht alles darin war lesbar.

unfit-damaged-todo = Wähle eine andere Datei.

unfit-too_large-why = Sie ist größer als jede Datei von Bastide.

unfit-too_large-todo = Wähle eine andere Datei.

unfit-among_the_data-why = Dieser Ort liegt im Datenordner, den Bastide selbst verwaltet.

unfit-among_the_data-todo = Wähle einen anderen Ordner.
