version = Eine Version wiederhergestellt

about = { $what ->
    [name] Namen geändert
    [description] Beschreibung geändert
    [author] Autor geändert
   *[licence] Lizenz geändert
}

tile-side = { $land ->
    [field] { inSide }: Wiese
    [road] { inSide }: Straße
    [city] { inSide }: Stadt
   *[river] { inSide }: Fluss
}

inSide = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}

atSide = { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}

tile-join = { AND($sides, each: "eachSide") } verbunden

tile-part = Getrennt, was { atSide } ist

tile-form_fields = Wiesen neu gezeichnet

tile-join_fields = Zwei Wiesen verbunden

tile-part_field = Wiese { spot } getrennt

tile-border = { $on ->
    [on] Wiese berührt die Stadt { atSide }
   *[off] Wiese berührt die Stadt { atSide } nicht mehr
}

tile-gate = { $on ->
    [on] Straße an der Stadt { atSide } enden lassen
   *[off] Ende einer Straße an der Stadt { atSide } entfernt
}

tile-inner_field = { $on ->
    [on] Wiese innen hinzugefügt
   *[off] Wiese innen entfernt
}

tile-pennants = Wappen in der Stadt { atSide }: { $count }

tile-goods = { $goods ->
    [wine] Wein { atSide } hinzugefügt
    [wheat] Korn { atSide } hinzugefügt
    [cloth] Tuch { atSide } hinzugefügt
   *[none] Waren { atSide } entfernt
}

tile-cathedral = { $on ->
    [on] Kathedrale { atSide } hinzugefügt
   *[off] Kathedrale { atSide } entfernt
}

tile-roadside = { $on ->
    [on] An der Straße { atSide } hinzugefügt: { $thing }
   *[off] An der Straße { atSide } entfernt: { $thing }
}

tile-monastery = { $on ->
    [on] Kloster hinzugefügt
   *[off] Kloster entfernt
}

tile-village = { $on ->
    [on] Dorf hinzugefügt
   *[off] Dorf entfernt
}

tile-village_road = { $on ->
    [on] Straße { atSide } endet im Dorf
   *[off] Straße { atSide } führt am Dorf vorbei
}

tile-bridge = { $on ->
    [on] Brücke hinzugefügt
   *[off] Brücke entfernt
}

tile-mark = { $on ->
    [on] Hinzugefügt: { $thing }
   *[off] Entfernt: { $thing }
}

tile-decor = { $on ->
    [on] Verzierung hinzugefügt: { $thing }
   *[off] Verzierung entfernt: { $thing }
}

tile-turn = Plättchen gedreht

tile-turn_back = Plättchen zurückgedreht

tile-mirror = Plättchen gespiegelt

tile-clear = Plättchen geleert

set-add = Leeres Plättchen hinzugefügt

set-duplicate = Plättchen { $tile } dupliziert

set-remove = { $tilesCount ->
    [one] Plättchen { AND($tiles) } gelöscht
   *[other] { COUNT($tilesCount, of: "tiles") } gelöscht
}

set-move = Plättchen { $tile } verschoben

set-paste = { COUNT($tilesCount, of: "tiles") } hinzugefügt

set-count = Plättchen { $tile }: { COUNT($count, of: "copies") }

set-rename = Plättchen { $tile } in { $name } umbenannt

set-about = { $what ->
    [name] Plättchen { $tile } benannt
   *[note] Eine Notiz zu Plättchen { $tile } geschrieben
}

set-chapter = Die Regeln geschrieben: { $chapter }

set-symbol = { $symbol ->
    [some] Das Zeichen des Satzes geändert
   *[none] Das Zeichen des Satzes entfernt
}

set-rules = { $on ->
    [on] Regeln hinzugefügt, die die Plättchen brauchen
   *[off] Regeln entfernt, die die Plättchen brauchen
}

