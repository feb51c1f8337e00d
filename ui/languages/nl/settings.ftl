changed = Gewijzigd.

reading = Lezen

readingText = Hoe de pagina’s eruitzien en hoe groot de tekst is.

language = Taal

languageOfSystem = Volg het systeem ({ $name })

theme = Thema

themes-system = Volg het systeem

themes-paper = Papier

themes-candle = Kaarslicht

themes-contrast_light = Hoog contrast, licht

themes-contrast_dark = Hoog contrast, donker

themeText = “Volg het systeem” volgt ook de wens om meer contrast.

largeTargets = Voor vingers

largeTargetsText = Alles wat je indrukt is minstens 44 pixels breed en hoog.

inWords = Partijen als tekst tonen

inWordsText = Voor schermlezers en grote letters: een partij als tekst, lijsten en een bord dat je met de pijltjestoetsen verkent. Alles wat er gebeurt, wordt gemeld.

textSize = Tekstgrootte

textSizes = { $percent }%

textSizeNow = Tekstgrootte: { $percent }%.

comfort = Comfort

comfortText = Hoeveel er beweegt en hoe snel, en welke kleuren de spelers dragen.

motion = Beweging

motions-system = Volg het systeem

motions-off = Volledig

motions-on = Beperkt

motionText = Met beperkte beweging wisselen pagina’s meteen; er schuift of vliegt niets.

botPace = Tempo van bots

botPaces-calm = Rustig

botPaces-brisk = Vlot

botPaces-at_once = Meteen

botPaceText = Hoelang een bot over elke beslissing doet, zodat je het kunt volgen.

keysWhere = Sneltoetsen van één toets

keysWheres-off = Uit

keysWheres-table = Aan bord of tafel

keysWheres-everywhere = Overal

keysWhereText = Letters, cijfers en tekens zonder Ctrl of Alt, zoals R om een tegel te draaien. Zet ze uit als je tegen je computer praat.

teaching = Lessen waar je ze nodig hebt

teachingText = In een partij biedt een kaart naast het bord een korte les over een nieuwe regel. Een weigering wijst naar de stap die de regel uitlegt. Nieuwe partij laat zien welke uitbreidingen je kent.

firstCards = Kaarten in de eerste partijen

firstCardsText = In je eerste partijen legt een kaart naast het bord elke nieuwe regel uit. Zet je dit aan, dan komen alle kaarten opnieuw.

palette = Spelerskleuren

palettes-standard = Standaard

palettes-colour_blind = Kleurenblind

paletteText = Te zien in partijen. Elke speler heeft ook een patroon en een letter, welke kleuren je ook kiest.

heard = Woorden en geluiden

heardText = Hoeveel een schermlezer te horen krijgt, en welke geluiden er klinken.

amount = Hoeveelheid woorden

amounts-few = Weinig

amounts-usual = Gewoon

amounts-many = Veel

amountNow = Hoeveelheid woorden: { $amount }.

amountText = Weinig woorden laten je keuzes weg. Veel woorden zeggen erbij wat elke plek en keuze oplevert.

sounds = Geluiden

soundsWhen-in_words = Bij partijen als tekst

soundsWhen-on = Aan

soundsWhen-off = Uit

soundsText = Een kort geluid als iets wordt geplaatst, punten oplevert of niet mag, en als jij aan de beurt bent.

volume = Volume

volumes = { $percent }%

boxes = Je uitbreidingen

boxesText = De dozen in je kast. Nieuwe partij zet ze klaar; Leren, Regelboek en Oefenen laten ze als eerste zien.

aids = Op het bord

aidsText = Wat een partij je mag laten zien terwijl je speelt. Zet uit wat je zelf wilt ontdekken.

aid-legalPlaces = Mogelijke plekken

aid-remainingTiles = Overgebleven tegels

aid-projectedScores = Verwachte scores

aid-fieldOverlay = Kleuren van weiden

aid-deadCells = Dode plekken

aid-hints = Hints

aid-blunders = Waarschuw me voor een blunder

aidText-legalPlaces = Laat zien waar de getrokken tegel past.

aidText-remainingTiles = Telt per soort welke tegels nog komen.

aidText-projectedScores = Laat de score zien alsof de partij nu eindigt.

aidText-fieldOverlay = Laat met kleur en patroon zien van wie elke weide is.

aidText-deadCells = Markeert plekken waar geen overgebleven tegel past.

aidText-hints = Zet naast elke beslissing van jou de drie beste, met wat ze waard zijn en waarom.

aidText-blunders = Vraagt het na voor een beslissing die 3 punten of meer kost.

preview-label = Een hoek van een bord met de hulp die aanstaat

preview-caption = Drie tegels, twee plekken voor de volgende, en wat je hieronder hebt aangezet.

about = Over Bastide
