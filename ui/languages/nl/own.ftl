title = Je eigen scenario’s

lead = Momenten uit je partijen en stellingen die je maakte, elk met een doel. Bots nemen de andere plaatsen in.

none = Je hebt er nog geen. Ga in een partij naar een beurt die anders had kunnen lopen en druk onder de tijdlijn op “Opslaan als scenario”. Of maak een stelling bij Bouwen en geef die een doel.

toPlay = Kies een partij

label = Het scenario

opening = Openen …

place = Je eigen scenario

leave = Scenario verlaten

back = Terug naar de scenario’s

picture = Het bord van “{ $title }”

tiles = { $count ->
    [one] { $count } tegel te spelen
   *[other] { $count } tegels te spelen
}

turns = { $count ->
    [one] { $count } eigen beurt
   *[other] { $count } eigen beurten
}

seats = { $othersCount ->
    [0] Je speelt alleen
   *[other] Je speelt tegen { AND($others) }
}

unproven = Het is nog niet bekend of dit doel haalbaar is.

chapters = Een hoofdstuk van { AND($campaigns) }

came = “{ $title }” staat nu bij je scenario’s.

known = “{ $title }” staat al bij je scenario’s.

removed = “{ $title }” is verwijderd.

restored = “{ $title }” is terug.

save = Opslaan als bestand

saving-title = Scenario opslaan als bestand

saving-kind = Bastide-scenario’s

remove = Verwijderen

removeThis = “{ $title }” verwijderen

saveThis = Opslaan als bestand: “{ $title }”

edit = Bewerken

editThis = “{ $title }” bewerken

undoRemove = Terugzetten

end-title = Scenario afgerond

making-title = Opslaan als scenario

making-lead = Het begint met beurt { $turn }, voordat de tegel was geplaatst. Bots nemen de andere plaatsen in en de tegels komen altijd in dezelfde volgorde.

making-name = Titel

making-named = Vanaf beurt { $turn }

making-seat = Jij speelt

making-aim = Doel

making-aims-win = Winnen of gelijkspelen

making-aims-win_alone = Alleen winnen

making-aims-points = Punten halen

making-points = Punten

making-pointsThen = { $who ->
    [you] Je begint met { COUNT($points, of: "points") }.
   *[other] { $whoName } begint met { COUNT($points, of: "points") }.
}

making-tiles = Tegels tot het einde

making-tilesLeft = { $count ->
    [one] Er is nog { $count } tegel over.
   *[other] Er zijn nog { $count } tegels over.
}

making-note = Inleiding

making-noteText = Hoogstens 30 woorden, te lezen voor het begint. Mag leeg blijven.

making-noteLong = Dit zijn { $words } woorden; { $most } is het maximum.

making-save = Opslaan

making-trying = Een bot probeert het doel te halen …

making-noWay-what = Geen bot haalde dit doel in { COUNT($tries, of: "tries") }.

making-noWay-todo = Een mens kan het misschien wel. Vraag minder, of sla het toch op.

making-noWay-save = Toch opslaan

making-wrong = { $count ->
    [one] Zo kan het niet worden opgeslagen, om één reden:
   *[other] Zo kan het niet worden opgeslagen, om { $count } redenen:
}

making-kept = “{ $title }” is opgeslagen. Je vindt het bij Campagnes.

making-play = Nu spelen

making-goOn = Terug naar de partij
