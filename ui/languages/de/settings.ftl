changed = Geändert.

reading = Lesen

readingText = Wie die Seiten aussehen und wie groß der Text ist.

language = Sprache

languageOfSystem = Wie das System ({ $name })

theme = Design

themes-system = Wie das System

themes-paper = Papier

themes-candle = Kerze

inWords = Partien als Text zeigen

inWordsText = Für Screenreader und große Schrift. Eine Partie wird zu Text, Listen und einem Brett, das du mit den Pfeiltasten erkundest. Alles, was passiert, wird angesagt.

textSize = Textgröße

textSizes = { $percent } %

textSizeNow = Textgröße: { $percent } %.

comfort = Komfort

comfortText = Wie viel sich bewegt und wie schnell, und die Farben der Spieler.

motion = Bewegung

motions-system = Wie das System

motions-off = Voll

motions-on = Reduziert

motionText = Mit reduzierter Bewegung wechseln Seiten sofort; nichts gleitet oder fliegt.

botPace = Tempo der Bots

botPaces-calm = Ruhig

botPaces-brisk = Zügig

botPaces-at_once = Sofort

botPaceText = Wie lange ein Bot für jede Entscheidung braucht, damit du mitkommst.

teaching = Lektionen, wo du sie brauchst

teachingText = In einer Partie bietet eine Karte neben dem Brett eine kurze Lektion zu einer Regel, die neu für dich ist. Eine Ablehnung führt zum Schritt, der ihre Regel erklärt. „Neue Partie“ zeigt, welche Erweiterungen du gelernt hast.

firstCards = Karten in den ersten Partien

firstCardsText = In deinen ersten Partien erklärt eine Karte neben dem Brett jede Regel, sobald sie zum ersten Mal gilt. Beim Einschalten kommen alle Karten von vorn.

palette = Farben der Spieler

palettes-standard = Standard

palettes-colour_blind = Für Farbenblinde

paletteText = Gilt in Partien. Jeder Spieler hat außerdem ein Muster und einen Buchstaben, bei allen Farben.

boxes = Deine Erweiterungen

boxesText = Die Schachteln in deinem Regal. „Neue Partie“ nimmt sie mit; „Lernen“, „Regelbuch“ und „Üben“ zeigen sie zuerst.

aids = Auf dem Brett

aidsText = Was dir eine Partie beim Spielen zeigen darf. Schalte aus, was du selbst entdecken willst.

aid-legalPlaces = Erlaubte Felder

aid-remainingTiles = Übrige Plättchen

aid-projectedScores = Voraussichtlicher Punktestand

aid-fieldOverlay = Farben der Wiesen

aid-deadCells = Tote Felder

aid-hints = Tipps

aid-blunders = Vor Patzern warnen

aidText-legalPlaces = Zeigt, wo das gezogene Plättchen passt.

aidText-remainingTiles = Zählt die übrigen Plättchen nach Art.

aidText-projectedScores = Zeigt den Punktestand, als wäre die Partie jetzt zu Ende.

aidText-fieldOverlay = Zeigt mit Farbe und Muster, wem jede Wiese gehört.

aidText-deadCells = Markiert Felder, auf die kein übriges Plättchen passt.

aidText-hints = Zeigt zu jeder Entscheidung die drei besten, ihren Wert und den Grund.

aidText-blunders = Fragt nach, bevor du mit einer Entscheidung 3 Punkte oder mehr verlierst.

preview-label = Ein Stück Brett mit den eingeschalteten Hilfen

preview-caption = Drei Plättchen, zwei Felder für das nächste und was du unten eingeschaltet hast.

about = Über Bastide
