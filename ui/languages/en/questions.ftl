# What Practice asks. Rust reads these messages; the window is given the finished texts.
# Facts that only some messages declare are given to all of a kind.

# Whom a question is about, where a name may stand.
# $who (person)
whom = { $who ->
    [you] you
   *[other] { $whoName }
}

# Somebody at the table without a name.
# $number (digits)
player = Player { $number }

# Parts of a sum, in one sentence.
# $parts (list)
sum = { AND($parts) }

# Two of these, where there are too many for one sentence.
# $first (text)
# $next (text)
sums = { $first }. { $next }

# Somebody with the points of the end.
# $who (person)
# $points (number)
withPoints = { whom } { $points }

# $names (list)
people = { CAPITAL(AND($names)) }

# Parts of a sum: so many, and what each scores.
# $n (number)
# $each (number)
line-tiles = { $n ->
    [one] { $each } for the tile
   *[other] { $n } × { $each } for tiles
}

# $n (number)
# $each (number)
line-pennants = { $n ->
    [one] { $each } for the pennant
   *[other] { $n } × { $each } for pennants
}

# $n (number)
# $each (number)
line-cities = { $n ->
    [one] { $each } for the completed city
   *[other] { $n } × { $each } for completed cities
}

# $n (number)
# $each (number)
line-pig = { $n ->
    [one] { $each } for the pig
   *[other] { $n } × { $each } for pigs
}

# $n (number)
# $each (number)
line-neighbours = { $n ->
    [one] { $each } for the tile around it
   *[other] { $n } × { $each } for tiles around it
}

# $n (number)
# $each (number)
line-monastery = { $n ->
    [one] { $each } for the monastery
   *[other] { $n } × { $each } for monasteries
}

# $n (number)
# $each (number)
line-farmhouses = { $n ->
    [one] { $each } for the farmhouse
   *[other] { $n } × { $each } for farmhouses
}

# $n (number)
# $each (number)
line-sheds = { $n ->
    [one] { $each } for the shed
   *[other] { $n } × { $each } for sheds
}

# $n (number)
# $each (number)
line-gardens = { $n ->
    [one] { $each } for the garden
   *[other] { $n } × { $each } for gardens
}

# $n (number)
# $each (number)
line-highwaymen = { $n ->
    [one] { $each } for the highwaymen
   *[other] { $n } × { $each } for highwaymen
}

# $n (number)
# $each (number)
line-travellers = { $n ->
    [one] { $each } for the travellers
   *[other] { $n } × { $each } for travellers
}

# $n (number)
# $each (number)
line-half = { $n ->
    [one] { $each } for half
   *[other] { $n } × { $each } for halves
}

# $n (number)
# $each (number)
line-wine = { $n ->
    [one] { $each } for the wine
   *[other] { $n } × { $each } for wine
}

# $n (number)
# $each (number)
line-wheat = { $n ->
    [one] { $each } for the wheat
   *[other] { $n } × { $each } for wheat
}

# $n (number)
# $each (number)
line-cloth = { $n ->
    [one] { $each } for the cloth
   *[other] { $n } × { $each } for cloth
}

places-title = Where does it fit?

places-question = You hold this tile. On how many places does it fit, turned as you like?

# $right (digits)
places-good = { $right }. Each place counts once, however many turns fit there.

places-why = Every side that meets a tile must match it: road to road, city to city, field to field. One whole side has to touch; a corner is not enough.

places-unturned = That counts the tile as you hold it. You may turn it.

places-turns = That counts every turn of the tile. The question is about places: one place with two turns is one place.

places-any_side = Those are all free places beside a tile. On some of them a side doesn’t match.

places-one_more = One place too many. Compare each side of the tile with its neighbour.

fits-title = Which tile still fits?

fits-question = Which of these tiles could still come out of the bag and fill the marked gap? You may turn it.

fits-good = Every side that meets a neighbour matches, and there is one left in the bag.

fits-why = Every side that meets a tile must match it: road to road, city to city, field to field. A tile that is on the table or in your hand no longer comes out of the bag.

fits-north = However you turn it, one side fails. At the top of the gap the land doesn’t match.

fits-east = However you turn it, one side fails. On the right of the gap the land doesn’t match.

fits-south = However you turn it, one side fails. At the bottom of the gap the land doesn’t match.

fits-west = However you turn it, one side fails. On the left of the gap the land doesn’t match.

fits-used_up = It would fit, but none is left in the bag: all of them have been drawn.

