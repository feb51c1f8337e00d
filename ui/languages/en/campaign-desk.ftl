map = The map

mapNote = Drag a chapter onto another to change the order.

none = No chapter yet. A chapter is a scenario: one that you made, or one of the program.

add = Add a chapter

addTitle = A scenario for a chapter

added = Put a chapter in.

addLead = It is put at the end, and a win of the chapter before leads there.

own = Your scenarios

noOwn = You have made no scenario yet. Make one of a moment of a game, or at the desk of a position, or open a file.

# $campaign (text)
carried = Chapters of “{ $campaign }”

there = It is a chapter already.

take = Take it

open = Open a file

missing = Its scenario is not there any more.

brought = Your scenario: it goes with the campaign.

ofProgram = A scenario of the program.

earlier = Move it one place earlier

later = Move it one place later

remove = Take out

text-say = On its card, before it is played

text-won = After a win

text-lost = After a loss

end = At the end of the campaign

first = The first chapter is open from the beginning.

openFirst = Open from the beginning

nowhere = Nowhere: one tries again.

noLoss = Nothing can be lost in it: no turns are played freely.

last = It is the last chapter: nothing follows.

needs = Must be won before

stars = Stars that must be won before

carry = What goes along into it

noCarry = Nothing.

addCarry = Let something go along

what = What

from = From

to = Becomes

per = One for every

times = So many for each

least = At least

most = At most

instead = In place of what the chapter says

everybody = For everybody at the table

removeCarry = Let it go no longer

prove = Check every chapter

proveNote = Bots play each chapter with the least and with the most that can go along: in fifty bags where draws vary, else until a way is found.

proved = Every chapter was checked.

stale = The campaign has changed since it was checked.

noOdds = No turns are played freely in it: bots do not play it.

play = Play it

unplayable = Mend the faults, and it can be played.

# $count (number)
chapters = { COUNT($count, of: "chapters") }
