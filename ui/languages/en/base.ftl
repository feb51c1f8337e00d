### What the base game says: what happened, what can be done, why not, and what is scored.

# $who (person)
# $turn (digits)
event-turn_began = Turn { $turn }: { $who ->
    [you] you
   *[other] { $whoName }
}.

# $who (person)
event-tile_drawn = { $who ->
    [you] You draw a tile.
   *[other] { $whoName } draws a tile.
}

# For whoever does not see the tile.
# $who (person)
# $tile (text)
draws = { $who ->
    [you] You draw: { $tile }.
   *[other] { $whoName } draws: { $tile }.
}

event-tile_put_aside = The drawn tile fits nowhere and is put aside.

# $left (number)
event-ended_here = The table ended the game here. { $left ->
    [one] One tile stayed in the bag.
   *[other] { $left } tiles stayed in the bag.
}

# $who (person)
# $place (text)
# $rotation (number)
event-tile_laid = { $who ->
    [you] You place the tile { $place }, { asTurned }.
   *[other] { $whoName } places the tile { $place }, { asTurned }.
}

# $spot is a phrase such as “in the north”, or empty.
# $who (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $spot (text)
# $hasSpot (yes|no)
event-figure_set = { $who ->
    [you] You place { aStanding } { onTheKind }{ toSpot }.
   *[other] { $whoName } places { aStanding } { onTheKind }{ toSpot }.
}

