title = Damaged

note = These can’t be read, or only in part. Save them as they are: another version may be able to read them. A backup may still have them whole: see Settings, “Your data”.

inPart = It opens, but not as you left it.

# On the card of a game that is also listed here.
mark = Damaged

save = Save as it is

# $name (text)
saveNamed = Save as it is: { $name }

saving-title = Save as it is

saving-kind = Damaged files

# $changed (date)
about-game = A game, last played { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-tile_set = A tile set, last changed { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-mix = A mix, last changed { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-position = A position, last changed { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-campaign = A campaign, last changed { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-scenario = A scenario, last changed { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-question = A decision for Practice, saved { DATETIME($changed, dateStyle: "medium", timeStyle: "short") }

# $changed (date)
about-lesson = Your progress in this lesson, set aside { DATETIME($changed, dateStyle: "medium", timeStyle: "short") } when it started again

nameless-game = A game without a name

nameless-tile_set = A tile set without a name

nameless-mix = A mix without a name

nameless-position = A position without a name

nameless-campaign = A campaign without a name

nameless-scenario = A scenario without a name

nameless-lesson = A lesson without a name

nameless-question = A decision from a game without a name
