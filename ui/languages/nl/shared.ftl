aFigure = { $figure ->
   *[follower] een meeple
    [big-follower] een grote meeple
    [abbot] een abt
    [builder] een bouwmeester
    [pig] een varken
}

aKind = { $kind ->
    [road] een weg
    [city] een stad
    [monastery] een klooster
    [field] een weide
    [garden] een tuin
    [tower] een toren
    [river] een rivier
   *[none] een plek
}

aStanding = { $figure ->
    [follower] { $kind ->
        [road] een struikrover
        [city] een ridder
        [monastery] een monnik
        [field] een boer
       *[other] een meeple
    }
    [big-follower] { $kind ->
        [road] een grote struikrover
        [city] een grote ridder
        [monastery] een grote monnik
        [field] een grote boer
       *[other] een grote meeple
    }
    [abbot] een abt
    [builder] een bouwmeester
   *[pig] een varken
}

asTurned = { $rotation ->
   *[0] zoals getrokken
    [1] naar rechts gedraaid
    [2] ondersteboven
    [3] naar links gedraaid
}

clauses = { $before }; { $next }

count-abbots = { $n ->
    [one] { $n } abt
   *[other] { $n } abten
}

count-aboutPoints = { $n ->
    [0] minder dan 1 punt
   *[other] ongeveer { COUNT($n, of: "points") }
}

count-answers = { $n ->
    [one] { $n } antwoord
   *[other] { $n } antwoorden
}

count-backSides = { $n ->
    [one] { $n } achterkant
   *[other] { $n } achterkanten
}

count-bigFollowers = { $n ->
    [one] { $n } grote meeple
   *[other] { $n } grote meeples
}

count-builders = { $n ->
    [one] { $n } bouwmeester
   *[other] { $n } bouwmeesters
}

count-chapters = { $n ->
    [one] { $n } hoofdstuk
   *[other] { $n } hoofdstukken
}

count-closeMatches = { $n ->
    [one] { $n } treffer die erop lijkt
   *[other] { $n } treffers die erop lijken
}

count-copies = { $n ->
    [one] { $n } exemplaar
   *[other] { $n } exemplaren
}

count-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}

count-decisions = { $n ->
    [one] { $n } beslissing
   *[other] { $n } beslissingen
}

count-designs = { $n ->
    [one] { $n } ontwerp
   *[other] { $n } ontwerpen
}

count-earlierSteps = { $n ->
    [one] { $n } eerdere stap
   *[other] { $n } eerdere stappen
}

count-faults = { $n ->
    [one] { $n } fout
   *[other] { $n } fouten
}

count-figures = { $n ->
    [one] { $n } speelstuk
   *[other] { $n } speelstukken
}

count-files = { $n ->
    [one] { $n } bestand
   *[other] { $n } bestanden
}

count-floors = { $n ->
    [one] { $n } verdieping
   *[other] { $n } verdiepingen
}

count-floorsLeft = { $n ->
    [one] { $n } verdieping over
   *[other] { $n } verdiepingen over
}

count-followers = { $n ->
    [one] { $n } meeple
   *[other] { $n } meeples
}

count-games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}

count-goodsOfCloth = { $n ->
    [one] { $n } baal laken
   *[other] { $n } balen laken
}

count-goodsOfWheat = { $n ->
    [one] { $n } zak graan
   *[other] { $n } zakken graan
}

count-goodsOfWine = { $n ->
    [one] { $n } vat wijn
   *[other] { $n } vaten wijn
}

count-laps = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}

count-lessons = { $n ->
    [one] { $n } les
   *[other] { $n } lessen
}

count-min = { $n ->
    [one] { $n } min
   *[other] { $n } min
}

count-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}

count-otherTiles = { $n ->
    [one] { $n } andere tegel
   *[other] { $n } andere tegels
}

count-ownDecisions = { $n ->
    [one] { $n } beslissing uit je eigen partijen
   *[other] { $n } beslissingen uit je eigen partijen
}

count-passagesFound = { $n ->
    [one] { $n } passage gevonden
   *[other] { $n } passages gevonden
}

count-pigs = { $n ->
    [one] { $n } varken
   *[other] { $n } varkens
}

count-places = { $n ->
    [one] { $n } plek
   *[other] { $n } plekken
}

count-placesMarked = { $n ->
    [one] { $n } plek aangewezen
   *[other] { $n } plekken aangewezen
}

count-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

count-problems = { $n ->
    [one] { $n } probleem
   *[other] { $n } problemen
}

count-questions = { $n ->
    [one] { $n } vraag
   *[other] { $n } vragen
}

count-robbers = { $n ->
    [one] { $n } rover
   *[other] { $n } rovers
}

