newSet = Neues Plättchenset

newMix = Neuer Mix

drawFirst = Das erste Plättchen zeichnen

newPosition = Neue Stellung

newCampaign = Neue Kampagne

open = Datei öffnen

sets = Deine Plättchensets

mixes = Deine Mixe

positions = Deine Stellungen und Szenarien

campaigns = Deine Kampagnen

none = Noch hast du nichts gemacht. Beginne mit einem leeren Set oder kopiere ein vorhandenes und ändere es.

examples-title = Beispiele

examples-what-tile_set = Ein Plättchenset, etwa „{ $name }“

examples-what-mix = Ein Mix, etwa „{ $name }“

examples-text-tile_set = Plättchen, die zusammengehören. Zeichne jedes und sag, wie viele Exemplare es gibt.

examples-text-mix = Welche Sets im Beutel sind, wie oft, welche Regeln gelten und wie eine Partie beginnt.

examples-open = Kopie von „{ $name }“ öffnen

examples-named = { $name }, geändert

examples-learnText = Fünf kurze Lektionen im Editor: ein Plättchen, eine Brücke, ein Set, ein Mix und seine Figuren.

begin-set = Neues Plättchenset

begin-mix = Neuer Mix

begin-name = Name

begin-setName = Meine Plättchen

begin-mixName = Mein Mix

begin-position = Neue Stellung

begin-positionName = Meine Stellung

begin-campaign = Neue Kampagne

begin-campaignName = Meine Kampagne

begin-from = Beginnen mit

begin-playedWith = Mix

begin-blankSet = Ein leeres Plättchen

begin-blankMix = Nur das Grundspiel

begin-begin = Anlegen

edit = Bearbeiten

editThis = { $name } bearbeiten

duplicate = Duplizieren

duplicateThis = { $name } duplizieren

save = { $kind ->
    [tile-set] Nur dieses Set exportieren
    [mix] Nur diesen Mix exportieren
    [position] Nur diese Stellung exportieren
    [lesson] Nur diese Lektion exportieren
   *[campaign] Nur diese Kampagne exportieren
}

saveThis = { save }: { $name }

remove = Löschen

removeThis = { $name } löschen

undoRemove = Wiederherstellen

removed = „{ $name }“ wurde gelöscht.

restored = „{ $name }“ ist wieder da.

usedBy = { $namesCount ->
    [one] { AND($names, each: "quoted") } braucht es und hat ohne es Probleme. Laufende Partien bleiben, wie sie sind.
   *[other] { AND($names, each: "quoted") } brauchen es und haben ohne es Probleme. Laufende Partien bleiben, wie sie sind.
}

used = Gebraucht von { AND($names) }

scenario = Szenario

playedIn = Gespielt in { AND($names) }

tiles = { COUNT($count, of: "tiles") }

designs = { COUNT($count, of: "designs") }

faulty = { COUNT($count, of: "problems") }

warned = { COUNT($count, of: "warnings") }

sound = Keine Probleme

saving-position-title = Stellung als Datei speichern

saving-position-kind = Bastide-Stellungen

saving-campaign-title = Kampagne als Datei speichern

saving-campaign-kind = Bastide-Kampagnen

saving-set-title = Plättchenset als Datei speichern

saving-set-kind = Bastide: Plättchensets und Mixe

saving-mix-title = Mix als Datei speichern

saving-mix-kind = Bastide: Plättchensets und Mixe

opening-title = Plättchensets und Mixe öffnen

opening-kind = Bastide: Plättchensets, Mixe und Partien

back = Alles, was du gemacht hast

backToSet = Zurück zu „{ $name }“

about = Angaben

aboutFields-name = Name

aboutFields-description = Beschreibung

aboutFields-author = Autor

aboutFields-licence = Lizenz

undo = Rückgängig

redo = Wiederholen

undone = Rückgängig gemacht: { $what }.

redone = Wiederholt: { $what }.

history = Verlauf

historyNote = Wähle einen Schritt, um dorthin zurückzugehen. Spätere Schritte bleiben, bis du etwas änderst.

begun = Anfang

earlier = { COUNT($count, of: "earlierSteps") }

versions = Versionen

version = { DATETIME($made, dateStyle: "medium", timeStyle: "short") }, { COUNT($tiles, of: "tiles") }

currentVersion = { version } (aktuell)

bringBack = Wiederherstellen

broughtBack = Eine Version wiederhergestellt

onTile = { $what }, auf Plättchen { $tile }

goneSet = ein gelöschtes Plättchenset

faults = Probleme

drawnWrong-crossing = Zwei Stücke Land kreuzen sich. Ist eines eine Brücke?

drawnWrong-road_passes = Eine Straße, die im Dorf endet, kann nicht auch hindurchführen.

drawnWrong-land_between = Diese Wiese soll eine Stadt berühren, die sie nicht erreicht.

drawnWrong-village_between = Diese Wiese soll eine Stadt berühren, die sie nicht erreicht.

