course = Wirtshäuser, Kathedralen und ein Meeple, der doppelt zählt.
