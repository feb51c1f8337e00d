continueText = Da weitermachen, wo du warst

playNow = Jetzt gegen { $bot } spielen

newGame = Neue Partie

games = Deine Partien

earlier = Ältere Partien zeigen ({ $count })

none = Du hast noch keine Partien. Fang eine an: Bastide speichert jeden Zug, du kannst das Fenster also jederzeit schließen.

resume = Weiterspielen

look = Zurückblicken

rename = Umbenennen

renamed = Umbenannt.

nameOf = Name der Partie

keep = Namen speichern

remove = Löschen

undoRemove = Rückgängig

open = Datei öffnen

save = Als Datei speichern

export = Als Text kopieren

of-resume = „{ $name }“ weiterspielen

of-look = Auf „{ $name }“ zurückblicken

of-review = Analyse von „{ $name }“

of-rename = „{ $name }“ umbenennen

of-save = „{ $name }“ als Datei speichern

of-export = „{ $name }“ als Text kopieren

of-remove = „{ $name }“ löschen

removed = „{ $name }“ wurde gelöscht.

restored = „{ $name }“ wurde wiederhergestellt.

imported = „{ $name }“ wurde hinzugefügt.

trial = { $name } (Versuch)

trialOf = Ein Versuch aus „{ $name }“. Diese Partie bleibt, wie sie war.

branch = Ab Schritt { $step } von „{ $name }“

branchGone = Ab Schritt { $step } einer gelöschten Partie

lookedAt = Ein Moment aus der Analyse.

toReview = Zurück zur Analyse

finished = Beendet

tiles = { COUNT($count, of: "tiles") }

touched = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

ownTiles = Ausgewählte Plättchen

withExpansions = Mit { AND($names) }

picture = Das Brett von { $name }

exportTitle = Die Partie als Text

exportText = Dieser Text enthält die ganze Partie: Name, Spieler und Farben, Plättchen, Regeln und jede Entscheidung. Kopiere ihn, um die Partie zu teilen.

import = Partie einfügen

importTitle = Partie aus Text hinzufügen

importText = Füge hier den Text einer Partie ein.

importLabel = Text der Partie

importDo = Partie hinzufügen

importFaults = Dieser Text hat { COUNT($count, of: "faults") }.

at = { $path }:{ " " }

fresh-title = Neue Partie

fresh-lead = Wähle, wer spielt, mit welchen Plättchen und nach welchen Regeln.

fresh-seats = Spieler

fresh-seatsText = Einer bis sechs, in der Reihenfolge der Züge.

fresh-seat = Platz { $number }

fresh-name = Name

fresh-nameOf = Name auf Platz { $number }

fresh-who = Wer spielt

fresh-whoAt = Wer auf Platz { $number } spielt

fresh-person = Mensch

fresh-bots = Bots

fresh-personNames-1 = Anna

fresh-personNames-2 = Ben

fresh-personNames-3 = Clara

fresh-personNames-4 = David

fresh-personNames-5 = Eva

fresh-personNames-6 = Felix

fresh-botNames-1 = Odo

fresh-botNames-2 = Berta

fresh-botNames-3 = Gui

fresh-botNames-4 = Alys

fresh-botNames-5 = Remi

fresh-botNames-6 = Joan

fresh-colour = Farbe von Platz { $number }

fresh-colours-1 = Rot

fresh-colours-2 = Blau

fresh-colours-3 = Gelb

fresh-colours-4 = Blaugrün

fresh-colours-5 = Schwarz

fresh-colours-6 = Weiß

fresh-coloursBlind-1 = Orange

fresh-coloursBlind-2 = Blau

fresh-coloursBlind-3 = Gelb

fresh-coloursBlind-4 = Himmelblau

fresh-coloursBlind-5 = Schwarz

fresh-coloursBlind-6 = Weiß

fresh-same = Zwei Spieler können nicht dieselbe Farbe haben, deshalb haben sie getauscht.

fresh-pattern = Muster von Platz { $number }

fresh-patterns-plain = einfarbig

fresh-patterns-stripes = Streifen

fresh-patterns-dots = Punkte

fresh-patterns-bars = Balken

fresh-patterns-checks = Karos

fresh-patterns-waves = Wellen

fresh-add = Spieler hinzufügen

fresh-removeSeat = Platz { $number } entfernen

fresh-up = Platz { $number } nach oben

fresh-table-title = Erweiterungen

fresh-table-text = Wähle beliebig viele. Jede bringt ihre Plättchen, Figuren und Regeln mit.

fresh-table-always = Immer dabei.

fresh-table-inBox = { COUNT($count, of: "tiles") }

fresh-table-withoutTiles = keine Plättchen

fresh-table-tiles = Die Partie hat { COUNT($count, of: "tiles") }, einschließlich des Startplättchens.

fresh-table-pieces = Alle haben am Anfang: { AND($pieces) }.

fresh-table-ownLies = Statt der Erweiterungen wird dein Mix „{ $name }“ benutzt.

fresh-table-ownRules = Diese Regeln gelten: { AND($names) }.

fresh-table-shelf = Deine Erweiterungen: { AND($names) }.

fresh-table-noShelf = Sag Bastide, welche Erweiterungen du hast.

fresh-table-remember = Als meine Erweiterungen speichern

fresh-table-remembered = Deine Erweiterungen sind gespeichert.

fresh-table-shortcuts = Vorlagen

fresh-table-own = Deine Mixe

fresh-course-state-new = Nicht begonnen

fresh-course-state-begun = Begonnen

fresh-course-state-learned = Gelernt

fresh-course-open-new = Lernen

fresh-course-open-begun = Weiter lernen

fresh-course-open-learned = Noch einmal lernen

fresh-course-named-new = { $expansion } lernen

fresh-course-named-begun = { $expansion } weiter lernen

fresh-course-named-learned = { $expansion } noch einmal lernen

fresh-options = Optionale Regeln

fresh-optionsText = Wo die gedruckten Regeln etwas offenlassen. Die erste Möglichkeit ist die übliche.

fresh-usual = { $value } (üblich)

fresh-help = Hilfe während der Partie

fresh-helpText = Die meisten Hilfen wählst du auf dem Brett und in den Einstellungen. Dieser Schalter gilt für die ganze Partie.

fresh-locked = Gar keine Hilfe

fresh-lockedText = Keine Wahrscheinlichkeiten, Tipps, Gedanken der Bots, Warnungen vor Patzern und kein Rückgängig bis zum Ende der Partie.

fresh-seed = Startwert

fresh-seedText = Derselbe Startwert mit denselben Plättchen und Spielern ergibt dieselbe Ziehfolge.

fresh-seedLabel = Startwert (eine ganze Zahl)

fresh-seedBad = Ein Startwert ist eine ganze Zahl von 0 bis 4294967295.

fresh-anotherSeed = Neuer Startwert

fresh-gameName = Name der Partie

fresh-gameNameText = Freiwillig. So findest du die Partie später wieder.

fresh-start = Partie starten

fresh-back = Zurück zu den Partien
