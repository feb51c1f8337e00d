# $count (number)
floors = { COUNT($count, of: "floorsLeft") }

# $price (number)
price = costs you { COUNT($price, of: "points") }

# $tower (digits)
# $floors (number)
high = { $tower ->
    [none] tower of { COUNT($floors, of: "floors") }
   *[other] tower { $tower } of { COUNT($floors, of: "floors") }
}

# $tower (digits)
bare = { $tower ->
    [none] tower, no floor yet
   *[other] tower { $tower }, no floor yet
}

# $figure (follower|big-follower|abbot|builder|pig)
# $owner (person)
prisoner = { $owner ->
    [you] Holds your { bareFigure } prisoner
   *[other] Holds { $ownerName }’s { bareFigure } prisoner
}

# $figure (follower|big-follower|abbot|builder|pig)
bareFigure = { $figure ->
   *[follower] follower
    [big-follower] large follower
    [abbot] abbot
    [builder] builder
    [pig] pig
}

left-taken_back = taken back by its owner

left-exchanged = in an exchange of prisoners

left-ransomed = after its ransom was paid

now-capture = First decide whether to capture a figure.

now-exchange = First choose which prisoner goes home.

now-ransom = Now only a ransom can be paid.

source-ransom = Ransoms

weighed-floors = Tower floors

weighed-captures = Captures

weighed-ransoms = Ransoms

# $n (number)
pieces-floors = { COUNT($n, of: "floors") }

# $tower (digits)
action-floor = { $tower ->
    [none] Put a floor on a tower
   *[other] Put a floor on tower { $tower }
}

# $own (yes|no)
# $owner (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
action-capture = { $own ->
    [yes] Take back your own { standing }
   *[no] { $owner ->
        [you] Capture your { standing }
       *[other] Capture { $ownerName }’s { standing }
    }
}

# $from (person)
# $figure (follower|big-follower|abbot|builder|pig)
action-ransom = { $from ->
    [you] Buy your { bareFigure } back from you
   *[other] Buy your { bareFigure } back from { $fromName }
}

# $figure (follower|big-follower|abbot|builder|pig)
action-exchange = { CAPITAL(theFigure) } goes home

# $who (person)
# $tower (digits)
# $place (text)
# $floors (number)
event-floor_added = { $who ->
    [you] You raise { whichTower } to { COUNT($floors, of: "floors") }.
   *[other] { $whoName } raises { whichTower } to { COUNT($floors, of: "floors") }.
}

# $tower (digits)
# $place (text)
whichTower = { $tower ->
    [none] the tower { $place }
   *[other] tower { $tower }
}

# $who (person)
# $owner (person)
# $own (yes|no)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $place (text)
event-captured = { $own ->
    [yes] { $who ->
        [you] You take back your own { standing } { $place }.
       *[other] { $whoName } takes back their own { standing } { $place }.
    }
   *[no] { $who ->
        [you] You capture { whoseFigure } { $place }.
       *[other] { $whoName } captures { whoseFigure } { $place }.
    }
}

# $owner (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
whoseFigure = { $owner ->
    [you] your { standing }
   *[other] { $ownerName }’s { standing }
}

# $who (person)
# $to (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $points (number)
event-ransom_paid = { $who ->
    [you] You buy { aFigure } back from { fromWhom } for { COUNT($points, of: "points") }.
   *[other] { $whoName } buys { aFigure } back from { fromWhom } for { COUNT($points, of: "points") }.
}

# $to (person)
fromWhom = { $to ->
    [you] you
   *[other] { $toName }
}

# Within the row of a turn.
# $who (person)
# $floors (number)
put-floor_added = { $who ->
    [you] your floor on a tower, now { COUNT($floors, of: "floors") } high
   *[other] { $whoName }’s floor on a tower, now { COUNT($floors, of: "floors") } high
}

# $who (person)
# $tower (digits)
phase-capture = { $who ->
    [you] { $tower ->
        [none] Choose whom to capture.
       *[other] Choose whom tower { $tower } captures.
    }
   *[other] { $tower ->
        [none] { $whoName }, choose whom to capture.
       *[other] { $whoName }, choose whom tower { $tower } captures.
    }
}

# $who (person)
phase-exchange = { $who ->
    [you] Which of the prisoners goes home?
   *[other] { $whoName }, which of the prisoners goes home?
}

# $who (person)
phase-ransom = { $who ->
    [you] Do you want to pay a ransom now?
   *[other] { $whoName }, do you want to pay a ransom now?
}

reason-bare_foundation = A follower needs at least one floor to stand on.

reason-closed = A figure stands on this tower, so it is closed.

reason-must_exchange = The exchange is automatic; you choose only which prisoner goes home.

reason-not_in_line = This place is not in a straight line from the tower.

reason-no_floors_left = You have no floor left in your supply.

reason-no_foundation = There is no tower foundation there.

# $who (person?)
reason-no_prisoner = { $who ->
    [you] You hold no such figure of your own.
    [none] Another player holds no such figure of yours.
   *[other] { $whoName } holds no such figure of yours.
}

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-nobody_there = There is no such figure { onTheKind }.

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-not_capturable = A figure of this kind { onTheKind } can’t be captured.

reason-nothing_to_exchange = You have no such figure waiting to be exchanged.

# $kind (road|city|monastery|field|garden|tower|river|none)
# $n (number?)
reason-out_of_reach = { $n ->
    [none] { CAPITAL(theKind) } is out of the tower’s reach.
   *[other] { CAPITAL(theKind) } is not within { COUNT($n, of: "places") } in a straight line.
}

reason-ransom_once = You have already bought a figure back this turn.

# $n (number?)
# $m (number?)
reason-ransom_too_poor = { $m ->
    [none] You don’t have enough points for a ransom.
   *[other] A ransom costs { COUNT($m, of: "points") }; you have { COUNT($n, of: "points") }.
}

reason-wrong_figure = Only a follower can stand on a tower.

# $from (person?)
cause-ransom = { $from ->
    [you] as ransom for your figure
    [none] as ransom
   *[other] as ransom for { $fromName }’s figure
}

# $n (number)
counted-ransom = { $n ->
    [one] { $n } ransom
   *[other] { $n } ransoms
}

# $things (text)
# $sum (number)
line-ransom = { $things } = { SIGNED($sum) }

course = Towers that capture figures, and prisoners to buy back.
