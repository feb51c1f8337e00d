whom = { $who ->
    [you] jou
   *[other] { $whoName }
}

player = Speler { $number }

sum = { AND($parts) }

sums = { $first }. { $next }

withPoints = { $who ->
    [you] jij
   *[other] { $whoName }
} { $points }

people = { CAPITAL(AND($names)) }

line-tiles = { $n ->
    [one] { $each } voor de tegel
   *[other] { $n } × { $each } voor tegels
}

line-pennants = { $n ->
    [one] { $each } voor het wapen
   *[other] { $n } × { $each } voor wapens
}

line-cities = { $n ->
    [one] { $each } voor de afgebouwde stad
   *[other] { $n } × { $each } voor afgebouwde steden
}

line-pig = { $n ->
    [one] { $each } voor het varken
   *[other] { $n } × { $each } voor varkens
}

line-neighbours = { $n ->
    [one] { $each } voor de tegel eromheen
   *[other] { $n } × { $each } voor tegels eromheen
}

line-monastery = { $n ->
    [one] { $each } voor het klooster
   *[other] { $n } × { $each } voor kloosters
}

line-farmhouses = { $n ->
    [one] { $each } voor de boerderij
   *[other] { $n } × { $each } voor boerderijen
}

line-sheds = { $n ->
    [one] { $each } voor de schuur
   *[other] { $n } × { $each } voor schuren
}

line-gardens = { $n ->
    [one] { $each } voor de tuin
   *[other] { $n } × { $each } voor tuinen
}

line-highwaymen = { $n ->
    [one] { $each } voor de boeven
   *[other] { $n } × { $each } voor boeven
}

line-travellers = { $n ->
    [one] { $each } voor de reizigers
   *[other] { $n } × { $each } voor reizigers
}

line-half = { $n ->
    [one] { $each } voor de helft
   *[other] { $n } × { $each } voor de helft
}

line-wine = { $n ->
    [one] { $each } voor de wijn
   *[other] { $n } × { $each } voor wijn
}

line-wheat = { $n ->
    [one] { $each } voor het graan
   *[other] { $n } × { $each } voor graan
}

line-cloth = { $n ->
    [one] { $each } voor het laken
   *[other] { $n } × { $each } voor laken
}

places-title = Waar past hij?

places-question = Je hebt deze tegel in je hand. Op hoeveel plekken past hij, hoe je hem ook draait?

places-good = { $right }. Elke plek telt één keer, hoe vaak de tegel daar ook gedraaid past.

places-why = Elke zijde die een tegel raakt, moet daarbij passen: weg aan weg, stad aan stad, weide aan weide. De tegel moet met een hele zijde aansluiten; een hoek is niet genoeg.

places-unturned = Zo tel je alleen hoe je de tegel nu vasthoudt. Je mag hem draaien.

places-turns = Zo tel je elke draaiing mee. De vraag gaat over plekken: één plek met twee draaiingen is één plek.

places-any_side = Dat zijn alle vrije plekken naast een tegel. Op sommige daarvan past een zijde niet.

places-one_more = Eén plek te veel. Vergelijk elke zijde van de tegel met zijn buur.

fits-title = Welke tegel past nog?

fits-question = Welke van deze tegels kan nog uit de zak komen en het gemarkeerde gat vullen? Je mag hem draaien.

fits-good = Elke zijde die een buur raakt, past, en er zit er nog een in de zak.

fits-why = Elke zijde die een tegel raakt, moet daarbij passen: weg aan weg, stad aan stad, weide aan weide. Wat op tafel ligt of in je hand zit, komt niet meer uit de zak.

fits-north = Hoe je hem ook draait, één zijde past niet. Aan de bovenkant van het gat klopt het land niet.

fits-east = Hoe je hem ook draait, één zijde past niet. Aan de rechterkant van het gat klopt het land niet.

