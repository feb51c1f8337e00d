//! What can go along from the end of a chapter.

use crate::words::words;
use serde::{Deserialize, Serialize};

words! {
    /// What goes along from the end of a chapter.
    CarriedWord {
        Score = "score",
        Goods = "goods",
        Followers = "followers",
        Floors = "floors",
        Prisoners = "prisoners",
        Robber = "robber",
        House = "house",
        Stars = "stars",
        Won = "won",
    }
}

/// What one seat had when a chapter ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(default)]
pub struct SeatAtEnd {
    /// Points.
    pub score: u32,
    /// Followers at home and on the land.
    pub followers: u32,
    /// Floors left.
    pub floors: u32,
    /// Wine, wheat and cloth.
    pub goods: [u16; 3],
    /// How many followers of each seat it held, from itself on.
    pub prisoners: Vec<u8>,
    /// The space of its robber on the track.
    pub robber: Option<u16>,
    /// What its house showed.
    pub house: Option<u8>,
}
