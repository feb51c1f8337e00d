//! The sets and mixes of the editions that have passed. Knows their files; which of them a record is read with,
//! `Library::of_record` chooses.

use crate::document::carried;
use crate::edition::Edition;
use crate::library::Library;
use std::sync::LazyLock;

macro_rules! carried_then {
    ($($path:literal),+ $(,)?) => {
        [$(($path, include_str!(concat!("../editions/", $path)))),+]
    };
}

/// The sets and mixes of an edition, each by its file.
struct CarriedThen {
    sets: &'static [(&'static str, &'static str)],
    mixes: &'static [(&'static str, &'static str)],
}

const FIRST: CarriedThen = CarriedThen {
    sets: &carried_then![
        "1/base.json",
        "1/traders.json",
        "1/tower.json",
        "1/robbers.json",
        "1/tollkeepers.json",
        "1/crop-circles.json",
        "1/crop-circles-1.json",
    ],
    mixes: &carried_then![
        "1/mixes/base.json",
        "1/mixes/traders.json",
        "1/mixes/tower.json",
        "1/mixes/robbers.json",
        "1/mixes/tollkeepers.json",
        "1/mixes/crop-circles.json",
        "1/mixes/robbers-box.json",
        "1/mixes/everything.json",
    ],
};

const SECOND: CarriedThen = CarriedThen {
    sets: &carried_then![
        "2/base.json",
        "2/traders.json",
        "2/tower.json",
        "2/robbers.json",
        "2/tollkeepers.json",
        "2/crop-circles.json",
        "2/crop-circles-1.json",
        "2/inns.json",
        "2/river.json",
    ],
    mixes: &carried_then![
        "2/mixes/base.json",
        "2/mixes/traders.json",
        "2/mixes/tower.json",
        "2/mixes/robbers.json",
        "2/mixes/tollkeepers.json",
        "2/mixes/crop-circles.json",
        "2/mixes/inns.json",
        "2/mixes/river.json",
        "2/mixes/abbot.json",
        "2/mixes/robbers-box.json",
        "2/mixes/everything.json",
    ],
};

impl CarriedThen {
    fn read(&self) -> Library {
        let mut then = Library::default();
        for (file, text) in self.sets {
            then.put_set(carried(file, text));
        }
        for (file, text) in self.mixes {
            then.put_mix(carried(file, text));
        }
        then
    }
}

impl Edition {
    /// The sets and mixes of an edition that has passed; nothing for today's, which is handed in.
    pub(crate) fn library(self) -> Option<&'static Library> {
        static THEN: [LazyLock<Library>; 2] = [
            LazyLock::new(|| FIRST.read()),
            LazyLock::new(|| SECOND.read()),
        ];
        match self {
            Self::First => Some(&THEN[0]),
            Self::Second => Some(&THEN[1]),
            Self::Third => None,
        }
    }
}
