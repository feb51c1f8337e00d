map = Karte

mapNote = Zieh ein Kapitel auf ein anderes, um die Reihenfolge zu ändern. Die Pfeile neben dem Titel tun dasselbe.

none = Noch keine Kapitel. Ein Kapitel ist ein Szenario: ein eigenes oder eines, das Bastide mitbringt.

add = Kapitel hinzufügen

addTitle = Szenario wählen

added = Kapitel hinzugefügt.

addLead = Es kommt ans Ende. Ein Sieg im Kapitel davor führt dorthin.

own = Deine Szenarien

noOwn = Noch hast du keine Szenarien. Mach eines aus einer Partie oder im Stellungseditor, oder öffne eine Datei.

carried = Kapitel von „{ $campaign }“

there = Schon ein Kapitel.

take = Hinzufügen

takeThis = „{ $title }“ hinzufügen

open = Datei öffnen

missing = Sein Szenario wurde gelöscht.

brought = Dein Szenario. Es gehört zur Datei der Kampagne.

ofProgram = Ein Szenario, das Bastide mitbringt.

earlier = Einen Platz nach vorn

later = Einen Platz nach hinten

remove = Entfernen

edit = Bearbeiten

editThis = „{ $title }“ bearbeiten: Brett, Worte und Ziele

chapter = Kapitel { $number }: { $title }

onMap = { $wonCount ->
    [0] { $lostCount ->
        [0] { chapter }
       *[other] { chapter }; eine Niederlage führt zu { AND($lost, each: "quoted") }
    }
   *[other] { $lostCount ->
        [0] { chapter }; ein Sieg führt zu { AND($won, each: "quoted") }
       *[other] { chapter }; ein Sieg führt zu { AND($won, each: "quoted") }; eine Niederlage führt zu { AND($lost, each: "quoted") }
    }
}

text-say = Auf seiner Karte, vor dem Spiel

text-won = Nach einem Sieg

text-lost = Nach einer Niederlage

end = Am Ende der Kampagne

first = Das erste Kapitel ist von Anfang an offen.

openFirst = Von Anfang an offen

ways-win = Ein Sieg führt zu

ways-loss = Eine Niederlage führt zu

nowhere = Nirgendwohin: Du versuchst es noch einmal.

noLoss = Es lässt sich nicht verlieren, weil kein Zug frei gespielt wird.

last = Es ist das letzte Kapitel: Danach kommt nichts.

needs = Vorher zu gewinnende Kapitel

stars = Vorher zu gewinnende Sterne

carry = Dorthin mitgenommen

noCarry = Nichts.

addCarry = Mitnahme hinzufügen

what = Was

from = Aus

to = Wird zu

per = Teilen durch

times = Malnehmen mit

least = Mindestens

most = Höchstens

instead = Ersetzt, was das Kapitel sagt

everybody = Für jeden Spieler

removeCarry = Entfernen

prove = Alle Kapitel prüfen

proveNote = Bots spielen jedes Kapitel mit dem Wenigsten und mit dem Meisten, was mitgenommen werden kann. Wo die Ziehfolge wechselt, spielen sie fünfzig Beutel; sonst, bis sie einen Weg finden.

proving = „{ $title }“ wird geprüft, { $number } von { $of } …

proved = Alle Kapitel wurden geprüft.

answered = „{ $title }“: { $what }

stale = Die Kampagne wurde seit der Prüfung geändert.

odds-bags = Ein Bot hat es mit { $won } von { $of } Beuteln gewonnen.

odds-bagsBetween = Ein Bot hat es mit dem Wenigsten in { $least } von { $leastOf } Beuteln gewonnen, mit dem Meisten in { $most } von { $mostOf }.

odds-way = { $ways ->
    [any] Ein Bot hat einen Weg gefunden.
    [both] Ein Bot hat mit dem Wenigsten und mit dem Meisten einen Weg gefunden.
    [least] Ein Bot hat mit dem Wenigsten einen Weg gefunden, mit dem Meisten keinen.
    [most] Ein Bot hat mit dem Meisten einen Weg gefunden, mit dem Wenigsten keinen.
   *[none] Kein Bot hat einen Weg gefunden.
}

noOdds = Darin wird kein Zug frei gespielt, deshalb spielen Bots es nicht.

play = Spielen

unplayable = Behebe die Probleme, um sie zu spielen.

chapters = { COUNT($count, of: "chapters") }
