open = Review

above = Play

title = Review

# $name (text)
titled = Review of { $name }

lead = What each decision gave away, and what the draws were worth. Nothing is held against anybody that could not be seen.

toGame = To the game

json = Save as JSON

pdf = Save as PDF

question-title = Save the review

question-kind = Reviews

none = There is no review here: a game can be reviewed once it is over.

looking = Going through the game

# $done (number)
# $parts (number)
progress = { $parts ->
        [one] { $done } of { $parts } turn
       *[other] { $done } of { $parts } turns
    }

# $text (text)
stopped = Stopped: { $text }

stop = Stop

goOn = Go on

meanwhile = You can leave this page, or play. What was found is kept.

# $decisions (number)
ready = { $decisions ->
        [one] The review is ready. { $decisions } decision gave something away.
       *[other] The review is ready. { $decisions } decisions gave something away.
    }

moments = Key moments

momentsNote = What cost most. Green is better, ochre is what was played.

noMoments = No decision gave anything away that can be told from chance.

board = The board before the decision, with what was played and what was better.

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

again-title = Ask me again

again-note = Practice can ask you what you lost here, on the board as it was, until you know better.

again-ask = Ask me this again

again-leave = Ask me no more

again-judging = Judging it in more games …

again-toPractice = To Practice

again-putAway = Practice asks you this no more.

again-notes-asked = Practice asks you this.

again-notes-level = In more games nobody can tell what was played from the best: there is nothing to ask.

again-notes-apart = Practice cannot ask this by itself: it asks where a tile goes, and who goes with it, at the beginning of a turn.

# $lost (number)
# $asked (number)
again-mine = { $lost ->
        [one] { $lost } decision of yours gave something away.
       *[other] { $lost } decisions of yours gave something away.
    } { $asked ->
        [0] Practice asks you none of them yet.
       *[other] { $asked ->
            [one] Practice asks you { $asked } of them.
           *[other] Practice asks you { $asked } of them.
        }
    }

# $name (text)
# $lost (number)
# $asked (number)
again-ofPlayer = { $lost ->
        [one] { $name } gave something away in { $lost } decision.
       *[other] { $name } gave something away in { $lost } decisions.
    } { $asked ->
        [0] Practice asks none of them yet.
       *[other] { $asked ->
            [one] Practice asks { $asked } of them.
           *[other] Practice asks { $asked } of them.
        }
    }

again-askAll = Ask me all of them again

# $name (text)
again-askAllOf = Ask me all of them again: { $name }

again-allAsked = All that can be asked stand in Practice.

again-nothing = No decision of a person gave anything away that can be told from chance.

# $done (number)
# $of (number)
again-progress = { $of ->
        [one] { $done } of { $of } decision
       *[other] { $done } of { $of } decisions
    }

try = Try it from here

course = The course of the game

courseNote = Expected final lead over the best rival, turn by turn. The band is the standard error. The luck of a draw is its worth against all tiles that could have come.

chart = Expected result over the turns

inFigures = The course of the game in figures

columns-turn = Turn

columns-luck = Luck of the draw

columns-who = Player

columns-points = Points

columns-even = With even luck

columns-luckInLead = Luck of the draw, in lead

columns-lost = Given away

columns-unforced = Decisions with a choice

columns-rate = Given away in each

columns-rating = Plays about like

# $grade (text)
sheet-lost = { $grade }.

# $decision (text)
sheet-taken = Played: { $decision }

# $decision (text)
sheet-better = Better: { $decision }

# $range (text)
sheet-even = With even luck: { $range } points.

# $points (text)
sheet-luck = The draws were worth { $points } points against the best of the others.

# $lost (text)
# $unforced (number)
# $rate (text)
sheet-away = { $unforced ->
        [one] Given away: { $lost } points in { $unforced } decision with a choice.
       *[other] Given away: { $lost } points in { $unforced } decisions with a choice, { $rate } in each.
    }

# $bot (text)
sheet-rating = Plays about like { $bot }.

# $points (text)
sheet-draw = Luck of the draw: { $points } points.

# $name (text)
# $points (text)
sheet-expected = { $name } was expected { $points } points ahead.

nothing = –

ratings-sharp = Sharp

ratings-steady = Steady

ratings-greedy = Greedy

ratings-random = Random

figures = The figures

resultInFigures = Points and luck

lossesInFigures = What was given away

lossesNote = All decisions count here, also those that cannot be told from chance, some of which come out below zero: so this is not the sum of those listed under “All decisions”.

# Points ahead of the best of the others, as it ended and as it would have.
# $name (text)
# $ended (number)
# $even (number)
leadOf = Lead of { $name } over the best of the others: { SIGNED($ended, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }; with even luck { SIGNED($even, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }.

# $games (number)
overallNote = { $games ->
        [one] Luck counts in lead: points ahead of the best rival. Brackets show 95 % ranges. Each decision was tried in { $games } game played to the end, and in more where it was close.
       *[other] Luck counts in lead: points ahead of the best rival. Brackets show 95 % ranges. Each decision was tried in { $games } games played to the end, and in more where it was close.
    }

decisions = All decisions

decisionsNote = Those that gave something away beyond chance, in the order of the game.
