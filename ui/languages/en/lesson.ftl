label = The lesson

table = The table

opening = Opening the lesson …

# $course (text)
# $number (number)
place = { $course } { $number }

leave = Leave the lesson

leaveText = Everything is kept.

steps = The steps

# $number (number)
# $all (number)
step = Step { $number } of { $all }

stepState-done = done

stepState-now = you are here

stepState-ahead = still to come

stepState-fresh = new since you finished it

kinds-say = Read

kinds-show = Watch

kinds-do = Your move

kinds-predict = Guess first

kinds-find_best = Find the best

kinds-find_all = Find them all

kinds-spot = What is wrong?

kinds-play = Play on

kinds-make = Your turn to build

# Above the sentence of an aim.
toReach = To be reached

# $stars (number)
stars = { $stars ->
        [one] { $stars } star of three
       *[other] { $stars } stars of three
    }

# $stars (number)
starsLeft = { $stars ->
        [one] { $stars } star can still be won
       *[other] { $stars } stars can still be won
    }

answers = Answers

# At an answer that was given.
tried = Tried: not right

# By these numbers answers are chosen where they are only heard.
# $number (number)
# $sentence (text)
numbered = { $number }: { $sentence }

# $places (number)
manyPlaces = { $places ->
        [one] The command “choices” tells { $places } place.
       *[other] The command “choices” tells { $places } places.
    }

markedAll = That is all that you marked.

point = Choose here, or on the board.

pointAll = Mark every place you mean, here or on the board.

# $count (number)
marked = { COUNT($count, of: "placesMarked") }

thatIsAll = That is all

number = Your answer, a number

answerIt = Answer

judged-right = Right

judged-wrong = Not quite

judged-refused = That is not allowed

judged-done = Done for you

tries-2 = Right at the second try

tries-3 = Right at the third try

notAtOnce = Right, but not at once

# How it was judged, as a sentence.
# $judged (text)
judgedSo = { $judged }.

noMistake = Trying it costs nothing.

takenBack = “Try again” takes it back.

other = That is not it.

# $answer (text)
value = The answer is { $answer }.

imagined = Imagined: the board stays as it was.

moves = What happens

# $number (number)
# $all (number)
move = Move { $number } of { $all }

earlier = One move back

later = One move on

next = Go on

tryAgain = Try again

toLast = Skip to the last move

yourTurn = Your turn

hint = Hint

# $stars (number)
hintCosts = { $stars ->
        [0] This hint costs nothing.
       *[other] This hint costs a star. Further ones cost nothing.
    }

unsay = A slip: do not count it

unsayText = What was wrong is taken back and counts for nothing, once in a step.

nudge = Hint

litArea = Look where the board is lit.

litPlaces = What is right is lit on the board.

left = One of these two:

why = Why?

takeBack = Take back

retry = Begin this step again

skip = Skip

back = Step back

rules = Rules

# $name (text)
# $words (text)
says = { $name }: “{ $words }”

desk-label = The desk

desk-later = First go on: nothing is changed in this step.

desk-first = What the lesson does next:

desk-way = What the lesson does:

desk-run = Let the lab play

# $games (number)
desk-weigh = { $games ->
        [one] Let the lab play { $games } game
       *[other] Let the lab play { $games } games
    }

# $games (number)
desk-weighed = { $games ->
        [one] { $games } game of this mix was played.
       *[other] { $games } games of this mix were played.
    }

desk-notWeighed = This mix was not played yet.

desk-keep-tile = Keep this tile

desk-keep-set = Keep this set

desk-keep-mix = Keep this mix

desk-keep-lab = Keep this mix

desk-kept = It is in your list now.

desk-open = Open it

trial-what = You are looking at one step of this lesson.

trial-why = Nothing is counted, and your own way through it stays as it was.

trial-whole = Open the whole lesson

trial-back = Back to the rulebook

trial-game = Back to the game

trial-enough = That was it. The rest can wait; your game is as you left it.

path-place = The short way

path-page = All you must know

path-pageText = All you must know at the table. Each line opens its rules.

path-passed = You know the base game

path-passedText = Its lessons count as met. They stay open to you.

path-notPassed = Not yet

path-notPassedText = Seven of the eight must be right. The lessons show the rest.

# $right (number)
# $all (number)
path-rightOf = { $all ->
        [one] { $right } of { $all } question right
       *[other] { $right } of { $all } questions right
    }

path-toBoxes = On to the boxes

path-toLessons = To the lessons

cameUp-title = Rules that came up

cameUp-text = Press a turn to see the board as it was then.

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

end-how-3 = Every move right, none with a hint.

end-how-2 = At most one mistake.

end-how-1 = Finished.

end-standings = How it stands

# $count (number)
end-guesses = { $count ->
        [one] { $count } wrong guess, which costs nothing.
       *[other] { $count } wrong guesses, which cost nothing.
    }

end-moreAims = For more stars: reach every aim.

# $stars (number)
end-best = Your best: { COUNT($stars, of: "stars") }.

end-more-2 = For the third star: no mistake, and no hint.

end-more-1 = For more stars: at most one mistake, and nothing skipped.

# $title (text)
end-next = Next: { $title }

end-practise = Practise this

end-again = Once more

end-map = All lessons

end-last = That was the last lesson there is.

end-reached = reached

end-notReached = not reached