fits-south = Hoe je hem ook draait, één zijde past niet. Aan de onderkant van het gat klopt het land niet.

fits-west = Hoe je hem ook draait, één zijde past niet. Aan de linkerkant van het gat klopt het land niet.

fits-used_up = Hij zou passen, maar er zit er geen meer in de zak: ze zijn allemaal getrokken.

refusal-title = Waarom niet?

refusal-question = Zo gedraaid mag deze tegel niet op de gemarkeerde plek. Waarom niet?

refusal-good = Een hele zijde moet tegen een tegel liggen, en elke zijde die raakt, moet passen. Een van die twee gaat hier mis.

refusal-why = Een tegel gaat op een vrije plek, met een hele zijde tegen een andere tegel. Elke zijde die een buur raakt, moet daarbij passen.

refusal-mismatch = Geen zijde raakt hier het verkeerde land. Kijk wat er rond de plek ligt.

refusal-corner = Hier raakt een hele zijde een tegel, niet alleen een hoek.

refusal-taken = De plek is vrij: er ligt geen tegel.

refusal-alone = De tegel zou een buur hebben, dus dat is het niet.

road-title = Een weg is afgebouwd

road-question = Je plaatst de tegel op de gemarkeerde plek. Daarmee is een weg afgebouwd. Hoeveel punten levert die weg { whom } op?

road-good = { $right }: { $lines }.

road-why = Een afgebouwde weg levert 1 punt op voor elk van zijn tegels. De speler met de meeste meeples erop krijgt ze. Staan spelers gelijk, dan krijgt ieder alle punten.

road-shared = Punten worden nooit gedeeld. Hebben spelers evenveel meeples, dan krijgt ieder alle punten.

road-as_city = Twee punten per tegel zijn voor steden. Bij een weg is het er één.

road-new_tile = De tegel die net is geplaatst, telt ook mee.

road-one_more = Eén te veel. Een tegel telt één keer, ook waar de weg begint en eindigt.

city-title = Een stad is afgebouwd

city-question = Je plaatst de tegel op de gemarkeerde plek. Daarmee is een stad afgebouwd. Hoeveel punten levert die stad { whom } op?

city-good = { $right }: { $lines }.

city-why = Een afgebouwde stad levert 2 punten op voor elke tegel en 2 voor elk wapen. De speler met de meeste meeples erin krijgt ze. Staan spelers gelijk, dan krijgt ieder alle punten.

city-pennant = Deze stad heeft een wapen: twee punten extra voor elk.

city-pennant_one = In een afgebouwde stad levert een wapen twee punten op, net als een tegel.

city-shared = Punten worden nooit gedeeld. Hebben spelers evenveel meeples, dan krijgt ieder alle punten.

city-as_open = Eén punt per tegel en wapen is voor een open stad aan het eind. Deze is afgebouwd.

city-new_tile = De tegel die net is geplaatst, telt ook mee.

city-one_more = Eén tegel te veel. Elke tegel telt één keer, hoeveel stad er ook op staat.

bend-title = Waarom daar niet?

bend-question = Zo gedraaid mag deze riviertegel niet op de gemarkeerde plek. Waarom niet?

bend-good = De rivier moet aansluiten, en mag niet twee keer achter elkaar dezelfde kant op buigen. Een van die twee gaat hier mis.

bend-why = Een riviertegel zet de rivier voort aan het open eind. Boog de rivier op de vorige tegel af, dan mag ze niet nog eens dezelfde kant op buigen.

bend-turns_back = De rivier zou hier niet twee keer dezelfde kant op buigen. Volg haar vanaf de bron.

bend-apart = De tegel zou het open eind van de rivier raken. Er is iets anders mis.

bend-mismatch = Geen zijde raakt hier het verkeerde land. Kijk wat er rond de plek ligt.

bend-corner = Hier raakt een hele zijde een tegel, niet alleen een hoek.

recall-title = Wat is de abt waard?

