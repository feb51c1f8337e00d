opening-title = Open a game, scenario, campaign, tile set or mix

opening-kind = Bastide games, scenarios, tile sets, mixes and bundles

saving-title = Save the game as a file

saving-kind = Bastide games

drop = Drop the file to open it

open = Open

notNow = Not now

# $file (text)
saved = Saved in { $file }.

show = Show in folder

# $file (text)
known = You already have the game “{ $file }”. Here it is.

# $count (number)
# $file (text)
handed = { $count ->
    [one] Another program wants to open “{ $file }” here. Open it?
   *[other] Another program wants to open { COUNT($count, of: "files") } here, “{ $file }” first. Open them?
}

refusedTitle = This can’t be opened

# $file (text)
refused = “{ $file }” can’t be opened.

# $file (text)
alienFile = “{ $file }” was not opened. Nothing was changed.

# $file (text)
# $count (number)
faults = “{ $file }” has { COUNT($count, of: "problems") }. Nothing was changed.

# Said to somebody who took a wrong file, and never saw inside one.
alien-no_bundle = This isn’t a Bastide file, or it is cut off or damaged.

alien-no_manifest = This isn’t a Bastide file.

alien-not_xml = This isn’t a JCloisterZone file.

alien-unclosed = This file is cut off or damaged.
