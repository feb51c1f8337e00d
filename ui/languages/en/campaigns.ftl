label = The chapter

opening = Opening …

story = About this chapter

# $number (number)
number = Chapter { $number }

# Where somebody is.
# $campaign (text)
# $number (number)
# $of (number)
place = { $campaign }, chapter { $number } of { $of }

begin = Begin

goOn = Continue

again = Play again

# $title (text)
goOnWith = Continue with “{ $title }”

# $title (text)
nextIs = Next chapter: “{ $title }”

# $title (text)
beginWith = Begin with “{ $title }”

# What is still needed; never nothing.
unplayable = A tile set or a mix that it needs was deleted.

toDeleted = Bring it back in Build

more = Play a chapter again for more stars.

finished = Every chapter is finished.

lines = A full line is a win, a dashed line a loss.

# $campaign (text)
map = The map of “{ $campaign }”

states-closed = still closed

states-open = open

states-begun = begun

states-lost = lost

states-finished = won

# $number (number)
# $title (text)
# $state (text)
onMap = Chapter { $number }: { $title }, { $state }

# $author (text)
by = Made by { $author }.

toDesk = Change it

endedWon = Won.

endedLost = Lost.

lost = Chapter lost

takeLoss = Take the loss

takeLossText = The campaign goes on where a loss leads. The chapter can be played again later.

overWon = The campaign is won.

overLost = The campaign has ended with a loss.

reset = Begin anew

# $campaign (text)
resetThis = Begin “{ $campaign }” anew

back = Back to the campaign

leave = Leave the chapter

end-title = Chapter finished

end-learned = What it turned on

end-how-3 = At the first go, without a hint.

end-how-2 = With one more go, or a hint.

end-how-1 = Finished.

end-more-2 = For the third star: at the first go, and no hint.

end-more-1 = For more stars: one game lost at most, and nothing played for you.
