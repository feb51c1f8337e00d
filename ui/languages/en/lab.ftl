title = The balance lab

above = Build

lead = Bots play a mix many times over. See what it does before anybody sits down to it.

toBuild = Back to Build

fromBuild = Weigh a mix in the lab

weigh = Weigh it in the lab

begin-title = Weigh a mix

begin-note = The same mix, players, seed and number of games always give the same figures. From game to game everybody moves up by one seat.

begin-mix = Mix

begin-bots = Who plays

# $seat (number)
begin-bot = Player { $seat }

begin-nobody = Nobody

begin-games = Games

begin-seed = Seed

begin-slow = Sharp and Expert play on in their heads, here less than at the table. A game with one of them takes as long as hundreds without.

begin-go = Begin

runs = Runs

runsNote = A run goes on while you do other things. After a restart it waits until you let it go on.

none = No mix has been weighed yet.

# $bots (text)
# $seed (digits)
run-by = { $bots } · seed { $seed }

# $done (number)
# $games (number)
run-progress = { $done } of { COUNT($games, of: "games") }

# $far (text)
run-stopped = Stopped: { $far }

run-damaged = Damaged: what was counted can no longer be read.

# $name (text)
# $then (digits)
# $now (digits)
run-ofBot = { $name } was version { $then } and is { $now } today

# $then (digits)
# $now (digits)
run-ofRules = the rules were edition { $then } and are { $now } today

run-again = Begin anew

# $far (text)
run-paused = Paused: { $far }

# $games (number)
run-finished = Finished: { COUNT($games, of: "games") }

run-shown = shown below

run-shownBeside = beside it

run-pause = Pause

run-goOn = Go on

run-cancel = Cancel

run-throwAway = Throw away

# $name (text)
run-gone = The run of { $name } is thrown away.

run-bringBack = Bring it back

run-look = Show

run-beside = Set beside

run-alone = Take away again

# $a (text)
# $b (text)
both = { $a }, and beside it { $b }

csv = Save as table (CSV)

json = Save as JSON

question-title = Save the figures

question-kind = Figures

nothing = –

scores = Scores

scoresNote = How many games ended with a score from here to the next, by seat.

# $games (number)
games = { COUNT($games, of: "games") }

# $seat (number)
seat = Seat { $seat }

# $nth (number)
# $name (text)
botOf = Player { $nth }: { $name }

side-who = Who

side-mean = Mean

side-sure = 95 % sure

side-deviation = Spread

side-range = Lowest to highest

side-middle = Middle half

side-median = Median

side-won = Victories

first = Does it pay to begin?

firstNote = What is sure is so 19 times in 20. A shared victory counts as its part; victories have Wilson’s interval, points Student’s.

# $won (text)
# $low (text)
# $high (text)
# $even (text)
firstWon = The first seat wins { $won } of the games, surely { $low } to { $high }; { $even } would be even.

# $lead (text)
# $low (text)
# $high (text)
firstLead = Against the mean of the others it ends at { $lead } points, surely { $low } to { $high }.

verdict-ahead = It pays to begin, beyond chance.

verdict-behind = It costs to begin, beyond chance.

verdict-even = Chance alone could do this.

points = Points by source

pointsNote = Of all seats together, in a game: during it, and after its last turn.

during = During the game

after = After the last turn

counts = What happened

countsNote = How often in a game, of all seats together.

inAGame = In a game

uncounted = not counted in this run

columns-what = What

columns-expansion = Of

columns-mean = In a game

columns-range = Least to most

tiles = Tiles worth most

tilesNote = In how many games no other tile brought more at once to whoever laid it. Points after the last turn do not count.

tileColumns-tile = Tile

tileColumns-best = Games

tileColumns-points = Points each time

tileColumns-laid = Laid in a game

# $count (number)
otherTiles = { COUNT($count, of: "otherTiles") }

look = Games to look at

lookNote = Any game opens at the table, at its end. It does not stand among your games.

# $value (number)
notable-highest = Highest victory: { $value } points

# $value (number)
notable-lowest = Lowest victory: { $value } points

# $value (number)
notable-clearest = Clearest: { $value } ahead

# $value (number)
notable-closest = { $value ->
        [0] Closest: a tie
       *[other] Closest: { $value } ahead
    }

# $value (number)
notable-aside = { $value ->
        [one] { $value } tile fitted nowhere
       *[other] { $value } tiles fitted nowhere
    }

noLook = Its games were played by other bots or rules than today’s, so none of them opens.

gameNumber = Game number

open = Open it

compared = Side by side

comparedNote = Marked is what chance alone would hardly do: Welch’s test, and Holm’s method at 5 % over all rows. The bar shows where the difference surely lies.

# $run (text)
ofOthers = { $run } is of other bots or rules than today’s.

# $letter (text)
# $name (text)
columnOf = { $letter }: { $name }

difference = B beside A

mark = Beyond chance

beyond = ● yes

# $beyond (number)
# $of (number)
differ = { $beyond ->
        [0] Nothing differs beyond chance.
       *[other] { COUNT($beyond, of: "figures") } of { $of } { $beyond ->
            [1] differs
           *[other] differ
        } beyond chance.
    }

# $seat (number)
subjects-score = Score of seat { $seat }

subjects-first_won = Victories of the first seat

subjects-first_lead = Lead of the first seat