count-rows = { $n ->
    [one] { $n } rij
   *[other] { $n } rijen
}

count-rules = { $n ->
    [one] { $n } regel
   *[other] { $n } regels
}

count-rulings = { $n ->
    [one] { $n } uitspraak
   *[other] { $n } uitspraken
}

count-sheets = { $n ->
    [one] { $n } vel
   *[other] { $n } vellen
}

count-stars = { $n ->
    [one] { $n } ster
   *[other] { $n } sterren
}

count-steps = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
}

count-tiles = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}

count-tilesChosen = { $n ->
    [one] { $n } tegel gekozen
   *[other] { $n } tegels gekozen
}

count-tilesLeft = { $n ->
    [one] { $n } tegel over
   *[other] { $n } tegels over
}

count-tollhouses = { $n ->
    [one] { $n } tolhuis
   *[other] { $n } tolhuizen
}

count-tries = { $n ->
    [one] { $n } poging
   *[other] { $n } pogingen
}

count-turns = { $n ->
    [one] { $n } beurt
   *[other] { $n } beurten
}

count-warnings = { $n ->
    [one] { $n } waarschuwing
   *[other] { $n } waarschuwingen
}

count-kinds = { $n ->
    [one] { $n } soort
   *[other] { $n } soorten
}

count-wrongAnswers = { $n ->
    [one] { $n } fout antwoord
   *[other] { $n } foute antwoorden
}

eachSide = { $it ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}

facts = { $before } · { $next }

figure-abbot = abt

figure-big_follower = grote meeple

figure-builder = bouwmeester

figure-follower = meeple

figure-pig = varken

figures-abbot = Abten

figures-big_follower = Grote meeples

figures-builder = Bouwmeesters

figures-follower = Meeples

figures-pig = Varkens

items = { $before }, { $next }

land-city = stad

land-field = weide

land-garden = tuin

land-monastery = klooster

land-river = rivier

land-road = weg

land-tower = toren

lastOfAll = { $rest } en { $last }

lastOfAny = { $rest } of { $last }

onTheKind = { $kind ->
    [road] op de weg
    [city] in de stad
    [monastery] in het klooster
    [field] op de weide
    [garden] in de tuin
    [tower] op de toren
    [river] op de rivier
   *[none] daar
}

quoted = “{ $it }”

sentencePair = { $before } { $next }

side-E = oost

side-N = noord

side-S = zuid

side-W = west

signedNumber = { SIGNED($n) }

spot = { $at ->
    [N] in het noorden
    [E] in het oosten
    [S] in het zuiden
    [W] in het westen
    [NL] in het noorden, aan de kant van het westen
    [NR] in het noorden, aan de kant van het oosten
    [EL] in het oosten, aan de kant van het noorden
    [ER] in het oosten, aan de kant van het zuiden
    [SL] in het zuiden, aan de kant van het oosten
    [SR] in het zuiden, aan de kant van het westen
    [WL] in het westen, aan de kant van het zuiden
    [WR] in het westen, aan de kant van het noorden
   *[I] in het midden
}

spots-E = in het oosten

spots-EL = in het oosten, aan de kant van het noorden

spots-ER = in het oosten, aan de kant van het zuiden

spots-I = in het midden

spots-N = in het noorden

spots-NL = in het noorden, aan de kant van het westen

spots-NR = in het noorden, aan de kant van het oosten

spots-S = in het zuiden

spots-SL = in het zuiden, aan de kant van het oosten

spots-SR = in het zuiden, aan de kant van het westen

spots-W = in het westen

spots-WL = in het westen, aan de kant van het zuiden

spots-WR = in het westen, aan de kant van het noorden

standing = { $figure ->
    [follower] { $kind ->
        [road] struikrover
        [city] ridder
        [monastery] monnik
        [field] boer
       *[other] meeple
    }
    [big-follower] { $kind ->
        [road] grote struikrover
        [city] grote ridder
        [monastery] grote monnik
        [field] grote boer
       *[other] grote meeple
    }
    [abbot] abt
    [builder] bouwmeester
   *[pig] varken
}

theFigure = { $figure ->
   *[follower] de meeple
    [big-follower] de grote meeple
    [abbot] de abt
    [builder] de bouwmeester
    [pig] het varken
}

theKind = { $kind ->
    [road] de weg
    [city] de stad
    [monastery] het klooster
    [field] de weide
    [garden] de tuin
    [tower] de toren
    [river] de rivier
   *[none] deze plek
}

thisKind = { $kind ->
    [road] deze weg
    [city] deze stad
    [monastery] dit klooster
    [field] deze weide
    [garden] deze tuin
    [tower] deze toren
    [river] deze rivier
   *[none] deze plek
}
