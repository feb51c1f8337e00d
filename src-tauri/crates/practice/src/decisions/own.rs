//! A decision out of somebody's own game, asked again: the position as its player saw it then, judged as every decision
//! is, with what was done. It needs nothing but itself; where it is kept, and which game it came from, others know.

use super::ask;
use super::judge;
use super::kept::{About, MeantMove, PracticeDecision};
use crate::item::PracticeItem;
use crate::kinds::QuestionKind;
use crate::texts::Person;
use bots::Way;
use content::document;
use content::library::Library;
use content::position::PositionSeat;
use content::record::Record;
use content::scenario::Decider;
use content::told;
use rules::action::{Action, Phase};
use rules::game::Game;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What the ids of such questions begin with; no lesson's does, and no other question's.
const ID: &str = "question-";

/// How a question with a number is called: its scenario, and what is remembered of its answers.
pub fn own_id(number: u32) -> String {
    format!("{ID}{number}")
}

/// The number of a question that is called so.
pub fn own_number(id: &str) -> Option<u32> {
    id.strip_prefix(ID)?.parse().ok()
}

/// Who decided, and how everybody looked.
#[derive(Clone, Copy, Debug)]
pub struct DecidedTable<'a> {
    /// The tiles of the game, as files write them.
    pub designs: &'a Value,
    /// In turn order.
    pub seats: &'a [PositionSeat],
}

/// What was decided on a board.
#[derive(Clone, Copy, Debug)]
pub enum BoardDecision {
    /// The tile, or whatever was done in its place; and the figure decision that followed it.
    Tile(MeantMove),
    /// Who goes with the tile that lies already.
    Figure(MeantMove),
}

/// A decision that can be asked, before it is judged.
#[derive(Clone, Debug)]
pub struct CutDecision {
    kind: QuestionKind,
    taken: MeantMove,
    about: About,
    setup: Value,
    designs: Value,
}

/// A decision of somebody's own, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnDecision {
    /// What was done then.
    pub taken: MeantMove,
    /// The position, what is asked, and what each way gives up.
    pub decision: PracticeDecision,
    /// The tiles of the game.
    pub designs: Value,
}

/// A question with what belongs to its answer.
#[derive(Debug)]
pub struct OwnItem {
    /// The question, with everything that can be done and what it gives up.
    pub item: PracticeItem,
    /// What its position is set up with.
    pub library: Library,
    /// Which of these was done then; nothing where it has changed its shape since.
    pub taken: Option<usize>,
    /// The tiles of the game.
    pub tiles: Vec<content::tile_set::SetTile>,
}

impl CutDecision {
    /// The decision as it was seen then; nothing where it cannot be asked by itself. `before` stands where the tile of
    /// the turn is in hand.
    pub fn of(before: &Game, decided: BoardDecision, of: DecidedTable<'_>) -> Option<Self> {
        let learner = before.to_move()?;
        if before.phase() != Phase::Tile {
            return None;
        }
        // Which tiles came after it, nobody knew; and those of a real bag are in some order too.
        let setup = super::play::forgotten(&before.sight()).tell()?;
        let seats = of.seats.iter().cloned().enumerate().map(|(n, seat)| {
            let is_learner = PlayerId::nth(n) == learner;
            PositionSeat {
                name: seat.name.filter(|name| !is_learner && !name.is_empty()),
                by: Some(if is_learner {
                    Decider::Learner
                } else {
                    Decider::Script
                }),
                bot: None,
                ..seat
            }
        });
        let seats: Vec<_> = seats.collect();
        let mut cut = Self {
            kind: QuestionKind::Best,
            taken: match decided {
                BoardDecision::Tile(taken) | BoardDecision::Figure(taken) => taken,
            },
            about: About::All,
            setup: serde_json::to_value(told::told(before.table(), &setup, &seats)).ok()?,
            designs: of.designs.clone(),
        };
        // Of the turns in which a tile lies the same, one is tried.
        let game = cut.game()?;
        let turns = game
            .state()
            .drawn
            .map(|tile| game.table().types[usize::from(tile)].turns())?;
        if let Action::Tile { rotation, .. } = &mut cut.taken.action {
            *rotation %= turns;
        }
        if matches!(decided, BoardDecision::Figure(_)) {
            cut.kind = QuestionKind::Send;
            cut.about = About::After(cut.taken.action);
        }
        let ways = tutor::ways(&game.sight());
        let is_there = ways.iter().any(|way| way.action == cut.taken.action);
        is_there.then_some(cut)
    }

