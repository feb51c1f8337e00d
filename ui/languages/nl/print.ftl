print = Afdrukken

fromBuild = Tegels afdrukken

above = Op papier

title = “{ $name }” afdrukken

back = Naar Bouwen

toSet = Naar de tegelset

toMix = Naar de mix

what = Wat afdrukken

ownSets = Je tegelsets

ownMixes = Je mixen

sets = Tegelsets van Bastide

mixes = Mixen van Bastide

paper = Papier

papers-a4 = A4

papers-letter = Letter

size = Tegelgrootte

usual = 45 mm

usualNote = 45 mm is de gebruikelijke grootte en past bij gedrukte spellen.

own = Eigen grootte

ownSize = Zijde van een tegel in millimeters

cut = Snijlijnen

cuts-marks = Tekens aan de rand

cuts-lines = Lijnen om de tegels

cuts-stickers = Stickers

cuts-nothing = Geen

stickersNote = De tegels liggen 3 mm uit elkaar en hebben ronde hoeken. De tekens in de hoeken zijn voor snijmachines.

bleed = Afloop

bleeds-none = Geen

bleeds-two = 2 mm

bleeds-three = 3 mm

bleedNote = Het beeld loopt door voorbij de snede, zodat een iets scheve snede geen wit laat zien. Er passen minder tegels op een vel.

backs = Achterkanten

backsNote = Na elk vel volgt een vel met achterkanten. Druk dubbelzijdig af en draai om over de lange zijde.

reference = Naslagpagina’s

referenceNote = Ze beschrijven de tegels in woorden, met de regels die ze nodig hebben.

baseRules = Regels van het basisspel

baseRulesNote = Laat ze weg als iedereen ze kent.

tiles = Tegels om af te drukken

copies = Exemplaren van de tegel: { $tile }

asThere = Zoals in de set

oneEach = Eén van elk

none = Geen

total = { COUNT($tiles, of: "tiles") } op { COUNT($sheets, of: "sheets") }

pages = Pagina’s

page = Pagina { $at } van { $of }

pageWith = { page }: { $what }

kinds-sheet = { COUNT($count, of: "tiles") }

kinds-backs = { COUNT($count, of: "backSides") }

kinds-reference = naslag

earlier = Vorige pagina

later = Volgende pagina

large = Inzoomen

whole = Hele pagina

save = Opslaan als PDF…

drawing = { $done } van { $of } tekenen

saving-title = De pagina’s opslaan als PDF

saving-kind = PDF

picture-open = Afbeelding opslaan

picture-title = Afbeelding van de tegel { $tile }

picture-pixels = Breedte in pixels (PNG)

picture-note = SVG blijft scherp op elke grootte. PNG is een gewone afbeelding, zoals foto’s.

picture-svg = Opslaan als SVG

picture-png = Opslaan als PNG

savingPicture-svg-title = De tegel opslaan als SVG

savingPicture-svg-kind = SVG

savingPicture-png-title = De tegel opslaan als PNG

savingPicture-png-kind = PNG

table-open = Regelblad afdrukken

table-boxes = Uitbreidingen

table-lead = Op tafel: { AND($names) }.

table-paper-title = Regelblad voor aan tafel

table-paper-setup = Voor de eerste beurt

table-paper-turn = Een beurt, stap voor stap

table-paper-scores = Wat scoort wanneer

table-paper-tiles = Bijzondere tegels

table-paper-options = Gekozen voor deze partij

table-paper-disputes = Veelgestelde vragen

table-paper-ruling = Onze uitspraak: de gedrukte regels laten het open.

scores-title = Scoreblad

scores-open = Scoreblad

scores-over = De partij eindigde na { COUNT($turns, of: "turns") }.

scores-under = De partij is bij beurt { $turn }.

scores-bySource = Punten per bron

scores-byTurn = Beurt voor beurt

scores-final = Eindtelling

scores-begun = { DATETIME($day, dateStyle: "long") }.

scores-with = Met { AND($boxes) }.

scores-place = Plaats

scores-running = ({ $gain }) { $now }

scores-turnOf = Beurt { $turn }: { $name }

