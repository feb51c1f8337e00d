label = The table

decision = Current decision

choices = What you can do

# Two keys.
# $turn (text)
# $held (text)
onBoard = Choose on the board, or with the arrow keys and Enter. To turn the tile, use { $turn }, its handle, or { $held } and the wheel.

# $held (text)
onBoardUnlettered = Choose on the board, or with the arrow keys and Enter. To turn the tile, use its handle, or { $held } and the wheel.

# $count (number)
refused = { $count ->
    [one] { $count } thing you can’t do, and why
   *[other] { $count } things you can’t do, and why
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
    [one] It was played under earlier rules, or it is damaged. { $steps } later step is kept.
   *[other] It was played under earlier rules, or it is damaged. { $steps } later steps are kept.
}

beyond-torn = A step of this game is damaged.

# $steps (number)
beyond-whyTorn = { $steps ->
    [one] It can’t be read, so { $steps } later step can’t be shown. It is kept.
   *[other] It can’t be read, so { $steps } later steps can’t be shown. They are kept.
}

beyond-todo = You can play on from here, or undo more.

otherwise-what = Today’s rules score this game differently.

# The points of each seat, as they were saved and as they are counted now.
# $then (list)
# $now (list)
otherwise-why = Saved result: { AND($then) }. By today’s rules: { AND($now) }.

otherwise-todo = The saved result stays until you play on.

# $turn (digits)
turn = Turn { $turn }

secondPart = second tile

# $step (digits)
looking = You are looking at step { $step }. You can’t play here.

lookingShort = Looking back

backToNow = Back to now

playOn = Play on from here

followers-legend = The follower in your hand

# $figure (follower|big-follower|abbot|builder|pig)
followers-name = { CAPITAL(figureName) }

# $figure (follower|big-follower|abbot|builder|pig)
followers-taken = Now in your hand: { aFigure }.

tabs-seats = Players

tabs-track = Track

tabs-tiles = Tiles

tabs-log = Log

tabs-rules = Rules

tabsLabel = Table view

# $left (number)
pile = { COUNT($left, of: "tilesLeft") }

drawn = Drawn tile

putAside = A drawn tile did not fit anywhere and was put aside.

landed = The tile just placed, with a key for each place for a figure

seats-title = Players

# $points (number)
seats-score = { COUNT($points, of: "points") }

# How many figures somebody has left.
# $figure (follower|big-follower|abbot|builder|pig)
# $count (number)
seats-supply = { $figure ->
    [follower] Followers left: { $count }
    [big-follower] Large followers left: { $count }
    [abbot] Abbots left: { $count }
    [builder] Builders left: { $count }
   *[pig] Pigs left: { $count }
}

# $number (digits)
seats-player = Player { $number }

# Who reads this, where others have their names.
seats-you = You

# $count (number)
seats-projected = { $count } if the game ended now

# $count (digits)
seats-projectedShort = → { $count }

seats-projectedLater = Counted again after this scoring

seats-toMove = to play

# Which bot sits there.
# $name (text)
# $bot (text)
seats-playsAs = { $name }, played by { $bot }

seats-winner = winner

# $count (number)
seats-laps = { COUNT($count, of: "laps") }

track-title = Score track

# $space (digits)
track-space = Space { $space }

# $name (person)
# $score (number)
track-marker = { $name ->
    [you] Your marker, { COUNT($score, of: "points") }
   *[other] { $nameName }’s marker, { COUNT($score, of: "points") }
}

left-title = Tiles left

# $tile (text)
# $count (number)
left-kind = { CAPITAL($tile) }: { $count } left

# $count (number)
left-count = × { $count }

left-none = No tiles are left.

# $count (number)
left-aside = { $count ->
    [one] { $count } tile was put aside
   *[other] { $count } tiles were put aside
}

left-off = Counting tiles is switched off in Settings.

facts-mix = Tiles

facts-ownMix = own tiles

facts-expansions = Expansions

facts-options = Rule options

facts-seed = Seed

log-title = Log

log-empty = Nothing has happened yet.

log-earlier = Show earlier steps

# Points gained or paid.
# $points (number)
log-gain = { SIGNED($points, signDisplay: "exceptZero") }

# Why no figure was placed, in a word or two.
log-leftOut-empty = no follower left

log-leftOut-taken = no free place on the tile

# A turn is told in one breath: whose it was, then what happened.
# $turn (digits)
# $who (person)
log-row-turn = { $who ->
    [you] Turn { $turn }: you
   *[other] Turn { $turn }: { $whoName }
}

# $place (text)
log-row-tile = tile { $place }

# A figure came onto the board.
# $who (person)
# $figure (follower|big-follower|abbot|builder|pig)
log-row-figure = { $who ->
    [you] your { figureName }
   *[other] { $whoName }’s { figureName }
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig)
log-row-takenBack = { $who ->
    [you] your { figureName } taken back
   *[other] { $whoName }’s { figureName } taken back
}

# $by (person)
# $owner (person)
# $figure (follower|big-follower|abbot|builder|pig)
log-row-taken = { $owner ->
    [you] your { figureName } taken by { $byName }
   *[other] { $by ->
    [you] { $ownerName }’s { figureName } taken by you
   *[other] { $ownerName }’s { figureName } taken by { $byName }
}
}

# $points (number)
# $who (person)
log-row-points = { $who ->
    [you] { COUNT($points, of: "points") } for you
   *[other] { COUNT($points, of: "points") } for { $whoName }
}

log-how = How these points were counted

log-numbered = The counted tiles are numbered on the board.

# $id (text)
log-rule = Rule { $id }

