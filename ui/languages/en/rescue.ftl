label = Your data

whole = As far as Bastide can tell, nothing is missing.

close = Got it

what-file = The file with everything you made was damaged. Bastide saved what it could still read.

what-version = The file with everything you made named a wrong version. Bastide corrected that.

what-empty = The file with everything you made was empty, although it was not before.

what-log = The log beside the file with everything you made was damaged. Bastide saved what it could still read.

what-log_missing = The log beside the file with everything you made is gone. What only the log held is lost; Bastide can’t know how much.

what-log_of_another_time = The log beside the file with everything you made belonged to another file. Bastide did not use it.

# $n (number)
saved-games = { $n ->
    [one] { $n } game was saved.
   *[other] { $n } games were saved.
}

# $n (number)
saved-documents = { $n ->
    [one] { $n } tile set, mix or scenario was saved.
   *[other] { $n } tile sets, mixes and scenarios were saved.
}

# $n (number)
saved-lessons = { $n ->
    [one] { $n } lesson was saved.
   *[other] { $n } lessons were saved.
}

# $n (number)
saved-answers = { $n ->
    [one] { $n } answer was saved.
   *[other] { $n } answers were saved.
}

# $n (number)
saved-questions = { $n ->
    [one] { $n } decision from your games was saved for Practice.
   *[other] { $n } decisions from your games were saved for Practice.
}

# $n (number)
saved-runs = { $n ->
    [one] { $n } run of the lab was saved.
   *[other] { $n } runs of the lab were saved.
}

# $n (number)
saved-settings = Your settings were saved.

# $n (number)
lost-games = { $n ->
    [one] { $n } game is lost.
   *[other] { $n } games are lost.
}

# $n (number)
lost-documents = { $n ->
    [one] { $n } tile set, mix or scenario is lost.
   *[other] { $n } tile sets, mixes and scenarios are lost.
}

# $n (number)
lost-lessons = { $n ->
    [one] { $n } lesson is lost.
   *[other] { $n } lessons are lost.
}

# $n (number)
lost-answers = { $n ->
    [one] { $n } answer is lost.
   *[other] { $n } answers are lost.
}

# $n (number)
lost-questions = { $n ->
    [one] { $n } decision from your games is lost for Practice.
   *[other] { $n } decisions from your games are lost for Practice.
}

# $n (number)
lost-runs = { $n ->
    [one] { $n } run of the lab is lost.
   *[other] { $n } runs of the lab are lost.
}

# $n (number)
lost-settings = Your settings are lost.

# $n (number)
inPart-games = { $n ->
    [one] { $n } of the saved games lacks decisions.
   *[other] { $n } of the saved games lack decisions.
}

# $n (number)
inPart-documents = { $n ->
    [one] { $n } of the saved tile sets, mixes and scenarios lacks steps.
   *[other] { $n } of the saved tile sets, mixes and scenarios lack steps.
}

# $n (number)
inPart-lessons = { $n ->
    [one] { $n } of the saved lessons is incomplete.
   *[other] { $n } of the saved lessons are incomplete.
}

# $n (number)
inPart-answers = { $n ->
    [one] { $n } of the saved answers is incomplete.
   *[other] { $n } of the saved answers are incomplete.
}

# $n (number)
inPart-questions = { $n ->
    [one] { $n } of the saved decisions from your games is incomplete.
   *[other] { $n } of the saved decisions from your games are incomplete.
}

# $n (number)
inPart-runs = { $n ->
    [one] { $n } of the saved runs is incomplete.
   *[other] { $n } of the saved runs are incomplete.
}

# $n (number)
inPart-settings = Some of your settings are back to their defaults.

perhapsMore-games = There may have been more games.

perhapsMore-documents = There may have been more tile sets, mixes and scenarios.

perhapsMore-lessons = There may have been more lessons.

perhapsMore-answers = There may have been more answers.

perhapsMore-questions = There may have been more decisions from your games to practise.

perhapsMore-runs = There may have been more runs of the lab.

perhapsMore-settings = Some settings may be back to their defaults.

originalLeft = The damaged file was left as it is.

# $name (text)
originalKept = The damaged file is kept in the data folder as { $name }.

# $name (text)
newestBackup = Your newest backup is { $name }. In Settings, “Your data”, you can restore single games from it, or everything. Restoring everything also replaces what is newer.

# Files that look like unfinished work of Bastide.
# $count (number)
# $names (list)
unknownFiles-what = { $count ->
    [one] The data folder has a file that Bastide doesn’t use: { AND($names) }.
   *[other] The data folder has files that Bastide doesn’t use: { AND($names) }.
}

# $count (number)
unknownFiles-why = { $count ->
    [one] Its name looks like Bastide’s unfinished work, but its content doesn’t, so Bastide left it as it is.
   *[other] Their names look like Bastide’s unfinished work, but their content doesn’t, so Bastide left them as they are.
}

unknownFiles-todo = To use what’s in such a file, choose “Import everything…” below. Otherwise move it out of the data folder.
