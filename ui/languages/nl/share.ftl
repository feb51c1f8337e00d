share = Delen als één bestand

shareThis = Delen als één bestand: { $name }

several = Meer tegelijk delen

title = Delen als één bestand

lead = In het bestand komt wat je kiest, met de eigen tegelsets en mixen die daarvoor nodig zijn. Iedereen die Bastide heeft, kan het openen.

choose = Wat er in het bestand komt

kind-tile_set = Tegelset

kind-mix = Mix

kind-position = Stelling

kind-scenario = Scenario

kind-campaign = Campagne

kind-lesson = Les

chapters = { COUNT($count, of: "chapters") }

inside = { $count ->
    [one] { $count } hoofdstuk gaat mee
   *[other] { $count } hoofdstukken gaan mee
}

along = { $namesCount ->
    [one] gaat mee: { AND($names, each: "quoted") } heeft dit nodig
   *[other] gaat mee: { AND($names, each: "quoted") } hebben dit nodig
}

faulty = bevat problemen: los die eerst op

licence = Licentie

licenceNote = { AND($names, each: "quoted") }: niemand mag een set hergebruiken die er niets over zegt. Wat mogen anderen ermee?

write = Bestand opslaan

none = Kies er minstens één.

saving-title = Gedeeld bestand opslaan

saving-kind = Bastide-bundels

offered = Wat er in “{ $file }” zit

offeredLead = Er is nog niets toegevoegd. Hieronder zie je wat er met elk onderdeel gebeurt.

allThere = Je hebt alles uit dit bestand al, precies zo. Je hoeft niets te doen.

fresh = Nieuw: dit wordt toegevoegd.

same = Dit heb je al, precies zo.

other = Je hebt er een andere versie van: “{ $name }”, { COUNT($tiles, of: "tiles") }, laatst gewijzigd op { DATETIME($updated, dateStyle: "medium", timeStyle: "short") }.

usedBy = { $namesCount ->
    [one] { AND($names, each: "quoted") } heeft die van jou nodig.
   *[other] { AND($names, each: "quoted") } hebben die van jou nodig.
}

decide = Wat wil je met “{ $name }”?

ways-leave = De mijne houden

ways-copy = Beide houden

ways-replace = De mijne vervangen

notes-leave = Die van jou blijft zoals hij is; deze wordt niet toegevoegd.

notes-copy = Deze wordt toegevoegd onder een nieuwe naam. Wat er in dit bestand bij hoort, gebruikt deze.

notes-replace = Deze vervangt die van jou. Met Ongedaan maken in de geschiedenis krijg je de jouwe terug.

done = Sluiten

leave = Niets toevoegen

takeAll = { $count ->
    [one] Toevoegen
   *[other] Alle { $count } toevoegen
}

takeSome = { $count } van { $all } toevoegen

kept = { $namesCount ->
    [one] { AND($names, each: "quoted") } is toegevoegd.
   *[other] { AND($names, each: "quoted") } zijn toegevoegd.
}

nothingKept = Er is niets toegevoegd.

known = Je hebt alles uit “{ $file }” al. Hier is het.

faults = { $count ->
    [one] Dat zou { $count } probleem geven. Er is niets veranderd: kies iets anders.
   *[other] Dat zou { $count } problemen geven. Er is niets veranderd: kies iets anders.
}

unshareable = { $count ->
    [one] Los eerst { $count } probleem op. Er is niets opgeslagen.
   *[other] Los eerst { $count } problemen op. Er is niets opgeslagen.
}
