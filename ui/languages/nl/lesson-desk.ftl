# De werktafel waaraan iemand een les maakt door haar te spelen.

record = De volgende zetten opnemen

recordFirst = De eerste zetten opnemen

play = Spelen

playBarred = Neem eerst een zet op.

toLearn = Je lessen

ends = Vrije beurten komen het laatst, dus daarna kan niets worden opgenomen.

steps = Stappen

none = Druk op Opnemen en speel voor iedereen aan tafel. Elke beurt van jou wordt een stap.

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

loosenNote = Vink minder aan, dan zijn er meer zetten goed.

loosenOwn = De maker schreef een andere voorwaarde. Wat je hier aanvinkt, komt ervoor in de plaats.

# $right (number)
# $legal (number)
accepts = { $right } van { $legal } zetten zijn goed.

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

trait-nothing = Verder gebeurt er niets

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
    [one] Op { $count } foute zet antwoordt nog niemand.
   *[other] Op { $count } foute zetten antwoordt nog niemand.
}

# $what (text)
# $count (number)
class-of = { $count ->
    [one] { $what }: { $count } zet
   *[other] { $what }: { $count } zetten
}

class-elsewhere = De tegel ligt ergens anders

class-turned = De tegel is anders gedraaid

# $kind (road|city|monastery|garden|field|tower|river)
class-stands = { trait-stands }

class-nothing = Verder gebeurt er niets

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
    [one] Stap { $number }: op { $count } foute zet antwoordt niemand.
   *[other] Stap { $number }: op { $count } foute zetten antwoordt niemand.
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

recording-keep = Bewaren wat ik speelde

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