recall-question = Op de gemarkeerde plek staat een abt. Hij wordt nu teruggeroepen. Hoeveel punten levert dat { whom } op?

recall-good = { $right }: { $lines }.

recall-why = Een abt die je terugroept, levert 1 punt op voor zijn tegel en 1 voor elke tegel eromheen.

recall-own_tile = De eigen tegel van de abt telt ook mee.

recall-as_finished = Negen punten zijn voor een plek met alle acht tegels eromheen.

recall-free_places = Zo tel je de plekken die nog vrij zijn. Het gaat om de tegels eromheen.

recall-gap = Eén tegel te veel: een van de plekken eromheen is leeg.

winner-title = Wie zou er winnen?

winner-question = Wie zou er winnen als de partij nu eindigde? Eerst scoren open wegen, steden en kloosters, en de weiden.

winner-good = Aan het eind: { AND($scores) }.

winner-why = Na de laatste beurt scoren alle open wegen, steden en kloosters met meeples. Daarna alle weiden met boeren. Wie dan de meeste punten heeft, wint; bij gelijke stand delen spelers de overwinning.

winner-leads_now = Dat is wie nu voorstaat op het scorebord. Wat op tafel ligt, moet nog worden geteld.

winner-no_farmers = Zo vergeet je de boeren: elke weide levert drie punten op voor elke afgebouwde stad ernaast.

winner-no_open = Zo vergeet je wat nog open is: wegen, steden en kloosters scoren aan het eind ook.

winner-no_goods = Zo vergeet je de goederen.

winner-level = Iemand anders staat gelijk bovenaan: ze delen de overwinning.

winner-behind = Iemand anders heeft aan het eind meer punten, als alles op tafel is geteld.

wealth-title = Wie zou er met goederen winnen?

wealth-question = Wie zou er winnen als de partij nu eindigde? Eerst telt het land. Daarna leveren de meeste wijn, het meeste graan en het meeste laken elk tien punten op.

wealth-good = Aan het eind: { AND($scores) }.

wealth-why = Open wegen, steden en kloosters worden geteld, daarna weiden. De speler met de meeste fiches van een soort krijgt tien punten. Staan spelers gelijk, dan krijgt ieder er tien. De meeste punten winnen.

wealth-leads_now = Dat is wie nu voorstaat op het scorebord. Land en goederen moeten nog worden geteld.

wealth-no_farmers = Zo vergeet je de boeren en hun varkens: de weiden worden ook geteld.

wealth-no_open = Zo vergeet je wat nog open is: wegen, steden en kloosters scoren aan het eind ook.

wealth-no_goods = Zo vergeet je de goederen. Wie van een soort de meeste heeft, krijgt tien punten, ook bij een gelijke stand.

wealth-level = Iemand anders staat gelijk bovenaan: ze delen de overwinning.

wealth-behind = Iemand anders heeft aan het eind meer punten, als land en goederen zijn geteld.

splendour-title = Herbergen en kathedralen

splendour-question = Je plaatst de tegel op de gemarkeerde plek. Daarmee is een weg met een herberg of een stad met een kathedraal afgebouwd. Hoeveel punten zijn er voor { whom }?

splendour-good = { $right }: { $lines }.

splendour-why = Een afgebouwde weg met een herberg levert 2 punten per tegel op. Een afgebouwde stad met een kathedraal levert 3 punten op voor elke tegel en elk wapen. Een tweede herberg of kathedraal verandert niets.

splendour-plain = Dat zou het zonder herberg of kathedraal opleveren.

splendour-twice = Hoeveel herbergen of kathedralen er ook zijn, ze tellen één keer.

splendour-pennant = Deze stad heeft een wapen, en dat telt evenveel als een tegel.

splendour-pennant_one = Met een kathedraal levert een wapen evenveel op als een tegel: drie.

splendour-shared = Punten worden nooit gedeeld. Hebben spelers evenveel meeples, dan krijgt ieder alle punten.

