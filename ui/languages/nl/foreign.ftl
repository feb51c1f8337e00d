open = Importeren uit JCloisterZone

question-title = Kies een tegeldefinitie van JCloisterZone

question-kind = Tegeldefinities van JCloisterZone

title = Importeren uit JCloisterZone

lead = { $sets ->
    [one] “{ $file }” beschrijft een tegelset van JCloisterZone. Die wordt een eigen tegelset; wat je al hebt, verandert niet.
   *[other] “{ $file }” beschrijft { $sets } tegelsets van JCloisterZone. De sets die je kiest, worden eigen tegelsets; wat je al hebt, verandert niet.
}

comes = Wat er wordt geïmporteerd

counts = { COUNT($tiles, of: "tiles") }, { COUNT($designs, of: "designs") }

lost = Wat anders is dan het origineel

whole = Het bestand

tile = Tegel { $name }

leftOut = niet geïmporteerd

take = { $sets ->
    [one] Set importeren
   *[other] { $sets } sets importeren
}

leave = Annuleren

taken = { $namesCount ->
    [one] { AND($names, each: "quoted") } staat nu bij je tegelsets.
   *[other] { AND($names, each: "quoted") } staan nu bij je tegelsets.
}

give = Exporteren voor JCloisterZone

giveTitle = Exporteren voor JCloisterZone

giveLead = “{ $name }” wordt opgeslagen als tegeldefinitie van JCloisterZone: het land en de symbolen van elke tegel, zonder plaatjes. Je set verandert niet.

unsaid = Wat niet in het bestand past

allSaid = Alles uit de set staat in het bestand.

write = Bestand opslaan

saving-title = Tegelset opslaan voor JCloisterZone

saving-kind = Tegeldefinities van JCloisterZone
