title = Balance lab

above = Build

lead = Bots play a mix hundreds of times. See how it works out before anybody plays it.

toBuild = Back to Build

fromBuild = Test a mix in the lab

weigh = Test in the lab

begin-title = Test a mix

begin-note = The same mix, players, seed and number of games always give the same results. Everybody moves up one seat after each game.

begin-mix = Mix

begin-bots = Who plays

# $seat (number)
begin-bot = Player { $seat }

begin-nobody = Nobody

begin-games = Games

begin-seed = Seed

begin-slow = Sharp and Expert think ahead, here less than at the table. A game with one of them takes as long as hundreds without.

begin-go = Start

runs = Runs

runsNote = A run continues while you do other things. After a restart it waits until you continue it.

none = No mix has been tested yet.

# $bots (list)
# $seed (digits)
run-by = { AND($bots) } · seed { $seed }

# $done (number)
# $games (number)
run-progress = { $done } of { COUNT($games, of: "games") }

# $far (text)
# $seconds (number)
run-secondsLeft = { $far }, { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

# $far (text)
# $minutes (number)
run-minutesLeft = { $far }, { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }

# $far (text)
run-stopped = Stopped: { $far }

run-damaged = Damaged: its results can no longer be read.

run-changed = No more games are played; the results stay.

# $name (text)
# $then (digits)
# $now (digits)
run-ofBot = { $name } was version { $then } and is { $now } today.

# $then (digits)
# $now (digits)
run-ofRules = The rules were edition { $then } and are { $now } today.

run-again = Start again

# $far (text)
run-paused = Paused: { $far }

# $games (number)
run-finished = Finished: { COUNT($games, of: "games") }

# That a run has begun, or what has become of it.
# $run (text)
# $far (text)
run-told = { $run }. { $far }.

run-shown = · shown below

run-shownBeside = · shown beside it

run-pause = Pause

run-goOn = Continue

run-cancel = Cancel

run-throwAway = Delete

run-look = Show

run-beside = Compare

run-alone = Stop comparing

# The same buttons for those who do not see which run they belong to.
# $does (pause|again|goOn|look|alone|beside|cancel|throwAway)
# $run (text)
run-named = { $does ->
        [pause] Pause { $run }
        [again] Start again: { $run }
        [goOn] Continue { $run }
        [look] Show { $run }
        [alone] Stop comparing { $run }
        [beside] Compare { $run }
        [cancel] Cancel { $run }
       *[throwAway] Delete { $run }
    }

# $name (text)
run-gone = The run of { $name } is deleted.

run-bringBack = Undo

# $a (text)
# $b (text)
both = { $a } compared with { $b }

csv = Save as table (CSV)

json = Save as JSON

question-title = Save the results

question-kind = Results

nothing = –

scores = Scores

scoresNote = How many games ended with each score, by seat. Each bar begins at the score below it.

# $games (number)
games = { COUNT($games, of: "games") }

# $seat (number)
seat = Seat { $seat }

# $nth (number)
# $name (text)
botOf = Player { $nth }: { $name }

side-who = Who

side-mean = Mean

side-sure = 95 % range

side-deviation = Spread

side-range = Lowest to highest

side-middle = Middle half

side-median = Median

side-won = Wins

first = Does going first help?

firstNote = Ranges are 95 % confidence intervals. A shared win counts in part. Wins use Wilson’s interval, points use Student’s.

# $won (text)
# $low (text)
# $high (text)
# $even (text)
firstWon = The first seat wins { $won } of the games (95 % range: { $low } to { $high }). An even share is { $even }.

# $lead (text)
# $low (text)
# $high (text)
firstLead = Its average lead over the others is { $lead } points (95 % range: { $low } to { $high }).

verdict-ahead = Yes, more than chance explains.

verdict-behind = No. It hurts more than chance explains.

verdict-even = Too close to tell: chance alone explains it.

points = Points by source

pointsNote = Average points in a game, all seats together: during the game, and after its last turn.

during = During the game

after = After the last turn

# $source (text)
pointsDuring = { $source }, during the game

# $source (text)
pointsAfter = { $source }, after the last turn

# $count (text)
pointsOf = Points: { $count }

counts = What happened

countsNote = How often in a game, all seats together.

measured-game-turns = Turns

measured-game-points = Points of all seats

measured-game-winner = Score of the winner

measured-game-ahead = Lead of the winner

measured-game-aside = Tiles that fitted nowhere

measured-completed-road = Roads completed

measured-completed-city = Cities completed

measured-completed-monastery = Monasteries completed

measured-completed-garden = Gardens completed

measured-completed-unclaimed = Completed but unclaimed

inAGame = Per game

inATurn = Per turn

uncounted = not counted in this run

columns-what = What

columns-expansion = From

columns-mean = Per game

columns-range = Least to most

tiles = Most valuable tiles

tilesNote = In how many games no other tile scored more at once for the player who placed it. Points after the last turn do not count.

tileColumns-tile = Tile

tileColumns-best = Games

tileColumns-points = Average points

tileColumns-laid = Placed per game

ownTiles = Your tiles

ownTilesNote = Beside the average of all tiles. Claimed: whoever placed it put a figure on it at once. Unfinished: something on it was incomplete at the end.

fate-tile = Tile

fate-turn = Placed in turn

fate-claimed = Claimed

fate-points = Points at once

fate-unfinished = Unfinished

everyTile = All tiles

# $tile (text)
fromStart = { $tile } (on the table from the start)

# Where a tile set has rules of its own.
# $sets (text)
drawnOnly = Bots play what is drawn on the tiles. They don’t know the rules of { $sets }, so neither do these figures.

# $tile (text)
markTile = Show { $tile } among your tiles

# $turns (text)
# $points (text)
told-length = Games last { $turns } turns and bring { $points } points a turn.

# $points (text)
told-gain = Going first gains { $points } points.

# $points (text)
told-loss = Going first loses { $points } points.

# $of (city|road|river|neither|all)
peers = { $of ->
    [city] other city tiles
    [road] other road tiles
    [river] other river tiles
    [neither] other tiles
   *[all] other tiles
}

# $how (half|twice|less|more)
often = { $how ->
    [half] half as often as
    [twice] twice as often as
    [less] less often than
   *[more] more often than
}

# $tile (text)
# $often (text)
# $peers (text)
told-claimed = “{ $tile }” is claimed { $often } { $peers }.

# $tile (text)
# $often (text)
# $peers (text)
told-unfinished = “{ $tile }” is left unfinished { $often } { $peers }.

# $tile (text)
# $points (text)
# $peers (text)
# $others (text)
told-points = “{ $tile }” brings { $points } points at once, { $peers } { $others }.

# $n (text)
# $more (more|less)
told-turns = { $more ->
    [more] Games are { $n } turns longer with B.
   *[less] Games are { $n } turns shorter with B.
}

# $n (text)
# $more (more|less)
told-lead = { $more ->
    [more] Going first is worth { $n } points more with B.
   *[less] Going first is worth { $n } points less with B.
}

told-sameLength = Games are about as long with B as with A.

# $points (text)
# $more (more|less)
told-perTurn = { $more ->
    [more] Per turn, B brings { $points } points more.
   *[less] Per turn, B brings { $points } points fewer.
}

# $changes (text)
told-mostPerTurn = Most different per turn: { $changes }.

# $what (text)
# $percent (text)
told-changed = { $what } { $percent }

# $what (text)
told-onlyB = { $what } (none with A)

told-noneByTurn = Per turn, nothing differs more than chance explains.

# $percent (number)
gamesShare = { $percent } % of games

# $count (number)
otherTiles = { COUNT($count, of: "otherTiles") }

look = Games worth a look

lookNote = Any game opens at the table, at its end. It is not added to your games.

# $value (number)
notable-highest = Highest winning score: { COUNT($value, of: "points") }

# $value (number)
notable-lowest = Lowest winning score: { COUNT($value, of: "points") }

# $value (number)
notable-clearest = Clearest win: by { COUNT($value, of: "points") }

# $value (number)
notable-closest = { $value ->
        [0] Closest: a tie
       *[other] Closest win: by { COUNT($value, of: "points") }
    }

# $value (number)
notable-aside = { $value ->
        [one] { $value } tile fitted nowhere
       *[other] { $value } tiles fitted nowhere
    }

noLook = Other versions of the bots or rules played these games, so none of them opens.

gameNumber = Game number

open = Open game

compared = Comparison

comparedNote = ● marks a difference that chance would hardly explain. Figures per turn don’t grow just because games are longer.

# $run (text)
ofOthers = Other versions of the bots or rules played { $run }.

# $letter (text)
# $name (text)
columnOf = { $letter }: { $name }

difference = B − A

beyond = more than chance explains:

# $beyond (number)
# $of (number)
differPerGame = { $beyond ->
        [0] Per game, nothing differs more than chance explains.
        [one] Per game, { $beyond } of { COUNT($of, of: "rows") } differs more than chance explains.
       *[other] Per game, { $beyond } of { COUNT($of, of: "rows") } differ more than chance explains.
    }

# $beyond (number)
# $of (number)
differPerTurn = { $beyond ->
        [0] Per turn, nothing does.
        [one] Per turn, { $beyond } of { $of } does.
       *[other] Per turn, { $beyond } of { $of } do.
    }

noTurns = An older version played one of these runs, so there are no figures per turn. Start it again to get them.

# $seat (number)
subjects-score = Score of seat { $seat }

subjects-first_won = Wins of the first seat

subjects-first_lead = Lead of the first seat

# A table that gives the numbers of a chart, and of which run of two.
# $title (text)
asTable = { $title }, as a table

# $title (text)
# $run (text)
asTableOf = { $title }, as a table: { $run }

# $value (number)
whole = { SIGNED($value, maximumFractionDigits: 0) }

# $value (number)
figure = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# $value (number)
fine = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# $value (number)
finest = { SIGNED($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

# $value (number)
signed = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

# $value (number)
signedFine = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero") }

# $value (number)
signedFinest = { SIGNED($value, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "exceptZero") }

# $percent (number)
percentMore = { SIGNED($percent, maximumFractionDigits: 0, signDisplay: "exceptZero") } %

# $percent (number)
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# $percent (number)
signedPercent = { SIGNED($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") } %

# $low (number)
# $high (number)
range = { SIGNED($low, maximumFractionDigits: 0) } to { SIGNED($high, maximumFractionDigits: 0) }

# $low (text)
# $high (text)
fromTo = { $low } to { $high }

# $low (number)
# $high (number)
between = { SIGNED($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { SIGNED($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
