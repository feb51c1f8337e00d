goOn = Continue

begin = Start

# $title (text)
goOnWith = Continue “{ $title }”

# Nothing of what one owns is left.
nothingNext = You have finished everything for the expansions you own. Choose any course below, or change your expansions in the settings.

allDone = You have finished every lesson. You can play each of them again.

courses = Courses

together = Combining expansions

playWell = Play well

build = Learn to build

# What a course is about; the file of each expansion says it of its own.
courseText-base = Tiles, roads, cities, monasteries and fields.

courseText-together = Rules for expansions played together.

courseText-playWell = Decisions from games of strong bots: three boards a lesson, and what each move gives up.

courseText-build = Make tiles, sets and mixes, and test them in the lab.

none = These lessons are still being written.

# Of a course that was learned another way than by its lessons.
counts = You have learned this. You can still play the lessons.

# $done (number)
# $all (number)
count = { $done } of { COUNT($all, of: "lessons") }

# $titles (list)
helps = Easier after { AND($titles, each: "quoted") }

# $step (number)
# $steps (number)
underWay = Step { $step } of { $steps }

# $step (number)
# $steps (number)
# $minutes (number)
underWayFor = { underWay } · { minutesLong }

# $minutes (number)
minutes = { COUNT($minutes, of: "min") }

# $minutes (number)
minutesLong = { COUNT($minutes, of: "minutes") }

# $count (number)
fresh = { $count ->
    [one] { $count } new step
   *[other] { $count } new steps
}

# $course (text)
exam = Take the exam: { $course }

finished = finished

reset = Reset

# $title (text)
resetLesson = Reset “{ $title }”

# $course (text)
resetCourse = Reset the course { $course }

resetAll = Reset all lessons

# $what (text)
wasReset = “{ $what }” was reset: stars, answers and progress.

allReset = All lessons were reset.

undo = Undo

restored = Your progress is back.

manage = Reset lessons

managed = Done

short-title = Already know the game?

short-lead = Learn each expansion in five minutes. Ends with a one-page summary.

# $questions (number)
short-testText = { COUNT($questions, of: "questions") }. If you pass, you can skip the first course.

short-wellText = Find the best move on boards from real games.

short-met = You know the base game.

short-again = Take the test again

short-turnText = The order of a turn with your expansions:

short-boxes = Expansions you play with

short-five = In five minutes

rule-new = not seen yet

rule-seen = seen

rule-learned = learned

rule-show = Show me

# $title (text)
rule-showIn = Shown in the lesson “{ $title }”

rule-none = No lesson shows this yet.
