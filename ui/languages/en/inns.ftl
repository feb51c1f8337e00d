course = Inns, cathedrals, and a follower who counts as two.
