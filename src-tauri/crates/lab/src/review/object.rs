//! A review as other programs read it: one object, `bastide/review@1`. Its words for people are those of the
//! terminal.

use super::decision::ReviewDecision;
use super::job::Review;
use super::luck::UNSAID_APART;
use super::overall::overall;
use super::part::ReviewPart;
use crate::motive;
use bots::{BotKind, Motive};
use content::action::ActionText;
use rules::action::Action;
use rules::ground::PlayerId;
use rules::table::Table;
use serde::Serialize;

const FORMAT: &str = "bastide/review@1";

/// The whole of a review.
#[derive(Debug, Serialize)]
pub struct Object {
    format: &'static str,
    by: ByPlayer,
    result: Vec<i32>,
    adjusted: Vec<Range>,
    turns: Vec<OfPart>,
    overall: Vec<SumOut>,
}

#[derive(Debug, Serialize)]
struct ByPlayer {
    bot: &'static str,
    games: u32,
}

#[derive(Debug, Serialize)]
struct Range {
    value: f64,
    low: f64,
    high: f64,
}

#[derive(Debug, Serialize)]
struct OfPart {
    turn: u16,
    player: PlayerId,
    tile: Option<String>,
    luck: Option<OfDraw>,
    expected: Vec<f64>,
    chances: Vec<Option<f64>>,
    decisions: Vec<JudgedOut>,
}

#[derive(Debug, Serialize)]
struct OfDraw {
    value: f64,
    error: f64,
}

#[derive(Debug, Serialize)]
struct JudgedOut {
    step: usize,
    player: PlayerId,
    taken: ActionText,
    best: ActionText,
    lost: f64,
    noise: f64,
    lead: f64,
    chance: Option<f64>,
    chance_lost: Option<f64>,
    grade: Option<&'static str>,
    forced: bool,
    reasons: Vec<ReasonField>,
}

#[derive(Debug, Serialize)]
struct ReasonField {
    #[serde(flatten)]
    motive: Motive,
    message: String,
}

#[derive(Debug, Serialize)]
struct SumOut {
    player: PlayerId,
    points: i32,
    lost: f64,
    unforced: u32,
    rate: f64,
    luck: f64,
    rating: Option<&'static str>,
}

impl Object {
    /// Of a review as far as it has come.
    pub fn of(review: &Review) -> Self {
        let parts = review.parts();
        let table = review.subject().end().table();
        let all = overall(review.subject().end(), parts.values());
        let range = |one: &super::overall::AdjustedPoints| Range {
            value: points(one.value),
            low: points(one.low),
            high: points(one.high),
        };
        let sum = |one: &super::overall::PlayerReview| SumOut {
            player: one.player,
            points: one.points,
            lost: points(one.lost),
            unforced: one.unforced,
            rate: points(one.rate),
            luck: points(one.luck),
            rating: one.rating.map(super::grade::Rating::word),
        };
        Self {
            format: FORMAT,
            by: ByPlayer {
                bot: BotKind::Steady.word(),
                games: review.depth().games,
            },
            adjusted: all.adjusted.iter().map(range).collect(),
            turns: parts.values().map(|part| turn(part, table)).collect(),
            overall: all.players.iter().map(sum).collect(),
            result: all.result,
        }
    }
}

fn turn(part: &ReviewPart, table: &Table) -> OfPart {
    OfPart {
        turn: part.turn,
        player: part.player,
        tile: part
            .tile
            .map(|tile| table.types[usize::from(tile)].id.clone()),
        luck: part.luck.as_ref().map(|luck| OfDraw {
            value: points(luck.ahead),
            error: points(UNSAID_APART),
        }),
        expected: part.expected.iter().map(|one| points(one.mean)).collect(),
        chances: part.expected.iter().map(|one| share(one.chance)).collect(),
        decisions: part
            .decisions
            .iter()
            .map(|one| judged(one, table))
            .collect(),
    }
}

fn judged(one: &ReviewDecision, table: &Table) -> JudgedOut {
    let said = |action: Action| ActionText::of(action, table);
    let because = |reason: &Motive| ReasonField {
        message: motive::said(reason),
        motive: reason.clone(),
    };
    JudgedOut {
        step: one.step,
        player: one.player,
        taken: said(one.taken),
        best: said(one.best),
        lost: points(one.lost),
        noise: points(one.noise),
        lead: points(one.lead),
        chance: share(one.chance),
        chance_lost: share(one.chance_lost),
        grade: one.grade.map(super::grade::Grade::word),
        forced: one.forced,
        reasons: one.reasons.iter().map(because).collect(),
    }
}

/// From thousandths, as a part of one.
fn share(chance: Option<u16>) -> Option<f64> {
    chance.map(|chance| f64::from(chance) / 1_000.0)
}

/// From hundredths.
fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}
