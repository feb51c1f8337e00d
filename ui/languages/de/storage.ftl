label = Speicher

folder = Ordner

state = Zustand

kept = Alles ist auf dem Datenträger gespeichert.

onlyRead = Neues wird nicht gespeichert. Du kannst weiterhin alles ansehen und als Dateien speichern.

memory = Nichts ist gespeichert: Bastide arbeitet nur im Arbeitsspeicher.

unknown = Bastide konnte es nicht herausfinden.

detail = In den Worten des Systems

notKept = Bastide läuft, aber was du jetzt tust, geht beim Schließen verloren.

notWritable = Du kannst alles ansehen und als Dateien speichern, aber Neues wird nicht gespeichert.

notWritten = Das ließ sich nicht vom Datenträger lesen oder darauf schreiben. Nichts wurde geändert.

place = { $where ->
    [own] der Datenordner
   *[named] { $path }
}

inPlace = { $where ->
    [own] im Datenordner
   *[named] in { $path }
}

why-not_writable = Bastide darf { $where ->
    [own] im Datenordner
   *[named] in { $path }
} nicht schreiben.

why-not_a_database = Die Datei { inPlace }, die deine Partien enthalten sollte, ist keine Datenbank. Bastide hat sie nicht angerührt.

why-not_ours = Die Datenbank { inPlace } gehört einem anderen Programm. Bastide hat sie nicht angerührt.

why-trial_version = Die Datenbank { inPlace } stammt von einer Testversion von Bastide, älter als Version 0.1.0. Bastide hat sie nicht angerührt.

why-newer_version = Die Datenbank { inPlace } wurde von einem neueren Bastide geschrieben. Bastide hat sie nicht angerührt.

why-damaged = Die Datenbank { inPlace } ist beschädigt und nicht ganz lesbar.

why-busy = Ein anderes Programm benutzt die Datenbank { inPlace }.

why-in_use = Ein anderes Bastide hat { $where ->
    [own] den Datenordner
   *[named] { $path }
} geöffnet.

why-gone = Die Datei, in der Bastide alles aufbewahrt, ist nicht mehr { inPlace }.

why-replaced = Während die Datei offen war, in der Bastide alles aufbewahrt, kam { inPlace } eine andere an ihre Stelle.

why-cut_short = Die Datei, in der Bastide alles aufbewahrt, wurde { inPlace } gekürzt, während sie offen war.

why-full = Der Datenträger mit { $where ->
    [own] dem Datenordner
   *[named] { $path }
} ist voll.

why-failed = Die Datenbank { inPlace } ließ sich nicht benutzen; der Grund ist unbekannt.

todo-not_writable = Erlaube das Schreiben oder nenne in BASTIDE_DATA einen anderen Ordner. Starte Bastide dann neu.

todo-trial_version = Verschieb diese Datei oder nenne in BASTIDE_DATA einen anderen Ordner. Starte Bastide dann neu.

todo-newer_version = Starte das neuere Bastide. Oder nenne in BASTIDE_DATA einen anderen Ordner und starte dieses neu.

todo-busy = Schließ dieses Programm und starte Bastide neu.

todo-in_use = Mach dort weiter. Oder nenne in BASTIDE_DATA einen anderen Ordner und starte Bastide neu.

todo-gone = Leg sie wieder dorthin, wo sie war, und starte Bastide neu.

todo-replaced = Starte Bastide neu, um mit der neuen Datei weiterzumachen.

todo-cut_short = Starte Bastide neu: Es sichert, was übrig ist. Eine Sicherung enthält vielleicht mehr.

todo-full = Schaff Platz und starte Bastide neu.

todo-failed = Mehr steht im Protokoll in diesem Ordner. Versuch es noch einmal. Oder nenne in BASTIDE_DATA einen anderen Ordner und starte Bastide neu.

goBack = { $backup ->
    [none] Verschieb diese Datei oder nenne in BASTIDE_DATA einen anderen Ordner. Starte Bastide dann neu.
    [some] Stell in den Einstellungen unter „Deine Daten“ eine Sicherung wieder her. Oder nenne in BASTIDE_DATA einen anderen Ordner und starte Bastide neu.
   *[dated] Stell in den Einstellungen unter „Deine Daten“ die Sicherung vom { DATETIME($made, dateStyle: "medium", timeStyle: "short") } wieder her. Oder nenne in BASTIDE_DATA einen anderen Ordner und starte Bastide neu.
}

retry-not_writable = Erlaube das Schreiben und versuch es noch einmal.

retry-busy = Schließ dieses Programm und versuch es noch einmal.

retry-full = Schaff Platz und versuch es noch einmal.
