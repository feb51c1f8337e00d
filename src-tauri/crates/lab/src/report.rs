//! Figures as they are shown: means, spreads and shares, with how sure they are. The only place that divides.

use crate::expansions::can_happen;
use crate::figures::{LabFigures, NotableGames, SideFigures, Tally};
use crate::measure::LabMeasure;
use crate::odds::{Interval, Sample, wilson};
use crate::origin::Origin;
use crate::plan::LabPlan;
use crate::tiles::{self, Finding, TileReport};
use serde::Serialize;
use std::collections::BTreeMap;

/// The name of the measure that says how long a game is.
pub(crate) const TURNS_NAME: &str = "base/game/turns";

/// What many games tell of a mix.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct LabReport {
    /// How many games were played.
    pub games: u32,
    /// Of which rules and bots.
    pub origin: Origin,
    /// By seat, in turn order.
    pub seats: Vec<SideReport>,
    /// By bot, in the order of the plan.
    pub bots: Vec<SideReport>,
    /// Whether it pays to begin; nothing to say of a game alone.
    pub first: Option<FirstPlayerEffect>,
    /// Points of all seats in a turn; nothing where no turn was counted.
    pub points_per_turn: Option<f64>,
    /// What was counted in every game, but for expansions that are off.
    pub measures: Vec<MeasureReport>,
    /// What is counted today and was not counted in these games, but for expansions that are off.
    pub uncounted: Vec<LabMeasure>,
    /// The tile designs, those first that were worth most most often.
    pub tiles: Vec<TileReport>,
    /// The designs that lie on the table before anybody draws.
    pub begun: Vec<String>,
    /// The mean of all tiles that were placed.
    pub every_tile: Option<TileReport>,
    /// Where tiles stand out beyond chance, what is most unlike the others first.
    pub findings: Vec<Finding>,
    /// The games worth a look.
    pub notable: NotableGames,
}

/// A seat or a bot.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabSide")]
pub struct SideReport {
    /// The bot; a seat has every one of them in turn.
    pub bot: Option<&'static str>,
    /// The mean score.
    pub mean: f64,
    /// Where it lies.
    pub sure: Option<Interval>,
    /// The standard deviation of the scores.
    pub deviation: f64,
    /// The lowest score.
    pub least: i32,
    /// A quarter of the scores are not higher.
    pub quarter: i32,
    /// Half of the scores are not higher.
    pub median: i32,
    /// Three quarters of the scores are not higher.
    pub three_quarters: i32,
    /// The highest score.
    pub most: i32,
    /// The share of victories; those who tie share one.
    pub won: f64,
    /// Where it lies.
    pub won_sure: Option<Interval>,
    /// How many games ended with which scores.
    pub bins: Vec<Bin>,
}

/// How many games ended with scores from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "LabBin")]
#[allow(missing_docs, reason = "said above")]
pub struct Bin {
    pub from: i32,
    pub to: i32,
    pub games: u32,
}

/// Whether it pays to begin.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabFirst")]
pub struct FirstPlayerEffect {
    /// The share of victories of the first seat.
    pub won: f64,
    /// Where it lies.
    pub won_sure: Option<Interval>,
    /// The share if the seats were even.
    pub even: f64,
    /// The score of the first seat before the mean of the others.
    pub lead: f64,
    /// Where it lies.
    pub lead_sure: Option<Interval>,
}

/// Something that is counted in every game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabCount")]
pub struct MeasureReport {
    /// What.
    #[serde(flatten)]
    pub measure: LabMeasure,
    /// How much of it in a game.
    pub mean: f64,
    /// Where that lies.
    pub sure: Option<Interval>,
    /// The standard deviation.
    pub deviation: f64,
    /// The least of any game.
    pub least: i32,
    /// The most of any game.
    pub most: i32,
}

/// What the figures of a plan tell.
pub fn report(plan: &LabPlan, figures: &LabFigures) -> LabReport {
    let games = figures.games;
    let names = plan.bots.iter().map(|bot| Some(bot.word()));
    let width = width(&figures.seats);
    let side = |side: &SideFigures, bot| side_report(games, side, bot, width);
    LabReport {
        games,
        origin: plan.origin.clone(),
        seats: figures.seats.iter().map(|seat| side(seat, None)).collect(),
        bots: figures
            .bots
            .iter()
            .zip(names)
            .map(|(bot, name)| side(bot, name))
            .collect(),
        first: (plan.bots.len() > 1).then(|| first(plan, figures)),
        points_per_turn: points_per_turn(figures),
        measures: counted(plan, figures)
            .map(|(measure, tally)| {
                let sample = Sample::tally(games, tally, 1.0);
                MeasureReport {
                    measure,
                    mean: sample.mean,
                    sure: sample.interval(),
                    deviation: sample.deviation(),
                    least: tally.least,
                    most: tally.most,
                }
            })
            .collect(),
        uncounted: within(plan, figures)
            .filter(|(_, tally)| tally.is_none())
            .map(|(measure, _)| measure)
            .collect(),
        tiles: tiles::tiles(plan, figures),
        begun: tiles::begun(plan),
        every_tile: tiles::all(figures),
        findings: tiles::findings(plan, figures),
        notable: figures.notable,
    }
}

