//! The tile sets, rule indexes, mixes and lessons that the program carries within itself.
//! Knows where they lie in the source tree; a test proves each of them.

macro_rules! carried {
    ($($path:literal),+ $(,)?) => {
        [$(($path, include_str!(concat!("../../../../tile-sets/", $path)))),+]
    };
}

/// Tile sets by path, in the order in which their tiles are listed everywhere.
pub const SETS: [(&str, &str); 9] = carried![
    "base/set.json",
    "traders/set.json",
    "tower/set.json",
    "robbers/set.json",
    "tollkeepers/set.json",
    "crop-circles/set.json",
    "crop-circles/set-1.json",
    "inns/set.json",
    "river/set.json",
];

/// Rule indexes by path, in the order of the courses: that is how expansions and boxes are listed everywhere.
pub const RULES: [(&str, &str); 9] = carried![
    "base/rules.json",
    "river/rules.json",
    "abbot/rules.json",
    "inns/rules.json",
    "traders/rules.json",
    "tower/rules.json",
    "tollkeepers/rules.json",
    "robbers/rules.json",
    "crop-circles/rules.json",
];

/// What stands on the sheet of a table, expansion by expansion, by path.
pub const TABLES: [(&str, &str); 9] = carried![
    "base/table.json",
    "abbot/table.json",
    "inns/table.json",
    "river/table.json",
    "traders/table.json",
    "tower/table.json",
    "robbers/table.json",
    "tollkeepers/table.json",
    "crop-circles/table.json",
];

/// Mixes by path.
pub const MIXES: [(&str, &str); 12] = carried![
    "mixes/base.json",
    "mixes/traders.json",
    "mixes/tower.json",
    "mixes/robbers.json",
    "mixes/tollkeepers.json",
    "mixes/crop-circles.json",
    "mixes/inns.json",
    "mixes/river.json",
    "mixes/abbot.json",
    "mixes/river-abbot.json",
    "mixes/robbers-box.json",
    "mixes/everything.json",
];

/// Lessons by path, course by course; the build lists what lies in `tutorials`.
pub const LESSONS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// Campaigns and their scenarios by path: `campaigns/<id>.json`, and beside it a folder with its chapters.
pub const CAMPAIGNS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/campaigns.rs"));

/// Paths through steps of lessons by path: `paths/<id>.json`.
pub const PATHS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/paths.rs"));

/// The texts of all these files in other languages, by language and path: `nl/tollkeepers/rules.json`.
pub const OVERLAYS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/overlays.rs"));

/// The courses in the order in which they are learned: the base game, each large expansion, the small ones, how they
/// meet, playing well, and making tiles of one's own.
pub const COURSES: [&str; 12] = [
    "base",
    "river",
    "abbot",
    "inns",
    "traders",
    "tower",
    "tollkeepers",
    "robbers",
    "crop-circles",
    "together",
    "play-well",
    "build",
];