splendour-new_tile = De tegel die net is geplaatst, telt ook mee.

splendour-one_more = Eén tegel te veel. Elke tegel telt één keer.

monastery-title = Wat is de monnik waard?

monastery-question = Stel dat de partij nu eindigt. Hoeveel punten levert dit klooster { whom } dan op?

monastery-good = { $right }: één voor het klooster en één voor elke tegel eromheen.

monastery-why = Een klooster levert 1 punt op voor zijn eigen tegel. Elke tegel op de acht plekken eromheen levert er nog 1 op, ook op de hoeken.

monastery-own_tile = De eigen tegel van het klooster telt ook mee.

monastery-as_finished = Negen is voor een klooster met rondom tegels. Hier ontbreken er nog.

monastery-corners = Alle acht plekken eromheen tellen, ook die alleen met een hoek raken.

monastery-gap = Eén te veel. Tel de vrije plekken eromheen.

field-title = Wat is de weide waard?

field-question = Stel dat de partij nu eindigt. Hoeveel punten levert deze weide { whom } dan op?

field-good = { $right }: { $lines }.

field-why = Een weide levert 3 punten op voor elke afgebouwde stad eraan. Open steden leveren niets op, en de grootte maakt niet uit.

field-each_farmer = Boeren worden geteld om te zien wie er de meeste heeft. De weide scoort één keer, niet voor elke boer.

field-shared = Punten worden nooit gedeeld. Hebben spelers evenveel boeren, dan krijgt ieder alle punten.

field-open_city = Een van die steden is niet afgebouwd, of ligt aan de andere kant van een weg.

field-one_city = Dat is één stad. Er grenzen meer afgebouwde steden aan de weide.

field-one_point = Een afgebouwde stad levert de weide drie punten op.

field-as_tiles = Twee punten zijn voor tegels van een stad. Een weide krijgt drie punten voor elke afgebouwde stad, hoe groot die ook is.

majority-title = Wie scoort?

majority-question = Hier staan meeples van meer spelers. Wie zou de punten krijgen als dit nu werd geteld?

majority-good = { $right }. Wie er de meeste meeples heeft, scoort, ook bij een gelijke stand.

majority-why = De speler met de meeste meeples krijgt alle punten. Staan spelers gelijk, dan krijgt ieder alle punten; wie er minder heeft, krijgt niets. Een grote meeple telt voor twee.

majority-everybody = Niet iedereen met een meeple daar scoort: alleen wie er de meeste heeft.

majority-tie = Iemand heeft er daar evenveel. Bij een gelijke stand scoren ze allemaal.

majority-fewer = Iemand anders heeft daar meer meeples.

majority-nobody = Iemand heeft er de meeste, of een paar spelers staan gelijk: zij scoren.

home-title = Wie komt er thuis?

home-question = Je plaatst de tegel op de gemarkeerde plek, zonder meeple. Hoeveel meeples { $who ->
    [you] heb jij
   *[other] heeft { $whoName }
} dan in de voorraad?

home-good = { $right }. Alle meeples op wat gescoord heeft, zijn terug.

home-why = Als een gebied heeft gescoord, gaan alle meeples daarop terug naar hun eigenaar. Ook wie geen punten kreeg, krijgt ze terug. Boeren blijven waar ze zijn.

home-nobody_home = Er is iets gescoord: de meeples daarop komen thuis.

home-only_one = Er stond er meer dan één.

home-all_home = Alleen meeples op wat gescoord heeft, komen thuis.

home-one_more = Eén te veel. Alleen meeples op wat gescoord heeft, komen thuis.

home-lost = Niemand verliest een meeple als er iets scoort.

follower-title = Waar mag een meeple heen?

follower-question = Je plaatst de tegel op de gemarkeerde plek. Op hoeveel gebieden van die tegel mag je nu een meeple plaatsen?

follower-good = { $right }.

