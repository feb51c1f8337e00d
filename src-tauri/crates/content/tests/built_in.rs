//! What the program carries within itself is whole: every tile, rule and mix reads without a fault.

use content::check::check_all;
use content::course::{campaigns, courses};
use content::document;
use content::library::Library;
use content::mix::Mix;
use content::problem::Problem;
use content::rule_index::RuleIndex;
use content::scenario::Scenario;
use content::tile_set::TileSet;
use content::words::RuleKind;
use content::words::Word as _;
use content::{built_in, problem::Severity};
use std::path::Path;

const TILE_SETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tile-sets");
const TUTORIALS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tutorials");

fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    built_in::SETS
        .into_iter()
        .chain(built_in::RULES)
        .chain(built_in::TABLES)
        .chain(built_in::MIXES)
}

#[test]
fn every_file_is_read_without_a_fault_or_a_warning() {
    let files: Vec<_> = all()
        .map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()))
        .collect();
    assert_eq!(check_all(&files), []);
}

/// The files below a folder, but for texts in other languages.
fn json_files_below(folder: &str) -> Vec<String> {
    fn below(folder: &Path, name: &str, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = format!("{name}{}", entry.file_name().display());
            if entry.path().is_dir() {
                below(&entry.path(), &format!("{name}/"), found);
            } else if name.contains('/') {
                found.push(name);
            }
        }
    }
    let mut found = Vec::new();
    below(Path::new(folder), "", &mut found);
    found.retain(|file| !built_in::OVERLAYS.iter().any(|(path, _)| path == file));
    found.sort();
    found
}

#[test]
fn every_json_file_of_the_folder_is_carried() {
    let found = json_files_below(TILE_SETS);
    let mut carried: Vec<_> = all().map(|(path, _)| path.to_owned()).collect();
    carried.sort();
    assert_eq!(found, carried);
}

#[test]
fn every_file_of_another_language_belongs_to_a_carried_file() {
    let carried = built_in::LESSONS.iter().chain(built_in::CAMPAIGNS);
    let carried: Vec<_> = carried
        .chain(built_in::PATHS)
        .copied()
        .chain(all())
        .collect();
    for (path, text) in built_in::OVERLAYS {
        let (_, file) = path.split_once('/').expect("a language");
        assert!(carried.iter().any(|(path, _)| *path == file), "{path}");
        serde_json::from_str::<serde_json::Value>(text).expect(path);
    }
}

#[test]
fn a_rule_is_read_in_its_languages() {
    let mut indexes = Library::built_in().rule_indexes();
    let of_it = |index: &&RuleIndex| index.expansion.word() == "tollkeepers";
    let index = indexes.find(of_it).expect("rules");
    let rule = &index.rules[0];
    assert_eq!(rule.title.language("nl"), "nl");
    assert_ne!(rule.title.in_language("nl"), rule.title.in_language("en"));
    assert_eq!(rule.title.language("xx"), "en");
    assert_eq!(rule.title.in_language("xx"), rule.title.in_language("en"));
}

#[test]
fn every_lesson_of_the_folder_is_carried_in_a_course() {
    let mut found = json_files_below(TUTORIALS);
    // What the guides for authors show is nobody's lesson.
    found.retain(|file| !file.starts_with("guides/"));
    let campaigns = built_in::CAMPAIGNS.iter();
    let mut carried: Vec<_> = campaigns
        .chain(built_in::LESSONS)
        .chain(built_in::PATHS)
        .map(|(path, _)| *path)
        .collect();
    carried.sort_unstable();
    assert_eq!(found, carried);
    let carried = built_in::LESSONS;
    let read: usize = courses().iter().map(|course| course.lessons.len()).sum();
    assert_eq!(read, carried.len(), "a folder is no course");
}

#[test]
fn a_lesson_is_called_as_its_file_says() {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let chapters = campaigns().iter().flat_map(|campaign| &campaign.scenarios);
    let all = campaigns().len() + chapters.clone().count();
    assert_eq!(all, built_in::CAMPAIGNS.len(), "a file is no chapter");
    for lesson in lessons.chain(chapters) {
        let read: &Scenario = lesson;
        assert_eq!(lesson.id, read.id);
    }
}

#[test]
fn a_lesson_comes_after_lessons_that_are_there() {
    let lessons = || courses().iter().flat_map(|course| &course.lessons);
    for lesson in lessons() {
        for before in &lesson.after {
            assert!(
                lessons().any(|it| it.id == *before),
                "{}: {before}",
                lesson.id
            );
        }
    }
}

#[test]
fn what_no_rule_text_decides_says_why_it_is_decided_so() {
    let rules = Library::built_in()
        .rule_indexes()
        .flat_map(|index| &index.rules);
    for rule in rules.filter(|rule| rule.source == "Our ruling") {
        assert!(rule.ruling.is_some(), "{}", rule.id);
        let kinds = [RuleKind::Ruling, RuleKind::Option];
        assert!(kinds.contains(&rule.kind), "{}", rule.id);
    }
}

#[test]
fn expansions_are_listed_in_the_order_in_which_they_are_learned() {
    let indexes = Library::built_in().rule_indexes();
    let expansions: Vec<_> = indexes.map(|index| index.expansion.word()).collect();
    let courses = courses().iter().map(|course| course.id);
    let taught: Vec<_> = courses.filter(|id| expansions.contains(id)).collect();
    assert_eq!(expansions, taught);
}

#[test]
fn the_expansions_hold_as_many_tiles_as_their_boxes() {
    let count = |id| {
        let set = Library::built_in().set(id).unwrap();
        set.tiles
            .iter()
            .map(|tile| tile.count.get::<u32>())
            .sum::<u32>()
    };
    let boxes = [
        ("base", 72),
        ("traders", 24),
        ("tower", 18),
        ("robbers", 8),
        ("tollkeepers", 10),
        ("crop-circles", 6),
        ("crop-circles-1", 6),
        ("river", 12),
    ];
    for (id, tiles) in boxes {
        assert_eq!(count(id), tiles, "{id}");
    }
}

#[test]
fn a_written_file_reads_back_the_same() {
    for set in Library::built_in().sets() {
        let again: TileSet = document::read(document::write(set).as_bytes()).unwrap();
        assert_eq!(&again, set);
    }
    for index in Library::built_in().rule_indexes() {
        let again: RuleIndex = document::read(document::write(index).as_bytes()).unwrap();
        assert_eq!(&again, index);
    }
    for mix in Library::built_in().mixes() {
        let again: Mix = document::read(document::write(mix).as_bytes()).unwrap();
        assert_eq!(&again, mix);
    }
}

#[test]
fn every_built_in_mix_fills_a_bag() {
    let sizes = [
        ("base", 72),
        ("traders", 96),
        ("tower", 90),
        ("robbers", 80),
        ("tollkeepers", 82),
        ("crop-circles", 78),
        ("robbers-box", 81),
        ("inns", 90),
        ("everything", 174),
        ("river", 84),
        ("abbot", 72),
        ("river-abbot", 84),
    ];
    for (id, tiles) in sizes {
        let library = Library::built_in();
        let bag = library.bag(library.mix(id).unwrap()).unwrap();
        let total: u16 = bag.counts.iter().map(|(_, count)| count).sum();
        assert_eq!(
            (total, bag.warnings),
            (tiles, Vec::<Problem>::new()),
            "{id}"
        );
    }
    assert_eq!(Library::built_in().mixes().len(), sizes.len());
}

#[test]
fn a_warning_is_no_error() {
    let mix: Mix = document::read(
        br#"{"format":"bastide/mix@1","id":"x","name":{"en":"X"},"sets":{"tower":1}}"#,
    )
    .unwrap();
    let bag = Library::built_in().bag(&mix).unwrap();
    assert!(
        bag.warnings
            .iter()
            .all(|warning| warning.severity == Severity::Warning)
    );
    let messages: Vec<_> = bag.warnings.iter().map(Problem::to_string).collect();
    assert_eq!(
        messages,
        [
            "expansions: warning: tower/A and 17 more: a tower foundation needs the rules of tower, which are off"
        ]
    );
}

#[test]
fn every_ruling_on_expansions_that_come_together_says_which() {
    let indexes = Library::built_in().rule_indexes();
    let rules = indexes.flat_map(|index| &index.rules);
    for rule in rules.filter(|rule| rule.id.starts_with("IX-")) {
        assert!(!rule.between.is_empty(), "{}", rule.id);
    }
}

#[test]
fn every_path_is_made_of_steps_of_lessons() {
    for path in content::course::paths() {
        let made = content::course::outline_of_path(&path.id);
        let made = made.unwrap_or_else(|| panic!("{} names a step that there is not", path.id));
        let tasks = made
            .steps
            .iter()
            .filter(|step| step.kind != content::scenario::StepKind::Say)
            .count();
        assert_eq!(tasks, path.steps.len(), "{}", path.id);
    }
}

#[test]
fn a_path_leaves_out_what_is_not_played() {
    let (turn, _) = content::course::path("turn").expect("the course of a turn");
    let steps = |id: &str| content::course::outline_of_path(id).map_or(0, |it| it.steps.len());
    assert!(turn.expansions().contains(&"tower"));
    let (base, tower, all) = (steps("turn+"), steps("turn+tower"), steps("turn"));
    assert!(
        0 < base && base < tower && tower < all,
        "{base}, {tower}, {all}"
    );
    let lines = |played: &[String]| turn.page(Some(played)).count();
    assert!(lines(&[]) < lines(&["tower".to_owned()]));
}

#[test]
fn what_stands_beside_a_course_is_called_so() {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    for lesson in lessons {
        assert_eq!(lesson.apart, (**lesson).apart, "{}", lesson.id);
    }
}
