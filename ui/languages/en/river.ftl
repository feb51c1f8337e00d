begins-text = The spring starts the game on the table. The usual start tile goes into the bag.

begins-rule = RV-03

reason-not_at_the_end = A river tile continues the river: river must meet river.

reason-u_turn = The river turned this way on the tile before. It must not turn the same way twice in a row.

reason-bends_back = The river turned this way the last time. At this table it never turns the same way twice in a row.

reason-no_way_on = A tile is in the way where the river continues.

reason-nobody_on_water = No figure can stand on the river.

reason-not_yet = The river comes first, and its lake last. This tile is drawn later.

course = A river that comes first, with land on both banks.
