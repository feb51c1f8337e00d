sets = Sets im Beutel

times = Wie oft { $name }

own = eigenes

singles = Einzelne Plättchen von { $name }

singlesNote = Leer lassen für so viele, wie das Set hat.

count = Exemplare von { $tile }

playFirst = Behebe zuerst die Probleme.

rules = Geltende Regeln

options = Regeloptionen

usual = { $value } (üblich)

pieces = Figuren und Teile

piecesNote = Leer lassen für so viele, wie die Regeln sagen.

start = Erste Plättchen

startNote = Was vor dem ersten Zug auf dem Tisch liegt. Lässt du es leer, entscheiden die Regeln.

startHow = Wähle ein freies Feld, um dort ein Plättchen zu legen, oder ein Plättchen, um es zu drehen oder zu entfernen.

startAdd = Erstes Plättchen legen

startBoard = Die ersten Plättchen, Feld für Feld

startHere = Plättchen legen: { $place }

startLies = { $tile }: { $place }

startTurn = Drehen

startOther = Ersetzen

startAway = Entfernen

chooseTile = Plättchen wählen

chooseFrom = Set

draws = Als Erstes gezogen

drawsNote = In jeder Partie zuerst gezogen, in dieser Reihenfolge. Diese Plättchen kommen aus dem Beutel; der Rest folgt gemischt.

drawsAdd = Als nächstes hinzufügen

nthDraw = { $place }. Plättchen: { $tile }

sooner = { $place }. Plättchen früher: { $tile }

later = { $place }. Plättchen später: { $tile }

removeDraw = { $place }. Plättchen entfernen: { $tile }

play = Damit spielen

piece-floors = Stockwerke
