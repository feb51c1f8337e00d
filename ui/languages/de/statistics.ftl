open = Statistik

above = Spielen

title = Statistik

lead = Alle beendeten Partien an diesem Tisch: die Ergebnisse, woher die Punkte kamen und wie gut alle gespielt haben.

toGames = Zurück zu deinen Partien

csv = Als Tabelle speichern (CSV)

question-title = Statistik speichern

question-kind = Tabellen

none = Noch ist keine Partie beendet. Spiel eine zu Ende oder öffne die Datei einer Partie, dann zählt sie hier.

noneMeant = Keine Partie passt. Wähle weniger eng.

choose = Welche Partien

player = Mit Spieler

anybody = Irgendwer

unnamed = Spieler ohne Namen

tiles = Gespielt mit

anything = Egal

alone = Nur { $base }

seats = Am Tisch

anyNumber = Beliebig viele

ofSeats = { $seats ->
        [one] { $seats } Spieler, allein
       *[other] { $seats } Spieler
    }

countedAll = { $count ->
        [one] { $count } Partie zählt.
       *[other] Alle { $count } Partien zählen.
    }

countedSome = { $count ->
        [one] { $count } von { COUNT($all, of: "games") } zählt.
       *[other] { $count } von { COUNT($all, of: "games") } zählen.
    }

leftOut = { $count ->
        [one] { $count } beendete Partie fehlt: Sie ist beschädigt, oder die heutigen Regeln spielen sie nicht bis zum Ende.
       *[other] { $count } beendete Partien fehlen: Sie sind beschädigt, oder die heutigen Regeln spielen sie nicht bis zum Ende.
    }

counting = Partien werden gezählt

progress = { $done } von { COUNT($of, of: "games") }

results = Ergebnisse

resultsNote = Bei Gleichstand zweier Spieler erhält jeder einen halben Sieg. Solopartien haben keinen Sieger. Ein Bot auf zwei Plätzen zählt doppelt. „Verschenkt“ und „Glück“ sind Mittelwerte der analysierten Partien.

resultsInFigures = Ergebnisse nach Spieler

columns-player = Spieler

columns-games = Partien

columns-won = Gewonnen

columns-share = Anteil

columns-mean = Mittel

columns-best = Bestes

columns-rate = Verschenkt

columns-luck = Glück

columns-source = Punkte für

columns-played = Während der Partie

columns-atEnd = Am Ende

columns-all = Summe

columns-others = Andere am Tisch

columns-game = Partie

columns-ended = Gespielt

columns-unforced = Entscheidungen mit Auswahl

columns-luckOfGame = Glück beim Ziehen

sources = Punkte nach Herkunft

sourcesNoteAll = Mittlere Punkte eines Platzes pro Partie, über alle Spieler.

sourcesNoteOf = Mittlere Punkte von { $name } pro Partie, neben denen der anderen an denselben Tischen.

sourcesInFigures = Punkte nach Herkunft, als Tabelle

agreed = Am Tisch vereinbart

course = Entscheidungen und Glück im Lauf der Zeit

courseNote = Analysierte Partien von { $name }, die älteste zuerst. Nur eine Analyse zeigt, was eine Entscheidung verschenkt hat.

courseNone = Keine dieser Partien ist analysiert. Analysiere eine beendete Partie: Dann siehst du, was Entscheidungen verschenkt haben und wie viel Glück beim Ziehen war.

rates = Verschenkte Punkte je Entscheidung mit Auswahl

lucks = Glück beim Ziehen, in Punkten Vorsprung vor dem besten Gegner

courseInFigures = Partie für Partie

review = Analyse von { $name }

look = Analyse

nothing = –

whole = { NUMBER($value, maximumFractionDigits: 2) }

percent = { NUMBER($percent, maximumFractionDigits: 0) } %

points = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

rate = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

luck = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

day = { DATETIME($when, dateStyle: "medium") }
