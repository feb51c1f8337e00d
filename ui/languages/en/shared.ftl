# $n (number)
count-backSides = { $n ->
    [one] { $n } back side
   *[other] { $n } back sides
}

# $n (number)
count-chapters = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
}

# $n (number)
count-closeMatches = { $n ->
    [one] { $n } close match
   *[other] { $n } close matches
}

# $n (number)
count-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}

# $n (number)
count-designs = { $n ->
    [one] { $n } design
   *[other] { $n } designs
}

# $n (number)
count-earlierSteps = { $n ->
    [one] { $n } earlier step
   *[other] { $n } earlier steps
}

# $n (number)
count-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}

# $n (number)
count-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}

# $n (number)
count-floorsLeft = { $n ->
    [one] { $n } floor left
   *[other] { $n } floors left
}

# $n (number)
count-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

# $n (number)
count-laps = { $n ->
    [one] { $n } lap
   *[other] { $n } laps
}

# $n (number)
count-lessons = { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
}

# $n (number)
count-min = { $n ->
    [one] { $n } min
   *[other] { $n } min
}

# $n (number)
count-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# $n (number)
count-otherTiles = { $n ->
    [one] { $n } other tile
   *[other] { $n } other tiles
}

# $n (number)
count-passagesFound = { $n ->
    [one] { $n } passage found
   *[other] { $n } passages found
}

# $n (number)
count-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}

# $n (number)
count-placesMarked = { $n ->
    [one] { $n } place marked
   *[other] { $n } places marked
}

# $n (number)
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# $n (number)
count-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}

# $n (number)
count-rules = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}

# $n (number)
count-rulings = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}

# $n (number)
count-rulingsAre = { $n ->
    [one] { $n } ruling is
   *[other] { $n } rulings are
}

# $n (number)
count-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}

# $n (number)
count-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

# $n (number)
count-tilesChosen = { $n ->
    [one] { $n } tile chosen
   *[other] { $n } tiles chosen
}

# $n (number)
count-tilesLeft = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}

# $n (number)
count-tries = { $n ->
    [one] { $n } try
   *[other] { $n } tries
}

# $n (number)
count-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
