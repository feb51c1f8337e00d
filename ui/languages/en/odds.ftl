title = Odds of the gaps

open = Odds of all gaps

intro = Counted from the tiles nobody has seen. Each player is taken to draw one tile in each turn.

none = No tile is left to come.

untold = No odds are given here.

everybody = Each player

riverFirst = The river comes first; these tiles are drawn after it.

which = Which tiles these are

inHand = The drawn tile fits.

coming = How likely one comes

# $kind (road|city|monastery|field|garden|tower|river)
# $count (number)
grows = { $kind ->
        [monastery] { $count ->
            [one] { $count } tile left fits around it.
           *[other] { $count } tiles left fit around it.
        }
       *[other] { $count ->
            [one] { $count } tile left would go on with it.
           *[other] { $count } tiles left would go on with it.
        }
    }

# $count (number)
closes = { $count ->
        [one] { $count } tile left would complete it.
       *[other] { $count } tiles left would complete it.
    }

inHandCloses = The drawn tile can complete it.

# $places (number)
staysOpen = { $places ->
        [one] It can never be completed: nothing fits into one of its gaps.
       *[other] It can never be completed: nothing fits into { $places } of its gaps.
    }

proof-title = Why nothing fits

# $copies (number)
proof-gone = { $copies ->
        [one] The { $copies } tile that would fit has been seen:
       *[other] The { $copies } tiles that would fit have all been seen:
    }

proof-never = This game has no such tile.

proof-refused = These would fit, but a rule refuses them:
