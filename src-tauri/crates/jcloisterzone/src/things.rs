//! What definitions tell that no expansion here has: each under the name by which the words know it.
//! Knows how it is spelt in both shapes of their files, not what it does in a game.

/// What becomes of a thing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThingFate {
    /// It is named with its tile.
    Here(&'static str),
    /// Nearly every tile says it, and nothing is drawn for it: it is named once, with all tiles.
    Often(&'static str),
}

/// Elements within a tile.
const ELEMENTS: [(&str, ThingFate); 33] = [
    ("acrobats", ThingFate::Here("acrobats")),
    ("bazaar", ThingFate::Here("bazaar")),
    ("bridge", ThingFate::Here("wooden-bridge")),
    ("castle", ThingFate::Here("castle")),
    ("circus", ThingFate::Here("circus")),
    ("courier-letter", ThingFate::Here("letter")),
    ("crater", ThingFate::Here("crater")),
    ("dragon", ThingFate::Here("dragon")),
    ("ferry", ThingFate::Here("ferry")),
    ("festival", ThingFate::Here("festival")),
    ("fishhut", ThingFate::Here("fishing-hut")),
    ("flier", ThingFate::Here("flying-machine")),
    ("flying-machine", ThingFate::Here("flying-machine")),
    ("gamblersluckshield", ThingFate::Here("gamblers-shield")),
    ("goldmine", ThingFate::Here("gold-mine")),
    ("hill", ThingFate::Here("hill")),
    ("mage", ThingFate::Here("mage")),
    ("marketplace", ThingFate::Here("market")),
    ("plague", ThingFate::Here("plague")),
    ("portal", ThingFate::Here("portal")),
    ("position", ThingFate::Here("first-place")),
    ("princess", ThingFate::Here("princess")),
    ("quarter", ThingFate::Here("quarter")),
    ("razboynik", ThingFate::Here("razboynik")),
    ("shrine", ThingFate::Here("shrine")),
    ("tunnel", ThingFate::Here("tunnel")),
    ("vineyard", ThingFate::Here("vineyard")),
    ("vodyanoy", ThingFate::Here("vodyanoy")),
    ("volcano", ThingFate::Here("volcano")),
    ("wagon-move", ThingFate::Often("wagon")),
    ("watchtower", ThingFate::Here("watchtower")),
    ("wind-rose", ThingFate::Here("wind-rose")),
    ("yaga-hut", ThingFate::Here("yaga-hut")),
];

/// Attributes of the elements of a tile, and of the tile itself.
const ATTRIBUTES: [(&str, ThingFate); 29] = [
    ("besieged", ThingFate::Here("siege")),
    ("bush", ThingFate::Here("bush")),
    ("castle-base", ThingFate::Often("castle-base")),
    ("church", ThingFate::Here("church")),
    ("city-gate", ThingFate::Here("city-gate")),
    ("darmstadtium", ThingFate::Here("extra-points")),
    ("extra-points", ThingFate::Here("extra-points")),
    ("family", ThingFate::Here("family")),
    ("flier", ThingFate::Here("flying-machine")),
    ("group", ThingFate::Here("pile")),
    ("hill", ThingFate::Here("hill")),
    ("if-capability", ThingFate::Here("condition")),
    ("inn", ThingFate::Here("inn")),
    ("labyrinth", ThingFate::Here("labyrinth")),
    ("marketplace", ThingFate::Here("market")),
    ("max", ThingFate::Here("most")),
    ("maxCount", ThingFate::Here("most")),
    ("monastery", ThingFate::Here("special-monastery")),
    ("multi-edge", ThingFate::Here("double-edge")),
    ("pig", ThingFate::Here("pig-herd")),
    ("pig-herd", ThingFate::Here("pig-herd")),
    ("princess", ThingFate::Here("princess")),
    ("shed", ThingFate::Here("shed")),
    ("shrine", ThingFate::Here("shrine")),
    ("special", ThingFate::Here("special-monastery")),
    ("tunnel", ThingFate::Here("tunnel")),
    ("wagon-move", ThingFate::Often("wagon")),
    ("wells", ThingFate::Here("well")),
    ("wind-rose", ThingFate::Here("wind-rose")),
];

/// Elements beside the tiles.
const OUTSIDE: [(&str, ThingFate); 6] = [
    ("distile", ThingFate::Here("removal")),
    ("modifier", ThingFate::Here("script")),
    ("modifiers", ThingFate::Here("script")),
    ("multi-tiles", ThingFate::Here("multi-tile")),
    ("remove", ThingFate::Here("removal")),
    ("requires", ThingFate::Here("requirement")),
];

/// What an element within a tile is, when it is known and has no place here.
pub(crate) fn element(name: &str) -> Option<ThingFate> {
    find(&ELEMENTS, name)
}

/// What an attribute is, in the same way.
pub(crate) fn attribute(name: &str) -> Option<ThingFate> {
    find(&ATTRIBUTES, name)
}

/// What an element beside the tiles is, in the same way.
pub(crate) fn outside(name: &str) -> Option<ThingFate> {
    find(&OUTSIDE, name)
}

fn find(list: &[(&str, ThingFate)], name: &str) -> Option<ThingFate> {
    list.iter()
        .find(|(known, _)| *known == name)
        .map(|(_, lost)| *lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::problem::{Problem, What};

    #[test]
    fn everything_has_its_words() {
        for (name, ThingFate::Here(thing) | ThingFate::Often(thing)) in
            ELEMENTS.into_iter().chain(ATTRIBUTES).chain(OUTSIDE)
        {
            let said = Problem::warning("", What::NotTaken { thing }).message();
            assert!(said.starts_with("not taken over: "), "{name}: {said}");
        }
    }
}
