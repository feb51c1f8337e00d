open = Analyse

above = Spelen

title = Analyse

titled = Analyse van { $name }

lead = Wat elke beslissing weggaf en wat de getrokken tegels waard waren. Alleen wat een speler kon zien, telt mee.

toGame = Naar de partij

json = Opslaan als JSON

pdf = Opslaan als PDF

question-title = Analyse opslaan

question-kind = Analyses

none = Hier is nog geen analyse. Je kunt een partij analyseren zodra die afgelopen is.

looking = Partij wordt geanalyseerd

progress = { $done } van { COUNT($parts, of: "turns") }

secondsLeft = { $seconds ->
    [one] { $far }, nog ongeveer { $seconds } seconde
   *[other] { $far }, nog ongeveer { $seconds } seconden
}

minutesLeft = { $minutes ->
    [one] { $far }, nog ongeveer { $minutes } minuut
   *[other] { $far }, nog ongeveer { $minutes } minuten
}

stopped = Gestopt: { $far }

stop = Stoppen

goOn = Doorgaan

meanwhile = Je kunt deze pagina verlaten of gaan spelen. Wat tot nu toe gevonden is, is opgeslagen.

ready = { $decisions ->
    [0] De analyse is klaar. Geen enkele beslissing gaf punten weg.
    [one] De analyse is klaar. { $decisions } beslissing gaf punten weg.
   *[other] De analyse is klaar. { $decisions } beslissingen gaven punten weg.
}

moments = Sleutelmomenten

momentsNote = De duurste beslissingen. Groen was beter, oker is gespeeld.

noMoments = Geen enkele beslissing gaf meer weg dan door toeval te verklaren is.

board = Het bord vóór de beslissing, met wat er gespeeld is en wat beter was.

boardHow = Het bord vóór de beslissing. Met de pijltjestoetsen loop je over het bord.

boardStops = Met [ en ] ga je naar wat gespeeld is en wat beter was.

placeTaken = { $there } Dit is gespeeld.

placeBetter = { $there } Dit was beter.

placeBoth = { $there } De plek was goed, maar niet wat er gebeurde.

momentsInWords = De duurste beslissingen, elk met het bord in woorden.

at = Beurt { $turn }, { $name }

turn = Beurt { $turn }

end = Het einde

taken = Gespeeld

better = Beter

why = Waarom

look = Bekijken

lookAt = Bekijken: { $decision }

try = Probeer het vanaf hier

tryFrom = Probeer het vanaf hier: { $decision }

again-title = Vraag het me nog eens

again-note = Oefenen kan je de beslissingen voorleggen die je punten kostten, op hetzelfde bord, tot je iets beters vindt.

again-ask = Vraag me dit nog eens

again-askOf = Vraag me dit nog eens: { $decision }

again-leave = Vraag me dit niet meer

again-leaveOf = Vraag me dit niet meer: { $decision }

again-judging = Wordt in meer partijen bekeken …

again-judgingOf = Wordt in meer partijen bekeken … { $decision }

again-toPractice = Naar Oefenen

again-putAway = Oefenen vraagt je dit niet meer.

again-notes-asked = Toegevoegd aan Oefenen.

again-notes-level = In meer partijen was niets duidelijk beter dan wat je speelde. Er valt niets te vragen.

again-notes-apart = Oefenen kan dit niet vragen. Het vraagt alleen waar een tegel komt, en welk speelstuk erop, aan het begin van een beurt.

again-mine = { $lost ->
    [one] { $lost } beslissing van jou gaf punten weg.
   *[other] { $lost } beslissingen van jou gaven punten weg.
} { $asked ->
    [0] Oefenen vraagt je er nog geen.
   *[other] Oefenen vraagt je er { $asked }.
}

again-ofPlayer = { $lost ->
    [one] { $name } gaf in { $lost } beslissing punten weg.
   *[other] { $name } gaf in { $lost } beslissingen punten weg.
} { $asked ->
    [0] Oefenen vraagt er nog geen.
   *[other] Oefenen vraagt er { $asked }.
}

again-askAll = Vraag ze me allemaal nog eens

again-askAllOf = Vraag ze me allemaal nog eens: { $name }

again-allAsked = Alles wat gevraagd kan worden, staat in Oefenen.

again-nothing = Geen beslissing van een mens gaf meer weg dan door toeval te verklaren is.

again-progress = { $done } van { COUNT($of, of: "decisions") }

again-doneAsked = { COUNT($asked, of: "decisions") } toegevoegd aan Oefenen.

again-doneLevel = { $level ->
    [one] { $level } overgeslagen: niets was duidelijk beter dan wat je speelde.
   *[other] { $level } overgeslagen: niets was duidelijk beter dan wat je speelde.
}

course = Het verloop van de partij

courseNote = Verwachte eindvoorsprong op de beste tegenstander, beurt voor beurt. De band is de standaardfout. Geluk bij het trekken: hoeveel beter of slechter de tegel was dan de gemiddelde mogelijke tegel.