follower-why = Een meeple gaat op de tegel die net is geplaatst: op een weg, een stad, een weide of een klooster. Daar mag nog niemand staan, ook niet ver weg.

follower-taken_too = In een daarvan staat al iemand, misschien ver weg.

follower-own_too = Ook je eigen meeples bezetten een gebied: je mag er geen bij zetten.

follower-no_fields = Weiden tellen ook: een meeple mag als boer worden geplaatst.

follower-none = Deze tegel heeft een gebied waar nog niemand staat.

follower-one_more = Eén te veel. Volg elke weg, stad en weide tot het eind.

builder-title = Waar mag de bouwmeester heen?

builder-question = Je plaatst de tegel op de gemarkeerde plek. Op hoeveel gebieden van die tegel mag je nu je bouwmeester plaatsen?

builder-good = { $right }.

builder-why = De bouwmeester gaat op de tegel die net is geplaatst, op een weg of in een stad. Daar moet een meeple van jou staan, misschien ver weg, en het gebied mag nog niet zijn afgebouwd.

builder-field_too = Een bouwmeester werkt op open wegen en in open steden, niet op weiden.

builder-anywhere = De bouwmeester heeft een meeple van jou nodig op die weg of in die stad.

builder-as_follower = Een meeple heeft een leeg gebied nodig. Bij de bouwmeester is het andersom: die heeft daar jouw meeple nodig.

builder-none = Een van je meeples staat op een weg of in een stad die tot op deze tegel loopt.

builder-one_more = Eén te veel. De bouwmeester heeft daar je eigen meeple nodig, en een open weg of stad.

pig-title = Waar mag het varken grazen?

pig-question = Je plaatst de tegel op de gemarkeerde plek. Op hoeveel weiden van die tegel mag je nu je varken plaatsen?

pig-good = { $right }.

pig-why = Het varken gaat naar een boer van jou. Diens weide moet tot op de net geplaatste tegel lopen.

pig-any_farmer = De boer daar moet van jou zijn.

pig-any_field = Het varken heeft op die weide een boer van jou nodig.

pig-as_follower = Het varken is geen meeple. Het heeft een boer van jou nodig, geen leeg gebied.

pig-none = Een van je boeren staat op een weide die tot op deze tegel loopt.

pig-one_more = Eén te veel. Kijk van wie de boeren daar zijn.

goods-title = Wie handelt?

goods-question = Je plaatst de tegel op de gemarkeerde plek. Daarmee is een stad met goederen afgebouwd. Hoeveel fiches { $good ->
    [wine] wijn
    [wheat] graan
   *[cloth] laken
} { $who ->
    [you] heb jij
   *[other] heeft { $whoName }
} dan?

goods-good = { $right }.

goods-why = De speler die een stad afbouwt, neemt een fiche voor elk symbool erin. Het maakt niet uit wie er ridders heeft.

goods-knight_trades = De fiches gaan naar de speler die de stad afbouwt. Ridders leveren punten op, geen goederen.

goods-no_trader = De stad is afgebouwd: de goederen worden genomen.

goods-only_new = Fiches van eerder blijven.

goods-every_good = Tel alleen deze soort goederen.

goods-one_more = Eén te veel. Tel de symbolen van deze soort goederen.

capture-title = Wie staat binnen bereik?

capture-question = Je plaatst de tegel waar de pijl begint, en een verdieping op de toren bij de punt. Op hoeveel plekken kan de toren iemand vangen?

capture-good = { $right }.

capture-why = Een toren reikt tot zijn eigen tegel en in alle vier de richtingen. Elke verdieping reikt één tegel verder. Gaten houden hem niet tegen, en je eigen meeples tellen ook.

capture-own_barred = Ook je eigen meeples mogen worden gevangen.

capture-slanting = De toren kijkt langs rijen en kolommen, nooit schuin.

capture-one_less = De nieuwe verdieping telt al mee: die reikt één tegel verder.

