hint-title = Hint

hint-ask = Hint

hint-again = Hide hint

hint-waits = Your next hint appears here.

hint-asking = Looking for good moves …

hint-stop = Stop

hint-none = No hint here: this isn’t your decision.

# $rank (number)
hint-rank = { $rank }

hint-best = Best move found.

hint-level = No clear difference from the best.

# $points (number)
hint-behind = { CAPITAL(COUNT($points, of: "aboutPoints")) } worse.

hint-why = Why

hint-list = The best moves

# $bot (text)
# $games (number)
hint-meaning = Assumes that everyone plays on like the bot { $bot }. Tried in { COUNT($games, of: "games") }.

# How a hint begins when it is read aloud; reasons follow.
# $rank (number)
# $decision (text)
# $leads (text)
hint-line = { $rank }: { $decision } { CAPITAL($leads) }.

# A chance to win and a lead over the best rival.
# $chance (text)
# $points (number)
outlook-ahead = { $chance } to win, { COUNT($points, of: "aboutPoints") } ahead

# $chance (text)
# $points (number)
outlook-behind = { $chance } to win, { COUNT($points, of: "aboutPoints") } behind

# $chance (text)
outlook-level = { $chance } to win, about level

# For somebody who plays alone.
# $points (number)
outlook-alone = { COUNT($points, of: "aboutPoints") } in the end

# $tile is a phrase, such as “the tile 2 east of the first tile”.
# $tile (text)
# $rotation (number)
tile = Place { $tile }, { asTurned }

# $first (text)
followed = { $first }.

# $first (text)
# $then (text)
followedThen = { $first }. Then: { $then }.

# $place is a phrase, such as “2 east of the first tile”.
# $kind (road|city|monastery|field|garden|tower|river)
# $place (text)
rests-never = { CAPITAL(theKind) } { $place } can never be completed.

# $kind (road|city|monastery|field|garden|tower|river)
# $place (text)
# $count (number)
rests-closes = { COUNT($count, of: "tilesLeft") } would complete { theKind } { $place }.

reasons-ask = Why?

# $step (number)
reasons-label = Why did the bot do this in step { $step }?

reasons-otherwise = This bot would play differently today. What it did changed this:

reasons-none = Nothing changed at once.

# $decision (text)
reasons-next = Second choice: { $decision }

# $decision (text)
# $points (number)
reasons-nextWorse = Second choice, { COUNT($points, of: "aboutPoints") } worse: { $decision }

# $decision (text)
reasons-nextLevel = Just as good, it seemed: { $decision }

reasons-noBot = No bot has decided anything yet.

doubt-title = Are you sure?

doubt-better = A better move:

doubt-show = Show a better move

doubt-insist = Do it anyway

doubt-again = Think again

# $points (number)
doubt-loses = This gives up { COUNT($points, of: "aboutPoints") }.

# $points (number)
# $meant (text)
# $best (text)
doubt-losesChance = This gives up { COUNT($points, of: "aboutPoints") }: { $meant } to win instead of { $best }.

locked-here = This table is locked: no odds, hints, reasons or undo until the game is over.

locked-label = Table

locked-name = Locked

# $choices (number)
motive-anyWouldDo = { $choices ->
    [one] There was only { $choices } choice.
   *[other] Any of the { $choices } choices would do.
}

# $left (number)
# $points (number)
motive-prospectsBetter = With { COUNT($left, of: "tilesLeft") }, it looks { COUNT($points, of: "aboutPoints") } better than before.

# $left (number)
# $points (number)
motive-prospectsWorse = With { COUNT($left, of: "tilesLeft") }, it looks { COUNT($points, of: "aboutPoints") } worse than before.

# $games (number)
motive-playedOn = It was tried in { COUNT($games, of: "games") } played on from there.

# $choices (number)
motive-lastedLongest = { $choices ->
    [one] There was nothing else to try.
   *[other] Of { $choices } choices, it stayed best through every round of trials.
}

# $overlooked (number)
motive-overlooked = { $overlooked ->
    [one] It overlooked { $overlooked } choice, as beginners do.
   *[other] It overlooked { $overlooked } choices, as beginners do.
}

# $choices (number)
motive-nothingBetter = { $choices ->
    [one] There was nothing else to do.
   *[other] Of { $choices } choices, none was better.
}

# Why a decision is good or bad: short sentences, as a coach beside the table says them.

# $kind (road|city|monastery|field|garden|tower|river)
# $from (list)
why-takes = It takes { theKind } from { AND($from) }.

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
why-gets_a_share = { $who ->
    [you] It gets you a share of { theKind }.
   *[other] It gets { $whoName } a share of { theKind }.
}

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
why-loses = { $who ->
    [you] { CAPITAL(theKind) } would no longer pay you.
   *[other] { CAPITAL(theKind) } would no longer pay { $whoName }.
}

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
why-shares = { $who ->
    [you] You would have to share { theKind }.
   *[other] { $whoName } would have to share { theKind }.
}

# $kind (road|city|monastery|field|garden|tower|river)
# $from (list)
# $to (list)
why-changes_hands = { CAPITAL(theKind) } would pay { AND($to) } instead of { AND($from) }.

# $cause is a phrase, such as “for a road”; $before are the points that were expected already.
# $who (person)
# $points (number)
# $cause (text)
# $change (up|down|none)
# $before (number)
why-scores = { $who ->
    [you] You score { COUNT($points, of: "points") } { $cause }{ upFrom }.
   *[other] { $whoName } scores { COUNT($points, of: "points") } { $cause }{ upFrom }.
}

# $change (up|down|none)
# $before (number)
upFrom = { $change ->
    [up] , up from { $before }
    [down] , down from { $before }
   *[none] { "" }
}

# $who (person)
# $points (number)
# $cause (text)
why-pays = { $who ->
    [you] You pay { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } pays { COUNT($points, of: "points") } { $cause }.
}

# $kind (road|city|monastery|field|garden|tower|river)
# $points (number)
why-claims = It claims { aKind } worth { COUNT($points, of: "points") } so far.

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $points (number)
why-grows = { CAPITAL(whoseLand) } would pay { COUNT($points, of: "points") } more.

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $points (number)
why-shrinks = { CAPITAL(whoseLand) } would pay { COUNT($points, of: "points") } less.

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $points (number)
why-helps = It adds { COUNT($points, of: "points") } to { whoseLand }.

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $points (number)
why-harms = It takes { COUNT($points, of: "points") } from { whoseLand }.

# $count (number)
why-home = { $count ->
    [one] A follower comes home.
   *[other] { $count } followers come home.
}

# $count (number)
# $left (number)
why-costs = It costs { spent }.

# $count (number)
# $left (number)
why-costs_in_vain = It costs { spent } and wins nothing yet.

why-nothing_at_once = Nothing changes at once. What counts is what may still come.

why-wins_less = Another move would win more.

why-wins_nothing = It wins nothing at once.

# How many followers go out, and how many are left in the supply.
# $count (number)
# $left (number)
spent = { $left ->
    [0] the last follower in the supply
   *[other] { $count ->
        [one] a follower
       *[other] { $count } followers
    }
}

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
whoseLand = { $who ->
    [you] your { landAlone }
   *[other] { $whoName }’s { landAlone }
}

# $kind (road|city|monastery|field|garden|tower|river)
landAlone = { $kind ->
    [road] road
    [city] city
    [monastery] monastery
    [field] field
    [garden] garden
    [tower] tower
   *[river] river
}

# One of several people within a sentence.
# $who (person)
whom = { $who ->
    [you] you
   *[other] { $whoName }
}