drawnWrong-segment_count = Dieses Plättchen hat zu viele Stücke Land.

drawnWrong-two_crop_circles = Ein Plättchen kann nur einen Kornkreis haben.

drawnWrong-two_inner = Zwei Stücke innen sind von derselben Art und nicht zu unterscheiden.

drawnWrong-no_tiles = Das Set hat noch keine Plättchen.

drawnWrong-no_set = Ein Plättchenset dieses Mixes wurde gelöscht.

drawnWrong-set_needed = Ein Plättchenset dieses Mixes wurde gelöscht.

drawnWrong-no_tile = Ein Plättchen, das dieser Mix benutzt, wurde gelöscht.

drawnWrong-faulty = Ein Plättchenset dieses Mixes hat selbst Probleme.

symbolOff = Einige Plättchen brauchen die Regeln von { $expansion }, die aus sind.

setShows = Dieser Satz zeigt { $what ->
    [traders] ein Warensymbol
    [tower] ein Turmfundament
    [robbers] ein Geldbeutel
    [tollkeepers] eine Gruppe Reisender
    [crop-circles] ein Kornkreis
    [inns] ein Wirtshaus oder eine Kathedrale
    [river] ein Fluss
    [abbot] ein Garten
   *[other] { $name }
}. { $name } hinzufügen?

riverUnanswered = Dieser Fluss geht nirgends weiter: kein anderes Plättchen des Satzes hat einen. Füge weitere hinzu, oder mische den Satz mit einem, der einen hat.

leaves = { $n ->
    [one] { $n } Exemplar von { $tile } ist nicht dabei: Ein Fluss hat eine Quelle und einen See für jedes Ende.
   *[other] { $n } Exemplare von { $tile } sind nicht dabei: Ein Fluss hat eine Quelle und einen See für jedes Ende.
}

leavesFor = { $n ->
    [one] { $n } Exemplar von { $tile } ist nicht dabei, denn { $stays } geht vor: Ein Fluss hat eine Quelle und einen See für jedes Ende. Setze die Anzahl von { $stays } auf 0, um sie zu tauschen.
   *[other] { $n } Exemplare von { $tile } sind nicht dabei, denn { $stays } geht vor: Ein Fluss hat eine Quelle und einen See für jedes Ende. Setze die Anzahl von { $stays } auf 0, um sie zu tauschen.
}

misleading = Die Verzierung „{ $thing }“ sieht aus wie die echte, zählt aber nichts.

ruleIdle = Die Regeln von { $expansion } sind an, aber kein Plättchen im Beutel braucht sie.

fixes-bridge = Zur Brücke machen

fixes-on = Regeln einschalten

fixes-add = Hinzufügen

fixes-off = Regeln ausschalten

fixes-mend = Beheben

fixes-instead = Dieses verwenden

fixes-away = Entfernen

fixes-show = Zeigen

refusals-same = So ist es schon.

refusals-wrong_kind = Das geht hier nicht.

refusals-no_tile = Dieses Plättchen wurde gelöscht.

refusals-no_city = Keine Stadt reicht an diese Seite.

refusals-no_road = Dort endet keine Straße. Ein Dorf braucht eine Straße, die in der Mitte endet.

refusals-no_field = Dort ist keine Wiese.

refusals-only_grass = Hier ist nur Wiese. Mach die Seite zuerst zu einer Stadt oder Straße.

refusals-other_land = Auf dieser Seite ist etwas anderes. Mach sie zuerst zur Wiese.

refusals-road_goes_on = Diese Straße führt zu einer anderen Seite weiter. Zieh sie in die Mitte, um sie zu trennen, und dann ihr Ende zur Stadt.

refusals-no_gate = Diese Straße erreicht die Stadt nicht: Es liegt etwas dazwischen.

refusals-name_taken = Ein anderes Plättchen des Sets heißt schon so.

refusals-bad_name = Der Name eines Plättchens besteht nur aus Buchstaben, Ziffern und Bindestrichen.

refusals-bad_text = Gib ihm einen Namen mit höchstens 2.000 Buchstaben.

refusals-bad_number = Diese Zahl ist zu klein oder zu groß.

refusals-bad_option = Diese Möglichkeit gibt es nicht.

refusals-not_a_tile = Was du kopiert hast, ist kein Plättchen.

refusals-no_seat = Dort sitzt niemand.

refusals-no_figure = So eine Figur steht dort nicht.

refusals-too_many = So viele hat keine Partie.

refusals-no_aim = Bastide kann das nicht als Ziel lesen.

refusals-no_chapter = Dieses Kapitel wurde entfernt.

refusals-chapter_there = Dieses Szenario ist schon ein Kapitel.

refusals-not_a_scenario = Das ist kein spielbares Szenario.

sameField = Beides ist schon eine Wiese: Es gibt nichts zu verbinden. Drücke einen Punkt, um ihn von seiner Wiese zu trennen.
