# What scenarios say that people make of their games and positions. Rust writes these messages into them.

win-goal = Win or tie

win-aim = Play to the last tile, and let nobody be ahead of you at the end.

win-good = The last tile is placed, and nobody is ahead of you.

win-lost = The last tile is placed, and somebody is ahead of you. The tiles come in the same order again.

winAlone-goal = Win outright

winAlone-aim = Play to the last tile, and win outright.

winAlone-good = The last tile is placed, and everybody is behind you.

winAlone-lost = The last tile is placed, and not everybody is behind you. The tiles come in the same order again.

# $points (number)
points-goal = Have at least { COUNT($points, of: "points") }

# $points (number)
points-aim = Have at least { COUNT($points, of: "points") }. The final scoring after the last tile counts as well.

# $points (number)
points-good = You have at least { COUNT($points, of: "points") }.

# $points (number)
points-lost = The last tile is placed, and you have fewer than { COUNT($points, of: "points") }. The tiles come in the same order again.

nudge = Before you place a tile, ask what each feature on the board would score, and for whom.

made-aim = Reach what is set here.

made-good = Well done: you reached the aim.

made-lost = You didn’t reach the aim. Try again.
