goOn = Continue

begin = Begin

# $title (text)
goOnWith = Continue with “{ $title }”

# Nothing of what one owns is left.
nothingNext = You’ve finished what you own. Choose any course below, or say in the settings which expansions you have.

allDone = Every lesson there is, you have finished. Each can be played again.

courses = Courses

together = When rules meet

build = Learn to build

courseText-base = Tiles, roads, cities, monasteries and fields.

courseText-together = What holds when expansions come together.

courseText-build = Tiles, sets and mixes of your own, and how to weigh them.

none = Its lessons are still being written.

# Of a course that was learned another way than by its lessons.
counts = You have learned this. The lessons stay open to you.

# $done (number)
# $all (number)
count = { $done } of { COUNT($all, of: "lessons") }

# $minutes (number)
minutes = { COUNT($minutes, of: "min") }

# $minutes (number)
minutesLong = { COUNT($minutes, of: "minutes") }

# $count (number)
fresh = { $count ->
        [one] { $count } step is new
       *[other] { $count } steps are new
    }

# $course (text)
exam = Take the exam of { $course }

finished = finished

reset = Reset

# $title (text)
resetLesson = Reset “{ $title }”

# $course (text)
resetCourse = Reset the course { $course }

resetAll = Reset all lessons

# $what (text)
wasReset = “{ $what }” was reset: stars, answers and how far you had come.

allReset = All lessons were reset.

undo = Undo

restored = It is back as it was.

manage = Tidy up

managed = Done

short-title = You know the game?

short-lead = Each box in five minutes, for those who know the base game. At the end one page says all.

# $questions (number)
short-testText = { $questions ->
        [one] { $questions } question. Whoever passes skips the first course.
       *[other] { $questions } questions. Whoever passes skips the first course.
    }

short-met = You know the base game.

short-again = Take the test again

short-turnText = What comes when, for the boxes you play:

short-boxes = The boxes you play

short-five = In five minutes

rule-new = not met yet

rule-seen = seen

rule-learned = learned

rule-show = Show me

# $title (text)
rule-showIn = Shown in the lesson “{ $title }”

rule-none = No lesson shows it yet.
