label = Die Lektion

table = Der Tisch

opening = Die Lektion wird geöffnet …

place = { $course } { $number }

leave = Lektion verlassen

leaveText = Dein Fortschritt ist gespeichert.

steps = Die Schritte

step = Schritt { $number } von { $all }

stepNamed = { step }, { $kind }, { $state }

stepNew = { step }, { $kind }, { $state }, neu, seit du die Lektion abgeschlossen hast

stepState-done = erledigt

stepState-now = hier bist du

stepState-ahead = kommt noch

kinds-say = Lesen

kinds-show = Zusehen

kinds-do = Dein Zug

kinds-predict = Erst raten

kinds-find_best = Den besten Zug finden

kinds-find_all = Alle finden

kinds-spot = Was ist falsch?

kinds-play = Weiterspielen

kinds-make = Selbst bauen

toReach = Dein Ziel

starAims = Für alle drei Sterne:

turns = Zug { $number } von { $of }

stars = { COUNT($stars, of: "stars") } von drei

starsLeft = { $stars ->
    [one] Noch bis zu { $stars } Stern zu gewinnen
   *[other] Noch bis zu { $stars } Sterne zu gewinnen
}

answers = Antworten

tried = Versucht, nicht richtig

numbered = { $number }: { $sentence }

manyPlaces = Es gibt { COUNT($places, of: "places") }. Der Befehl „Auswahl“ listet sie auf.

markedAll = Ich habe alle markiert.

point = Wähle hier oder auf dem Brett.

pointAll = Markiere alle Stellen, die du meinst, hier oder auf dem Brett.

marked = { COUNT($count, of: "placesMarked") }

thatIsAll = Abgeben

number = Deine Antwort (eine Zahl)

answerIt = Antworten

aim-place = { CAPITAL($place) }

aim-land = { $kind ->
    [road] Straße, { $place }
    [city] Stadt, { $place }
    [monastery] Kloster, { $place }
    [field] Wiese, { $place }
    [garden] Garten, { $place }
    [tower] Turm, { $place }
   *[river] Fluss, { $place }
}

aim-part = { $kind ->
    [road] Straße { spot }, { $place }
    [city] Stadt { spot }, { $place }
    [monastery] Kloster { spot }, { $place }
    [field] Wiese { spot }, { $place }
    [garden] Garten { spot }, { $place }
    [tower] Turm { spot }, { $place }
   *[river] Fluss { spot }, { $place }
}

given-yes = Ja

given-no = Nein

given-nobody = Niemand

given-player = { $who ->
    [you] du
   *[other] { $whoName }
}

given-players = { CAPITAL($players) }

given-tile = { CAPITAL($land) }

given-nowhere = Keine

given-andPlace = { $one }; { $other }

given-sentence = { $answer }.

given-yours = Deine Antwort: { $answer }.

given-yourReason = Deine Antwort: { $reason }

numbers = Antworten: { OR($numbers) }.

anyNumber = Die Antwort ist eine Zahl.

pointedAt = Hervorgehoben:

pointed-part-hand = Das Plättchen in der Hand

pointed-part-score = Der Punktestand

pointed-part-supply = Was jeder Spieler hat

pointed-part-track = Die Wertungstafel

pointed-part-bag = Die übrigen Plättchen

pointed-part-task = Die Aufgabe

pointed-land = { CAPITAL(theKind) } { $place }

pointed-lands = { CAPITAL(theKind) } auf { $tiles } Plättchen: { $places }

pointed-cell = { CAPITAL($place) }

pointed-figure = Die Figur { $place }

pointed-arrow = Von { $from } nach { $to }

wished = Das Plättchen läge { $place }, { asTurned }: { $land }.

judged-right = Richtig

judged-wrong = Nicht ganz

judged-refused = Nicht erlaubt

judged-done = Für dich erledigt

tries-2 = Beim zweiten Versuch richtig

tries-3 = Beim dritten Versuch richtig

notAtOnce = Richtig, nach einigen Versuchen

judgedSo = { $judged }.

noMistake = Probieren kostet nichts.

takenBack = Drücke „{ tryAgain }“, um deinen Zug zurückzunehmen.

againByKey = Drücke Enter für „{ tryAgain }“.

other = Das ist es nicht.

value = Die Antwort ist { $answer }.

imagined = Nur eine Vorschau: Das Brett bleibt, wie es war.

part = Nur ein Teil des Bretts ist zu sehen

moves = Was geschieht

move = Zug { $number } von { $all }

earlier = Voriger Zug

later = Nächster Zug

next = Weiter

tryAgain = Noch einmal versuchen

toLast = Zum letzten Zug springen

yourTurn = Du bist dran

hint = Tipp

hints-1 = Tipp

hints-2 = Zeig mir, wo

hints-3 = Zeig jede Stelle

hints-4 = Mach es für mich

hintsOfTurns-1 = Tipp

hintsOfTurns-2 = Zeig mir, wo

hintsOfTurns-3 = Zeig eine richtige Stelle

hintsOfTurns-4 = Mach es für mich

hintsOfChoices-1 = Tipp

hintsOfChoices-2 = Zeig mir, wo

hintsOfChoices-3 = Zwei Antworten übrig lassen

hintsOfChoices-4 = Sag es mir

hintsOfAnswers-1 = Tipp

hintsOfAnswers-2 = Zeig mir, wo

