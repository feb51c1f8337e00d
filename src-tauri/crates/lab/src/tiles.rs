//! What became of each tile design beside all others: when it was placed, how often it was claimed, what it brought, how
//! often it was left unfinished; and which of that is no chance.

use crate::figures::{LabFigures, TileTally};
use crate::odds::{Sample, beyond_chance, welch};
use crate::plan::LabPlan;
use rules::ground::Kind;
use rules::tile::TileType;
use serde::Serialize;

/// A tile design, or all of them together.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabTile")]
pub struct TileReport {
    /// Its id; empty for all of them together.
    pub tile: String,
    /// How often it was placed in a game.
    pub laid: f64,
    /// What one placing brought at once to whoever placed it.
    pub points: f64,
    /// In how many games no other placing brought more.
    pub best: u32,
    /// The rest, where it was counted.
    pub fate: Option<FateReport>,
}

/// What became of the copies of a tile, on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabTileFate")]
pub struct FateReport {
    /// The turn in which it was placed.
    pub turn: f64,
    /// How often whoever placed it put a figure on it, of 1.
    pub claimed: f64,
    /// How often a city, a road or a monastery on it was unfinished at the end, of 1.
    pub unfinished: f64,
}

/// How one design stands out from those with the same land, beyond chance.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabFinding")]
pub struct Finding {
    /// Which.
    pub tile: String,
    /// In what.
    pub what: FindingSubject,
    /// Its own figure.
    pub value: f64,
    /// That of the others.
    pub others: f64,
    /// Which others.
    pub peers: TilePeers,
}

/// In what a design can stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "LabFindingSubject", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum FindingSubject {
    Points,
    Claimed,
    Unfinished,
}

/// Designs that are held against each other: a tile with a city is no wonder beside one without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "LabPeers", rename_all = "kebab-case")]
pub enum TilePeers {
    /// Those with a city.
    City,
    /// Those with a road and no city.
    Road,
    /// Those with neither.
    Neither,
    /// Those with a river: they come first, when little can be claimed yet, and each has one or two places.
    River,
    /// All, where no other is of the same sort.
    All,
}

/// Every design that was placed, those first that were worth most most often.
pub(crate) fn tiles(plan: &LabPlan, figures: &LabFigures) -> Vec<TileReport> {
    let types = plan.table().types.iter().zip(&figures.tiles);
    let mut tiles: Vec<_> = types
        .filter(|(_, tally)| tally.laid > 0)
        .map(|(kind, tally)| tile(kind.id.clone(), figures.games, tally))
        .collect();
    tiles.sort_by(|a, b| b.best.cmp(&a.best).then(b.points.total_cmp(&a.points)));
    tiles
}

/// The designs that lie on the table before anybody draws.
pub(crate) fn begun(plan: &LabPlan) -> Vec<String> {
    let first = plan.draw(0).game;
    let laid = first.context().state.board.tiles().iter();
    let types = &plan.table().types;
    laid.map(|tile| types[usize::from(tile.kind)].id.clone())
        .collect()
}

/// The mean of all that were placed; nothing where none was.
pub(crate) fn all(figures: &LabFigures) -> Option<TileReport> {
    let all = sum(figures.tiles.iter())?;
    Some(tile(String::new(), figures.games, &all))
}