capture-no_limit = De toren reikt maar zoveel tegels ver als hij verdiepingen heeft.

capture-one_more = Eén te veel. Tel in elke richting de tegels vanaf de toren.

robbery-title = Wat pakt de rover?

robbery-question = Je plaatst de tegel op de gemarkeerde plek. Hoeveel punten levert de roof { whom } op?

robbery-good = { $right }: de helft, naar boven afgerond. De beroofde speler houdt alles.

robbery-why = Scoort de speler bij wie een rover staat, dan levert de rover de helft van die punten op. De helft wordt naar boven afgerond, en daarna gaat de rover naar huis.

robbery-rounded_down = De helft wordt naar boven afgerond.

robbery-whole = Een rover pakt de helft, niet alles.

robbery-whole_turn = Alleen de eerste punten tellen, niet die van de hele beurt.

robbery-nothing = Er werden punten gescoord waar de rover stond: hij krijgt zijn helft.

robbery-one_more = Eén te veel. De helft, naar boven afgerond.

toll-title = Wat int het tolhuis?

toll-question = Je plaatst de tegel op de gemarkeerde plek. Daarmee is een weg afgebouwd. Hoeveel punten tol gaan er naar { whom }?

toll-good = { $right }: { $lines }.

toll-why = Elke afbeelding langs de weg levert op wat het tolhuis toont, 1 of 2; reizigers leveren drie keer zoveel op. Het maakt niet uit van wie de weg is.

toll-with_road = Tol en weg worden apart geteld. De vraag gaat over de tol.

toll-travellers_one = Reizigers leveren drie keer op wat het tolhuis toont.

toll-small_house = Het tolhuis toont 2.

toll-large_house = Het tolhuis toont 1. Het wordt pas aan het eind van de beurt omgedraaid.

toll-nothing = De weg eindigt bij het dorp van het tolhuis, en er staan afbeeldingen langs.

toll-one_more = Eén te veel. Tel alleen de afbeeldingen langs deze weg.

ending-title = Als het nu afgelopen was

ending-question = Stel dat de partij nu eindigt. Hoeveel punten { $who ->
    [you] krijg jij
   *[other] krijgt { $whoName }
} dan nog?

ending-good = { $right }.

ending-why = Aan het eind leveren open wegen en steden 1 punt op voor elke tegel en elk wapen. Een klooster levert 1 punt op voor elke tegel daar, een weide 3 voor elke afgebouwde stad.

ending-as_finished = Open steden leveren één punt op voor elke tegel en elk wapen, geen twee.

ending-no_fields = Weiden scoren aan het eind ook: drie voor elke afgebouwde stad.

ending-no_monastery = Een klooster scoort ook als zijn acht plekken niet allemaal gevuld zijn.

ending-no_roads = Open wegen leveren één punt op voor elke tegel.

ending-nothing_open = Wat open is, scoort aan het eind ook, alleen minder.

outs-title = Hoeveel tegels zijn goed?

outs-question = Hoeveel van de tegels die nog in de zak zitten, passen in het gemarkeerde gat? Je mag ze draaien.

outs-question_land = Met hoeveel van de tegels die nog in de zak zitten, is het gemarkeerde gebied meteen afgebouwd?

outs-good = { $right }. Tel elk exemplaar: een getrokken tegel komt niet meer.

outs-why = Alleen wat nog in de zak zit, kan komen. Elke zijde die een buur raakt, moet passen, hoe je ook draait. De tegel in je hand is al getrokken.

outs-open = Zoveel passen er in het gat. Bij sommige blijft het gebied aan een andere kant open.

outs-in_hand = De tegel in je hand is er een van. Hij komt niet meer uit de zak.

outs-designs = Zo tel je elke soort tegel één keer. Van sommige soorten zitten er meer exemplaren in de zak.

outs-laid = Zo tel je tegels mee die al op tafel liggen. Die komen niet meer.

