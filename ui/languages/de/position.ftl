board = Das Brett zum Bauen

how = Wähle ein Feld mit der Maus oder den Pfeiltasten. Was dort möglich ist, steht neben dem Brett.

tabs = Teile der Stellung

tab-place = Feld

tab-seats = Spieler

tab-draw = Plättchen und Regeln

tab-aims = Ziele

here = Feld: { $place }

free = Hier liegt nichts.

far = Ein Plättchen muss neben einem anderen liegen. Geh zu einem Feld neben dem Land.

fit = Passende Plättchen

all = Alle passenden Plättchen zeigen, auch die nicht mehr im Beutel sind

tileLeft = { $left ->
    [one] { $name }, noch { $left }
   *[other] { $name }, noch { $left }
}

none = Kein Plättchen im Beutel passt hier.

noneLeft = Alle Plättchen im Beutel stehen in der kommenden Reihenfolge.

noneFree = Die hier passenden Plättchen stehen in der kommenden Reihenfolge.

turn = Plättchen drehen

lift = Plättchen entfernen

other = Plättchen ersetzen

figures = Figuren

whose = Wessen Figur

which = Welche Figur

put = Figur setzen, { onTheKind } { spot }

putAnother = Noch eine Figur setzen, { onTheKind } { spot }

take = { $who ->
    [you] Deine Figur entfernen: { standing } { onTheKind } { spot }
   *[other] Figur von { $whoName } entfernen: { standing } { onTheKind } { spot }
}

landOnTile = { theKind } { spot } ({ $tile })

floors = Stockwerke des Turms

house = Wessen Zollhaus

noHouse = Niemandes

side = Seite oben

turned = Es ist Reisenden begegnet und wird noch umgedreht.

seats = Spieler

seat-name = Name

seat-bot = Wer spielt

seat-person = Ein Mensch

seat-personNote = In einem Szenario spielt hier { $bot }.

seat-score = Punkte

seat-supplyNote = Leer lassen für alle, die nicht im Einsatz sind.

seat-goods-wine = Wein

seat-goods-wheat = Korn

seat-goods-cloth = Tuch

seat-floors = Stockwerke

seat-robber = Räuber auf Feld

seat-robberNote = Leer lassen, wenn er beim Besitzer ist.

seat-whoseRobber = Wessen Räuber beim Drücken auf die Wertungstafel kommt

seat-putRobber = { $name }: Räuber auf Feld { $space }

seat-robberHome = { $name }: Räuber nicht auf der Wertungstafel

active = Wer am Zug ist

draw-title = Kommende Plättchen

draw-left = Rest des Beutels, jedes Mal gemischt

draw-seed = Rest des Beutels, immer in derselben Reihenfolge

draw-order = Diese Plättchen, in dieser Reihenfolge

draw-by_hand = Aus einem echten Beutel

draw-number = Startwert

draw-add = Als nächstes Plättchen hinzufügen

draw-remove = Plättchen { $n } aus der Reihenfolge nehmen

draw-empty = Noch sind es keine Plättchen. Wähle das erste aus der Liste.

draw-drawnBy = für { $name }

draw-orderNote = Neben jedem Plättchen steht, wer es zieht, solange niemand einen Doppelzug hat.

play = Von hier spielen

count = Nur die Schlusswertung zählen

saveAs = Als Szenario speichern

save = Szenario speichern

saved = „{ $name }“ ist gespeichert. Du kannst es bei den Kampagnen spielen und hier ändern.

unsaved = Deine letzten Änderungen sind noch nicht im Szenario „{ $name }“: speichere es.

chapters = Es wird auch in diesen Kampagnen gespielt; Speichern ändert es auch dort:

chapterOf = { $campaign }, Kapitel { $number }

noWay = { $tries ->
    [one] In { $tries } Versuch hat kein Bot das Ziel erreicht.
   *[other] In { $tries } Versuchen hat kein Bot das Ziel erreicht.
}

anyway = Trotzdem speichern

trying = Ein Bot sucht einen Weg zum Ziel.

noAims = Diese Stellung hat noch kein Ziel. Füge eines hinzu und speichere sie dann als Szenario.

toScenario = Szenario spielen

aims-whose = Spieler

aims-goals = Ziele

aims-stars = Weitere Sterne für

aims-never = Darf nicht geschehen

aims-add = Ziel hinzufügen

aims-addPart = Teil hinzufügen

aims-remove = Dieses Ziel entfernen

aims-ownWords = In eigenen Worten

