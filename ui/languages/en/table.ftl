label = The table

decision = What is being decided

choices = What you can do

# $turn (text)
# $held (text)
onBoard = Choose on the board, or with the arrow keys and Enter. Turn the tile with { $turn }, its handle, or { $held } and the wheel.

# $count (number)
refused = { $count ->
        [one] { $count } thing you may not do, and why
       *[other] { $count } things you may not do, and why
    }

# $name (text)
thinking = { $name } is thinking …

# $name (text)
held = { $name } is paused.

stopBot = Pause bots

botPace = Bot speed

goOnBot = Resume bots

beyond-what = Today’s rules don’t allow the next step of this game.

# $steps (number)
beyond-why = { $steps ->
        [one] It was played under earlier rules, or it was damaged. { $steps } later step stays kept.
       *[other] It was played under earlier rules, or it was damaged. { $steps } later steps stay kept.
    }

beyond-torn = A step of this game is damaged.

# $steps (number)
beyond-whyTorn = { $steps ->
        [one] It can’t be read, so { $steps } later step can’t be shown. It stays kept.
       *[other] It can’t be read, so { $steps } later steps can’t be shown. They stay kept.
    }

beyond-todo = You can play on from here, or take back more.

otherwise-what = Today’s rules count this game otherwise.

otherwise-todo = It stays kept as it was until you play on.

# $turn (number)
turn = Turn { $turn }

secondPart = second tile

# $step (number)
looking = You are looking at step { $step }. Nothing can be decided here.

lookingShort = Looking back

backToNow = Back to now

playOn = Play on from here

followers-legend = The follower in your hand

tabs-seats = Players

tabs-track = Track

tabs-tiles = Tiles

tabs-log = Log

tabsLabel = What to see of the table

# $left (number)
pile = { COUNT($left, of: "tilesLeft") }

drawn = Drawn tile

putAside = A drawn tile fitted nowhere and was put aside.

landed = The tile just laid, with the keys of what can stand on it

seats-title = Players

# $number (number)
seats-player = Player { $number }

# $count (number)
seats-projected = { $count } if the game ended now

# $count (text)
seats-projectedShort = → { $count }

seats-projectedLater = Counted again when this scoring is settled

seats-toMove = decides

# Which bot sits there.
# $name (text)
# $bot (text)
seats-playsAs = { $name }, who plays as { $bot }

seats-winner = winner

# $count (number)
seats-laps = { COUNT($count, of: "laps") }

track-title = Score track

# $space (number)
track-space = Space { $space }

# $name (person)
# $score (number)
track-marker = { $name ->
        [you] Your
       *[other] { $nameName }’s
    } marker, { COUNT($score, of: "points") }

left-title = Tiles left

# $count (number)
left-count = × { $count }

left-none = The pile is empty.

# $count (number)
left-aside = { $count ->
        [one] { $count } tile was put aside
       *[other] { $count } tiles were put aside
    }

left-off = Counting the tiles is switched off in the settings.

facts-mix = Tiles

facts-ownMix = tiles of its own

facts-expansions = Expansions

facts-options = Rules chosen

facts-seed = Seed

log-title = Log

log-empty = Nothing has happened yet.

log-earlier = Show earlier steps

log-how = How these points were counted

log-numbered = The counted tiles carry numbers on the board.

# $id (text)
log-rule = Rule { $id }

# $step (number)
log-step = Step { $step }

time-title = Time line

time-undo = Undo

time-save = Save a copy as a file

time-moment = Save as a scenario

time-redo = Redo

time-undone = Taken back.

time-back = One step back

time-forward = One step forward

# $step (number)
# $steps (number)
time-at = Step { $step } of { $steps }

offer-label = A lesson you can take now

# $course (text)
# $rule (text)
offer-title = { $course }: { $rule }

offer-long = half a minute

# $title (text)
offer-said = A lesson of half a minute is offered: { $title }.

offer-take = Show me

offer-notNow = Not now

rule-open = Open in the rulebook

rule-unknown = This rule has no text.

rule-ours = Our ruling

# $rule (text)
rule-named = { $rule }, our ruling

end-title = The end of the game

# $name (person)
end-won = { $name ->
        [you] You win.
       *[other] { $nameName } wins.
    }

# Of somebody who played without others.
# $name (person)
# $score (number)
end-alone = { $name ->
        [you] You scored { COUNT($score, of: "points") }.
       *[other] { $nameName } scored { COUNT($score, of: "points") }.
    }

end-scores = Final scores

end-table = Points by source

end-sum = Total

end-tableText = What the game brought, and after a plus what the final scoring added.

# $atEnd (number)
end-also = + { $atEnd }

end-final = Final scoring, feature by feature

end-noFinal = Nothing was left to score at the end.

end-again = Play again

end-replay = Step through it

end-toGames = All games

end-fold = Show the board

end-unfold = Show the scoring
