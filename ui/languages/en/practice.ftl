# $number (number)
# $of (number)
place = Practice · question { $number } of { $of }

begin = Begin

# $rules (number)
# $own (number)
due = { $own ->
        [0] { $rules ->
            [0] Nothing is due today. A sitting keeps the rest fresh.
           *[other] { $rules ->
                [one] { $rules } rule is due today.
               *[other] { $rules } rules are due today.
            }
        }
       *[other] { $rules ->
            [0] { $own ->
                [one] No rule is due today; { $own } decision from your own games is.
               *[other] No rule is due today; { $own } decisions from your own games are.
            }
           *[other] { $rules ->
                [one] { $own ->
                    [one] { $rules } rule and { $own } decision from your own games are due today.
                   *[other] { $rules } rule and { $own } decisions from your own games are due today.
                }
               *[other] { $own ->
                    [one] { $rules } rules and { $own } decision from your own games are due today.
                   *[other] { $rules } rules and { $own } decisions from your own games are due today.
                }
            }
        }
    }

length = Up to eight questions, about five minutes. What you miss comes once more at the end.

daily-title = Puzzle of the day

daily-text = One question, the same for everybody today.

daily-begin = Solve it

exam-take = Take the exam

exam-title = Exam

# $number (number)
# $of (number)
exam-place = Exam · question { $number } of { $of }

exam-over = The exam is over

# $right (number)
# $of (number)
exam-outcome = { $right ->
        [one] { $right } of { $of } questions was right at once.
       *[other] { $right } of { $of } questions were right at once.
    }

exam-all = You missed no rule.

exam-missed = What you missed

# $title (text)
exam-lesson = To the lesson: { $title }

exam-again = Take it again, on other boards

kinds = What can be asked

decisions-title = Decisions

decisions-lead = Boards from games of strong bots, with the boxes on your shelf. No rule says what is best: find what gives up least.

decisions-begin = A sitting of decisions

own-title = From your own games

own-lead = What you lost in games of yours, on the boards as they were. You find it in the review of a game that is over.

own-none = There is nothing here yet. Open the review of a game that is over, and have it ask you again what you lost.

own-toPlay = To your games

own-begin = A sitting of your own

# $what (text)
own-only = Practise this: { $what }

# $days (number)
own-when = { $days ->
        [0] It is asked today.
       *[other] { $days ->
            [one] It is asked again in { $days } day.
           *[other] It is asked again in { $days } days.
        }
    }

own-look = Look at it

own-lookThere = Look at it in the game

own-remove = Put away

# $what (text)
own-putAway = Put away: { $what }

own-bringBack = Bring it back

# $what (text)
own-isBack = It is asked again: { $what }

own-onceMore = Once more, on the same board.

own-then = What you did then

own-isThen = You did this.

own-right = Nothing came out better.

# $points (number)
own-gives = { $points ->
        [one] Gives up about { $points } point.
       *[other] Gives up about { $points } points.
    }

# $count (number)
own-each = { $count ->
        [one] What the { $count } move gives up
       *[other] What each of the { $count } moves gives up
    }

decided-best = Your tile, and a figure or none: the move that is worth most.

decided-cost = Three places are marked. On one of them your tile loses least.

decided-outs = Count the tiles left that fill a gap, or complete the land.

decided-steal = A move that makes somebody else’s land pay you.

decided-send = The tile lies. Who goes where, or does everybody stay?

decided-follow = Somebody could soon share what is yours. Keep it.

decided-taught = Steps of lessons, turned, and with other names at the table.

# $kind (text)
only = Practise this: { $kind }

# A list too long to stand open.
# $count (number)
rulesOf = { COUNT($count, of: "rules") }

starred = { "*" } The printed rules leave this open. Press it to read how it is played here, and why.

mastery-new = New

mastery-seen = Met

mastery-due = Due

mastery-solid = Solid

masteryText-new = You have not met this yet.

masteryText-seen = You have met this. Three right answers on two days make it solid.

masteryText-due = It is time to ask you again.

masteryText-solid = You know this: three right answers, different boards, different days.

kind-places = Where a tile fits

kind-fits = Which tile still fits

kind-refusal = Why a place is refused

kind-road = Points of a road

kind-city = Points of a city

kind-monastery = Points of a monastery

kind-field = Points of a field

kind-majority = Who is paid

kind-home = Who comes home

kind-follower = Where a follower may stand

kind-ending = If the game ended now

kind-winner = Who would win

kind-wealth = Who would win by goods

kind-splendour = Inns and cathedrals

kind-builder = Where the builder may go

kind-pig = Where the pig may graze

kind-goods = Who takes the goods

kind-capture = Whom a floor can capture

kind-robbery = What a robber takes

kind-toll = What a tollhouse collects

kind-bend = Where a river may not run

kind-recall = What an abbot brings

kind-taught = Lessons, seen anew

kind-best = The best move

kind-cost = The smallest loss

kind-outs = How many tiles would do

kind-steal = Take your share

kind-send = Whom to send

kind-follow = Keep what you have

next = Next question

finish = End the sitting

leave = Leave practice

helped = Right, with help

over = The sitting is over

again = Another sitting

back = To practice

opening = A question is cut from a game …

onceMore = Once more, on another board.

none = No question could be found. Try another kind.
