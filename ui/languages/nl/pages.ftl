figure = Fig. { $number }.

home-name = Start

home-title = Elk land begint met één tegel.

home-lead = Een werkplaats voor legspellen. Geen account, geen internet.

home-now-title = Speel nu tegen een bot

home-now-text = Het basisspel tegen een bot. Het begint meteen, en bij elk punt zie je waar het vandaan komt.

home-now-bot = tegen

home-now-realTable = Met echte tegels spelen

home-now-play = Nu spelen

home-now-as = als

home-learn-title = Leer door te spelen

home-learn-text = Nog nooit gespeeld? De eerste les duurt drie minuten, en jij plaatst de tegels.

home-learn-begin = Eerste les

home-learn-goOn = Verder leren

home-learn-continue = Verdergaan

home-learn-know = Ik ken het spel

home-learn-more = Je kent het basisspel. Welke uitbreiding volgt?

home-learn-boxes-ask = Kies je uitbreidingen

home-learn-boxes-title = Welke uitbreidingen heb je?

home-learn-boxes-text = Bastide stelt hiervoor lessen en vragen voor, en zet ze overal vooraan. Bij de instellingen kun je dit veranderen.

home-learn-boxes-test = Test over het basisspel doen

home-learn-boxes-done = Klaar

home-ways = Meer mogelijkheden

home-newText = Meer spelers, andere tegels, uitbreidingen

home-toRulebook = Een regel opzoeken

home-rulebookText = Alle regels in gewone woorden, met een zoekfunctie

home-inWords = Speel als tekst, met een schermlezer

home-inPictures = Partijen als beeld tonen

home-wordsOn = Partijen worden nu als tekst getoond. Deze schakelaar staat ook bij de instellingen.

home-wordsOff = Partijen worden weer als beeld getoond.

learn-name = Leren

learn-title = Leren

learn-lead = Een cursus voor elke uitbreiding. Jij plaatst de tegels. Na elke zet zie je wat die deed, en volgens welke regel.

learn-short = Leer een uitbreiding door haar te spelen

play-name = Spelen

play-title = Spelen

play-lead = Speel met mensen aan dit scherm of tegen bots. Bij elk punt zie je hoe het is geteld. Mag een zet niet, dan zie je de regel.

play-short = Hele partijen die elk punt uitleggen

play-caption = Twee tegels, twee halve muren, één kleine stad.

build-name = Bouwen

build-title = Bouwen

build-lead = Teken tegels, verzamel ze in sets en mixen, zet stellingen op, maak campagnes en lessen, en speel er meteen mee. Alles wordt vanzelf opgeslagen.

build-short = Je eigen tegels, sets en mixen

campaigns-name = Campagnes

campaigns-title = Campagnes

campaigns-lead = Elk hoofdstuk is het slot van een partij waarin je het tij nog kunt keren. Win je, dan gaat het volgende open. Je eigen scenario’s staan eronder.

campaigns-short = Reeksen van partijen, en je eigen scenario’s

rulebook-name = Regelboek

rulebook-title = Regelboek

rulebook-lead = Alle regels van het basisspel en de uitbreidingen, in gewone woorden. Elke regel heeft een nummer, dat het spel noemt als het iets weigert of telt.

practice-name = Oefenen

practice-title = Oefenen

practice-lead = Tot acht korte vragen op borden die nieuw voor je zijn. Wat je bijna vergeet komt eerst.

practice-short = Korte rondes over wat je bijna vergeet

settings-name = Instellingen

settings-title = Instellingen

settings-lead = Pas aan hoe Bastide eruitziet en werkt. Elke wijziging werkt meteen.
