title = Beschädigt

note = Das lässt sich nicht oder nur zum Teil lesen. Speichere es, wie es ist: Vielleicht kann eine andere Version es lesen. In einer Sicherung ist es vielleicht noch ganz: siehe Einstellungen, „Deine Daten“.

inPart = Es lässt sich öffnen, aber nicht so, wie du es verlassen hast.

mark = Beschädigt

save = Unverändert speichern

saveNamed = Unverändert speichern: { $name }

saving-title = Unverändert speichern

saving-kind = Beschädigte Dateien

about-game = Eine Partie, zuletzt gespielt am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-tile_set = Ein Plättchenset, zuletzt geändert am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-mix = Ein Mix, zuletzt geändert am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-position = Eine Stellung, zuletzt geändert am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-campaign = Eine Kampagne, zuletzt geändert am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-scenario = Ein Szenario, zuletzt geändert am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-question = Eine Entscheidung zum Üben, gespeichert am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

about-lesson = Dein Fortschritt in dieser Lektion, beim Neustart am { DATETIME($changed, dateStyle: "medium", timeStyle: "short") } beiseitegelegt

nameless-game = Eine Partie ohne Namen

nameless-tile_set = Ein Plättchenset ohne Namen

nameless-mix = Ein Mix ohne Namen

nameless-position = Eine Stellung ohne Namen

nameless-campaign = Eine Kampagne ohne Namen

nameless-scenario = Ein Szenario ohne Namen

nameless-lesson = Eine Lektion ohne Namen

nameless-question = Eine Entscheidung aus einer Partie ohne Namen