refusal-title = Why not?

refusal-question = May you place this tile on the marked place, turned as it is? No. Why not?

refusal-good = A whole side must touch a tile, and every side that touches must match. One of the two fails here.

refusal-why = A tile goes on a free place, with one whole side along another tile. Every side that meets a neighbour has to match it.

refusal-mismatch = No side meets the wrong land here. Look at what is around the place.

refusal-corner = A whole side of it would touch a tile, not only a corner.

refusal-taken = The place is free: there is no tile on it.

refusal-alone = It would have a neighbour, so that isn’t what is wrong.

road-title = A road is completed

# $who (person)
road-question = You place the tile on the marked place. It completes a road. How many points does that road bring { whom }?

# $right (digits)
# $lines (text)
road-good = { $right }: { $lines }.

road-why = A completed road scores 1 point for each of its tiles. The player with the most followers on it scores. If players tie, each scores the full points.

road-shared = Points are never divided. If players tie for most, each scores all of them.

road-as_city = Two points a tile are for cities. A road scores one.

road-new_tile = The tile that was just placed counts too.

road-one_more = One too many. A tile counts once, even where the road begins and ends.

city-title = A city is completed

# $who (person)
city-question = You place the tile on the marked place. It completes a city. How many points does that city bring { whom }?

# $right (digits)
# $lines (text)
city-good = { $right }: { $lines }.

city-why = A completed city scores 2 points for each tile and 2 for each pennant. The player with the most followers in it scores. If players tie, each scores the full points.

city-pennant = There is a pennant in this city: two more points for each.

city-pennant_one = In a completed city a pennant scores two points, as a tile does.

city-shared = Points are never divided. If players tie for most, each scores all of them.

city-as_open = One for each is what an open city scores at the end of the game. This one is complete.

city-new_tile = The tile that was just placed counts too.

city-one_more = One tile too many. Each tile counts once, however much of it is city.

bend-title = Why not there?

bend-question = May you place this river tile on the marked place, turned as it is? No. Why not?

bend-good = The river goes on at its open end, and never turns the same way twice in a row. One of the two fails here.

bend-why = A river tile carries the river on at its open end. If the river turned on the tile before, it must not turn the same way again.

bend-turns_back = The river would not turn the same way twice here. Follow it from the spring.

bend-apart = It would meet the open end of the river. Something else is wrong.

bend-mismatch = No side meets the wrong land here. Look at what is around the place.

bend-corner = A whole side of it would touch a tile, not only a corner.

recall-title = What is the abbot worth?

# $who (person)
recall-question = There is an abbot on the marked place. It goes home now. How many points does that bring { whom }?

# $right (digits)
# $lines (text)
recall-good = { $right }: { $lines }.

recall-why = An abbot that goes home scores 1 point for its tile and 1 for each tile around it.

recall-own_tile = The abbot’s own tile counts as well.

recall-as_finished = Nine points are for a place with all eight tiles around it.

recall-free_places = That counts the places that are still free. The tiles around it count.

recall-gap = One tile too many: there is a gap around it.

winner-title = Who would win?

winner-question = If the game ended now, who would win? Open roads, cities, monasteries and fields are scored first.

# $scores (list)
winner-good = At the end: { AND($scores) }.

winner-why = After the last turn, every open road, city and monastery with followers is scored. Then every field with farmers is scored. Then the most points win; players who tie share the win.

winner-leads_now = That is who leads on the score track now. What is on the table is still to be scored.

winner-no_farmers = That leaves out the farmers: each field scores three points for each completed city beside it.

winner-no_open = That leaves out what is open: roads, cities and monasteries are scored at the end too.

winner-no_goods = That leaves out the goods.

winner-level = Somebody else ties for first: they share the win.

winner-behind = Somebody else ends with more points, once everything on the table is scored.

wealth-title = Who would win by goods?

wealth-question = If the game ended now, who would win? The land is scored, and ten points go to the most wine, the most wheat, the most cloth.

# $scores (list)
wealth-good = At the end: { AND($scores) }.

wealth-why = Open roads, cities and monasteries are scored, then fields. The player with the most tokens of one of the goods scores ten points. If players tie, each scores ten. The most points win.

wealth-leads_now = That is who leads on the score track now. Land and goods are still to be scored.

wealth-no_farmers = That leaves out the farmers and their pigs: the fields are scored as well.

wealth-no_open = That leaves out what is open: roads, cities and monasteries are scored at the end too.

