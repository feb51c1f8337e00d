label = Storage

folder = Folder

state = State

kept = Everything is saved on disk.

onlyRead = Nothing new is saved. You can still look at everything and save it as files.

memory = Nothing is saved: Bastide works in memory only.

unknown = Bastide couldn’t find out.

detail = In the system’s words

# Said on every screen while nothing is saved.
notKept = Bastide is running, but what you do now will be lost when you close it.

# Said on every screen while what is saved can only be read.
notWritable = You can look at everything and save it as files, but nothing new will be saved.

# Said once when something could not be read or written while Bastide runs.
notWritten = This couldn’t be read from or written to disk, and nothing was changed.

# The folder that Bastide keeps everything in, by its path where that is said.
# $where (own|named)
# $path (text)
place = { $where ->
    [own] the data folder
   *[named] { $path }
}

# $where (own|named)
# $path (text)
inPlace = { $where ->
    [own] in the data folder
   *[named] in { $path }
}

# $where (own|named)
# $path (text)
why-not_writable = Bastide isn’t allowed to write to { place }.

# $where (own|named)
# $path (text)
why-not_a_database = The file { inPlace } that should hold your games isn’t a database. Bastide has not touched it.

# $where (own|named)
# $path (text)
why-not_ours = The database { inPlace } belongs to another program. Bastide has not touched it.

# $where (own|named)
# $path (text)
why-trial_version = The database { inPlace } was made by a trial version of Bastide, from before version 0.1.0. Bastide has not touched it.

# $where (own|named)
# $path (text)
why-newer_version = The database { inPlace } was written by a newer Bastide. Bastide has not touched it.

# $where (own|named)
# $path (text)
why-damaged = The database { inPlace } is damaged and can’t be read in full.

# $where (own|named)
# $path (text)
why-busy = Another program is using the database { inPlace }.

# $where (own|named)
# $path (text)
why-in_use = Another Bastide has { place } open.

# $where (own|named)
# $path (text)
why-gone = The file that Bastide keeps everything in is no longer { inPlace }.

# $where (own|named)
# $path (text)
why-replaced = While the file that Bastide keeps everything in was open, another file took its place { inPlace }.

# $where (own|named)
# $path (text)
why-cut_short = The file that Bastide keeps everything in was cut short { inPlace } while it was open.

# $where (own|named)
# $path (text)
why-full = The disk that holds { place } is full.

# $where (own|named)
# $path (text)
why-failed = The database { inPlace } couldn’t be used, for an unknown reason.

todo-not_writable = Make it writable, or name another folder in BASTIDE_DATA, then start Bastide again.

todo-trial_version = Move that file away, or name another folder in BASTIDE_DATA, then start Bastide again.

todo-newer_version = Start the newer Bastide, or name another folder in BASTIDE_DATA and start this one again.

todo-busy = Close that program, then start Bastide again.

todo-in_use = Continue there, or name another folder in BASTIDE_DATA and start Bastide again.

todo-gone = Put it back where it was, then start Bastide again.

todo-replaced = Start Bastide again to continue with the new file.

todo-cut_short = Start Bastide again: it saves what is left. A backup may hold more.

todo-full = Free some space, then start Bastide again.

todo-failed = The log in that folder says more. Try again, or name another folder in BASTIDE_DATA and start Bastide again.

# Where the file is of no use. Whether there is a backup to go back to is not always known.
# $backup (none|some|dated)
# $made (date)
goBack = { $backup ->
    [none] Move that file away, or name another folder in BASTIDE_DATA, then start Bastide again.
    [some] Restore a backup in Settings, under “Your data”. Or name another folder in BASTIDE_DATA and start Bastide again.
   *[dated] Restore the backup of { DATETIME($made, dateStyle: "medium", timeStyle: "short") } in Settings, under “Your data”. Or name another folder in BASTIDE_DATA and start Bastide again.
}

# While Bastide runs, these need no new start.
retry-not_writable = Make it writable, then try again.

retry-busy = Close that program, then try again.

retry-full = Free some space, then try again.
