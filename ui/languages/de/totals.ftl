title = Überblick

size = { COUNT($tiles, of: "tiles") }, { COUNT($designs, of: "designs") }.

beside = Der Strich zeigt das Grundspiel.

sides = Seiten

side-field = Wiese

side-road = Straße

side-city = Stadt

side-river = Fluss

things = Auf den Plättchen

here = hier

base = Grundspiel

patterns = Randmuster

patternsNote = Wiese, Straße und Stadt rund um ein Plättchen, im Uhrzeigersinn.

edge-field = Wiese

edge-road = Straße

edge-city = Stadt

edge-river = Fluss

pattern = { $first }, { $second }, { $third }, { $fourth }

corners = Plättchen, die in eine Ecke passen

cornersNote = Zwei benachbarte Seiten, im Uhrzeigersinn: wie viele der Plättchen dort passen. Die kleine Zahl gilt für das Grundspiel.

nothing = Dort passt nichts.

turns = { $count ->
        [one] Etwa { $count } Zug
       *[other] Etwa { $count } Züge
    }

each = ({ $count } für jeden von zwei Spielern)

share = { $percent } %
