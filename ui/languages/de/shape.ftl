corner = { $it ->
        [NE] Nordosten
        [SE] Südosten
        [SW] Südwesten
       *[NW] Nordwesten
    }

corners = { $cornerCount ->
        [one] in der Ecke im { AND($corners, each: "corner") }
       *[other] in den Ecken im { AND($corners, each: "corner") }
    }

fromSide = { $from ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }

toSide = { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }

across = von { fromSide } nach { toSide }

spread = { $extent ->
        [all] auf allen Seiten
        [sides] im { AND($sides, each: "eachSide") }
        [corners] { corners }
        [both] im { AND($sides, each: "eachSide") } und { corners }
       *[middle] in der Mitte
    }

piece = { $kind ->
        [road] Straße { spread }
        [city] Stadt { spread }
        [monastery] Kloster
        [field] Wiese { spread }
        [garden] Garten { spread }
        [tower] Turm { spread }
       *[river] Fluss { spread }
    }

oneCity = eine einzige Stadt { spread }

roadBetween = Straße zwischen { AND($sides, each: "eachSide") }

roadTo = Straße nach { AND($sides, each: "eachSide") }

roadFromVillage = Straße vom Dorf nach { AND($sides, each: "eachSide") }

riverBetween = Fluss zwischen { AND($sides, each: "eachSide") }

riverEnd = Ende eines Flusses im { AND($sides, each: "eachSide") }

with = { $land } mit { AND($things) }

cities = getrennte Städte im { AND($sides, each: "eachSide") }

roads = getrennte Straßen nach { AND($sides, each: "eachSide") }

roadsFromVillage = Straßen vom Dorf nach { AND($sides, each: "eachSide") }

cornerFields = eine Wiese in jeder Ecke
