# What a later version, or another program, put there.
strange = something unknown

unknown = a tile
