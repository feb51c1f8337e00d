aFigure = { $figure ->
   *[follower] einen Meeple
    [big-follower] einen großen Meeple
    [abbot] einen Abt
    [builder] einen Baumeister
    [pig] ein Schwein
}

aKind = { $kind ->
    [road] eine Straße
    [city] eine Stadt
    [monastery] ein Kloster
    [field] eine Wiese
    [garden] ein Garten
    [tower] ein Turm
    [river] ein Fluss
   *[none] ein Ort
}

aStanding = { $figure ->
    [follower] { $kind ->
        [road] einen Wegelagerer
        [city] einen Ritter
        [monastery] einen Mönch
        [field] einen Bauern
       *[other] einen Meeple
    }
    [big-follower] { $kind ->
        [road] einen großen Wegelagerer
        [city] einen großen Ritter
        [monastery] einen großen Mönch
        [field] einen großen Bauern
       *[other] einen großen Meeple
    }
    [abbot] einen Abt
    [builder] einen Baumeister
   *[pig] ein Schwein
}

asTurned = { $rotation ->
   *[0] wie gezogen
    [1] nach rechts gedreht
    [2] auf den Kopf gestellt
    [3] nach links gedreht
}

clauses = { $before }; { $next }

count-abbots = { $n ->
    [one] { $n } Abt
   *[other] { $n } Äbte
}

count-aboutPoints = { $n ->
    [0] weniger als 1 Punkt
   *[other] etwa { COUNT($n, of: "points") }
}

count-answers = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}

count-backSides = { $n ->
    [one] { $n } Rückseite
   *[other] { $n } Rückseiten
}

count-bigFollowers = { $n ->
    [one] { $n } großer Meeple
   *[other] { $n } große Meeples
}

count-builders = { $n ->
    [one] { $n } Baumeister
   *[other] { $n } Baumeister
}

count-chapters = { $n ->
    [one] { $n } Kapitel
   *[other] { $n } Kapitel
}

count-closeMatches = { $n ->
    [one] { $n } ähnlicher Treffer
   *[other] { $n } ähnliche Treffer
}

count-copies = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}

count-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

count-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}

count-designs = { $n ->
    [one] { $n } Motiv
   *[other] { $n } Motive
}

count-earlierSteps = { $n ->
    [one] { $n } früherer Schritt
   *[other] { $n } frühere Schritte
}

count-faults = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}

count-figures = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
}

count-files = { $n ->
    [one] { $n } Datei
   *[other] { $n } Dateien
}

count-floors = { $n ->
    [one] { $n } Stockwerk
   *[other] { $n } Stockwerke
}

count-floorsLeft = { $n ->
    [one] { $n } Stockwerk übrig
   *[other] { $n } Stockwerke übrig
}

count-followers = { $n ->
    [one] { $n } Meeple
   *[other] { $n } Meeples
}

count-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}

count-goodsOfCloth = { $n ->
    [one] { $n } Ballen Tuch
   *[other] { $n } Ballen Tuch
}

count-goodsOfWheat = { $n ->
    [one] { $n } Sack Korn
   *[other] { $n } Säcke Korn
}

count-goodsOfWine = { $n ->
    [one] { $n } Fass Wein
   *[other] { $n } Fässer Wein
}

count-laps = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

count-lessons = { $n ->
    [one] { $n } Lektion
   *[other] { $n } Lektionen
}

count-min = { $n ->
    [one] { $n } Min.
   *[other] { $n } Min.
}

count-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}

count-otherTiles = { $n ->
    [one] { $n } anderes Plättchen
   *[other] { $n } andere Plättchen
}

count-ownDecisions = { $n ->
    [one] { $n } Entscheidung aus deinen eigenen Partien
   *[other] { $n } Entscheidungen aus deinen eigenen Partien
}

count-passagesFound = { $n ->
    [one] { $n } Stelle gefunden
   *[other] { $n } Stellen gefunden
}

count-pigs = { $n ->
    [one] { $n } Schwein
   *[other] { $n } Schweine
}

count-places = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}

count-placesMarked = { $n ->
    [one] { $n } Stelle markiert
   *[other] { $n } Stellen markiert
}

count-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

count-problems = { $n ->
    [one] { $n } Problem
   *[other] { $n } Probleme
}

count-questions = { $n ->
    [one] { $n } Frage
   *[other] { $n } Fragen
}

