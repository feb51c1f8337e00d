byHand = We lay the tiles ourselves

byHandText = For a game of cardboard. You say which tile was drawn and where it lies; Bastide keeps the rules, counts, and explains each point. Only people sit at such a table.

drawn = Which tile was drawn?

find = Words of the tile

clear = Show all tiles

cities = City sides

roads = Road sides

any = any

# $count (number)
sides = { $count }

none = No tile that is left is like that.

# $look (text)
# $left (number)
tile = { $left ->
        [one] { $look }: { $left } left
       *[other] { $look }: { $left } left
    }

# $left (number)
left = { $left } ×

keyed = The number or letter on a place is the key that brings the tile there.

correct = Correct this decision

correcting = You are correcting an earlier entry.

correctingText = Decide anew. What followed is played again, as far as it fits.

leave = Leave it as it was

# $turn (number)
corrected = Turn { $turn } is corrected.

# $count (number)
held = { $count ->
        [one] The { $count } decision that followed still holds.
       *[other] All { $count } decisions that followed still hold.
    }

nothingFollowed = Nothing had followed it yet.

# $count (number)
# $turn (number)
dropped = { $count ->
        [one] In turn { $turn }, { $count } decision no longer fits. Enter it anew.
       *[other] From turn { $turn } on, { $count } decisions no longer fit. Enter them anew.
    }

takeBack = Take the correction back

adjusting-open = Put a score right

adjusting-title = Put a score right

adjusting-lead = For a house rule, an expansion that Bastide does not know, or a slip at the track. It counts with all other points and stands in the log with its note.

adjusting-who = Whose score

adjusting-points = Points, with a minus to take some

# $has (number)
adjusting-pointsNote = { $has ->
        [one] The score is { $has } point now.
       *[other] The score is { $has } points now.
    }

# What is wrong with the points.
# $has (number)
adjusting-notSoMany = { $has ->
        [one] No more than { $has } point can be taken: a score is never less than 0.
       *[other] No more than { $has } points can be taken: a score is never less than 0.
    }

# $room (number)
adjusting-tooMany = { $room ->
        [one] No more than { $room } point can be given: the score would be too high to be kept.
       *[other] No more than { $room } points can be given: the score would be too high to be kept.
    }

adjusting-notWhole = Points are whole numbers.

adjusting-note = What for

adjusting-put = Put it right

adjusting-before = Put right before

adjusting-takeAway = Take it away

# $turn (number)
# $what (text)
adjusting-inTurn = Turn { $turn }. { $what }

# The row of the table of all points, and of the score sheet.
adjusting-source = Put right by hand

adjusting-chapter = Put right by hand
