# $name (text)
title = Tile { $name }

tile = The tile, to draw on

dragged-land = Press a side to make it a road, a city, a field. Drag from one side to another to join them, or into the middle to part them or let a road end in a village.

dragged-fields = Drag from spot to spot to join two fields, or press a spot to part it from its field. Drag to a city to let the field touch it, or to keep it off.

# $press (text)
# $lead (text)
keyed-land = The arrows go from side to side and into the middle. { $press } makes a side a road, a city, a field. To join two sides, press { $lead } on one and again on the other; in the middle it parts them or lets a road end in a village.

# $press (text)
# $lead (text)
keyed-fields = The arrows go from spot to spot. { $press } parts a spot from its field. To join two fields, press { $lead } on one and again on the other; on a city it lets the field touch it, or keeps it off.

mode = What you draw

land = Cities, roads and rivers

fields = Fields

shows-field = field

shows-road = road

shows-city = city

shows-river = river

middle = The middle

# $what (text)
# $lead (text)
held = From { $what }: go where it shall lead and press { $lead }.

dropped = Let go.

ways = As it lies in each turn

words = In words

neighbours = Neighbours

try = Try it

tryFirst = You can’t try this tile yet. First mend what is marked on it.

tried = Only this tile is drawn here.

toDrawing = Back to the drawing

turn = Turn

mirror = Turn over

clear = Wipe

formFields = Form the fields anew

inner = A field inside

name = Name

copies = Copies

next = Next tile

previous = Previous tile

# $places (list)
cities = City: { AND($places) }

# $places (list)
roads = Road: { AND($places) }

# $places (list)
rivers = River: { AND($places) }

pennants = Pennants

goods = Goods

inVillage = Ends in the village

onTile = On the tile

crop = Crop circle

decor = Pictures that count for nothing

palette = What stands on it
