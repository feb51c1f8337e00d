invalid-what = That can’t be used.

# $field (text)
# $found (text)
invalid-named = “{ $field }” can’t be { $found }.

# $found (text)
invalid-unnamed = A value can’t be { $found }.

# $values (list)
allowed-one_of = It can be { OR($values) }.

# Where nobody knows what it can be.
allowed-another = Choose another value.

# $least (number)
# $most (number)
allowed-range = Choose a number from { $least } to { $most }.

# $least (number)
# $most (number)
allowed-range_but_zero = Choose a number from { $least } to { $most }, but not 0.

# $most (number)
allowed-at_most = At most { $most } are possible.

# $most (number)
allowed-letters = Write at most { $most } letters.

rejected-what = The rules don’t allow that.

rejected-todo = Nothing has changed: choose something else.

# $reason (text)
# $rule (text)
refusal = { $reason } ({ $rule })

# Several sentences, each of them whole.
# $first (text)
# $next (text)
sentences = { $first } { $next }

# $place (text)
# $problem (text)
problemAt = { $place }: { $problem }

# $first (text)
# $next (text)
problems = { $first }; { $next }

notDone = That was not done.

stale-why = The game had already moved on, or you were looking at an earlier step.

stale-todo = Go to the latest step and choose again.

locked-why = This table is locked: no hints and no undo until the game is over.

locked-todo = Play on. After the game, everything is open.

misplaced-why = This step of the lesson asks for something else.

misplaced-todo = Read the task again.

missing-what = That isn’t there.

missing-todo = Go back and choose again.

missing-open_game = No game is open.

missing-game = This game is no longer here.

missing-step = The game has no such step.

missing-end = You can review a game once it is over.

missing-document = This tile set or mix is no longer here.

missing-backup = This backup is no longer here.

missing-run = This run of the lab is no longer here.

missing-run_game = The games of this run used other bots or rules than today’s.

missing-feature = There is no road, city, monastery or field there.

missing-open_lesson = No lesson is open.

missing-lesson = There is no such lesson.

missing-question = This question is no longer here.

content-what = This can’t be used.

content-todo = Correct it and try again.

# $file (text)
file-what = “{ $file }” couldn’t be used.

file-missing-why = There is no such file or folder.

file-missing-todo = Choose another one.

file-not_allowed-why = This computer doesn’t let Bastide use that file or folder.

file-not_allowed-todo = Choose another place, or change its permissions.

file-not_a_file-why = It is a folder, or something else that holds no game.

file-not_a_file-todo = Choose a file.

file-full-why = The disk is full.

file-full-todo = Free some space or choose another disk, then try again.

file-not_shown-what = The folder couldn’t be shown.

file-not_shown-why = The file was saved, but no file manager answered.

file-not_shown-todo = Open its folder yourself.

file-failed-why = The system gave an unknown reason.

file-failed-todo = The log file in the data folder says more. Try again, or choose another place.

# $file (text)
unfit-what = “{ $file }” was not used.

undrawable-todo = Nothing has changed.

bug-what = Something went wrong inside Bastide. Nothing was changed.

bug-todo = This is our mistake. The log file in the data folder says more.

unreachable-what = The window couldn’t reach the engine behind it.

unreachable-todo = Close Bastide and start it again.

picture-what = The picture wasn’t added.

picture-not_a_picture = This is neither a PNG nor an SVG picture.

picture-packed = This SVG is compressed (SVGZ): save it as a plain SVG.

# $most (number)
picture-too_large = The file is larger than { $most } MB: save a smaller picture.

# $most (number)
picture-too_many_pixels = The picture is more than { $most } pixels wide or high: save a smaller one.

picture-broken = The file is damaged or incomplete: save the picture again.

picture-no_size = The picture has no usable width or height.

picture-blank = There is nothing to see in this picture.

picture-moving = The picture is animated: save it as a still picture.

picture-entities = This SVG uses entities: save it as a plain SVG, or as a PNG.

picture-script = This SVG contains a script: save it without the script, or as a PNG.

picture-outside = This SVG needs other files: save it as a PNG.

picture-nested = This SVG contains another picture: save it as a PNG.

picture-text = This SVG contains text: turn the text into paths, or save it as a PNG.

# $element (text)
picture-unsupported = Bastide can’t draw a part of this SVG ({ $element }): save it as a PNG.

picture-too_rich = This SVG is too complex: save it as a PNG.
