//! What definitions tell that no expansion here has: each under the name by which the words know it.
//! Knows how it is spelt in both shapes of their files, not what it does in a game.

/// What becomes of a thing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lost {
    /// It is named with its tile.
    Here(&'static str),
    /// Nearly every tile says it, and nothing is drawn for it: it is named once, with all tiles.
    Often(&'static str),
}

/// Elements within a tile.
const ELEMENTS: [(&str, Lost); 33] = [
    ("acrobats", Lost::Here("acrobats")),
    ("bazaar", Lost::Here("bazaar")),
    ("bridge", Lost::Here("wooden-bridge")),
    ("castle", Lost::Here("castle")),
    ("circus", Lost::Here("circus")),
    ("courier-letter", Lost::Here("letter")),
    ("crater", Lost::Here("crater")),
    ("dragon", Lost::Here("dragon")),
    ("ferry", Lost::Here("ferry")),
    ("festival", Lost::Here("festival")),
    ("fishhut", Lost::Here("fishing-hut")),
    ("flier", Lost::Here("flying-machine")),
    ("flying-machine", Lost::Here("flying-machine")),
    ("gamblersluckshield", Lost::Here("gamblers-shield")),
    ("goldmine", Lost::Here("gold-mine")),
    ("hill", Lost::Here("hill")),
    ("mage", Lost::Here("mage")),
    ("marketplace", Lost::Here("market")),
    ("plague", Lost::Here("plague")),
    ("portal", Lost::Here("portal")),
    ("position", Lost::Here("first-place")),
    ("princess", Lost::Here("princess")),
    ("quarter", Lost::Here("quarter")),
    ("razboynik", Lost::Here("razboynik")),
    ("shrine", Lost::Here("shrine")),
    ("tunnel", Lost::Here("tunnel")),
    ("vineyard", Lost::Here("vineyard")),
    ("vodyanoy", Lost::Here("vodyanoy")),
    ("volcano", Lost::Here("volcano")),
    ("wagon-move", Lost::Often("wagon")),
    ("watchtower", Lost::Here("watchtower")),
    ("wind-rose", Lost::Here("wind-rose")),
    ("yaga-hut", Lost::Here("yaga-hut")),
];

/// Attributes of the elements of a tile, and of the tile itself.
const ATTRIBUTES: [(&str, Lost); 29] = [
    ("besieged", Lost::Here("siege")),
    ("bush", Lost::Here("bush")),
    ("castle-base", Lost::Often("castle-base")),
    ("church", Lost::Here("church")),
    ("city-gate", Lost::Here("city-gate")),
    ("darmstadtium", Lost::Here("extra-points")),
    ("extra-points", Lost::Here("extra-points")),
    ("family", Lost::Here("family")),
    ("flier", Lost::Here("flying-machine")),
    ("group", Lost::Here("pile")),
    ("hill", Lost::Here("hill")),
    ("if-capability", Lost::Here("condition")),
    ("inn", Lost::Here("inn")),
    ("labyrinth", Lost::Here("labyrinth")),
    ("marketplace", Lost::Here("market")),
    ("max", Lost::Here("most")),
    ("maxCount", Lost::Here("most")),
    ("monastery", Lost::Here("special-monastery")),
    ("multi-edge", Lost::Here("double-edge")),
    ("pig", Lost::Here("pig-herd")),
    ("pig-herd", Lost::Here("pig-herd")),
    ("princess", Lost::Here("princess")),
    ("shed", Lost::Here("shed")),
    ("shrine", Lost::Here("shrine")),
    ("special", Lost::Here("special-monastery")),
    ("tunnel", Lost::Here("tunnel")),
    ("wagon-move", Lost::Often("wagon")),
    ("wells", Lost::Here("well")),
    ("wind-rose", Lost::Here("wind-rose")),
];

/// Elements beside the tiles.
const OUTSIDE: [(&str, Lost); 6] = [
    ("distile", Lost::Here("removal")),
    ("modifier", Lost::Here("script")),
    ("modifiers", Lost::Here("script")),
    ("multi-tiles", Lost::Here("multi-tile")),
    ("remove", Lost::Here("removal")),
    ("requires", Lost::Here("requirement")),
];

/// What an element within a tile is, when it is known and has no place here.
pub(crate) fn element(name: &str) -> Option<Lost> {
    find(&ELEMENTS, name)
}

/// What an attribute is, in the same way.
pub(crate) fn attribute(name: &str) -> Option<Lost> {
    find(&ATTRIBUTES, name)
}

/// What an element beside the tiles is, in the same way.
pub(crate) fn outside(name: &str) -> Option<Lost> {
    find(&OUTSIDE, name)
}

fn find(list: &[(&str, Lost)], name: &str) -> Option<Lost> {
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
        for (name, Lost::Here(thing) | Lost::Often(thing)) in
            ELEMENTS.into_iter().chain(ATTRIBUTES).chain(OUTSIDE)
        {
            let said = Problem::warning("", What::NotTaken { thing }).message();
            assert!(said.starts_with("not taken over: "), "{name}: {said}");
        }
    }
}
