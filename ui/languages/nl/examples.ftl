title = Alle manieren waarop het bord wordt gebruikt

lead = Elk bord hier laat iets anders zien en krijgt zijn eigen toetsen zolang het de focus heeft.

game = Een partij: een beslissing op het bord

lesson = Een les: markeringen, pijlen, schimmen en cijfers

start = Het begin van een mix: je kunt de tegel in de hand proberen

lit = Gemarkeerd land, en een plek waar niets past

still = Een plaatje van het bord

neighbours = Een tegel met zijn buren

decided = { $count ->
    [one] Hier is { $count } beslissing geprobeerd.
   *[other] Hier zijn { $count } beslissingen geprobeerd.
}

parts-title = Waaruit pagina’s bestaan

parts-lead = Elk onderdeel, in al zijn toestanden. Alles werkt met de muis en met alleen het toetsenbord.

parts-pressing = Drukken

parts-pressingText = Knoppen, pictogrammen, woorden die aan of uit staan, een regel met meer uitleg.

parts-main = Waar je voor kwam

parts-other = Iets anders

parts-undo = Ongedaan maken

parts-redo = Opnieuw

parts-tip = Te zien zolang je ernaar wijst of het de focus heeft.

parts-tipped = Wat is dit?

parts-writing = Schrijven

parts-writingText = Een regel, een getal, meer regels; met een opmerking of met wat er fout is.

parts-field = Naam

parts-fieldNote = Zoals anderen die lezen.

parts-fieldBad = Dit moet een getal zijn.

parts-choosing = Kiezen

parts-choosingText = Een van weinig, een van veel, elk of geen, aan en uit.

parts-list = Wie speelt

parts-lists-nobody = Niemand

parts-lists-bots = Bots

parts-lists-quick = De snelle

parts-lists-sharp = De scherpe

parts-number = Exemplaren

parts-lines = Waar het voor is

parts-find = Zoeken

parts-empty = Leegmaken

parts-hill = Een heuvel

parts-lake = Een meer met een lange naam

parts-place = Stap van de partij

parts-folded = Ingeklapt

parts-foldedText = Dit stond niet in de weg.

parts-steps = Geschiedenis

parts-step = Stap { $number }

parts-stars = { $won } van 3 sterren

parts-leaf = Tabblad

parts-leaves-first = Eerste tabblad

parts-leaves-second = Tweede tabblad

parts-leaves-third = Derde tabblad

parts-switched = Mogelijke plekken

parts-switchedNote = Markeert waar de tegel mag liggen.

parts-notices = Melden

parts-noticesText = Wat er gebeurde, wat je terug kunt halen, hoe ver het is.

parts-notice = Dit kan niet worden gebruikt.

parts-noticeWhy = De schijf is vol.

parts-noticeTodo = Maak ruimte vrij en probeer het opnieuw.

parts-removed = “Regendag” is verwijderd.

parts-back = Terugzetten

parts-progress = Voltooide lessen

parts-progressText = { $done } van { $of }

parts-numbers = Cijfers

parts-numbersText = Een tabel die optelt, staven en een lijn.

parts-table = Punten per ronde

parts-rounds-first = Eerste ronde

parts-rounds-second = Tweede ronde

parts-sum = Totaal

parts-chart = Punten in een ronde

parts-line = Punten over twee rondes

parts-points = { COUNT($count, of: "points") }

parts-room = Ruimte

parts-roomText = Tabbladen waarvan je er één ziet, wat ingeklapt is, en regels om op te drukken.

states-title = In welke toestand een pagina kan zijn

states-lead = Leeg, met meer dan erop past, met een fout, en terwijl je wacht.

states-empty-title = Nog niets

states-empty-text = Hier komen je partijen te staan.

states-empty-first = Begin een partij

states-long-title = Een naam die iemand heeft getypt zonder ooit te denken aan wie een pagina moet opmaken

states-long-word = Donaudampfschifffahrtsgesellschaftskapitänswitwenrente

states-long-note = Een aantal woorden die hetzelfde zeggen, langer dan iemand zou willen, totdat de regel vol is en de volgende begint.

states-wrong-title = Er ging iets mis

states-wrong-again = Opnieuw proberen

states-busy-title = Bezig met maken

states-busy-text = Dit kan een minuut duren.

states-busy-stop = Stoppen

states-busy-go = Maken

parts-done = Ingedrukt: { $what }.

parts-nothingDone = Nog niets ingedrukt.

parts-players-first = Anna

parts-players-second = Ben

parts-players-third = Cleo

parts-kinds-during = tijdens de partij

parts-kinds-end = aan het einde