wealth-no_goods = That leaves out the goods. The most of each of the three scores ten points, also for everybody who ties.

wealth-level = Somebody else ties for first: they share the win.

wealth-behind = Somebody else ends with more points, once land and goods are scored.

splendour-title = Inns and cathedrals

# $who (person)
splendour-question = You place the tile on the marked place. It completes a road with an inn, or a city with a cathedral. How many points for { whom }?

# $right (digits)
# $lines (text)
splendour-good = { $right }: { $lines }.

splendour-why = A completed road with an inn scores 2 points a tile. A completed city with a cathedral scores 3 for each tile and each pennant. A second inn or cathedral changes nothing.

splendour-plain = That is what it would score without an inn or a cathedral.

splendour-twice = However many inns or cathedrals there are, they count once.

splendour-pennant = There is a pennant in this city, and it counts as much as a tile.

splendour-pennant_one = With a cathedral a pennant scores as much as a tile: three.

splendour-shared = Points are never divided. If players tie for most, each scores all of them.

splendour-new_tile = The tile that was just placed counts too.

splendour-one_more = One tile too many. Each tile counts once.

monastery-title = What is the monk worth?

# $who (person)
monastery-question = If the game ended now, how many points would this monastery bring { whom }?

# $right (digits)
monastery-good = { $right }: one for the monastery and one for each tile around it.

monastery-why = A monastery scores 1 point for its own tile. Each of the eight places around it that has a tile scores 1 more, corners included.

monastery-own_tile = The monastery’s own tile counts too.

monastery-as_finished = Nine is for a monastery with tiles all around. Here some are missing.

monastery-corners = All eight places around it count, also those that touch only at a corner.

monastery-gap = One too many. Count the free places around it.

field-title = What is the field worth?

# $who (person)
field-question = If the game ended now, how many points would this field bring { whom }?

# $right (digits)
# $lines (text)
field-good = { $right }: { $lines }.

field-why = A field scores 3 points for each completed city that it touches. Open cities score nothing, and size doesn’t matter.

field-each_farmer = Farmers are counted to see who has the most. The field scores once, not for each of them.

field-shared = Points are never divided. If players tie for most farmers, each scores all of them.

field-open_city = One of those cities isn’t complete, or is beyond a road.

field-one_city = That is one city. The field touches more that are complete.

field-one_point = A completed city brings the field three points.

field-as_tiles = Two is for tiles of a city. A field scores three for each completed city, whatever its size.

majority-title = Who scores?

majority-question = Several players have followers here. If it were scored now, who would get the points?

# $right (text)
majority-good = { $right }. They have the most followers there, or tie for most.

majority-why = The player with the most followers scores all the points. If players tie for most, each scores all of them; a player with fewer scores nothing. A large follower counts as two.

majority-everybody = Not everybody with a follower there scores: only the player with the most.

majority-tie = Somebody has as many there. If players tie, all of them score.

majority-fewer = Somebody else has more followers there.

majority-nobody = Somebody has the most, or several tie: they score.

home-title = Who comes home?

# $who (person)
home-question = You place the tile on the marked place, and no figure. How many followers are in { $who ->
    [you] your
   *[other] { $whoName }’s
} supply then?

# $right (digits)
home-good = { $right }. The followers on what was scored are back.

home-why = After a feature is scored, all followers on it go back to their owners. That is so whether they scored or not. Farmers stay where they are.

home-nobody_home = Something was scored: the followers on it come home.

home-only_one = There was more than one of them.

home-all_home = Only followers on what was scored come home.

home-one_more = One too many. Only followers on what was scored come home.

home-lost = Nobody loses a follower when something is scored.

follower-title = Where may a follower go?

follower-question = You place the tile on the marked place. On how many of its features may you place a follower now?

# $right (digits)
follower-good = { $right }.

follower-why = A follower goes on the tile just placed, on a road, city, field or monastery. Nobody may have a figure there yet, not even far away.

follower-taken_too = One of them already has a figure, perhaps far away.

follower-own_too = Your own followers occupy a feature as well as anybody’s: you may not add to them.

follower-no_fields = Fields count too: a follower may be placed as a farmer.

follower-none = There is a feature on this tile without a figure.

follower-one_more = One too many. Follow each road, city and field to its end.

builder-title = Where may the builder go?

builder-question = You place the tile on the marked place. On how many of its features may you place your builder now?

# $right (digits)
builder-good = { $right }.

