board = Het bord om op te bouwen

how = Kies een plek met de muis of de pijltjestoetsen. Wat je daar kunt doen, staat naast het bord.

gridHow = Plekken worden geteld vanaf de eerste tegel. Met de pijltjestoetsen loop je over het bord. Met Home ga je naar de eerste tegel. Enter leidt naar wat je op een plek kunt doen.

gridKeys = Met [ en ] ga je naar de vrije plekken.

tabs = Onderdelen van de stelling

tab-place = Plek

tab-seats = Spelers

tab-draw = Tegels en regels

tab-aims = Doelen

here = Plek: { $place }

free = Hier ligt niets.

far = Een tegel moet aan een andere grenzen. Ga naar een plek naast het land.

fit = Tegels die passen

all = Toon elke tegel die past, ook als die niet meer in de zak zit

tileLeft = { $left ->
    [one] { $name }, nog { $left }
   *[other] { $name }, nog { $left }
}

none = Geen tegel uit de zak past hier.

noneLeft = Alle tegels uit de zak staan al in de volgorde.

noneFree = De tegels die hier passen, staan al in de volgorde.

turn = Tegel draaien

lift = Tegel weghalen

other = Tegel vervangen

figures = Speelstukken

whose = Wiens speelstuk

which = Welk speelstuk

put = { CAPITAL(onTheKind) } { spot } plaatsen

putAnother = Nog een { onTheKind } { spot } plaatsen

take = { $who ->
    [you] Jouw { standing } { onTheKind } { spot } weghalen
   *[other] { CAPITAL(standing) } van { $whoName } { onTheKind } { spot } weghalen
}

landOnTile = { theKind } { spot } van { $tile }

floors = Verdiepingen van de toren

house = Wiens tolhuis

noHouse = Van niemand

side = Zijde die boven ligt

turned = Er zijn reizigers geweest; het wacht tot het wordt omgedraaid.

seats = Spelers

seat-name = Naam

seat-bot = Wie speelt

seat-person = Een mens

seat-personNote = In een scenario speelt { $bot } hier.

seat-score = Punten

seat-supplyNote = Laat leeg voor alles wat niet in gebruik is.

seat-goods-wine = Wijn

seat-goods-wheat = Graan

seat-goods-cloth = Laken

seat-floors = Verdiepingen

seat-robber = Rover op vakje

seat-robberNote = Laat leeg als de eigenaar hem heeft.

seat-whoseRobber = Wiens rover op het scorebord komt als je drukt

seat-putRobber = { $name }: rover op vakje { $space }

seat-robberHome = { $name }: rover van het scorebord

seat-supply = { $figure ->
    [follower] Meeples in de voorraad
    [big-follower] Grote meeples in de voorraad
    [abbot] Abten in de voorraad
    [builder] Bouwmeesters in de voorraad
   *[pig] Varkens in de voorraad
}

seat-held = { $figure ->
    [follower] Gevangenen van { $name }: meeples
    [big-follower] Gevangenen van { $name }: grote meeples
    [abbot] Gevangenen van { $name }: abten
    [builder] Gevangenen van { $name }: bouwmeesters
   *[pig] Gevangenen van { $name }: varkens
}

active = Wie aan de beurt is

draw-title = Tegels die komen

draw-left = Rest van de zak, elke keer geschud

draw-seed = Rest van de zak, altijd in dezelfde volgorde

draw-order = Deze tegels, in deze volgorde

draw-by_hand = Uit een echte zak

draw-number = Startwaarde

draw-add = Toevoegen als volgende tegel

draw-remove = Tegel { $n } uit de volgorde halen

draw-empty = Nog geen tegels. Voeg ze een voor een toe.

draw-drawnBy = voor { $name }

draw-orderNote = Naast elke tegel staat wie hem trekt, zolang niemand een dubbele beurt heeft.

play = Vanaf hier spelen

count = Alleen de eindtelling

saveAs = Opslaan als scenario

save = Scenario opslaan

saved = “{ $name }” is opgeslagen. Je kunt het bij Campagnes spelen en hier veranderen.

unsaved = Je laatste wijzigingen staan nog niet in het scenario “{ $name }”: sla het op.

chapters = Het wordt ook gespeeld in deze campagnes; opslaan verandert het daar ook:

chapterOf = { $campaign }, hoofdstuk { $number }

