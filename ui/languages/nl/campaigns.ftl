label = Het hoofdstuk

opening = Openen …

story = Over dit hoofdstuk

storyOfScenario = Over dit scenario

counts = Wat telt:

number = Hoofdstuk { $number }

place = { $campaign }, hoofdstuk { $number } van { $of }

begin = Starten

goOn = Verder spelen

again = Opnieuw spelen

goOnWith = Verder spelen met “{ $title }”

nextIs = Volgend hoofdstuk: “{ $title }”

beginWith = “{ $title }” starten

againWith = “{ $title }” opnieuw spelen

unplayable = Hiervoor is een tegelset of mix nodig die is verwijderd.

toDeleted = Zet die terug bij Bouwen

more = Speel een hoofdstuk opnieuw voor meer sterren.

finished = Je hebt alle hoofdstukken afgerond.

won = { $won } van { COUNT($of, of: "stars") }

level = { $level ->
    [1] Makkelijk
    [2] Vrij makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[5] Heel moeilijk
}

minutes = { COUNT($minutes, of: "min") }

levelAndMinutes = { level } · { minutes }

closed-after = Gaat open als je { AND($titles, each: "quoted") } hebt gewonnen.

closed-stars = { $lacks ->
    [one] Je hebt nog { $lacks } ster nodig om dit te openen.
   *[other] Je hebt nog { $lacks } sterren nodig om dit te openen.
}

closed-both = { $lacks ->
    [one] Gaat open als je { AND($titles, each: "quoted") } hebt gewonnen en nog { $lacks } ster hebt.
   *[other] Gaat open als je { AND($titles, each: "quoted") } hebt gewonnen en nog { $lacks } sterren hebt.
}

closed-opens = Gaat open na { OR($ends) }.

closed-win = winst in “{ $title }”

closed-loss = verlies in “{ $title }”

closed-either = “{ $title }”

along = Meegenomen: { AND($what) }.

standings = Eindstand: { AND($all) }.

pointsFor = { $who ->
    [you] { COUNT($points, of: "points") } voor jou
   *[other] { COUNT($points, of: "points") } voor { $whoName }
}

gone = Niet meer in deze versie: { AND($titles, each: "quoted") }. Wat je daar won, gaat nog steeds mee.

other = Veranderd sinds je het speelde: { AND($titles, each: "quoted") }. Wat je daar won, houd je.

lines = Een doorgetrokken lijn volgt op winst, een streepjeslijn op verlies.

map = Kaart van “{ $campaign }”

states-closed = nog dicht

states-open = open

states-begun = begonnen

states-lost = verloren

states-finished = gewonnen

onMap = { $wonCount ->
    [0] { $lostCount ->
        [0] { chapterOnMap }
       *[other] { chapterOnMap }; verlies leidt naar { AND($lost, each: "quoted") }
    }
   *[other] { $lostCount ->
        [0] { chapterOnMap }; winst leidt naar { AND($won, each: "quoted") }
       *[other] { chapterOnMap }; winst leidt naar { AND($won, each: "quoted") }; verlies leidt naar { AND($lost, each: "quoted") }
    }
}

chapterOnMap = Hoofdstuk { $number }: { $title }, { $state }

by = Door { $author }.

toDesk = Bewerken

endedWon = Gewonnen.

endedLost = Verloren.

lost = Hoofdstuk verloren

takeLoss = Verlies accepteren

takeLossText = De campagne gaat verder zoals na verlies. Je kunt dit hoofdstuk later opnieuw spelen.

overWon = Je hebt de campagne gewonnen.

overLost = De campagne is met verlies geëindigd.

reset = Opnieuw beginnen

resetThis = Opnieuw beginnen met “{ $campaign }”

back = Terug naar de campagne

leave = Hoofdstuk verlaten

end-title = Hoofdstuk afgerond

end-learned = Wat de doorslag gaf

end-how-3 = In één keer, zonder hint.

end-how-2 = Met één extra poging, of een hint.

end-how-1 = Afgerond.

end-more-2 = Voor de derde ster: win in één keer, zonder hint.

end-more-1 = Voor meer sterren: verlies hoogstens één partij en speel zelf.

end-summary = { $skipped ->
    [0] Verloren partijen: { $lost }. Hints: { $hints }.
   *[other] Verloren partijen: { $lost }. Hints: { $hints }. Bastide heeft het voor je gespeeld.
}
