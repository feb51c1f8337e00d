label = De tafel

decision = Huidige keuze

choices = Wat je kunt doen

onBoard = Kies op het bord, of met de pijltjestoetsen en Enter. Draai de tegel met { $turn }, met het handvat, of met { $held } en het muiswiel.

onBoardUnlettered = Kies op het bord, of met de pijltjestoetsen en Enter. Draai de tegel met het handvat, of met { $held } en het muiswiel.

refused = { $count ->
    [one] { $count } zet die niet mag, en waarom
   *[other] { $count } zetten die niet mogen, en waarom
}

thinking = { $name } denkt na …

held = { $name } is gepauzeerd.

stopBot = Bots pauzeren

botPace = Tempo van bots

goOnBot = Bots hervatten

beyond-what = De volgende stap van deze partij mag niet volgens de huidige regels.

beyond-why = { $steps ->
    [one] De stap is gespeeld met oudere regels of is beschadigd. { $steps } latere stap blijft bewaard.
   *[other] De stap is gespeeld met oudere regels of is beschadigd. { $steps } latere stappen blijven bewaard.
}

beyond-torn = Een stap van deze partij is beschadigd.

beyond-whyTorn = { $steps ->
    [one] De stap is onleesbaar, dus { $steps } latere stap kan niet worden getoond. Die blijft bewaard.
   *[other] De stap is onleesbaar, dus { $steps } latere stappen kunnen niet worden getoond. Ze blijven bewaard.
}

beyond-todo = Je kunt vanaf hier verder spelen of nog meer ongedaan maken.

otherwise-what = De huidige regels tellen deze partij anders.

otherwise-why = Bewaarde uitslag: { AND($then) }. Volgens de huidige regels: { AND($now) }.

otherwise-todo = De bewaarde uitslag blijft staan tot je verder speelt.

turn = Beurt { $turn }

secondPart = tweede tegel

looking = Je bekijkt stap { $step }. Hier kun je niet spelen.

lookingShort = Terugblik

backToNow = Terug naar nu

playOn = Vanaf hier spelen

followers-legend = De meeple in je hand

followers-name = { CAPITAL(figureName) }

followers-taken = Nu in je hand: { aFigure }.

tabs-seats = Spelers

tabs-track = Scorebord

tabs-tiles = Tegels

tabs-log = Verloop

tabs-rules = Regels

tabsLabel = Weergave van de tafel

pile = { COUNT($left, of: "tilesLeft") }

drawn = Getrokken tegel

putAside = Een getrokken tegel paste nergens en is opzijgelegd.

landed = De zojuist geplaatste tegel, met een toets voor elke plek voor een speelstuk

seats-title = Spelers

seats-score = { COUNT($points, of: "points") }

seats-supply = { $figure ->
    [follower] Meeples over: { $count }
    [big-follower] Grote meeples over: { $count }
    [abbot] Abten over: { $count }
    [builder] Bouwmeesters over: { $count }
   *[pig] Varkens over: { $count }
}

seats-player = Speler { $number }

seats-you = Jij

seats-projected = { $count } als de partij nu eindigt

seats-projectedShort = → { $count }

seats-projectedLater = Wordt na deze telling bijgewerkt

seats-toMove = aan de beurt

seats-playsAs = { $name }, gespeeld door { $bot }

seats-winner = winnaar

seats-laps = { COUNT($count, of: "laps") }

track-title = Scorebord

track-space = Vakje { $space }

track-marker = { $name ->
    [you] Jouw telsteen, { COUNT($score, of: "points") }
   *[other] Telsteen van { $nameName }, { COUNT($score, of: "points") }
}

left-title = Overgebleven tegels

left-kind = { CAPITAL($tile) }: nog { $count }

left-count = × { $count }

left-none = Er zijn geen tegels meer over.

left-aside = { $count ->
    [one] { $count } tegel opzijgelegd
   *[other] { $count } tegels opzijgelegd
}

left-off = Tegels tellen staat uit bij Instellingen.

facts-mix = Tegels

facts-ownMix = eigen tegels

facts-expansions = Uitbreidingen

facts-options = Keuzeregels

facts-seed = Startwaarde

log-title = Verloop

log-empty = Er is nog niets gebeurd.

log-earlier = Eerdere stappen tonen

log-gain = { SIGNED($points, signDisplay: "exceptZero") }

log-leftOut-empty = geen meeple meer over

log-leftOut-taken = geen vrije plek op de tegel

log-row-turn = { $who ->
    [you] Beurt { $turn }: jij
   *[other] Beurt { $turn }: { $whoName }
}

log-row-tile = tegel { $place }

log-row-figure = { $who ->
    [you] jouw { figureName }
   *[other] { figureName } van { $whoName }
}

log-row-takenBack = { $who ->
    [you] jouw { figureName } teruggenomen
   *[other] { figureName } van { $whoName } teruggenomen
}

log-row-taken = { $owner ->
    [you] jouw { figureName } gevangen door { $byName }
   *[other] { $by ->
        [you] { figureName } van { $ownerName } gevangen door jou
       *[other] { figureName } van { $ownerName } gevangen door { $byName }
    }
}

log-row-points = { $who ->
    [you] { COUNT($points, of: "points") } voor jou
   *[other] { COUNT($points, of: "points") } voor { $whoName }
}

log-how = Hoe deze punten zijn geteld

log-numbered = De getelde tegels zijn op het bord genummerd.

