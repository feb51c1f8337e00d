open = Review

above = Play

title = Review

# $name (text)
titled = Review of { $name }

lead = What each decision gave up, and what the draws were worth. It judges only by what a player could see.

toGame = To the game

json = Save as JSON

pdf = Save as PDF

question-title = Save the review

question-kind = Reviews

none = There is no review here yet. A game can be reviewed once it is over.

looking = Reviewing the game

# $done (number)
# $parts (number)
progress = { $done } of { COUNT($parts, of: "turns") }

# $far (text)
# $seconds (number)
secondsLeft = { $seconds ->
    [one] { $far }, about { $seconds } second left
   *[other] { $far }, about { $seconds } seconds left
}

# $far (text)
# $minutes (number)
minutesLeft = { $minutes ->
    [one] { $far }, about { $minutes } minute left
   *[other] { $far }, about { $minutes } minutes left
}

# $far (text)
stopped = Stopped: { $far }

stop = Stop

goOn = Continue

meanwhile = You can leave this page, or play. What was found so far is saved.

# $decisions (number)
ready = { $decisions ->
    [0] The review is ready. No decision gave up points.
    [one] The review is ready. { $decisions } decision gave up points.
   *[other] The review is ready. { $decisions } decisions gave up points.
}

moments = Key moments

momentsNote = The most costly decisions. Green was better, ochre was played.

noMoments = No decision gave up more than chance explains.

board = The board before the decision, with what was played and what was better.

# The same in words, place by place.
boardHow = The board before the decision. Use the arrow keys to move.

boardStops = [ and ] go to what was played and what was better.

# What is said of a place after what lies there.
# $there (text)
placeTaken = { $there } This was played.

# $there (text)
placeBetter = { $there } This was better.

# $there (text)
placeBoth = { $there } This place was right, but not how it was used.

momentsInWords = The most costly decisions, each with its board in words.

# $turn (number)
# $name (text)
at = Turn { $turn }, { $name }

# $turn (number)
turn = Turn { $turn }

end = The end

taken = Played

better = Better

why = Why

look = Look at it

# The same buttons for those who do not see which decision they belong to, such as “Turn 4, Ada: the tile”.
# $decision (text)
lookAt = Look at it: { $decision }

try = Try it from here

# $decision (text)
tryFrom = Try it from here: { $decision }

again-title = Ask me again

again-note = Practice can ask you the decisions that cost you points, on the same board, until you find something better.

again-ask = Ask me this again

# $decision (text)
again-askOf = Ask me this again: { $decision }

again-leave = Stop asking me this

# $decision (text)
again-leaveOf = Stop asking me this: { $decision }

again-judging = Checking it in more games …

# $decision (text)
again-judgingOf = Checking it in more games … { $decision }

again-toPractice = To Practice

again-putAway = Practice no longer asks you this.

again-notes-asked = Added to Practice.

again-notes-level = In more games, nothing was clearly better than what you played. There is nothing to ask.

again-notes-apart = Practice cannot ask this. It asks only where a tile goes, and which figure with it, at the beginning of a turn.

# $lost (number)
# $asked (number)
again-mine = { $lost ->
    [one] { $lost } decision of yours gave up points.
   *[other] { $lost } decisions of yours gave up points.
} { $asked ->
    [0] Practice asks you none of them yet.
   *[other] Practice asks you { $asked } of them.
}

# $name (text)
# $lost (number)
# $asked (number)
again-ofPlayer = { $lost ->
    [one] { $name } gave up points in { $lost } decision.
   *[other] { $name } gave up points in { $lost } decisions.
} { $asked ->
    [0] Practice asks none of them yet.
   *[other] Practice asks { $asked } of them.
}

again-askAll = Ask me all of them again

# $name (text)
again-askAllOf = Ask me all of them again: { $name }

again-allAsked = Everything that can be asked is in Practice.

again-nothing = No decision of a person gave up more than chance explains.

# $done (number)
# $of (number)
again-progress = { $done } of { COUNT($of, of: "decisions") }

# $asked (number)
again-doneAsked = { COUNT($asked, of: "decisions") } added to Practice.

# $level (number)
again-doneLevel = { $level ->
    [one] { $level } left out: nothing was clearly better than what you played.
   *[other] { $level } left out: nothing was clearly better than what you played.
}

course = The course of the game

courseNote = Expected final lead over the best rival, turn by turn. The band is the standard error. Luck of the draw: how much better or worse the tile was than the average possible draw.

chart = Expected lead over the turns

inFigures = The course of the game, as a table

columns-turn = Turn

columns-luck = Luck of the draw

columns-who = Player

columns-points = Points

columns-even = With even luck

columns-luckInLead = Luck of the draw, in lead

columns-lost = Given up

columns-unforced = Decisions with a choice

columns-rate = Given up in each

columns-rating = Plays about like

