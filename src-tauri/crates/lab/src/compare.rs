//! Two mixes side by side: what differs, by how much, and whether chance alone would do it.

use crate::figures::LabFigures;
use crate::measure::{LabGroup, LabMeasure};
use crate::odds::{Interval, Sample, beyond_chance, welch};
use crate::origin::Origin;
use crate::plan::LabPlan;
use crate::report::{Bin, TURNS_NAME, bins_between, counted, lead, width};
use serde::Serialize;
use std::{fmt, iter};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case", tag = "of")]
pub enum LabSubject {
    /// The mean score of a seat, from 0.
    Score {
        /// Which.
        seat: u8,
    },
    /// The share of victories of the first seat.
    FirstWon,
    /// The lead of the first seat.
    FirstLead,
    /// What is counted in every game.
    Count {
        /// Its sort.
        group: LabGroup,
        /// The word for it.
        what: &'static str,
        /// The expansion that brings it.
        expansion: &'static str,
    },
}

impl fmt::Display for LabSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Score { seat } => write!(f, "seat {}: score", seat + 1),
            Self::FirstWon => f.write_str("first seat: victories"),
            Self::FirstLead => f.write_str("first seat: lead"),
            Self::Count {
                group,
                what,
                expansion,
            } => write!(f, "{expansion} {}: {what}", group.word()),
        }
    }
}

/// One figure of two mixes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabDifference")]
pub struct Difference {
    /// Which.
    pub subject: LabSubject,
    /// As it is counted once a game.
    #[serde(flatten)]
    pub per_game: Distance,
    /// Divided by the turns, so that a longer game is not more of it; nothing for what no turn adds to.
    pub per_turn: Option<Distance>,
}

/// How far one figure of two mixes is apart.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabDistance")]
pub struct Distance {
    /// Of the first mix.
    pub a: f64,
    /// Of the second.
    pub b: f64,
    /// How much more the second has.
    pub apart: f64,
    /// Where that lies.
    pub sure: Option<Interval>,
    /// True when chance alone would hardly set them so far apart.
    pub beyond_chance: bool,
}

impl Distance {
    /// What chance it has is added to the others’, all of which are judged together.
    fn between(a: &Sample, b: &Sample, odds: &mut Vec<f64>) -> Self {
        let tested = welch(a, b);
        odds.push(tested.map_or(1.0, |(_, odds)| odds));
        Self {
            a: a.mean,
            b: b.mean,
            apart: b.mean - a.mean,
            sure: tested.map(|(sure, _)| sure),
            beyond_chance: false,
        }
    }
}

/// Two mixes side by side.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabComparison")]
pub struct Comparison {
    /// Of which rules and bots each of them is.
    pub origins: [Origin; 2],
    /// What both of them have.
    pub rows: Vec<Difference>,
    /// How many games ended with which scores, of both and by seat: bars of one width from one score to another.
    pub scores: [Vec<Vec<Bin>>; 2],
}

/// Compares what both mixes have.
pub fn compare(a: (&LabPlan, &LabFigures), b: (&LabPlan, &LabFigures)) -> Comparison {
    let of_b = subjects(b.0, b.1);
    let mut rows = Vec::new();
    let mut odds = Vec::new();
    for (subject, a, a_by_turn) in subjects(a.0, a.1) {
        let Some((_, b, b_by_turn)) = of_b.iter().find(|(other, ..)| *other == subject) else {
            continue;
        };
        let per_game = Distance::between(&a, b, &mut odds);
        let by_turn = a_by_turn.zip(*b_by_turn);
        rows.push(Difference {
            subject,
            per_game,
            per_turn: by_turn.map(|(a, b)| Distance::between(&a, &b, &mut odds)),
        });
    }
    let judged = rows
        .iter_mut()
        .flat_map(|row| iter::once(&mut row.per_game).chain(&mut row.per_turn));
    for (distance, beyond) in judged.zip(beyond_chance(&odds)) {
        distance.beyond_chance = beyond;
    }
    let origins = [a.0, b.0].map(|plan| plan.origin.clone());
    Comparison {
        origins,
        rows,
        scores: on_one_axis([a.1, b.1]),
    }
}

fn on_one_axis(both: [&LabFigures; 2]) -> [Vec<Vec<Bin>>; 2] {
    let sides: Vec<_> = both.iter().flat_map(|of| of.seats.clone()).collect();
    let met = || sides.iter().flat_map(|side| side.scores.keys().copied());
    let Some(ends) = met().min().zip(met().max()) else {
        return [Vec::new(), Vec::new()];
    };
    let width = width(&sides);
    both.map(|of| {
        let seats = of.seats.iter();
        seats
            .map(|side| bins_between(&side.scores, width, ends.into()))
            .collect()
    })
}

/// What is compared, in a game and in a turn.
fn subjects(plan: &LabPlan, figures: &LabFigures) -> Vec<(LabSubject, Sample, Option<Sample>)> {
    let mut subjects = Vec::new();
    for (seat, side) in (0..).zip(&figures.seats) {
        subjects.push((LabSubject::Score { seat }, Sample::scores(side), None));
    }
    if figures.seats.len() > 1 {
        let won = Sample::victories(figures.games, &figures.seats[0]);
        subjects.push((LabSubject::FirstWon, won, None));
        subjects.push((LabSubject::FirstLead, lead(plan, figures), None));
    }
    let turns = figures.measures.get(TURNS_NAME);
    subjects.extend(counted(plan, figures).map(|(measure, tally)| {
        let LabMeasure {
            group,
            what,
            expansion,
        } = measure;
        let subject = LabSubject::Count {
            group,
            what,
            expansion,
        };
        let sample = Sample::tally(figures.games, tally, 1.0);
        let turns = turns.filter(|_| measure.grows_with_the_turns());
        let by_turn = turns.and_then(|turns| Sample::per_turn(figures.games, tally, turns));
        (subject, sample, by_turn)
    }));
    subjects
}
