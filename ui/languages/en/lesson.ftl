label = The lesson

table = The table

opening = Opening the lesson …

# $course (text)
# $number (number)
place = { $course } { $number }

leave = Leave the lesson

leaveText = Your progress is saved.

steps = The steps

# $number (number)
# $all (number)
step = Step { $number } of { $all }

# The name of the sign for a step: what is done in it, and whether it is done.
# $number (number)
# $all (number)
# $kind (text)
# $state (text)
stepNamed = { step }, { $kind }, { $state }

# $number (number)
# $all (number)
# $kind (text)
# $state (text)
stepNew = { step }, { $kind }, { $state }, new since you finished the lesson

stepState-done = done

stepState-now = you are here

stepState-ahead = still to come

kinds-say = Read

kinds-show = Watch

kinds-do = Your move

kinds-predict = Guess first

kinds-find_best = Find the best move

kinds-find_all = Find them all

kinds-spot = What is wrong?

kinds-play = Play on

kinds-make = Build it yourself

# Above the sentence of an aim.
toReach = Your aim

# Before aims that the task does not name.
starAims = For all three stars:

# $number (number)
# $of (number)
turns = Turn { $number } of { $of }

# $stars (number)
stars = { COUNT($stars, of: "stars") } of three

# $stars (number)
starsLeft = Up to { COUNT($stars, of: "stars") } left to win

answers = Answers

# At an answer that was given.
tried = Tried, not right

# By these numbers answers are chosen where they are only heard.
# $number (number)
# $sentence (text)
numbered = { $number }: { $sentence }

# $places (number)
manyPlaces = There are { COUNT($places, of: "places") }. The command “choices” lists them.

markedAll = I have marked all of them.

point = Choose here or on the board.

pointAll = Mark all the places you mean, here or on the board.

# $count (number)
marked = { COUNT($count, of: "placesMarked") }

thatIsAll = Submit

number = Your answer (a number)

answerIt = Answer

# A place of the board, so that it can be chosen from a list.
# $place (text)
aim-place = { CAPITAL($place) }

# $kind (road|city|monastery|field|garden|tower|river)
# $place (text)
aim-land = { $kind ->
    [road] Road, { $place }
    [city] City, { $place }
    [monastery] Monastery, { $place }
    [field] Field, { $place }
    [garden] Garden, { $place }
    [tower] Tower, { $place }
   *[river] River, { $place }
}

# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
# $place (text)
aim-part = { $kind ->
    [road] Road { spot }, { $place }
    [city] City { spot }, { $place }
    [monastery] Monastery { spot }, { $place }
    [field] Field { spot }, { $place }
    [garden] Garden { spot }, { $place }
    [tower] Tower { spot }, { $place }
   *[river] River { spot }, { $place }
}

given-yes = Yes

given-no = No

given-nobody = Nobody

# One of the players of an answer.
# $who (person)
given-player = { $who ->
    [you] you
   *[other] { $whoName }
}

# $players (list)
given-players = { CAPITAL($players) }

# $land (text)
given-tile = { CAPITAL($land) }

given-nowhere = None

# $one (text)
# $other (text)
given-andPlace = { $one }; { $other }

# An answer in a list of sentences.
# $answer (text)
given-sentence = { $answer }.

# $answer (text)
given-yours = Your answer: { $answer }.

# A reason is a whole sentence.
# $reason (text)
given-yourReason = Your answer: { $reason }

# $numbers (list)
numbers = Answers: { OR($numbers) }.

anyNumber = The answer is a number.

# Before what the lesson points at, as a list.
pointedAt = Highlighted:

pointed-part-hand = The tile in hand

pointed-part-score = The scores

pointed-part-supply = What each player has

pointed-part-track = The score track

pointed-part-bag = The tiles left

pointed-part-task = The task

# Land on one tile.
# $kind (road|city|monastery|field|garden|tower|river)
# $place (text)
pointed-land = { CAPITAL(theKind) } { $place }

# Land on several tiles, each as the place of one; places have commas of their own.
# $kind (road|city|monastery|field|garden|tower|river)
# $tiles (number)
# $places (text)
pointed-lands = { CAPITAL(theKind) } on { COUNT($tiles, of: "tiles") }: { $places }

# $place (text)
pointed-cell = { CAPITAL($place) }

# $place (text)
pointed-figure = The figure { $place }

# An arrow.
# $from (text)
# $to (text)
pointed-arrow = From { $from } to { $to }

# A tile that somebody wants to place.
# $place (text)
# $rotation (number)
# $land (text)
wished = The tile would lie { $place }, { asTurned }: { $land }.

judged-right = Right

judged-wrong = Not quite

judged-refused = Not allowed

judged-done = Done for you

tries-2 = Right at the second try

tries-3 = Right at the third try

notAtOnce = Right, after some tries

# How it was judged, as a sentence.
# $judged (text)
judgedSo = { $judged }.

noMistake = Trying is free.

takenBack = Press “{ tryAgain }” to take your move back.

againByKey = Press Enter for “{ tryAgain }”.

other = That is not it.

# $answer (text)
value = The answer is { $answer }.

imagined = Only a preview: the board stays as it was.

part = Only part of the board is shown

moves = What happens

# $number (number)
# $all (number)
move = Move { $number } of { $all }

earlier = Previous move

later = Next move

