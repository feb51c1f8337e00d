title = Balanslab

above = Bouwen

lead = Bots spelen een mix honderden keren. Bekijk hoe die uitpakt voordat iemand hem speelt.

toBuild = Terug naar Bouwen

fromBuild = Test een mix in het lab

weigh = Test in het lab

begin-title = Een mix testen

begin-note = Dezelfde mix, spelers, startwaarde en aantal partijen geven altijd dezelfde resultaten. Na elke partij schuift iedereen een plaats op.

begin-mix = Mix

begin-bots = Wie speelt er

begin-bot = Speler { $seat }

begin-nobody = Niemand

begin-games = Partijen

begin-seed = Startwaarde

begin-slow = Scherp en Expert denken vooruit, hier minder dan aan tafel. Een partij met een van hen duurt even lang als honderden partijen zonder.

begin-go = Start

runs = Reeksen

runsNote = Een reeks gaat door terwijl jij iets anders doet. Na een herstart wacht die tot je hem hervat.

none = Er is nog geen mix getest.

run-by = { AND($bots) } · startwaarde { $seed }

run-progress = { $done } van { COUNT($games, of: "games") }

run-secondsLeft = { $far }, nog { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }

run-minutesLeft = { $far }, nog { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }

run-stopped = Gestopt: { $far }

run-damaged = Beschadigd: de resultaten zijn niet meer leesbaar.

run-changed = Er worden geen partijen meer gespeeld; de resultaten blijven.

run-ofBot = { $name } was versie { $then } en is nu { $now }.

run-ofRules = De regels waren editie { $then } en zijn nu { $now }.

run-again = Opnieuw starten

run-paused = Gepauzeerd: { $far }

run-finished = Klaar: { COUNT($games, of: "games") }

run-told = { $run }. { $far }.

run-shown = · hieronder te zien

run-shownBeside = · ernaast te zien

run-pause = Pauzeren

run-goOn = Doorgaan

run-cancel = Annuleren

run-throwAway = Verwijderen

run-look = Tonen

run-beside = Vergelijken

run-alone = Niet meer vergelijken

run-named = { $does ->
        [pause] { $run } pauzeren
        [again] { $run } opnieuw starten
        [goOn] Doorgaan met { $run }
        [look] { $run } tonen
        [alone] { $run } niet meer vergelijken
        [beside] { $run } vergelijken
        [cancel] { $run } annuleren
       *[throwAway] { $run } verwijderen
    }

run-gone = De reeks van { $name } is verwijderd.

run-bringBack = Ongedaan maken

both = { $a } vergeleken met { $b }

csv = Opslaan als tabel (CSV)

json = Opslaan als JSON

question-title = Resultaten opslaan

question-kind = Resultaten

nothing = –

scores = Scores

scoresNote = Hoeveel partijen met welke score eindigden, per plaats. Elke staaf begint bij de score die eronder staat.

games = { COUNT($games, of: "games") }

seat = Plaats { $seat }

botOf = Speler { $nth }: { $name }

side-who = Wie

side-mean = Gemiddelde

side-sure = 95%-interval

side-deviation = Spreiding

side-range = Laagste tot hoogste

side-middle = Middelste helft

side-median = Mediaan

side-won = Gewonnen

first = Helpt het om te beginnen?

firstNote = De intervallen zijn 95%-betrouwbaarheidsintervallen. Een gedeelde winst telt voor een deel mee. Voor winst geldt het interval van Wilson, voor punten dat van Student.

firstWon = De eerste plaats wint { $won } van de partijen (95%-interval: { $low } tot { $high }). Een gelijk aandeel is { $even }.

firstLead = De gemiddelde voorsprong op de anderen is { $lead } punten (95%-interval: { $low } tot { $high }).

verdict-ahead = Ja, meer dan door toeval te verklaren is.

verdict-behind = Nee, het nadeel is groter dan door toeval te verklaren is.

verdict-even = Te dicht bij elkaar: dit kan toeval zijn.

points = Punten per bron

pointsNote = Gemiddelde punten in een partij, alle plaatsen samen: tijdens de partij en na de laatste beurt.

during = Tijdens de partij

after = Na de laatste beurt

pointsDuring = { $source }, tijdens de partij

pointsAfter = { $source }, na de laatste beurt

pointsOf = Punten: { $count }

counts = Wat er gebeurde

countsNote = Hoe vaak in een partij, alle plaatsen samen.

measured-game-turns = Beurten

measured-game-points = Punten van alle plaatsen

measured-game-winner = Score van de winnaar

measured-game-ahead = Voorsprong van de winnaar

measured-game-aside = Tegels die nergens pasten

measured-completed-road = Wegen afgebouwd

measured-completed-city = Steden afgebouwd

measured-completed-monastery = Kloosters afgebouwd

measured-completed-garden = Tuinen afgebouwd

measured-completed-unclaimed = Afgebouwd maar onbezet

inAGame = Per partij

inATurn = Per beurt

uncounted = niet geteld in deze reeks

columns-what = Wat

columns-expansion = Uit

columns-mean = Per partij

columns-range = Minste tot meeste

tiles = Waardevolste tegels

tilesNote = In hoeveel partijen geen andere tegel meteen meer punten opleverde voor wie hem plaatste. Punten na de laatste beurt tellen niet mee.

