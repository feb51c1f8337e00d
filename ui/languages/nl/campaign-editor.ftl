map = Kaart

mapNote = Sleep een hoofdstuk op een ander om de volgorde te veranderen. De pijlen naast de titel doen hetzelfde.

none = Nog geen hoofdstukken. Een hoofdstuk is een scenario: een dat je zelf maakte, of een dat bij Bastide hoort.

add = Hoofdstuk toevoegen

addTitle = Kies een scenario

added = Hoofdstuk toegevoegd.

addLead = Het komt aan het einde. Wie het vorige hoofdstuk wint, komt daar uit.

own = Je eigen scenario’s

noOwn = Je hebt nog geen scenario’s. Maak er een van een partij of in de stellingeditor, of open een bestand.

carried = Hoofdstukken van “{ $campaign }”

there = Al een hoofdstuk.

take = Toevoegen

takeThis = “{ $title }” toevoegen

open = Bestand openen

missing = Het scenario is verwijderd.

brought = Je eigen scenario. Het zit in het bestand van de campagne.

ofProgram = Een scenario dat bij Bastide hoort.

earlier = Eén plaats naar voren

later = Eén plaats naar achteren

remove = Weghalen

edit = Bewerken

editThis = “{ $title }” bewerken: bord, woorden en doelen

chapter = Hoofdstuk { $number }: { $title }

onMap = { $wonCount ->
    [0] { $lostCount ->
        [0] { chapter }
       *[other] { chapter }; verlies leidt naar { AND($lost, each: "quoted") }
    }
   *[other] { $lostCount ->
        [0] { chapter }; winst leidt naar { AND($won, each: "quoted") }
       *[other] { chapter }; winst leidt naar { AND($won, each: "quoted") }; verlies leidt naar { AND($lost, each: "quoted") }
    }
}

text-say = Op de kaart, voor het spelen

text-won = Na winst

text-lost = Na verlies

end = Aan het einde van de campagne

first = Het eerste hoofdstuk is vanaf het begin open.

openFirst = Vanaf het begin open

ways-win = Winst leidt naar

ways-loss = Verlies leidt naar

nowhere = Nergens heen: je probeert het opnieuw.

noLoss = Het kan niet verloren worden, want er zijn geen vrije beurten.

last = Dit is het laatste hoofdstuk: er volgt niets.

needs = Eerst te winnen hoofdstukken

stars = Eerst te winnen sterren

carry = Wat er meegaat naar dit hoofdstuk

noCarry = Niets.

addCarry = Meenemen toevoegen

what = Wat

from = Uit

to = Wordt

per = Delen door

times = Vermenigvuldigen met

least = Minstens

most = Hoogstens

instead = Vervangt wat het hoofdstuk zegt

everybody = Voor elke speler

removeCarry = Weghalen

prove = Alle hoofdstukken controleren

proveNote = Bots spelen elk hoofdstuk met het minste en met het meeste dat mee kan gaan. Waar de trekkingen wisselen, spelen ze vijftig zakken; anders totdat ze een manier vinden.

proving = “{ $title }” wordt gecontroleerd, { $number } van { $of } …

proved = Alle hoofdstukken zijn gecontroleerd.

answered = “{ $title }”: { $what }

stale = De campagne is veranderd sinds de controle.

odds-bags = Een bot won het in { $won } van { $of } zakken.

odds-bagsBetween = Een bot won het in { $least } van { $leastOf } zakken met het minste dat meegaat, en in { $most } van { $mostOf } met het meeste.

odds-way = { $ways ->
    [any] Een bot vond een manier.
    [both] Een bot vond een manier met het minste én met het meeste dat meegaat.
    [least] Een bot vond een manier met het minste dat meegaat, maar niet met het meeste.
    [most] Een bot vond een manier met het meeste dat meegaat, maar niet met het minste.
   *[none] Geen bot vond een manier.
}

noOdds = Er zijn geen vrije beurten, dus bots spelen het niet.

play = Spelen

unplayable = Los de problemen op om het te spelen.

chapters = { COUNT($count, of: "chapters") }

unsaved = Posities die nog geen scenario zijn

unsavedNote = Een hoofdstuk heeft een doel nodig. Open een positie, geef haar een doel en sla haar op als scenario.

openShort = Openen

openThis = { $title } openen
