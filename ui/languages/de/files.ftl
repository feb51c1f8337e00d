opening-title = Partie, Szenario, Kampagne, Plättchenset oder Mix öffnen

opening-kind = Bastide: Partien, Szenarien, Plättchensets, Mixe und Bündel

saving-title = Partie als Datei speichern

saving-kind = Bastide-Partien

drop = Datei zum Öffnen hier ablegen

open = Öffnen

notNow = Jetzt nicht

saved = Gespeichert in { $file }.

show = Im Ordner zeigen

known = Die Partie „{ $file }“ hast du schon. Hier ist sie.

handed = { $count ->
    [one] Ein anderes Programm möchte „{ $file }“ hier öffnen. Soll die Datei geöffnet werden?
   *[other] Ein anderes Programm möchte hier { COUNT($count, of: "files") } öffnen, zuerst „{ $file }“. Sollen sie geöffnet werden?
}

refusedTitle = Das lässt sich nicht öffnen

refused = „{ $file }“ lässt sich nicht öffnen.

alienFile = „{ $file }“ wurde nicht geöffnet. Nichts wurde geändert.

faults = „{ $file }“ hat { COUNT($count, of: "problems") }. Nichts wurde geändert.

alien-no_bundle = Das ist keine Bastide-Datei, oder sie ist abgeschnitten oder beschädigt.

alien-no_manifest = Das ist keine Bastide-Datei.

alien-not_xml = Das ist keine JCloisterZone-Datei.

alien-unclosed = Diese Datei ist abgeschnitten oder beschädigt.
