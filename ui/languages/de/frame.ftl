name = Bastide

chapters = Bereiche

skip = Zum Inhalt

languages-label = Sprachdateien

languages-leftOut = Einige Sprachdateien wurden ausgelassen: { AND($files) }.

languages-why = Sie sind zu groß oder nicht lesbar, oder sie übersetzen nichts, was Bastide sagt.

languages-todo = Korrigiere sie und starte Bastide neu.

opened = { $screen } geöffnet.

windowTitle = { $screen } – Bastide

close = Schließen

faults = Was schiefging

copying-copy = Kopieren

copying-report = Bericht kopieren

copying-copied = Kopiert.

copying-selected = Bastide kann die Zwischenablage nicht benutzen. Der Text ist markiert: Drücke Strg und C.

keys-title = Tastenkürzel

keys-open = Tastenkürzel

keys-intro = Diese gelten auf jeder Seite. Manche Seiten haben noch eigene.

keys-caps-Control = Strg

keys-caps-Shift = Umschalt

keys-caps-Enter = Enter

keys-caps-Space = Leertaste

keys-caps-Escape = Esc

keys-caps-PageUp = Bild auf

keys-where-lesson = In einer Lektion

keys-where-board = Auf dem Brett

keys-where-table = Am Tisch

keys-where-drawing = Beim Zeichnen eines Plättchens

keys-where-set = In einem Plättchensatz

keys-where-everywhere = Auf jeder Seite

keys-does-next = weiter oder noch einmal versuchen

keys-does-hint = einen Tipp zeigen, danach einen deutlicheren

keys-does-reason = erklären, warum

keys-does-retry = diesen Schritt neu beginnen

keys-does-skip = Bastide diesen Schritt machen lassen

keys-does-before = einen Schritt zurück

keys-does-aim = das Plättchen auf das nächste passende Feld bewegen oder zur nächsten Auswahl gehen

keys-does-turn = das Plättchen drehen, bis es wieder passt

keys-does-act = das Plättchen anlegen oder auswählen

keys-does-look = von Feld zu Feld gehen; jedes wird angesagt

keys-does-pan = das Brett verschieben

keys-does-zoom = vergrößern, verkleinern, alles zeigen

keys-does-inspect = zeigen, was auf ein Feld passt; die Pfeiltasten gehen zum nächsten

keys-does-walk = von einem Gebiet mit Figuren zum nächsten gehen

keys-does-close = eine Notiz auf dem Brett schließen

keys-does-choose = aus der Liste auswählen

keys-does-find = das gezogene Plättchen suchen; Enter nimmt den ersten Treffer

keys-does-other = eine andere Figur nehmen

keys-does-pass = nichts tun

keys-does-advice = einen Tipp zu dieser Entscheidung zeigen oder ausblenden

keys-does-odds = zeigen, wie wahrscheinlich sich jede Lücke füllt

keys-does-undo = rückgängig machen und wiederholen

keys-does-sides = von Seite zu Seite gehen und in die Mitte

keys-does-stroke = eine Seite aufnehmen und mit der aktuellen Stelle verbinden

keys-does-copy = die gewählten Plättchen kopieren, und ausschneiden

keys-does-paste = die kopierten Plättchen einfügen

keys-does-twice = die gewählten Plättchen duplizieren

keys-does-remove = die gewählten Plättchen löschen

keys-does-all = alle Plättchen wählen

keys-does-screens = eine Seite öffnen: 0 ist „Start“, die anderen stehen neben ihren Namen

keys-does-back = zurück

keys-does-forward = vor

keys-does-search = die Regeln durchsuchen

keys-does-fresh = eine neue Partie vorbereiten

keys-does-file = eine Partie aus einer Datei öffnen

keys-does-save = die offene Partie als Datei speichern

keys-does-moment = diesen Zug als Szenario speichern

keys-does-letters = größerer Text, kleinerer Text, normale Größe

keys-does-full = Vollbild an oder aus

keys-does-sheet = diese Liste zeigen

keys-does-closeSheet = ein Fenster schließen

keys-does-quit = Bastide beenden; alles ist gespeichert

keys-drawn-turn = das Plättchen drehen

keys-drawn-close = loslassen, was du aufgenommen hast

keys-drawn-side = die Seite, an der du bist, zur Stadt, zur Straße, zur Wiese oder zum Fluss machen

keys-drawn-move = zum vorigen Plättchen, und zum nächsten

keys-filled = Vollbild an.

keys-windowed = Vollbild aus.
