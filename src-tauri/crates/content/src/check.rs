//! Checking many files together: each by its own format, then what one says about another.
//! Knows which formats there are; never reads from a disk itself.

use crate::beginning::GameSetup;
use crate::built_in::{CAMPAIGNS, MIXES, SETS};
use crate::campaign::{Campaign, Chapter};
use crate::course;
use crate::document::{self, DocumentFormat};
use crate::faults::{MOST_FAULTS, ProblemList, told_with};
use crate::json;
use crate::library::Library;
use crate::mix::Mix;
use crate::opening::impossible;
use crate::path::Path;
use crate::position_file::PositionFile;
use crate::problem::{Problem, What, shown};
use crate::record::Record;
use crate::replay::{self, RefusedAction};
use crate::rule_index::RuleIndex;
use crate::scenario::Scenario;
use crate::table_sheet::TableSheet;
use crate::tile_set::{SetTile, TileSet};
use rules::expansions::ExpansionSet;
use rules::game::Game;
use rules::options::Options;
use rules::table::Table;
use serde_json::{Value, json};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// A file of any format.
#[derive(Clone, Debug)]
pub enum File {
    /// A tile set.
    Set(TileSet),
    /// A mix.
    Mix(Mix),
    /// A rule index.
    Rules(RuleIndex),
    /// A game record.
    Game(Box<Record>),
    /// A lesson, a puzzle or a free scenario.
    Scenario(Box<Scenario>),
    /// A campaign.
    Campaign(Campaign),
    /// Steps of lessons, in an order of their own.
    Path(Path),
    /// What of an expansion stands on the sheet of a table.
    Table(TableSheet),
    /// A position.
    Position(Box<PositionFile>),
}

impl File {
    /// Reads a file of whichever format it says it is; what it names must be in the library.
    ///
    /// # Errors
    /// With every fault.
    pub fn read(bytes: &[u8], library: &Library) -> Result<Self, Vec<Problem>> {
        let value = json::parse(bytes).map_err(|problem| vec![problem])?;
        Self::of(value, library)
    }

    fn of(value: Value, library: &Library) -> Result<Self, Vec<Problem>> {
        let kind = document::kind_of(&value)
            .map_err(|problem| vec![problem])?
            .to_owned();
        match kind.as_str() {
            TileSet::KIND => library.read_value(value).map(Self::Set),
            Mix::KIND => library.read_value(value).map(Self::Mix),
            RuleIndex::KIND => library.read_value(value).map(Self::Rules),
            Record::KIND => library
                .read_value(value)
                .map(|record| Self::Game(Box::new(record))),
            Scenario::KIND => library
                .read_value(value)
                .map(|scenario| Self::Scenario(Box::new(scenario))),
            Campaign::KIND => library.read_value(value).map(Self::Campaign),
            Path::KIND => library.read_value(value).map(Self::Path),
            TableSheet::KIND => library.read_value(value).map(Self::Table),
            PositionFile::KIND => library
                .read_value(value)
                .map(|position| Self::Position(Box::new(position))),
            other => {
                let known = [
                    TileSet::KIND,
                    Mix::KIND,
                    RuleIndex::KIND,
                    Record::KIND,
                    Scenario::KIND,
                    Campaign::KIND,
                    Path::KIND,
                    TableSheet::KIND,
                    PositionFile::KIND,
                ];
                let what = |word, near, known| What::NoSuchFile { word, near, known };
                let what = told_with(what, other, &known);
                Err(vec![Problem::error("format", what)])
            }
        }
    }
}

/// Checks files against themselves, each other and what is built in. Each comes with its name.
pub fn check_all(files: &[(String, Vec<u8>)]) -> Vec<Problem> {
    check_and_prove(files, |_, _, _| Vec::new())
}