hintsOfAnswers-3 = Zeig, wie gezählt wird

hintsOfAnswers-4 = Sag es mir

hintFor = { $stars ->
    [0] { $called }
   *[other] { $called } (−{ COUNT($stars, of: "stars") })
}

hintCosts = { $stars ->
    [0] Dieser Tipp kostet nichts.
   *[other] Dieser Tipp kostet einen Stern. Weitere Tipps in diesem Schritt sind frei.
}

unsay = Verklickt: nicht zählen

unsayText = Nimmt die falsche Antwort zurück, ohne sie zu zählen. Einmal pro Schritt.

nudge = Tipp

litArea = Schau dorthin, wo das Brett hervorgehoben ist.

litPlaces = Die richtige Antwort ist auf dem Brett hervorgehoben.

left = Eine von diesen beiden:

why = Warum?

takeBack = Rückgängig

retry = Schritt neu beginnen

skip = Überspringen

back = Voriger Schritt

rules = Regeln

says = { $name }: „{ $words }“

desk-label = Der Editor

desk-later = Drücke zuerst „{ next }“: In diesem Schritt kannst du nichts bearbeiten.

desk-first = Das Nächste, was die Lektion tut:

desk-way = Was die Lektion tut:

desk-hints-1 = Tipp

desk-hints-2 = Zeig die nächste Änderung

desk-hints-3 = Zeig alle Änderungen

desk-hints-4 = Mach es für mich

desk-run = Labor starten

desk-weigh = { COUNT($games, of: "games") } im Labor spielen

desk-weighed = Das Labor hat { COUNT($games, of: "games") } mit diesem Mix gespielt.

desk-notWeighed = Das Labor hat diesen Mix noch nicht gespielt.

desk-keep-tile = Dieses Plättchen speichern

desk-keep-set = Dieses Set speichern

desk-keep-mix = Diesen Mix speichern

desk-keep-lab = Diesen Mix speichern

desk-kept = In deiner Sammlung gespeichert.

desk-open = Öffnen

trial-what = Du siehst einen einzelnen Schritt dieser Lektion.

trial-why = Hier zählt nichts, und dein eigener Fortschritt bleibt, wie er war.

trial-whole = Ganze Lektion öffnen

trial-back = Zurück zum Regelbuch

trial-desk = Zurück zum Arbeitstisch der Lektion

trial-game = Zurück zur Partie

trial-enough = Das war der Schritt. Der Rest kann warten; deine Partie ist, wie du sie verlassen hast.

path-place = Kurzer Kurs

path-page = Alles auf einer Seite

path-pageText = Alles, was du am Tisch wissen musst. Öffne eine Zeile, um ihre Regeln zu lesen.

path-print = Diese Seite drucken

path-inForce = So wird deine geöffnete Partie gespielt.

path-passed = Du kennst das Grundspiel

path-passedText = Seine Lektionen gelten als erledigt. Spielen kannst du sie trotzdem.

path-notPassed = Noch nicht bestanden

path-notPassedText = Du bestehst, wenn sieben von acht richtig sind. Den Rest bringen dir die Lektionen bei.

path-rightOf = { $right } von { $all } richtig.

path-toBoxes = Zu den Erweiterungen

path-toLessons = Zu den Lektionen

cameUp-title = Regeln, die vorkamen

cameUp-text = Drücke einen Zug, um das Brett von damals zu sehen.

cameUp-turn = Zug { $turn }

cameUp-over = das Ende

cameUp-lookInTurn = { $rule }: das Brett nach Zug { $turn } zeigen

cameUp-lookAtEnd = { $rule }: das Brett am Ende zeigen

cameUp-toEnd = Zurück zum Ende der Partie

cameUp-never = Regeln, die nicht vorkamen

end-title = Lektion abgeschlossen

end-learned = Was du gelernt hast

end-said = { $title }: { $lesson }. { stars }. { $summary }

end-how-3 = Keine Fehler und keine Tipps.

end-how-2 = Höchstens ein Fehler.

end-how-1 = Abgeschlossen.

end-standings = Endstand

end-aims = { $all ->
    [one] { $reached } von { $all } Ziel erreicht.
   *[other] { $reached } von { $all } Zielen erreicht.
}

end-allAims = { $all ->
    [one] Ziel erreicht.
   *[other] Alle { $all } Ziele erreicht.
}

end-summary = { $skipped ->
    [0] Fehler: { $mistakes }. Tipps: { $hints }.
   *[other] Fehler: { $mistakes }. Tipps: { $hints }. Übersprungene Schritte: { $skipped }.
}

end-guesses = { $count ->
    [one] { $count } Mal falsch geraten, ohne Folgen.
   *[other] { $count } Mal falsch geraten, ohne Folgen.
}

end-moreAims = Für mehr Sterne: Erreiche jedes Ziel.

end-best = Dein bestes Ergebnis: { COUNT($stars, of: "stars") }.

end-more-2 = Für den dritten Stern: keine Fehler und keine Tipps.

end-more-1 = Für mehr Sterne: höchstens ein Fehler und kein übersprungener Schritt.

end-next = Als Nächstes: { $title }

end-practise = Das üben

end-again = Noch einmal spielen

end-map = Alle Lektionen

end-last = Das war die letzte Lektion.

end-reached = erreicht

end-notReached = nicht erreicht
