# $value (digits)
placed = Tollhouse on the board, showing { $value }

# $who (person)
of = { $who ->
    [you] Your tollhouse
   *[other] { $whoName }’s tollhouse
}

home = Tollhouse not placed yet

# $letter (text)
crossroads = crossroads { $letter }

source-toll = Tolls

weighed-tolls = Tolls

# $n (number)
pieces-tollhouse = { COUNT($n, of: "tollhouses") }

# $letter (text)
action-tollhouse = { $letter ->
    [none] Tollhouse to the crossroads
   *[other] Tollhouse to crossroads { $letter }
}

# $who (person)
# $place (text)
# $letter (text)
# $value (digits)
# $moved (yes|no)
event-tollhouse_placed = { $moved ->
    [yes] { $who ->
        [you] You move the tollhouse to { tollPlace }, showing { $value }.
       *[other] { $whoName } moves the tollhouse to { tollPlace }, showing { $value }.
    }
   *[no] { $who ->
        [you] You place the tollhouse at { tollPlace }, showing { $value }.
       *[other] { $whoName } places the tollhouse at { tollPlace }, showing { $value }.
    }
}

# $place (text)
# $letter (text)
tollPlace = { $letter ->
    [none] { $place }
   *[other] crossroads { $letter }
}

# $who (person)
# $value (digits)
event-tollhouse_flipped = { $who ->
    [you] Your tollhouse is turned over and shows { $value }.
   *[other] { $whoName }’s tollhouse is turned over and shows { $value }.
}

# $who (person)
# $moved (yes|no)
put-tollhouse_placed = { $moved ->
    [yes] { $who ->
        [you] your tollhouse moved
       *[other] { $whoName }’s tollhouse moved
    }
   *[no] { $who ->
        [you] your tollhouse placed
       *[other] { $whoName }’s tollhouse placed
    }
}

reason-already_there = Your tollhouse is already there.

reason-no_crossroads = There is no crossroads there.

# $who (person?)
reason-taken = { $who ->
    [you] Your tollhouse is at this crossroads.
    [none] Another player’s tollhouse is at this crossroads.
   *[other] { $whoName }’s tollhouse is at this crossroads.
}

cause-toll = as toll

# $n (number)
counted-farmhouses = { $n ->
    [one] { $n } farmhouse
   *[other] { $n } farmhouses
}

# $n (number)
counted-sheds = { $n ->
    [one] { $n } shed or stable
   *[other] { $n } sheds and stables
}

# $n (number)
counted-gardens = { $n ->
    [one] { $n } garden
   *[other] { $n } gardens
}

# $n (number)
counted-highwaymen = { $n ->
    [one] { $n } band of highwaymen
   *[other] { $n } bands of highwaymen
}

# $n (number)
counted-travellers = { $n ->
    [one] { $n } group of travellers
   *[other] { $n } groups of travellers
}

course = A tollhouse at a crossroads, and a toll from all who pass.
