print = Drucken

fromBuild = Plättchen drucken

above = Auf Papier

title = „{ $name }“ drucken

back = Zum Bauen

toSet = Zum Plättchensatz

toMix = Zur Mischung

what = Was gedruckt wird

ownSets = Deine Plättchensets

ownMixes = Deine Mixe

sets = Plättchensets von Bastide

mixes = Mixe von Bastide

paper = Papier

papers-a4 = A4

papers-letter = Letter

size = Größe der Plättchen

usual = 45 mm

usualNote = 45 mm ist die übliche Größe und passt zu gedruckten Spielen.

own = Eigene Größe

ownSize = Seitenlänge eines Plättchens in Millimetern

cut = Schnitthilfen

cuts-marks = Marken am Rand

cuts-lines = Linien um die Plättchen

cuts-nothing = Keine

bleed = Beschnitt

bleeds-none = Keiner

bleeds-two = 2 mm

bleeds-three = 3 mm

bleedNote = Das Bild geht über den Schnitt hinaus, damit ein ungenauer Schnitt kein Weiß zeigt. Auf einen Bogen passen weniger Plättchen.

backs = Rückseiten

backsNote = Auf jeden Bogen folgt ein Bogen mit Rückseiten. Druck beidseitig und wende an der langen Kante.

reference = Seiten zum Nachschlagen

referenceNote = Sie beschreiben die Plättchen in Worten, mit den nötigen Regeln.

baseRules = Regeln des Grundspiels

baseRulesNote = Lass sie weg, wenn alle sie kennen.

tiles = Plättchen zum Drucken

copies = Exemplare des Plättchens: { $tile }

asThere = Wie im Set

oneEach = Von jedem eines

none = Keine

total = { COUNT($tiles, of: "tiles") } auf { $sheets ->
    [one] { $sheets } Bogen
   *[other] { $sheets } Bögen
}

pages = Seiten

page = Seite { $at } von { $of }

pageWith = { page }: { $what }

kinds-sheet = { COUNT($count, of: "tiles") }

kinds-backs = { COUNT($count, of: "backSides") }

kinds-reference = zum Nachschlagen

earlier = Vorige Seite

later = Nächste Seite

large = Vergrößern

whole = Ganze Seite

save = Als PDF speichern …

drawing = { $done } von { $of } gezeichnet

saving-title = Seiten als PDF speichern

saving-kind = PDF

picture-open = Bild speichern

picture-title = Bild des Plättchens { $tile }

picture-pixels = Breite in Pixeln (PNG)

picture-note = SVG bleibt in jeder Größe scharf. PNG ist ein einfaches Bild wie ein Foto.

picture-svg = Als SVG speichern

picture-png = Als PNG speichern

savingPicture-svg-title = Plättchen als SVG speichern

savingPicture-svg-kind = SVG

savingPicture-png-title = Plättchen als PNG speichern

savingPicture-png-kind = PNG

table-open = Regelblatt drucken

table-boxes = Erweiterungen

table-lead = Auf dem Tisch: { AND($names) }.

table-paper-title = Regelblatt für den Tisch

table-paper-setup = Vor dem ersten Zug

table-paper-turn = Ein Zug, Schritt für Schritt

table-paper-scores = Was wann gewertet wird

table-paper-tiles = Besondere Plättchen

table-paper-options = Für diese Partie gewählt

table-paper-disputes = Häufige Fragen

table-paper-ruling = Unsere Regelung: Die gedruckten Regeln lassen es offen.

scores-title = Wertungsblatt

scores-open = Wertungsblatt

scores-over = Die Partie endete nach { $turns ->
    [one] { $turns } Zug.
   *[other] { $turns } Zügen.
}

scores-under = Die Partie ist bei Zug { $turn }.

scores-bySource = Punkte nach Herkunft

scores-byTurn = Zug für Zug

scores-final = Schlusswertung

scores-begun = { DATETIME($day, dateStyle: "long") }.

scores-with = Mit { AND($boxes) }.

scores-place = Platz

scores-running = ({ $gain }) { $now }

scores-turnOf = Zug { $turn }: { $name }

scores-turnAlone = Zug { $turn }

scores-atEnd = { $name }, { $cause }

