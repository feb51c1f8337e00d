# $name (text)
seated = Bot: { $name }

names-random = Random

names-gentle = Gentle

names-greedy = Greedy

names-steady = Steady

names-sharp = Sharp

names-expert = Expert

# A bot and how strong it is, to choose from a list.
rated-random = Random: no plan at all

rated-gentle = Gentle: for your first games

rated-greedy = Greedy: grabs points, plans nothing

rated-steady = Steady: plans ahead

rated-sharp = Sharp: hard to beat

rated-expert = Expert: the strongest, and slow

descriptions-random = Random makes any move that the rules allow.

descriptions-gentle = Gentle plays like a beginner, and takes nothing from you if it can avoid that.

descriptions-greedy = Greedy takes what scores most now.

descriptions-steady = Steady thinks about what may still come, and saves followers for later.

descriptions-sharp = Sharp plays the game on in its head before it decides. In a large game that takes a moment.

descriptions-expert = Expert thinks like Sharp, with far more games in its head and on all cores. It takes seconds for a tile.

# How often a bot wins, as docs/measurements.md has it: two players, base game.
strengths-random = Gentle won all 1,000 test games against it.

strengths-gentle = In test games it won 1 in 3 against Greedy, and every game against Random.

strengths-greedy = In test games it won 2 in 3 against Gentle, but only 3 in 100 against Steady.

strengths-steady = In test games it won 97 in 100 against Greedy, and 1 in 6 against Sharp.

strengths-sharp = In test games it won 5 in 6 against Steady.

strengths-expert = How often it beats Sharp hasn’t been measured.
