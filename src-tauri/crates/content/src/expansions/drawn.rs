//! What is drawn on tiles for the expansions: marks, pictures and goods. Knows the words; which expansion lives on what stands in the
//! file of the expansion.

use crate::words::{Land, words};

words! {
    /// What a tile is recognised by.
    Mark {
        Foundation = "foundation",
        Bag = "bag",
        Garden = "garden",
        CropFork = "crop-fork",
        CropClub = "crop-club",
        CropShield = "crop-shield",
        Spring = "spring",
        Lake = "lake",
    }

    /// A picture beside a road, or anywhere on a tile.
    Picture {
        Farmhouse = "farmhouse",
        Cowshed = "cowshed",
        Pigsty = "pigsty",
        DonkeyStable = "donkey-stable",
        Garden = "garden",
        Highwaymen = "highwaymen",
        Travellers = "travellers",
        Inn = "inn",
    }

    /// A symbol in a city.
    Goods { Wine = "wine", Wheat = "wheat", Cloth = "cloth" }
}

/// The marks of a crop circle.
pub const CIRCLES: [Mark; 3] = [Mark::CropFork, Mark::CropClub, Mark::CropShield];

/// The marks of tiles on which a stretch of some land ends that goes on elsewhere.
pub(crate) const ENDS: [(Mark, Land); 2] = [(Mark::Spring, Land::River), (Mark::Lake, Land::River)];
