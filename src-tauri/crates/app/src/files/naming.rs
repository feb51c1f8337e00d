//! How files are called that belong beside one of a name.

use super::GAME_ENDING;
use std::path::Path;

/// The last word of the name of any file of ours.
pub const ANY: &str = "json";

/// How files are called that belong beside one of this name.
pub fn endings(name: &str) -> Vec<&str> {
    let ending = Path::new(name).extension();
    match ending.and_then(|ending| ending.to_str()) {
        Some(ending) if ending != ANY => vec![ending],
        _ => vec![GAME_ENDING, ANY],
    }
}

#[cfg(test)]
mod tests {
    use super::{ANY, GAME_ENDING, endings};

    #[test]
    fn a_picture_is_saved_among_pictures() {
        assert_eq!(endings("base.pdf"), ["pdf"]);
        assert_eq!(endings("A.png"), ["png"]);
        assert_eq!(endings("a.bastide-mix.json"), [GAME_ENDING, ANY]);
        assert_eq!(endings("none"), [GAME_ENDING, ANY]);
    }
}
