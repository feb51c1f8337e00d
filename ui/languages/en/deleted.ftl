# $count (number)
title = Recently deleted ({ $count })

restore = Bring back

# $name (text)
restored = “{ $name }” is back.

nameless-tile_set = A tile set without a name

nameless-mix = A mix without a name

nameless-position = A position without a name

nameless-campaign = A campaign without a name

nameless-scenario = A scenario without a name
