home = Robber at home

# $space (number)
short = on { $space }

# $space (number)
at = Robber on space { $space }

# $name (person)
of = { $name ->
        [you] Your
       *[other] { $nameName }’s
    } robber

# $space (number)
choose = Put your robber on space { $space }

# $name (person)
rob =
    Rob { $name ->
        [you] you
       *[other] { $nameName }
    }

# $scored (number)
# $gain (number)
loot = scored { COUNT($scored, of: "points") }: { $gain } for you

now-robber = First the robber is placed.

now-rob = First the robber takes his points.

sources-rob = Robbers

weighed-robberies = Robberies
