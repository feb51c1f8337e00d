# De werktafel waaraan iemand een les maakt door haar te spelen.

record = De volgende zetten opnemen

recordFirst = De eerste zetten opnemen

play = Spelen

playBarred = Neem eerst een zet op.

toLearn = Je lessen

ends = Vrije beurten komen het laatst, dus daarna kan niets worden opgenomen.

steps = Stappen

none = Speel de eerste zetten, voor iedereen aan tafel. Elke beurt van de leerling wordt een stap.

# $number (number)
# $text (text)
stepWords = { $number }. Woorden: { $text }

# $number (number)
# $text (text)
stepMove = { $number }. Zet: { $text }

# $number (number)
# $text (text)
stepOther = { $number }. { $text }

unsaid = nog geen woorden

# $number (number)
title = Stap { $number }

# $number (number)
board = Het bord bij het begin van stap { $number }

# $tile (text)
drawn = Getrokken: { $tile }

task = Opdracht

words = Woorden

good = Als het goed is

hint = Tip

otherStep = Deze stap blijft zoals hij in het bestand staat. Alleen de woorden kun je hier veranderen.

loosen = Wat een goede zet nodig heeft

loosenNote = Haal een vinkje weg om meer zetten goed te rekenen.

loosenOwn = De maker schreef een andere voorwaarde. Wat je hier aanvinkt, komt ervoor in de plaats.

# $right (number)
# $legal (number)
accepts = { $right ->
    [one] { $right } van de { $legal } zetten is goed.
   *[other] { $right } van de { $legal } zetten zijn goed.
}

# $what (text)
# $count (number)
trait-of = { $count ->
    [one] { $what } ({ $count } zet)
   *[other] { $what } ({ $count } zetten)
}

trait-turned = De tegel hier, zo gedraaid

trait-there = De tegel hier, hoe dan ook gedraaid

# $kind (road|city|monastery|garden|field|tower|river)
trait-completes = { $kind ->
    [road] Voltooit een weg
    [city] Voltooit een stad
    [monastery] Voltooit een klooster
    [garden] Voltooit een tuin
   *[other] Voltooit iets
}

# $kind (road|city|monastery|garden|field|tower|river)
trait-extends = { $kind ->
    [road] Maakt deze weg langer
    [city] Maakt deze stad groter
    [river] Gaat verder met de rivier
   *[other] Gaat hiermee verder
}

trait-exactly = Precies deze beslissing

trait-spot = Deze figuur op deze plek

# $kind (road|city|monastery|garden|field|tower|river)
trait-on = { $kind ->
    [road] Een figuur op deze weg
    [city] Een figuur in deze stad
   *[other] Een figuur op dit land
}

# $kind (road|city|monastery|garden|field|tower|river)
trait-stands = { $kind ->
    [road] Een figuur op een weg
    [city] Een figuur in een stad
    [monastery] Een figuur op een klooster
    [garden] Een figuur in een tuin
    [field] Een figuur in een weide
    [tower] Een figuur op een toren
   *[other] Een figuur op de rivier
}

trait-figure = Dit soort figuur

trait-anyFigure = Een figuur, welke dan ook

trait-nothing = Er wordt verder niets geplaatst

trait-alike = Dit soort beslissing

# $points (number)
trait-scores = { $points ->
    [one] Levert minstens { $points } punt op
   *[other] Levert minstens { $points } punten op
}

wrong = Foute zetten

wrongNone = Elke foute zet heeft een antwoord.

# $count (number)
open = { $count ->
    [one] { $count } foute zet heeft nog geen antwoord.
   *[other] { $count } foute zetten hebben nog geen antwoord.
}

# $what (text)
# $count (number)
class-of = { $count ->
    [0] { $what }: deze fout kan niemand maken
    [one] { $what }: { $count } zet
   *[other] { $what }: { $count } zetten
}

class-elsewhere = De tegel ligt ergens anders

class-turned = De tegel is anders gedraaid

# $kind (road|city|monastery|garden|field|tower|river)
class-stands = { trait-stands }

class-nothing = Er wordt verder niets geplaatst

class-figure = Er wordt een andere figuur geplaatst

class-alike = Er gebeurt iets anders

