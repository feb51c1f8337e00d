title = The board in all its uses

lead = Each board here shows something else, and takes its own keys while it has the focus.

game = A game: a decision on the board

lesson = A lesson: marks, arrows, ghosts and numbers

start = The start of a mix: the tile in hand can be tried

lit = Highlighted land, and a place where nothing fits

still = A picture of the board

neighbours = A tile with its neighbours

# $count (number)
decided = { $count ->
    [one] { $count } decision was tried here.
   *[other] { $count } decisions were tried here.
}

parts-title = What pages are made of

parts-lead = Every part, in its states. Each works with the mouse and with the keyboard alone.

parts-pressing = Pressing

parts-pressingText = Buttons, signs, words that are on or off, a line that tells more.

parts-main = What one came for

parts-other = Something else

parts-undo = Take back

parts-redo = Bring back again

parts-tip = Shown while it is pointed at or has the keyboard.

parts-tipped = What is this?

parts-writing = Writing

parts-writingText = A line, a number, several lines; with a note, or with what is wrong.

parts-field = Name

parts-fieldNote = As others will read it.

parts-fieldBad = It must be a number.

parts-choosing = Choosing

parts-choosingText = One of a few, one of many, each or none, on and off.

parts-list = Who plays

parts-lists-nobody = Nobody

parts-lists-bots = Bots

parts-lists-quick = The quick one

parts-lists-sharp = The sharp one

parts-number = Copies

parts-lines = What it is for

parts-find = Look for

parts-empty = Empty it

parts-hill = A hill

parts-lake = A lake with a long name

parts-place = Step of the game

parts-folded = What lies folded

parts-foldedText = It was not in the way.

parts-steps = What was done

# $number (number)
parts-step = Step { $number }

# $won (number)
parts-stars = { $won } of 3 stars

parts-leaf = Leaf

parts-leaves-first = First leaf

parts-leaves-second = Second leaf

parts-leaves-third = Third leaf

parts-switched = Legal places

parts-switchedNote = Marks where the tile may go.

parts-notices = Telling

parts-noticesText = What happened, what can be had back, how far it is.

parts-notice = That cannot be used.

parts-noticeWhy = The disk is full.

parts-noticeTodo = Free some space and try again.

parts-removed = “Rainy day” was deleted.

parts-back = Bring it back

parts-progress = Lessons done

# $done (number)
# $of (number)
parts-progressText = { $done } of { $of }

parts-numbers = Numbers

parts-numbersText = A table that adds up, bars, and a line.

parts-table = Points by round

parts-rounds-first = First round

parts-rounds-second = Second round

parts-sum = Sum

parts-chart = Points in a round

parts-line = Points over two rounds

# $count (number)
parts-points = { COUNT($count, of: "points") }

parts-room = Room

parts-roomText = Leaves of which one is in sight, what lies folded, and rows to press.

states-title = How a page stands

states-lead = With nothing on it, with more than fits, with what went wrong, and while one waits.

states-empty-title = Nothing yet

states-empty-text = Games that were begun stand here.

states-empty-first = Begin one

states-long-title = A name that somebody typed without ever thinking of those who lay out a page

states-long-word = Donaudampfschifffahrtsgesellschaftskapitänswitwenrente

states-long-note = Several words that say the same thing at greater length than anybody would have wished for, until the line is full and another one begins.

states-wrong-title = Something went wrong

states-wrong-again = Try again

states-busy-title = It is being made

states-busy-text = This may take a minute.

states-busy-stop = Stop

states-busy-go = Make it

# $what (text)
parts-done = Pressed: { $what }.

parts-nothingDone = Nothing pressed yet.

parts-players-first = Anna

parts-players-second = Ben

parts-players-third = Cleo

parts-kinds-during = during the game

parts-kinds-end = at the end
