label = The chapter

opening = Opening …

story = About this chapter

storyOfScenario = About this scenario

# Before the sentence of an aim that its author says in other words.
counts = What counts:

# $number (number)
number = Chapter { $number }

# Where somebody is.
# $campaign (text)
# $number (number)
# $of (number)
place = { $campaign }, chapter { $number } of { $of }

begin = Start

goOn = Continue

again = Play again

# $title (text)
goOnWith = Continue “{ $title }”

# $title (text)
nextIs = Next chapter: “{ $title }”

# $title (text)
beginWith = Start “{ $title }”

# $title (text)
againWith = Play again: “{ $title }”

unplayable = It needs a tile set or mix that was deleted.

toDeleted = Restore it in Build

more = Play a chapter again for more stars.

finished = You have finished every chapter.

# Stars that were won in all its chapters.
# $won (number)
# $of (number)
won = { $won } of { COUNT($of, of: "stars") }

# How hard a chapter is.
# $level (number)
level = { $level ->
    [1] Easy
    [2] Fairly easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}

# $minutes (number)
minutes = { COUNT($minutes, of: "min") }

# $level (number)
# $minutes (number)
levelAndMinutes = { level } · { minutes }

# What opens a chapter: others that are won.
# $titles (list)
closed-after = Opens when you have won { AND($titles, each: "quoted") }.

# $lacks (number)
closed-stars = { $lacks ->
    [one] You need { $lacks } more star to open this.
   *[other] You need { $lacks } more stars to open this.
}

# $titles (list)
# $lacks (number)
closed-both = { $lacks ->
    [one] Opens when you have won { AND($titles, each: "quoted") } and { $lacks } more star.
   *[other] Opens when you have won { AND($titles, each: "quoted") } and { $lacks } more stars.
}

# What leads to a chapter, each one of the three that follow.
# $ends (list)
closed-opens = Opens after { OR($ends) }.

# $title (text)
closed-win = a win in “{ $title }”

# $title (text)
closed-loss = a loss in “{ $title }”

# $title (text)
closed-either = “{ $title }”

# What the player begins a chapter with, of an earlier one.
# $what (list)
along = Carried over: { AND($what) }.

# What everybody had at the end, each as the message that follows.
# $all (list)
standings = Final scores: { AND($all) }.

# $who (person)
# $points (number)
pointsFor = { $who ->
    [you] { COUNT($points, of: "points") } for you
   *[other] { COUNT($points, of: "points") } for { $whoName }
}

# $titles (list)
gone = No longer in this version: { AND($titles, each: "quoted") }. What you won there still carries over.

# $titles (list)
other = Changed since you played: { AND($titles, each: "quoted") }. You keep what you won there.

lines = A full line follows a win, a dashed line a loss.

# $campaign (text)
map = Map of “{ $campaign }”

states-closed = locked

states-open = open

states-begun = started

states-lost = lost

states-finished = won

# $number (number)
# $title (text)
# $state (text)
# $won (names)
# $lost (names)
onMap = { $wonCount ->
    [0] { $lostCount ->
        [0] { chapterOnMap }
       *[other] { chapterOnMap }; a loss leads to { AND($lost, each: "quoted") }
    }
   *[other] { $lostCount ->
        [0] { chapterOnMap }; a win leads to { AND($won, each: "quoted") }
       *[other] { chapterOnMap }; a win leads to { AND($won, each: "quoted") }; a loss leads to { AND($lost, each: "quoted") }
    }
}

# $number (number)
# $title (text)
# $state (text)
chapterOnMap = Chapter { $number }: { $title }, { $state }

# $author (text)
by = By { $author }.

toDesk = Edit

endedWon = Won.

endedLost = Lost.

lost = Chapter lost

takeLoss = Accept the loss

takeLossText = The campaign continues as after a loss. You can play this chapter again later.

overWon = You won the campaign.

overLost = The campaign ended with a loss.

reset = Start over

# $campaign (text)
resetThis = Start over: “{ $campaign }”

back = Back to the campaign

leave = Leave the chapter

end-title = Chapter finished

end-learned = What decided it

end-how-3 = At the first try, without a hint.

end-how-2 = With one more try, or a hint.

end-how-1 = Finished.

end-more-2 = For the third star: win at the first try, without a hint.

end-more-1 = For more stars: lose one game at most, and play it yourself.

# $lost (number)
# $hints (number)
# $skipped (number)
end-summary = { $skipped ->
    [0] Games lost: { $lost }. Hints: { $hints }.
   *[other] Games lost: { $lost }. Hints: { $hints }. Bastide played it for you.
}
