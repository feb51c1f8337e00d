open = Analyse

above = Spielen

title = Analyse

titled = Analyse von { $name }

lead = Was jede Entscheidung verschenkt hat und was die gezogenen Plättchen wert waren. Beurteilt wird nur nach dem, was ein Spieler sehen konnte.

toGame = Zur Partie

json = Als JSON speichern

pdf = Als PDF speichern

question-title = Analyse speichern

question-kind = Analysen

none = Hier ist noch keine Analyse. Eine Partie lässt sich analysieren, sobald sie zu Ende ist.

looking = Partie wird analysiert

progress = { $done } von { $parts ->
    [one] { $parts } Zug
   *[other] { $parts } Zügen
}

secondsLeft = { $seconds ->
    [one] { $far }, noch etwa { $seconds } Sekunde
   *[other] { $far }, noch etwa { $seconds } Sekunden
}

minutesLeft = { $minutes ->
    [one] { $far }, noch etwa { $minutes } Minute
   *[other] { $far }, noch etwa { $minutes } Minuten
}

stopped = Angehalten: { $far }

stop = Anhalten

goOn = Fortsetzen

meanwhile = Du kannst diese Seite verlassen oder spielen. Was bisher gefunden wurde, ist gespeichert.

ready = { $decisions ->
    [0] Die Analyse ist fertig. Keine Entscheidung hat Punkte verschenkt.
    [one] Die Analyse ist fertig. { $decisions } Entscheidung hat Punkte verschenkt.
   *[other] Die Analyse ist fertig. { $decisions } Entscheidungen haben Punkte verschenkt.
}

moments = Schlüsselmomente

momentsNote = Die teuersten Entscheidungen. Grün war besser, Ocker wurde gespielt.

noMoments = Keine Entscheidung hat mehr verschenkt, als der Zufall erklärt.

board = Das Brett vor der Entscheidung, mit dem, was gespielt wurde und was besser war.

at = Zug { $turn }, { $name }

turn = Zug { $turn }

end = Das Ende

taken = Gespielt

better = Besser

why = Warum

look = Ansehen

lookAt = Ansehen: { $decision }

try = Von hier ausprobieren

tryFrom = Von hier ausprobieren: { $decision }

again-title = Frag mich noch einmal

again-note = „Üben“ kann dir die Entscheidungen vorlegen, die dich Punkte gekostet haben, auf demselben Brett, bis du etwas Besseres findest.

again-ask = Das noch einmal fragen

again-askOf = Das noch einmal fragen: { $decision }

again-leave = Das nicht mehr fragen

again-leaveOf = Das nicht mehr fragen: { $decision }

again-judging = Wird in weiteren Partien geprüft …

again-judgingOf = Wird in weiteren Partien geprüft … { $decision }

again-toPractice = Zum Üben

again-putAway = „Üben“ fragt dich das nicht mehr.

again-notes-asked = Zu „Üben“ hinzugefügt.

again-notes-level = In weiteren Partien war nichts klar besser als dein Zug. Es gibt nichts zu fragen.

again-notes-apart = „Üben“ kann das nicht fragen. Es fragt nur am Anfang eines Zuges, wohin ein Plättchen kommt und welche Figur darauf.

again-mine = { $lost ->
    [one] { $lost } Entscheidung von dir hat Punkte verschenkt.
   *[other] { $lost } Entscheidungen von dir haben Punkte verschenkt.
} { $asked ->
    [0] „Üben“ fragt dich noch keine davon.
   *[other] „Üben“ fragt dich { $asked } davon.
}

again-ofPlayer = { $lost ->
    [one] { $name } hat mit { $lost } Entscheidung Punkte verschenkt.
   *[other] { $name } hat mit { $lost } Entscheidungen Punkte verschenkt.
} { $asked ->
    [0] „Üben“ fragt noch keine davon.
   *[other] „Üben“ fragt { $asked } davon.
}

again-askAll = Alle noch einmal fragen

again-askAllOf = Alle noch einmal fragen: { $name }

again-allAsked = Alles, was sich fragen lässt, steht unter „Üben“.

again-nothing = Keine Entscheidung eines Menschen hat mehr verschenkt, als der Zufall erklärt.

again-progress = { $done } von { COUNT($of, of: "decisions") }

again-doneAsked = { COUNT($asked, of: "decisions") } zum Üben hinzugefügt.

again-doneLevel = { $level ->
    [one] { $level } ausgelassen: Nichts war klar besser als dein Zug.
   *[other] { $level } ausgelassen: Nichts war klar besser als deine Züge.
}

course = Der Verlauf der Partie

courseNote = Erwarteter Vorsprung am Ende vor dem besten Gegner, Zug für Zug. Das Band ist der Standardfehler. Glück beim Ziehen: wie viel besser oder schlechter das Plättchen war als das durchschnittlich mögliche.

chart = Erwarteter Vorsprung über die Züge

inFigures = Der Verlauf der Partie, als Tabelle

columns-turn = Zug

columns-luck = Glück beim Ziehen

columns-who = Spieler

columns-points = Punkte

columns-even = Bei gleichem Glück

columns-luckInLead = Glück beim Ziehen, als Vorsprung

