figure = Abb. { $number }.

home-name = Start

home-title = Jedes Land beginnt mit einem Plättchen.

home-lead = Eine Werkstatt für Legespiele. Ohne Konto, ohne Internet.

home-now-title = Jetzt gegen einen Bot spielen

home-now-text = Das Grundspiel gegen einen Bot. Es geht sofort los, und jeder Punkt wird erklärt.

home-now-bot = gegen

home-now-realTable = Mit echten Plättchen spielen

home-now-play = Jetzt spielen

home-now-as = als

home-learn-title = Spielend lernen

home-learn-text = Noch nie gespielt? Die erste Lektion dauert drei Minuten, und du legst die Plättchen.

home-learn-begin = Erste Lektion

home-learn-goOn = Weiter lernen

home-learn-continue = Weiter

home-learn-know = Ich kenne das Spiel

home-learn-more = Du kennst das Grundspiel. Welche Erweiterung kommt als Nächstes?

home-learn-boxes-ask = Erweiterungen wählen

home-learn-boxes-title = Welche Erweiterungen hast du?

home-learn-boxes-text = Bastide schlägt dazu Lektionen und Fragen vor und zeigt sie überall zuerst. In den Einstellungen kannst du das ändern.

home-learn-boxes-test = Test zum Grundspiel machen

home-learn-boxes-done = Fertig

home-ways = Mehr Möglichkeiten

home-newText = Mehr Spieler, andere Plättchen, Erweiterungen

home-toRulebook = Eine Regel nachschlagen

home-rulebookText = Alle Regeln in einfachen Worten, mit Suche

home-inWords = Als Text spielen, mit Screenreader

home-inPictures = Partien als Bild zeigen

home-wordsOn = Partien erscheinen jetzt als Text. Diesen Schalter findest du auch in den Einstellungen.

home-wordsOff = Partien erscheinen wieder als Bild.

learn-name = Lernen

learn-title = Lernen

learn-lead = Zu jeder Erweiterung gibt es einen Kurs. Du legst die Plättchen. Nach jedem Zug siehst du, was er bewirkt und welche Regel gilt.

learn-short = Lerne eine Erweiterung, indem du sie spielst

play-name = Spielen

play-title = Spielen

play-lead = Spiel mit anderen an diesem Bildschirm oder gegen Bots. Zu jedem Punkt siehst du, wie er gewertet wurde. Ist ein Zug nicht erlaubt, siehst du die Regel.

play-short = Ganze Partien, die jeden Punkt erklären

play-caption = Zwei Plättchen, zwei halbe Mauern, eine kleine Stadt.

build-name = Bauen

build-title = Bauen

build-lead = Zeichne Plättchen, sammle sie in Sets und Mixen, baue Stellungen auf, mach Kampagnen und Lektionen und spiel sofort damit. Alles wird laufend gespeichert.

build-short = Eigene Plättchen, Sets und Mixe

campaigns-name = Kampagnen

campaigns-title = Kampagnen

campaigns-lead = Jedes Kapitel ist das Ende einer Partie, die du noch drehen kannst. Ein Sieg öffnet das nächste. Deine eigenen Szenarien stehen darunter.

campaigns-short = Partien in Folge und eigene Szenarien

rulebook-name = Regelbuch

rulebook-title = Regelbuch

rulebook-lead = Alle Regeln des Grundspiels und der Erweiterungen in einfachen Worten. Jede hat eine Nummer. Das Spiel nennt sie, wenn es etwas ablehnt oder wertet.

practice-name = Üben

practice-title = Üben

practice-lead = Bis zu acht kurze Fragen auf Brettern, die du noch nicht kennst. Was du bald vergisst, kommt zuerst.

practice-short = Kurze Runden zu dem, was du bald vergisst

settings-name = Einstellungen

settings-title = Einstellungen

settings-lead = Ändere, wie Bastide aussieht und sich verhält. Jede Änderung gilt sofort.
