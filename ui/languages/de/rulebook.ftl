contents = Inhalt

search = Regeln durchsuchen

clear = Suche leeren

also = Auch gesucht: { AND($words) }

found = { COUNT($count, of: "passagesFound") }

inChapter = { $chapter }, { $count } gefunden

close = { COUNT($count, of: "closeMatches") }

partly = Keine Regel enthält all diese Wörter. Am nächsten kommen:

best = Beste Treffer zuerst

more = { $count } weitere zeigen

nothing = Keine Regel passt. Versuch es mit dem Namen einer Figur oder eines Bauwerks, etwa Baumeister oder Turm.

unknown = Das Regelbuch hat keine Regel „{ $id }“.

toGame = Zurück zur Partie

see = Siehe auch

ways-of = { $option }: die Spielweisen im Vergleich

ways-what = Im Vergleich

ways-way = Spielweise { $number }

ways-usual = üblich

ways-means = Bedeutung

ways-printed = Auflagen

ways-none = keine Auflage

ways-editions = { AND($editions, each: "edition") }

edition = { $it ->
    [first] erste Auflage
    [second] zweite Auflage
    [third] dritte Auflage
    [third-revised] dritte Auflage, überarbeitet
   *[mini] eigene kleine Schachtel
}

matrix-title = Klärungen für zwei Erweiterungen

matrix-how = Die Zahl der Klärungen für je zwei Erweiterungen. Drücke eine Zahl, um sie aufzulisten.

matrix-known = { $learned } gelernt

matrix-none = keine

matrix-cell = { $learned ->
    [0] { AND($expansions) }: { COUNT($rulings, of: "rulings") }
   *[other] { AND($expansions) }: { COUNT($rulings, of: "rulings") }, { $learned } gelernt
}

matrix-both = { AND($expansions) }

matrix-listed = { $rulings ->
    [one] { AND($expansions) }: { $rulings } Klärung steht unter der Tabelle.
   *[other] { AND($expansions) }: { $rulings } Klärungen stehen unter der Tabelle.
}

tiles-title = { COUNT($tiles, of: "tiles") } in dieser Erweiterung

tiles-titleWithOwn = { COUNT($tiles, of: "tiles") } in dieser Erweiterung und { $own ->
    [one] { $own } eigenes
   *[other] { $own } eigene
}

tiles-unnamed = { $looks }. { COUNT($count, of: "copies") }

tiles-own = deins

tiles-copies = { $count }×

tiles-tile = { $name }: { $looks }. { COUNT($count, of: "copies") }

chapters-rulings = Erweiterungen verbinden

chapters-options = Optionale Regeln

notes-rulings = Was gilt, wenn du Erweiterungen verbindest oder die gedruckten Regeln eine Frage offenlassen.

notes-options = Das spielt jede Runde anders. Du wählst beim Start einer Partie; sonst gilt die übliche Regel.

from = Quelle: { $source }

groups-components = In der Schachtel

groups-rules = Die Regeln

groups-notes = Gut zu wissen

kinds-clarification = Erläuterung

kinds-example = Beispiel
