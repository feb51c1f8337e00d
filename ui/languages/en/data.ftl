title = Your data

text = Where Bastide keeps what you do, and copies to go back to. Nothing leaves this computer.

save = Save everything…

saving-title = Save everything as one file

# $file (text)
saved = Everything is saved in { $file }.

take = Take in…

taking-title = Take in everything from a file

fileText = One file with all that is yours, for another computer or to put away. Taking one in replaces what is here.

backups = Backups

backupsText = Bastide makes one a day when something has changed, and one before an update changes how things are kept. The ten newest stay, and of what was replaced the five newest.

make = Make a backup now

none = There is none yet. The first is made when you close Bastide and have begun something.

last = Last time

outcome-made = A new one was made today.

outcome-young = None was needed: the newest one was not a day old.

outcome-unchanged = None was needed: nothing had changed since the newest one.

outcome-nothing = None was needed: nothing is kept yet.

outcome-failed = None could be made.

outcome-replaced = What you had before was replaced, and is among the backups.

replaced = replaced then

earlier = from an earlier Bastide

replacedNow = Everything is replaced now. What was here before is the newest of the backups.

games = Games…

# $made (text)
gamesOf = { " " }in the backup of { $made }

fromBackup-title = Games in this backup

# $made (text)
fromBackup-text = These are the games as they were on { $made }. Bringing one back adds it beside the games you have, and replaces nothing.

fromBackup-bring = Bring back this game

fromBackup-none = There are no games in it.

fromBackup-stillHere = still among your games

fromBackup-brought = It’s back, in the list under Play.

restore = Restore…

# $made (text)
restoreOf = { " " }the backup of { $made }

confirm-restore = Restore this backup?

confirm-take = Take in a file?

# $made (text)
confirm-ofBackup = Everything becomes as it was on { $made }.

confirm-ofFile = Everything becomes as it is in the file that you choose next.

confirm-replaced = Your games, tile sets, mixes, positions, scenarios, campaigns, lessons, runs of the lab and settings are replaced. They are kept as a backup first, so that you can come back to them.

confirm-yes = Restore

confirm-choose = Choose a file…

confirm-no = Cancel

confirm-busy = One moment: everything is being replaced.

unfit-not_ours-why = It holds something else than what Bastide keeps.

unfit-not_ours-todo = Choose a file that was made with “Save everything…”.

unfit-trial_version-why = It was made by a trial version of Bastide, from before version 0.1.0.

unfit-trial_version-todo = Choose a file that version 0.1.0 or later has saved.

unfit-newer_version-why = It was made by a newer Bastide than this one.

unfit-newer_version-todo = Take it in with the newer Bastide.

unfit-damaged-why = It is damaged, and not everything in it could be read.

unfit-damaged-todo = Choose another one.

unfit-too_large-why = It is larger than anything that Bastide keeps.

unfit-too_large-todo = Choose another one.

unfit-among_the_data-why = That place is in the data folder, which Bastide looks after by itself.

unfit-among_the_data-todo = Choose another folder.