outs-missed = Er is er nog een die goed is. Draai elke tegel voordat je hem weglaat.

outs-one_more = Een ervan is niet goed. Vergelijk elke zijde van de tegel met zijn buur.

best-title = De beste zet

best-question = Jouw beurt: plaats de tegel, met of zonder speelstuk. Zoek de zet die uiteindelijk het meest oplevert.

cost-title = Het kleinste verlies

cost-question = Er zijn drie plekken gemarkeerd. Waar geeft je tegel het minst weg? Plaats hem daar, en kies wat volgt.

cost-elsewhere = De vraag gaat over de drie gemarkeerde plekken. Plaats de tegel op een daarvan.

steal-title = Pak je deel

steal-question = { $kind ->
    [road] De gemarkeerde weg
    [city] De gemarkeerde stad
    [monastery] Het gemarkeerde klooster
    [field] De gemarkeerde weide
   *[other] Het gemarkeerde gebied
} zou { whom } nu { COUNT($n, of: "points") } opleveren. Zoek de zet waarmee jij ze krijgt.

send-title = Wie stuur je?

send-question = Plaats je tegel op de gemarkeerde plek. Beslis dan: wie gaat waarheen, of niemand?

send-elsewhere = Je tegel gaat op de gemarkeerde plek. De vraag is wie er meegaat.

follow-title = Houd wat je hebt

follow-question = { $kind ->
    [road] Jouw gemarkeerde weg
    [city] Jouw gemarkeerde stad
    [monastery] Jouw gemarkeerde klooster
    [field] Jouw gemarkeerde weide
   *[other] Jouw gemarkeerde gebied
} zou nu { COUNT($n, of: "points") } opleveren. Met sommige van de overgebleven tegels kan { whom } erbij komen. Zoek de zet waarmee het van jou blijft.

decision-good = Niets pakte beter uit. { $reason }

decision-lost = Dat geeft ongeveer { COUNT($n, of: "points") } weg. { $reason }

decision-why = De bot Bedachtzaam speelde na elke goede zet { $games } keer verder, met tegels die kunnen komen. De minst slechte foute zet geeft ongeveer { COUNT($n, of: "points") } weg.

reason-nothing = Er verandert niet meteen iets op het bord: het hangt af van wat er nog kan komen.

reason-taken = { thisLand } zou nu voor jou scoren.

reason-shared = Je zou nu delen in { $kind ->
    [road] de weg
    [city] de stad
    [monastery] het klooster
    [field] de weide
   *[other] het gebied
}.

reason-lost = { thisLand } zou niet meer voor jou scoren.

reason-shares = Je zou niet meer alleen zijn: { $kind ->
    [road] de weg
    [city] de stad
    [monastery] het klooster
    [field] de weide
   *[other] het gebied
} zou worden gedeeld.

reason-scores = { $who ->
    [you] Je scoort meteen { COUNT($n, of: "points") }.
   *[other] { $whoName } scoort meteen { COUNT($n, of: "points") }.
}

reason-more = { $who ->
    [you] { yourLand } zou { COUNT($n, of: "points") } meer opleveren.
   *[other] { thisLand } zou { $whoName } { COUNT($n, of: "points") } meer opleveren.
}

reason-less = { $who ->
    [you] { yourLand } zou { COUNT($n, of: "points") } minder opleveren.
   *[other] { thisLand } zou { $whoName } { COUNT($n, of: "points") } minder opleveren.
}

reason-home = Er komen meeples thuis.

reason-out = Er gaat een meeple weg, en dat levert nog niets op.

thisLand = { $kind ->
    [road] De weg
    [city] De stad
    [monastery] Het klooster
    [field] De weide
   *[other] Het gebied
}

yourLand = { $kind ->
    [road] Jouw weg
    [city] Jouw stad
    [monastery] Jouw klooster
    [field] Jouw weide
   *[other] Jouw gebied
}
