newSet = New tile set

newMix = New mix

newPosition = New position

newCampaign = New campaign

newLesson = New lesson

drawFirst = Draw the first tile

open = Open a file

sets = Your tile sets

mixes = Your mixes

positions = Your positions and scenarios

campaigns = Your campaigns

lessons = Your lessons

none = You haven’t made anything yet. Start with a blank set, or copy an existing one and change it.

examples-title = Examples

# $name (text)
examples-what-tile_set = A tile set, such as “{ $name }”

# $name (text)
examples-what-mix = A mix, such as “{ $name }”

examples-text-tile_set = Tiles that belong together. Draw each tile and say how many copies there are.

examples-text-mix = Which sets are in the bag, how often, which rules are on, and how a game starts.

# $name (text)
examples-open = Open a copy of “{ $name }”

# What a copy of an example is called.
# $name (text)
examples-named = { $name }, changed

examples-learnText = Five short lessons in the editor: a tile, a bridge, a set, a mix and its figures.

begin-set = New tile set

begin-mix = New mix

begin-name = Name

begin-setName = My tiles

begin-mixName = My mix

begin-position = New position

begin-positionName = My position

begin-campaign = New campaign

begin-campaignName = My campaign

begin-from = Start with

begin-playedWith = Mix

begin-blankSet = One blank tile

begin-blankMix = The base game only

begin-begin = Create

edit = Edit

# $name (name)
editThis = Edit { $name }

duplicate = Duplicate

# $name (name)
duplicateThis = Duplicate { $name }

# Only the document itself, without what it needs.
# $kind (tile-set|mix|position|campaign|lesson)
save = { $kind ->
    [tile-set] Export this set only
    [mix] Export this mix only
    [position] Export this position only
    [lesson] Export this lesson only
   *[campaign] Export this campaign only
}

# $kind (tile-set|mix|position|campaign|lesson)
# $name (name)
saveThis = { save }: { $name }

remove = Delete

# $name (name)
removeThis = Delete { $name }

undoRemove = Restore

# $name (name)
removed = “{ $name }” was deleted.

# $name (name)
restored = “{ $name }” is back.

# $names (names)
usedBy = { $namesCount ->
    [one] { AND($names, each: "quoted") } needs it and has problems without it. Games in progress stay as they are.
   *[other] { AND($names, each: "quoted") } need it and have problems without it. Games in progress stay as they are.
}

# $names (names)
used = Needed by { AND($names) }

scenario = Scenario

# $names (list)
playedIn = Played in { AND($names) }

# $count (number)
tiles = { COUNT($count, of: "tiles") }

# $count (number)
designs = { COUNT($count, of: "designs") }

# $count (number)
faulty = { COUNT($count, of: "problems") }

# $count (number)
warned = { COUNT($count, of: "warnings") }

sound = No problems

saving-position-title = Save the position as a file

saving-position-kind = Bastide positions

saving-campaign-title = Save the campaign as a file

saving-campaign-kind = Bastide campaigns

saving-lesson-title = Save the lesson as a file

saving-lesson-kind = Bastide lessons

saving-set-title = Save the tile set as a file

saving-set-kind = Bastide tile sets and mixes

saving-mix-title = Save the mix as a file

saving-mix-kind = Bastide tile sets and mixes

opening-title = Open tile sets and mixes

opening-kind = Bastide tile sets, mixes and games

back = Everything you made

# $name (name)
backToSet = Back to “{ $name }”

about = Details

aboutFields-name = Name

aboutFields-description = Description

aboutFields-author = Author

aboutFields-licence = Licence

undo = Undo

redo = Redo

# $what (text)
undone = Undone: { $what }.

# $what (text)
redone = Redone: { $what }.

history = History

historyNote = Select a step to go back to it. Later steps stay until you change something.

begun = Start

# $count (number)
earlier = { COUNT($count, of: "earlierSteps") }

versions = Versions

# $made (date)
# $tiles (number)
version = { DATETIME($made, dateStyle: "medium", timeStyle: "short") }, { COUNT($tiles, of: "tiles") }

# $made (date)
# $tiles (number)
currentVersion = { version } (current)

bringBack = Restore

broughtBack = Restored a version

# $what (text)
# $tile (text)
onTile = { $what }, on tile { $tile }

goneSet = a deleted tile set

faults = Problems

