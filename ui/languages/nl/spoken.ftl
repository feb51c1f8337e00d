label = De tafel in woorden

state = Beurt { $turn }, { COUNT($left, of: "tilesLeft") }.

hand = De tegel in je hand

lies = Hoe hij ligt

fits = Waar hij past: { COUNT($places, of: "places") }

fitsIn = Hij past op { COUNT($places, of: "places") }.

fitsOff = Mogelijke plekken staan uit bij Instellingen.

choices = Wat je kunt doen

board = Het bord

boardHow = Plekken worden geteld vanaf de eerste tegel. Met de pijltjestoetsen loop je over het bord. Met Home ga je naar de eerste tegel.

boardActs = Enter plaatst de tegel. Op een tegel zegt Enter van wie het land is.

boardMoves = { $back } kijkt één stap terug in het spel, { $on } één stap vooruit.

boardKeys = Met [ en ] ga je naar plekken waar de tegel past. R draait de tegel. I zegt waarom hij niet past.

grid = Bord, plek voor plek

heads = Plek

goTo = Ga naar een plek

goToHow = Bijvoorbeeld “1 oost, 2 noord”. { $key } op het bord brengt je hier.

goThere = Ga erheen

beyond = Die plek ligt buiten het bord.

nothingInHand = Je hebt geen tegel in je hand.

noMore = Er is geen andere plek.

players = Spelers

seat = { $name }: { $score }.

supplyAsked = Meeples: dat is de vraag

turns = Laatste beurten

nothingSince = Sinds je laatste beurt heeft niemand anders gespeeld.

left = Overgebleven tegels

design = { COUNT($count, of: "tiles") }: { $land }.

turned = { CAPITAL(asTurned) }: { $land }

place = { CAPITAL($place) }, { asTurned }

placeReaching = { CAPITAL($place) }, { asTurned }: { $reached }

wished = { $fits ->
    [yes] { CAPITAL(asTurned) }, past hier: { $land }.
    [no] { CAPITAL(asTurned) }, past hier niet: { $land }.
   *[untold] { CAPITAL(asTurned) }: { $land }.
}

chooseTurn = Zo past hij niet. Hij past { AND($ways) }: draai hem eerst.

choice = { $choice }: { $reached }

numbered = { $number }, { $text }.

leftOut = { $others ->
    [large] Een overgeslagen nummer is voor de grote meeple.
    [abbot] Een overgeslagen nummer is voor de abt.
   *[both] Een overgeslagen nummer is voor de grote meeple of de abt.
}

sentence = { $text }.

landSentence = { CAPITAL($land) }.

noLand = Het land hier levert nooit punten op.

notHere = { CAPITAL($place) }: { $reasons }

fitsHere = { CAPITAL($place) }: hij past.

command-title = Typ een opdracht

command-label = Opdracht

command-hint = Typ een opdracht en druk op Enter. Met “hulp” hoor je alle opdrachten.

command-send = Uitvoeren

command-unknown = “{ $text }” is geen opdracht. Typ “hulp” om ze allemaal te horen.

command-noPlace = Zeg waar, bijvoorbeeld “1 oost, 2 noord”.

command-noChoice = Die keuze is er nu niet.

command-typed-tile = tegel t

command-typed-fits = past p

command-typed-choices = keuzes k

command-typed-do = doe d

command-typed-place = leg l plaats

command-typed-why = waarom w

command-typed-at = op o

command-typed-scores = scores s

command-typed-players = spelers m

command-typed-turns = beurten b

command-typed-left = over v

command-typed-odds = kansen a

command-typed-hint = hint i

command-typed-reasons = redenen r

command-typed-undo = ongedaan u

command-typed-help = hulp ?

command-help = Tegel, of t: de tegel in je hand, in elke stand. Past, of p: waar hij past, en waar hij op aansluit. Keuzes, of k: wat je kunt doen. Doe, of d: “doe 2” neemt de tweede keuze, “doe niets” past. Leg, of l: “leg 1 oost rechtsom” plaatst de tegel daar. Waarom, of w: “waarom 1 oost” zegt waarom de tegel daar niet past. Op, of o: “op 1 oost” zegt wat daar ligt en van wie het is. Scores, of s: de scores. Spelers, of m: de speelstukken van iedereen. Beurten, of b: wat er in de laatste beurten gebeurde. Over, of v: hoeveel tegels er over zijn, en welke. Kansen, of a: hoe waarschijnlijk er voor elk gat een tegel komt. Hint, of i: de drie beste keuzes, wat ze waard zijn en waarom. Redenen, of r: waarom de bot zijn laatste keuze maakte. Ongedaan, of u: ongedaan maken. Hulp, of ?: deze opdrachten.

command-asDrawn = getekend

command-turnedRight = rechts rechtsom

command-upsideDown = ondersteboven

command-turnedLeft = links linksom

command-nothing = niets passen pas
