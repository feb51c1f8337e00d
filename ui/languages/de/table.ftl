label = Der Tisch

decision = Aktuelle Entscheidung

choices = Was du tun kannst

onBoard = Wähle auf dem Brett oder mit Pfeiltasten und Enter. Mit { $turn }, dem Griff oder { $held } und dem Mausrad drehst du das Plättchen.

refused = { $count ->
    [one] { $count } Sache, die nicht geht, und warum
   *[other] { $count } Sachen, die nicht gehen, und warum
}

thinking = { $name } überlegt …

held = { $name } pausiert.

stopBot = Bots anhalten

botPace = Tempo der Bots

goOnBot = Bots fortsetzen

beyond-what = Die heutigen Regeln erlauben den nächsten Schritt dieser Partie nicht.

beyond-why = { $steps ->
    [one] Er wurde nach früheren Regeln gespielt oder ist beschädigt. { $steps } späterer Schritt bleibt erhalten.
   *[other] Er wurde nach früheren Regeln gespielt oder ist beschädigt. { $steps } spätere Schritte bleiben erhalten.
}

beyond-torn = Ein Schritt dieser Partie ist beschädigt.

beyond-whyTorn = { $steps ->
    [one] Er ist nicht lesbar, deshalb lässt sich { $steps } späterer Schritt nicht zeigen. Er bleibt erhalten.
   *[other] Er ist nicht lesbar, deshalb lassen sich { $steps } spätere Schritte nicht zeigen. Sie bleiben erhalten.
}

beyond-todo = Du kannst von hier aus weiterspielen oder mehr rückgängig machen.

otherwise-what = Die heutigen Regeln werten diese Partie anders.

otherwise-why = Gespeichertes Ergebnis: { AND($then) }. Nach den heutigen Regeln: { AND($now) }.

otherwise-todo = Das gespeicherte Ergebnis bleibt, bis du weiterspielst.

turn = Zug { $turn }

secondPart = zweites Plättchen

looking = Du siehst dir Schritt { $step } an. Hier kannst du nicht spielen.

lookingShort = Rückblick

backToNow = Zurück zum aktuellen Stand

playOn = Von hier weiterspielen

followers-legend = Der Meeple in deiner Hand

followers-name = { CAPITAL(figureName) }

followers-taken = Du hast jetzt { aFigure } in der Hand.

tabs-seats = Spieler

tabs-track = Wertungstafel

tabs-tiles = Plättchen

tabs-log = Verlauf

tabs-rules = Regeln

tabsLabel = Ansicht des Tisches

pile = { COUNT($left, of: "tilesLeft") }

drawn = Gezogenes Plättchen

putAside = Ein gezogenes Plättchen passte nirgends und wurde beiseitegelegt.

landed = Das gerade gelegte Plättchen, mit einer Taste für jeden Platz einer Figur

seats-title = Spieler

seats-score = { COUNT($points, of: "points") }

seats-supply = { $figure ->
    [follower] Meeples im Vorrat: { $count }
    [big-follower] Große Meeples im Vorrat: { $count }
    [abbot] Äbte im Vorrat: { $count }
    [builder] Baumeister im Vorrat: { $count }
   *[pig] Schweine im Vorrat: { $count }
}

seats-player = Spieler { $number }

seats-you = Du

seats-projected = { $count }, wenn die Partie jetzt endet

seats-projectedShort = → { $count }

seats-projectedLater = Wird nach dieser Wertung neu berechnet

seats-toMove = am Zug

seats-playsAs = { $name }, gespielt von { $bot }

seats-winner = Sieger

seats-laps = { COUNT($count, of: "laps") }

track-title = Wertungstafel

track-space = Feld { $space }

track-marker = { $name ->
    [you] Deine Zählfigur, { COUNT($score, of: "points") }
   *[other] Zählfigur von { $nameName }, { COUNT($score, of: "points") }
}

left-title = Übrige Plättchen

left-kind = { CAPITAL($tile) }: noch { $count }

left-count = × { $count }

left-none = Es sind keine Plättchen mehr übrig.

left-aside = { $count ->
    [one] { $count } Plättchen wurde beiseitegelegt
   *[other] { $count } Plättchen wurden beiseitegelegt
}

left-off = Das Zählen der Plättchen ist in den Einstellungen ausgeschaltet.

facts-mix = Plättchen

facts-ownMix = eigene Plättchen

facts-expansions = Erweiterungen

facts-options = Regeloptionen

facts-seed = Startwert

log-title = Verlauf

log-empty = Noch ist nichts passiert.

log-earlier = Frühere Schritte zeigen

log-gain = { SIGNED($points, signDisplay: "exceptZero") }

log-leftOut-empty = kein Meeple mehr im Vorrat

log-leftOut-taken = kein freier Platz auf dem Plättchen

log-row-turn = { $who ->
    [you] Zug { $turn }: du
   *[other] Zug { $turn }: { $whoName }
}

log-row-tile = Plättchen { $place }

log-row-figure = { $who ->
    [you] dein { figureName }
   *[other] { figureName } von { $whoName }
}

log-row-takenBack = { $who ->
    [you] dein { figureName } zurückgenommen
   *[other] { figureName } von { $whoName } zurückgenommen
}

log-row-taken = { $owner ->
    [you] dein { figureName } gefangen, von { $byName }
   *[other] { $by ->
        [you] { figureName } von { $ownerName } gefangen, von dir
       *[other] { figureName } von { $ownerName } gefangen, von { $byName }
    }
}

log-row-points = { $who ->
    [you] { COUNT($points, of: "points") } für dich
   *[other] { COUNT($points, of: "points") } für { $whoName }
}

log-how = Wie diese Punkte gezählt wurden