# Said to somebody who draws, who never saw a file.
drawnWrong-crossing = Two pieces of land cross. Is one of them a bridge?

drawnWrong-road_passes = A road that ends in the village can’t also pass through it.

drawnWrong-land_between = This field is said to touch a city that it can’t reach.

drawnWrong-village_between = This field is said to touch a city that it can’t reach.

drawnWrong-segment_count = This tile has too many pieces of land.

drawnWrong-two_crop_circles = A tile can have only one crop circle.

drawnWrong-two_inner = Two pieces inside are of the same kind, so they can’t be told apart.

drawnWrong-no_tiles = The set has no tiles yet.

drawnWrong-no_set = A tile set of this mix was deleted.

drawnWrong-set_needed = A tile set of this mix was deleted.

drawnWrong-no_tile = A tile that this mix uses was deleted.

drawnWrong-faulty = A tile set of this mix has problems of its own.

# $expansion (text)
symbolOff = Some tiles need the rules of { $expansion }, which are off.

# What the tiles of a set show of an expansion that it does not name.
# $what (traders|tower|robbers|tollkeepers|crop-circles|inns|river|abbot)
# $name (text)
setShows = This set shows { $what ->
    [traders] a goods symbol
    [tower] a tower foundation
    [robbers] a money bag
    [tollkeepers] a group of travellers
    [crop-circles] a crop circle
    [inns] an inn or a cathedral
    [river] a river
    [abbot] a garden
   *[other] { $name }
}. Add { $name }?

riverUnanswered = This river meets no other: no other tile of the set has one. Add more, or mix the set with one that has.

# More springs or lakes than the river of a mix has.
# $tile (text)
# $n (number)
leaves = { $n ->
    [one] { $n } copy of { $tile } isn’t used: a river has one spring, and a lake for each end.
   *[other] { $n } copies of { $tile } aren’t used: a river has one spring, and a lake for each end.
}

# The same where another tile is used instead.
# $tile (text)
# $n (number)
# $stays (text)
leavesFor = { $n ->
    [one] { $n } copy of { $tile } isn’t used, because { $stays } comes first: a river has one spring, and a lake for each end. To swap them, set the copies of { $stays } to 0.
   *[other] { $n } copies of { $tile } aren’t used, because { $stays } comes first: a river has one spring, and a lake for each end. To swap them, set the copies of { $stays } to 0.
}

# $thing (text)
misleading = The decoration “{ $thing }” looks like the real one, but counts for nothing.

# $expansion (text)
ruleIdle = The rules of { $expansion } are on, but no tile in the bag needs them.

fixes-bridge = Make it a bridge

fixes-on = Turn on its rules

fixes-add = Add it

fixes-off = Turn off its rules

fixes-mend = Fix it

fixes-instead = Use this one instead

fixes-away = Remove it

fixes-show = Show it

refusals-same = It is already like that.

refusals-wrong_kind = You can’t do that here.

refusals-no_tile = That tile was deleted.

refusals-no_city = No city reaches that side.

refusals-no_road = No road ends there. A village needs a road that ends in the middle.

refusals-no_field = There is no field there.

refusals-only_grass = There is only field here. Make the side a city or a road first.

refusals-other_land = That side shows something else. Make it a field first.

refusals-road_goes_on = This road leads on to another side. Drag it into the middle to separate it, then drag its end to the city.

refusals-no_gate = This road can’t reach that city: something lies between them.

refusals-name_taken = Another tile of the set has that name.

refusals-bad_name = A tile’s name can have only letters, digits and hyphens.

refusals-bad_text = Give it a name of at most 2,000 letters.

refusals-bad_number = That number is too small or too large.

refusals-bad_option = There is no such choice.

refusals-no_picture = The tile has no picture of yours.

refusals-bad_picture = Bastide can’t use this picture.

refusals-not_a_tile = What you copied isn’t a tile.

refusals-no_seat = Nobody sits there.

refusals-no_figure = No such figure stands there.

refusals-too_many = No game has that many.

refusals-no_aim = Bastide can’t read this as an aim.

refusals-no_chapter = That chapter was removed.

refusals-chapter_there = That scenario is already a chapter.

refusals-not_a_scenario = That isn’t a scenario that can be played.

refusals-no_step = That step was deleted.

refusals-no_move = Nothing was played.

refusals-no_answer = This mistake has no answer any more.

sameField = Both are already one field: there is nothing to join. To separate a spot from its field, press it.
