home = Robber at home

# $space (digits)
short = on { $space }

# $space (digits)
at = Robber on space { $space }

# $who (person)
of = { $who ->
    [you] Your robber
   *[other] { $whoName }’s robber
}

# $space (digits)
choose = Place your robber on space { $space }

# $who (person)
rob = { $who ->
    [you] Rob yourself
   *[other] Rob { $whoName }
}

# $scored (number)
# $gain (number)
loot = scored { COUNT($scored, of: "points") }: { $gain } for you

now-robber = Place the robber first.

now-rob = The robber takes his points first.

source-rob = Robbers

weighed-robberies = Robberies

# $n (number)
pieces-robber = { COUNT($n, of: "robbers") }

# $space (digits)
action-robber = Robber to space { $space }

# $who (person)
action-rob = { $who ->
    [you] Rob yourself
   *[other] Rob { $whoName }
}

# $who (person)
# $space (digits)
event-robber_placed = { $who ->
    [you] Your robber waits on space { $space }.
   *[other] { $whoName }’s robber waits on space { $space }.
}

# $who (person)
# $along (person)
# $space (digits)
event-robber_followed = { $who ->
    [you] Your robber follows { $alongName } to space { $space }.
   *[other] { $whoName }’s robber follows { alongWith } to space { $space }.
}

# $along (person)
alongWith = { $along ->
    [you] you
   *[other] { $alongName }
}

# $who (person)
event-robber_home = { $who ->
    [you] Your robber goes home.
   *[other] { $whoName }’s robber goes home.
}

# $who (person)
phase-robber = { $who ->
    [you] A money bag: send your robber?
   *[other] { $whoName }, a money bag: send your robber?
}

# $who (person)
phase-rob = { $who ->
    [you] Whom does your robber rob?
   *[other] { $whoName }, whom does your robber rob?
}

# $n (number?)
reason-already_there = { $n ->
    [none] Your robber is already there.
   *[other] Your robber is already on space { $n }.
}

reason-must_rob = A robber can’t decline: he takes the first points he can get.

# $n (number?)
reason-no_such_space = { $n ->
    [none] There is no such space on the score track.
   *[other] There is no space { $n } on the score track.
}

# $n (number?)
reason-nobody_else_there = { $n ->
    [none] No other player’s marker is there.
   *[other] No other player’s marker is on space { $n }.
}

# $who (person?)
reason-not_a_victim = { $who ->
    [you] You are not scoring from your robber’s space.
    [none] That player is not scoring from your robber’s space.
   *[other] { $whoName } is not scoring from your robber’s space.
}

# $from (person?)
cause-rob = { $from ->
    [you] by robbing you
    [none] by robbing
   *[other] by robbing { $fromName }
}

# $n (number)
counted-half = half of the other player’s points

# $of (number)
# $sum (number)
# $rounded (yes|no)
line-half = { $rounded ->
    [yes] half of { COUNT($of, of: "points") }, rounded up, = { $sum }
   *[no] half of { COUNT($of, of: "points") } = { $sum }
}

course = A robber who waits on the score track and takes half.