# Which decision of a turn it was.
# $turn (number)
# $name (text)
# $about (tile|figure|order|other)
asked = { $about ->
    [tile] Turn { $turn }, { $name }: the tile
    [figure] Turn { $turn }, { $name }: the figure
    [order] Turn { $turn }, { $name }: what is scored first
   *[other] Turn { $turn }, { $name }: after the tile
}

# $grade (small|doubtful|bad|very-bad)
grade = { $grade ->
    [small] Minor
    [doubtful] Doubtful
    [bad] Bad
   *[very-bad] Very bad
}

# $grade (small|doubtful|bad|very-bad)
# $points (number)
lostPoints = { grade }: gave up { COUNT($points, of: "aboutPoints") }

# $grade (small|doubtful|bad|very-bad)
# $points (number)
# $best (text)
# $played (text)
lostChance = { grade }: chance to win went from { $best } to { $played }, gave up { COUNT($points, of: "aboutPoints") }

# Where a decision leads to: a chance to win and a lead.
# $outlook (text)
leadsTo = { CAPITAL($outlook) }.

# $bot (text)
playsOn = Chances and leads assume that everyone plays on like the bot { $bot }.

# $who (person)
endedShared = { $who ->
    [you] You shared the win.
   *[other] { $whoName } shared the win.
}

# $who (person)
# $by (number)
endedWon = { $who ->
    [you] You won by { COUNT($by, of: "points") }.
   *[other] { $whoName } won by { COUNT($by, of: "points") }.
}

# $who (person)
# $by (number)
endedLost = { $who ->
    [you] You lost by { COUNT($by, of: "points") }.
   *[other] { $whoName } lost by { COUNT($by, of: "points") }.
}

# What luck brought or cost, and what the moves of somebody gave up.
# $who (person)
# $luck (good|bad|even)
# $points (number)
# $lost (number)
because = { $luck ->
    [good] Good luck brought { COUNT($points, of: "aboutPoints") }.
    [bad] Bad luck cost { COUNT($points, of: "aboutPoints") }.
   *[even] Luck was even.
} { $who ->
    [you] Your moves gave up { COUNT($lost, of: "aboutPoints") }.
   *[other] { $whoName }’s moves gave up { COUNT($lost, of: "aboutPoints") }.
}

# $who (person)
# $moves (number)
costliest = { $who ->
    [you] { $moves ->
        [one] Your most costly move comes first.
       *[other] Your { $moves } most costly moves come first.
    }
   *[other] { $moves ->
        [one] { $whoName }’s most costly move comes first.
       *[other] { $whoName }’s { $moves } most costly moves come first.
    }
}

# $lost (text)
sheet-lost = { $lost }.

# $decision (text)
sheet-taken = Played: { $decision }

# $decision (text)
sheet-better = Better: { $decision }

# $range (text)
sheet-even = With even luck: { $range } points.

# $points (text)
sheet-luck = The draws were worth { $points } points of lead over the best rival.

# $lost (text)
# $unforced (number)
# $rate (text)
sheet-away = { $unforced ->
    [one] Given up: { $lost } points in { $unforced } decision with a choice.
   *[other] Given up: { $lost } points in { $unforced } decisions with a choice, { $rate } in each.
}

# $bot (text)
sheet-rating = Plays about like { $bot }.

# $points (text)
sheet-draw = Luck of the draw: { $points } points.

# $name (text)
# $points (text)
sheet-expected = Expected final lead of { $name }: { $points } points.

# $name (text)
# $points (number)
sheet-ahead = { $points ->
    [0] { $name } ended level.
   *[other] { $name } ended { COUNT($points, of: "points") } ahead.
}

# $name (text)
# $points (number)
sheet-behind = { $name } ended { COUNT($points, of: "points") } behind.

nothing = –

figures = Details

resultInFigures = Points and luck

lossesInFigures = What was given up

lossesNote = All decisions count here, also those too close to tell. Some of them come out below zero, so the sum differs from the list under “All decisions”.

# Points ahead of the best rival, as it ended and as it would have.
# $name (text)
# $ended (number)
# $even (number)
leadOf = Lead of { $name } over the best rival: { SIGNED($ended, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }; with even luck { SIGNED($even, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }.

# $games (number)
overallNote = Luck counts in lead: points ahead of the best rival. Brackets show 95 % ranges. Each decision was tried in { COUNT($games, of: "games") } played to the end, and in more where it was close.

decisions = All decisions

decisionsNote = Those that gave up more than chance explains, in the order of the game.

# $level (number)
othersLevel = { $level ->
    [one] { $level } other decision was as good as the best.
   *[other] { $level } other decisions were as good as the best.
}

# $forced (number)
othersForced = { $forced ->
    [one] { $forced } left no choice.
   *[other] { $forced } left no choice.
}

# $value (number)
figure = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# $value (number)
signed = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

# $mean (text)
# $error (text)
roughly = { $mean } ± { $error }

# $mean (text)
# $error (text)
# $chance (text)
roughlyChance = { $mean } ± { $error } ({ $chance })

# $value (text)
# $low (text)
# $high (text)
even = { $value } ({ $low } to { $high })
