# What is carried over from one chapter of a campaign to another.

# What there is at an end, as a list offers it.
things-score = Points

things-goods = Goods

things-followers = Followers

things-floors = Tower floors

things-prisoners = Prisoners

things-robber = The robber’s place

things-house = The tollhouse’s value

things-stars = Stars

things-won = A win

becomes-score = Points

becomes-followers = Followers

becomes-floors = Tower floors

becomes-wine = Wine

becomes-wheat = Wheat

becomes-cloth = Cloth

# So many of what something becomes.
# $kind (score|followers|floors|wine|wheat|cloth)
# $count (number)
counted = { $kind ->
    [score] { COUNT($count, of: "points") }
    [followers] { COUNT($count, of: "followers") }
    [floors] { COUNT($count, of: "floors") }
    [wine] { COUNT($count, of: "goodsOfWine") }
    [wheat] { COUNT($count, of: "goodsOfWheat") }
   *[cloth] { COUNT($count, of: "goodsOfCloth") }
}

# $list (list)
goods = { AND($list) }

# $count (number)
prisoners = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}

# $space (digits)
robber = the robber on space { $space }

# $value (digits)
house = a tollhouse showing { $value }

# What a seat begins a chapter with.
# $who (person)
# $what (list)
line = { $who ->
    [you] You carry over { AND($what) }.
   *[other] { $whoName } carries over { AND($what) }.
}

# What the form says: what is carried over, from which chapter, for whom, and at which rate.
# $chapter (text)
# $whom (everybody|player)
# $what (score|goods|followers|floors|prisoners|robber|house|stars|won)
# $rate (text)
# $limits (text)
sentence = { $whom ->
    [everybody] From “{ $chapter }”, for everybody: { within }{ $rate }{ $limits }.
   *[player] From “{ $chapter }”, for the player: { within }{ $rate }{ $limits }.
}

# $what (score|goods|followers|floors|prisoners|robber|house|stars|won)
within = { $what ->
    [score] points
    [goods] goods
    [followers] followers
    [floors] tower floors
    [prisoners] prisoners
    [robber] the robber’s place
    [house] the tollhouse’s value
    [stars] stars
   *[won] a win
}

# One for so many of them; $became is a count, such as “1 point”.
# $became (text)
# $per (number)
rate-per = , { $became } for every { $per }

# $became (text)
rate-each = , { $became } for each

# $least (number)
# $most (number)
limits-both = , at least { $least }, at most { $most }

# $least (number)
limits-least = , at least { $least }

# $most (number)
limits-most = , at most { $most }
