share = Share as one file

# $name (name)
shareThis = Share as one file: { $name }

several = Share several

title = Share as one file

lead = The file holds what you choose, and those of your own tile sets and mixes that it needs. Everybody who has Bastide can open it.

choose = What goes into the file

kind-tile_set = Tile set

kind-mix = Mix

kind-position = Position

kind-scenario = Scenario

kind-campaign = Campaign

kind-lesson = Lesson

# $count (number)
chapters = { COUNT($count, of: "chapters") }

# $count (number)
inside = { $count ->
    [one] { $count } chapter is included
   *[other] { $count } chapters are included
}

# $names (names)
along = { $namesCount ->
    [one] included: { AND($names, each: "quoted") } needs it
   *[other] included: { AND($names, each: "quoted") } need it
}

faulty = has problems: fix them first

licence = Licence

# $names (names)
licenceNote = { AND($names, each: "quoted") }: nobody may reuse a set that says nothing. What may others do with it?

write = Save the file

none = Choose at least one.

saving-title = Save the shared file

saving-kind = Bastide bundles

# $file (name)
offered = What is in “{ $file }”

offeredLead = Nothing has been added yet. Here is what will happen to each item.

allThere = You already have everything in this file, unchanged. There is nothing to do.

fresh = New: it will be added.

same = You already have it, unchanged.

# $name (name)
# $tiles (number)
# $updated (date)
other = You have another version of it: “{ $name }”, { COUNT($tiles, of: "tiles") }, last changed { DATETIME($updated, dateStyle: "medium", timeStyle: "short") }.

# $names (names)
usedBy = { $namesCount ->
    [one] { AND($names, each: "quoted") } needs yours.
   *[other] { AND($names, each: "quoted") } need yours.
}

# $name (name)
decide = What to do with “{ $name }”

ways-leave = Keep mine

ways-copy = Keep both

ways-replace = Replace mine

notes-leave = Yours stays as it is, and this one isn’t added.

notes-copy = This one is added under a new name. Whatever came with it in this file uses it.

notes-replace = This one replaces yours. Undo in its history brings yours back.

done = Close

leave = Add nothing

# $count (number)
takeAll = { $count ->
    [one] Add it
   *[other] Add all { $count }
}

# $count (number)
# $all (number)
takeSome = Add { $count } of { $all }

# $names (names)
kept = { $namesCount ->
    [one] { AND($names, each: "quoted") } was added.
   *[other] { AND($names, each: "quoted") } were added.
}

nothingKept = Nothing was added.

# $file (name)
known = You already have everything in “{ $file }”. Here it is.

# $count (number)
faults = { $count ->
    [one] That would cause { $count } problem. Nothing was changed: choose otherwise.
   *[other] That would cause { $count } problems. Nothing was changed: choose otherwise.
}

# $count (number)
unshareable = { $count ->
    [one] There is { $count } problem to fix first. No file was saved.
   *[other] There are { $count } problems to fix first. No file was saved.
}