scores-counted = Wie jeder Punkt gezählt wurde

scores-seat = { $who ->
    [you] Du: { COUNT($points, of: "points") }
   *[other] { $whoName }: { COUNT($points, of: "points") }
}

scores-turn = Zug { $turn }. { $what }

scores-line = { $line } ({ $rule }).

paged-sheet = Bogen { "{" }n{ "}" } von { "{" }of{ "}" }

paged-back = Rückseite von Bogen { "{" }n{ "}" } von { "{" }of{ "}" }

paged-scale = 5 cm, wenn in voller Größe gedruckt

paged-tiles = Die Plättchen

paged-page = Seite { "{" }n{ "}" } von { "{" }of{ "}" }

paged-copies = { COUNT($count, of: "tiles") }

paged-namedCopies = { $name } · { COUNT($count, of: "tiles") }

paged-by = Von { $author }

paged-byUnder = Von { $author } · { $licence }

rulesPage-title = Regeln dieses Satzes

rulesPage-note = Was man beim Spielen wissen muss. Wird mit der Übersicht gedruckt. Ein leerer Teil entfällt.

rulesPage-drawnOnly = Bots und das Labor spielen, was auf den Plättchen gezeichnet ist. Sie kennen diese Regeln nicht.

rulesPage-rulesOf = Regeln von „{ $name }“

rulesPage-chapter = { $of ->
    [setup] Vorbereitung
    [placing] Plättchen legen
    [figures] Figur einsetzen
    [scoring] Wertung
    [ending] Spielende
   *[questions] Fragen und andere Erweiterungen
}

sheets-title = Bilder aller Plättchen

sheets-note = Ein PNG mit jedem oben gewählten Plättchen, mit 300 dpi.

sheets-full = Alle Plättchen speichern

sheets-tabletop = Für Tabletop Simulator speichern

sheets-cells = { $columns } Spalten, { $rows } Zeilen, { $count } Plättchen: Gib diese Zahlen bei einem eigenen Stapel (custom deck) ein.

sheets-tooMany = Wähle höchstens { $most } Plättchen.

refused-what = Das lässt sich nicht drucken.

refused-noTiles-why = Kein Plättchen ist gewählt.

refused-noTiles-todo = Wähle mindestens ein Exemplar eines Plättchens.

refused-tooManyTiles-why = Es sind mehr als { $most } Plättchen; mehr passen nicht in eine Datei.

refused-tooManyTiles-todo = Druck zuerst einen Teil, dann den Rest.

refused-tooManyWords-why = Regeln und Plättchen brauchen mehr Text, als Seiten zum Nachschlagen fassen.

refused-tooManyWords-todo = Druck ohne Seiten zum Nachschlagen.

refused-size-why = Ein Plättchen kann { $least } bis { $most } mm breit sein.

refused-size-todo = Wähle eine andere Größe.

refused-bleed-why = Der Beschnitt kann höchstens { $most } mm breit sein.

refused-bleed-todo = Wähle einen schmaleren.

refused-pixels-why = Ein Bild kann { $least } bis { $most } Pixel breit sein.

refused-pixels-todo = Wähle eine andere Größe.

refused-notDrawn-why = Das Bild des Plättchens { $tile } fehlt.

refused-notDrawn-todo = Versuch es noch einmal.

refused-picture-why = { $why ->
    [unreadable] Das Bild von { $tile } ist nicht lesbar.
    [too-long] Das Bild von { $tile } ist zu groß für ein Plättchen.
    [not-square] Das Bild von { $tile } ist nicht quadratisch.
   *[not-only-paths] Das Bild von { $tile } enthält mehr als Linien und Flächen.
}

refused-picture-unnamed = { $why ->
    [unreadable] Das Bild ist nicht lesbar.
    [too-long] Das Bild ist zu groß für ein Plättchen.
    [not-square] Das Bild ist nicht quadratisch.
   *[not-only-paths] Das Bild enthält mehr als Linien und Flächen.
}

refused-picture-todo = Das ist ein Fehler in Bastide. Bitte sag uns, welches Plättchen es war.

refused-failed-todo = Das ist ein Fehler in Bastide. Bitte melde ihn.
