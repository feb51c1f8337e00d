# Ohne Artikel: so stehen sie allein, in einer Liste und nach „mit“ richtig.
thing-monastery = Kloster

thing-village = Dorf

thing-bridge = Brücke

thing-cathedral = Kathedrale

thing-inn = Wirtshaus

thing-farmhouse = Bauernhof

thing-cowshed = Kuhstall

thing-pigsty = Schweinestall

thing-donkey_stable = Eselstall

thing-garden = Garten

thing-highwaymen = Wegelagererbande

thing-travellers = Reisegruppe

thing-wine = Wein

thing-wheat = Korn

thing-cloth = Tuch

thing-bag = Geldbeutel

thing-foundation = Turmfundament

thing-spring = Quelle

thing-lake = See

thing-crop_club = Kornkreis für Wegelagerer

thing-crop_fork = Kornkreis für Bauern

thing-crop_shield = Kornkreis für Ritter

strange = etwas Unbekanntes

pennants = { $n ->
    [one] Wappen
   *[other] { $n } Wappen
}

label-road = Straße

label-river = Fluss

label-city = Stadt

label-field = Wiese

label-monastery = Kloster

label-village = Dorf

label-bridge = Brücke

label-cathedral = Kathedrale

label-pennant = Wappen

label-inn = Wirtshaus

label-farmhouse = Bauernhof

label-cowshed = Kuhstall

label-pigsty = Schweinestall

label-donkey_stable = Eselstall

label-garden = Garten

label-highwaymen = Wegelagererbande

label-travellers = Reisegruppe

label-wine = Wein

label-wheat = Korn

label-cloth = Tuch

label-bag = Geldbeutel

label-foundation = Turmfundament

label-spring = Quelle

label-lake = See

label-crop_club = Kornkreis für Wegelagerer

label-crop_fork = Kornkreis für Bauern

label-crop_shield = Kornkreis für Ritter

crossing = Brücke, wo ein Weg über den anderen führt

unknown = Plättchen

called = { CAPITAL($land) }

calledWith = { $name }: { $land }

withName = { $name } ({ $land })
