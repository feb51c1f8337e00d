sets = Sets in de zak

times = Hoe vaak { $name }

own = van jou

singles = Losse tegels van { $name }

singlesNote = Laat leeg voor zoveel als de set heeft.

count = Exemplaren van { $tile }

playFirst = Los eerst de problemen op.

rules = Regels die meespelen

options = Keuzeregels

usual = { $value } (gebruikelijk)

pieces = Speelstukken

piecesNote = Laat leeg voor zoveel als de regels zeggen.

start = Eerste tegels

startNote = Wat er op tafel ligt voor de eerste beurt. Laat het leeg en de regels kiezen.

startHow = Kies een vrije plek om er een tegel te plaatsen, of een tegel om die te draaien of weg te halen.

startAdd = Eerste tegel plaatsen

startBoard = De eerste tegels, plek voor plek

startHere = Tegel plaatsen: { $place }

startLies = { $tile }: { $place }

startTurn = Draaien

startOther = Vervangen

startAway = Weghalen

chooseTile = Kies een tegel

chooseFrom = Set

draws = Eerste trekkingen

drawsNote = Deze tegels worden in elke partij het eerst getrokken, in deze volgorde. Ze komen uit de zak; de rest volgt, geschud.

drawsAdd = Toevoegen als volgende trekking

nthDraw = Trekking { $place }: { $tile }

sooner = Trekking { $place } naar voren: { $tile }

later = Trekking { $place } naar achteren: { $tile }

removeDraw = Trekking { $place } weghalen: { $tile }

play = Hiermee spelen

piece-floors = Verdiepingen