builder-why = The builder goes on the tile just placed, on a road or in a city. One of your followers has to be there, perhaps far away. It must not be complete yet.

builder-field_too = A builder works on open roads and in open cities, not in fields.

builder-anywhere = The builder needs one of your own followers on that road or in that city.

builder-as_follower = A follower needs an empty feature. The builder is the other way round: it needs your follower there.

builder-none = One of your followers is on a road or in a city that reaches this tile.

builder-one_more = One too many. The builder needs your own follower there, and an open road or city.

pig-title = Where may the pig graze?

pig-question = You place the tile on the marked place. In how many of its fields may you place your pig now?

# $right (digits)
pig-good = { $right }.

pig-why = The pig joins one of your farmers, in a field that reaches onto the tile just placed.

pig-any_farmer = The farmer there has to be your own.

pig-any_field = The pig needs one of your farmers in that field.

pig-as_follower = The pig is no follower. It needs one of your farmers, not an empty feature.

pig-none = One of your farmers is in a field that reaches this tile.

pig-one_more = One too many. Look whose farmers are there.

goods-title = Who trades?

# $who (person)
# $good (wine|wheat|cloth)
goods-question = You place the tile on the marked place. It completes a city with goods. How many { $good ->
    [wine] wine
    [wheat] wheat
   *[cloth] cloth
} tokens { $who ->
    [you] do you have then?
   *[other] does { $whoName } have then?
}

# $right (digits)
goods-good = { $right }.

goods-why = The player who completes a city takes one token for each symbol in it. It doesn’t matter who has knights there.

goods-knight_trades = The tokens go to the player who completes the city. Knights score points, not goods.

goods-no_trader = The city is complete: its goods are taken.

goods-only_new = Tokens from before are kept.

goods-every_good = Count only this one of the goods.

goods-one_more = One too many. Count the symbols of this one of the goods.

capture-title = Whom can it capture?

capture-question = You place the tile where the arrow begins, and a floor on the tower at its point. On how many places can it capture somebody?

# $right (digits)
capture-good = { $right }.

capture-why = A tower reaches its own tile and all four directions. Each floor reaches one tile farther. Gaps don’t stop it, and your own figures count too.

capture-own_barred = Your own followers may be captured too.

capture-slanting = It looks along rows and columns, never diagonally.

capture-one_less = The new floor counts already: it reaches one tile farther.

capture-no_limit = It reaches only as many tiles as it has floors.

capture-one_more = One too many. Count tiles from the tower in each direction.

robbery-title = What does the robber take?

# $who (person)
robbery-question = You place the tile on the marked place. How many points does robbing bring { whom }?

# $right (digits)
robbery-good = { $right }: half, rounded up. The player who was robbed keeps everything.

robbery-why = A robber beside a player’s marker takes half of the next points that player scores, rounded up. Then it goes home.

robbery-rounded_down = Half is rounded up.

robbery-whole = A robber takes half, not everything.

robbery-whole_turn = Only the first points count, not all of the turn.

robbery-nothing = Points were scored where the robber was: it takes its half.

robbery-one_more = One too many. Half, rounded up.

toll-title = What does the tollhouse collect?

# $who (person)
toll-question = You place the tile on the marked place. It completes a road. How many points of toll go to { whom }?

# $right (digits)
# $lines (text)
toll-good = { $right }: { $lines }.

toll-why = Each picture along the road pays what the tollhouse shows, 1 or 2; travellers pay three times that. It doesn’t matter who owns the road.

toll-with_road = Toll and road are scored apart. The question is about the toll.

toll-travellers_one = Travellers pay three times what the tollhouse shows.

toll-small_house = The tollhouse shows 2.

toll-large_house = The tollhouse shows 1. It turns over only at the end of the turn.

toll-nothing = The road ends at the village of the tollhouse, and there are pictures along it.

toll-one_more = One too many. Count the pictures along this road only.

ending-title = If it ended now

# $who (person)
ending-question = If the game ended now, how many points would { whom } still get?

# $right (digits)
ending-good = { $right }.

ending-why = At the end open roads and cities score 1 for each tile and pennant. A monastery scores 1 for each tile there, a field 3 for each completed city.

ending-as_finished = Open cities score one for each tile and pennant, not two.

ending-no_fields = Fields are scored at the end too: three for each completed city.

ending-no_monastery = A monastery scores although its eight places are not all filled.

ending-no_roads = Open roads score one for each tile.