log-rule = Regel { $id }

log-ruleTitled = { log-rule }: { $title }

log-step = Stap { $step }

time-title = Tijdlijn

time-undo = Ongedaan maken

time-save = Kopie opslaan als bestand

time-moment = Opslaan als scenario

time-redo = Opnieuw

time-undone = Ongedaan gemaakt.

time-back = Een stap terug

time-forward = Een stap vooruit

time-noMore = Er is geen verdere stap.

time-isNow = Je bent terug in het spel.

time-seen = Stap { $step } van { $steps }: { $happened }

time-at = Stap { $step } van { $steps }

offer-label = Een korte les voor jou

offer-title = { $course }: { $rule }

offer-long = een halve minuut

offer-said = Er is een les van een halve minuut: { $title }.

offer-take = Laat zien

offer-notNow = Niet nu

card-label = Een regel die nu geldt

card-said = Regelkaart: { $text }

card-gotIt = Duidelijk

card-noMore = Geen kaarten meer

card-off = Geen kaarten meer. Bij Instellingen kun je ze weer aanzetten.

card-below = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}

card-says-placing = Plaats je tegel tegen een andere aan. Alle zijden die elkaar raken, moeten passen: weg aan weg, stad aan stad, weide aan weide.

card-says-claiming = Op je nieuwe tegel mag je een meeple plaatsen. De weg, stad, weide of het klooster moet nog vrij zijn.

card-says-taken = { $who ->
    [you] Jij staat
   *[other] { $whoName } staat
} al { $kind ->
    [road] op de weg
    [city] in de stad
   *[field] op de weide
} die je met je tegel uitbreidt. Op een bezet gebied mag je geen meeple plaatsen.

card-says-road = De weg is afgebouwd: { $who ->
    [you] je krijgt
   *[other] { $whoName } krijgt
} { COUNT($points, of: "points") }, 1 per tegel. De meeples erop gaan terug en mogen weer geplaatst worden.

card-says-city = De stad is afgebouwd: { $who ->
    [you] je krijgt
   *[other] { $whoName } krijgt
} { COUNT($points, of: "points") }, 2 per tegel en per wapen. De meeples erin gaan terug naar hun eigenaars.

card-says-monastery = Rondom het klooster liggen tegels, dus het is afgebouwd: { $who ->
    [you] je krijgt
   *[other] { $whoName } krijgt
} { COUNT($points, of: "points") }. De monnik gaat terug.

card-says-shared = Nu staan meerdere spelers { $kind ->
    [road] op dezelfde weg
    [city] in dezelfde stad
   *[field] op dezelfde weide
}. Wie daar de meeste meeples heeft, scoort; bij een gelijke stand krijgt ieder alle punten.

card-says-farmer = Een meeple op een weide is een boer. Boeren blijven staan tot de partij eindigt en scoren pas dan.

card-says-empty = Je hebt geen meeple meer over. Er komt een meeple terug als zijn weg, stad of klooster wordt afgebouwd.

card-says-aside = De getrokken tegel past nergens. Hij gaat uit het spel, en er wordt een andere getrokken.

card-says-final = De laatste tegel ligt er, dus de partij is afgelopen. In de eindtelling scoren de meeples op het bord nog één keer.

card-says-open = Wegen, steden en kloosters die niet zijn afgebouwd, scoren aan het einde: 1 punt per tegel en per wapen.

card-says-farmers = Boeren scoren als laatste: 3 punten voor elke afgebouwde stad aan hun weide. Wie daar de meeste boeren heeft, scoort.

rule-open = Openen in het regelboek

rule-unknown = Deze regel heeft geen tekst.

rule-ours = Onze uitspraak

rule-named = { $rule }, onze uitspraak

end-title = Einde van de partij

end-won = { $name ->
    [you] Je wint.
   *[other] { $nameName } wint.
}

end-firstWinner = { $who ->
    [you] Jij
   *[other] { $whoName }
}

end-otherWinner = { $who ->
    [you] jij
   *[other] { $whoName }
}

end-shared = { AND($names) } delen de overwinning.

end-close = Net niet: maar { COUNT($points, of: "points") } achter { $winner }.

end-lost = Volgende keer beter.

end-cost = Het grootste verschil: { $winner } kreeg voor { $source ->
    [road] wegen
    [city] steden
    [monastery] kloosters
   *[field] boeren
} { COUNT($points, of: "points") } meer dan jij.

end-costOther = Het grootste verschil: { $winner } kreeg voor “{ $source }” { COUNT($points, of: "points") } meer dan jij.

end-lesson = Les: { $title }

end-easier = Tegen { $bot } spelen

end-alone = { $name ->
    [you] Je haalde { COUNT($score, of: "points") }.
   *[other] { $nameName } haalde { COUNT($score, of: "points") }.
}

end-scores = Eindstand

end-table = Punten per bron

end-before = Vooraf

end-sum = Totaal

end-tableText = Punten tijdens de partij + punten van de eindtelling.

end-also = + { $atEnd }

end-final = Eindtelling, gebied voor gebied

end-noFinal = Aan het einde viel er niets meer te scoren.

end-again = Nog een partij

end-replay = Partij doorlopen

end-toGames = Alle partijen

end-fold = Bord tonen

end-unfold = Telling tonen

figureName = { $figure ->
    [follower] meeple
    [big-follower] grote meeple
    [abbot] abt
    [builder] bouwmeester
   *[pig] varken
}