count-robbers = { $n ->
    [one] { $n } Räuber
   *[other] { $n } Räuber
}

count-rows = { $n ->
    [one] { $n } Zeile
   *[other] { $n } Zeilen
}

count-rules = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}

count-rulings = { $n ->
    [one] { $n } Klärung
   *[other] { $n } Klärungen
}

count-sheets = { $n ->
    [one] { $n } Bogen
   *[other] { $n } Bögen
}

count-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}

count-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}

count-tiles = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}

count-tilesChosen = { $n ->
    [one] { $n } Plättchen gewählt
   *[other] { $n } Plättchen gewählt
}

count-tilesLeft = { $n ->
    [one] { $n } Plättchen übrig
   *[other] { $n } Plättchen übrig
}

count-tollhouses = { $n ->
    [one] { $n } Zollhaus
   *[other] { $n } Zollhäuser
}

count-tries = { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuche
}

count-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}

count-warnings = { $n ->
    [one] { $n } Warnung
   *[other] { $n } Warnungen
}

count-kinds = { $n ->
    [one] { $n } Art
   *[other] { $n } Arten
}

count-wrongAnswers = { $n ->
    [one] { $n } falsche Antwort
   *[other] { $n } falsche Antworten
}

eachSide = { $it ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}

facts = { $before } · { $next }

figure-abbot = Abt

figure-big_follower = großer Meeple

figure-builder = Baumeister

figure-follower = Meeple

figure-pig = Schwein

figures-abbot = Äbte

figures-big_follower = Große Meeples

figures-builder = Baumeister

figures-follower = Meeples

figures-pig = Schweine

items = { $before }, { $next }

land-city = Stadt

land-field = Wiese

land-garden = Garten

land-monastery = Kloster

land-river = Fluss

land-road = Straße

land-tower = Turm

lastOfAll = { $rest } und { $last }

lastOfAny = { $rest } oder { $last }

onTheKind = { $kind ->
    [road] auf der Straße
    [city] in der Stadt
    [monastery] im Kloster
    [field] auf der Wiese
    [garden] im Garten
    [tower] auf dem Turm
    [river] auf dem Fluss
   *[none] dort
}

quoted = „{ $it }“

sentencePair = { $before } { $next }

side-E = Osten

side-N = Norden

side-S = Süden

side-W = Westen

signedNumber = { SIGNED($n) }

spot = { $at ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
    [NL] im Norden, nach Westen hin
    [NR] im Norden, nach Osten hin
    [EL] im Osten, nach Norden hin
    [ER] im Osten, nach Süden hin
    [SL] im Süden, nach Osten hin
    [SR] im Süden, nach Westen hin
    [WL] im Westen, nach Süden hin
    [WR] im Westen, nach Norden hin
   *[I] in der Mitte
}

spots-E = im Osten

spots-EL = im Osten, nach Norden hin

spots-ER = im Osten, nach Süden hin

spots-I = in der Mitte

spots-N = im Norden

spots-NL = im Norden, nach Westen hin

spots-NR = im Norden, nach Osten hin

spots-S = im Süden

spots-SL = im Süden, nach Osten hin

spots-SR = im Süden, nach Westen hin

spots-W = im Westen

spots-WL = im Westen, nach Süden hin

spots-WR = im Westen, nach Norden hin

standing = { $figure ->
    [follower] { $kind ->
        [road] Wegelagerer
        [city] Ritter
        [monastery] Mönch
        [field] Bauer
       *[other] Meeple
    }
    [big-follower] { $kind ->
        [road] großer Wegelagerer
        [city] großer Ritter
        [monastery] großer Mönch
        [field] großer Bauer
       *[other] großer Meeple
    }
    [abbot] Abt
    [builder] Baumeister
   *[pig] Schwein
}

theFigure = { $figure ->
   *[follower] der Meeple
    [big-follower] der große Meeple
    [abbot] der Abt
    [builder] der Baumeister
    [pig] das Schwein
}

theKind = { $kind ->
    [road] die Straße
    [city] die Stadt
    [monastery] das Kloster
    [field] die Wiese
    [garden] der Garten
    [tower] der Turm
    [river] der Fluss
   *[none] dieser Ort
}

thisKind = { $kind ->
    [road] diese Straße
    [city] diese Stadt
    [monastery] dieses Kloster
    [field] diese Wiese
    [garden] dieser Garten
    [tower] dieser Turm
    [river] dieser Fluss
   *[none] dieser Ort
}
