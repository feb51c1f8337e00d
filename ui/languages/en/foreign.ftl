open = Import a set of another program

question-title = Choose a tile definition of JCloisterZone

question-kind = Tile definitions of JCloisterZone

title = Tiles of another program

# $file (text)
# $sets (number)
lead = { $sets ->
        [one] “{ $file }” describes a tile set of JCloisterZone. It becomes a set of your own; nothing that you have is changed.
       *[other] “{ $file }” describes { $sets } tile sets of JCloisterZone. Those you choose become sets of your own; nothing that you have is changed.
    }

comes = What comes over

# $tiles (number)
# $designs (number)
counts = { COUNT($tiles, of: "tiles") } of { COUNT($designs, of: "designs") }

lost = What is not as it was

whole = The file

# $name (text)
tile = Tile { $name }

leftOut = left out

# $sets (number)
take = { $sets ->
        [one] Make it a set of mine
       *[other] Make { $sets } sets of mine
    }

leave = Leave it

give = Save it for JCloisterZone

giveTitle = A file for JCloisterZone

unsaid = What the file will not say

allSaid = Nothing of the set is left out.

write = Save the definition

saving-title = Save the tile set for JCloisterZone

saving-kind = Tile definitions of JCloisterZone