# $spot (text)
# $hasSpot (yes|no)
toSpot = { $hasSpot ->
    [yes] { " " }{ $spot }
   *[no] { "" }
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $why (text)
event-figure_home = { $who ->
    [you] Your { standing } goes home, { $why }.
   *[other] { $whoName }’s { standing } goes home, { $why }.
}

# $kind (road|city|monastery|field|garden|tower|river)
# $owned (yes|no)
event-feature_completed = { $kind ->
    [road] A road is complete{ unowned }.
    [city] A city is complete{ unowned }.
    [monastery] A monastery is complete{ unowned }.
   *[other] A garden is complete{ unowned }.
}

# $owned (yes|no)
unowned = { $owned ->
    [yes] { "" }
   *[no] , but nobody has a follower there
}

# $cause is a phrase, such as “for a road”.
# $who (person)
# $points (number)
# $cause (text)
event-score = { $who ->
    [you] You score { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } scores { COUNT($points, of: "points") } { $cause }.
}

# $who (person)
# $points (number)
# $cause (text)
event-pays = { $who ->
    [you] You pay { COUNT($points, of: "points") } { $cause }.
   *[other] { $whoName } pays { COUNT($points, of: "points") } { $cause }.
}

# $who (person)
event-passed = { $who ->
    [you] You pass.
   *[other] { $whoName } passes.
}

over = The game is over.

# $who (person)
won = { $who ->
    [you] The game is over. You win.
   *[other] The game is over. { $whoName } wins.
}

# $names (list)
shared = The game is over. { AND($names) } share the win.

left-scored = after scoring

left-lonely = because its owner has no follower left there

source-road = Roads

source-city = Cities

source-monastery = Monasteries

source-field = Fields

cause-road = for a road

cause-city = for a city

cause-monastery = for a monastery

cause-field = for a field

# $n (number)
counted-tiles = { COUNT($n, of: "tiles") }

# $n (number)
counted-pennants = { $n ->
    [one] { $n } pennant
   *[other] { $n } pennants
}

# $n (number)
counted-cities = { $n ->
    [one] { $n } completed city
   *[other] { $n } completed cities
}

# “3 tiles × 2 = 6”
# $things (text)
# $each (number)
# $sum (number)
line = { $things } × { SIGNED($each) } = { SIGNED($sum) }

# $sum (number)
total = { COUNT($sum, of: "points") } in total

# Who has the majority: “Compared there: Ada 2, Bo 1.”
# $each (list)
majority = Compared there: { AND($each) }.

# $who (person)
# $weight (number)
weight = { $who ->
    [you] you { $weight }
   *[other] { $whoName } { $weight }
}

# $who (person)
phase-draw = { $who ->
    [you] Which tile did you draw?
   *[other] Which tile did { $whoName } draw?
}

# $who (person)
phase-tile = { $who ->
    [you] Place the tile.
   *[other] { $whoName }, place the tile.
}

# $who (person)
phase-figure = { $who ->
    [you] Place a figure?
   *[other] { $whoName }, place a figure?
}

# $who (person)
phase-else = { $who ->
    [you] Do you want to do something else?
   *[other] { $whoName }, do you want to do something else?
}

# $who (person)
phase-order = { $who ->
    [you] Which feature is scored next?
   *[other] { $whoName }, which feature is scored next?
}

phase-over = The game is over.

leftOut-said = No figure could be placed.

# $who (person)
leftOut-noFollower = { $who ->
    [you] You have no follower left in the supply.
   *[other] { $whoName } has no follower left in the supply.
}

# What must be decided first, as the answer to something else that was tried.
now-draw = Draw a tile first.

now-tile = Place the tile first.

now-figure = Now a figure may be placed on the tile you just placed.

now-order = First choose which feature is scored next.

now-over = The game is over.

# $rotation (number)
action-tile = { $rotation ->
   *[0] Place the tile as drawn
    [1] Place the tile, turned right
    [2] Place the tile, upside down
    [3] Place the tile, turned left
}

# $what is a figure where it stands, $number what is called by a number.
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $spot (text)
# $hasSpot (yes|no)
action-figure = { CAPITAL(standing) } { onTheKind }{ toSpot }

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $number (digits)
onTop = { $number ->
    [none] { CAPITAL(standing) } on top of the tower
   *[other] { CAPITAL(standing) } on top of tower { $number }
}

action-pass = Do nothing

action-end = End the game here and count

# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
action-order = First { theKind } { spot }

# What a decision is about lies on the tile just placed.
# $action (text)
here = { $action }, here

# $action (text)
# $place (text)
elsewhere = { $action }, { $place }

reason-cell_taken = There is already a tile here.

reason-corner_only = Tiles touch only at their corners here. A tile needs a whole side in common.

# $side (N|E|S|W|none)
# $own (road|city|field|river|none)
# $other (road|city|field|river|none)
reason-edge_mismatch = { $side ->
    [N] In the north, { meeting }.
    [E] In the east, { meeting }.
    [S] In the south, { meeting }.
    [W] In the west, { meeting }.
   *[none] One side doesn’t match the tile next to it.
}

# $own (road|city|field|river|none)
# $other (road|city|field|river|none)
meeting = { $own ->
    [road] a road would meet { otherLand }
    [city] a city would meet { otherLand }
    [river] a river would meet { otherLand }
   *[other] a field would meet { otherLand }
}

# $other (road|city|field|river|none)
otherLand = { $other ->
    [road] a road
    [city] a city
    [river] a river
   *[other] a field
}

# $who (person?)
# $kind (road|city|monastery|field|garden|tower|river|none)
reason-feature_occupied = { $who ->
    [you] You already have a figure { onTheKind }.
    [none] Another player already has a figure { onTheKind }.
   *[other] { $whoName } already has a figure { onTheKind }.
}

reason-game_over = The game is over.

reason-must_choose = Choose one of the completed features first.

reason-must_draw = Draw a tile first.

reason-must_place_tile = Place the drawn tile first.

reason-no_neighbour = A tile must share a side with a tile on the table.

reason-no_such_place = There is no such piece of land here.

reason-no_such_rotation = A tile can only be turned by quarter turns.

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-nobody_stands_there = No figure can stand { onTheKind } like that.

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-not_a_choice = { CAPITAL(thisKind) } is not waiting to be scored.

reason-not_in_play = The rules for this are not part of this game.

reason-not_in_the_bag = No tile like this is left in the bag.

# $now (text)
reason-not_now = { $now }

now-other = Something else is being decided now.

reason-not_this_tile = A figure goes on the tile you just placed.

# $who (person?)
reason-not_your_turn = { $who ->
    [you] It’s your turn to decide.
    [none] It’s another player’s turn to decide.
   *[other] It’s { $whoName }’s turn to decide.
}

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-only_a_picture = { $kind ->
    [none] Without the rules of its expansion, this is only a picture.
   *[other] Without the rules of its expansion, { aKind } is only a picture.
}

reason-supply_empty = You have no figure of this kind left in your supply.

# $n (number)
pieces-follower = { COUNT($n, of: "followers") }

# $n (number)
pieces-big_follower = { COUNT($n, of: "bigFollowers") }

# $n (number)
pieces-abbot = { COUNT($n, of: "abbots") }

# $n (number)
pieces-builder = { COUNT($n, of: "builders") }

# $n (number)
pieces-pig = { COUNT($n, of: "pigs") }
