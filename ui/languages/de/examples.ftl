title = Das Brett in jeder Verwendung

lead = Jedes Brett hier zeigt etwas anderes und hat eigene Tasten, solange es den Fokus hat.

game = Eine Partie: eine Entscheidung auf dem Brett

lesson = Eine Lektion: Markierungen, Pfeile, Geister und Zahlen

start = Der Anfang eines Mixes: Das Plättchen in der Hand lässt sich ausprobieren

lit = Hervorgehobenes Land und ein Feld, auf das nichts passt

still = Ein Bild des Bretts

neighbours = Ein Plättchen mit seinen Nachbarn

decided = { $count ->
    [one] { $count } Entscheidung wurde hier ausprobiert.
   *[other] { $count } Entscheidungen wurden hier ausprobiert.
}

parts-title = Woraus Seiten bestehen

parts-lead = Jedes Teil in seinen Zuständen. Jedes geht mit der Maus und allein mit der Tastatur.

parts-pressing = Drücken

parts-pressingText = Knöpfe, Zeichen, Wörter, die an oder aus sind, eine Zeile, die mehr sagt.

parts-main = Wofür man kam

parts-other = Etwas anderes

parts-undo = Rückgängig

parts-redo = Wiederholen

parts-tip = Zu sehen, wenn der Zeiger oder die Tastatur darauf ist.

parts-tipped = Was ist das?

parts-writing = Schreiben

parts-writingText = Eine Zeile, eine Zahl, mehrere Zeilen; mit einem Hinweis oder mit dem, was falsch ist.

parts-field = Name

parts-fieldNote = Wie andere ihn lesen werden.

parts-fieldBad = Das muss eine Zahl sein.

parts-choosing = Wählen

parts-choosingText = Eines von wenigen, eines von vielen, jedes oder keines, an und aus.

parts-list = Wer spielt

parts-lists-nobody = Niemand

parts-lists-bots = Bots

parts-lists-quick = Der schnelle

parts-lists-sharp = Der gewitzte

parts-number = Exemplare

parts-lines = Wofür es ist

parts-find = Suchen

parts-empty = Leeren

parts-hill = Ein Hügel

parts-lake = Ein See mit einem langen Namen

parts-place = Schritt der Partie

parts-folded = Was eingeklappt ist

parts-foldedText = Es war nicht im Weg.

parts-steps = Was getan wurde

parts-step = Schritt { $number }

parts-stars = { $won } von 3 Sternen

parts-leaf = Blatt

parts-leaves-first = Erstes Blatt

parts-leaves-second = Zweites Blatt

parts-leaves-third = Drittes Blatt

parts-switched = Erlaubte Felder

parts-switchedNote = Markiert, wohin das Plättchen darf.

parts-notices = Mitteilen

parts-noticesText = Was geschah, was sich zurückholen lässt, wie weit es ist.

parts-notice = Das lässt sich nicht verwenden.

parts-noticeWhy = Der Datenträger ist voll.

parts-noticeTodo = Schaff Platz und versuch es noch einmal.

parts-removed = „Regentag“ wurde gelöscht.

parts-back = Zurückholen

parts-progress = Erledigte Lektionen

parts-progressText = { $done } von { $of }

parts-numbers = Zahlen

parts-numbersText = Eine Tabelle mit Summe, Balken und eine Linie.

parts-table = Punkte nach Runde

parts-rounds-first = Erste Runde

parts-rounds-second = Zweite Runde

parts-sum = Summe

parts-chart = Punkte in einer Runde

parts-line = Punkte über zwei Runden

parts-points = { COUNT($count, of: "points") }

parts-room = Platz

parts-roomText = Blätter, von denen eines zu sehen ist, was eingeklappt ist, und Zeilen zum Drücken.

states-title = Wie eine Seite dasteht

states-lead = Mit nichts darauf, mit mehr, als passt, mit dem, was schiefging, und während man wartet.

states-empty-title = Noch nichts

states-empty-text = Begonnene Partien stehen hier.

states-empty-first = Eine beginnen

states-long-title = Ein Name, den jemand eingab, ohne je an die zu denken, die eine Seite gestalten

states-long-word = Donaudampfschifffahrtsgesellschaftskapitänswitwenrente

states-long-note = Mehrere Wörter, die dasselbe sagen, nur länger, als es sich irgendwer gewünscht hätte, bis die Zeile voll ist und eine neue beginnt.

states-wrong-title = Etwas ging schief

states-wrong-again = Noch einmal versuchen

states-busy-title = Es wird gemacht

states-busy-text = Das kann eine Minute dauern.

states-busy-stop = Anhalten

states-busy-go = Machen

parts-done = Gedrückt: { $what }.

parts-nothingDone = Noch nichts gedrückt.

parts-players-first = Anna

parts-players-second = Ben

parts-players-third = Cleo

parts-kinds-during = während der Partie

parts-kinds-end = am Ende