class-other = Al het andere

# $name (text)
class-named = “{ $name }”

answerNote = Zeg wat er gebeurde, en waarom het niet goed is.

# $what (text)
forget = Dit antwoord verwijderen: { $what }

forgetShort = Verwijderen

tryIt = Vanaf hier proberen

fromMoment = Er een les van maken

addWords = Woorden na deze stap toevoegen

addWordsFirst = Woorden aan het begin toevoegen

removeWords = Deze woorden verwijderen

cut = Vanaf hier verwijderen

# $count (number)
cutNote = { $count ->
    [one] Verwijdert deze stap. Ongedaan maken brengt hem terug.
   *[other] Verwijdert { $count } stappen. Ongedaan maken brengt ze terug.
}

missing = Wat er ontbreekt

missingNothing = Er ontbreekt niets.

checking = Controleren …

gap-steps = Neem de eerste zet op.

# $number (number)
gap-task = Stap { $number } heeft nog geen opdracht.

# $number (number)
gap-words = Stap { $number } heeft nog geen woorden.

# $number (number)
# $count (number)
gap-open = { $count ->
    [one] Stap { $number }: { $count } foute zet heeft geen antwoord.
   *[other] Stap { $number }: { $count } foute zetten hebben geen antwoord.
}

# $number (number)
# $what (text)
gap-problem = Stap { $number }: { $what }

# $number (number)
gap-hint = Stap { $number } heeft geen tip. Dat mag zo blijven.

after = Komt na

afterNothing = Ze komt het eerst

learn-title = Je lessen

# $number (number)
# $steps (number)
learn-at = Stap { $number } van { $steps }

# $steps (number)
learn-steps = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}

learn-open = Nog niet af

learn-edit = Bewerken

# $title (name)
learn-editThis = { $title } bewerken

recording-lead = Je neemt op. Speel voor iedereen aan tafel.

recording-whose = Elke beurt van { $name } wordt een stap.

recording-keep = Klaar met opnemen

recording-leave = Weggaan zonder te bewaren

recording-nothing = Maak eerst een beurt af. Dan kan die een stap worden.

# $count (number)
recording-kept = { $count ->
    [one] De les heeft nu { $count } stap.
   *[other] De les heeft nu { $count } stappen.
}

begin-title = Nieuwe les

begin-name = Naam

begin-usual = Mijn les

begin-from = Begin bij

begin-position = Een van je stellingen

begin-lesson = Waar een les begint

begin-copy = Een kopie van een les

begin-which = Welke

begin-create = Maken

# $number (number)
# $text (text)
stepQuestion = { $number }. Vraag: { $text }

readOnly = Dit is een bouwles. Je kunt haar hier lezen, maar niet veranderen.

addQuestion = Een vraag toevoegen na deze stap

addQuestionFirst = Een vraag toevoegen aan het begin

removeQuestion = Deze vraag verwijderen

# How many of the moves that are marked go to a place.
# $count (number)
goThere = { $count ->
    [one] { $count } gemarkeerde zet gaat hierheen.
   *[other] { $count } gemarkeerde zetten gaan hierheen.
}

loosenShow = Op het bord staat waar de goede zetten heen gaan. Wijs een regel aan om zijn zetten te zien.

class-says = Een ander antwoord

# $number (number)
# $count (number)
gap-replies = { $count ->
    [one] Stap { $number }: { $count } fout antwoord heeft nog geen reactie.
   *[other] Stap { $number }: { $count } foute antwoorden hebben nog geen reactie.
}

mark-title = Aanwijzingen op het bord

mark-how = Druk op een plek van het bord, of loop ernaartoe met de pijltjestoetsen. Kies dan wat je aanwijst.

# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
mark-feature = { CAPITAL(theKind) } { spot }

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
mark-figure = { $who ->
    [you] Jouw speelstuk { onTheKind } { spot }
   *[other] Het speelstuk van { $whoName } { onTheKind } { spot }
}

mark-cell = De hele plek

mark-arrowFrom = Pijl vanaf hier

mark-arrowTo = Pijl tot hier

mark-arrowEnds = Kies nu de plek waar de pijl eindigt.

