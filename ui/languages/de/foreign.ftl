open = Aus JCloisterZone importieren

question-title = Plättchendefinition von JCloisterZone wählen

question-kind = Plättchendefinitionen von JCloisterZone

title = Aus JCloisterZone importieren

lead = { $sets ->
    [one] „{ $file }“ beschreibt ein Plättchenset von JCloisterZone. Du bekommst ein eigenes Plättchenset; nichts von dir ändert sich.
   *[other] „{ $file }“ beschreibt { $sets } Plättchensets von JCloisterZone. Die gewählten werden deine eigenen; nichts von dir ändert sich.
}

comes = Was importiert wird

counts = { COUNT($tiles, of: "tiles") }, { COUNT($designs, of: "designs") }

lost = Was vom Original abweicht

whole = Die Datei

tile = Plättchen { $name }

leftOut = nicht importiert

take = { $sets ->
    [one] Set importieren
   *[other] { $sets } Sets importieren
}

leave = Abbrechen

taken = { $namesCount ->
    [one] { AND($names, each: "quoted") } ist jetzt bei deinen Plättchensets.
   *[other] { AND($names, each: "quoted") } sind jetzt bei deinen Plättchensets.
}

give = Für JCloisterZone exportieren

giveTitle = Für JCloisterZone exportieren

giveLead = „{ $name }“ wird als Plättchendefinition von JCloisterZone gespeichert: Land und Zeichen jedes Plättchens, ohne Bilder. Dein Set ändert sich nicht.

unsaid = Was die Datei nicht fasst

allSaid = Die Datei enthält alles aus dem Set.

write = Datei speichern

saving-title = Plättchenset für JCloisterZone speichern

saving-kind = Plättchendefinitionen von JCloisterZone
