title = Scenarios of your own

lead = Moments of your games and positions that you laid, each with an aim. Bots take the other seats.

none = There are none yet. In any game, go to a turn that could have gone otherwise and press “Save as a scenario” below the time line. Or lay a position in Build, and give it an aim.

toPlay = Choose a game

label = The scenario

opening = Opening …

place = A scenario of your own

leave = Leave the scenario

back = Back to the scenarios

# $title (text)
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

unproven = Nothing has shown yet that this aim can be reached.

save = Save as a file

saving-title = Save the scenario as a file

saving-kind = Bastide scenarios

remove = Delete

undoRemove = Bring it back

end-title = Scenario finished

making-title = Save as a scenario

# $turn (number)
making-lead = It begins with turn { $turn }, before its tile was laid. Bots take the other seats, and the tiles come in the same order every time.

making-name = Title

# $turn (number)
making-named = From turn { $turn } on

making-seat = You play

making-aim = The aim

making-aims-win = Win, alone or level

making-aims-win_alone = Win alone

making-aims-points = Reach a number of points

making-points = Points

making-tiles = Tiles until the end

# $count (number)
making-tilesLeft = { $count ->
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }

making-note = What you say before it begins

making-noteText = Up to 30 words. May stay empty.

# $words (digits)
# $most (digits)
making-noteLong = This has { $words } words. Say it in { $most } at most.

making-save = Save

making-trying = A bot tries to reach the aim …

# $tries (number)
making-noWay-what = No bot reached this aim in { COUNT($tries, of: "tries") }.

making-noWay-todo = A person may still do it. Ask for less, or save it as it is.

making-noWay-save = Save it as it is

# $count (number)
making-wrong = { $count ->
        [one] It cannot be saved like that, for one reason:
       *[other] It cannot be saved like that, for { $count } reasons:
    }

making-play = Play it now

making-goOn = Go on with the game
