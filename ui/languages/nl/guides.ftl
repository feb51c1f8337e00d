open = Handleidingen voor makers

which = Gids

at = Stap { $number } van { $of }

numbered = { $number }. { $title }

next = Volgende stap

close = De gids sluiten

scenario-title = Je eerste scenario

scenario-lead = Een scenario is het einde van een partij met een doel. Je bouwt het bord, kiest welke tegels komen en stelt het doel in. Bots spelen op de andere plaatsen.

scenario-files = Bij deze handleiding horen een tegelset met één tegel, een stelling daarmee en het scenario van die stelling. Een tegel heet naar zijn set en zijn letter, zoals base/D. Exporteer een stelling en open het bestand om de namen van je eigen tegels te zien. Een mix noemt zijn uitbreidingen bij de naam van hun map in tile-sets. Elke extra regel onder goals is een doel dat sterren oplevert. Het bestand tutorials/scenario.schema.json beschrijft elk veld.

scenario-1-title = Begin een stelling

scenario-1-1 = Kies bij { $buildPage } “{ $newPosition }” en geef hem een naam. Het bord is leeg en in de zak zit het basisspel.

scenario-1-2 = Open “{ $drawTab }” om uitbreidingen toe te voegen. Stel onder “{ $sets }” in hoe vaak elke set in de zak zit. Zet daarna de uitbreiding aan onder “{ $rules }”: zonder haar regels zijn haar tegels gewone tegels. Uitbreidingen zonder tegels voegen alleen regels toe.

scenario-1-3 = Je kunt ook beginnen bij elk moment van een partij, een les of een scenario. Druk daar op “{ $fromScenario }”; het origineel blijft zoals het is.

scenario-2-title = Bouw het bord

scenario-2-1 = Druk onder “{ $placeTab }” op een plek op het bord. Je ziet de tegels die daar passen; druk op een tegel om hem te plaatsen. “{ $turn }” draait hem als hij ook anders past. De tekst beschrijft de tegel zoals gedrukt; het plaatje toont hoe hij ligt.

scenario-2-2 = Druk op een geplaatste tegel. Een speelstuk in een gestreepte ring staat er nog niet: druk erop om het te plaatsen. Naast het bord kies je van wie het speelstuk is en welk het is. Daar kun je de tegel ook draaien, vervangen of verwijderen, en toevoegen wat uitbreidingen bouwen.

scenario-2-3 = Problemen staan naast het bord, elk met zijn plek: te veel speelstukken bijvoorbeeld, of een tegel die geen andere raakt. Zolang er problemen staan, kun je de stelling niet spelen.

scenario-3-title = Kies wie er spelen

scenario-3-1 = Kies onder “{ $seatsTab }” hoeveel spelers er zijn, hun namen, scores en voorraden, en de bots. Jij speelt één plaats; die kies je bij de doelen. Een lege plaats wordt gespeeld door de bot Gretig.

scenario-3-2 = Kies onder “{ $drawTab }” welke tegels komen. Met “{ $order }” is het scenario voor iedereen gelijk. “{ $addTile }” voegt tegel na tegel toe en toont wie hem trekt. Acht tegels voor twee spelers is een goede lengte. Met “{ $left }” is het elke keer anders.

scenario-4-title = Stel het doel in

scenario-4-1 = Druk onder “{ $aimsTab }” op “{ $addAim }”. Een doel is een zin met open plekken: wie, wat, hoeveel en waar. Druk eerst op een tegel op het bord: “{ $where }” noemt dan zijn gebieden en je kiest er een.

scenario-4-2 = De regel boven de velden leest het doel voor en zegt of het nu bereikt is. Kies een doel dat nog niet bereikt is. Met “{ $ownWords }” zeg je het op jouw manier.

scenario-4-3 = Het scenario eindigt zodra alle doelen gehaald zijn. Een weg telt als afgebouwd zodra zijn laatste tegel ligt, nog voor de telling. Voeg het doel “{ $over }” toe om tot de laatste tegel door te spelen.

scenario-4-4 = “{ $tryAim }” laat zien hoe moeilijk het is. Slaagt de bot Gretig met elke zak, dan is het doel makkelijk; slaagt geen enkele bot, dan kan het onmogelijk zijn. Ligt de volgorde van de tegels vast, dan staat op elke regel ook de uitkomst daarvoor.

scenario-4-5 = Zijn er meer doelen, dan moet je ze allemaal halen; “{ $any }” vraagt er één van. Gebeurt er iets onder “{ $never }”, dan is het scenario verloren.

scenario-4-6 = Winst levert minstens één ster op. Met doelen onder “{ $stars }” levert winst twee sterren op, en drie als die ook gehaald zijn. Hints kosten sterren. Kies sterdoelen die je kunt halen voordat het laatste doel gehaald is.

scenario-5-title = Opslaan en delen

