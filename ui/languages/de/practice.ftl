place = Üben · Frage { $number } von { $of }

begin = Beginnen

due = { $own ->
    [0] { $rules ->
        [0] Heute ist nichts fällig. Eine Runde hält den Rest frisch.
       *[other] Heute fällig: { COUNT($rules, of: "rules") }.
    }
   *[other] { $rules ->
        [0] Heute fällig: { COUNT($own, of: "ownDecisions") }.
       *[other] Heute fällig: { COUNT($rules, of: "rules") } und { COUNT($own, of: "ownDecisions") }.
    }
}

length = Bis zu acht Fragen, etwa fünf Minuten. Was du falsch hast, kommt am Ende noch einmal, zusammen höchstens sechzehn.

rating-title = Deine Wertungszahl

rating-range = 95-%-Bereich: { $low } bis { $high }. Grundlage: { COUNT($answers, of: "answers") }.

rating-text = Jede Frage zählt als Gegner: Je schwerer sie ist, desto mehr hebt eine richtige Antwort deine Wertungszahl. Nur deine erste Antwort auf eine Frage zählt, nach einem Tipp zur Hälfte.

rating-chart = Deine Wertungszahl im Lauf der Zeit, mit ihrem 95-%-Bereich

rating-figures = Wertungszahl Tag für Tag

rating-columns-day = Tag

rating-columns-rating = Wertungszahl

rating-columns-range = 95-%-Bereich

rating-columns-answers = Antworten

rating-fromTo = { $low } bis { $high }

rating-day = { DATETIME($when, dateStyle: "medium") }

daily-title = Rätsel des Tages

daily-text = Ein Brett, ein Plättchen, heute für alle dieselben. Wo legst du es an?

daily-save = Als Datei speichern

daily-saving-title = Das Rätsel als Datei speichern

daily-saving-kind = Bastide-Szenarien

daily-tomorrow = Morgen kommt ein neues.

daily-begin = Lösen

exam-take = Prüfung machen

exam-title = Prüfung

exam-place = Prüfung · Frage { $number } von { $of }

exam-text = { COUNT($of, of: "questions") } zu diesem Kurs, ohne Tipps. Bei jeder Frage zählt nur deine erste Antwort. Du bestehst mit höchstens { $mayMiss ->
    [one] { $mayMiss } falschen Antwort.
   *[other] { $mayMiss } falschen Antworten.
} Am Ende siehst du, was du falsch hattest.

exam-announced = { exam-title }. { exam-text }

exam-finish = Ergebnis ansehen

exam-over = Prüfung beendet

exam-outcome = { $right } von { $of } beim ersten Versuch richtig.

exam-passed = Bestanden. Dieser Kurs gilt jetzt als gelernt.

exam-failed = Noch nicht bestanden. Du bestehst mit höchstens { $mayMiss ->
    [one] { $mayMiss } falschen Antwort.
   *[other] { $mayMiss } falschen Antworten.
}

exam-all = Du hattest keine Regel falsch.

exam-missed = Was du falsch hattest

exam-lesson = Lektion öffnen: { $title }

exam-again = Auf anderen Brettern noch einmal

kinds = Arten von Fragen

decisions-title = Entscheidungen

decisions-lead = Bretter aus Partien starker Bots, mit deinen Erweiterungen. Keine Regel nennt dir den besten Zug: Finde den, der am wenigsten verschenkt.

decisions-begin = Entscheidungen üben

own-title = Aus deinen eigenen Partien

own-lead = Züge, die dich in eigenen Partien Punkte gekostet haben, auf denselben Brettern. Du fügst sie in der Analyse einer beendeten Partie hinzu.

own-none = Hier ist noch nichts. Öffne die Analyse einer beendeten Partie und füge deine Fehler dort hinzu.

own-toPlay = Deine Partien

own-begin = Eigene Entscheidungen üben

own-only = Üben: { $what }

own-when = { $days ->
    [0] { $kind }. Heute fällig.
    [one] { $kind }. In { $days } Tag fällig.
   *[other] { $kind }. In { $days } Tagen fällig.
}

own-look = Zeigen

own-lookAt = Zeigen: { $what }

own-lookThere = In der Partie zeigen

own-remove = Entfernen

own-removeOf = Entfernen: { $what }

own-putAway = Entfernt: { $what }

own-bringBack = Rückgängig

