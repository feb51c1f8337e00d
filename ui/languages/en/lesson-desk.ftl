# The desk at which a person makes a lesson by playing it.

record = Record the next moves

recordFirst = Record the first moves

play = Play it

playBarred = Record a move first.

toLearn = Your lessons

ends = Free turns come last, so nothing can be recorded after them.

steps = Steps

none = Play the first moves for everybody at the table. Each turn of the learner becomes a step.

# $number (number)
# $text (text)
stepWords = { $number }. Words: { $text }

# $number (number)
# $text (text)
stepMove = { $number }. Move: { $text }

# $number (number)
# $text (text)
stepOther = { $number }. { $text }

unsaid = no words yet

# $number (number)
title = Step { $number }

# What a step draws on its small board.
# $number (number)
board = The board as step { $number } begins

# $tile (text)
drawn = Drawn: { $tile }

task = Task

words = Words

good = When it is right

hint = Hint

otherStep = This step stays as it is in its file. Only its words can be changed here.

loosen = What a right move needs

loosenNote = Untick a line to accept more moves.

loosenOwn = Its author wrote another condition. Ticking something here replaces it.

# $right (number)
# $legal (number)
accepts = { $right ->
    [one] { $right } of { $legal } moves is right.
   *[other] { $right } of { $legal } moves are right.
}

# How many moves share something.
# $what (text)
# $count (number)
trait-of = { $count ->
    [one] { $what } ({ $count } move)
   *[other] { $what } ({ $count } moves)
}

trait-turned = The tile here, turned like this

trait-there = The tile here, turned any way

# $kind (road|city|monastery|garden|field|tower|river)
trait-completes = { $kind ->
    [road] Completes a road
    [city] Completes a city
    [monastery] Completes a monastery
    [garden] Completes a garden
   *[other] Completes something
}

# $kind (road|city|monastery|garden|field|tower|river)
trait-extends = { $kind ->
    [road] Makes this road longer
    [city] Makes this city larger
    [river] Goes on with the river
   *[other] Goes on with this
}

trait-exactly = Exactly this decision

trait-spot = This figure on this spot

# $kind (road|city|monastery|garden|field|tower|river)
trait-on = { $kind ->
    [road] A figure on this road
    [city] A figure in this city
   *[other] A figure on this land
}

# $kind (road|city|monastery|garden|field|tower|river)
trait-stands = { $kind ->
    [road] A figure on a road
    [city] A figure in a city
    [monastery] A figure on a monastery
    [garden] A figure in a garden
    [field] A figure in a field
    [tower] A figure on a tower
   *[other] A figure on the river
}

trait-figure = This kind of figure

trait-anyFigure = Any figure

trait-nothing = Nothing else is placed

trait-alike = This kind of decision

# $points (number)
trait-scores = { $points ->
    [one] Scores at least { $points } point
   *[other] Scores at least { $points } points
}

wrong = Wrong moves

wrongNone = Every wrong move has an answer.

# $count (number)
open = { $count ->
    [one] { $count } wrong move has no answer yet.
   *[other] { $count } wrong moves have no answer yet.
}

# A class of wrong moves, and how many there are.
# $what (text)
# $count (number)
class-of = { $count ->
    [0] { $what }: nobody can make this mistake
    [one] { $what }: { $count } move
   *[other] { $what }: { $count } moves
}

class-elsewhere = The tile is somewhere else

class-turned = The tile is turned another way

# $kind (road|city|monastery|garden|field|tower|river)
class-stands = { trait-stands }

class-nothing = Nothing else is placed

class-figure = Another figure is placed

class-alike = Something else is done

class-other = Anything else

# $name (text)
class-named = “{ $name }”

answerNote = Say what happened, and why it is not right.

# $what (text)
forget = Remove this answer: { $what }

forgetShort = Remove

tryIt = Try it from here

fromMoment = Make a lesson of it

addWords = Add words after this step

addWordsFirst = Add words at the start

removeWords = Delete these words

cut = Delete from here on

# $count (number)
cutNote = { $count ->
    [one] Deletes this step. Undo brings it back.
   *[other] Deletes { $count } steps. Undo brings them back.
}

missing = What is missing

missingNothing = Nothing is missing.

checking = Checking …

gap-steps = Record the first move.

# $number (number)
gap-task = Step { $number } has no task yet.

# $number (number)
gap-words = Step { $number } has no words yet.

# $number (number)
# $count (number)
gap-open = { $count ->
    [one] Step { $number }: { $count } wrong move has no answer.
   *[other] Step { $number }: { $count } wrong moves have no answer.
}

# $number (number)
# $what (text)
gap-problem = Step { $number }: { $what }

# $number (number)
gap-hint = Step { $number } has no hint. You may leave it so.

after = Comes after

afterNothing = It comes first

learn-title = Your lessons

# $number (number)
# $steps (number)
learn-at = Step { $number } of { $steps }

# $steps (number)
learn-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

learn-open = Not finished yet

learn-edit = Edit

# $title (name)
learn-editThis = Edit { $title }

recording-lead = You are recording. Play for everybody at the table.

# $name (text)
recording-whose = Each turn of { $name } becomes a step.

recording-keep = Done recording

recording-leave = Leave without keeping