/// What reads well, and only who plays it can know whether it can be played.
pub enum PlayableFile<'a> {
    /// A lesson, a puzzle or a free scenario.
    Scenario(&'a Scenario),
    /// A campaign, and where its scenarios are found.
    Campaign(&'a Campaign, &'a dyn Fn(&str) -> Option<&'a Scenario>),
}

/// Checks files; `prove` says what is wrong with what is to be played.
pub fn check_and_prove(
    files: &[(String, Vec<u8>)],
    mut prove: impl FnMut(&str, &PlayableFile<'_>, &Library) -> Vec<Problem>,
) -> Vec<Problem> {
    let mut shelf = CheckedFiles::default();
    let mut told: Vec<Vec<Problem>> = vec![Vec::new(); files.len()];
    let mut parsed = Vec::new();
    for (index, (_, bytes)) in files.iter().enumerate() {
        match json::parse(bytes) {
            Ok(value) => parsed.push((index, value)),
            Err(problem) => told[index].push(problem),
        }
    }
    // Sets first, because mixes name them; then mixes, because records name them.
    let order = [TileSet::KIND, Mix::KIND, RuleIndex::KIND];
    parsed.sort_by_key(|(_, value)| {
        let kind = document::kind_of(value);
        order
            .iter()
            .position(|known| kind == Ok(*known))
            .unwrap_or(order.len())
    });
    let mut good = Vec::new();
    for (index, value) in parsed {
        let id = value.get("id").and_then(Value::as_str).map(str::to_owned);
        match File::of(value, &shelf.library) {
            Ok(file) => {
                told[index].extend(shelf.put(&file, &files[index].0));
                good.push((index, file));
            }
            Err(problems) => {
                told[index].extend(problems);
                if let Some(id) = id {
                    shelf.library.put_faulty(&id);
                    shelf.faulty.insert(id);
                }
            }
        }
    }
    for (index, file) in &good {
        told[*index].extend(shelf.library.check(file));
        if let File::Campaign(campaign) = file {
            let beside = |id: &str| {
                good.iter().find_map(|(_, file)| match file {
                    File::Scenario(scenario) if scenario.id == id => Some(&**scenario),
                    _ => None,
                })
            };
            let found = |id: &str| campaign.scenario(id, beside);
            let missing = shelf.chapters(campaign, &found);
            let is_readable = |it: &Chapter| !shelf.faulty.contains(&it.scenario);
            if missing.is_empty() && campaign.chapters.iter().all(is_readable) {
                let playable = PlayableFile::Campaign(campaign, &found);
                told[*index].extend(prove(&files[*index].0, &playable, &shelf.library));
            }
            told[*index].extend(missing);
        }
        if let File::Scenario(scenario) = file {
            told[*index].extend(shelf.before(scenario));
            let playable = PlayableFile::Scenario(scenario);
            told[*index].extend(prove(&files[*index].0, &playable, &shelf.library));
        }
        if let File::Path(path) = file {
            let lesson = |id: &str| {
                good.iter().find_map(|(_, file)| match file {
                    File::Scenario(scenario) if scenario.id == id => Some(&**scenario),
                    _ => None,
                })
            };
            // Its steps are proved in the lessons in which they stand.
            let begins = |lesson: &Scenario, step| lesson.board(lesson.board_of(step));
            if let Err(problems) = path.scenario(path.id.clone(), None, lesson, begins) {
                told[*index].extend(problems);
            }
        }
    }
    let named = files.iter().map(|(name, _)| name).zip(told);
    named
        .flat_map(|(name, problems)| problems.into_iter().map(|p| p.of_file(name.as_str())))
        .collect()
}

/// What is at hand while files are checked, and which file brought it.
struct CheckedFiles {
    library: Library,
    taken: BTreeMap<(&'static str, String), String>,
    /// What is there and has faults of its own: nobody needs to be told that it is not there as well.
    faulty: BTreeSet<String>,
}

impl Default for CheckedFiles {
    fn default() -> Self {
        Self {
            library: Library::built_in().clone(),
            taken: BTreeMap::new(),
            faulty: BTreeSet::new(),
        }
    }
}

/// Whether a file is one of those that the program carries, which have their texts in other languages elsewhere.
fn is_one_of<T: DocumentFormat + PartialEq>(carried: &[(&str, &str)], given: &T) -> bool {
    let mut files = carried.iter();
    files.any(|(_, text)| document::read::<T>(text.as_bytes()).is_ok_and(|file| file == *given))
}

impl CheckedFiles {
    /// Adds what is in a file, unless its id belongs to another.
    fn put(&mut self, file: &File, name: &str) -> Option<Problem> {
        let own = Library::built_in();
        let (kind, id, is_other) = match file {
            File::Set(set) => {
                let built_in = own.set(&set.id);
                (
                    TileSet::KIND,
                    set.id.clone(),
                    built_in.is_some_and(|b| b != set) && !is_one_of(&SETS, set),
                )
            }
            File::Mix(mix) => {
                let id = mix.id.clone()?;
                let built_in = own.mix(&id);
                let is_other = built_in.is_some_and(|b| b != mix);
                (Mix::KIND, id, is_other && !is_one_of(&MIXES, mix))
            }
            File::Rules(index) => {
                self.library.put_rules(index.clone());
                return None;
            }
            File::Scenario(scenario) => (Scenario::KIND, scenario.id.clone(), false),
            File::Campaign(campaign) => {
                let mut built_in = course::campaigns().iter().map(|it| &it.campaign);
                let is_other = built_in.any(|it| it.id == campaign.id && it != campaign)
                    && !is_one_of(CAMPAIGNS, campaign);
                (Campaign::KIND, campaign.id.clone(), is_other)
            }
            File::Path(path) => (Path::KIND, path.id.clone(), false),
            File::Position(position) => (PositionFile::KIND, position.id.clone(), false),
            File::Game(_) | File::Table(_) => return None,
        };
        if is_other {
            let id = shown(&id);
            return Some(Problem::error("id", What::IdBuiltIn { id, kind }));
        }
        match self.taken.entry((kind, id)) {
            Entry::Occupied(taken) => {
                let (id, by) = (shown(&taken.key().1), taken.get().clone());
                return Some(Problem::error("id", What::IdTaken { id, by }));
            }
            Entry::Vacant(free) => free.insert(name.to_owned()),
        };
        match file {
            File::Set(set) => self.library.put_set(set.clone()),
            File::Mix(mix) => self.library.put_mix(mix.clone()),
            File::Rules(_)
            | File::Game(_)
            | File::Scenario(_)
            | File::Campaign(_)
            | File::Path(_)
            | File::Table(_)
            | File::Position(_) => {}
        }
        None
    }

    fn is_among(&self, scenario: &str) -> bool {
        self.taken
            .contains_key(&(Scenario::KIND, scenario.to_owned()))
    }

    /// The chapters that cannot be played, because their scenarios are not among the files.
    fn chapters<'a>(
        &self,
        campaign: &Campaign,
        found: &dyn Fn(&str) -> Option<&'a Scenario>,
    ) -> Vec<Problem> {
        let chapters = campaign.chapters.iter().enumerate();
        let is_there =
            |id: &str| self.is_among(id) || self.faulty.contains(id) || found(id).is_some();
        let missing = chapters.filter(|(_, chapter)| !is_there(&chapter.scenario));
        missing
            .map(|(index, chapter)| {
                let id = shown(&chapter.scenario);
                Problem::error(
                    format!("chapters[{index}].scenario"),
                    What::NoScenario { id },
                )
            })
            .collect()
    }

    /// The scenarios that come before one of them, as far as they are not among the files.
    fn before(&self, scenario: &Scenario) -> Vec<Problem> {
        let after = scenario.after.iter().enumerate();
        let is_there = |id: &String| self.is_among(id) || self.faulty.contains(id);
        let missing = after.filter(|(_, id)| !is_there(id));
        let warn = |(index, id): (usize, &String)| {
            let id = shown(id);
            Problem::warning(format!("after[{index}]"), What::NoScenario { id })
        };
        missing.take(MOST_FAULTS).map(warn).collect()
    }
}

impl Library {
    /// What is wrong with a file that reads well: it is set up, and a game of it is played.
    fn check(&self, file: &File) -> Vec<Problem> {
        match file {
            File::Set(set) => check_set(set),
            File::Mix(mix) => self.check_mix(mix),
            File::Game(record) => self.check_game(record),
            File::Rules(index) => self.check_rules(index).told(),
            File::Position(position) => self.faults_of_position(&position.setup),
            File::Scenario(_) | File::Campaign(_) | File::Path(_) | File::Table(_) => Vec::new(),
        }
    }

    fn check_mix(&self, mix: &Mix) -> Vec<Problem> {
        let bag = match self.bag(mix) {
            Ok(bag) => bag,
            Err(problems) => return problems,
        };
        let mut problems = bag.warnings;
        if bag.counts.is_empty() && bag.start.is_none() {
            problems.push(Problem::warning("", What::EmptyBag));
            return problems;
        }
        let opening = json!({ "players": 2, "mix": mix });
        let opened = self.read_part::<GameSetup>(opening, "");
        match opened.and_then(|opening| self.open(&opening)) {
            Ok(opened) => {
                if let Err(faults) = Game::new(opened.table, &opened.setup) {
                    // The start of a mix becomes the start of the game under the same name.
                    problems.extend(faults.into_iter().collect::<ProblemList>().told());
                }
            }
            Err(faults) => problems.extend(faults),
        }
        problems
    }

    fn check_game(&self, record: &Record) -> Vec<Problem> {
        let opened = match self.open_record(record) {
            Ok(opened) => opened,
            Err(problems) => return problems,
        };
        let mut problems = opened.warnings;
        problems.extend(impossible(rules::position::faults(
            &opened.table,
            &opened.setup,
        )));
        if let Ok(mut game) = Game::new(opened.table, &opened.setup) {
            let refused = replay::play(&mut game, &record.actions, |_| {}).err();
            problems.extend(refused.iter().map(RefusedAction::problem));
        }
        problems
    }

    fn check_rules(&self, index: &RuleIndex) -> ProblemList {
        let ids = |index: &'_ RuleIndex| -> Vec<String> {
            index.rules.iter().map(|rule| rule.id.clone()).collect()
        };
        let known: BTreeSet<_> = self.rule_indexes().flat_map(ids).collect();
        let others = self.rule_indexes();
        let others = others.filter(|other| other.expansion != index.expansion);
        let elsewhere: BTreeSet<_> = others.flat_map(ids).collect();
        let mut faults = ProblemList::default();
        for (r, rule) in index.rules.iter().enumerate() {
            for (s, id) in rule.see.iter().enumerate() {
                if !known.contains(id) {
                    faults.add(|| {
                        let (id, near) = (shown(id), None);
                        Problem::error(format!("rules[{r}].see[{s}]"), What::NoRule { id, near })
                    });
                }
            }
            if elsewhere.contains(&rule.id) {
                faults.add(|| {
                    let rule = shown(&rule.id);
                    Problem::error(format!("rules[{r}].id"), What::RuleElsewhere { rule })
                });
            }
        }
        faults
    }
}

/// The rules take the tiles of a set, whichever expansions are on, and it says which of them its tiles need.
fn check_set(set: &TileSet) -> Vec<Problem> {
    let specs = set.tiles.iter().map(SetTile::spec).collect();
    Table::new(specs, ExpansionSet::ALL, Options::default())
        .err()
        .map_or_else(
            || {
                set.missing_rules()
                    .into_iter()
                    .chain(set.unanswered())
                    .chain(set.misleading_pictures())
                    .collect()
            },
            |faults| faults.into_iter().collect::<ProblemList>().told(),
        )
}