aims-ownWordsNote = Spieler lesen das statt des Satzes darüber. Freiwillig.

aims-kind = Ziel

aims-kinds-score = Punkte auf der Wertungstafel

aims-kinds-worth = Punkte für ein Gebiet

aims-kinds-owns = wer für ein Gebiet Punkte erhält

aims-kinds-complete = ein Gebiet ist fertig

aims-kinds-stands = eine Figur steht irgendwo

aims-kinds-supply = was ein Spieler hat

aims-kinds-prisoners = Gefangene

aims-kinds-captured = eine Figur wird gefangen genommen

aims-kinds-completed = ein Gebiet wird fertig

aims-kinds-wins = wer gewinnt

aims-kinds-over = das Ende der Partie

aims-kinds-scored = Punkte ab jetzt

aims-kinds-turns = deine eigenen Züge

aims-kinds-any = eines von mehreren

aims-kinds-all = alle von mehreren

aims-kinds-not = dies nicht

aims-kinds-other = wie in der Datei geschrieben

aims-who = Spieler

aims-bound = Wie viele

aims-bounds-least = mindestens

aims-bounds-most = höchstens

aims-bounds-exactly = genau

aims-bounds-between = mindestens und höchstens

aims-number = Zahl

aims-upTo = Höchstens

aims-owner = Genommen von

aims-anybody = irgendwem

aims-figure = Welche Figur

aims-anyFigure = irgendeine Figur

aims-ofKind = Worauf

aims-anyKind = irgendein Gebiet

aims-source = Wofür

aims-anySource = egal wofür

aims-what = Was

aims-text = Wie in der Datei geschrieben

aims-textNote = Ein Ziel, das diese Felder nicht ausdrücken, lässt sich wie in einer Datei schreiben.

aims-alone = Allein

aims-where = Wo

aims-anywhere = irgendwo

aims-whereNote = Wähle ein Plättchen auf dem Brett, dann hier sein Land.

aims-turns = Höchste Zahl der Züge

aims-turnsNote = Nur Züge dieses Spielers zählen. Leer lassen, um bis zum Ende der Partie zu spielen.

aims-holds = Jetzt erreicht.

aims-holdsNot = Noch nicht erreicht.

aims-unknown = Das ist bekannt, sobald die Stellung spielbar ist.

aims-try = Bots fünfzig Beutel versuchen lassen

aims-ownOrder-true = In deiner eigenen Reihenfolge erreicht.

aims-ownOrder-false = In deiner eigenen Reihenfolge nicht erreicht.

aims-ownOrderNote = Der erste Beutel hat deine Reihenfolge. Die anderen enthalten dieselben Plättchen in anderer Reihenfolge.

aims-stop = Anhalten

problems = { COUNT($count, of: "problems") }

possible = Diese Stellung ist spielbar.

empty = Noch liegt hier kein Plättchen. Wähle das erste aus der Liste.

fromMoment = Als Stellung bearbeiten

fromScenario = Als Stellung bearbeiten

seat-supply = { $figure ->
    [follower] Meeples im Vorrat
    [big-follower] Große Meeples im Vorrat
    [abbot] Äbte im Vorrat
    [builder] Baumeister im Vorrat
   *[pig] Schweine im Vorrat
}

seat-held = { $figure ->
    [follower] Gefangene von { $name }: Meeples
    [big-follower] Gefangene von { $name }: große Meeples
    [abbot] Gefangene von { $name }: Äbte
    [builder] Gefangene von { $name }: Baumeister
   *[pig] Gefangene von { $name }: Schweine
}

aims-sources-road = Straßen

aims-sources-city = Städte

aims-sources-monastery = Klöster

aims-sources-field = Wiesen

aims-sources-goods = Waren

aims-sources-ransom = Lösegeld

aims-sources-rob = den Räuber

aims-sources-toll = Zoll

aims-sources-garden = Gärten

aims-lying-follower = Meeples im Vorrat

aims-lying-big_follower = große Meeples im Vorrat

aims-lying-abbot = Äbte im Vorrat

aims-lying-builder = Baumeister im Vorrat

aims-lying-pig = Schweine im Vorrat

aims-lying-floors = Stockwerke im Vorrat

aims-lying-prisoners = Gefangene von irgendwem

aims-lying-robber = Feld des Räubers

aims-lying-tollhouse = Zahl des Zollhauses

aims-lying-wine = Wein

aims-lying-wheat = Korn

aims-lying-cloth = Tuch

aims-tried = { $bot }: mit { $reached } von { $bags } Beuteln erreicht

