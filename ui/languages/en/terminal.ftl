# What the command line says of the rules: refusals by their code, and why a bot chose what it chose. It is in English alone.
# Rust reads these messages; the window says the same in the file of each expansion.

reason-base-game_over = The game is over.

# $player (digits)
reason-base-not_your_turn = It’s player { $player }’s turn to decide.

# $phase (text)
reason-base-not_now = Something else is being decided now: { $phase }.

reason-base-not_in_play = The rules for this are not part of this game.

reason-base-must_draw = Draw a tile first, and say which one it is.

reason-base-not_in_the_bag = No tile like this is left in the bag.

reason-base-must_place_tile = Place the drawn tile first.

reason-base-cell_taken = There is already a tile here.

reason-base-no_neighbour = A tile must share a side with a tile on the table.

reason-base-corner_only = Tiles touch only at their corners here. A tile needs a whole side in common.

# $side (text)
# $own (text)
# $other (text)
reason-base-edge_mismatch = In the { $side }, a { $own } would meet a { $other }.

reason-base-no_such_rotation = A tile can only be turned by quarter turns: 0 to 3.

reason-base-no_such_place = There is no such piece of land here.

reason-base-only_a_picture = Without the rules of its expansion, this is only a picture.

reason-base-not_this_tile = A figure goes on the tile you just placed.

reason-base-nobody_stands_there = No figure can stand here like that.

# $player (digits)
reason-base-feature_occupied = Player { $player } already has a figure on this feature.

reason-base-supply_empty = You have no figure of this kind left in your supply.

reason-base-not_a_choice = This feature is not waiting to be scored.

reason-base-must_choose = Choose one of the completed features first.

reason-river-not_at_the_end = A river tile continues the river: river must meet river.

reason-river-u_turn = The river turned this way on the tile before. It must not turn the same way twice in a row.

reason-river-bends_back = The river turned this way the last time. At this table it never turns the same way twice in a row.

# $side (text)
reason-river-no_way_on = The river continues in the { $side }, but a tile is in the way.

reason-river-nobody_on_water = No figure can stand on the river.

reason-river-not_yet = The river comes first, and its lake last. This tile is drawn later.

reason-abbot-only_an_abbot = Only an abbot can stand in a garden.

reason-abbot-wrong_land = An abbot can stand only in a monastery or a garden.

reason-abbot-nobody_there = There is no abbot there.

# $player (digits)
reason-abbot-not_yours = The abbot there is player { $player }’s.

reason-abbot-complete = This place is complete, so it pays its 9 points without a recall.

# $player (digits)
reason-abbot-captured = Player { $player } holds your abbot prisoner.

reason-traders-builder_wrong_land = A builder can work only on a road or in a city.

reason-traders-builder_alone = A builder needs a follower of yours on this feature.

reason-traders-builder_too_late = This feature is complete, so there is nothing left to build.

reason-traders-pig_wrong_land = A pig can stand only on a field.

reason-traders-pig_alone = A pig needs a farmer of yours on the field.

reason-traders-one_is_enough = You already have a figure of this kind on this feature.

reason-tower-no_foundation = There is no tower foundation there.

reason-tower-closed = A figure stands on this tower, so it is closed.

reason-tower-no_floors_left = You have no floor left in your supply.

reason-tower-bare_foundation = A follower needs at least one floor to stand on.

reason-tower-wrong_figure = Only a follower can stand on a tower.

# $n (digits)
reason-tower-out_of_reach = This place is out of the tower’s reach: { $n }.

reason-tower-not_in_line = This place is not in a straight line from the tower.

reason-tower-nobody_there = There is no such figure there.

reason-tower-not_capturable = A figure of this kind can’t be captured.

# $player (digits)
reason-tower-no_prisoner = Player { $player } holds no such figure of yours.

reason-tower-ransom_once = You have already bought a figure back this turn.

# $m (digits)
# $n (digits)
reason-tower-ransom_too_poor = A ransom costs { $m } points; you have { $n }.

reason-tower-nothing_to_exchange = You have no such figure waiting to be exchanged.

reason-tower-must_exchange = The exchange is automatic; you choose only which prisoner goes home.

reason-tollkeepers-no_crossroads = There is no crossroads there.

# $player (digits)
reason-tollkeepers-taken = Player { $player }’s tollhouse is at this crossroads.

reason-tollkeepers-already_there = Your tollhouse is already there.

# $n (digits)
reason-robbers-no_such_space = There is no space { $n } on the score track.

# $n (digits)
reason-robbers-nobody_else_there = No other player’s marker is on space { $n }.

# $n (digits)
reason-robbers-already_there = Your robber is already on space { $n }.

# $player (digits)
reason-robbers-not_a_victim = Player { $player } is not scoring from your robber’s space.

reason-robbers-must_rob = A robber can’t decline: he takes the first points he can get.

reason-crop_circles-must_choose = First choose for everybody: add or take back.

reason-crop_circles-wrong_role = The symbol of this circle is for followers in another role.

reason-crop_circles-nobody_of_yours = You have no follower there.

reason-crop_circles-supply_empty = You have no follower left in your supply to add.

reason-crop_circles-must_add = In this game every player must add a follower.

reason-crop_circles-must_remove = A follower must be taken back.

# $choices (digits)
motive-any_would_do = Any of { $choices } would do.

# $player (digits)
# $points (digits)
# $before (digits)
# $how (none|more)
motive-scores = { $how ->
    [none] Player { $player } scores { $points }.
   *[more] Player { $player } scores { $points }; { $before } were in sight before.
}

# $kind (text)
# $player (digits)
# $points (digits)
# $less (yes|no)
motive-in_sight = { $less ->
    [yes] The { $kind } would pay player { $player } { $points } less.
   *[no] The { $kind } would pay player { $player } { $points } more.
}

# $kind (text)
# $now (text)
motive-majority = The { $kind } would pay player { $now } now.

# $more (digits)
# $left (digits)
# $go (yes|no)
motive-followers = { $go ->
    [yes] { $more } followers go out; { $left } are left.
   *[no] { $more } followers come home; the supply has { $left }.
}

# $free (digits)
# $how (one|more)
motive-abbot_home = { $how ->
    [one] The abbot is at hand again; one place around him is still free.
   *[more] The abbot is at hand again; { $free } places around him are still free.
}

# $free (digits)
# $how (none|one|more)
motive-abbot_out = { $how ->
    [none] The abbot goes out, and nothing is free around him.
    [one] The abbot goes out; one place around him is free.
   *[more] The abbot goes out; { $free } places around him are free.
}

# $action (text)
motive-then = Then: { $action }.

# $left (digits)
# $points (digits)
# $how (one|more)
motive-prospects = { $how ->
    [one] With { $left } tile left it looks { $points } points better.
   *[more] With { $left } tiles left it looks { $points } points better.
}

# $games (digits)
# $how (one|more)
motive-played_on = { $how ->
    [one] It was tried in one game that went on from there.
   *[more] It was tried in { $games } games that went on from there.
}

# $choices (digits)
# $how (one|more)
motive-lasted_longest = { $how ->
    [one] There was nothing else to try.
   *[more] Of { $choices } choices tried in rounds it lasted longest.
}

# $overlooked (digits)
# $how (one|more)
motive-overlooked = { $how ->
    [one] It overlooked one choice.
   *[more] It overlooked { $overlooked } choices.
}

# $choices (digits)
motive-nothing_better = Nothing better among { $choices } choices.
