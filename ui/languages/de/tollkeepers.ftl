placed = Zollhaus auf dem Brett, es zeigt { $value }

of = { $who ->
    [you] Dein Zollhaus
   *[other] Zollhaus von { $whoName }
}

home = Zollhaus noch nicht aufgestellt

crossroads = Kreuzung { $letter }

source-toll = Zoll

weighed-tolls = Zoll

pieces-tollhouse = { COUNT($n, of: "tollhouses") }

action-tollhouse = { $letter ->
    [none] Zollhaus an die Kreuzung stellen
   *[other] Zollhaus an Kreuzung { $letter } stellen
}

event-tollhouse_placed = { $moved ->
    [yes] { $who ->
        [you] Du versetzt dein Zollhaus: { tollPlace }. Es zeigt { $value }.
       *[other] { $whoName } versetzt das Zollhaus: { tollPlace }. Es zeigt { $value }.
    }
   *[no] { $who ->
        [you] Du stellst dein Zollhaus auf: { tollPlace }. Es zeigt { $value }.
       *[other] { $whoName } stellt das Zollhaus auf: { tollPlace }. Es zeigt { $value }.
    }
}

tollPlace = { $letter ->
    [none] { $place }
   *[other] Kreuzung { $letter }
}

event-tollhouse_flipped = { $who ->
    [you] Dein Zollhaus wird umgedreht und zeigt { $value }.
   *[other] Das Zollhaus von { $whoName } wird umgedreht und zeigt { $value }.
}

put-tollhouse_placed = { $moved ->
    [yes] { $who ->
        [you] dein Zollhaus versetzt
       *[other] Zollhaus von { $whoName } versetzt
    }
   *[no] { $who ->
        [you] dein Zollhaus aufgestellt
       *[other] Zollhaus von { $whoName } aufgestellt
    }
}

reason-already_there = Dein Zollhaus steht schon dort.

reason-no_crossroads = Dort ist keine Kreuzung.

reason-taken = { $who ->
    [you] An dieser Kreuzung steht dein Zollhaus.
    [none] An dieser Kreuzung steht ein fremdes Zollhaus.
   *[other] An dieser Kreuzung steht das Zollhaus von { $whoName }.
}

cause-toll = als Zoll

counted-farmhouses = { $n ->
    [one] { $n } Bauernhof
   *[other] { $n } Bauernhöfe
}

counted-sheds = { $n ->
    [one] { $n } Stall
   *[other] { $n } Ställe
}

counted-gardens = { $n ->
    [one] { $n } Garten
   *[other] { $n } Gärten
}

counted-highwaymen = { $n ->
    [one] { $n } Wegelagererbande
   *[other] { $n } Wegelagererbanden
}

counted-travellers = { $n ->
    [one] { $n } Reisegruppe
   *[other] { $n } Reisegruppen
}

course = Ein Zollhaus an einer Kreuzung und Zoll von allen, die vorbeikommen.
