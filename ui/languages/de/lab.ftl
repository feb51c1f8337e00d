title = Balance-Labor

above = Bauen

lead = Bots spielen einen Mix Hunderte Male. So siehst du, wie er sich bewährt, bevor ihn jemand spielt.

toBuild = Zurück zum Bauen

fromBuild = Einen Mix im Labor testen

weigh = Im Labor testen

begin-title = Mix testen

begin-note = Derselbe Mix, dieselben Spieler, derselbe Startwert und dieselbe Zahl von Partien ergeben immer dasselbe. Nach jeder Partie rücken alle einen Platz vor.

begin-mix = Mix

begin-bots = Wer spielt

begin-bot = Spieler { $seat }

begin-nobody = Niemand

begin-games = Partien

begin-seed = Startwert

begin-slow = Gewitzt und Experte denken voraus, hier weniger als am Tisch. Eine Partie mit einem von ihnen dauert so lange wie Hunderte ohne.

begin-go = Starten

runs = Läufe

runsNote = Ein Lauf geht weiter, während du anderes tust. Nach einem Neustart wartet er, bis du ihn fortsetzt.

none = Noch wurde kein Mix getestet.

run-by = { AND($bots) } · Startwert { $seed }

run-progress = { $done } von { COUNT($games, of: "games") }

