title = Totalen

size = { COUNT($tiles, of: "tiles") }, { COUNT($designs, of: "designs") }.

beside = De streep geeft het basisspel aan.

sides = Zijden

side-field = Weide

side-road = Weg

side-city = Stad

side-river = Rivier

things = Op de tegels

here = hier

base = basisspel

patterns = Randpatronen

patternsNote = Weide, weg en stad rondom een tegel, met de klok mee.

edge-field = weide

edge-road = weg

edge-city = stad

edge-river = rivier

pattern = { $first }, { $second }, { $third }, { $fourth }

corners = Tegels die in een hoek passen

cornersNote = Twee zijden die op elkaar volgen, met de klok mee: hoeveel van de tegels daar passen. Klein: het basisspel.

nothing = Daar past niets.

turns = { $count ->
        [one] Ongeveer { $count } beurt
       *[other] Ongeveer { $count } beurten
    }

each = ({ $count } per speler, met zijn tweeën)

share = { $percent }%