# $id (text)
# $title (text)
log-ruleTitled = { log-rule }: { $title }

# $step (digits)
log-step = Step { $step }

time-title = Timeline

time-undo = Undo

time-save = Save a copy as a file

time-moment = Save as a scenario

time-redo = Redo

time-undone = Undone.

time-back = One step back

time-forward = One step forward

time-noMore = There is no further step.

time-isNow = You are back in the game.

# The step that is looked at, and what happened there.
# $step (digits)
# $steps (digits)
# $happened (text)
time-seen = Step { $step } of { $steps }: { $happened }

# $step (digits)
# $steps (digits)
time-at = Step { $step } of { $steps }

offer-label = A short lesson for you

# $course (text)
# $rule (text)
offer-title = { $course }: { $rule }

offer-long = half a minute

# $title (text)
offer-said = There is a lesson of half a minute: { $title }.

offer-take = Show me

offer-notNow = Not now

# Cards of the first games: each says a rule when it first applies.
card-label = A rule that applies now

# $text (text)
card-said = Rule card: { $text }

card-gotIt = Got it

card-noMore = No more cards

card-off = No more cards. You can turn them on again in Settings.

# How many cards lie below this one.
# $count (number)
card-below = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}

card-says-placing = Place your tile beside another. Every side that touches must match: road to road, city to city, field to field.

card-says-claiming = You may place a follower on your new tile. Its road, city, field or monastery must still be free.

# $who (person)
# $kind (road|city|field)
card-says-taken = { $who ->
    [you] You already stand
   *[other] { $whoName } already stands
} { $kind ->
    [road] on the road
    [city] in the city
   *[field] in the field
} that your tile extends. A feature with a follower can’t be claimed again.

# $who (person)
# $points (number)
card-says-road = The road is complete: { $who ->
    [you] you score
   *[other] { $whoName } scores
} { COUNT($points, of: "points") }, 1 for each tile. The followers on it return, and can be placed again.

# $who (person)
# $points (number)
card-says-city = The city is complete: { $who ->
    [you] you score
   *[other] { $whoName } scores
} { COUNT($points, of: "points") }, 2 for each tile and pennant. The followers in it return to their owners.

# $who (person)
# $points (number)
card-says-monastery = Tiles lie all around the monastery, so it’s complete: { $who ->
    [you] you score
   *[other] { $whoName } scores
} { COUNT($points, of: "points") }. The monk returns.

# $kind (road|city|field)
card-says-shared = Several players now stand { $kind ->
    [road] on the same road
    [city] in the same city
   *[field] in the same field
}. The player with most followers there scores. If players tie, each scores the full points.

card-says-farmer = A follower in a field is a farmer. Farmers stay until the game ends, and score only then.

card-says-empty = You have no follower left to place. One returns when its road, city or monastery is completed.

card-says-aside = The tile that was drawn fits nowhere. It leaves the game, and another one is drawn.

card-says-final = The last tile is placed, so the game is over. In the final scoring, followers on the board score once more.

card-says-open = Roads, cities and monasteries that are still open score at the end: 1 point for each tile and pennant.

card-says-farmers = Farmers score last: 3 points for each completed city at their field. The player with most farmers in a field scores.

rule-open = Open in the rulebook

rule-unknown = This rule has no text.

rule-ours = Our ruling

# $rule (text)
rule-named = { $rule }, our ruling

end-title = Game over

# $name (person)
end-won = { $name ->
    [you] You win.
   *[other] { $nameName } wins.
}

# Those who share a win, in the list of the last of these messages: the first, and any other.
# $who (person)
end-firstWinner = { $who ->
    [you] You
   *[other] { $whoName }
}

# $who (person)
end-otherWinner = { $who ->
    [you] you
   *[other] { $whoName }
}

# $names (list)
end-shared = { AND($names) } share the win.

# To people whom a bot has beaten; $winner is the bot’s name at this table.
# $points (number)
# $winner (text)
end-close = So close: only { COUNT($points, of: "points") } behind { $winner }.

end-lost = There’s always a next game.

# Where a person lost most against the winner.
# $winner (text)
# $points (number)
# $source (road|city|monastery|field)
end-cost = The biggest difference: { $winner } scored { COUNT($points, of: "points") } more from { $source ->
    [road] roads
    [city] cities
    [monastery] monasteries
   *[field] farmers
} than you did.

# The same of what an expansion pays for.
# $winner (text)
# $points (number)
# $source (text)
end-costOther = The biggest difference: { $winner } scored { COUNT($points, of: "points") } more from “{ $source }” than you did.

# $title (text)
end-lesson = Lesson: { $title }

# $bot (text)
end-easier = Play against { $bot }

# Of somebody who played without others.
# $name (person)
# $score (number)
end-alone = { $name ->
    [you] You scored { COUNT($score, of: "points") }.
   *[other] { $nameName } scored { COUNT($score, of: "points") }.
}

end-scores = Final scores

end-table = Points by source

# The row of what each player had before the game began.
end-before = Before

end-sum = Total

end-tableText = Points during the game + points from the final scoring.

# $atEnd (number)
end-also = + { $atEnd }

end-final = Final scoring, feature by feature

end-noFinal = Nothing was scored at the end.

end-again = Play again

end-replay = Step through the game

end-toGames = All games

end-fold = Show the board

end-unfold = Show the scoring

# A figure within a sentence.
# $figure (follower|big-follower|abbot|builder|pig)
figureName = { $figure ->
    [follower] follower
    [big-follower] large follower
    [abbot] abbot
    [builder] builder
   *[pig] pig
}