next = Continue

tryAgain = Try again

toLast = Skip to the last move

yourTurn = Your turn

hint = Hint

# The hints of a step, one after the other.
hints-1 = Hint

hints-2 = Show me where

hints-3 = Show every place

hints-4 = Do it for me

# Where several ways are right, one of them is shown.
hintsOfTurns-1 = Hint

hintsOfTurns-2 = Show me where

hintsOfTurns-3 = Show one right place

hintsOfTurns-4 = Do it for me

hintsOfChoices-1 = Hint

hintsOfChoices-2 = Show me where

hintsOfChoices-3 = Leave two answers

hintsOfChoices-4 = Tell me

hintsOfAnswers-1 = Hint

hintsOfAnswers-2 = Show me where

hintsOfAnswers-3 = Show how it is counted

hintsOfAnswers-4 = Tell me

# What help is called, and what it costs.
# $called (text)
# $stars (number)
hintFor = { $stars ->
    [0] { $called }
   *[other] { $called } (−{ COUNT($stars, of: "stars") })
}

# $stars (number)
hintCosts = { $stars ->
    [0] This hint costs nothing.
   *[other] This hint costs a star. Further hints in this step are free.
}

unsay = Misclick: don’t count this

unsayText = Takes the wrong answer back without counting it. Once per step.

nudge = Hint

litArea = Look where the board is highlighted.

litPlaces = The right answer is highlighted on the board.

# Before the two answers, as a list.
left = One of these two:

why = Why?

takeBack = Undo

retry = Restart this step

skip = Skip

back = Previous step

rules = Rules

# $name (text)
# $words (text)
says = { $name }: “{ $words }”

desk-label = The editor

desk-later = Press “{ next }” first: you can’t edit in this step.

desk-first = The next thing the lesson does:

desk-way = What the lesson does:

desk-hints-1 = Hint

desk-hints-2 = Show the next change

desk-hints-3 = Show every change

desk-hints-4 = Do it for me

desk-run = Run the lab

# $games (number)
desk-weigh = Run { COUNT($games, of: "games") } in the lab

# $games (number)
desk-weighed = The lab played { COUNT($games, of: "games") } of this mix.

desk-notWeighed = The lab has not run this mix yet.

desk-keep-tile = Save this tile

desk-keep-set = Save this set

desk-keep-mix = Save this mix

desk-keep-lab = Save this mix

desk-kept = Saved to your collection.

desk-open = Open it

trial-what = You are looking at one step of this lesson.

trial-why = Nothing counts here, and your own progress stays as it was.

trial-whole = Open the whole lesson

trial-back = Back to the rulebook

trial-desk = Back to the lesson desk

trial-game = Back to the game

trial-enough = That was the step. The rest can wait; your game is as you left it.

path-place = Short course

path-page = Everything on one page

path-pageText = All you need to know at the table. Open a line to read its rules.

path-print = Print this page

path-inForce = Shown as your open game is played.

path-passed = You know the base game

path-passedText = Its lessons count as done. You can still play them.

path-notPassed = Not passed yet

path-notPassedText = You pass with seven of the eight right. The lessons teach the rest.

# $right (number)
# $all (number)
path-rightOf = { $right } of { $all } right.

path-toBoxes = To the expansions

path-toLessons = To the lessons

cameUp-title = Rules that came up

cameUp-text = Press a turn to see the board at that time.

# $turn (number)
cameUp-turn = turn { $turn }

cameUp-over = the end

# $rule (text)
# $turn (number)
cameUp-lookInTurn = { $rule }: show the board after turn { $turn }

# $rule (text)
cameUp-lookAtEnd = { $rule }: show the board at the end

cameUp-toEnd = Back to the end of the game

cameUp-never = Rules that never came up

end-title = Lesson finished

end-learned = What you learned

# What is said aloud as it ends.
# $title (text)
# $lesson (text)
# $stars (number)
# $summary (text)
end-said = { $title }: { $lesson }. { stars }. { $summary }

end-how-3 = No mistakes and no hints.

end-how-2 = One mistake at most.

end-how-1 = Finished.

end-standings = Final scores

# How many aims were reached.
# $reached (number)
# $all (number)
end-aims = { $all ->
    [one] { $reached } of { $all } aim reached.
   *[other] { $reached } of { $all } aims reached.
}

# $all (number)
end-allAims = { $all ->
    [one] Aim reached.
   *[other] All { $all } aims reached.
}

# $mistakes (number)
# $hints (number)
# $skipped (number)
end-summary = { $skipped ->
    [0] Mistakes: { $mistakes }. Hints: { $hints }.
   *[other] Mistakes: { $mistakes }. Hints: { $hints }. Steps skipped: { $skipped }.
}

# $count (number)
end-guesses = { $count ->
    [one] { $count } wrong guess, at no cost.
   *[other] { $count } wrong guesses, at no cost.
}

end-moreAims = For more stars: reach every aim.

# $stars (number)
end-best = Your best: { COUNT($stars, of: "stars") }.

end-more-2 = For the third star: no mistakes and no hints.

end-more-1 = For more stars: one mistake at most, and no skipped steps.

# $title (text)
end-next = Next: { $title }

end-practise = Practise this

end-again = Play again

end-map = All lessons

end-last = That was the last lesson.

end-reached = reached

end-notReached = not reached