/// What was counted once a game in the expansions of a plan.
pub(crate) fn counted<'a>(
    plan: &LabPlan,
    figures: &'a LabFigures,
) -> impl Iterator<Item = (LabMeasure, &'a Tally)> + use<'a> {
    within(plan, figures).filter_map(|(measure, tally)| Some((measure, tally?)))
}

/// What can be counted in the expansions of a plan, with its tally if it was.
fn within<'a>(
    plan: &LabPlan,
    figures: &'a LabFigures,
) -> impl Iterator<Item = (LabMeasure, Option<&'a Tally>)> + use<'a> {
    let table = plan.table().clone();
    figures
        .measures
        .each()
        .filter(move |(measure, _)| can_happen(measure, &table))
}

fn points_per_turn(figures: &LabFigures) -> Option<f64> {
    let sum = |name| figures.measures.get(name).map(|tally| tally.sum);
    let (points, turns) = sum("base/game/points").zip(sum(TURNS_NAME))?;
    (turns > 0).then(|| points as f64 / turns as f64)
}

/// The lead of the first seat before the mean of the others.
pub(crate) fn lead(plan: &LabPlan, figures: &LabFigures) -> Sample {
    let others = plan.bots.len().saturating_sub(1).max(1);
    Sample::tally(figures.games, &figures.lead, others as f64)
}

fn first(plan: &LabPlan, figures: &LabFigures) -> FirstPlayerEffect {
    let won = Sample::victories(figures.games, &figures.seats[0]).mean;
    let lead = lead(plan, figures);
    FirstPlayerEffect {
        won,
        won_sure: wilson(won, figures.games),
        even: 1.0 / plan.bots.len() as f64,
        lead: lead.mean,
        lead_sure: lead.interval(),
    }
}

fn side_report(
    games: u32,
    side: &SideFigures,
    bot: Option<&'static str>,
    width: i32,
) -> SideReport {
    let scores = Sample::scores(side);
    let won = Sample::victories(games, side).mean;
    SideReport {
        bot,
        mean: scores.mean,
        sure: scores.interval(),
        deviation: scores.deviation(),
        least: side.scores.keys().next().copied().unwrap_or_default(),
        quarter: quantile(&side.scores, games, 1),
        median: quantile(&side.scores, games, 2),
        three_quarters: quantile(&side.scores, games, 3),
        most: side.scores.keys().last().copied().unwrap_or_default(),
        won,
        won_sure: wilson(won, games),
        bins: bins(&side.scores, width),
    }
}

/// The lowest score that so many quarters of the games do not pass.
fn quantile(scores: &BTreeMap<i32, u32>, games: u32, quarters: u64) -> i32 {
    let wanted = (u64::from(games) * quarters).div_ceil(4);
    let mut met = 0;
    let mut reached = scores.iter().skip_while(|(_, count)| {
        met += u64::from(**count);
        met < wanted
    });
    reached.next().map_or(0, |(score, _)| *score)
}

/// How many scores go into one bar, so that all seats together have a dozen and a half at most.
pub(crate) fn width(sides: &[SideFigures]) -> i32 {
    let scores = || sides.iter().flat_map(|side| side.scores.keys().copied());
    let span = scores().max().unwrap_or_default() - scores().min().unwrap_or_default();
    let widths = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
    let fits = widths.into_iter().find(|width| span / width < 18);
    fits.unwrap_or(2000)
}

fn bins(scores: &BTreeMap<i32, u32>, width: i32) -> Vec<Bin> {
    let ends = scores.keys().next().zip(scores.keys().last());
    let ends = ends.map(|(first, last)| [*first, *last]);
    ends.map_or_else(Vec::new, |ends| bins_between(scores, width, ends))
}

/// Bars of one width over a stretch of scores, whether or not all of them were met.
pub(crate) fn bins_between(
    scores: &BTreeMap<i32, u32>,
    width: i32,
    [first, last]: [i32; 2],
) -> Vec<Bin> {
    let bin = |from: i32| Bin {
        from,
        to: from + width - 1,
        games: scores.range(from..from + width).map(|(_, n)| n).sum(),
    };
    let (first, last) = (first.div_euclid(width), last.div_euclid(width));
    (first..=last).map(|nth| bin(nth * width)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_parted_into_quarters_and_bars() {
        let scores: BTreeMap<i32, u32> = [(10, 1), (20, 2), (31, 1)].into();
        let quarters = [1, 2, 3].map(|n| quantile(&scores, 4, n));
        assert_eq!(quarters, [10, 20, 20]);
        let bars: Vec<_> = bins(&scores, 10)
            .into_iter()
            .map(|b| (b.from, b.games))
            .collect();
        assert_eq!(bars, [(10, 1), (20, 2), (30, 1)]);
        assert!(bins(&BTreeMap::new(), 10).is_empty());
        assert_eq!(quantile(&BTreeMap::new(), 0, 2), 0);
    }
}
