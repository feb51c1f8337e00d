# $who (person)
asked-recall = { $who ->
    [you] Recall the abbot?
   *[other] { $whoName }, recall the abbot?
}

left-recalled = recalled

source-garden = Gardens

cause-garden = for a garden

weighed-recalls = Recalled abbots

# $kind (road|city|monastery|field|garden|tower|river)
action-recall = { $kind ->
    [garden] Recall the abbot from the garden
   *[other] Recall the abbot from the monastery
}

# $who (person?)
reason-captured = { $who ->
    [you] You hold this abbot prisoner.
    [none] Another player holds your abbot prisoner.
   *[other] { $whoName } holds your abbot prisoner.
}

reason-complete = This place is complete, so it pays its 9 points without a recall.

reason-nobody_there = There is no abbot there.

# $who (person?)
reason-not_yours = { $who ->
    [you] The abbot there is yours.
    [none] The abbot there is another player’s.
   *[other] The abbot there is { $whoName }’s.
}

reason-only_an_abbot = Only an abbot can stand in a garden.

reason-wrong_land = An abbot can stand only in a monastery or a garden.

# Why a bot did it.
# $free (number)
motive-home = { $free ->
    [one] The abbot is back in the supply; { $free } place around him was still empty.
   *[other] The abbot is back in the supply; { $free } places around him were still empty.
}

# $free (number)
motive-out = { $free ->
    [one] The abbot goes out; { $free } place around him is still empty.
   *[other] The abbot goes out; { $free } places around him are still empty.
}

course = Gardens, and an abbot you can recall for points.
