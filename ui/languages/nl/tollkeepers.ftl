placed = Tolhuis op het bord, met de { $value } naar boven

of = { $who ->
    [you] Jouw tolhuis
   *[other] Tolhuis van { $whoName }
}

home = Tolhuis nog niet geplaatst

crossroads = kruising { $letter }

source-toll = Tol

weighed-tolls = Tol

pieces-tollhouse = { COUNT($n, of: "tollhouses") }

action-tollhouse = { $letter ->
    [none] Tolhuis naar de kruising
   *[other] Tolhuis naar kruising { $letter }
}

event-tollhouse_placed = { $moved ->
    [yes] { $who ->
        [you] Je verplaatst het tolhuis naar { tollPlace }, met de { $value } naar boven.
       *[other] { $whoName } verplaatst het tolhuis naar { tollPlace }, met de { $value } naar boven.
    }
   *[no] { $who ->
        [you] Je plaatst het tolhuis op { tollPlace }, met de { $value } naar boven.
       *[other] { $whoName } plaatst het tolhuis op { tollPlace }, met de { $value } naar boven.
    }
}

tollPlace = { $letter ->
    [none] { $place }
   *[other] kruising { $letter }
}

event-tollhouse_flipped = { $who ->
    [you] Je tolhuis wordt omgedraaid en toont nu { $value }.
   *[other] Het tolhuis van { $whoName } wordt omgedraaid en toont nu { $value }.
}

put-tollhouse_placed = { $moved ->
    [yes] { $who ->
        [you] je tolhuis verplaatst
       *[other] tolhuis van { $whoName } verplaatst
    }
   *[no] { $who ->
        [you] je tolhuis geplaatst
       *[other] tolhuis van { $whoName } geplaatst
    }
}

reason-already_there = Je tolhuis staat daar al.

reason-no_crossroads = Daar is geen kruising.

reason-taken = { $who ->
    [you] Je tolhuis staat al op deze kruising.
    [none] Op deze kruising staat al het tolhuis van een andere speler.
   *[other] Op deze kruising staat al het tolhuis van { $whoName }.
}

cause-toll = als tol

counted-farmhouses = { $n ->
    [one] { $n } boerderij
   *[other] { $n } boerderijen
}

counted-sheds = { $n ->
    [one] { $n } schuur of stal
   *[other] { $n } schuren en stallen
}

counted-gardens = { $n ->
    [one] { $n } tuin
   *[other] { $n } tuinen
}

counted-highwaymen = { $n ->
    [one] { $n } bende boeven
   *[other] { $n } bendes boeven
}

counted-travellers = { $n ->
    [one] { $n } groep reizigers
   *[other] { $n } groepen reizigers
}

course = Een tolhuis op een kruising, en tol van iedereen die langskomt.
