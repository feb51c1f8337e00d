goOn = Weiter

begin = Beginnen

goOnWith = Weiter mit „{ $title }“

nothingNext = Für deine Erweiterungen hast du alles abgeschlossen. Wähle unten irgendeinen Kurs oder ändere deine Erweiterungen in den Einstellungen.

allDone = Du hast alle Lektionen abgeschlossen. Du kannst jede noch einmal spielen.

courses = Kurse

together = Erweiterungen verbinden

build = Bauen lernen

courseText-base = Plättchen, Straßen, Städte, Klöster und Wiesen.

courseText-together = Regeln für Erweiterungen, die zusammen gespielt werden.

courseText-build = Plättchen, Sets und Mixe machen und im Labor testen.

none = Diese Lektionen werden noch geschrieben.

counts = Das hast du gelernt. Die Lektionen kannst du trotzdem spielen.

count = { $done } von { COUNT($all, of: "lessons") }

helps = Leichter nach { AND($titles, each: "quoted") }

underWay = Schritt { $step } von { $steps }

underWayFor = { underWay } · { minutesLong }

minutes = { COUNT($minutes, of: "min") }

minutesLong = { COUNT($minutes, of: "minutes") }

fresh = { $count ->
    [one] { $count } neuer Schritt
   *[other] { $count } neue Schritte
}

exam = Prüfung machen: { $course }

finished = abgeschlossen

reset = Zurücksetzen

resetLesson = „{ $title }“ zurücksetzen

resetCourse = Den Kurs { $course } zurücksetzen

resetAll = Alle Lektionen zurücksetzen

wasReset = „{ $what }“ wurde zurückgesetzt: Sterne, Antworten und Fortschritt.

allReset = Alle Lektionen wurden zurückgesetzt.

undo = Rückgängig

restored = Dein Fortschritt ist wieder da.

manage = Lektionen zurücksetzen

managed = Fertig

short-title = Kennst du das Spiel schon?

short-lead = Lerne jede Erweiterung in fünf Minuten. Am Ende steht eine Übersicht auf einer Seite.

short-testText = { COUNT($questions, of: "questions") }. Wenn du bestehst, kannst du den ersten Kurs überspringen.

short-met = Du kennst das Grundspiel.

short-again = Den Test noch einmal machen

short-turnText = Der Ablauf eines Zuges mit deinen Erweiterungen:

short-boxes = Erweiterungen, mit denen du spielst

short-five = In fünf Minuten

rule-new = noch nicht gesehen

rule-seen = gesehen

rule-learned = gelernt

rule-show = Zeigen

rule-showIn = In der Lektion „{ $title }“ gezeigt

rule-none = Noch zeigt das keine Lektion.
