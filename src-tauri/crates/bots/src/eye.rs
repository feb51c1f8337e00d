//! What a mind sees in land and in followers at home: as it stands, or as it may come to with the tiles that are
//! left. Computes no score itself, and compares nothing.

use crate::motive::Motive;
use rules::base::worth;
use rules::figure::{FigureKind, SegmentId};
use rules::ground::{Kind, PlayerId};
use rules::state::{Scene, Scores};

/// How somebody looks at land.
pub(crate) trait Eye: Copy {
    /// So many of what it counts in make a point; a hundred is a multiple of it.
    const POINT: i32;

    /// The version of the bot that looks so: another number whenever it answers otherwise.
    const VERSION: u32;

    /// What a claimed feature is worth to each player.
    fn worth(self, scene: Scene<'_>, feature: SegmentId) -> Scores;

    /// What so many followers at home are worth, in hundredths of a point.
    fn followers(self, count: i32) -> i32;

    /// What it is worth to a player that his abbots are where they are, in hundredths of a point: at home they can
    /// be needed, out there they grow.
    fn abbots(self, scene: Scene<'_>, player: PlayerId) -> i32;

    /// How a player stands where each has so much now, and had that much before: ahead of the best of the others.
    fn stands(self, now: &[i32], _before: &[i32], own: usize) -> i32 {
        let others = now.iter().enumerate().filter(|(player, _)| *player != own);
        now[own] - others.map(|(_, points)| *points).max().unwrap_or(0)
    }

    /// What it has to say itself of an action that makes so much difference, in hundredths of a point.
    fn motive(self, difference: i32) -> Option<Motive>;
}

/// Sees what a feature would pay as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AsItStands;

impl Eye for AsItStands {
    const POINT: i32 = 1;
    const VERSION: u32 = 1;

    fn worth(self, scene: Scene<'_>, feature: SegmentId) -> Scores {
        worth::points(scene, feature)
    }

    /// Each is worth a little.
    fn followers(self, count: i32) -> i32 {
        120 * count
    }

    /// One who still grows is worth as much as one at home: so he is called back when little is to come.
    fn abbots(self, scene: Scene<'_>, player: PlayerId) -> i32 {
        let growing = abbots_of(scene, player).filter(|open| *open > 1).count();
        let home = scene.state.supply(player, FigureKind::Abbot);
        120 * (i32::from(home) + growing as i32)
    }

    /// Points and followers say it all.
    fn motive(self, _: i32) -> Option<Motive> {
        None
    }
}

/// How many cells are still free around each of a player's abbots.
fn abbots_of(scene: Scene<'_>, player: PlayerId) -> impl Iterator<Item = u16> {
    let out = scene.state.figures.iter();
    let out = out.filter(move |f| f.owner == player && f.kind == FigureKind::Abbot);
    out.map(move |f| scene.state.board.open(f.on))
}

/// Sees what a feature may come to with the tiles that are left, and that followers are needed again.
///
/// How likely a feature is completed is guessed from how many tiles are left and how much of it is open, nothing
/// else. The numbers below were found by trying: in duels with the greedy bot, hundreds of games for each change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ahead {
    left: i32,
    /// Turns that each player still has, as far as they matter.
    turns: i32,
    /// Out of a hundred: how much of a monastery or garden each player may still expect to draw, at most one.
    cloister: i32,
}

/// One open side of a city or a road is closed in half of all cases with so many tiles left, …
const CITY_IN_HALF: i32 = 14;
const ROAD_IN_HALF: i32 = 138;
/// … and a cell beside a monastery is filled.
const CELL_IN_HALF: i32 = 1;
/// A field with a farmer brings so much more until the end, from the first of so many tiles; in hundredths.
const FIELD: i32 = 49;
const WHOLE_BAG: i32 = 72;
/// What a figure is worth that is sure to come home; in hundredths of a point.
const COMES_HOME: i32 = 28;
/// What followers at home are worth, none to seven: the last ones are dear.
const AT_HOME: [i32; 8] = [0, 842, 1348, 1685, 1954, 2190, 2392, 2561];
/// What an abbot at home is worth who will be needed; in hundredths of a point.
const ABBOT_AT_HOME: i32 = 260;
/// With fewer turns than these to come, followers lose their worth.
const TURNS_THAT_MATTER: i32 = 9;

/// How many tiles are left on which an abbot could stand.
fn cloisters(scene: Scene<'_>) -> i32 {
    let types = scene.types();
    let left = scene.state.undrawn().iter();
    left.filter(|tile| types[usize::from(**tile)].surrounded)
        .count() as i32
}

impl Ahead {
    pub(crate) fn of(scene: Scene<'_>) -> Self {
        let left = scene.state.left() as i32;
        let seats = scene.state.players.len() as i32;
        let turns = left / seats;
        let in_play = scene.table.figure(FigureKind::Abbot).stands_on != 0;
        let cloisters = if in_play { cloisters(scene) } else { 0 };
        Self {
            left,
            turns: turns.min(TURNS_THAT_MATTER),
            cloister: (100 * cloisters / seats).min(100),
        }
    }

    /// Out of a hundred: how likely something happens that needs so much.
    fn likely(self, needed: i32) -> i32 {
        100 * self.left / (self.left + needed)
    }

    /// What is worth so much early in the game.
    const fn by_now(self, early: i32) -> i32 {
        early * self.turns / TURNS_THAT_MATTER
    }
}

impl Eye for Ahead {
    const POINT: i32 = 100;
    const VERSION: u32 = 1;

    fn worth(self, scene: Scene<'_>, feature: SegmentId) -> Scores {
        let board = &scene.state.board;
        let mut worth = worth::points(scene, feature).map(|points| 100 * points);
        let open = i32::from(board.open(feature));
        let kind = board.kind(feature);
        match kind {
            Kind::City | Kind::Road if open > 0 => {
                let in_half = if kind == Kind::City {
                    CITY_IN_HALF
                } else {
                    ROAD_IN_HALF
                };
                let likely = self.likely(in_half * open);
                let home = self.by_now(COMES_HOME);
                let closed = worth::points_if_closed(scene, feature);
                let figures = worth::strengths(scene, feature);
                for ((worth, closed), figures) in worth.iter_mut().zip(closed).zip(figures) {
                    let more = 100 * closed - *worth + home * i32::from(figures);
                    *worth += likely * more / 100;
                }
            }
            _ if kind.is_surrounded() => {
                let more = open * self.likely(CELL_IN_HALF);
                let owned = worth.iter_mut().filter(|worth| **worth > 0);
                owned.for_each(|worth| *worth += more);
            }
            Kind::Field => {
                let more = FIELD * self.left / WHOLE_BAG;
                let figures = worth::strengths(scene, feature);
                let there = worth.iter_mut().zip(figures);
                let there = there.filter(|(_, figures)| *figures > 0);
                there.for_each(|(worth, _)| *worth += more);
            }
            _ => {}
        }
        worth
    }

    fn followers(self, count: i32) -> i32 {
        let most = AT_HOME.len() - 1;
        self.by_now(AT_HOME[usize::try_from(count).unwrap_or(0).min(most)])
    }

    fn abbots(self, scene: Scene<'_>, player: PlayerId) -> i32 {
        let home = i32::from(scene.state.supply(player, FigureKind::Abbot));
        self.by_now(ABBOT_AT_HOME) * self.cloister / 100 * home
    }

    fn motive(self, difference: i32) -> Option<Motive> {
        Some(Motive::Prospects {
            left: self.left,
            hundredths: difference,
        })
    }
}