own-isBack = Wieder beim Üben: { $what }

own-onceMore = Noch einmal, auf demselben Brett.

own-from = Zug { $turn } von „{ $name }“

own-fromUnnamed = Zug { $turn } einer Partie ohne Namen

own-asking = Aus deiner Partie „{ $name }“, Zug { $turn }.

own-askingUnnamed = Aus einer deiner Partien, Zug { $turn }.

own-then = Was du damals getan hast

own-isThen = Dein Zug.

own-right = Der beste Zug, oder genauso gut.

own-gives = Verschenkt etwa { COUNT($points, of: "points") }.

own-each = { $count ->
    [one] Was der einzige Zug verschenkt
   *[other] Was jeder der { $count } Züge verschenkt
}

outcome = { $right } von { $of } beim ersten Versuch richtig. Was du falsch hattest, kommt bald wieder.

outcomeAll = Alle { $of } beim ersten Versuch richtig.

decided-best = Leg das Plättchen an, mit oder ohne Figur: der Zug, der am meisten bringt.

decided-cost = Drei Felder sind markiert. Auf welchem verlierst du am wenigsten?

decided-outs = Zähl die übrigen Plättchen, die eine Lücke füllen oder das Gebiet fertigstellen.

decided-steal = Finde einen Zug, durch den ein fremdes Gebiet für dich gewertet wird.

decided-send = Das Plättchen liegt. Welche Figur kommt wohin, oder keine?

decided-follow = Ein Gegner könnte bald teilen, was dir gehört. Schütze es.

decided-taught = Schritte aus Lektionen, auf gedrehten Brettern und mit anderen Spielern.

only = Üben: { $kind }

rulesOf = { COUNT($count, of: "rules") }

starred = { "*" } Die gedruckten Regeln lassen das offen. Öffne die Regel und lies, wie hier gespielt wird und warum.

mastery-new = Neu

mastery-seen = Gesehen

mastery-due = Fällig

mastery-solid = Sicher

masteryText-new = Das hast du noch nicht gesehen.

masteryText-seen = Das hast du gesehen. Drei richtige Antworten an zwei verschiedenen Tagen machen es sicher.

masteryText-due = Zeit, das wieder zu üben.

masteryText-solid = Das kannst du: drei richtige Antworten auf verschiedenen Brettern und an verschiedenen Tagen.

kind-places = Wo ein Plättchen passt

kind-fits = Welches Plättchen noch passt

kind-refusal = Warum ein Feld nicht erlaubt ist

kind-road = Punkte für eine Straße

kind-city = Punkte für eine Stadt

kind-monastery = Punkte für ein Kloster

kind-field = Punkte für eine Wiese

kind-majority = Wer Punkte erhält

kind-home = Wer in den Vorrat zurückkehrt

kind-follower = Wo ein Meeple stehen darf

kind-ending = Wenn die Partie jetzt zu Ende wäre

kind-winner = Wer gewinnen würde

kind-wealth = Wer durch Waren gewinnen würde

kind-splendour = Wirtshäuser und Kathedralen

kind-builder = Wohin der Baumeister darf

kind-pig = Wohin das Schwein darf

kind-goods = Wer die Waren erhält

kind-capture = Wen ein Stockwerk gefangen nehmen kann

kind-robbery = Was ein Räuber nimmt

kind-toll = Was ein Zollhaus einnimmt

kind-bend = Wohin ein Fluss nicht abbiegen darf

kind-recall = Was ein Abt bringt

kind-taught = Aus den Lektionen

kind-best = Der beste Zug

kind-cost = Der kleinste Verlust

kind-outs = Wie viele Plättchen helfen würden

kind-steal = Hol dir deinen Anteil

kind-send = Welche Figur geht

kind-follow = Schütze, was du hast

next = Nächste Frage

finish = Runde beenden

leave = Üben verlassen

helped = Richtig, mit Hilfe

over = Runde beendet

again = Noch eine Runde

back = Zurück zum Üben

opening = Eine Frage wird vorbereitet …

onceMore = Noch einmal, auf einem anderen Brett.

none = Keine Frage gefunden. Versuch eine andere Art.

mixIn = Dazunehmen: { $kind }

mixInShort = Dazunehmen

mixed = { COUNT($count, of: "kinds") } gewählt.

mix = Damit beginnen

unmix = Leeren
