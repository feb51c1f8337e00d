newSet = New tile set

newMix = New mix

newPosition = New position

newCampaign = New campaign

open = Open a file

sets = Your tile sets

mixes = Your mixes

positions = Your positions

campaigns = Your campaigns

none = Nothing is drawn yet. Begin with a blank set, or take one that is there and change it.

examples-title = What can be made

# $name (text)
examples-what-tile_set = A tile set, such as “{ $name }”

# $name (text)
examples-what-mix = A mix, such as “{ $name }”

examples-text-tile_set = Tiles that belong together. Draw on each of them, and say how many there are.

examples-text-mix = What is in the bag: sets, how often each, whose rules are on, how a game begins.

# $name (text)
examples-open = Open a copy of “{ $name }”

# $name (text)
examples-named = { $name }, changed

examples-learnText = Five short lessons at the desk itself: a tile, a bridge, a set, a mix, and its figures.

begin-set = A new tile set

begin-mix = A new mix

begin-name = Name

begin-setName = My tiles

begin-mixName = My mix

begin-position = A new position

begin-positionName = My position

begin-campaign = New campaign

begin-campaignName = My campaign

begin-from = Begin with

begin-playedWith = Played with

begin-blankSet = One blank tile

begin-blankMix = The base game alone

begin-begin = Begin

edit = Change

duplicate = Duplicate

save = Save it alone as a file

remove = Delete

undoRemove = Bring back

# $count (number)
tiles = { COUNT($count, of: "tiles") }

# $count (number)
designs = { COUNT($count, of: "designs") }

# $count (number)
faulty = { COUNT($count, of: "faults") }

# $count (number)
warned = { COUNT($count, of: "warnings") }

sound = No faults

saving-position-title = Save the position as a file

saving-position-kind = Bastide positions

saving-campaign-title = Save the campaign as a file

saving-campaign-kind = Bastide campaigns

saving-set-title = Save the tile set as a file

saving-set-kind = Bastide tile sets and mixes

saving-mix-title = Save the mix as a file

saving-mix-kind = Bastide tile sets and mixes

opening-title = Open tile sets and mixes

opening-kind = Bastide tile sets, mixes and games

back = All that you made

# $name (text)
backToSet = To the set “{ $name }”

about = About it

aboutFields-name = Name

aboutFields-description = Description

aboutFields-author = Author

aboutFields-licence = Licence

undo = Undo

redo = Redo

# $what (text)
undone = Taken back: { $what }.

# $what (text)
redone = Again: { $what }.

history = What was done

historyNote = Press a step to go back to it. Nothing is lost until you go another way.

begun = As it began

# $count (number)
earlier = { COUNT($count, of: "earlierSteps") }

versions = Versions

current = as it stands

bringBack = Bring back

broughtBack = Brought a version back

# $what (text)
# $tile (text)
onTile = { $what }, on tile { $tile }

goneSet = a tile set that is not here any more

faults = Faults

# $expansion (text)
symbolOff = Some tiles need the rules of { $expansion }, which are off.

# $expansion (text)
ruleIdle = The rules of { $expansion } are on, but no tile in the bag needs them.

fixes-bridge = Make it a bridge

fixes-on = Turn its rules on

fixes-off = Turn its rules off

fixes-mend = Mend it

fixes-away = Take it away

fixes-show = Show it
