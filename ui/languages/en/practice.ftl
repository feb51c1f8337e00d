# $number (number)
# $of (number)
place = Practice · question { $number } of { $of }

begin = Start

# $rules (number)
# $own (number)
due = { $own ->
    [0] { $rules ->
        [0] Nothing is due today. A round keeps the rest fresh.
       *[other] Due today: { COUNT($rules, of: "rules") }.
    }
   *[other] { $rules ->
        [0] Due today: { COUNT($own, of: "ownDecisions") }.
       *[other] Due today: { COUNT($rules, of: "rules") } and { COUNT($own, of: "ownDecisions") }.
    }
}

length = Up to eight questions, about five minutes. Each one you miss comes once more at the end, so up to sixteen in all.

rating-title = Your rating

# $low (digits)
# $high (digits)
# $answers (number)
rating-range = 95 % range: { $low } to { $high }. It rests on { COUNT($answers, of: "answers") }.

rating-text = Each question counts as an opponent: the harder it is, the more a right answer raises your rating. Only your first answer to a question counts, and one after a hint counts half.

rating-chart = Your rating over time, with its 95 % range

rating-figures = Rating day by day

rating-columns-day = Day

rating-columns-rating = Rating

rating-columns-range = 95 % range

rating-columns-answers = Answers

# $low (digits)
# $high (digits)
rating-fromTo = { $low } to { $high }

# $when (date)
rating-day = { DATETIME($when, dateStyle: "medium") }

daily-title = Puzzle of the day

daily-text = One board, one tile, the same for everybody today. Where would you place it?

daily-save = Save as a file

daily-picture = Save as a picture

daily-savingPicture-title = Save the puzzle as a picture

daily-savingPicture-kind = PNG

daily-saving-title = Save the puzzle as a file

daily-saving-kind = Bastide scenarios

daily-tomorrow = Tomorrow there’s another one.

daily-begin = Solve it

exam-take = Take the exam

exam-title = Exam

# $number (number)
# $of (number)
exam-place = Exam · question { $number } of { $of }

# What it is, before it begins.
# $of (number)
# $mayMiss (number)
exam-text = { COUNT($of, of: "questions") } about this course, without hints. Only your first answer to a question counts. You pass with at most { COUNT($mayMiss, of: "wrongAnswers") }. At the end you see what you missed.

# What is said aloud before it begins.
# $of (number)
# $mayMiss (number)
exam-announced = { exam-title }. { exam-text }

exam-finish = See your result

exam-over = Exam finished

# $right (number)
# $of (number)
exam-outcome = { $right } of { $of } right at the first try.

exam-passed = You passed. This course now counts as learned.

# $mayMiss (number)
exam-failed = Not passed yet. You pass with at most { COUNT($mayMiss, of: "wrongAnswers") }.

exam-all = You missed no rule.

exam-missed = What you missed

# $title (text)
exam-lesson = Open the lesson: { $title }

exam-again = Try again on other boards

kinds = Kinds of question

decisions-title = Decisions

decisions-lead = Boards from games between strong bots, with the expansions you own. No rule tells you the best move: find the one that gives up least.

decisions-begin = Practise decisions

own-title = From your own games

own-lead = Moves that cost you points in your own games, on the same boards. You add them in the review of a finished game.

own-none = There is nothing here yet. Open the review of a finished game and add your mistakes from there.

own-toPlay = Your games

own-begin = Practise your own decisions

# $what (text)
own-only = Practise: { $what }

# Under a question: what kind it is, and when it is asked.
# $kind (text)
# $days (number)
own-when = { $days ->
    [0] { $kind }. Due today.
   *[other] { $kind }. Due in { COUNT($days, of: "days") }.
}

own-look = Show

# $what (text)
own-lookAt = Show: { $what }

own-lookThere = Show in the game

own-remove = Remove

# $what (text)
own-removeOf = Remove: { $what }

# $what (text)
own-putAway = Removed: { $what }

own-bringBack = Undo

# $what (text)
own-isBack = Back in practice: { $what }

own-onceMore = A repeat: once more, on the same board.

# A decision of one’s own game.
# $turn (number)
# $name (text)
own-from = Turn { $turn } of “{ $name }”

# $turn (number)
own-fromUnnamed = Turn { $turn } of an unnamed game

# Above its question.
# $turn (number)
# $name (text)
own-asking = From your game “{ $name }”, turn { $turn }.

# $turn (number)
own-askingUnnamed = From one of your games, turn { $turn }.

own-then = What you did then

own-isThen = Your move.

own-right = The best move, or as good.

# $points (number)
own-gives = Gives up about { COUNT($points, of: "points") }.

# $count (number)
own-each = { $count ->
    [one] What the only move gives up
   *[other] What each of the { $count } moves gives up
}

# The best moves of a decision, with their reasons.
# $count (number)
own-best = { $count ->
    [one] The best move
   *[other] The { $count } best moves
}

# $count (number)
own-others = { $count ->
    [one] The other move
   *[other] The other { $count } moves
}

# $move (text)
own-bestIs = Best: { $move }

# How a round went.
# $right (number)
# $of (number)
outcome = { $right } of { $of } right at the first try. What you missed comes back soon.

# $of (number)
outcomeAll = All { $of } right at the first try.

decided-best = Place the tile, with a figure or without: the move worth most.

decided-cost = Three places are marked. On which one do you lose least?

decided-outs = Count the tiles left that fill a gap or complete the feature.

decided-steal = Find a move that makes somebody else’s feature score for you.

decided-send = The tile is placed. Which figure goes where, or none?

decided-follow = A rival could soon share what is yours. Protect it.

decided-taught = Steps from lessons, on turned boards and with other players.

# $kind (text)
only = Practise: { $kind }

# A list too long to stand open.
# $count (number)
rulesOf = { COUNT($count, of: "rules") }

starred = { "*" } The printed rules leave this open. Open the rule to read how it is played here, and why.

mastery-new = New

mastery-seen = Seen

mastery-due = Due

mastery-solid = Solid

masteryText-new = You have not seen this yet.

masteryText-seen = You have seen this. Three right answers on two different days make it solid.

masteryText-due = It is time to practise this again.

masteryText-solid = You know this: three right answers on different boards and days.

kind-places = Where a tile fits

kind-fits = Which tile still fits

kind-refusal = Why a place is not allowed

kind-road = Points for a road

kind-city = Points for a city

kind-monastery = Points for a monastery

kind-field = Points for a field

kind-majority = Who scores

kind-home = Who returns to the supply

kind-follower = Where a follower may stand

kind-ending = If the game ended now

kind-winner = Who would win

kind-wealth = Who would win by goods

kind-splendour = Inns and cathedrals

kind-builder = Where the builder may go

kind-pig = Where the pig may go

kind-goods = Who gets the goods

kind-capture = Whom a floor can capture

kind-robbery = What a robber takes

kind-toll = What a tollhouse collects

kind-bend = Where a river may not turn

kind-recall = What an abbot scores

kind-taught = From the lessons

kind-best = The best move

kind-cost = The smallest loss

kind-outs = How many tiles would help

kind-steal = Take your share

kind-send = Which figure goes

kind-follow = Protect what you have

next = Next question

finish = Finish the round

leave = Leave practice

helped = Right, with help

over = Round finished

again = Another round

back = Back to practice

opening = Preparing a question …

onceMore = A repeat: once more, on another board.

none = No question was found. Try another kind.

# $kind (text)
mixIn = Mix in: { $kind }

mixInShort = Mix in

# $count (number)
mixed = { COUNT($count, of: "kinds") } chosen.

mix = Start the mix

unmix = Clear