chart = Verwachte voorsprong per beurt

inFigures = Het verloop van de partij, als tabel

columns-turn = Beurt

columns-luck = Geluk bij het trekken

columns-who = Speler

columns-points = Punten

columns-even = Bij gelijk geluk

columns-luckInLead = Geluk bij het trekken, in voorsprong

columns-lost = Weggegeven

columns-unforced = Beslissingen met een keuze

columns-rate = Weggegeven per keer

columns-rating = Speelt ongeveer als

asked = { $about ->
    [tile] Beurt { $turn }, { $name }: de tegel
    [figure] Beurt { $turn }, { $name }: het speelstuk
    [order] Beurt { $turn }, { $name }: wat eerst scoort
   *[other] Beurt { $turn }, { $name }: na de tegel
}

grade = { $grade ->
    [small] Gering
    [doubtful] Twijfelachtig
    [bad] Slecht
   *[very-bad] Heel slecht
}

lostPoints = { grade }: gaf { COUNT($points, of: "aboutPoints") } weg

lostChance = { grade }: kans op winst ging van { $best } naar { $played }, gaf { COUNT($points, of: "aboutPoints") } weg

leadsTo = { CAPITAL($outlook) }.

playsOn = Kansen en voorsprong gelden als iedereen verder speelt zoals de bot { $bot }.

endedShared = { $who ->
    [you] Je deelde de overwinning.
   *[other] { $whoName } deelde de overwinning.
}

endedWon = { $who ->
    [you] Je won met { COUNT($by, of: "points") } verschil.
   *[other] { $whoName } won met { COUNT($by, of: "points") } verschil.
}

endedLost = { $who ->
    [you] Je verloor met { COUNT($by, of: "points") } verschil.
   *[other] { $whoName } verloor met { COUNT($by, of: "points") } verschil.
}

because = { $luck ->
    [good] Geluk bracht { COUNT($points, of: "aboutPoints") }.
    [bad] Pech kostte { COUNT($points, of: "aboutPoints") }.
   *[even] Het geluk was gelijk verdeeld.
} { $who ->
    [you] Jouw zetten gaven { COUNT($lost, of: "aboutPoints") } weg.
   *[other] De zetten van { $whoName } gaven { COUNT($lost, of: "aboutPoints") } weg.
}

costliest = { $who ->
    [you] { $moves ->
        [one] Je duurste zet staat bovenaan.
       *[other] Je { $moves } duurste zetten staan bovenaan.
    }
   *[other] { $moves ->
        [one] De duurste zet van { $whoName } staat bovenaan.
       *[other] De { $moves } duurste zetten van { $whoName } staan bovenaan.
    }
}

sheet-lost = { $lost }.

sheet-taken = Gespeeld: { $decision }

sheet-better = Beter: { $decision }

sheet-even = Bij gelijk geluk: { $range } punten.

sheet-luck = De getrokken tegels waren { $points } punten voorsprong op de beste tegenstander waard.

sheet-away = { $unforced ->
    [one] Weggegeven: { $lost } punten in { $unforced } beslissing met een keuze.
   *[other] Weggegeven: { $lost } punten in { $unforced } beslissingen met een keuze, { $rate } per keer.
}

sheet-rating = Speelt ongeveer als { $bot }.

sheet-draw = Geluk bij het trekken: { $points } punten.

sheet-expected = Verwachte eindvoorsprong van { $name }: { $points } punten.

sheet-ahead = { $points ->
    [0] { $name } eindigde gelijk.
   *[other] { $name } eindigde { COUNT($points, of: "points") } voor.
}

sheet-behind = { $name } eindigde { COUNT($points, of: "points") } achter.

nothing = –

figures = Details

resultInFigures = Punten en geluk

lossesInFigures = Wat er is weggegeven

lossesNote = Hier tellen alle beslissingen, ook die te dicht bij elkaar liggen om te beoordelen. Sommige komen onder nul uit; daarom wijkt de som af van de lijst onder “Alle beslissingen”.

leadOf = Voorsprong van { $name } op de beste tegenstander: { SIGNED($ended, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }; bij gelijk geluk { SIGNED($even, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }.

overallNote = Geluk telt in voorsprong: punten vóór op de beste tegenstander. Tussen haakjes staan 95%-intervallen. Elke beslissing is uitgeprobeerd in { COUNT($games, of: "games") } tot het einde, en in meer als het verschil klein was.

decisions = Alle beslissingen

decisionsNote = Die meer weggaven dan door toeval te verklaren is, in de volgorde van de partij.

othersLevel = { $level ->
    [one] { $level } andere beslissing was even goed als de beste.
   *[other] { $level } andere beslissingen waren even goed als de beste.
}

othersForced = { $forced ->
    [one] { $forced } liet geen keuze.
   *[other] { $forced } lieten geen keuze.
}

figure = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

signed = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

roughly = { $mean } ± { $error }

roughlyChance = { $mean } ± { $error } ({ $chance })

even = { $value } ({ $low } tot { $high })
