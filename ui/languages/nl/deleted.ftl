title = Onlangs verwijderd ({ $count })

restore = Terugzetten

restoreNamed = { $name } terugzetten

restored = “{ $name }” is teruggezet.

about-game = Een partij, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

about-tile_set = Een tegelset, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

about-mix = Een mix, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

about-position = Een stelling, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

about-campaign = Een campagne, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

about-scenario = Een scenario, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

about-question = Een beslissing voor Oefenen, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

nameless-tile_set = Een tegelset zonder naam

nameless-mix = Een mix zonder naam

nameless-position = Een stelling zonder naam

nameless-campaign = Een campagne zonder naam

nameless-scenario = Een scenario zonder naam

about-lesson = Een les, verwijderd op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Blijft bewaard tot { DATETIME($until, dateStyle: "medium") }.

nameless-lesson = Een les zonder naam
