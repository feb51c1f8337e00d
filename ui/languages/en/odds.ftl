title = Odds for every gap

open = Odds for every gap

intro = Counted from the tiles nobody has seen. It assumes that each player draws one tile a turn.

none = No tile is left to draw.

untold = There are no odds here.

everybody = Each player

riverFirst = The river comes first. These tiles are drawn after it.

which = The tiles that fit

inHand = The drawn tile fits.

coming = Chance of drawing one

# $place (text)
# $copies (number)
gap = { CAPITAL($place) }: { $copies ->
    [0] no tile left fits.
    [one] { $copies } tile left fits.
   *[other] { $copies } tiles left fit.
}

# Who draws: the first of several, where a sentence begins, and one of the others.
# $who (person)
first = { $who ->
    [you] You
   *[other] { $whoName }
}

# $who (person)
further = { $who ->
    [you] you
   *[other] { $whoName }
}

# $names (list)
together = { AND($names) }

# Whoever draws, one or several with the same odds, and a chance such as “34 %”.
# $who (text)
# $next (text)
# $ever (text)
chances = { $who }: { $next } on the next draw, { $ever } by the end of the game.

# $who (text)
# $next (text)
chancesSure = { $who }: { $next } on the next draw, certain by the end of the game.

# $who (text)
# $ever (text)
chancesLater = { $who }: no chance on the next draw, { $ever } by the end of the game.

# $who (text)
chancesLaterSure = { $who }: no chance on the next draw, certain by the end of the game.

# $who (text)
certain = { $who }: certain on the next draw.

# $who (text)
never = { $who }: no chance any more.

# $who (text)
noDraw = { $who }: no draw left.

# What is not certain never reads as if it were.
# $percent (number)
percentOf = { $percent } %

percentLow = under 1 %

percentHigh = over 99 %

# $kind (road|city|monastery|field|garden|tower|river)
# $count (number)
grows = { $kind ->
    [monastery] { COUNT($count, of: "tilesLeft") } would fit around it.
   *[other] { COUNT($count, of: "tilesLeft") } would extend it.
}

# $count (number)
closes = { COUNT($count, of: "tilesLeft") } would complete it.

inHandCloses = The drawn tile can complete it.

# $places (number)
staysOpen = { $places ->
    [one] It can never be completed: nothing fits one of its gaps.
   *[other] It can never be completed: nothing fits { $places } of its gaps.
}

proof-title = Why nothing fits

# $needs (list)
proof-needs = A tile here needs { AND($needs) }.

# $edge (field|road|city|river)
# $at (N|E|S|W)
proof-edge = { $edge ->
    [field] a field { spot }
    [road] a road { spot }
    [city] a city { spot }
   *[river] a river { spot }
}

# $copies (number)
proof-gone = { $copies ->
    [one] The only tile that would fit has been seen:
   *[other] All { $copies } tiles that would fit have been seen:
}

proof-never = This game has no such tile.

proof-refused = These would fit, but a rule forbids them:
