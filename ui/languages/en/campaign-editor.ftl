map = Map

mapNote = Drag a chapter onto another to change the order. The arrows beside its title do the same.

none = No chapters yet. A chapter is a scenario: one you made, or one that comes with Bastide.

add = Add a chapter

addTitle = Choose a scenario

added = Added a chapter.

addLead = It goes to the end. Winning the chapter before leads there.

own = Your scenarios

noOwn = You have no scenarios yet. Make one from a game or in the position editor, or open a file.

# $campaign (text)
carried = Chapters of “{ $campaign }”

there = Already a chapter.

take = Add

# $title (name)
takeThis = Add “{ $title }”

open = Open a file

missing = Its scenario was deleted.

brought = Your scenario. It is part of the campaign’s file.

ofProgram = A scenario that comes with Bastide.

earlier = Move one place earlier

later = Move one place later

remove = Remove

edit = Edit

# $title (name)
editThis = Edit “{ $title }”: its board, words and aims

# $number (number)
# $title (name)
chapter = Chapter { $number }: { $title }

# A chapter on the map.
# $number (number)
# $title (name)
# $won (names)
# $lost (names)
onMap = { $wonCount ->
    [0] { $lostCount ->
        [0] { chapter }
       *[other] { chapter }; a loss leads to { AND($lost, each: "quoted") }
    }
   *[other] { $lostCount ->
        [0] { chapter }; a win leads to { AND($won, each: "quoted") }
       *[other] { chapter }; a win leads to { AND($won, each: "quoted") }; a loss leads to { AND($lost, each: "quoted") }
    }
}

text-say = On its card, before play

text-won = After a win

text-lost = After a loss

end = At the end of the campaign

first = The first chapter is open from the start.

openFirst = Open from the start

ways-win = A win leads to

ways-loss = A loss leads to

nowhere = Nowhere: you try again.

noLoss = It can’t be lost, because no turns are played freely.

last = It is the last chapter: nothing follows.

needs = Chapters to win first

stars = Stars to win first

carry = Carried over into it

noCarry = Nothing.

addCarry = Add carry-over

what = What

from = From

to = Becomes

per = Divide by

times = Multiply by

least = At least

most = At most

instead = Replaces what the chapter says

everybody = For every player

removeCarry = Remove

prove = Check every chapter

proveNote = Bots play each chapter with the least and with the most that can be carried over. Where draws vary they play fifty bags; elsewhere until they find a way.

# $title (name)
# $number (number)
# $of (number)
proving = Checking “{ $title }”, { $number } of { $of } …

proved = Every chapter was checked.

# $title (name)
# $what (text)
answered = “{ $title }”: { $what }

stale = The campaign has changed since it was checked.

# What bots made of a chapter whose draws vary.
# $won (number)
# $of (number)
odds-bags = A bot won it in { $won } of { $of } bags.

# $least (number)
# $leastOf (number)
# $most (number)
# $mostOf (number)
odds-bagsBetween = A bot won it in { $least } of { $leastOf } bags with the least carried over, and in { $most } of { $mostOf } with the most.

# What bots made of a chapter that is always the same.
# $ways (any|both|least|most|none)
odds-way = { $ways ->
    [any] A bot found a way.
    [both] A bot found a way with the least carried over and with the most.
    [least] A bot found a way with the least carried over, but none with the most.
    [most] A bot found a way with the most carried over, but none with the least.
   *[none] No bot found a way.
}

noOdds = No turns are played freely in it, so bots don’t play it.

play = Play

unplayable = Fix the problems to play it.

# $count (number)
chapters = { COUNT($count, of: "chapters") }

unsaved = Positions that aren’t scenarios yet

unsavedNote = A chapter needs an aim. Open a position, give it one, and save it as a scenario.

openShort = Open

# $title (name)
openThis = Open { $title }
