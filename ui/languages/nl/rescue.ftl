label = Je gegevens

whole = Voor zover Bastide kan zien ontbreekt er niets.

close = Begrepen

what-file = Het bestand met alles wat je hebt gemaakt was beschadigd. Bastide heeft gered wat nog leesbaar was.

what-version = In het bestand met alles wat je hebt gemaakt stond een verkeerde versie. Bastide heeft dat hersteld.

what-empty = Het bestand met alles wat je hebt gemaakt was leeg, terwijl het dat eerder niet was.

what-log = Het logboek naast het bestand met alles wat je hebt gemaakt was beschadigd. Bastide heeft gered wat nog leesbaar was.

what-log_missing = Het logboek naast het bestand met alles wat je hebt gemaakt is weg. Wat alleen daarin stond is verloren; hoeveel dat was, is niet te achterhalen.

what-log_of_another_time = Het logboek naast het bestand met alles wat je hebt gemaakt hoorde bij een ander bestand. Bastide heeft het niet gebruikt.

saved-games = { $n ->
    [one] { $n } partij is gered.
   *[other] { $n } partijen zijn gered.
}

saved-documents = { $n ->
    [one] { $n } tegelset, mix of scenario is gered.
   *[other] { $n } tegelsets, mixen en scenario’s zijn gered.
}

saved-lessons = { $n ->
    [one] { $n } les is gered.
   *[other] { $n } lessen zijn gered.
}

saved-answers = { $n ->
    [one] { $n } antwoord is gered.
   *[other] { $n } antwoorden zijn gered.
}

saved-questions = { $n ->
    [one] { $n } beslissing uit je eigen partijen is gered voor Oefenen.
   *[other] { $n } beslissingen uit je eigen partijen zijn gered voor Oefenen.
}

saved-runs = { $n ->
    [one] { $n } reeks van het lab is gered.
   *[other] { $n } reeksen van het lab zijn gered.
}

saved-settings = Je instellingen zijn gered.

lost-games = { $n ->
    [one] { $n } partij is verloren gegaan.
   *[other] { $n } partijen zijn verloren gegaan.
}

lost-documents = { $n ->
    [one] { $n } tegelset, mix of scenario is verloren gegaan.
   *[other] { $n } tegelsets, mixen en scenario’s zijn verloren gegaan.
}

lost-lessons = { $n ->
    [one] { $n } les is verloren gegaan.
   *[other] { $n } lessen zijn verloren gegaan.
}

lost-answers = { $n ->
    [one] { $n } antwoord is verloren gegaan.
   *[other] { $n } antwoorden zijn verloren gegaan.
}

lost-questions = { $n ->
    [one] { $n } beslissing uit je eigen partijen is verloren gegaan voor Oefenen.
   *[other] { $n } beslissingen uit je eigen partijen zijn verloren gegaan voor Oefenen.
}

lost-runs = { $n ->
    [one] { $n } reeks van het lab is verloren gegaan.
   *[other] { $n } reeksen van het lab zijn verloren gegaan.
}

lost-settings = Je instellingen zijn verloren gegaan.

inPart-games = { $n ->
    [one] In { $n } van de geredde partijen ontbreken beslissingen.
   *[other] In { $n } van de geredde partijen ontbreken beslissingen.
}

inPart-documents = { $n ->
    [one] In { $n } van de geredde tegelsets, mixen en scenario’s ontbreken stappen.
   *[other] In { $n } van de geredde tegelsets, mixen en scenario’s ontbreken stappen.
}

inPart-lessons = { $n ->
    [one] { $n } van de geredde lessen is onvolledig.
   *[other] { $n } van de geredde lessen zijn onvolledig.
}

inPart-answers = { $n ->
    [one] { $n } van de geredde antwoorden is onvolledig.
   *[other] { $n } van de geredde antwoorden zijn onvolledig.
}

inPart-questions = { $n ->
    [one] { $n } van de geredde beslissingen uit je eigen partijen is onvolledig.
   *[other] { $n } van de geredde beslissingen uit je eigen partijen zijn onvolledig.
}

inPart-runs = { $n ->
    [one] { $n } van de geredde reeksen is onvolledig.
   *[other] { $n } van de geredde reeksen zijn onvolledig.
}

inPart-settings = Sommige instellingen staan weer op hun beginwaarde.

perhapsMore-games = Misschien waren er meer partijen.

perhapsMore-documents = Misschien waren er meer tegelsets, mixen en scenario’s.

perhapsMore-lessons = Misschien waren er meer lessen.

perhapsMore-answers = Misschien waren er meer antwoorden.

perhapsMore-questions = Misschien waren er meer beslissingen uit je eigen partijen om te oefenen.

perhapsMore-runs = Misschien waren er meer reeksen van het lab.

perhapsMore-settings = Misschien staan sommige instellingen weer op hun beginwaarde.

originalLeft = Het beschadigde bestand is gebleven zoals het is.

originalKept = Het beschadigde bestand staat in de gegevensmap als { $name }.

newestBackup = Je nieuwste back-up is { $name }. Bij Instellingen, “Je gegevens”, kun je er losse partijen uit terugzetten, of alles. Wie alles terugzet, vervangt ook wat nieuwer is.

unknownFiles-what = { $count ->
    [one] In de gegevensmap staat een bestand dat Bastide niet gebruikt: { AND($names) }.
   *[other] In de gegevensmap staan bestanden die Bastide niet gebruikt: { AND($names) }.
}

unknownFiles-why = { $count ->
    [one] De naam lijkt op onafgemaakt werk van Bastide, maar de inhoud niet. Daarom is het gebleven zoals het is.
   *[other] De namen lijken op onafgemaakt werk van Bastide, maar de inhoud niet. Daarom zijn ze gebleven zoals ze zijn.
}

unknownFiles-todo = Wil je gebruiken wat erin staat? Kies dan hieronder “Alles importeren…”. Haal het anders uit de gegevensmap.
