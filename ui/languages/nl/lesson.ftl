label = De les

table = De tafel

opening = De les openen …

place = { $course } { $number }

leave = Les verlaten

leaveText = Je voortgang is opgeslagen.

steps = De stappen

step = Stap { $number } van { $all }

stepNamed = { step }, { $kind }, { $state }

stepNew = { step }, { $kind }, { $state }, nieuw sinds je de les afrondde

stepState-done = gedaan

stepState-now = hier ben je

stepState-ahead = komt nog

kinds-say = Lezen

kinds-show = Kijken

kinds-do = Jouw zet

kinds-predict = Wat denk je?

kinds-find_best = Zoek de beste zet

kinds-find_all = Zoek ze allemaal

kinds-spot = Wat klopt er niet?

kinds-play = Speel verder

kinds-make = Bouw het zelf

toReach = Je doel

starAims = Voor alle drie de sterren:

turns = Beurt { $number } van { $of }

stars = { COUNT($stars, of: "stars") } van de drie

starsLeft = Nog hoogstens { COUNT($stars, of: "stars") } te winnen

answers = Antwoorden

tried = Geprobeerd, niet goed

numbered = { $number }: { $sentence }

manyPlaces = { $places ->
    [one] Er is { $places } plek. Met de opdracht “keuzes” hoor je welke.
   *[other] Er zijn { $places } plekken. Met de opdracht “keuzes” hoor je welke.
}

markedAll = Ik heb ze allemaal gemarkeerd.

point = Kies hier of op het bord.

pointAll = Markeer alle plekken die je bedoelt, hier of op het bord.

marked = { COUNT($count, of: "placesMarked") }

thatIsAll = Dat zijn ze

number = Je antwoord (een getal)

answerIt = Antwoorden

aim-place = { CAPITAL($place) }

aim-land = { $kind ->
    [road] Weg, { $place }
    [city] Stad, { $place }
    [monastery] Klooster, { $place }
    [field] Weide, { $place }
    [garden] Tuin, { $place }
    [tower] Toren, { $place }
   *[river] Rivier, { $place }
}

aim-part = { $kind ->
    [road] Weg { spot }, { $place }
    [city] Stad { spot }, { $place }
    [monastery] Klooster { spot }, { $place }
    [field] Weide { spot }, { $place }
    [garden] Tuin { spot }, { $place }
    [tower] Toren { spot }, { $place }
   *[river] Rivier { spot }, { $place }
}

given-yes = Ja

given-no = Nee

given-nobody = Niemand

given-player = { $who ->
    [you] jij
   *[other] { $whoName }
}

given-players = { CAPITAL($players) }

given-tile = { CAPITAL($land) }

given-nowhere = Geen enkele

given-andPlace = { $one }; { $other }

given-sentence = { $answer }.

given-yours = Jouw antwoord: { $answer }.

given-yourReason = Jouw antwoord: { $reason }

numbers = Antwoorden: { OR($numbers) }.

anyNumber = Het antwoord is een getal.

pointedAt = Uitgelicht:

pointed-part-hand = De tegel in je hand

pointed-part-score = De scores

pointed-part-supply = Wat elke speler heeft

pointed-part-track = Het scorebord

pointed-part-bag = De overgebleven tegels

pointed-part-task = De opdracht

pointed-land = { CAPITAL(theKind) } { $place }

pointed-lands = { CAPITAL(theKind) } op { COUNT($tiles, of: "tiles") }: { $places }

pointed-cell = { CAPITAL($place) }

pointed-figure = Het speelstuk { $place }

pointed-arrow = Van { $from } naar { $to }

wished = De tegel zou { $place } liggen, { asTurned }: { $land }.

judged-right = Goed

judged-wrong = Niet helemaal

judged-refused = Dat mag niet

judged-done = Voorgedaan

tries-2 = Goed bij de tweede poging

tries-3 = Goed bij de derde poging

notAtOnce = Goed, na een paar pogingen

judgedSo = { $judged }.

noMistake = Proberen kost niets.

takenBack = Druk op “{ tryAgain }” om je zet terug te nemen.

againByKey = Druk op Enter voor “{ tryAgain }”.

other = Dat is het niet.

value = Het antwoord is { $answer }.

imagined = Alleen een voorbeeld: het bord blijft zoals het was.

part = Alleen een deel van het bord is te zien

moves = Wat er gebeurt

move = Zet { $number } van { $all }

earlier = Vorige zet

later = Volgende zet

next = Verder

tryAgain = Opnieuw proberen

toLast = Naar de laatste zet

yourTurn = Jij bent aan de beurt

hint = Hint

hints-1 = Hint

hints-2 = Laat zien waar

hints-3 = Laat elke plek zien

hints-4 = Doe het voor me

hintsOfTurns-1 = Hint

hintsOfTurns-2 = Laat zien waar

hintsOfTurns-3 = Laat één goede plek zien

hintsOfTurns-4 = Doe het voor me

hintsOfChoices-1 = Hint

hintsOfChoices-2 = Laat zien waar

hintsOfChoices-3 = Houd twee antwoorden over

