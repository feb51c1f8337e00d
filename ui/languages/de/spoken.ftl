label = Der Tisch als Text

state = Zug { $turn }, { COUNT($left, of: "tilesLeft") }.

hand = Das Plättchen in deiner Hand

lies = Wie es gedreht ist

fits = Wo es passt: { COUNT($places, of: "places") }

fitsIn = { $places ->
    [one] Es passt auf { $places } Feld.
   *[other] Es passt auf { $places } Felder.
}

fitsOff = Erlaubte Felder sind in den Einstellungen ausgeschaltet.

choices = Was du tun kannst

board = Das Brett

boardHow = Felder werden vom ersten Plättchen aus gezählt. Die Pfeiltasten gehen von Feld zu Feld, Pos1 zum ersten Plättchen.

boardActs = Enter legt das Plättchen an. Auf einem Plättchen sagt Enter, wem welches Land gehört.

boardKeys = [ und ] gehen zu Feldern, auf die das Plättchen passt. R dreht das Plättchen. I sagt, warum es nicht passt.

grid = Brett, Feld für Feld

nothingInHand = Du hast kein Plättchen in der Hand.

noMore = Es gibt kein weiteres Feld.

players = Spieler

seat = { $name }: { $score }.

supplyAsked = Meeples: das ist hier die Frage

turns = Letzte Züge

left = Übrige Plättchen

design = { COUNT($count, of: "tiles") }: { $land }.

turned = { CAPITAL(asTurned) }: { $land }

place = { CAPITAL($place) }, { asTurned }

placeReaching = { CAPITAL($place) }, { asTurned }: { $reached }

wished = { $fits ->
    [yes] { CAPITAL(asTurned) }, passt hier: { $land }.
    [no] { CAPITAL(asTurned) }, passt hier nicht: { $land }.
   *[untold] { CAPITAL(asTurned) }: { $land }.
}

chooseTurn = So passt es nicht. Es passt { AND($ways) }: Dreh es mit R.

choice = { $choice }: { $reached }

numbered = { $number }, { $text }.

leftOut = { $others ->
    [large] Ausgelassene Nummern gelten für den großen Meeple.
    [abbot] Ausgelassene Nummern gelten für den Abt.
   *[both] Ausgelassene Nummern gelten für den großen Meeple oder den Abt.
}

sentence = { $text }.

landSentence = { CAPITAL($land) }.

noLand = Kein Land hier wird je gewertet.

notHere = { CAPITAL($place) }: { $reasons }

fitsHere = { CAPITAL($place) }: Es passt.

command-title = Befehl eingeben

command-label = Befehl

command-hint = Gib einen Befehl ein und drücke Enter. „Hilfe“ nennt die Befehle.

command-send = Los

command-unknown = „{ $text }“ ist kein Befehl. „Hilfe“ nennt alle.

command-noPlace = Sag, wo, zum Beispiel „1 Ost, 2 Nord“.

command-noChoice = Diese Möglichkeit gibt es jetzt nicht.

command-typed-tile = plättchen p

command-typed-fits = felder f

command-typed-choices = auswahl a

command-typed-do = nimm n

command-typed-place = lege l leg anlegen

command-typed-why = warum w

command-typed-at = bei b

command-typed-scores = stand s punkte

command-typed-players = spieler sp

command-typed-turns = züge z

command-typed-left = rest r

command-typed-odds = chancen c

command-typed-hint = tipp t

command-typed-reasons = gründe g

command-typed-undo = rückgängig u

command-typed-help = hilfe h ?

command-help = Plättchen, oder p: das Plättchen in deiner Hand, in jeder Drehung. Felder, oder f: wo es passt und woran es anschließt. Auswahl, oder a: was du tun kannst. Nimm, oder n: „nimm 2“ nimmt die zweite Möglichkeit, „nimm nichts“ passt. Lege, oder l: „lege 1 Ost rechts gedreht“ legt das Plättchen dort an. Warum, oder w: „warum 1 Ost“ sagt, warum das Plättchen dort nicht passt. Bei, oder b: „bei 1 Ost“ sagt, was dort ist und wem es gehört. Stand, oder s: der Punktestand. Spieler, oder sp: die Figuren aller Spieler. Züge, oder z: was in den letzten Zügen geschah. Rest, oder r: wie viele Plättchen übrig sind, und welche. Chancen, oder c: wie wahrscheinlich für jede Lücke ein Plättchen kommt. Tipp, oder t: die drei besten Möglichkeiten, ihr Wert und der Grund. Gründe, oder g: warum der Bot zuletzt so gespielt hat. Rückgängig, oder u: den letzten Schritt zurücknehmen. Hilfe, oder h: diese Befehle.

command-asDrawn = gezogen

command-turnedRight = rechts

command-upsideDown = kopf

command-turnedLeft = links

command-nothing = nichts passen