recording-nothing = Finish a turn first. Then it can become a step.

# $count (number)
recording-kept = { $count ->
    [one] The lesson has { $count } step now.
   *[other] The lesson has { $count } steps now.
}

begin-title = New lesson

begin-name = Name

begin-usual = My lesson

begin-from = Begin at

begin-position = One of your positions

begin-lesson = Where a lesson begins

begin-copy = A copy of a lesson

begin-which = Which one

begin-create = Create

# $number (number)
# $text (text)
stepQuestion = { $number }. Question: { $text }

readOnly = This is a building lesson. You can read it here, but not change it.

addQuestion = Add a question after this step

addQuestionFirst = Add a question at the start

removeQuestion = Delete this question

# How many of the moves that are marked go to a place.
# $count (number)
goThere = { $count ->
    [one] { $count } marked move goes here.
   *[other] { $count } marked moves go here.
}

loosenShow = The board marks where the right moves go. Point at a line to see its moves.

class-says = Another answer

# $number (number)
# $count (number)
gap-replies = { $count ->
    [one] Step { $number }: { $count } wrong answer has no reply.
   *[other] Step { $number }: { $count } wrong answers have no reply.
}

mark-title = Highlights

mark-how = Press a place on the board, or walk there with the arrow keys. Then choose what to point at.

# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
mark-feature = { CAPITAL(theKind) } { spot }

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
mark-figure = { $who ->
    [you] Your figure { onTheKind } { spot }
   *[other] { $whoName }’s figure { onTheKind } { spot }
}

mark-cell = The whole place

mark-arrowFrom = Arrow from here

mark-arrowTo = Arrow to here

mark-arrowEnds = Now choose the place where the arrow ends.

mark-notThere = Something that isn’t on the board yet

# $what (text)
mark-remove = Remove this highlight: { $what }

question-title = Question

question-what = What you ask

question-who = About whom

question-learner = The learner

question-kind-at_the_end = Points if the game ended now

question-kind-worth = Points for a feature, as it stands

question-kind-worth_complete = Points for a feature, if it were complete

question-kind-tiles = Tiles of a feature

question-kind-followers = Followers left

question-kind-fits = Tiles left that fit a place

question-kind-owners = Who scores a feature

question-kind-leaders = Who would win if the game ended now

# $what (text)
question-about = About: { $what }

# $what (text)
question-askAbout = Ask about: { $what }

question-pressPlace = For other land, press its place on the board.

question-pressGap = For another gap, press its place on the board.

question-own = This question stays as it is in its file. Its words, answers and replies can be changed here.

# $answer (text)
question-right = Right answer: { $answer }. The program computes it.

question-noAnswer = This can’t be asked here.

question-wrong = Wrong answers

question-wrongNote = The learner chooses from these and the right one.

question-anyNumber = Without wrong answers to choose from, the learner writes a number.

question-lacks = The right answer isn’t among the choices any more.

question-putRight = Put it in

question-number = Number

question-add = Add

question-propose = Propose some

# $answer (text)
question-sayTo = What you say to { $answer }

question-other = Any other answer

question-sayOther = What you say to a wrong answer

question-remove = Remove this answer

# $answer (text)
question-removeThis = Remove this answer: { $answer }

# $count (number)
recording-soFar = { $count ->
    [one] You are recording. The lesson has { $count } step so far.
   *[other] You are recording. The lesson has { $count } steps so far.
}

course-name = Course that begins here

course-note = Leave it empty where the lesson stands alone. Lessons that come after it belong to the course.

course-words = What the course is about

# $won (number)
# $count (number)
learn-course = { $won } of { $count } lessons completed

learn-share = Share the course

# $title (name)
learn-shareThis = Share the course { $title }

mark-cancel = No arrow

show-begin = Show what happens

# $what (text)
show-beginThis = Show what happens after: { $what }

show-title = Then this is played:

# One decision of those that are shown.
# $who (person)
# $what (text)
show-move = { $who ->
    [you] You: { $what }
   *[other] { $whoName }: { $what }
}

# As many as are shown, where their mistake cannot be played as it stands.
# $count (number)
show-count = { $count ->
    [one] Then { $count } decision is played.
   *[other] Then { $count } decisions are played.
}

show-again = Record it again

# $what (text)
show-againThis = Record again what happens after: { $what }

show-remove = Stop showing it

# $what (text)
show-removeThis = Stop showing what happens after: { $what }

recording-mistake = The mistake is on the board. Play what follows, for everybody at the table.

recording-notShown = Play something first. Then it can be shown.

recording-shown = What you played is now shown after the mistake.

question-shared = This is said to other wrong answers, too.

rules-title = Rules it teaches

rules-note = The learner finds them beside the answer.

rules-search = Find a rule

rules-clear = Clear the search

# $what (text)
rules-add = Add { $what }

# $what (text)
rules-remove = Remove the rule: { $what }

rules-nothing = No rule has these words in its title.

learn-rename = Rename

# $title (name)
learn-renameThis = Rename the course { $title }

learn-newName = New name of the course

# $title (name)
learn-renamed = The course is called { $title } now.

# $count (number)
learn-lessons = { $count ->
    [one] Course of { $count } lesson
   *[other] Course of { $count } lessons
}
