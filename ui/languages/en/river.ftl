begins-text = The spring starts the game on the table. The usual start tile goes into the bag.

begins-rule = RV-03

reason-not_at_the_end = A river tile continues the river: river must meet river.

reason-u_turn = The river turned this way on the tile before. It must not turn the same way twice in a row.

reason-bends_back = The river turned this way the last time. At this table it never turns the same way twice in a row.

# $side (N|E|S|W|none)
reason-no_way_on = { $side ->
    [N] The river continues in the north, but a tile is in the way.
    [E] The river continues in the east, but a tile is in the way.
    [S] The river continues in the south, but a tile is in the way.
    [W] The river continues in the west, but a tile is in the way.
   *[none] A tile is in the way where the river continues.
}

reason-nobody_on_water = No figure can stand on the river.

reason-not_yet = The river comes first, and its lake last. This tile is drawn later.

course = A river that comes first, with land on both banks.