    fn game(&self) -> Option<Game> {
        super::kept::opened(&library(&self.designs)?.0, &self.setup)
    }

    /// The same for the same question, whatever its game is called.
    pub fn mark(&self) -> String {
        let said = json!([self.kind, self.taken, self.about, self.setup]).to_string();
        format!("{:016x}", fnv(said.bytes()))
    }

    /// Judges everything that could have been done; nothing where nobody can tell what was done from the best.
    pub fn judged(self) -> Option<OwnDecision> {
        let game = self.game()?;
        let sight = game.sight();
        // As many bits as a number has in every program that reads it.
        let seed = fnv(self.mark().bytes()) >> 11;
        let asked = (self.kind, "", seed);
        let mut decision = PracticeDecision::of(asked, self.setup, self.about, Vec::new());
        let ways = decision.ways(&sight);
        let taken = Way::from(self.taken);
        let is_begun = |way: &Way| way.action == taken.action;
        decision.stood = judge::judged_with(&sight, &ways, seed, &|way| *way == taken, &is_begun)?;
        let [right, wrong] = decision.parted(&sight);
        let is_level = match decision.about {
            About::All => right.iter().any(|(way, _)| is_begun(way)),
            _ => !wrong.iter().any(|(way, _)| *way == taken),
        };
        (!is_level && !right.is_empty()).then_some(OwnDecision {
            taken: self.taken,
            decision,
            designs: self.designs,
        })
    }
}

impl OwnDecision {
    /// A question from its text; nothing where it is torn.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What is asked, of the kinds that decisions have.
    pub const fn kind(&self) -> QuestionKind {
        self.decision.kind
    }

    /// True when the same bot, games and seed say the same again, whatever the order of the bag.
    pub fn holds_in(&self, game: &Game) -> bool {
        let (sight, decision) = (game.sight(), &self.decision);
        let (ways, taken) = (decision.ways(&sight), Way::from(self.taken));
        let is_begun = |way: &Way| way.action == taken.action;
        let again = judge::judged_with(
            &sight,
            &ways,
            decision.seed,
            &|way| *way == taken,
            &is_begun,
        );
        again.as_ref() == Some(&decision.stood)
    }

    /// The question, on the board as it lay; nothing where it cannot be set up.
    pub fn item(&self, number: u32) -> Option<OwnItem> {
        let (library, tiles) = library(&self.designs)?;
        let game = self.decision.game(&library)?;
        let ways = self.decision.by_loss(&game.sight())?;
        let seats = self.decision.setup["players"].as_array()?.iter();
        let people = seats.enumerate().map(|(n, seat)| match &seat["name"] {
            _ if seat["by"] == "learner" => Person::You,
            Value::String(name) => Person::Named(name.clone()),
            _ => Person::Seat(n + 1),
        });
        let mut item = ask::named(&library, &self.decision, people.collect(), &own_id(number))?;
        let taken = Way::from(self.taken);
        let taken = ways.iter().position(|(way, _)| *way == taken);
        item.ways = ways;
        Some(OwnItem {
            item,
            library,
            taken,
            tiles,
        })
    }
}

/// What a position with these tiles is set up with: nothing else is needed, and nothing else could change it.
fn library(designs: &Value) -> Option<(Library, Vec<content::tile_set::SetTile>)> {
    let record = json!({
        "format": "bastide/game@1", "setup": { "players": 2 }, "designs": designs, "actions": [],
    });
    let record: Record = document::read_value(record).ok()?;
    // Without its tiles it would be one with those of today.
    if record.designs.is_empty() {
        return None;
    }
    let library = Library::built_in().of_record(&record).into_owned();
    Some((library, record.designs))
}

/// FNV-1a: the same on every machine and in every version.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
