open = Statistieken

above = Spelen

title = Statistieken

lead = Alle voltooide partijen aan deze tafel: de uitslagen, waar de punten vandaan kwamen en hoe goed iedereen speelde.

toGames = Terug naar je partijen

csv = Opslaan als tabel (CSV)

question-title = Statistieken opslaan

question-kind = Tabellen

none = Er is nog geen partij voltooid. Speel er een uit, of open een bestand van een partij, en die telt hier mee.

noneMeant = Geen enkele partij past bij deze keuze. Kies ruimer.

choose = Welke partijen

player = Met speler

anybody = Iedereen

unnamed = Spelers zonder naam

tiles = Gespeeld met

anything = Alles

alone = Alleen { $base }

seats = Aan tafel

anyNumber = Elk aantal

ofSeats = { $seats ->
        [one] { $seats } speler, alleen
       *[other] { $seats } spelers
    }

countedAll = { $count ->
        [one] { $count } partij telt mee.
       *[other] Alle { $count } partijen tellen mee.
    }

countedSome = { $count ->
        [one] { $count } van { COUNT($all, of: "games") } telt mee.
       *[other] { $count } van { COUNT($all, of: "games") } tellen mee.
    }

leftOut = { $count ->
        [one] { $count } voltooide partij telt niet mee: die is beschadigd, of is met de huidige regels niet tot het einde te spelen.
       *[other] { $count } voltooide partijen tellen niet mee: ze zijn beschadigd, of zijn met de huidige regels niet tot het einde te spelen.
    }

counting = Partijen worden geteld

progress = { $done } van { COUNT($of, of: "games") }

results = Uitslagen

resultsNote = Bij een gelijke stand tussen twee spelers krijgt elk een halve overwinning. Solopartijen hebben geen winnaar. Een bot op twee plaatsen telt dubbel. “Weggegeven” en “Geluk” zijn gemiddelden van de geanalyseerde partijen.

resultsInFigures = Uitslagen per speler

columns-player = Speler

columns-games = Partijen

columns-won = Gewonnen

columns-share = Aandeel

columns-mean = Gemiddeld

columns-best = Beste

columns-rate = Weggegeven

columns-luck = Geluk

columns-source = Punten van

columns-played = Tijdens de partij

columns-atEnd = Aan het einde

columns-all = Totaal

columns-others = Anderen aan tafel

columns-game = Partij

columns-ended = Gespeeld

columns-unforced = Beslissingen met een keuze

columns-luckOfGame = Geluk bij het trekken

sources = Punten per bron

sourcesNoteAll = Gemiddelde punten van een plaats in een partij, over alle spelers.

sourcesNoteOf = Gemiddelde punten van { $name } in een partij, naast die van de anderen aan dezelfde tafels.

sourcesInFigures = Punten per bron, als tabel

agreed = Aan tafel afgesproken

course = Beslissingen en geluk door de tijd

courseNote = Geanalyseerde partijen van { $name }, de oudste eerst. Alleen een analyse laat zien wat een beslissing weggaf.

courseNone = Geen van deze partijen is geanalyseerd. Analyseer een voltooide partij om te zien wat beslissingen weggaven en hoeveel geluk de getrokken tegels brachten.

rates = Weggegeven punten per beslissing met een keuze

lucks = Geluk bij het trekken, in punten voorsprong op de beste tegenstander

courseInFigures = Partij voor partij

review = Analyse van { $name }

look = Analyse

nothing = –

whole = { NUMBER($value, maximumFractionDigits: 2) }

percent = { NUMBER($percent, maximumFractionDigits: 0) }%

points = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

rate = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

luck = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

day = { DATETIME($when, dateStyle: "medium") }