scenario-5-1 = Schrijf onder “{ $about }” een “{ $description }” van hoogstens dertig woorden. Spelers lezen die voordat ze beginnen, en terwijl ze spelen.

scenario-5-2 = Druk op “{ $saveAs }”. Een bot zoekt dan een weg naar het doel en bewaart die, zodat wie vastzit hem kan zien. Je kunt ook opslaan als geen bot een weg vindt. Sla na latere wijzigingen opnieuw op: het scenario blijft één, hier en in elke campagne die het speelt.

scenario-5-3 = Je vindt het bij { $campaignsPage }, tussen je eigen scenario’s. “{ $share }” schrijft één bestand met alles wat nodig is, ook je eigen tegels en mixen.

campaign-title = Je eerste campagne

campaign-lead = Een campagne is een paar scenario’s die op elkaar volgen. Punten, volgelingen en meer kunnen mee naar het volgende.

campaign-files = Bij deze handleiding hoort een campagne van drie hoofdstukken in één bestand. Een verlies leidt verder en winst neemt punten mee. Het bestand tutorials/campaign.schema.json beschrijft elk veld.

campaign-1-title = Maak twee of drie scenario’s

campaign-1-1 = Maak ze zoals in de andere handleiding, of gebruik hoofdstukken van Het Handvest. Zes tot tien tegels zijn genoeg voor een hoofdstuk.

campaign-1-2 = De snelste weg naar een tweede: dupliceer het eerste in { $buildPage }, verander de naam en het doel, en druk dan op “{ $saveAs }”.

campaign-2-title = Voeg de hoofdstukken toe

campaign-2-1 = Kies bij { $buildPage } “{ $newCampaign }”. “{ $addChapter }” toont je eigen scenario’s en die van Bastide; “{ $take }” voegt er een toe aan het eind.

campaign-2-2 = Sleep een hoofdstuk naar een andere plaats op de kaart, of verplaats het met de knoppen. “{ $edit }” opent het bord, de woorden en de doelen. Opslaan verandert daar het hoofdstuk.

campaign-3-title = Verbind de hoofdstukken

campaign-3-1 = Kies een hoofdstuk en vink aan wat er na winst en na verlies volgt. Winst leidt eerst naar het volgende hoofdstuk: vink dat uit als winst ergens anders heen moet leiden. Leidt een verlies nergens heen, dan probeert de speler het opnieuw.

campaign-3-2 = “{ $needs }” houdt een hoofdstuk dicht tot andere gewonnen zijn; “{ $chapterStars }” tot de speler genoeg sterren heeft.

campaign-3-3 = Schrijf de teksten voor de kaart, voor winst en verlies, en voor het einde van de campagne. De beschrijving onder “{ $about }” staat onder de naam van de campagne.

campaign-4-title = Neem iets mee

campaign-4-1 = Kies het hoofdstuk dat het krijgt: elk behalve het eerste. Druk op “{ $addCarry }” en kies het eerdere hoofdstuk en wat er meegaat: punten, meeples, sterren, winst of iets van een uitbreiding.

campaign-4-2 = Je kunt de waarde veranderen. Tien onder “{ $per }” maakt van tien punten er één; drie onder “{ $times }” maakt van winst drie punten. De zin erboven toont het resultaat.

campaign-4-3 = Houd het klein. Wie elk hoofdstuk verloor, moet het laatste nog kunnen winnen, en wie alles won, moet nog moeten nadenken.

campaign-5-title = Controleren en delen

campaign-5-1 = “{ $prove }” laat bots elk hoofdstuk spelen met het minste en het meeste dat mee kan. Het toont hoe vaak ze wonnen, of bij een vaste volgorde of een bot een weg vond.

campaign-5-2 = “{ $play }” opent { $campaignsPage }. Je campagne staat daar onder Het Handvest, precies zoals anderen haar zien.

campaign-5-3 = “{ $share }” schrijft de campagne met al haar hoofdstukken in één bestand. Wie het opent, ziet wat erin zit en kan alles toevoegen of niets.

lesson-title = Je eerste les

lesson-lead = Een les is een paar zetten met woorden. Je speelt de zetten één keer. Daarna schrijf je wat ze leren.

lesson-1-title = Kies waar ze begint

lesson-1-1 = Kies bij { $buildPage } “{ $newLesson }” en geef haar een naam. Ze begint bij een van je stellingen of waar een les van Bastide begint. Je kunt ook een kopie van een les veranderen.

lesson-1-2 = Wil je bij een beurt van een partij beginnen, ga dan naar die beurt. Druk onder de tijdlijn op “{ $moment }” en dan op “{ $fromMoment }”.

lesson-2-title = Neem de zetten op

lesson-2-1 = Druk op “{ $recordFirst }” en speel voor iedereen aan tafel. Elke beurt wordt meteen bewaard; “{ $keep }” leidt terug. Elke beurt van jou wordt een stap.

lesson-2-2 = “{ $cut }” verwijdert een stap en alle stappen erna. Daarna kun je ze opnieuw opnemen.

