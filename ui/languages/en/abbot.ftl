# $name (person)
asked-recall = { $name ->
        [you] Call the abbot back?
       *[other] { $nameName }, call the abbot back?
    }

left-recalled = called back

sources-garden = Gardens

weighed-recalls = Abbots called back
