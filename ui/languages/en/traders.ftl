source-goods = Goods

weighed-double_turns = Double turns

weighed-goods = Goods taken

# $goods (wine|wheat|cloth)
# $count (number)
goods = { $goods ->
    [wine] { COUNT($count, of: "goodsOfWine") }
    [wheat] { COUNT($count, of: "goodsOfWheat") }
   *[cloth] { COUNT($count, of: "goodsOfCloth") }
}

# $who (person)
event-second_part = { $who ->
    [you] Your builder gives you a second tile.
   *[other] { $whoName }’s builder gives them a second tile.
}

# $who (person)
# $goods (wine|wheat|cloth)
# $count (number)
event-goods_taken = { $who ->
    [you] You take { goods }.
   *[other] { $whoName } takes { goods }.
}

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-builder_alone = A builder needs a follower of yours { onTheKind }.

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-builder_too_late = { CAPITAL(theKind) } is complete, so there is nothing left to build.

reason-builder_wrong_land = A builder can work only on a road or in a city.

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-one_is_enough = You already have a figure of this kind { onTheKind }.

reason-pig_alone = A pig needs a farmer of yours on the field.

reason-pig_wrong_land = A pig can stand only on a field.

cause-goods = for the most of one kind of goods

# $n (number)
counted-pig = { $n ->
    [one] { $n } city for the pig
   *[other] { $n } cities for the pig
}

# $n (number)
counted-most = { $n ->
    [one] { $n } majority of goods
   *[other] { $n } majorities of goods
}

course = Wine, wheat and cloth, builders who play twice, and pigs.
