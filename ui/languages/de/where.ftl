eastWest = { $eastWest ->
        [east] { $columns } Ost
        [west] { $columns } West
       *[none] {""}
    }

northSouth = { $northSouth ->
        [north] { $rows } Nord
        [south] { $rows } Süd
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
        [full] { walk } vom ersten Plättchen aus
        [at] bei { walk }
        [of] bei { walk } vom ersten Plättchen aus
        [the-place] das Feld { walk } vom ersten Plättchen aus
       *[the-tile] das Plättchen { walk } vom ersten Plättchen aus
    }

first = { $form ->
        [alone] das erste Plättchen
        [full] das erste Plättchen
        [at] auf dem ersten Plättchen
        [of] auf dem ersten Plättchen
        [the-place] das Feld des ersten Plättchens
       *[the-tile] das erste Plättchen
    }

typed-north = n nord norden nördlich

typed-east = o ost osten östlich

typed-south = s süd süden südlich

typed-west = w west westen westlich

typed-first = erstes erste ersten
