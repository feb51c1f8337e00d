becomes-score = Points

becomes-followers = Followers

becomes-floors = Tower floors

becomes-wine = Wine

becomes-wheat = Wheat

becomes-cloth = Cloth

# Whoever plays the chapter.
you = You

# What a seat begins a chapter with.
# $who (person)
# $what (list)
line = { $who ->
        [you] You carry over { AND($what) }.
       *[other] { $whoName } carries over { AND($what) }.
    }
