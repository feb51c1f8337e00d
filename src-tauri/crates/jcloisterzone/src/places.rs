//! How a definition names places on a tile, and what they are here.
//! Knows the compass only.

use content::words::Word;
use rules::ground::At;

/// Several sides in one word.
const JOINED: [(&str, &[At]); 11] = [
    ("NW", &[At::N, At::W]),
    ("SW", &[At::S, At::W]),
    ("SE", &[At::E, At::S]),
    ("NE", &[At::N, At::E]),
    ("WE", &[At::E, At::W]),
    ("NS", &[At::N, At::S]),
    ("NWSE", &[At::N, At::E, At::S, At::W]),
    ("_N", &[At::E, At::S, At::W]),
    ("_W", &[At::N, At::E, At::S]),
    ("_S", &[At::N, At::E, At::W]),
    ("_E", &[At::N, At::S, At::W]),
];

/// The words for what reaches no edge.
const INNER: [&str; 6] = ["I", "II", "III", "IV", "INNER_FARM", "INNER_FARM_B"];

/// The places that a word means; none for what reaches no edge.
pub(crate) fn read(word: &str) -> Option<Vec<At>> {
    if INNER.contains(&word) {
        return Some(Vec::new());
    }
    let joined = JOINED.iter().find(|(joined, _)| *joined == word);
    if let Some((_, places)) = joined {
        return Some(places.to_vec());
    }
    let mut single = At::ALL.into_iter().filter(|at| *at != At::I);
    single.find(|at| at.word() == word).map(|at| vec![at])
}

/// The places in the order in which ours are written.
pub(crate) fn in_order(mut places: Vec<At>) -> Vec<At> {
    places.sort_by_key(|at| *at as usize);
    places
}

/// The words that a person would look for.
pub(crate) fn known() -> Vec<String> {
    At::ALL.iter().map(|at| at.word().to_owned()).collect()
}