noWay = Geen bot haalde het doel in { COUNT($tries, of: "tries") }.

anyway = Toch opslaan

trying = Een bot zoekt een manier om het doel te halen.

noAims = Deze positie heeft nog geen doel. Voeg er een toe en sla haar dan op als scenario.

toScenario = Scenario spelen

aims-whose = Speler

aims-goals = Doelen

aims-stars = Extra sterren voor

aims-never = Mag niet gebeuren

aims-add = Doel toevoegen

aims-addPart = Deel toevoegen

aims-remove = Dit doel weghalen

aims-ownWords = In je eigen woorden

aims-ownWordsNote = Spelers lezen dit in plaats van de zin hierboven. Hoeft niet.

aims-kind = Doel

aims-kinds-score = punten op het scorebord

aims-kinds-worth = punten voor een gebied

aims-kinds-owns = wie punten krijgt voor een gebied

aims-kinds-complete = een gebied is afgebouwd

aims-kinds-stands = ergens staat een speelstuk

aims-kinds-supply = wat een speler heeft

aims-kinds-prisoners = gevangenen

aims-kinds-captured = een speelstuk wordt gevangengenomen

aims-kinds-completed = een gebied wordt afgebouwd

aims-kinds-wins = wie wint

aims-kinds-over = het einde van de partij

aims-kinds-scored = punten vanaf hier

aims-kinds-turns = je eigen beurten

aims-kinds-any = een van meer doelen

aims-kinds-all = alle van meer doelen

aims-kinds-not = dit niet

aims-kinds-other = zoals het in het bestand staat

aims-who = Speler

aims-bound = Hoeveel

aims-bounds-least = minstens

aims-bounds-most = hoogstens

aims-bounds-exactly = precies

aims-bounds-between = minstens en hoogstens

aims-number = Getal

aims-upTo = Hoogstens

aims-owner = Van wie

aims-anybody = iedereen

aims-figure = Welk speelstuk

aims-anyFigure = elk speelstuk

aims-ofKind = Waarop

aims-anyKind = elk land

aims-source = Waarvoor

aims-anySource = alles

aims-what = Wat

aims-text = Zoals het in het bestand staat

aims-textNote = Een doel dat met deze velden niet te zeggen is, kun je schrijven zoals in een bestand.

aims-alone = Alleen

aims-where = Waar

aims-anywhere = overal

aims-whereNote = Kies een tegel op het bord en daarna hier het land ervan.

aims-turns = Hoogste aantal beurten

aims-turnsNote = Alleen beurten van deze speler tellen. Laat leeg om tot het einde van de partij te spelen.

aims-holds = Nu gehaald.

aims-holdsNot = Nog niet gehaald.

aims-unknown = Dit is bekend zodra de stelling speelbaar is.

aims-try = Bots vijftig zakken laten proberen

aims-ownOrder-true = Gehaald in je eigen volgorde.

aims-ownOrder-false = Niet gehaald in je eigen volgorde.

aims-ownOrderNote = De eerste zak heeft de volgorde die je koos. De andere hebben dezelfde tegels in een andere volgorde.

aims-stop = Stoppen

aims-sources-road = wegen

aims-sources-city = steden

aims-sources-monastery = kloosters

aims-sources-field = weiden

aims-sources-goods = goederen

aims-sources-ransom = losgeld

aims-sources-rob = de rover

aims-sources-toll = tol

aims-sources-garden = tuinen

aims-lying-follower = meeples in de voorraad

aims-lying-big_follower = grote meeples in de voorraad

aims-lying-abbot = abten in de voorraad

aims-lying-builder = bouwmeesters in de voorraad

aims-lying-pig = varkens in de voorraad

aims-lying-floors = verdiepingen in de voorraad

aims-lying-prisoners = gevangenen van wie dan ook

aims-lying-robber = vakje van de rover

aims-lying-tollhouse = getal van het tolhuis

aims-lying-wine = wijn

aims-lying-wheat = graan

aims-lying-cloth = laken

aims-tried = { $bot }: gehaald in { $reached } van { $bags } zakken

aims-sentence = { CAPITAL($text) }.

problems = { COUNT($count, of: "problems") }

possible = Deze stelling is speelbaar.

empty = Er zijn nog geen tegels. Kies de eerste uit de lijst.

