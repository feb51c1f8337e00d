# $name (text)
title = Tile { $name }

tile = The tile you draw on

dragged-land = Press a side to make it a road, a city, a river or a field. Drag from one side to another to join them. Drag a road to a city to let it end at the gate. Drag into the middle to separate sides or let a road end in a village.

dragged-fields = Each number is one field. Drag from spot to spot to join two fields, or press a spot to separate it from its field. Drag to a city to let the field touch it, or to keep it away.

# $press (text)
# $lead (text)
keyed-land = The arrow keys go from side to side and into the middle. { $press } makes a side a road, a city, a river or a field. To join two sides, press { $lead } on one and again on the other; a road and a city meet at a gate. In the middle, it separates them or lets a road end in a village.

# $press (text)
# $lead (text)
keyed-fields = Each number is one field. The arrow keys go from spot to spot. { $press } separates a spot from its field. To join two fields, press { $lead } on one and again on the other. On a city, it lets the field touch it or keeps it away.

# $city (text)
# $road (text)
# $field (text)
# $river (text)
lands = { $city } makes it a city, { $road } a road, { $field } a field and { $river } a river.

mode = Draw

land = Cities, roads and rivers

fields = Fields

# What a side shows, and with which other sides it is joined.
# $side (N|E|S|W)
# $land (field|road|city|river)
# $joined (list)
side = { $joinedCount ->
    [0] { sideName }: { landName }
   *[other] { sideName }: { landName }, joined with { AND($joined, each: "eachSide") }
}

# $side (N|E|S|W)
sideName = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
}

# $land (field|road|city|river)
landName = { $land ->
    [field] field
    [road] road
    [city] city
   *[river] river
}

# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
spotField = Field { spot }

# A spot of a field, and which of the fields on the tile it is.
# $n (number)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
spotOfField = Field { $n }, { spot }

# $side (N|E|S|W)
cityAt = { $side ->
    [N] City in the north
    [E] City in the east
    [S] City in the south
   *[W] City in the west
}

middle = The middle

# $press (text)
# $join (text)
unlettered-land = The arrow keys go from side to side. { $press } makes a side a road, a city, a river or a field. To join sides, turn on “{ $join }”.

# $press (text)
# $join (text)
unlettered-fields = The arrow keys go from spot to spot. { $press } separates a spot from its field. To join fields, turn on “{ $join }”.

join = Join by two presses

joining-land = Press one side, then another to join them; a road and a city meet at a gate. Press a side, then the middle, to separate it or let a road end in a village.

joining-fields = Press two spots to join their fields. Press a spot, then a city, to let the field touch it or keep it away.

# $what (text)
heldPressed = From { $what }: press where it should lead.

# $what (text)
# $lead (text)
held = From { $what }: go to where it should lead and press { $lead }.

dropped = Released.

ways = In each rotation

words = In words

sides = Its sides

joinedSides = Joined sides

# $sides (list)
sidePair = { AND($sides, each: "eachSide") }

neighbours = Neighbours

try = Try it

tryFirst = You can’t try this tile yet. Fix what is marked on it first.

tried = A game to try this tile. It isn’t kept.

toDrawing = Back to the drawing

turn = Turn

mirror = Mirror

clear = Clear

formFields = Redraw the fields

inner = Field inside

name = Name

note = Note

noteNote = A short reminder or rule. It’s printed on the reference page.

copies = Copies

next = Next tile

previous = Previous tile

# $places (list)
cities = City: { AND($places, each: "eachSide") }

# $places (list)
roads = Road: { AND($places, each: "eachSide") }

# $places (list)
rivers = River: { AND($places, each: "eachSide") }

pennants = Pennants

goods = Goods

inVillage = Ends in the village

# $side (N|E|S|W)
gate = { $side ->
    [N] Ends at the city in the north
    [E] Ends at the city in the east
    [S] Ends at the city in the south
   *[W] Ends at the city in the west
}

onTile = On the tile

crop = Crop circle

decor = Decoration

palette = What is on it

# What something on a tile does, and whose rules it needs.
# $thing (text)
means = { $thing ->
    [inn] The road scores twice when complete, and nothing otherwise.
    [cathedral] The city scores more when complete, and nothing otherwise.
    [wine] Whoever completes the city gets this token.
    [wheat] Whoever completes the city gets this token.
    [cloth] Whoever completes the city gets this token.
    [foundation] A tower can be built here.
    [bag] Whoever places this tile moves a robber.
    [roadside] It counts for the toll of this road.
    [garden] An abbot can stand here. Without its rules it is a picture.
    [crop-fork] Farmers may come or go.
    [crop-club] Thieves may come or go.
    [crop-shield] Knights may come or go.
    [spring] The river begins here.
    [lake] The river ends here.
    [monastery] A monk can stand here, and waits for the eight tiles around.
    [village] The roads that end here are roads of their own.
    [gate] The road ends at the city wall. The fields beside it are two.
    [bridge] One way passes over the other: they do not meet.
   *[picture] Only a picture: it counts for nothing.
}

own-title = Your own picture

own-note = A PNG or SVG that you drew elsewhere, up to 8 MB. Bastide keeps its own copy in the set, at most 531 pixels wide.

own-choose = Choose a picture

own-replace = Choose another picture

own-remove = Remove the picture

own-where = Where it lies

own-under = Under the land

own-over = Over the land

own-size = Size, in % of the tile

own-right = Shift to the right, in %

own-down = Shift down, in %

own-asking-title = Choose a picture

own-asking-kind = Pictures

own-came = Picture added.
