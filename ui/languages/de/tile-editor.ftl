title = Plättchen { $name }

tile = Das Plättchen, auf dem du zeichnest

dragged-land = Drücke eine Seite, um sie zu Straße, Stadt, Fluss oder Wiese zu machen. Zieh von einer Seite zur anderen, um sie zu verbinden. Zieh eine Straße zu einer Stadt, um sie am Tor enden zu lassen. Zieh in die Mitte, um Seiten zu trennen oder eine Straße in einem Dorf enden zu lassen.

dragged-fields = Jede Zahl ist eine Wiese. Zieh von Punkt zu Punkt, um zwei Wiesen zu verbinden, oder drücke einen Punkt, um ihn von seiner Wiese zu trennen. Zieh zu einer Stadt, damit die Wiese sie berührt oder nicht mehr berührt.

keyed-land = Die Pfeiltasten gehen von Seite zu Seite und in die Mitte. { $press } macht eine Seite zu Straße, Stadt, Fluss oder Wiese. Um zwei Seiten zu verbinden, drücke { $lead } auf der einen und noch einmal auf der anderen; Straße und Stadt erhalten ein Tor. In der Mitte trennt das die Seite oder lässt eine Straße in einem Dorf enden.

keyed-fields = Jede Zahl ist eine Wiese. Die Pfeiltasten gehen von Punkt zu Punkt. { $press } trennt einen Punkt von seiner Wiese. Um zwei Wiesen zu verbinden, drücke { $lead } auf der einen und noch einmal auf der anderen. Auf einer Stadt sorgt das dafür, dass die Wiese sie berührt oder nicht mehr berührt.

lands = { $city } macht daraus eine Stadt, { $road } eine Straße, { $field } eine Wiese und { $river } einen Fluss.

mode = Zeichnen

land = Städte, Straßen und Flüsse

fields = Wiesen

side = { $joinedCount ->
    [0] { sideName }: { landName }
   *[other] { sideName }: { landName }, verbunden mit { AND($joined, each: "eachSide") }
}

sideName = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}

landName = { $land ->
    [field] Wiese
    [road] Straße
    [city] Stadt
   *[river] Fluss
}

spotField = Wiese { spot }

spotOfField = Wiese { $n }, { spot }

cityAt = { $side ->
    [N] Stadt im Norden
    [E] Stadt im Osten
    [S] Stadt im Süden
   *[W] Stadt im Westen
}

middle = Die Mitte

held = Von hier: { $what }. Geh dorthin, wohin es führen soll, und drücke { $lead }.

dropped = Losgelassen.

ways = In jeder Drehung

words = In Worten

neighbours = Nachbarn

try = Ausprobieren

tryFirst = Dieses Plättchen kannst du noch nicht ausprobieren. Behebe zuerst, was darauf markiert ist.

tried = Eine Partie, um dieses Plättchen zu probieren. Sie wird nicht behalten.

toDrawing = Zurück zur Zeichnung

turn = Drehen

mirror = Spiegeln

clear = Leeren

formFields = Wiesen neu zeichnen

inner = Wiese innen

name = Name

note = Notiz

noteNote = Eine kurze Erinnerung oder Regel. Sie steht auch auf der gedruckten Übersicht.

copies = Exemplare

next = Nächstes Plättchen

previous = Voriges Plättchen

cities = Stadt: { AND($places, each: "eachSide") }

roads = Straße: { AND($places, each: "eachSide") }

rivers = Fluss: { AND($places, each: "eachSide") }

pennants = Wappen

goods = Waren

inVillage = Endet im Dorf

gate = { $side ->
    [N] Endet an der Stadt im Norden
    [E] Endet an der Stadt im Osten
    [S] Endet an der Stadt im Süden
   *[W] Endet an der Stadt im Westen
}

onTile = Auf dem Plättchen

crop = Kornkreis

decor = Verzierung

palette = Was darauf ist

means = { $thing ->
    [inn] Fertig zählt die Straße doppelt, sonst nichts.
    [cathedral] Fertig zählt die Stadt mehr, sonst nichts.
    [wine] Wer die Stadt fertigstellt, erhält diese Ware.
    [wheat] Wer die Stadt fertigstellt, erhält diese Ware.
    [cloth] Wer die Stadt fertigstellt, erhält diese Ware.
    [foundation] Hier kann ein Turm entstehen.
    [bag] Wer dieses Plättchen legt, versetzt einen Räuber.
    [roadside] Es zählt für den Zoll dieser Straße.
    [garden] Hier kann ein Abt stehen. Ohne seine Regeln ist es ein Bild.
    [crop-fork] Bauern kommen oder gehen.
    [crop-club] Wegelagerer kommen oder gehen.
    [crop-shield] Ritter kommen oder gehen.
    [spring] Hier beginnt der Fluss.
    [lake] Hier endet der Fluss.
    [monastery] Hier kann ein Mönch stehen, der auf die acht Plättchen rundum wartet.
    [village] Die Straßen, die hier enden, sind eigene Straßen.
    [gate] Die Straße endet an der Stadtmauer. Neben ihr liegen zwei Wiesen.
    [bridge] Ein Weg führt über den anderen: Sie treffen sich nicht.
   *[picture] Nur ein Bild: Es zählt nichts.
}

unlettered-land = Die Pfeiltasten gehen von Seite zu Seite. { $press } macht eine Seite zu Straße, Stadt, Fluss oder Wiese. Um Seiten zu verbinden, schalte „{ $join }“ ein.

joining-land = Drücke eine Seite, dann eine andere, um sie zu verbinden; Straße und Stadt erhalten ein Tor. Drücke eine Seite, dann die Mitte, um sie zu trennen oder eine Straße in einem Dorf enden zu lassen.
