hint-title = Hint

hint-ask = Hint

hint-again = Put away

hint-waits = Your next hint appears here.

hint-asking = Trying what you could do …

hint-stop = Stop

hint-none = Nobody at this window is asked here, and no hint was shown.

# $rank (number)
hint-rank = { $rank }

hint-best = Best move found.

hint-level = No clear difference from the best.

hint-why = Why

hint-list = The best decisions

reasons-ask = Why?

# $step (number)
reasons-label = Why was that done in step { $step }?

reasons-otherwise = Today this bot would decide otherwise. What it did changed this:

reasons-none = It changed nothing that can be seen.

# $decision (text)
reasons-next = Otherwise: { $decision }

reasons-only = There was nothing else to do.

reasons-noBot = No bot has decided anything yet.

doubt-title = Are you sure?

doubt-better = Better seems:

doubt-show = Show a better move

doubt-insist = Do it anyway

doubt-again = Think again

locked-here = A locked table: no odds, hints or reasons, and nothing is taken back until the game is over.

locked-label = Table

locked-name = Locked
