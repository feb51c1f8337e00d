# Said by the system's dialog before there is a window.
silent-title = Bastide is already open, but doesn’t respond.

silent-why = Two windows can’t use one data folder. Close or end the other one, then start Bastide again.
