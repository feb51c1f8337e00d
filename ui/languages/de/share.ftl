share = Als eine Datei teilen

shareThis = Als eine Datei teilen: { $name }

several = Mehrere teilen

title = Als eine Datei teilen

lead = Die Datei enthält, was du wählst, und dazu deine eigenen Plättchensets und Mixe, die es braucht. Alle mit Bastide können sie öffnen.

choose = Was in die Datei kommt

kind-tile_set = Plättchenset

kind-mix = Mix

kind-position = Stellung

kind-scenario = Szenario

kind-campaign = Kampagne

chapters = { COUNT($count, of: "chapters") }

inside = { $count ->
    [one] { $count } Kapitel ist dabei
   *[other] { $count } Kapitel sind dabei
}

along = { $namesCount ->
    [one] kommt mit: { AND($names, each: "quoted") } braucht es
   *[other] kommt mit: { AND($names, each: "quoted") } brauchen es
}

faulty = hat Probleme: Behebe sie zuerst

licence = Lizenz

licenceNote = { AND($names, each: "quoted") }: Niemand darf einen Satz weiterverwenden, der nichts dazu sagt. Was dürfen andere damit tun?

write = Datei speichern

none = Wähle mindestens eines.

saving-title = Geteilte Datei speichern

saving-kind = Bastide-Bündel

offered = Was in „{ $file }“ ist

offeredLead = Noch ist nichts hinzugefügt. Hier siehst du, was mit jedem geschieht.

allThere = Alles in dieser Datei hast du schon, unverändert. Es gibt nichts zu tun.

fresh = Neu: Es wird hinzugefügt.

same = Das hast du schon, unverändert.

other = Du hast eine andere Version davon: „{ $name }“, { COUNT($tiles, of: "tiles") }, zuletzt geändert am { DATETIME($updated, dateStyle: "medium", timeStyle: "short") }.

usedBy = { $namesCount ->
    [one] { AND($names, each: "quoted") } braucht deine Version.
   *[other] { AND($names, each: "quoted") } brauchen deine Version.
}

decide = Was mit „{ $name }“ geschehen soll

ways-leave = Meines behalten

ways-copy = Beide behalten

ways-replace = Meines ersetzen

notes-leave = Deines bleibt, wie es ist, und dieses wird nicht hinzugefügt.

notes-copy = Dieses wird unter einem neuen Namen hinzugefügt. Was in dieser Datei dazugehört, benutzt es.

notes-replace = Dieses ersetzt deines. Rückgängig in seinem Verlauf holt deines zurück.

done = Schließen

leave = Nichts hinzufügen

takeAll = { $count ->
    [one] Hinzufügen
   *[other] Alle { $count } hinzufügen
}

takeSome = { $count } von { $all } hinzufügen

kept = { $namesCount ->
    [one] { AND($names, each: "quoted") } wurde hinzugefügt.
   *[other] { AND($names, each: "quoted") } wurden hinzugefügt.
}

nothingKept = Nichts wurde hinzugefügt.

known = Alles in „{ $file }“ hast du schon. Hier ist es.

faults = { $count ->
    [one] Das würde { $count } Problem verursachen. Nichts wurde geändert: Wähle anders.
   *[other] Das würde { $count } Probleme verursachen. Nichts wurde geändert: Wähle anders.
}

unshareable = { $count ->
    [one] Zuerst ist { $count } Problem zu beheben. Keine Datei wurde gespeichert.
   *[other] Zuerst sind { $count } Probleme zu beheben. Keine Datei wurde gespeichert.
}
