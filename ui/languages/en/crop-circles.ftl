# $number (digits)
circle = crop circle { $number }

# Followers by the land they stand on.
# $role (road|city|field|none)
inRole = { $role ->
    [road] thieves
    [city] knights
    [field] farmers
   *[none] followers
}

# $circle (digits)
theCircle = { $circle ->
    [none] the crop circle
   *[other] crop circle { $circle }
}

left-removed = as the crop circle says

now-crop_choice = First choose what the crop circle does.

now-crop = First every player answers the crop circle.

weighed-removed = Followers sent home by a crop circle

# $role (road|city|field|none)
# $choice (add|remove)
action-crop = { $choice ->
    [add] Add { inRole }
   *[remove] Take { inRole } back
}

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
action-crop_add = Add { aStanding } { onTheKind }

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
action-crop_remove = Take back the { standing } { onTheKind }

# $who (person)
# $circle (digits)
# $choice (add|remove)
event-crop_chosen = { $choice ->
    [add] { $who ->
        [you] You let every player add a follower at { theCircle }.
       *[other] { $whoName } lets every player add a follower at { theCircle }.
    }
   *[remove] { $who ->
        [you] You make every player take back a follower at { theCircle }.
       *[other] { $whoName } makes every player take back a follower at { theCircle }.
    }
}

# $who (person?)
# $circle (digits)
# $why (supply-empty|nobody-there)
event-crop_passed_over = { $who ->
    [none] { theCircleNobody }
    [you] { $why ->
        [supply-empty] You have no follower left to add.
       *[nobody-there] You have no follower there, so nothing happens.
    }
   *[other] { $why ->
        [supply-empty] { $whoName } has no follower left to add.
       *[nobody-there] { $whoName } has no follower there, so nothing happens.
    }
}

# $circle (digits)
theCircleNobody = No follower on the board matches { theCircle }.

# $who (person)
# $role (road|city|field|none)
phase-crop_choice = { $who ->
    [you] Should every player add { inRole }, or take them back?
   *[other] { $whoName }, should every player add { inRole }, or take them back?
}

# $who (person)
# $circle (digits)
# $role (road|city|field|none)
phase-crop = { $who ->
    [you] { CAPITAL(theCircle) } calls for { inRole }. What do you do?
   *[other] { $whoName }, { theCircle } calls for { inRole }.
}

reason-must_add = In this game every player must add a follower.

reason-must_choose = First choose for everybody: add or take back.

reason-must_remove = A follower must be taken back.

# $kind (road|city|monastery|field|garden|tower|river|none)
reason-nobody_of_yours = You have no follower { onTheKind }.

reason-supply_empty = You have no follower left in your supply to add.

reason-wrong_role = The symbol of this circle is for followers in another role.

course = Crop circles: everybody adds a figure, or takes one back.