mix-times = { $times ->
    [0] „{ $set }“ herausgenommen
    [1] „{ $set }“ einmal hineingetan
   *[other] „{ $set }“ { $times }-mal hineingetan
}

mix-count = { $tile }: { COUNT($count, of: "copies") }

mix-countAsSet = { $tile }: so viele Exemplare wie im Set

mix-rules = { $on ->
    [on] Regeln eingeschaltet
   *[off] Regeln ausgeschaltet
}

mix-option = Regeloption geändert

mix-piece = { $piece ->
    [follower] Meeples: { $count }
    [big-follower] Große Meeples: { $count }
    [abbot] Äbte: { $count }
    [builder] Baumeister: { $count }
    [pig] Schweine: { $count }
   *[floors] Stockwerke: { $count }
}

pieceCount = { $count }

pieceUsual = wie in den Regeln

mix-start = Erste Plättchen geändert

mix-draws = Erste Züge aus dem Beutel geändert

position-lay = Plättchen gelegt: { $where }

position-lift = Plättchen entfernt: { $where }

position-stand = Gesetzt: { standing } { onTheKind }, { $where }

position-take = Entfernt: { standing } { onTheKind }, { $where }

position-tower = Turm: { COUNT($floors, of: "floors") }, { $where }

position-seats = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}

position-aside = Beiseitegelegte Plättchen geändert

position-aims = Ziele geändert

position-learner = Spieler der Ziele gewählt

position-turns = Anzahl der Züge gewählt

seat-name = Spieler umbenannt

seat-bot = Gewählt, wer spielt

seat-score = Punkte eines Spielers geändert

seat-supply = Vorrat geändert

seat-goods = Waren eines Spielers geändert

seat-floors = Stockwerke eines Spielers geändert

seat-prisoners = Gefangene eines Spielers geändert

seat-robber = Räuber versetzt

seat-tollhouse = Zollhaus versetzt

turn-first = Gewählt, wer begonnen hat

turn-active = Gewählt, wer am Zug ist

turn-number = Nummer des Zuges geändert

turn-second = Teil des Zuges gewählt

turn-ransomed = Angegeben, ob Lösegeld gezahlt wurde

draw-order = Plättchen in fester Reihenfolge: { $tilesCount }

draw-seed = Plättchen nach Startwert { $seed } gemischt

draw-left = Plättchen jedes Mal gemischt

draw-by_hand = Plättchen aus echtem Beutel gezogen

chapter = „{ $title }“

goneChapter = ein entferntes Kapitel

campaign-add = Hinzugefügt: { $chapter }

campaign-remove = Entfernt: { $chapter }

campaign-scenario = Szenario geändert: { $chapter }

campaign-move = An Platz { $place } verschoben: { $chapter }

campaign-say = { $what ->
    [say] Karte geändert: { $chapter }
    [won] Text nach dem Sieg geändert: { $chapter }
   *[lost] Text nach der Niederlage geändert: { $chapter }
}

campaign-end = Text am Ende geändert

campaign-open = { $on ->
    [on] Von Anfang an offen: { $chapter }
   *[off] Am Anfang gesperrt: { $chapter }
}

campaign-leads = { $way ->
    [win] { $on ->
        [on] Sieg führt weiter: { $chapter } zu { $to }
       *[off] Sieg führt nicht mehr weiter: { $chapter } zu { $to }
    }
   *[loss] { $on ->
        [on] Niederlage führt weiter: { $chapter } zu { $to }
       *[off] Niederlage führt nicht mehr weiter: { $chapter } zu { $to }
    }
}

campaign-needs = { $on ->
    [on] Vorausgesetzt für { $chapter }: { $needed }
   *[off] Nicht mehr vorausgesetzt für { $chapter }: { $needed }
}

campaign-stars = { $stars ->
    [0] Keine Sterne nötig für { $chapter }
   *[other] { COUNT($stars, of: "stars") } nötig für { $chapter }
}

campaign-carry = Geändert, was mitgenommen wird: { $chapter }
