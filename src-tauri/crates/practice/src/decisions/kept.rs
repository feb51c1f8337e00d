//! A decision as it is kept: the position, what is asked, what each way gives up, and by which bot, games and seed that
//! was found. Says whether it is found again; knows no sentence.

use super::find;
use super::judge::{self, BOT, GAMES};
use super::land;
use crate::kinds::QuestionKind;
use bots::Way;
use content::beginning::{GameSetup, Players};
use content::library::Library;
use content::way_loss::WayLoss;
use rules::action::Action;
use rules::game::Game;
use rules::ground::{Place, PlayerId};
use rules::sight::PlayerView;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A decision with a clear answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PracticeDecision {
    /// What is asked.
    pub kind: QuestionKind,
    /// The mix that was played.
    pub mix: String,
    /// Who played it on.
    pub bot: String,
    /// Of which version.
    pub version: u32,
    /// In so many games at first, and in so many of what stayed.
    pub games: [u32; 2],
    /// With which bags.
    pub seed: u64,
    /// What it is about.
    pub about: About,
    /// What each way gives up, in the order of the ways.
    pub stood: Vec<WayLoss>,
    /// The position.
    pub setup: Value,
}

/// What a decision is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// Everything that can be done.
    All,
    /// These places for the tile, each with the best that follows.
    Places(Vec<MeantMove>),
    /// What follows the tile, laid so.
    After(Action),
    /// The land at this place, whose it is, what it pays, and how many tiles threaten it.
    Land {
        /// Where.
        place: Place,
        /// Whose it is, or who could take it.
        whom: PlayerId,
        /// What it pays as it stands.
        points: i32,
        /// How many of the tiles left would let another in.
        tiles: u16,
    },
}

/// A tile laid somewhere, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeantMove {
    /// The tile.
    pub action: Action,
    /// The figure decision.
    pub then: Option<Action>,
}

impl From<MeantMove> for Way {
    fn from(meant: MeantMove) -> Self {
        Self {
            action: meant.action,
            then: meant.then,
        }
    }
}

impl PracticeDecision {
    /// A decision about a position, as it was found.
    pub(crate) fn of(
        (kind, mix, seed): (QuestionKind, &str, u64),
        setup: Value,
        about: About,
        stood: Vec<WayLoss>,
    ) -> Self {
        Self {
            kind,
            mix: mix.to_owned(),
            bot: BOT.word().to_owned(),
            version: BOT.version(),
            games: GAMES,
            seed,
            about,
            stood,
            setup,
        }
    }

    /// The position; nothing where a set or mix that it names is gone.
    pub fn game(&self, library: &Library) -> Option<Game> {
        opened(library, &self.setup)
    }

    /// The same judged anew, by the bot as it is today; nothing where its answer is no longer clear.
    #[must_use]
    pub fn renewed(&self, library: &Library) -> Option<Self> {
        let sight = self.game(library)?.sight();
        let stood = judge::judged(&sight, &self.ways(&sight), self.seed)?;
        let (setup, about) = (self.setup.clone(), self.about.clone());
        let asked = (self.kind, self.mix.as_str(), self.seed);
        let renewed = Self::of(asked, setup, about, stood);
        (judge::is_clear(&renewed.stood) && renewed.is_so(&sight)).then_some(renewed)
    }

    /// What can be done, in the order in which it was judged.
    pub fn ways(&self, sight: &PlayerView) -> Vec<Way> {
        match &self.about {
            About::All | About::Land { .. } => tutor::ways(sight),
            About::Places(places) => places.iter().map(|meant| Way::from(*meant)).collect(),
            About::After(tile) => {
                let mut ways = tutor::ways(sight);
                ways.retain(|way| way.action == *tile);
                ways
            }
        }
    }

    /// The ways that are as good as the best, and those that are not, each with what it gives up.
    pub fn parted(&self, sight: &PlayerView) -> [Vec<(Way, WayLoss)>; 2] {
        let ways = self.ways(sight).into_iter().zip(self.stood.iter().copied());
        let (right, wrong) = ways.partition(|(_, stood)| stood.is_right());
        [right, wrong]
    }

    /// Every way with what it gives up: what is right first, then what gives up least. Nothing where the position can't be
    /// set up, or has other ways today.
    pub fn by_loss(&self, sight: &PlayerView) -> Option<Vec<(Way, WayLoss)>> {
        let ways = self.ways(sight);
        if ways.len() != self.stood.len() {
            return None;
        }
        let mut ways: Vec<_> = ways.into_iter().zip(self.stood.iter().copied()).collect();
        ways.sort_by_key(|(_, stood)| (!stood.is_right(), stood.behind));
        Some(ways)
    }

    /// True when the same bot, games and seed say the same again, and what is asked is true of the position.
    pub fn holds(&self, library: &Library) -> bool {
        self.game(library).is_some_and(|game| self.holds_in(&game))
    }

    /// The same, asked of a game in this position, in whatever order its bag is.
    pub fn holds_in(&self, game: &Game) -> bool {
        let is_its_bot =
            self.bot == BOT.word() && self.version == BOT.version() && self.games == GAMES;
        let sight = game.sight();
        let again = judge::judged(&sight, &self.ways(&sight), self.seed);
        let is_same = is_its_bot && again.as_ref() == Some(&self.stood);
        is_same && judge::is_clear(&self.stood) && self.is_so(&sight)
    }

    /// True when what is said of the land is so: every right way wins or keeps it, and what does not is wrong.
    pub(crate) fn is_so(&self, sight: &PlayerView) -> bool {
        let About::Land { place, tiles, .. } = self.about else {
            return true;
        };
        let Some(me) = sight.to_move() else {
            return false;
        };
        let is_theirs = self.kind == QuestionKind::Steal;
        let does = |way: &Way| match self.kind {
            QuestionKind::Steal => land::wins(sight, way, place, me),
            _ => find::keeps(sight, way, place, me),
        };
        find::decides(&self.ways(sight), &self.stood, does) && (is_theirs || tiles > 0)
    }
}

/// A position that is told as a file tells it.
pub(crate) fn opened(library: &Library, setup: &Value) -> Option<Game> {
    let opening: GameSetup = content::document::read_part(setup.clone(), "setup").ok()?;
    debug_assert!(
        matches!(opening.players, Players::Each(_)),
        "seats are told"
    );
    let opened = library.open(&opening).ok()?;
    Game::new(opened.table, &opened.setup).ok()
}
