invalid-what = Das lässt sich nicht verwenden.

invalid-named = „{ $field }“ kann nicht { $found } sein.

invalid-unnamed = Ein Wert kann nicht { $found } sein.

allowed-one_of = Möglich ist { OR($values) }.

allowed-another = Wähle einen anderen Wert.

allowed-range = Wähle eine Zahl von { $least } bis { $most }.

allowed-range_but_zero = Wähle eine Zahl von { $least } bis { $most }, aber nicht 0.

allowed-at_most = Höchstens { $most } sind möglich.

allowed-letters = Schreib höchstens { $most } Buchstaben.

rejected-what = Die Regeln erlauben das nicht.

rejected-todo = Nichts wurde geändert: Wähle etwas anderes.

refusal = { $reason } ({ $rule })

sentences = { $first } { $next }

problemAt = { $place }: { $problem }

problems = { $first }; { $next }

notDone = Das wurde nicht getan.

stale-why = Die Partie war schon weiter, oder du hast einen früheren Schritt angesehen.

stale-todo = Geh zum letzten Schritt und wähle noch einmal.

locked-why = Dieser Tisch ist gesperrt: keine Tipps und kein Rückgängig, bis die Partie zu Ende ist.

locked-todo = Spiel weiter. Nach der Partie ist alles offen.

misplaced-why = Dieser Schritt der Lektion verlangt etwas anderes.

misplaced-todo = Lies die Aufgabe noch einmal.

missing-what = Das gibt es nicht.

missing-todo = Geh zurück und wähle noch einmal.

missing-open_game = Es ist keine Partie offen.

missing-game = Diese Partie ist nicht mehr da.

missing-step = Die Partie hat keinen solchen Schritt.

missing-end = Du kannst eine Partie analysieren, sobald sie zu Ende ist.

missing-document = Dieses Plättchenset oder dieser Mix ist nicht mehr da.

missing-backup = Diese Sicherung ist nicht mehr da.

missing-run = Dieser Lauf im Labor ist nicht mehr da.

missing-run_game = Die Partien dieses Laufs hatten andere Bots oder Regeln als die heutigen.

missing-feature = Dort ist keine Straße, keine Stadt, kein Kloster und keine Wiese.

missing-open_lesson = Es ist keine Lektion offen.

missing-lesson = Diese Lektion gibt es nicht.

missing-question = Diese Frage ist nicht mehr da.

content-what = Das lässt sich nicht verwenden.

content-todo = Korrigiere es und versuch es noch einmal.

file-what = „{ $file }“ ließ sich nicht verwenden.

file-missing-why = Diese Datei oder diesen Ordner gibt es nicht.

file-missing-todo = Wähle etwas anderes.

file-not_allowed-why = Dieser Computer erlaubt Bastide den Zugriff auf die Datei oder den Ordner nicht.

file-not_allowed-todo = Wähle einen anderen Ort oder ändere die Zugriffsrechte.

file-not_a_file-why = Es ist ein Ordner oder etwas anderes, das keine Partie enthält.

file-not_a_file-todo = Wähle eine Datei.

file-full-why = Der Datenträger ist voll.

file-full-todo = Schaff Platz oder wähle einen anderen Datenträger und versuch es noch einmal.

file-not_shown-what = Der Ordner ließ sich nicht zeigen.

file-not_shown-why = Die Datei ist gespeichert, aber keine Dateiverwaltung hat geantwortet.

file-not_shown-todo = Öffne den Ordner selbst.

file-failed-why = Das System nannte einen unbekannten Grund.

file-failed-todo = Mehr steht in der Protokolldatei im Datenordner. Versuch es noch einmal oder wähle einen anderen Ort.

unfit-what = „{ $file }“ wurde nicht verwendet.

undrawable-todo = Nichts wurde geändert.

bug-what = In Bastide ist etwas schiefgegangen. Nichts wurde geändert.

bug-todo = Das ist unser Fehler. Mehr steht in der Protokolldatei im Datenordner.

unreachable-what = Das Fenster hat keine Verbindung zum Programm dahinter.

unreachable-todo = Schließ Bastide und starte es neu.
