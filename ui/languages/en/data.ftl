title = Your data

text = Where Bastide keeps your work, and backups to go back to. Nothing leaves this computer.

save = Save everything…

saving-title = Save everything as one file

saving-kind = Everything in Bastide

# $file (text)
saved = Everything is saved in { $file }.

take = Import everything…

taking-title = Import everything from a file

taking-kind = Everything in Bastide

fileText = One file with everything of yours, to move to another computer or to store. Importing one replaces what is here.

backups = Backups

backupsText = Bastide makes one a day when something has changed, and one before an update changes how data is stored. It keeps the ten newest, and the five newest of replaced data.

make = Make a backup now

none = There is no backup yet. Bastide makes the first when you close it after you have started something.

last = Last time

outcome-made = Bastide made a new backup today.

outcome-young = No backup was needed: the newest one was less than a day old.

outcome-unchanged = No backup was needed: nothing had changed since the newest one.

outcome-nothing = No backup was needed: there is nothing to save yet.

# $why (text)
outcome-failed = Bastide couldn’t make a backup. { $why }

outcome-replaced = Your earlier data was replaced. It is among the backups.

replacedNow = Everything was replaced. Your earlier data is the newest of the backups.

# $madeAt (date)
made = { DATETIME($madeAt, dateStyle: "medium", timeStyle: "short") }

# What stands beside the date of a backup.
# $megabytes (number)
# $is (plain|replaced|earlier|both)
notes = { $is ->
    [plain] { NUMBER($megabytes, maximumFractionDigits: 1) } MB
    [replaced] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, replaced data
    [earlier] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, from an earlier Bastide
   *[both] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, replaced data from an earlier Bastide
}

# What is in a backup, each with its number.
# $things (list)
holds = { AND($things) }.

holdsSettings = Settings only.

unreadable = It can’t be read. Bastide keeps it as it is.

# $n (number)
items-games = { COUNT($n, of: "games") }

# $n (number)
items-tile_set = { $n ->
    [one] { $n } tile set
   *[other] { $n } tile sets
}

# $n (number)
items-mix = { $n ->
    [one] { $n } mix
   *[other] { $n } mixes
}

# $n (number)
items-position = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}

# $n (number)
items-scenario = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenarios
}

# $n (number)
items-campaign = { $n ->
    [one] { $n } campaign
   *[other] { $n } campaigns
}

# $n (number)
items-lessons = { $n ->
    [one] { $n } started lesson
   *[other] { $n } started lessons
}

# $n (number)
items-runs = { $n ->
    [one] { $n } run of the lab
   *[other] { $n } runs of the lab
}

games = Games…

# $made (text)
gamesOf = Games… in the backup of { $made }

fromBackup-title = Games in this backup

# $made (text)
fromBackup-text = These are the games as they were on { $made }. Restoring one adds it to the games you have, and replaces nothing.

# $names (list)
fromBackup-players = { AND($names) }

# $steps (number)
# $played (date)
# $finished (yes|no)
fromBackup-facts = { $finished ->
    [yes] Finished, last played { DATETIME($played, dateStyle: "medium", timeStyle: "short") }
   *[no] { COUNT($steps, of: "steps") }, last played { DATETIME($played, dateStyle: "medium", timeStyle: "short") }
}

# $steps (number)
# $played (date)
# $finished (yes|no)
fromBackup-factsStillHere = { fromBackup-facts }, still among your games

fromBackup-restore = Restore this game

# $name (text)
fromBackup-restoreNamed = Restore this game: { $name }

fromBackup-none = This backup has no games.

fromBackup-restored = Restored. You find it under Play.

restore = Restore…

# $made (text)
restoreOf = Restore… the backup of { $made }

confirm-restore = Restore this backup?

confirm-take = Import everything from a file?

# $made (text)
# $holds (text)
confirm-ofBackup = Everything goes back to how it was on { $made }. { $holds }

confirm-ofFile = Everything becomes as it is in the file that you choose next.

confirm-replaced = This replaces your games, tile sets, mixes, positions, scenarios, campaigns, lessons, runs of the lab and settings. Bastide makes a backup of them first, so that you can go back.

confirm-yes = Restore

confirm-choose = Choose a file…

confirm-no = Cancel

confirm-busy = Replacing everything. One moment…

unfit-not_ours-why = It holds something other than Bastide’s data.

unfit-not_ours-todo = Choose a file that was made with “Save everything…”.

unfit-trial_version-why = It was made by a trial version of Bastide, from before version 0.1.0.

unfit-trial_version-todo = Choose a file saved by version 0.1.0 or later.

unfit-newer_version-why = It was made by a newer Bastide than this one.

unfit-newer_version-todo = Import it with the newer Bastide.

unfit-damaged-why = It is damaged, and not everything in it could be read.

unfit-damaged-todo = Choose another file.

unfit-too_large-why = It is larger than any file of Bastide’s.

unfit-too_large-todo = Choose another file.

unfit-among_the_data-why = That place is in the data folder, which Bastide manages itself.

unfit-among_the_data-todo = Choose another folder.
