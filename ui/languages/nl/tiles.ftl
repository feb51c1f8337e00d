thing-monastery = een klooster

thing-village = een dorp

thing-bridge = een brug

thing-cathedral = een kathedraal

thing-inn = een herberg

thing-farmhouse = een boerderij

thing-cowshed = een koeienstal

thing-pigsty = een varkensstal

thing-donkey_stable = een ezelstal

thing-garden = een tuin

thing-highwaymen = boeven

thing-travellers = reizigers

thing-wine = wijn

thing-wheat = graan

thing-cloth = laken

thing-bag = een geldbuidel

thing-foundation = een torenfundament

thing-spring = een bron

thing-lake = een meer

thing-crop_club = een graancirkel voor struikrovers

thing-crop_fork = een graancirkel voor boeren

thing-crop_shield = een graancirkel voor ridders

strange = iets onbekends

pennants = { $n ->
    [one] een wapen
   *[other] { $n } wapens
}

label-road = weg

label-river = rivier

label-city = stad

label-field = weide

label-monastery = klooster

label-village = dorp

label-bridge = brug

label-cathedral = kathedraal

label-pennant = wapens

label-inn = herberg

label-farmhouse = boerderij

label-cowshed = koeienstal

label-pigsty = varkensstal

label-donkey_stable = ezelstal

label-garden = tuin

label-highwaymen = boeven

label-travellers = reizigers

label-wine = wijn

label-wheat = graan

label-cloth = laken

label-bag = geldbuidel

label-foundation = torenfundament

label-spring = bron

label-lake = meer

label-crop_club = graancirkel voor struikrovers

label-crop_fork = graancirkel voor boeren

label-crop_shield = graancirkel voor ridders

crossing = een brug waar de ene weg over de andere gaat

unknown = een tegel

called = { CAPITAL($land) }

calledWith = { $name }: { $land }

withName = { $name } ({ $land })