mark-notThere = Iets wat nog niet op het bord ligt

# $what (text)
mark-remove = Deze aanwijzing verwijderen: { $what }

question-title = Vraag

question-what = Wat je vraagt

question-who = Over wie

question-learner = De leerling

question-kind-at_the_end = Punten als het spel nu eindigde

question-kind-worth = Punten voor een gebied, zoals het nu is

question-kind-worth_complete = Punten voor een gebied, als het af was

question-kind-tiles = Tegels van een gebied

question-kind-followers = Meeples in de voorraad

question-kind-fits = Tegels over die op een plek passen

question-kind-owners = Wie een gebied scoort

question-kind-leaders = Wie zou winnen als het spel nu eindigde

# $what (text)
question-about = Over: { $what }

# $what (text)
question-askAbout = Vraag over: { $what }

question-pressPlace = Voor ander land druk je op zijn plek op het bord.

question-pressGap = Voor een ander gat druk je op zijn plek op het bord.

question-own = Deze vraag blijft zoals ze in haar bestand staat. Haar woorden, antwoorden en reacties kun je hier veranderen.

# $answer (text)
question-right = Goed antwoord: { $answer }. Het programma rekent het uit.

question-noAnswer = Dit kan hier niet gevraagd worden.

question-wrong = Foute antwoorden

question-wrongNote = De leerling kiest uit deze en het goede.

question-anyNumber = Zonder foute antwoorden om uit te kiezen schrijft de leerling een getal.

question-lacks = Het goede antwoord staat niet meer bij de keuzes.

question-putRight = Erbij zetten

question-number = Getal

question-add = Toevoegen

question-propose = Stel er een paar voor

# $answer (text)
question-sayTo = Wat je zegt op { $answer }

question-other = Elk ander antwoord

question-sayOther = Wat je zegt op een fout antwoord

question-remove = Dit antwoord verwijderen

# $answer (text)
question-removeThis = Dit antwoord verwijderen: { $answer }

# $count (number)
recording-soFar = { $count ->
    [one] Je neemt op. De les heeft tot nu toe { $count } stap.
   *[other] Je neemt op. De les heeft tot nu toe { $count } stappen.
}

course-name = Cursus die hier begint

course-note = Laat dit leeg als de les op zichzelf staat. Lessen die erna komen, horen bij de cursus.

course-words = Waar de cursus over gaat

# $won (number)
# $count (number)
learn-course = { $won } van { $count } lessen voltooid

learn-share = Cursus delen

# $title (name)
learn-shareThis = Cursus delen: { $title }

mark-cancel = Geen pijl

show-begin = Laat zien wat er gebeurt

show-beginThis = Laat zien wat er gebeurt na: { $what }

show-title = Daarna wordt dit gespeeld:

show-move = { $who ->
    [you] Jij: { $what }
   *[other] { $whoName }: { $what }
}

show-count = { $count ->
    [one] Daarna wordt { $count } beslissing gespeeld.
   *[other] Daarna worden { $count } beslissingen gespeeld.
}

show-again = Opnieuw opnemen

show-againThis = Opnieuw opnemen wat er gebeurt na: { $what }

show-remove = Niet meer laten zien

show-removeThis = Niet meer laten zien wat er gebeurt na: { $what }

recording-mistake = De fout ligt op het bord. Speel wat erop volgt, voor iedereen aan tafel.

recording-notShown = Speel eerst iets. Dan kan het getoond worden.

recording-shown = Wat je speelde, wordt nu na de fout getoond.

question-shared = Dit hoort ook bij andere foute antwoorden.

rules-title = Regels die ze leert

rules-note = De leerling vindt ze bij het antwoord.

rules-search = Zoek een regel

rules-clear = Zoekveld leegmaken

rules-add = { $what } toevoegen

rules-remove = Verwijder de regel: { $what }

rules-nothing = Geen regel heeft deze woorden in de titel.

learn-rename = Hernoemen

learn-renameThis = Cursus hernoemen: { $title }

learn-newName = Nieuwe naam van de cursus

learn-renamed = De cursus heet nu { $title }.

learn-lessons = { $count ->
    [one] Cursus van { $count } les
   *[other] Cursus van { $count } lessen
}
