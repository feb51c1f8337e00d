goOn = Verder

begin = Starten

goOnWith = Verder met “{ $title }”

nothingNext = Je hebt alles afgerond voor de uitbreidingen die je hebt. Kies hieronder een cursus of wijzig je uitbreidingen in de instellingen.

allDone = Je hebt alle lessen afgerond. Je kunt ze allemaal opnieuw spelen.

courses = Cursussen

together = Uitbreidingen combineren

playWell = Beter spelen

build = Leren bouwen

courseText-base = Tegels, wegen, steden, kloosters en weiden.

courseText-together = Regels voor uitbreidingen die je samen speelt.

courseText-playWell = Beslissingen uit partijen van sterke bots: drie borden per les, en wat elke zet weggeeft.

courseText-build = Maak tegels, sets en mixen en test ze in het lab.

none = Deze lessen worden nog geschreven.

counts = Dit heb je geleerd. Je kunt de lessen nog steeds spelen.

count = { $done } van { COUNT($all, of: "lessons") }

helps = Makkelijker na { AND($titles, each: "quoted") }

underWay = Stap { $step } van { $steps }

underWayFor = { underWay } · { minutesLong }

minutes = { COUNT($minutes, of: "min") }

minutesLong = { COUNT($minutes, of: "minutes") }

fresh = { $count ->
    [one] { $count } nieuwe stap
   *[other] { $count } nieuwe stappen
}

exam = Examen doen: { $course }

finished = afgerond

reset = Wissen

resetLesson = Voortgang van “{ $title }” wissen

resetCourse = Voortgang van de cursus { $course } wissen

resetAll = Voortgang van alle lessen wissen

wasReset = De voortgang van “{ $what }” is gewist: sterren, antwoorden en stappen.

allReset = De voortgang van alle lessen is gewist.

undo = Ongedaan maken

restored = Je voortgang is terug.

manage = Voortgang wissen

managed = Klaar

short-title = Ken je het spel al?

short-lead = Leer elke uitbreiding in vijf minuten. Aan het eind krijg je een samenvatting van één pagina.

short-testText = { COUNT($questions, of: "questions") }. Als je slaagt, kun je de eerste cursus overslaan.

short-wellText = Zoek de beste zet op borden uit echte partijen.

short-met = Je kent het basisspel.

short-again = Test opnieuw doen

short-turnText = De volgorde van een beurt met jouw uitbreidingen:

short-boxes = Uitbreidingen waarmee je speelt

short-five = In vijf minuten

rule-new = nog niet gezien

rule-seen = gezien

rule-learned = geleerd

rule-show = Laat zien

rule-showIn = Te zien in de les “{ $title }”

rule-none = Nog geen les laat dit zien.
