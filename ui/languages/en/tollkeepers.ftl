# $value (number)
placed = Tollhouse on the board, its { $value } up

# $name (person)
of = { $name ->
        [you] Your
       *[other] { $nameName }’s
    } tollhouse

home = Tollhouse not yet placed

sources-toll = Tolls

weighed-tolls = Tolls
