title = Damaged

note = These can’t be read, or only in part. Save them as they are: somebody may mend them, or another version may read them. A backup may hold them whole: see Settings, “Your data”.

inPart = It opens, but not as you left it.

# On the card of a game that is also listed here.
mark = Damaged

save = Save as it is

saving-title = Save as it is

saving-kind = Damaged files

nameless-game = A game without a name

nameless-tile_set = A tile set without a name

nameless-mix = A mix without a name

nameless-position = A position without a name

nameless-campaign = A campaign without a name

nameless-scenario = A scenario without a name

nameless-lesson = A lesson without a name

nameless-question = A decision of a game without a name
