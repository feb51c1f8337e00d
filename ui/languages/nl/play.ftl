continueText = Verder waar je was gebleven

playNow = Nu tegen { $bot } spelen

newGame = Nieuwe partij

games = Je partijen

earlier = Oudere partijen tonen ({ $count })

none = Je hebt nog geen partijen. Begin er een: Bastide slaat elke zet op, dus je kunt het venster altijd sluiten.

resume = Verder spelen

look = Terugkijken

rename = Naam wijzigen

renamed = Naam gewijzigd.

nameOf = Naam van de partij

keep = Naam opslaan

remove = Verwijderen

undoRemove = Ongedaan maken

open = Bestand openen

save = Opslaan als bestand

export = Kopiëren als tekst

of-resume = “{ $name }” verder spelen

of-look = Terugkijken naar “{ $name }”

of-review = Analyse van “{ $name }”

of-rename = Naam wijzigen: “{ $name }”

of-save = “{ $name }” opslaan als bestand

of-export = “{ $name }” kopiëren als tekst

of-remove = “{ $name }” verwijderen

removed = “{ $name }” is verwijderd.

restored = “{ $name }” is teruggezet.

imported = “{ $name }” is toegevoegd.

trial = { $name } (proef)

trialOf = Een proefpartij vanuit “{ $name }”. Die partij zelf verandert niet.

branch = Vanaf stap { $step } van “{ $name }”

branchGone = Vanaf stap { $step } van een verwijderde partij

lookedAt = Een moment uit de analyse.

toReview = Terug naar de analyse

finished = Afgelopen

tiles = { COUNT($count, of: "tiles") }

touched = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

ownTiles = Gekozen tegels

withExpansions = Met { AND($names) }

picture = Het bord van { $name }

exportTitle = De partij als tekst

exportText = Deze tekst bevat de hele partij: naam, spelers en kleuren, tegels, regels en elke beslissing. Kopieer hem om de partij te delen.

import = Partij plakken

importTitle = Partij toevoegen uit tekst

importText = Plak hier de tekst van een partij.

importLabel = Tekst van de partij

importDo = Partij toevoegen

importFaults = Deze tekst heeft { COUNT($count, of: "faults") }.

at = { $path }:{ " " }

fresh-title = Nieuwe partij

fresh-lead = Kies wie er spelen, met welke tegels en volgens welke regels.

fresh-seats = Spelers

fresh-seatsText = Eén tot zes, in volgorde van de beurten.

fresh-seat = Plaats { $number }

fresh-name = Naam

fresh-nameOf = Naam op plaats { $number }

fresh-who = Wie speelt

fresh-whoAt = Wie speelt op plaats { $number }

fresh-person = Mens

fresh-bots = Bots

fresh-personNames-1 = Anna

fresh-personNames-2 = Bram

fresh-personNames-3 = Clara

fresh-personNames-4 = Daan

fresh-personNames-5 = Eva

fresh-personNames-6 = Finn

fresh-botNames-1 = Odo

fresh-botNames-2 = Berta

fresh-botNames-3 = Gui

fresh-botNames-4 = Alys

fresh-botNames-5 = Remi

fresh-botNames-6 = Joan

fresh-colour = Kleur van plaats { $number }

fresh-colours-1 = rood

fresh-colours-2 = blauw

fresh-colours-3 = geel

fresh-colours-4 = blauwgroen

fresh-colours-5 = zwart

fresh-colours-6 = wit

fresh-coloursBlind-1 = oranje

fresh-coloursBlind-2 = blauw

fresh-coloursBlind-3 = geel

fresh-coloursBlind-4 = hemelsblauw

fresh-coloursBlind-5 = zwart

fresh-coloursBlind-6 = wit

fresh-same = Twee spelers kunnen niet dezelfde kleur hebben, dus ze hebben geruild.

fresh-pattern = Patroon van plaats { $number }

fresh-patterns-plain = effen

fresh-patterns-stripes = strepen

fresh-patterns-dots = stippen

fresh-patterns-bars = balken

fresh-patterns-checks = blokjes

fresh-patterns-waves = golven

fresh-add = Speler toevoegen

fresh-removeSeat = Plaats { $number } verwijderen

fresh-up = Plaats { $number } omhoog

fresh-table-title = Uitbreidingen

fresh-table-text = Kies er zo veel als je wilt. Bij elke uitbreiding horen eigen tegels, speelstukken en regels.

fresh-table-always = Altijd erbij.

fresh-table-inBox = { COUNT($count, of: "tiles") }

fresh-table-withoutTiles = geen tegels

fresh-table-tiles = De partij heeft { COUNT($count, of: "tiles") }, inclusief de starttegel.

fresh-table-pieces = Elke speler begint met { AND($pieces) }.

fresh-table-ownLies = Je mix “{ $name }” wordt gebruikt in plaats van uitbreidingen.

fresh-table-ownRules = Deze regels gelden: { AND($names) }.

fresh-table-shelf = Je uitbreidingen: { AND($names) }.

fresh-table-noShelf = Laat Bastide weten welke uitbreidingen je hebt.

fresh-table-remember = Opslaan als mijn uitbreidingen

fresh-table-remembered = Je uitbreidingen zijn opgeslagen.

fresh-table-shortcuts = Snelkeuzes

fresh-table-own = Je mixen

fresh-course-state-new = Nog niet begonnen

fresh-course-state-begun = Begonnen

fresh-course-state-learned = Geleerd

fresh-course-open-new = Leren

fresh-course-open-begun = Verder leren

fresh-course-open-learned = Opnieuw leren

fresh-course-named-new = { $expansion } leren

fresh-course-named-begun = { $expansion } verder leren

fresh-course-named-learned = { $expansion } opnieuw leren

fresh-options = Keuzeregels

fresh-optionsText = Waar de gedrukte regels iets openlaten. De eerste keuze is de gebruikelijke.

fresh-usual = { $value } (gebruikelijk)

fresh-help = Hulp tijdens de partij

fresh-helpText = De meeste hulp kies je op het bord en in de instellingen. Deze schakelaar geldt voor de hele partij.

fresh-locked = Helemaal geen hulp

fresh-lockedText = Geen kansen, hints, uitleg van bots, waarschuwingen voor blunders of ongedaan maken tot de partij afgelopen is.

fresh-seed = Startwaarde

fresh-seedText = Dezelfde startwaarde met dezelfde tegels en spelers geeft dezelfde trekkingen.

fresh-seedLabel = Startwaarde (een geheel getal)

fresh-seedBad = Een startwaarde is een geheel getal van 0 tot 4294967295.

fresh-anotherSeed = Nieuwe startwaarde

fresh-gameName = Naam van de partij

fresh-gameNameText = Niet verplicht. Zo vind je de partij later terug.

fresh-start = Partij starten

fresh-back = Terug naar de partijen