run-secondsLeft = { $far }, { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

run-minutesLeft = { $far }, { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }

run-stopped = Angehalten: { $far }

run-damaged = Beschädigt: Die Ergebnisse sind nicht mehr lesbar.

run-changed = Es werden keine Partien mehr gespielt; die Ergebnisse bleiben.

run-ofBot = { $name } hatte Version { $then } und hat heute { $now }.

run-ofRules = Die Regeln hatten Ausgabe { $then } und haben heute { $now }.

run-again = Neu starten

run-paused = Pausiert: { $far }

run-finished = Beendet: { COUNT($games, of: "games") }

run-shown = · unten gezeigt

run-shownBeside = · daneben gezeigt

run-pause = Pausieren

run-goOn = Fortsetzen

run-cancel = Abbrechen

run-throwAway = Löschen

run-look = Zeigen

run-beside = Vergleichen

run-alone = Vergleich beenden

run-named = { $does ->
        [pause] Pausieren: { $run }
        [again] Neu starten: { $run }
        [goOn] Fortsetzen: { $run }
        [look] Zeigen: { $run }
        [alone] Vergleich beenden: { $run }
        [beside] Vergleichen: { $run }
        [cancel] Abbrechen: { $run }
       *[throwAway] Löschen: { $run }
    }

run-gone = Der Lauf von { $name } ist gelöscht.

run-bringBack = Rückgängig

both = { $a } im Vergleich mit { $b }

csv = Als Tabelle speichern (CSV)

json = Als JSON speichern

question-title = Ergebnisse speichern

question-kind = Ergebnisse

nothing = –

scores = Punktestände

scoresNote = Wie viele Partien mit welchem Punktestand endeten, nach Platz. Jeder Balken beginnt bei dem Punktestand darunter.

games = { COUNT($games, of: "games") }

seat = Platz { $seat }

botOf = Spieler { $nth }: { $name }

side-who = Wer

side-mean = Mittel

side-sure = 95-%-Bereich

side-deviation = Streuung

side-range = Niedrigster bis höchster

side-middle = Mittlere Hälfte

side-median = Median

side-won = Siege

first = Hilft es, zu beginnen?

firstNote = Bereiche sind 95-%-Konfidenzintervalle. Ein geteilter Sieg zählt anteilig. Siege nach Wilson, Punkte nach Student.

firstWon = Der erste Platz gewinnt { $won } der Partien (95-%-Bereich: { $low } bis { $high }). Ein gleicher Anteil wären { $even }.

firstLead = Sein mittlerer Vorsprung vor den anderen ist { $lead } Punkte (95-%-Bereich: { $low } bis { $high }).

verdict-ahead = Ja, mehr als der Zufall erklärt.

verdict-behind = Nein. Es schadet mehr, als der Zufall erklärt.

verdict-even = Zu knapp: Der Zufall allein erklärt es.

points = Punkte nach Herkunft

pointsNote = Mittlere Punkte pro Partie, alle Plätze zusammen: während der Partie und nach ihrem letzten Zug.

during = Während der Partie

after = Nach dem letzten Zug

pointsDuring = { $source }, während der Partie

pointsAfter = { $source }, nach dem letzten Zug

pointsOf = Punkte: { $count }

counts = Was geschehen ist

countsNote = Wie oft pro Partie, alle Plätze zusammen.

measured-game-turns = Züge

measured-game-points = Punkte aller Plätze

measured-game-winner = Punktestand des Siegers

measured-game-ahead = Vorsprung des Siegers

measured-game-aside = Plättchen, die nirgends passten

measured-completed-road = Fertige Straßen

measured-completed-city = Fertige Städte

measured-completed-monastery = Fertige Klöster

measured-completed-garden = Fertige Gärten

measured-completed-unclaimed = Fertig, aber unbesetzt

inAGame = Je Spiel

inATurn = Je Zug

uncounted = in diesem Lauf nicht gezählt

columns-what = Was

columns-expansion = Aus

columns-mean = Pro Partie

columns-range = Wenigste bis meiste

tiles = Wertvollste Plättchen

tilesNote = In wie vielen Partien kein anderes Plättchen seinem Spieler auf einmal mehr Punkte brachte. Punkte nach dem letzten Zug zählen nicht.

tileColumns-tile = Plättchen

tileColumns-best = Partien

tileColumns-points = Punkte im Schnitt

tileColumns-laid = Gelegt pro Partie

ownTiles = Deine Plättchen

ownTilesNote = Neben dem Durchschnitt aller Plättchen. Besetzt: Wer es legte, stellte sofort eine Figur darauf. Unfertig: Am Ende war etwas darauf nicht abgeschlossen.

fate-tile = Plättchen

fate-turn = Gelegt im Zug

fate-claimed = Besetzt

fate-points = Sofort Punkte

fate-unfinished = Unfertig

everyTile = Alle Plättchen

fromStart = { $tile } (liegt von Anfang an da)

drawnOnly = Bots spielen, was auf den Plättchen gezeichnet ist. Sie kennen die Regeln von { $sets } nicht, und diese Zahlen daher auch nicht.

markTile = { $tile } bei deinen Plättchen zeigen

told-length = Ein Spiel dauert { $turns } Züge und bringt { $points } Punkte je Zug.

told-gain = Anzufangen bringt { $points } Punkte.

told-loss = Anzufangen kostet { $points } Punkte.

peers = { $of ->
    [city] andere Plättchen mit Stadt
    [road] andere Plättchen mit Straße
    [river] andere Plättchen mit Fluss
    [neither] andere Plättchen
   *[all] andere Plättchen
}

often = { $how ->
    [half] halb so oft wie
    [twice] doppelt so oft wie
    [less] seltener als
   *[more] öfter als
}

told-claimed = „{ $tile }“ wird { $often } { $peers } besetzt.

told-unfinished = „{ $tile }“ bleibt { $often } { $peers } unfertig.

told-points = „{ $tile }“ bringt sofort { $points } Punkte, { $peers } { $others }.

told-turns = { $more ->
    [more] Ein Spiel dauert mit B { $n } Züge länger.
   *[less] Ein Spiel dauert mit B { $n } Züge kürzer.
}

told-lead = { $more ->
    [more] Anzufangen ist mit B { $n } Punkte mehr wert.
   *[less] Anzufangen ist mit B { $n } Punkte weniger wert.
}

told-sameLength = Spiele dauern mit B etwa so lange wie mit A.

told-perTurn = { $more ->
    [more] Je Zug bringt B { $points } Punkte mehr.
   *[less] Je Zug bringt B { $points } Punkte weniger.
}

told-mostPerTurn = Am meisten unterscheiden sich je Zug: { $changes }.

told-changed = { $what } { $percent }

told-onlyB = { $what } (nicht mit A)

told-noneByTurn = Je Zug unterscheidet sich nichts mehr, als der Zufall erklärt.

gamesShare = { $percent } % der Spiele

otherTiles = { COUNT($count, of: "otherTiles") }

look = Sehenswerte Partien

lookNote = Jede Partie lässt sich am Tisch öffnen, an ihrem Ende. Sie kommt nicht zu deinen Partien.

notable-highest = Höchster Punktestand eines Siegers: { COUNT($value, of: "points") }

notable-lowest = Niedrigster Punktestand eines Siegers: { COUNT($value, of: "points") }

notable-clearest = Klarster Sieg: { COUNT($value, of: "points") } Vorsprung

notable-closest = { $value ->
        [0] Am knappsten: ein Gleichstand
       *[other] Knappster Sieg: { COUNT($value, of: "points") } Vorsprung
    }

notable-aside = { $value ->
        [one] { $value } Plättchen passte nirgends
       *[other] { $value } Plättchen passten nirgends
    }

noLook = Diese Partien spielten andere Versionen der Bots oder Regeln, deshalb lässt sich keine öffnen.

gameNumber = Nummer der Partie

open = Partie öffnen

compared = Vergleich

comparedNote = ● markiert einen Unterschied, den der Zufall kaum erklärt. Zahlen je Zug wachsen nicht dadurch, dass ein Spiel länger dauert.

ofOthers = { $run } spielten andere Versionen der Bots oder Regeln.

columnOf = { $letter }: { $name }

difference = B − A

beyond = mehr, als der Zufall erklärt:

differPerGame = { $beyond ->
        [0] Je Spiel unterscheidet sich nichts mehr, als der Zufall erklärt.
        [one] Je Spiel unterscheidet sich { $beyond } von { $of } Zeilen mehr, als der Zufall erklärt.
       *[other] Je Spiel unterscheiden sich { $beyond } von { $of } Zeilen mehr, als der Zufall erklärt.
    }

differPerTurn = { $beyond ->
        [0] Je Zug nichts.
       *[other] Je Zug { $beyond } von { $of }.
    }

noTurns = Eine ältere Version hat einen dieser Läufe gespielt, darum gibt es keine Zahlen je Zug. Starte ihn noch einmal, um sie zu bekommen.

subjects-score = Punktestand von Platz { $seat }

subjects-first_won = Siege des ersten Platzes

subjects-first_lead = Vorsprung des ersten Platzes

asTable = { $title }, als Tabelle

asTableOf = { $title }, als Tabelle: { $run }

whole = { SIGNED($value, maximumFractionDigits: 0) }

figure = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

fine = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

finest = { SIGNED($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

signed = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

signedFine = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero") }

signedFinest = { SIGNED($value, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "exceptZero") }

percentMore = { SIGNED($percent, maximumFractionDigits: 0, signDisplay: "exceptZero") } %

percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

signedPercent = { SIGNED($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") } %

range = { SIGNED($low, maximumFractionDigits: 0) } bis { SIGNED($high, maximumFractionDigits: 0) }

fromTo = { $low } bis { $high }

between = { SIGNED($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { SIGNED($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