scores-turnAlone = Beurt { $turn }

scores-atEnd = { $name }, { $cause }

scores-seat = { $who ->
    [you] Jij: { COUNT($points, of: "points") }
   *[other] { $whoName }: { COUNT($points, of: "points") }
}

scores-counted = Hoe elk punt is geteld

scores-turn = Beurt { $turn }. { $what }

scores-line = { $line } ({ $rule }).

paged-sheet = Vel { "{" }n{ "}" } van { "{" }of{ "}" }

paged-back = Achterkant van vel { "{" }n{ "}" } van { "{" }of{ "}" }

paged-scale = 5 cm, als op ware grootte is afgedrukt

paged-tiles = De tegels

paged-page = Pagina { "{" }n{ "}" } van { "{" }of{ "}" }

paged-copies = { COUNT($count, of: "tiles") }

paged-namedCopies = { $name } · { COUNT($count, of: "tiles") }

paged-by = Door { $author }

paged-byUnder = Door { $author } · { $licence }

rulesPage-title = Regels van deze set

rulesPage-note = Wat spelers moeten weten. Afgedrukt bij de overzichtspagina’s. Een leeg deel wordt weggelaten.

rulesPage-drawnOnly = Bots en het lab spelen wat er op de tegels getekend is. Ze kennen deze regels niet.

rulesPage-rulesOf = Regels van “{ $name }”

rulesPage-chapter = { $of ->
    [setup] Voorbereiding
    [placing] Een tegel leggen
    [figures] Een figuur plaatsen
    [scoring] Punten
    [ending] Einde van het spel
   *[questions] Vragen en andere uitbreidingen
}

sheets-title = Afbeeldingen van alle tegels

sheets-note = Eén PNG met elke tegel die hierboven gekozen is, op 300 dpi.

sheets-full = Alle tegels opslaan

sheets-tabletop = Opslaan voor Tabletop Simulator

sheets-cells = { $columns } kolommen, { $rows } rijen, { $count } tegels: vul deze getallen in bij een eigen kaartspel (custom deck).

sheets-tooMany = Kies hoogstens { $most } tegels.

refused-what = Dit kan niet worden afgedrukt.

refused-noTiles-why = Er is geen tegel gekozen.

refused-noTiles-todo = Kies minstens één exemplaar van een tegel.

refused-tooManyTiles-why = Het zijn meer dan { $most } tegels, en meer passen er niet in één bestand.

refused-tooManyTiles-todo = Druk eerst een deel af en daarna de rest.

refused-tooManyWords-why = De regels en tegels hebben meer tekst dan op de naslagpagina’s past.

refused-tooManyWords-todo = Druk af zonder naslagpagina’s.

refused-size-why = Een tegel kan { $least } tot { $most } mm breed zijn.

refused-size-todo = Kies een andere grootte.

refused-bleed-why = De afloop kan hoogstens { $most } mm zijn.

refused-bleed-todo = Kies een kleinere.

refused-pixels-why = Een afbeelding kan { $least } tot { $most } pixels breed zijn.

refused-pixels-todo = Kies een andere grootte.

refused-notDrawn-why = De afbeelding van de tegel { $tile } ontbreekt.

refused-notDrawn-todo = Probeer het opnieuw.

refused-picture-why = { $why ->
    [unreadable] De afbeelding van { $tile } is niet leesbaar.
    [too-long] De afbeelding van { $tile } is te groot voor een tegel.
    [not-square] De afbeelding van { $tile } is niet vierkant.
   *[not-only-paths] De afbeelding van { $tile } bevat meer dan lijnen en vlakken.
}

refused-picture-unnamed = { $why ->
    [unreadable] De afbeelding is niet leesbaar.
    [too-long] De afbeelding is te groot voor een tegel.
    [not-square] De afbeelding is niet vierkant.
   *[not-only-paths] De afbeelding bevat meer dan lijnen en vlakken.
}

refused-picture-todo = Dit is een fout in Bastide. Laat ons weten om welke tegel het ging.

refused-failed-todo = Dit is een fout in Bastide. Laat het ons weten.