ending-nothing_open = What is open is scored at the end, only less.

outs-title = How many tiles would do?

outs-question = How many of the tiles still in the bag fit into the marked gap? You may turn them.

outs-question_land = How many of the tiles still in the bag would complete the marked land at once?

# $right (digits)
outs-good = { $right }. Count each copy: a drawn tile doesn’t come again.

outs-why = Only what is still in the bag can come. Every side that meets a neighbour must match, in any turn. The tile in your hand is drawn already.

outs-open = That many fit into the gap. Some of them leave the land open on another side.

outs-in_hand = The tile in your hand is one of them. It no longer comes out of the bag.

outs-designs = That counts each kind of tile once. Of some kinds there are several copies in the bag.

outs-laid = That counts tiles that are on the table already. They don’t come again.

outs-missed = One more would do. Turn each tile before you leave it out.

outs-one_more = One of them doesn’t do. Compare each side of the tile with its neighbour.

best-title = The best move

best-question = Your turn: the tile, and a figure or none. Find the move that is worth most in the end.

cost-title = The smallest loss

cost-question = Three places are marked. Where does your tile give up least? Place it there, and choose what follows.

cost-elsewhere = The question is about the three marked places. Place the tile on one of them.

steal-title = Take your share

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $n (number)
steal-question = { $kind ->
    [road] The marked road
    [city] The marked city
    [monastery] The marked monastery
    [field] The marked field
   *[other] The marked land
} would score { COUNT($n, of: "points") } for { whom } now. Find the move that makes it score for you.

send-title = Whom do you send?

send-question = Place your tile on the marked place. Then decide: who goes where, or nobody?

send-elsewhere = Your tile goes on the marked place. The question is who goes with it.

follow-title = Keep what you have

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $n (number)
follow-question = { $kind ->
    [road] Your marked road
    [city] Your marked city
    [monastery] Your marked monastery
    [field] Your marked field
   *[other] Your marked land
} would score { COUNT($n, of: "points") } now. Some of the tiles left could let { whom } in. Find the move that keeps it.

# What a move comes to, as one of the reasons below says it.
# $reason (text)
decision-good = Nothing came out better than this. { $reason }

# $n (number)
# $reason (text)
decision-lost = That gives up about { COUNT($n, of: "points") }. { $reason }

# $games (number)
# $n (number)
decision-why = Steady played on from each good move { $games } times, with tiles that might come. The nearest wrong move gives up about { COUNT($n, of: "points") }.

reason-nothing = On the board nothing changes at once: it depends on what may still come.

# $kind (road|city|monastery|field|garden|tower|river)
reason-taken = { thisLand } would now score for you.

# $kind (road|city|monastery|field|garden|tower|river)
reason-shared = You would now share { $kind ->
    [road] the road
    [city] the city
    [monastery] the monastery
    [field] the field
   *[other] the land
}.

# $kind (road|city|monastery|field|garden|tower|river)
reason-lost = { thisLand } would no longer score for you.

# $kind (road|city|monastery|field|garden|tower|river)
reason-shares = You would no longer be alone: { $kind ->
    [road] the road
    [city] the city
    [monastery] the monastery
    [field] the field
   *[other] the land
} would be shared.

# $who (person)
# $n (number)
reason-scores = { $who ->
    [you] You score { COUNT($n, of: "points") } at once.
   *[other] { $whoName } scores { COUNT($n, of: "points") } at once.
}

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $n (number)
reason-more = { $who ->
    [you] { yourLand } would score { COUNT($n, of: "points") } more.
   *[other] { thisLand } would score { COUNT($n, of: "points") } more for { $whoName }.
}

# $who (person)
# $kind (road|city|monastery|field|garden|tower|river)
# $n (number)
reason-less = { $who ->
    [you] { yourLand } would score { COUNT($n, of: "points") } less.
   *[other] { thisLand } would score { COUNT($n, of: "points") } less for { $whoName }.
}

reason-home = It brings followers home.

reason-out = It sends a follower out, and nothing is won by it yet.

# $kind (road|city|monastery|field|garden|tower|river)
thisLand = { $kind ->
    [road] The road
    [city] The city
    [monastery] The monastery
    [field] The field
   *[other] The land
}

# $kind (road|city|monastery|field|garden|tower|river)
yourLand = { $kind ->
    [road] Your road
    [city] Your city
    [monastery] Your monastery
    [field] Your field
   *[other] Your land
}
