# $count (number)
title = Recently deleted ({ $count })

restore = Restore

# $name (text)
restoreNamed = Restore { $name }

# $name (text)
restored = “{ $name }” is restored.

# $at (date)
# $until (date)
about-game = A game, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-tile_set = A tile set, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-mix = A mix, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-position = A position, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-campaign = A campaign, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-scenario = A scenario, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-lesson = A lesson, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

# $at (date)
# $until (date)
about-question = A decision for Practice, deleted { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Kept until { DATETIME($until, dateStyle: "medium") }.

nameless-tile_set = A tile set without a name

nameless-mix = A mix without a name

nameless-position = A position without a name

nameless-campaign = A campaign without a name

nameless-scenario = A scenario without a name

nameless-lesson = A lesson without a name
