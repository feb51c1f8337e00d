label = Your data

whole = Nothing is known to be missing.

close = Understood
