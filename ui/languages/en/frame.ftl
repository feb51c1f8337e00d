name = Bastide

chapters = Chapters

skip = Skip to content

languages-label = Language files

# $files (list)
languages-leftOut = Some language files were left out: { AND($files) }.

languages-why = They are too large, can’t be read, or translate nothing that Bastide says.

languages-todo = Correct them, then start Bastide again.

# $screen (text)
opened = { $screen } opened.

# $screen (text)
windowTitle = { $screen } – Bastide

close = Close

faults = What went wrong

copying-copy = Copy

copying-report = Copy report

copying-copied = Copied.

copying-selected = Bastide can’t use the clipboard. The text is selected: press Ctrl and C.

keys-title = Keyboard shortcuts

keys-open = Shortcuts

keys-intro = These work on every screen. Some screens add their own.

keys-caps-Control = Ctrl

keys-caps-Shift = Shift

keys-caps-Enter = Enter

keys-caps-Space = Space

keys-caps-Escape = Esc

keys-caps-PageUp = PgUp

keys-caps-PageDown = PgDn

keys-caps-Delete = Del

keys-characters-off = Shortcuts of one letter, digit or sign are off in Settings.

keys-characters-table = Letters, digits and signs act while the focus is on the board or table.

keys-characters-everywhere = Letters, digits and signs act wherever the focus is.

keys-where-lesson = In a lesson

keys-where-board = On the board

keys-where-table = At the table

keys-where-drawing = When you draw a tile

keys-where-set = In a tile set

keys-where-heard = To hear more

keys-where-everywhere = On every screen

keys-does-next = continue, or try again

keys-does-hint = show a hint, then a bigger one

keys-does-reason = explain why

keys-does-retry = restart this step

keys-does-skip = let Bastide do this step

keys-does-before = go back one step

keys-does-aim = move the tile to the next place where it fits, or go to the next choice

keys-does-turn = turn the tile to the next way it fits

keys-does-act = place the tile, or choose

keys-does-look = go from place to place; each is announced

keys-does-pan = move the board

keys-does-zoom = zoom in, zoom out, show all of it

keys-does-inspect = show what fits on a place; the arrow keys go to the next one

keys-does-walk = go from one feature with figures to the next

keys-does-goTo = name a place of the board, and go there

keys-does-close = close a note on the board

keys-does-choose = choose from the list

keys-does-side = press the land on a side of the drawn tile: city, road, field or river

keys-does-find = search for the drawn tile; Enter picks the first match

keys-does-other = switch to another figure

keys-does-pass = do nothing

keys-does-advice = show or hide a hint for this decision

keys-does-odds = show how likely each gap is to be filled

keys-does-move = look one step back, and one step forward

keys-does-undo = undo, and redo

keys-does-sides = go from side to side, and into the middle

keys-does-stroke = pick up a side, and connect it to where you are

keys-does-copy = copy the selected tiles, and cut them

keys-does-paste = paste the copied tiles

keys-does-twice = duplicate the selected tiles

keys-does-remove = delete the selected tiles

keys-does-all = select all tiles

keys-does-again = say the last thing again

keys-does-here = say what you can do here

keys-does-since = say what happened since your last turn

keys-does-amount = few, usual or many words

keys-does-screens = open a screen: 0 is Home, the others are beside their names

keys-does-back = go back

keys-does-forward = go forward

keys-does-search = search the rules

keys-does-fresh = set up a new game

keys-does-file = open a game from a file

keys-does-save = save the open game as a file

keys-does-moment = save this turn as a scenario

keys-does-letters = larger text, smaller text, normal size

keys-does-full = full screen on or off

keys-does-sheet = show this list

keys-does-closeSheet = close a dialog

keys-does-quit = quit Bastide; everything is saved

# What the focus is on, before the keys that act there.
# $screen (text)
keys-here = { $screen }.

# One key or several, and what they do.
# $keys (list)
# $does (text)
keys-said = { OR($keys) }: { $does }.

# $keys (list)
keys-listed = { OR($keys) } lists all keys.

# How keys that have a sign are said.
keys-arrows = arrow keys

keys-minus = minus

keys-drawn-turn = turn the tile

keys-drawn-close = drop what you picked up

keys-drawn-side = make the side where you are a city, a road, a field or a river

keys-drawn-move = go to the previous tile, and to the next

keys-filled = Full screen on.

keys-windowed = Full screen off.
