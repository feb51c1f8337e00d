name = Bastide

chapters = Chapters

skip = Skip to the page

# $screen (text)
opened = { $screen }. Screen opened.

# $screen (text)
windowTitle = { $screen } – Bastide

close = Close

faults = What went wrong

copying-copy = Copy

copying-report = Copy report

copying-copied = Copied.

copying-selected = The clipboard is closed to us. The text is selected: press Ctrl and C.

keys-title = Keys

keys-open = Keys

keys-intro = These work on every screen. Each screen adds its own where they are needed.

keys-caps-Control = Ctrl

keys-caps-Shift = Shift

keys-caps-Enter = Enter

keys-caps-Space = Space

keys-caps-Escape = Esc

keys-caps-PageUp = PgUp

keys-where-lesson = In a lesson

keys-where-board = On the board

keys-where-table = At the table

keys-where-drawing = Drawing a tile

keys-where-everywhere = On every screen

keys-does-next = go on, or try again

keys-does-hint = a hint; each one helps further

keys-does-reason = why

keys-does-retry = begin this step again

keys-does-skip = have this step done for you

keys-does-before = back to the step before

keys-does-aim = bring the tile to the next place it fits, or go to the next choice on the board

keys-does-turn = turn the tile among the ways it fits

keys-does-act = lay the tile, or take the choice

keys-does-look = walk from place to place; each is said

keys-does-pan = move the board

keys-does-zoom = zoom in, zoom out, show all of it

keys-does-inspect = what could lie on a cell; the arrows go to the next one

keys-does-walk = go from one feature with figures to the next

keys-does-close = close a note on the board

keys-does-choose = take a choice of the list

keys-does-find = find the drawn tile by its words; Enter takes the first that fits

keys-does-other = take another follower in hand, or the ordinary one again

keys-does-pass = do nothing

keys-does-advice = a hint for this decision, or put it away

keys-does-odds = how likely tiles come for each gap

keys-does-undo = take back, and bring back again

keys-does-sides = go from side to side, and into the middle

keys-does-stroke = take a side in hand, and lead it to where you are

keys-does-screens = open a screen: 0 is Home, the others stand beside their names

keys-does-back = go back

keys-does-forward = go forward again

keys-does-search = search the rules

keys-does-fresh = prepare a new game

keys-does-file = open a game from a file

keys-does-save = save the open game as a file

keys-does-moment = save this turn as a scenario

keys-does-letters = larger text, smaller text, text as usual

keys-does-full = fill the screen, or go back to a window

keys-does-sheet = show this sheet

keys-does-closeSheet = close a sheet

keys-does-quit = close Bastide; everything is kept

keys-drawn-turn = turn the tile

keys-drawn-close = let go of what is in hand

keys-filled = Full screen.

keys-windowed = Back to a window.