lesson-3-title = Schrijf de woorden

lesson-3-1 = Kies een stap. Zeg onder “{ $task }” in één zin wat er moet gebeuren. Zeg onder “{ $good }” wat de zet deed. Schrijf een “{ $hint }” voor wie vastloopt.

lesson-3-2 = “{ $loosen }” zegt welke zetten goed zijn en hoeveel het er zijn. Haal een vinkje weg om meer zetten goed te rekenen.

lesson-3-3 = Onder “{ $wrong }” staan de fouten waarop nog niemand antwoordt. Zeg wat er gebeurde en waarom het niet goed is. Met “{ $show }” speel je daarna wat erop volgt: wie de fout maakt, ziet het.

lesson-3-4 = Druk op een plek van het bord. Kies onder “{ $highlights }” wat de stap aanwijst, of teken een pijl met “{ $arrow }”.

lesson-3-5 = “{ $addQuestion }” vraagt naar een getal of een speler. Het programma rekent het goede antwoord uit; “{ $propose }” voegt foute toe.

lesson-4-title = Probeer en deel haar

lesson-4-1 = “{ $missing }” noemt wat de les nog nodig heeft; druk op een regel om erheen te gaan. “{ $tryIt }” speelt de les vanaf een stap en leidt terug.

lesson-4-2 = Je lessen staan bij { $learnPage }. Met “{ $after }” zet je ze op volgorde; “{ $course }” geeft ze een naam.

lesson-4-3 = “{ $share }” schrijft één bestand met alles wat nodig is, ook je eigen tegels en mixen.

set-title = Je eerste tegelset

set-lead = Een tegelset is een groep tegels die bij elkaar horen. Je tekent ze hier, speelt ermee en drukt ze af. Elke stap kun je ongedaan maken.

set-1-title = Begin een set

set-1-1 = Kies bij { $buildPage } “{ $newSet }” en geef hem een naam. Hij begint met één lege tegel; je kunt ook een set kopiëren en veranderen.

set-2-title = Teken een tegel

set-2-1 = Druk op een tegel om erop te tekenen. Druk op een zijde om er een stad, een weg, een rivier of een veld van te maken. Sleep van zijde naar zijde om ze te verbinden.

set-2-2 = Kies onder “{ $palette }” wat erop staat, zoals een klooster, een dorp of een herberg. Wijs een keuze aan om te lezen wat ze doet.

set-2-3 = Wat niet klopt, is op de tegel gearceerd. Onder de tegel lees je waarom, vaak met een knop die het oplost.

set-3-title = Geef hem een naam en een afbeelding

set-3-1 = Schrijf boven de tegel een “{ $tileName }”, en een “{ $tileNote }” als hij een geheugensteun nodig heeft. Beide staan op de overzichtspagina.

set-3-2 = “{ $ownPicture }” neemt een PNG of SVG. Die ligt onder of over het land. Je kunt het bestand ook op het venster neerzetten.

set-4-title = Voeg tegels toe

set-4-1 = “{ $blankTile }” begint de volgende. “{ $takeTile }” voegt een tegel van een andere set toe, die je kunt veranderen.

set-4-2 = Het getal naast een tegel zegt hoeveel exemplaren er zijn. Vink tegels aan om ze te kopiëren, te knippen of te plakken.

set-5-title = Maak er jouw set van

set-5-1 = “{ $symbol }” zet een teken in de hoek van elke tegel. “{ $backs }” kunnen een afbeelding van jou zijn. “{ $rulesPage }” is een bladzijde die je zelf schrijft; ze wordt bij de tegels afgedrukt.

set-5-2 = “{ $setRules }” zijn aangevinkt naar wat de tegels tonen. Een goederenteken heeft bijvoorbeeld Kooplieden & Bouwmeesters nodig.

set-6-title = Speel ermee

set-6-1 = “{ $tryTile }” bij een tegel begint een partij waarin hij steeds opnieuw komt, zodat je ziet hoe hij past.

set-6-2 = “{ $playWith }” zet een partij tegen een bot klaar: het basisspel, jouw set en de regels die hij nodig heeft. Zo ontstaat een mix, die je bij { $buildPage } kunt veranderen.

set-7-title = Test hem in het lab

set-7-1 = “{ $weigh }” laat bots honderden partijen spelen. Je ziet hoe lang ze duren, en wanneer jouw tegels komen, geclaimd worden en punten opleveren.

set-7-2 = Test ook het basisspel en vergelijk ze. De cijfers per beurt groeien niet doordat een partij langer duurt.

set-8-title = Afdrukken en delen

set-8-1 = “{ $print }” maakt een pdf van de tegels, als je wilt met achterkanten en snijtekens, of een afbeelding van elke tegel.

set-8-2 = Schrijf je naam en wat anderen met de set mogen doen onder “{ $about }”. “{ $share }” schrijft dan één bestand dat iedereen in Bastide kan openen.
