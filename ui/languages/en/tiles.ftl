# What stands on the land of a tile, told alone, in a list, and after “with”.
thing-monastery = a monastery

thing-village = a village

thing-bridge = a bridge

thing-cathedral = a cathedral

thing-inn = an inn

thing-farmhouse = a farmhouse

thing-cowshed = a cowshed

thing-pigsty = a pigsty

thing-donkey_stable = a donkey stable

thing-garden = a garden

thing-highwaymen = highwaymen

thing-travellers = travellers

thing-wine = wine

thing-wheat = wheat

thing-cloth = cloth

thing-bag = a money bag

thing-foundation = a tower foundation

thing-spring = a spring

thing-lake = a lake

thing-crop_club = a crop circle for thieves

thing-crop_fork = a crop circle for farmers

thing-crop_shield = a crop circle for knights

# What a later version, or another program, put there.
strange = something unknown

# $n (number)
pennants = { $n ->
    [one] a pennant
   *[other] { $n } pennants
}

# The same where things are listed and chosen.
label-road = road

label-river = river

label-city = city

label-field = field

label-monastery = monastery

label-village = village

label-bridge = bridge

label-cathedral = cathedral

label-pennant = pennants

label-inn = inn

label-farmhouse = farmhouse

label-cowshed = cowshed

label-pigsty = pigsty

label-donkey_stable = donkey stable

label-garden = garden

label-highwaymen = highwaymen

label-travellers = travellers

label-wine = wine

label-wheat = wheat

label-cloth = cloth

label-bag = money bag

label-foundation = tower foundation

label-spring = spring

label-lake = lake

label-crop_club = crop circle for thieves

label-crop_fork = crop circle for farmers

label-crop_shield = crop circle for knights

# Two roads, or a road and a river, that do not meet.
crossing = a bridge where one way passes over the other

unknown = a tile

# A tile without a name of its own is called by its land.
# $land (text)
called = { CAPITAL($land) }

# $name (text)
# $land (text)
calledWith = { $name }: { $land }

# A tile with a name of its own inside a sentence.
# $name (text)
# $land (text)
withName = { $name } ({ $land })
