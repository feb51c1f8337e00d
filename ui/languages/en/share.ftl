share = Share with what it needs

several = Share several

title = Share as one file

lead = Whoever opens the file in Bastide gets what you choose here, and your own tile sets and mixes that it needs. What belongs to Bastide is named, not carried.

choose = What goes into the file

kind-tile_set = Tile set

kind-mix = Mix

kind-position = Position

kind-scenario = Scenario

kind-campaign = Campaign

# $count (number)
chapters = { COUNT($count, of: "chapters") }

# $count (number)
inside = { $count ->
        [one] { $count } chapter goes along inside
       *[other] { $count } chapters go along inside
    }

faulty = has faults: mend it first

write = Save the shared file

none = Choose at least one.

saving-title = Save what you share

saving-kind = Bastide bundles

offeredLead = Nothing is kept yet. Here is what will become of each.

allThere = Everything in this file is there already, just as it is here. Nothing has to be done.

fresh = New: it will be kept.

same = It is there already, just the same.

ways-leave = Keep mine

ways-copy = Keep both

ways-replace = Take this one

notes-leave = Yours stays as it is, and this one is left out.

notes-copy = This one gets an id and a name of its own. Whatever came with it in this file uses it.

notes-replace = It takes the place of yours. Undo, in its history, brings yours back.

done = Close

leave = Leave all out

nothingKept = Nothing was kept.

# $count (number)
faults = { $count ->
        [one] That would leave { $count } fault. Nothing was changed: choose otherwise.
       *[other] That would leave { $count } faults. Nothing was changed: choose otherwise.
    }

# $count (number)
unshareable = { $count ->
        [one] There is { $count } fault to be mended first. Nothing was written.
       *[other] There are { $count } faults to be mended first. Nothing was written.
    }