fromMoment = Bewerken als stelling

fromScenario = Bewerken als stelling

bound-least = minstens { $n }

bound-most = hoogstens { $n }

bound-exactly = precies { $n }

bound-between = { $least } tot en met { $most }

bound-any = elk aantal

anyLand = { $kind ->
    [road] een weg
    [city] een stad
    [monastery] een klooster
    [field] een weide
    [garden] een tuin
    [tower] een toren
    [river] een rivier
   *[none] een gebied
}

aim-all = dit alles: { AND($parts) }

aim-any = een van deze: { OR($parts) }

aim-not = dit niet: { $part }

aim-score = { $who ->
    [you] jouw punten op het scorebord: { $bound }
   *[other] punten van { $whoName } op het scorebord: { $bound }
}

aim-worth = { $who ->
    [you] jouw punten voor { $land }: { $bound }
   *[other] punten van { $whoName } voor { $land }: { $bound }
}

pointsFor = { $source ->
    [road] punten voor wegen
    [city] punten voor steden
    [monastery] punten voor kloosters
    [field] punten voor weiden
    [goods] punten voor goederen
    [ransom] punten uit losgeld
    [rob] punten van de rover
    [toll] punten uit tol
    [garden] punten voor tuinen
   *[none] punten
}

aim-scored = { $who ->
    [you] jouw { pointsFor } vanaf hier: { $bound }
   *[other] { pointsFor } van { $whoName } vanaf hier: { $bound }
}

aim-scoredAt = { $who ->
    [you] jouw { pointsFor } vanaf hier, bij { $land }: { $bound }
   *[other] { pointsFor } van { $whoName } vanaf hier, bij { $land }: { $bound }
}

aim-owns = { $who ->
    [you] { $alone ->
        [yes] alleen jij zou punten krijgen voor { $land }
       *[no] jij zou punten krijgen voor { $land }
    }
   *[other] { $alone ->
        [yes] alleen { $whoName } zou punten krijgen voor { $land }
       *[no] { $whoName } zou punten krijgen voor { $land }
    }
}

aim-complete = { $land } is afgebouwd

whoseFigure = { $who ->
    [you] { $figure ->
        [follower] jouw meeple
        [big-follower] jouw grote meeple
        [abbot] jouw abt
        [builder] jouw bouwmeester
        [pig] jouw varken
       *[none] een speelstuk van jou
    }
   *[other] { $figure ->
        [follower] een meeple van { $whoName }
        [big-follower] de grote meeple van { $whoName }
        [abbot] de abt van { $whoName }
        [builder] de bouwmeester van { $whoName }
        [pig] het varken van { $whoName }
       *[none] een speelstuk van { $whoName }
    }
}

aim-stands = { whoseFigure } staat hier: { $land }

aim-supply = { $who ->
    [you] jij hebt { $what }: { $bound }
   *[other] { $whoName } heeft { $what }: { $bound }
}

captured = { $figure ->
    [follower] gevangen meeples
    [big-follower] gevangen grote meeples
    [abbot] gevangen abten
    [builder] gevangen bouwmeesters
    [pig] gevangen varkens
   *[none] gevangenen
}

heldBy = { $who ->
    [you] jij hebt { captured }
   *[other] { $whoName } heeft { captured }
}

aim-prisoners = { $owner ->
    [none] { heldBy }: { $bound }
    [you] { heldBy } van jou: { $bound }
   *[other] { heldBy } van { $ownerName }: { $bound }
}

anyFigure = { $figure ->
    [none] een speelstuk
   *[other] { aFigure }
}

captures = { $who ->
    [you] jij neemt { anyFigure }
   *[other] { $whoName } neemt { anyFigure }
}

aim-captured = { $owner ->
    [none] { captures } gevangen vanaf hier
    [you] { captures } van jou gevangen vanaf hier
   *[other] { captures } van { $ownerName } gevangen vanaf hier
}

aim-completed = { $land } wordt vanaf hier afgebouwd

aim-wins = { $who ->
    [you] { $alone ->
        [yes] jij wint alleen
       *[no] jij wint of speelt gelijk
    }
   *[other] { $alone ->
        [yes] { $whoName } wint alleen
       *[no] { $whoName } wint of speelt gelijk
    }
}

aim-over = de laatste tegel is geplaatst

aim-turns = eigen beurten: { $bound }
