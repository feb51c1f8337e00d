//! Farmers: BG-25 to BG-27, BG-30 and its two older forms (OP-09). Reads the land; pays through `close.rs`.

use super::{FIELD_CITIES, OLD_FIELD_CITIES, close, worth};
use crate::expansion::Hook;
use crate::figure::SegmentId;
use crate::ground::{Kind, MAX_PLAYERS, PlayerId};
use crate::options::Choice;
use crate::score::{Payment, ScoreLines, Scoring, Source, When, add};
use crate::state::{Context, ContextMut};

/// The values of OP-09.
const PER_CITY_ONCE: u8 = 1;
const CITY_ONCE_A_PLAYER: u8 = 2;

/// True when cities are judged one by one, by all farmers around them.
#[must_use]
pub const fn judged_by_city(context: Context<'_>) -> bool {
    context.table.options.of(Choice::Farmers) == PER_CITY_ONCE
}

/// True when what a field pays depends on no other field.
#[must_use]
pub const fn judged_alone(context: Context<'_>) -> bool {
    context.table.options.of(Choice::Farmers) != CITY_ONCE_A_PLAYER
}

/// The fields with a claim on them, in scoring order.
#[must_use]
pub fn claimed(context: Context<'_>) -> Vec<SegmentId> {
    super::finish::claimed(context, |kind| kind == Kind::Field)
}

/// How many cities beside a field are complete; shows each of the others.
pub fn completed_beside(
    context: Context<'_>,
    field: SegmentId,
    mut see_open: impl FnMut(SegmentId),
) -> u16 {
    let board = &context.state.board;
    let mut completed = 0;
    board.each_city_beside(context.types(), field, |city| {
        if board.open(city) == 0 {
            completed += 1;
        } else {
            see_open(city);
        }
    });
    completed
}

/// What a field pays one of its owners, with so many completed cities beside it.
#[must_use]
pub fn lines(
    context: Context<'_>,
    field: SegmentId,
    completed: u16,
    player: PlayerId,
) -> ScoreLines {
    let mut lines = ScoreLines::new();
    if judged_alone(context) {
        add(&mut lines, &FIELD_CITIES, completed, 3);
    } else {
        let cities = paying_cities(context, field, player).len();
        add(&mut lines, &OLD_FIELD_CITIES, cities as u16, 3);
    }
    for expansion in context.table.heard_by(Hook::Appraise) {
        expansion.appraise_field(context, field, player, &mut lines);
    }
    lines
}

/// The completed cities that a field pays a player for.
#[must_use]
pub fn paying_cities(context: Context<'_>, field: SegmentId, player: PlayerId) -> Vec<SegmentId> {
    let board = &context.state.board;
    let mut cities = Vec::new();
    board.completed_cities(context.types(), field, &mut cities);
    if !judged_alone(context) {
        // OP-09: a city pays a player only through the first of his fields.
        let mut earlier = Vec::new();
        for other in claimed(context)
            .into_iter()
            .take_while(|f| *f != board.feature(field))
        {
            if worth::owners(worth::strengths(context, other)).any(|p| p == player) {
                board.completed_cities(context.types(), other, &mut earlier);
                cities.retain(|city| !earlier.contains(city));
            }
        }
    }
    cities
}

/// The completed cities that any farmer touches, in scoring order.
#[must_use]
pub fn farmed_cities(context: Context<'_>) -> Vec<SegmentId> {
    let mut all = Vec::new();
    let mut cities = Vec::new();
    for field in claimed(context) {
        context
            .state
            .board
            .completed_cities(context.types(), field, &mut cities);
        all.extend(cities.iter().copied());
    }
    all.sort_unstable_by_key(|city| context.scoring_order(*city));
    all.dedup();
    all
}

/// OP-09, first printing: whoever has the most farmers around a city gets 4, once.
pub fn score_city(stage: &mut ContextMut<'_>, city: SegmentId) {
    let scoring = city_scoring(stage.context(), city);
    close::pay(stage, &scoring);
}

fn city_scoring(context: Context<'_>, city: SegmentId) -> Scoring {
    let mut strengths = [0u8; MAX_PLAYERS];
    let mut cities = Vec::new();
    let mut touching = Vec::new();
    for field in claimed(context) {
        context
            .state
            .board
            .completed_cities(context.types(), field, &mut cities);
        if cities.contains(&city) {
            touching.push(field);
            for (sum, here) in strengths.iter_mut().zip(worth::strengths(context, field)) {
                *sum += here;
            }
        }
    }
    let mut scoring = Scoring::new(Source::Field, Some(context.place(city)), When::Final);
    scoring.strengths = strengths;
    for player in worth::owners(strengths) {
        let mut lines = ScoreLines::new();
        add(&mut lines, &OLD_FIELD_CITIES, 1, 4);
        for expansion in context.table.heard_by(Hook::Appraise) {
            let before = lines.len();
            for field in &touching {
                // One pig beside the city is enough, and one counts.
                if lines.len() == before {
                    expansion.appraise_city(context, *field, player, &mut lines);
                }
            }
        }
        scoring.payments.push(Payment { player, lines });
    }
    scoring
}
