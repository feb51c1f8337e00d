title = Kürzlich gelöscht ({ $count })

restore = Wiederherstellen

restoreNamed = { $name } wiederherstellen

restored = „{ $name }“ ist wiederhergestellt.

about-game = Eine Partie, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

about-tile_set = Ein Plättchenset, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

about-mix = Ein Mix, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

about-position = Eine Stellung, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

about-campaign = Eine Kampagne, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

about-scenario = Ein Szenario, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

about-question = Eine Entscheidung zum Üben, gelöscht am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Aufbewahrt bis { DATETIME($until, dateStyle: "medium") }.

nameless-tile_set = Ein Plättchenset ohne Namen

nameless-mix = Ein Mix ohne Namen

nameless-position = Eine Stellung ohne Namen

nameless-campaign = Eine Kampagne ohne Namen

nameless-scenario = Ein Szenario ohne Namen