hintsOfChoices-4 = Zeg het me

hintsOfAnswers-1 = Hint

hintsOfAnswers-2 = Laat zien waar

hintsOfAnswers-3 = Laat zien hoe je telt

hintsOfAnswers-4 = Zeg het me

hintFor = { $stars ->
    [0] { $called }
   *[other] { $called } (−{ COUNT($stars, of: "stars") })
}

hintCosts = { $stars ->
    [0] Deze hint kost niets.
   *[other] Deze hint kost een ster. Verdere hints in deze stap zijn gratis.
}

unsay = Misklik: niet meetellen

unsayText = Neemt het foute antwoord terug zonder het te tellen. Eén keer per stap.

nudge = Hint

litArea = Kijk waar het bord is uitgelicht.

litPlaces = Het goede antwoord is uitgelicht op het bord.

left = Een van deze twee:

why = Waarom?

takeBack = Ongedaan maken

retry = Deze stap opnieuw

skip = Overslaan

back = Vorige stap

rules = Regels

says = { $name }: “{ $words }”

desk-label = De editor

desk-later = Druk eerst op “{ next }”: in deze stap kun je niet bewerken.

desk-first = Wat de les nu doet:

desk-way = Wat de les doet:

desk-hints-1 = Hint

desk-hints-2 = Laat de volgende wijziging zien

desk-hints-3 = Laat elke wijziging zien

desk-hints-4 = Doe het voor me

desk-run = Het lab laten spelen

desk-weigh = { COUNT($games, of: "games") } in het lab spelen

desk-weighed = { $games ->
    [one] Het lab heeft { $games } partij met deze mix gespeeld.
   *[other] Het lab heeft { $games } partijen met deze mix gespeeld.
}

desk-notWeighed = Het lab heeft deze mix nog niet gespeeld.

desk-keep-tile = Deze tegel opslaan

desk-keep-set = Deze set opslaan

desk-keep-mix = Deze mix opslaan

desk-keep-lab = Deze mix opslaan

desk-kept = Opgeslagen in je verzameling.

desk-open = Openen

trial-what = Je bekijkt één stap van deze les.

trial-why = Hier telt niets mee, en je eigen voortgang blijft zoals die was.

trial-whole = Hele les openen

trial-back = Terug naar het regelboek

trial-desk = Terug naar de werktafel van de les

trial-game = Terug naar de partij

trial-enough = Dat was de stap. De rest kan wachten; je partij is nog zoals je die achterliet.

path-place = Korte cursus

path-page = Alles op één pagina

path-pageText = Alles wat je aan tafel moet weten. Open een regel om de spelregels te lezen.

path-print = Deze pagina afdrukken

path-inForce = Zo wordt je geopende partij gespeeld.

path-passed = Je kent het basisspel

path-passedText = De lessen ervan tellen als gedaan. Je kunt ze nog steeds spelen.

path-notPassed = Nog niet geslaagd

path-notPassedText = Je slaagt met zeven van de acht goed. De lessen leren je de rest.

path-rightOf = { $right } van de { $all } goed.

path-toBoxes = Naar de uitbreidingen

path-toLessons = Naar de lessen

cameUp-title = Regels die aan bod kwamen

cameUp-text = Druk op een beurt om het bord van toen te zien.

cameUp-turn = beurt { $turn }

cameUp-over = het einde

cameUp-lookInTurn = { $rule }: toon het bord na beurt { $turn }

cameUp-lookAtEnd = { $rule }: toon het bord aan het einde

cameUp-toEnd = Terug naar het einde van de partij

cameUp-never = Regels die niet aan bod kwamen

end-title = Les afgerond

end-learned = Wat je hebt geleerd

end-said = { $title }: { $lesson }. { stars }. { $summary }

end-how-3 = Geen fouten en geen hints.

end-how-2 = Hoogstens één fout.

end-how-1 = Afgerond.

end-standings = Eindstand

end-aims = { $all ->
    [one] { $reached } van { $all } doel gehaald.
   *[other] { $reached } van de { $all } doelen gehaald.
}

end-allAims = { $all ->
    [one] Doel gehaald.
   *[other] Alle { $all } doelen gehaald.
}

end-summary = { $skipped ->
    [0] Fouten: { $mistakes }. Hints: { $hints }.
   *[other] Fouten: { $mistakes }. Hints: { $hints }. Overgeslagen stappen: { $skipped }.
}

end-guesses = { $count ->
    [one] { $count } keer verkeerd geraden; dat kost niets.
   *[other] { $count } keer verkeerd geraden; dat kost niets.
}

end-moreAims = Voor meer sterren: haal elk doel.

end-best = Je beste: { COUNT($stars, of: "stars") }.

end-more-2 = Voor de derde ster: geen fouten en geen hints.

end-more-1 = Voor meer sterren: hoogstens één fout, en geen stap overslaan.

end-next = Volgende: { $title }

end-practise = Dit oefenen

end-again = Opnieuw spelen

end-map = Alle lessen

end-last = Dat was de laatste les.

end-reached = gehaald

end-notReached = niet gehaald