log-numbered = Die gezählten Plättchen sind auf dem Brett nummeriert.

log-rule = Regel { $id }

log-ruleTitled = { log-rule }: { $title }

log-step = Schritt { $step }

time-title = Zeitleiste

time-undo = Rückgängig

time-save = Kopie als Datei speichern

time-moment = Als Szenario speichern

time-redo = Wiederholen

time-undone = Rückgängig gemacht.

time-back = Einen Schritt zurück

time-forward = Einen Schritt vor

time-at = Schritt { $step } von { $steps }

offer-label = Eine kurze Lektion für dich

offer-title = { $course }: { $rule }

offer-long = eine halbe Minute

offer-said = Dazu gibt es eine Lektion von einer halben Minute: { $title }.

offer-take = Zeigen

offer-notNow = Jetzt nicht

card-label = Eine Regel, die jetzt gilt

card-said = Regelkarte: { $text }

card-gotIt = Verstanden

card-noMore = Keine Karten mehr

card-off = Keine Karten mehr. In den Einstellungen kannst du sie wieder einschalten.

card-below = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}

card-says-placing = Lege dein Plättchen an ein anderes an. Alle Seiten, die sich berühren, müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.

card-says-claiming = Du darfst einen Meeple auf dein neues Plättchen setzen. Seine Straße, seine Stadt, seine Wiese oder sein Kloster muss noch frei sein.

card-says-taken = { $who ->
    [you] Du stehst
   *[other] { $whoName } steht
} schon { $kind ->
    [road] auf der Straße
    [city] in der Stadt
   *[field] auf der Wiese
}, die dein Plättchen verlängert. In ein besetztes Gebiet darf kein weiterer Meeple gesetzt werden.

card-says-road = Die Straße ist fertig: { $who ->
    [you] Du erhältst
   *[other] { $whoName } erhält
} { COUNT($points, of: "points") }, 1 je Plättchen. Ihre Meeples gehen zurück und können wieder gesetzt werden.

card-says-city = Die Stadt ist fertig: { $who ->
    [you] Du erhältst
   *[other] { $whoName } erhält
} { COUNT($points, of: "points") }, 2 je Plättchen und je Wappen. Ihre Meeples gehen zurück in den Vorrat.

card-says-monastery = Rund um das Kloster liegen Plättchen, also ist es fertig: { $who ->
    [you] Du erhältst
   *[other] { $whoName } erhält
} { COUNT($points, of: "points") }. Der Mönch geht zurück.

card-says-shared = Mehrere Spieler stehen jetzt { $kind ->
    [road] auf derselben Straße
    [city] in derselben Stadt
   *[field] auf derselben Wiese
}. Wer dort die meisten Meeples hat, punktet; bei Gleichstand erhalten alle die vollen Punkte.

card-says-farmer = Ein Meeple auf einer Wiese ist ein Bauer. Bauern bleiben bis zum Ende der Partie stehen und punkten erst dann.

card-says-empty = Du hast keinen Meeple mehr. Einer kommt zurück, wenn seine Straße, seine Stadt oder sein Kloster fertig wird.

card-says-aside = Das gezogene Plättchen passt nirgends. Es kommt aus dem Spiel, und ein anderes wird gezogen.

card-says-final = Das letzte Plättchen liegt, die Partie ist zu Ende. In der Schlusswertung punkten die Meeples auf dem Brett noch einmal.

card-says-open = Straßen, Städte und Klöster, die nicht fertig sind, punkten am Ende: 1 Punkt je Plättchen und je Wappen.

card-says-farmers = Bauern punkten zuletzt: 3 Punkte für jede fertige Stadt an ihrer Wiese. Es punktet, wer dort die meisten Bauern hat.

rule-open = Im Regelbuch öffnen

rule-unknown = Diese Regel hat keinen Text.

rule-ours = Unsere Klärung

rule-named = { $rule }, unsere Klärung

end-title = Ende der Partie

end-won = { $name ->
    [you] Du hast gewonnen.
   *[other] { $nameName } hat gewonnen.
}

end-firstWinner = { $who ->
    [you] du
   *[other] { $whoName }
}

end-otherWinner = { $who ->
    [you] du
   *[other] { $whoName }
}

end-shared = Geteilter Sieg: { AND($names) }.

end-close = Ganz knapp: nur { COUNT($points, of: "points") } hinter { $winner }.

end-lost = Neues Spiel, neues Glück.

end-cost = Der größte Unterschied: { $winner } erhielt für { $source ->
    [road] Straßen
    [city] Städte
    [monastery] Klöster
   *[field] Bauern
} { COUNT($points, of: "points") } mehr als du.

end-costOther = Der größte Unterschied: { $winner } erhielt für „{ $source }“ { COUNT($points, of: "points") } mehr als du.

end-lesson = Lektion: { $title }

end-easier = Gegen { $bot } spielen

end-alone = { $name ->
    [you] Du hast { COUNT($score, of: "points") } erreicht.
   *[other] { $nameName } hat { COUNT($score, of: "points") } erreicht.
}

end-scores = Endstand

end-table = Punkte nach Herkunft

end-before = Vorher

end-sum = Summe

end-tableText = Punkte während der Partie + Punkte der Schlusswertung.

end-also = + { $atEnd }

end-final = Schlusswertung, Gebiet für Gebiet

end-noFinal = Am Ende wurde nichts gewertet.

end-again = Noch eine Partie

end-replay = Partie durchgehen

end-toGames = Alle Partien

end-fold = Brett zeigen

end-unfold = Wertung zeigen

figureName = { $figure ->
    [follower] Meeple
    [big-follower] großer Meeple
    [abbot] Abt
    [builder] Baumeister
   *[pig] Schwein
}
