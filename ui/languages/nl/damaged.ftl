title = Beschadigd

note = Deze items zijn niet of maar gedeeltelijk leesbaar. Sla ze op zoals ze zijn: misschien kan een andere versie ze wel lezen. In een back-up staan ze misschien nog heel: zie Instellingen, “Je gegevens”.

inPart = Het gaat open, maar niet zoals je het achterliet.

mark = Beschadigd

save = Opslaan zoals het is

saveNamed = Opslaan zoals het is: { $name }

saving-title = Opslaan zoals het is

saving-kind = Beschadigde bestanden

about-game = Een partij, laatst gespeeld op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-tile_set = Een tegelset, laatst gewijzigd op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-mix = Een mix, laatst gewijzigd op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-position = Een stelling, laatst gewijzigd op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-campaign = Een campagne, laatst gewijzigd op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-scenario = Een scenario, laatst gewijzigd op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-question = Een beslissing voor Oefenen, bewaard op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-lesson = Je voortgang in deze les, opzijgezet op { DATETIME($changed, dateStyle: "medium", timeStyle: "short") } toen de les opnieuw begon

nameless-game = Een partij zonder naam

nameless-tile_set = Een tegelset zonder naam

nameless-mix = Een mix zonder naam

nameless-position = Een stelling zonder naam

nameless-campaign = Een campagne zonder naam

nameless-scenario = Een scenario zonder naam

nameless-lesson = Een les zonder naam

nameless-question = Een beslissing uit een partij zonder naam
