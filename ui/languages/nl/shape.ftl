corner = { $it ->
        [NE] de noordoosthoek
        [SE] de zuidoosthoek
        [SW] de zuidwesthoek
       *[NW] de noordwesthoek
    }

corners = { AND($corners, each: "corner") }

fromSide = { $from ->
        [N] noord
        [E] oost
        [S] zuid
       *[W] west
    }

toSide = { $to ->
        [N] noord
        [E] oost
        [S] zuid
       *[W] west
    }

across = van { fromSide } naar { toSide }

spread = { $extent ->
        [all] aan alle kanten
        [sides] in het { AND($sides, each: "eachSide") }
        [corners] in { corners }
        [both] in het { AND($sides, each: "eachSide") } en in { corners }
       *[middle] in het midden
    }

piece = { $kind ->
        [road] weg { spread }
        [city] stad { spread }
        [monastery] klooster
        [field] weide { spread }
        [garden] tuin { spread }
        [tower] toren { spread }
       *[river] rivier { spread }
    }

oneCity = één stad { spread }

roadBetween = weg tussen het { AND($sides, each: "eachSide") }

roadTo = weg naar het { AND($sides, each: "eachSide") }

roadFromVillage = weg van een dorp naar het { AND($sides, each: "eachSide") }

riverBetween = rivier tussen het { AND($sides, each: "eachSide") }

riverEnd = einde van een rivier in het { AND($sides, each: "eachSide") }

with = { $land } met { AND($things) }

cities = aparte steden in het { AND($sides, each: "eachSide") }

roads = aparte wegen naar het { AND($sides, each: "eachSide") }

roadsFromVillage = wegen van een dorp naar het { AND($sides, each: "eachSide") }

cornerFields = in elke hoek een weide