aims-sentence = { CAPITAL($text) }.

bound-least = mindestens { $n }

bound-most = höchstens { $n }

bound-exactly = genau { $n }

bound-between = { $least } bis { $most }

bound-any = beliebig viele

anyLand = { $kind ->
    [road] irgendeine Straße
    [city] irgendeine Stadt
    [monastery] irgendein Kloster
    [field] irgendeine Wiese
    [garden] irgendein Garten
    [tower] irgendein Turm
    [river] irgendein Fluss
   *[none] irgendein Gebiet
}

aim-all = alles davon: { AND($parts) }

aim-any = eines davon: { OR($parts) }

aim-not = dies nicht: { $part }

aim-score = { $who ->
    [you] deine Punkte auf der Wertungstafel: { $bound }
   *[other] Punkte von { $whoName } auf der Wertungstafel: { $bound }
}

aim-worth = { $who ->
    [you] { $land } bringt dir Punkte: { $bound }
   *[other] { $land } bringt { $whoName } Punkte: { $bound }
}

pointsFor = { $source ->
    [road] Punkte für Straßen
    [city] Punkte für Städte
    [monastery] Punkte für Klöster
    [field] Punkte für Wiesen
    [goods] Punkte für Waren
    [ransom] Punkte aus Lösegeld
    [rob] Punkte durch den Räuber
    [toll] Punkte aus Zoll
    [garden] Punkte für Gärten
   *[none] Punkte
}

aim-scored = { $who ->
    [you] deine { pointsFor } ab jetzt: { $bound }
   *[other] { pointsFor } ab jetzt für { $whoName }: { $bound }
}

aim-scoredAt = { $who ->
    [you] { $land } bringt dir ab jetzt { pointsFor }: { $bound }
   *[other] { $land } bringt { $whoName } ab jetzt { pointsFor }: { $bound }
}

aim-owns = { $who ->
    [you] { $alone ->
        [yes] { $land } würde nur dir Punkte bringen
       *[no] { $land } würde dir Punkte bringen
    }
   *[other] { $alone ->
        [yes] { $land } würde nur { $whoName } Punkte bringen
       *[no] { $land } würde { $whoName } Punkte bringen
    }
}

aim-complete = { $land } ist fertig

whoseFigure = { $who ->
    [you] { $figure ->
        [follower] dein Meeple
        [big-follower] dein großer Meeple
        [abbot] dein Abt
        [builder] dein Baumeister
        [pig] dein Schwein
       *[none] eine Figur von dir
    }
   *[other] { $figure ->
        [follower] ein Meeple von { $whoName }
        [big-follower] ein großer Meeple von { $whoName }
        [abbot] ein Abt von { $whoName }
        [builder] ein Baumeister von { $whoName }
        [pig] ein Schwein von { $whoName }
       *[none] eine Figur von { $whoName }
    }
}

aim-stands = hier steht { whoseFigure }: { $land }

aim-supply = { $who ->
    [you] bei dir: { $what }, { $bound }
   *[other] bei { $whoName }: { $what }, { $bound }
}

captured = { $figure ->
    [follower] gefangene Meeples
    [big-follower] gefangene große Meeples
    [abbot] gefangene Äbte
    [builder] gefangene Baumeister
    [pig] gefangene Schweine
   *[none] Gefangene
}

heldBy = { $who ->
    [you] du hast { captured }
   *[other] { $whoName } hat { captured }
}

aim-prisoners = { $owner ->
    [none] { heldBy }: { $bound }
    [you] { heldBy } von dir: { $bound }
   *[other] { heldBy } von { $ownerName }: { $bound }
}

anyFigure = { $figure ->
    [none] eine Figur
   *[other] { aFigure }
}

captures = { $who ->
    [you] du nimmst ab jetzt { anyFigure }
   *[other] { $whoName } nimmt ab jetzt { anyFigure }
}

aim-captured = { $owner ->
    [none] { captures } gefangen
    [you] { captures } von dir gefangen
   *[other] { captures } von { $ownerName } gefangen
}

aim-completed = { $land } wird ab jetzt fertig

aim-wins = { $who ->
    [you] { $alone ->
        [yes] du gewinnst allein
       *[no] du gewinnst oder ziehst gleich
    }
   *[other] { $alone ->
        [yes] { $whoName } gewinnt allein
       *[no] { $whoName } gewinnt oder zieht gleich
    }
}

aim-over = das letzte Plättchen liegt

aim-turns = deine eigenen Züge: { $bound }
