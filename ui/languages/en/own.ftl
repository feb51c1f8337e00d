title = Your scenarios

lead = Moments of your games and positions you made, each with an aim. Bots take the other seats.

none = You have none yet. In any game, go to a turn that could have gone differently and press “Save as a scenario” below the timeline. Or make a position in Build and give it an aim.

toPlay = Choose a game

label = The scenario

opening = Opening …

place = Your scenario

leave = Leave the scenario

back = Back to the scenarios

# $title (name)
picture = The board of “{ $title }”

# $count (number)
tiles = { $count ->
    [one] { $count } tile to play
   *[other] { $count } tiles to play
}

# $count (number)
turns = { $count ->
    [one] { $count } turn of your own
   *[other] { $count } turns of your own
}

# Whom you play against.
# $others (list)
seats = { $othersCount ->
    [0] You play alone
   *[other] You play against { AND($others) }
}

unproven = It isn’t known yet whether this aim can be reached.

# $campaigns (list)
chapters = A chapter of { AND($campaigns) }

# $title (name)
came = “{ $title }” is now among your scenarios.

# $title (name)
known = “{ $title }” is already among your scenarios.

# $title (name)
removed = “{ $title }” was deleted.

# $title (name)
restored = “{ $title }” is back.

save = Save as a file

saving-title = Save the scenario as a file

saving-kind = Bastide scenarios

remove = Delete

# $title (name)
removeThis = Delete “{ $title }”

# $title (name)
saveThis = Save as a file: “{ $title }”

edit = Edit

# $title (name)
editThis = Edit “{ $title }”

undoRemove = Restore

end-title = Scenario finished

making-title = Save as a scenario

# $turn (number)
making-lead = It starts with turn { $turn }, before the tile was placed. Bots take the other seats, and the tiles always come in the same order.

making-name = Title

# $turn (number)
making-named = From turn { $turn }

making-seat = You play

making-aim = Aim

making-aims-win = Win or tie

making-aims-win_alone = Win outright

making-aims-points = Score points

making-points = Points

# $who (person)
# $points (number)
making-pointsThen = { $who ->
    [you] You have { COUNT($points, of: "points") } at the start.
   *[other] { $whoName } has { COUNT($points, of: "points") } at the start.
}

making-tiles = Tiles until the end

# $count (number)
making-tilesLeft = { $count ->
    [one] { $count } tile is left.
   *[other] { $count } tiles are left.
}

making-note = Introduction

making-noteText = Up to 30 words, shown before it starts. Optional.

# $words (digits)
# $most (digits)
making-noteLong = This has { $words } words; at most { $most } are allowed.

making-save = Save

making-trying = A bot is trying to reach the aim …

# $tries (number)
making-noWay-what = No bot reached this aim in { COUNT($tries, of: "tries") }.

making-noWay-todo = A person may still manage it. Ask for less, or save it anyway.

making-noWay-save = Save anyway

# $count (number)
making-wrong = { $count ->
    [one] It can’t be saved like this, for one reason:
   *[other] It can’t be saved like this, for { $count } reasons:
}

# $title (name)
making-kept = “{ $title }” is saved. You find it under Campaigns.

making-play = Play it now

making-goOn = Back to the game
