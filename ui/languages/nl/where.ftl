eastWest = { $eastWest ->
        [east] { $columns } oost
        [west] { $columns } west
       *[none] {""}
    }

northSouth = { $northSouth ->
        [north] { $rows } noord
        [south] { $rows } zuid
       *[none] {""}
    }

walk = { $eastWest ->
        [none] { northSouth }
       *[other] { $northSouth ->
            [none] { eastWest }
           *[other] { eastWest }, { northSouth }
        }
    }

place = { $form ->
        [alone] { walk }
        [at] op { walk }
       *[other] { $form ->
            [the-place] de plek{ " " }
            [the-tile] de tegel{ " " }
           *[other] {""}
        }{ $eastWest ->
            [east] { $columns ->
                [one] { $columns } vak
               *[other] { $columns } vakken
            } ten oosten
            [west] { $columns ->
                [one] { $columns } vak
               *[other] { $columns } vakken
            } ten westen
           *[none] {""}
        }{ $eastWest ->
            [none] {""}
           *[other] { $northSouth ->
                [none] {""}
               *[other] { " " }en{ " " }
            }
        }{ $northSouth ->
            [north] { $rows ->
                [one] { $rows } vak
               *[other] { $rows } vakken
            } ten noorden
            [south] { $rows ->
                [one] { $rows } vak
               *[other] { $rows } vakken
            } ten zuiden
           *[none] {""}
        } van de eerste tegel
    }

first = { $form ->
        [alone] de eerste tegel
        [full] de eerste tegel
        [at] op de eerste tegel
        [of] op de eerste tegel
        [the-place] de plek van de eerste tegel
       *[the-tile] de eerste tegel
    }

typed-north = n noord noorden

typed-east = o oost oosten

typed-south = z zuid zuiden

typed-west = w west westen

typed-first = eerste