tileColumns-tile = Tegel

tileColumns-best = Partijen

tileColumns-points = Gemiddeld aantal punten

tileColumns-laid = Geplaatst per partij

ownTiles = Jouw tegels

ownTilesNote = Naast het gemiddelde van alle tegels. Geclaimd: wie hem legde, zette er meteen een figuur op. Onaf: er was aan het eind iets op onvoltooid.

fate-tile = Tegel

fate-turn = Gelegd in beurt

fate-claimed = Geclaimd

fate-points = Meteen punten

fate-unfinished = Onaf

everyTile = Alle tegels

fromStart = { $tile } (ligt er vanaf het begin)

drawnOnly = Bots spelen wat er op de tegels getekend is. Ze kennen de regels van { $sets } niet, en deze cijfers dus ook niet.

markTile = { $tile } bij jouw tegels tonen

told-length = Een partij duurt { $turns } beurten en levert { $points } punten per beurt op.

told-gain = Beginnen levert { $points } punten op.

told-loss = Beginnen kost { $points } punten.

peers = { $of ->
    [city] andere tegels met een stad
    [road] andere tegels met een weg
    [river] andere tegels met een rivier
    [neither] andere tegels
   *[all] andere tegels
}

often = { $how ->
    [half] half zo vaak als
    [twice] twee keer zo vaak als
    [less] minder vaak dan
   *[more] vaker dan
}

told-claimed = “{ $tile }” wordt { $often } { $peers } geclaimd.

told-unfinished = “{ $tile }” blijft { $often } { $peers } onaf.

told-points = “{ $tile }” levert meteen { $points } punten op, { $peers } { $others }.

told-turns = { $more ->
    [more] Een partij duurt met B { $n } beurten langer.
   *[less] Een partij duurt met B { $n } beurten korter.
}

told-lead = { $more ->
    [more] Beginnen is met B { $n } punten meer waard.
   *[less] Beginnen is met B { $n } punten minder waard.
}

told-sameLength = Een partij duurt met B ongeveer even lang als met A.

told-perTurn = { $more ->
    [more] Per beurt levert B { $points } punten meer op.
   *[less] Per beurt levert B { $points } punten minder op.
}

told-mostPerTurn = Per beurt verschilt het meest: { $changes }.

told-changed = { $what } { $percent }

told-onlyB = { $what } (niet met A)

told-noneByTurn = Per beurt verschilt niets meer dan door toeval te verklaren is.

gamesShare = { $percent } % van de partijen

otherTiles = { COUNT($count, of: "otherTiles") }

look = Partijen om te bekijken

lookNote = Elke partij opent aan tafel, bij het einde. Die komt niet tussen je eigen partijen te staan.

notable-highest = Hoogste winnende score: { COUNT($value, of: "points") }

notable-lowest = Laagste winnende score: { COUNT($value, of: "points") }

notable-clearest = Ruimste winst: { COUNT($value, of: "points") } verschil

notable-closest = { $value ->
        [0] Krapst: een gelijke stand
       *[other] Krapste winst: { COUNT($value, of: "points") } verschil
    }

notable-aside = { $value ->
        [one] { $value } tegel paste nergens
       *[other] { $value } tegels pasten nergens
    }

noLook = Deze partijen zijn gespeeld met andere versies van de bots of de regels; geen ervan is te openen.

gameNumber = Nummer van de partij

open = Partij openen

compared = Vergelijking

comparedNote = ● markeert een verschil dat toeval nauwelijks verklaart. Cijfers per beurt groeien niet doordat een partij langer duurt.

ofOthers = { $run } is gespeeld met andere versies van de bots of de regels.

columnOf = { $letter }: { $name }

difference = B − A

beyond = meer dan toeval verklaart:

differPerGame = { $beyond ->
        [0] Per partij verschilt niets meer dan door toeval te verklaren is.
        [one] Per partij verschilt { $beyond } van { COUNT($of, of: "rows") } meer dan door toeval te verklaren is.
       *[other] Per partij verschillen { $beyond } van { COUNT($of, of: "rows") } meer dan door toeval te verklaren is.
    }

differPerTurn = { $beyond ->
        [0] Per beurt niets.
       *[other] Per beurt { $beyond } van { $of }.
    }

noTurns = Een oudere versie heeft een van deze tests gespeeld; daarom zijn er geen cijfers per beurt. Start die test opnieuw om ze te krijgen.

subjects-score = Score van plaats { $seat }

subjects-first_won = Winst van de eerste plaats

subjects-first_lead = Voorsprong van de eerste plaats

asTable = { $title }, als tabel

asTableOf = { $title }, als tabel: { $run }

whole = { SIGNED($value, maximumFractionDigits: 0) }

figure = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

fine = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

finest = { SIGNED($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

signed = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

signedFine = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero") }

signedFinest = { SIGNED($value, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "exceptZero") }

percentMore = { SIGNED($percent, maximumFractionDigits: 0, signDisplay: "exceptZero") } %

percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

signedPercent = { SIGNED($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }%

range = { SIGNED($low, maximumFractionDigits: 0) } tot { SIGNED($high, maximumFractionDigits: 0) }

fromTo = { $low } tot { $high }

between = { SIGNED($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { SIGNED($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
