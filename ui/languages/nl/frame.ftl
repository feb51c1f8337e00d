name = Bastide

chapters = Onderdelen

skip = Naar de inhoud

languages-label = Taalbestanden

languages-leftOut = Enkele taalbestanden zijn overgeslagen: { AND($files) }.

languages-why = Ze zijn te groot of onleesbaar, of vertalen niets wat Bastide zegt.

languages-todo = Verbeter ze en start Bastide opnieuw.

opened = { $screen } geopend.

windowTitle = { $screen } – Bastide

close = Sluiten

faults = Wat er misging

copying-copy = Kopiëren

copying-report = Verslag kopiëren

copying-copied = Gekopieerd.

copying-selected = Bastide kan het klembord niet gebruiken. De tekst is geselecteerd: druk op Ctrl en C.

keys-title = Sneltoetsen

keys-open = Sneltoetsen

keys-intro = Deze werken op elk scherm. Sommige schermen hebben er meer.

keys-caps-Control = Ctrl

keys-caps-Shift = Shift

keys-caps-Enter = Enter

keys-caps-Space = Spatie

keys-caps-Escape = Esc

keys-caps-PageUp = PgUp

keys-caps-PageDown = PgDn

keys-caps-Delete = Del

keys-characters-off = Sneltoetsen van één letter, cijfer of teken staan uit bij Instellingen.
keys-characters-table = Letters, cijfers en tekens werken zolang de focus op het bord of de tafel staat.
keys-characters-everywhere = Letters, cijfers en tekens werken waar de focus ook staat.
keys-where-lesson = In een les

keys-where-board = Op het bord

keys-where-table = Aan tafel

keys-where-drawing = Bij het tekenen van een tegel

keys-where-set = In een tegelset

keys-where-heard = Om meer te horen
keys-where-everywhere = Op elk scherm

keys-does-next = verder, of opnieuw proberen

keys-does-hint = een hint tonen, daarna een duidelijkere

keys-does-reason = uitleg waarom

keys-does-retry = deze stap opnieuw beginnen

keys-does-skip = Bastide deze stap laten doen

keys-does-before = een stap terug

keys-does-aim = de tegel naar de volgende plek waar hij past, of naar de volgende keuze

keys-does-turn = de tegel draaien naar de volgende stand die past

keys-does-act = de tegel plaatsen, of kiezen

keys-does-look = van plek naar plek gaan; elke plek wordt genoemd

keys-does-pan = het bord verschuiven

keys-does-zoom = inzoomen, uitzoomen, alles tonen

keys-does-inspect = tonen wat er op een plek past; de pijltjestoetsen gaan naar de volgende

keys-does-walk = van het ene gebied met speelstukken naar het volgende

keys-does-goTo = een plek op het bord noemen en daarheen gaan

keys-does-close = een notitie op het bord sluiten

keys-does-choose = kiezen uit de lijst

keys-does-side = het land aan een zijde van de getrokken tegel: stad, weg, weide of rivier

keys-does-find = de getrokken tegel zoeken; Enter kiest de eerste die klopt

keys-does-other = een ander speelstuk nemen

keys-does-pass = niets doen

keys-does-advice = een hint voor deze beslissing tonen of verbergen

keys-does-odds = tonen hoe groot de kans is dat elk gat wordt gevuld

keys-does-move = één stap terugkijken, en één stap vooruit

keys-does-undo = ongedaan maken, en opnieuw doen

keys-does-sides = van zijde naar zijde gaan, en naar het midden

keys-does-stroke = een zijde oppakken, en verbinden met waar je bent

keys-does-copy = de gekozen tegels kopiëren, en knippen

keys-does-paste = de gekopieerde tegels plakken

keys-does-twice = de gekozen tegels dupliceren

keys-does-remove = de gekozen tegels verwijderen

keys-does-all = alle tegels kiezen

keys-does-again = het laatste nog eens zeggen
keys-does-here = zeggen wat je hier kunt doen
keys-does-since = zeggen wat er sinds je laatste beurt gebeurde
keys-does-amount = weinig, gewoon of veel woorden
keys-does-screens = een scherm openen: 0 is Start, de andere staan naast hun naam

keys-does-back = terug

keys-does-forward = vooruit

keys-does-search = de regels doorzoeken

keys-does-fresh = een nieuwe partij klaarzetten

keys-does-file = een partij uit een bestand openen

keys-does-save = de open partij opslaan als bestand

keys-does-moment = deze beurt opslaan als scenario

keys-does-letters = grotere tekst, kleinere tekst, gewone tekst

keys-does-full = volledig scherm aan of uit

keys-does-sheet = deze lijst tonen

keys-does-closeSheet = een dialoogvenster sluiten

keys-does-quit = Bastide afsluiten; alles is bewaard

keys-here = { $screen }.
keys-said = { OR($keys) }: { $does }.
keys-listed = { OR($keys) } toont alle toetsen.
keys-arrows = pijltjestoetsen
keys-minus = min
keys-drawn-turn = de tegel draaien

keys-drawn-close = loslaten wat je hebt opgepakt

keys-drawn-side = van de zijde waar je bent een stad, een weg, een weide of een rivier maken

keys-drawn-move = naar de vorige tegel, en naar de volgende

keys-filled = Volledig scherm aan.

keys-windowed = Volledig scherm uit.