/// Where a design stands out beyond chance, what is most unlike the others first.
pub(crate) fn findings(plan: &LabPlan, figures: &LabFigures) -> Vec<Finding> {
    let types = &plan.table().types;
    let mut found = Vec::new();
    let mut odds = Vec::new();
    for (at, (kind, tally)) in types.iter().zip(&figures.tiles).enumerate() {
        let sort = sort(kind);
        let others = |peers: TilePeers| {
            let each = types.iter().zip(&figures.tiles).enumerate();
            let chosen = each.filter(move |(other, (of, _))| {
                *other != at && (peers == TilePeers::All || self::sort(of) == peers)
            });
            sum(chosen.map(|(_, (_, tally))| tally)).map(|tally| (peers, tally))
        };
        // A river tile beside none of its sort says something of rivers, and nothing of the tile.
        let all = || (sort != TilePeers::River).then(|| others(TilePeers::All));
        let Some((peers, beside)) = others(sort).or_else(|| all().flatten()) else {
            continue;
        };
        for (what, value, others) in samples(tally, &beside) {
            // A tile of grass has nothing to finish: that is no find.
            if what == FindingSubject::Unfinished && value.mean == 0.0 {
                continue;
            }
            let Some((_, chance)) = welch(&value, &others) else {
                continue;
            };
            odds.push(chance);
            found.push(Finding {
                tile: kind.id.clone(),
                what,
                value: value.mean,
                others: others.mean,
                peers,
            });
        }
    }
    let mut found: Vec<_> = found
        .into_iter()
        .zip(beyond_chance(&odds))
        .filter_map(|(finding, beyond)| beyond.then_some(finding))
        .collect();
    found.sort_by(|a, b| {
        let order = unlike(b).total_cmp(&unlike(a));
        order.then_with(|| a.tile.cmp(&b.tile))
    });
    found
}

/// How unlike the others: 1 for twice as much, and for half.
fn unlike(finding: &Finding) -> f64 {
    // A figure of next to nothing is not endlessly far from another of next to nothing.
    const LEAST: f64 = 0.05;
    (finding.value.max(LEAST) / finding.others.max(LEAST))
        .log2()
        .abs()
}

fn tile(tile: String, games: u32, tally: &TileTally) -> TileReport {
    let laid = tally.laid.max(1) as f64;
    TileReport {
        tile,
        laid: tally.laid as f64 / f64::from(games.max(1)),
        points: tally.points as f64 / laid,
        best: tally.best,
        fate: tally.fate.map(|fate| FateReport {
            turn: fate.turns as f64 / laid,
            claimed: fate.claimed as f64 / laid,
            unfinished: fate.unfinished as f64 / laid,
        }),
    }
}

fn sum<'a>(tallies: impl Iterator<Item = &'a TileTally>) -> Option<TileTally> {
    let mut placed = tallies.filter(|tally| tally.laid > 0);
    let mut sum = *placed.next()?;
    for tally in placed {
        sum.merge(tally);
    }
    Some(sum)
}

fn sort(kind: &TileType) -> TilePeers {
    let has = |land| kind.segments.iter().any(|segment| segment.kind == land);
    if has(Kind::River) {
        TilePeers::River
    } else if has(Kind::City) {
        TilePeers::City
    } else if has(Kind::Road) {
        TilePeers::Road
    } else {
        TilePeers::Neither
    }
}

/// What is held against each other of a design and of others; nothing where it was not counted of both.
fn samples(
    one: &TileTally,
    others: &TileTally,
) -> impl Iterator<Item = (FindingSubject, Sample, Sample)> + use<> {
    let fates = one.fate.zip(others.fate);
    let placed = (one.laid, others.laid);
    let points = (one.points, others.points);
    fates.into_iter().flat_map(move |(fate, of_others)| {
        let of = |what, [a, b]: [(u64, i64, i64); 2]| {
            let sample = |(n, sum, squares)| Sample::of_many(n, sum, squares);
            (what, sample(a), sample(b))
        };
        // Of what is there or not, the squares are the sum.
        let share = |n, count: u64| (n, count as i64, count as i64);
        [
            of(
                FindingSubject::Claimed,
                [
                    share(placed.0, fate.claimed),
                    share(placed.1, of_others.claimed),
                ],
            ),
            of(
                FindingSubject::Points,
                [
                    (placed.0, points.0, fate.squares),
                    (placed.1, points.1, of_others.squares),
                ],
            ),
            of(
                FindingSubject::Unfinished,
                [
                    share(placed.0, fate.unfinished),
                    share(placed.1, of_others.unfinished),
                ],
            ),
        ]
    })
}
