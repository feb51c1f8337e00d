open = Import from JCloisterZone

question-title = Choose a JCloisterZone tile definition

question-kind = JCloisterZone tile definitions

title = Import from JCloisterZone

# $file (name)
# $sets (number)
lead = { $sets ->
    [one] “{ $file }” describes a JCloisterZone tile set. You get a tile set of your own; nothing you have changes.
   *[other] “{ $file }” describes { $sets } JCloisterZone tile sets. The ones you choose become your own; nothing you have changes.
}

comes = What is imported

# $tiles (number)
# $designs (number)
counts = { COUNT($tiles, of: "tiles") }, { COUNT($designs, of: "designs") }

lost = What differs from the original

whole = The file

# $name (text)
tile = Tile { $name }

leftOut = not imported

# $sets (number)
take = { $sets ->
    [one] Import the set
   *[other] Import { $sets } sets
}

leave = Cancel

# $names (names)
taken = { $namesCount ->
    [one] { AND($names, each: "quoted") } is now one of your tile sets.
   *[other] { AND($names, each: "quoted") } are now among your tile sets.
}

give = Export for JCloisterZone

giveTitle = Export for JCloisterZone

# $name (name)
giveLead = “{ $name }” is saved as a JCloisterZone tile definition: the land and the symbols of each tile, without pictures. Your set doesn’t change.

unsaid = What the file can’t hold

allSaid = The file holds everything in the set.

write = Save the file

saving-title = Save the tile set for JCloisterZone

saving-kind = JCloisterZone tile definitions
