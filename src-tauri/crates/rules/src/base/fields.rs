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
pub const fn judged_by_city(scene: Context<'_>) -> bool {
    scene.table.options.of(Choice::Farmers) == PER_CITY_ONCE
}

/// True when what a field pays depends on no other field.
#[must_use]
pub const fn judged_alone(scene: Context<'_>) -> bool {
    scene.table.options.of(Choice::Farmers) != CITY_ONCE_A_PLAYER
}

/// The fields with a claim on them, in scoring order.
#[must_use]
pub fn claimed(scene: Context<'_>) -> Vec<SegmentId> {
    super::finish::claimed(scene, |kind| kind == Kind::Field)
}

/// Adds what a field pays one of its owners.
pub fn add_lines(scene: Context<'_>, field: SegmentId, player: PlayerId, lines: &mut ScoreLines) {
    let item = if judged_alone(scene) {
        &FIELD_CITIES
    } else {
        &OLD_FIELD_CITIES
    };
    let cities = paying_cities(scene, field, player).len();
    add(lines, item, cities as u16, 3);
}

/// The completed cities that a field pays a player for.
#[must_use]
pub fn paying_cities(scene: Context<'_>, field: SegmentId, player: PlayerId) -> Vec<SegmentId> {
    let board = &scene.state.board;
    let mut cities = Vec::new();
    board.completed_cities(scene.types(), field, &mut cities);
    if !judged_alone(scene) {
        // OP-09: a city pays a player only through the first of his fields.
        let mut earlier = Vec::new();
        for other in claimed(scene)
            .into_iter()
            .take_while(|f| *f != board.feature(field))
        {
            if worth::owners(worth::strengths(scene, other)).any(|p| p == player) {
                board.completed_cities(scene.types(), other, &mut earlier);
                cities.retain(|city| !earlier.contains(city));
            }
        }
    }
    cities
}

/// The completed cities that any farmer touches, in scoring order.
#[must_use]
pub fn farmed_cities(scene: Context<'_>) -> Vec<SegmentId> {
    let mut all = Vec::new();
    let mut cities = Vec::new();
    for field in claimed(scene) {
        scene
            .state
            .board
            .completed_cities(scene.types(), field, &mut cities);
        all.extend(cities.iter().copied());
    }
    all.sort_unstable_by_key(|city| scene.scoring_order(*city));
    all.dedup();
    all
}

/// OP-09, first printing: whoever has the most farmers around a city gets 4, once.
pub fn score_city(stage: &mut ContextMut<'_>, city: SegmentId) {
    let scoring = city_scoring(stage.scene(), city);
    close::pay(stage, &scoring);
}

fn city_scoring(scene: Context<'_>, city: SegmentId) -> Scoring {
    let mut strengths = [0u8; MAX_PLAYERS];
    let mut cities = Vec::new();
    let mut touching = Vec::new();
    for field in claimed(scene) {
        scene
            .state
            .board
            .completed_cities(scene.types(), field, &mut cities);
        if cities.contains(&city) {
            touching.push(field);
            for (sum, here) in strengths.iter_mut().zip(worth::strengths(scene, field)) {
                *sum += here;
            }
        }
    }
    let mut scoring = Scoring::new(Source::Field, Some(scene.place(city)), When::Final);
    scoring.strengths = strengths;
    for player in worth::owners(strengths) {
        let mut lines = ScoreLines::new();
        add(&mut lines, &OLD_FIELD_CITIES, 1, 4);
        for expansion in scene.table.heard_by(Hook::Appraise) {
            let before = lines.len();
            for field in &touching {
                // One pig beside the city is enough, and one counts.
                if lines.len() == before {
                    expansion.appraise_city(scene, *field, player, &mut lines);
                }
            }
        }
        scoring.payments.push(Payment { player, lines });
    }
    scoring
}
