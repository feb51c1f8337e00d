byHand = Play with real tiles

byHandText = For a game at a real table, between people only. You enter each tile and where it lies. Bastide checks the rules, keeps score and explains each point.

drawn = Which tile was drawn?

find = Search the tiles

clear = Show all tiles

sides = Press the land on its sides, clockwise from any side

onSide-city = City

onSide-road = Road

onSide-field = Field

onSide-river = River

anew = Start again

# $lands (text)
# $count (number)
pressed = { $lands }: { COUNT($count, of: "tiles") }

pressedNone = All tiles again.

none = No tile that is left looks like that.

# $look (text)
# $left (number)
tile = { $look }: { $left } left

# $left (number)
left = { $left } ×

# $act (text)
keyed = The key on a place shows the tile there; { $act } places it.

# The button while a step is looked at: the decision that led there.
# $turn (number)
# $what (text)
correctOf = Correct turn { $turn }: { $what }

# The accessible name of the pencil beside a line of the log.
# $what (text)
correctLine = Correct: { $what }

# In the note of a tile: what of its turn can be corrected.
# $turn (number)
ofTile-title = Correct turn { $turn }:

ofTile-draw = Tile drawn

ofTile-tile = Placement

ofTile-figure = Figure

# $turn (number)
# $what (text)
correctingOf = You are correcting turn { $turn }: { $what }

correctingText = Decide again. It starts with what was entered before. Bastide then replays what followed.

# Beside the choice that is corrected.
entered = entered before

# $dropped (number)
# $all (number)
losing = { $dropped ->
    [one] { $dropped } of the { $all } decisions that followed no longer fits. Keep the correction and drop it?
   *[other] { $dropped } of the { $all } decisions that followed no longer fit. Keep the correction and drop them?
}

# The same where not one of them fits.
# $all (number)
losingAll = { $all ->
    [one] The decision that followed no longer fits. Keep the correction and drop it?
   *[other] None of the { $all } decisions that followed fits any more. Keep the correction and drop them?
}

# $turn (number)
losingFrom = The first is in turn { $turn }:

# Below it.
# $dropped (number)
losingAgain = { $dropped ->
    [one] Bastide can enter it again for you once it fits.
   *[other] Bastide can enter them again for you once they fit.
}

keepLosing = Keep the correction

leaveLosing = Change nothing

leave = Cancel the correction

# $turn (number)
corrected = Turn { $turn } is corrected.

# $count (number)
held = { $count ->
    [one] The decision that followed still fits.
   *[other] All { $count } decisions that followed still fit.
}

nothingFollowed = No decisions had followed it yet.

# $count (number)
# $turn (number)
dropped = { $count ->
    [one] In turn { $turn }, { $count } decision no longer fits.
   *[other] From turn { $turn } on, { $count } decisions no longer fit.
}

# After that, and after the reason.
# $count (number)
goOnYourself = { $count ->
    [one] Make the next decision yourself.
   *[other] Make the next decision yourself. Bastide can enter the others once they fit.
}

# An offer, once decisions that a correction dropped fit where the game stands.
# $count (number)
fittingAll = { $count ->
    [one] The dropped decision fits again.
   *[other] All { $count } dropped decisions fit again.
}

# $fitting (number)
# $left (number)
fitting = { $fitting ->
    [one] { $fitting } of the { $left } dropped decisions fits again.
   *[other] { $fitting } of the { $left } dropped decisions fit again.
}

# The button beside it.
enterAgain = Enter again

# $count (number)
enteredAgain = { $count ->
    [one] Bastide entered { $count } decision again.
   *[other] Bastide entered { $count } decisions again.
}

# $count (number)
# $turn (number)
stillDropped = { $count ->
    [one] In turn { $turn }, { $count } decision does not fit yet.
   *[other] From turn { $turn } on, { $count } decisions do not fit yet.
}

# The button beside it: undoes all that was entered again.
undoAgain = Undo

takeBack = Undo the correction

# Ends a game with real tiles before its last tile.
endHere = End here and count

endedHere = The game ended here.

# Undoes the end.
playOn = Undo and play on

adjusting-open = Adjust a score

adjusting-title = Adjust a score

adjusting-lead = For a house rule, an expansion that Bastide does not know, or a mistake on the score track. The points count like all others. They appear in the log with your note.

adjusting-who = Player

adjusting-points = Points (with a minus to subtract)

# $has (number)
adjusting-pointsNote = The score is { COUNT($has, of: "points") } now.

# What is wrong with the points.
# $has (number)
adjusting-notSoMany = You can subtract at most { COUNT($has, of: "points") }: a score is never below 0.

# $room (number)
adjusting-tooMany = You can add at most { COUNT($room, of: "points") }: the score would be too high to save.

adjusting-notWhole = Points are whole numbers.

adjusting-note = Reason

adjusting-put = Adjust

adjusting-before = Earlier adjustments

adjusting-takeAway = Remove

# The accessible name of the button “Remove”.
# $what (text)
adjusting-takeAwayOf = Remove: { $what }

# $what (text)
adjusting-away = Removed: { $what }

# $turn (number)
# $what (text)
adjusting-inTurn = Turn { $turn }. { $what }

# $who (person)
# $points (number)
adjusting-given = { $who ->
    [you] The table gives you { COUNT($points, of: "points") }.
   *[other] The table gives { $whoName } { COUNT($points, of: "points") }.
}

# $who (person)
# $points (number)
# $note (text)
adjusting-givenFor = { $who ->
    [you] The table gives you { COUNT($points, of: "points") }: “{ $note }”.
   *[other] The table gives { $whoName } { COUNT($points, of: "points") }: “{ $note }”.
}

# $who (person)
# $points (number)
adjusting-taken = { $who ->
    [you] The table takes { COUNT($points, of: "points") } from you.
   *[other] The table takes { COUNT($points, of: "points") } from { $whoName }.
}

# $who (person)
# $points (number)
# $note (text)
adjusting-takenFor = { $who ->
    [you] The table takes { COUNT($points, of: "points") } from you: “{ $note }”.
   *[other] The table takes { COUNT($points, of: "points") } from { $whoName }: “{ $note }”.
}

# The row of the table of all points, and of the score sheet.
adjusting-source = Adjustments

adjusting-chapter = Adjustments
