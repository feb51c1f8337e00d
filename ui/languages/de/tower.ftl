floors = { COUNT($count, of: "floorsLeft") }

price = kostet dich { COUNT($price, of: "points") }

high = { $tower ->
    [none] Turm, { COUNT($floors, of: "floors") } hoch
   *[other] Turm { $tower }, { COUNT($floors, of: "floors") } hoch
}

bare = { $tower ->
    [none] Turm, noch ohne Stockwerk
   *[other] Turm { $tower }, noch ohne Stockwerk
}

prisoner = { $owner ->
    [you] Gefangen: dein { bareFigure }
   *[other] Gefangen: { bareFigure } von { $ownerName }
}

bareFigure = { $figure ->
   *[follower] Meeple
    [big-follower] großer Meeple
    [abbot] Abt
    [builder] Baumeister
    [pig] Schwein
}

left-taken_back = vom Besitzer zurückgenommen

left-exchanged = im Austausch von Gefangenen

left-ransomed = gegen Lösegeld

now-capture = Entscheide zuerst, ob du eine Figur gefangen nimmst.

now-exchange = Wähle zuerst, welche gefangene Figur freikommt.

now-ransom = Jetzt kann nur Lösegeld gezahlt werden.

source-ransom = Lösegeld

weighed-floors = Turmstockwerke

weighed-captures = Gefangennahmen

weighed-ransoms = Lösegelder

pieces-floors = { COUNT($n, of: "floors") }

action-floor = { $tower ->
    [none] Ein Stockwerk auf einen Turm setzen
   *[other] Ein Stockwerk auf Turm { $tower } setzen
}

action-capture = { $own ->
    [yes] Eigene Figur zurücknehmen: { standing }
   *[no] { $owner ->
        [you] Deine Figur gefangen nehmen: { standing }
       *[other] Gefangen nehmen: { standing } von { $ownerName }
    }
}

action-ransom = { $from ->
    [you] Bei dir freikaufen: dein { bareFigure }
   *[other] Bei { $fromName } freikaufen: dein { bareFigure }
}

action-exchange = { CAPITAL(theFigure) } kommt frei

event-floor_added = { $who ->
    [you] Du setzt ein Stockwerk auf { whichTower }, jetzt { COUNT($floors, of: "floors") } hoch.
   *[other] { $whoName } setzt ein Stockwerk auf { whichTower }, jetzt { COUNT($floors, of: "floors") } hoch.
}

whichTower = { $tower ->
    [none] den Turm { $place }
   *[other] Turm { $tower }
}

event-captured = { $own ->
    [yes] { $who ->
        [you] Du nimmst { whoseFigure } { $place } zurück.
       *[other] { $whoName } nimmt die eigene Figur { $place } zurück: { standing }.
    }
   *[no] { $who ->
        [you] Du nimmst { whoseFigure } { $place } gefangen.
       *[other] { $whoName } nimmt { whoseFigure } { $place } gefangen.
    }
}

whoseFigure = { $owner ->
    [you] { $figure ->
        [follower] { $kind ->
            [field] deinen Bauern
           *[other] deinen { standing }
        }
        [big-follower] { $kind ->
            [road] deinen großen Wegelagerer
            [city] deinen großen Ritter
            [monastery] deinen großen Mönch
            [field] deinen großen Bauern
           *[other] deinen großen Meeple
        }
        [abbot] deinen Abt
        [builder] deinen Baumeister
       *[pig] dein Schwein
    }
   *[other] { $figure ->
        [follower] { $kind ->
            [field] den Bauern von { $ownerName }
           *[other] den { standing } von { $ownerName }
        }
        [big-follower] { $kind ->
            [road] den großen Wegelagerer von { $ownerName }
            [city] den großen Ritter von { $ownerName }
            [monastery] den großen Mönch von { $ownerName }
            [field] den großen Bauern von { $ownerName }
           *[other] den großen Meeple von { $ownerName }
        }
        [abbot] den Abt von { $ownerName }
        [builder] den Baumeister von { $ownerName }
       *[pig] das Schwein von { $ownerName }
    }
}

event-ransom_paid = { $who ->
    [you] Du kaufst bei { fromWhom } { aFigure } frei und zahlst { COUNT($points, of: "points") }.
   *[other] { $whoName } kauft bei { fromWhom } { aFigure } frei und zahlt { COUNT($points, of: "points") }.
}

fromWhom = { $to ->
    [you] dir
   *[other] { $toName }
}

put-floor_added = { $who ->
    [you] dein Stockwerk auf einem Turm, jetzt { COUNT($floors, of: "floors") } hoch
   *[other] Stockwerk von { $whoName } auf einem Turm, jetzt { COUNT($floors, of: "floors") } hoch
}

phase-capture = { $who ->
    [you] { $tower ->
        [none] Wähle, wen du gefangen nimmst.
       *[other] Wähle, wen Turm { $tower } gefangen nimmt.
    }
   *[other] { $tower ->
        [none] { $whoName }, wähle, wen du gefangen nimmst.
       *[other] { $whoName }, wähle, wen Turm { $tower } gefangen nimmt.
    }
}

phase-exchange = { $who ->
    [you] Welche gefangene Figur kommt frei?
   *[other] { $whoName }, welche gefangene Figur kommt frei?
}

phase-ransom = { $who ->
    [you] Möchtest du jetzt Lösegeld zahlen?
   *[other] { $whoName }, möchtest du jetzt Lösegeld zahlen?
}

reason-bare_foundation = Ein Meeple braucht mindestens ein Stockwerk, auf dem er steht.

reason-closed = Auf diesem Turm steht eine Figur, deshalb ist er abgeschlossen.

reason-must_exchange = Der Austausch geschieht von selbst; du wählst nur, welche gefangene Figur freikommt.

reason-not_in_line = Dieses Feld liegt vom Turm aus nicht in gerader Linie.

reason-no_floors_left = Du hast kein Stockwerk mehr im Vorrat.

reason-no_foundation = Dort ist kein Turmfundament.

reason-no_prisoner = { $who ->
    [you] Du hältst selbst keine solche Figur von dir gefangen.
    [none] Jemand anders hält keine solche Figur von dir gefangen.
   *[other] { $whoName } hält keine solche Figur von dir gefangen.
}

reason-nobody_there = So eine Figur steht nicht { onTheKind }.

reason-not_capturable = Eine Figur dieser Art { onTheKind } lässt sich nicht gefangen nehmen.

reason-nothing_to_exchange = Du hast keine solche Figur, die auf den Austausch wartet.

reason-out_of_reach = { $n ->
    [none] { CAPITAL(theKind) } liegt außer Reichweite des Turms.
   *[other] { CAPITAL(theKind) } liegt mehr als { COUNT($n, of: "places") } entfernt oder nicht in gerader Linie.
}

reason-ransom_once = Du hast in diesem Zug schon eine Figur freigekauft.

reason-ransom_too_poor = { $m ->
    [none] Du hast nicht genug Punkte für das Lösegeld.
   *[other] Das Lösegeld kostet { COUNT($m, of: "points") }; du hast { COUNT($n, of: "points") }.
}

reason-wrong_figure = Nur ein Meeple kann auf einem Turm stehen.

cause-ransom = { $from ->
    [you] als Lösegeld für deine Figur
    [none] als Lösegeld
   *[other] als Lösegeld für die Figur von { $fromName }
}

counted-ransom = { $n ->
    [one] { $n } Lösegeld
   *[other] { $n } Lösegelder
}

line-ransom = { $things } = { SIGNED($sum) }

course = Türme, die Figuren gefangen nehmen, und Gefangene zum Freikaufen.