columns-lost = Verschenkt

columns-unforced = Entscheidungen mit Auswahl

columns-rate = Verschenkt je Entscheidung

columns-rating = Spielt etwa wie

asked = { $about ->
    [tile] Zug { $turn }, { $name }: das Plättchen
    [figure] Zug { $turn }, { $name }: die Figur
    [order] Zug { $turn }, { $name }: was zuerst gewertet wird
   *[other] Zug { $turn }, { $name }: nach dem Plättchen
}

grade = { $grade ->
    [small] Gering
    [doubtful] Zweifelhaft
    [bad] Schlecht
   *[very-bad] Sehr schlecht
}

lostPoints = { grade }: { COUNT($points, of: "aboutPoints") } verschenkt

lostChance = { grade }: Gewinnchance von { $best } auf { $played } gesunken, { COUNT($points, of: "aboutPoints") } verschenkt

leadsTo = { CAPITAL($outlook) }.

playsOn = Chancen und Vorsprünge gelten, wenn alle weiterspielen wie { $bot }.

endedShared = { $who ->
    [you] Du hast dir den Sieg geteilt.
   *[other] { $whoName } hat sich den Sieg geteilt.
}

endedWon = { $who ->
    [you] Du hast mit { $by ->
        [one] { $by } Punkt
       *[other] { $by } Punkten
    } Vorsprung gewonnen.
   *[other] { $whoName } hat mit { $by ->
        [one] { $by } Punkt
       *[other] { $by } Punkten
    } Vorsprung gewonnen.
}

endedLost = { $who ->
    [you] Du hast mit { $by ->
        [one] { $by } Punkt
       *[other] { $by } Punkten
    } Rückstand verloren.
   *[other] { $whoName } hat mit { $by ->
        [one] { $by } Punkt
       *[other] { $by } Punkten
    } Rückstand verloren.
}

because = { $luck ->
    [good] Glück brachte { COUNT($points, of: "aboutPoints") }.
    [bad] Pech kostete { COUNT($points, of: "aboutPoints") }.
   *[even] Das Glück war ausgeglichen.
} { $who ->
    [you] Deine Züge verschenkten { COUNT($lost, of: "aboutPoints") }.
   *[other] Die Züge von { $whoName } verschenkten { COUNT($lost, of: "aboutPoints") }.
}

costliest = { $who ->
    [you] { $moves ->
        [one] Dein teuerster Zug steht zuerst.
       *[other] Deine { $moves } teuersten Züge stehen zuerst.
    }
   *[other] { $moves ->
        [one] Der teuerste Zug von { $whoName } steht zuerst.
       *[other] Die { $moves } teuersten Züge von { $whoName } stehen zuerst.
    }
}

sheet-lost = { $lost }.

sheet-taken = Gespielt: { $decision }

sheet-better = Besser: { $decision }

sheet-even = Bei gleichem Glück: { $range } Punkte.

sheet-luck = Die gezogenen Plättchen waren { $points } Punkte Vorsprung vor dem besten Gegner wert.

sheet-away = { $unforced ->
    [one] Verschenkt: { $lost } Punkte in { $unforced } Entscheidung mit Auswahl.
   *[other] Verschenkt: { $lost } Punkte in { $unforced } Entscheidungen mit Auswahl, je { $rate }.
}

sheet-rating = Spielt etwa wie { $bot }.

sheet-draw = Glück beim Ziehen: { $points } Punkte.

sheet-expected = Erwarteter Vorsprung von { $name } am Ende: { $points } Punkte.

sheet-ahead = { $points ->
    [0] { $name } lag am Ende gleichauf.
   *[other] { $name } lag am Ende { COUNT($points, of: "points") } vorn.
}

sheet-behind = { $name } lag am Ende { COUNT($points, of: "points") } zurück.

nothing = –

figures = Einzelheiten

resultInFigures = Punkte und Glück

lossesInFigures = Was verschenkt wurde

lossesNote = Hier zählen alle Entscheidungen, auch die zu knappen. Manche liegen unter null, deshalb weicht die Summe von der Liste unter „Alle Entscheidungen“ ab.

leadOf = Vorsprung von { $name } vor dem besten Gegner: { SIGNED($ended, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }; bei gleichem Glück { SIGNED($even, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }.

overallNote = Glück zählt als Vorsprung: Punkte vor dem besten Gegner. In Klammern stehen 95-%-Bereiche. Jede Entscheidung wurde in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} bis zum Ende ausprobiert, und in mehr, wo es knapp war.

decisions = Alle Entscheidungen

decisionsNote = Die mehr verschenkt haben, als der Zufall erklärt, in der Reihenfolge der Partie.

othersLevel = { $level ->
    [one] { $level } andere Entscheidung war so gut wie die beste.
   *[other] { $level } andere Entscheidungen waren so gut wie die beste.
}

othersForced = { $forced ->
    [one] { $forced } ließ keine Wahl.
   *[other] { $forced } ließen keine Wahl.
}

figure = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

signed = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

roughly = { $mean } ± { $error }

roughlyChance = { $mean } ± { $error } ({ $chance })

even = { $value } ({ $low } bis { $high })
