opening-title = Open a game, a scenario, a campaign, a tile set or a mix

saving-title = Save the game as a file

saving-kind = Bastide games

drop = Let go to open it

open = Open

notNow = Not now

refusedTitle = This cannot be opened
