//! Scores put right by hand: what a table agreed on and the rules know nothing of, with its note. Only for games whose
//! tiles come from a real bag.

use super::asking::refuse_locked;
use super::change::{GameChange, GameWrite};
use super::open_game::OpenGame;
use super::{NO_STEP, Session, correcting, kept};
use crate::error::{AppError, Result};
use crate::view::game::GameView;
use content::action::ActionText;
use content::adjustment;
use content::number::Whole;
use content::record::PlayedDecision;
use content::text::MOST_LETTERS_OF_NAME;
use rules::ground::PlayerId;
use rules::history::{History, HistoryAdjustment, HistoryDecision, MOST_ADJUSTMENTS, TurnSnapshot};
use rules::reason::Rejection;
use rules::setup::MAX_SCORE;
use rules::table::Table;
use std::sync::Arc;
use store::AllowedValues;

/// Plays the next decision of a record on a line, with what the table agreed on after it.
pub(super) fn play_on(history: &mut History, played: &PlayedDecision) -> Result<(), Rejection> {
    let action = played.action.meant(history.now().table());
    let adjusted = played
        .adjusted
        .iter()
        .map(|one| HistoryAdjustment::agreed(one.player.get(), one.points.get(), &one.note));
    history
        .play_adjusted(played.player, action, adjusted)
        .map(drop)
}

/// A step as a record has it; nothing for the beginning.
pub(super) fn recorded(moment: &TurnSnapshot, table: &Table) -> Option<PlayedDecision> {
    let HistoryDecision { player, action } = moment.decision?;
    let adjusted = moment.adjusted.iter().filter_map(|one| {
        Some(adjustment::Adjustment {
            player: Whole::new(one.player.0.into())?,
            points: Whole::new(one.points.into())?,
            note: one.note.to_string(),
        })
    });
    Some(PlayedDecision {
        player,
        action: ActionText::of(action, table),
        adjusted: adjusted.collect(),
    })
}

/// Has other points agreed on after a step, and plays all that followed again.
fn adjust(
    open: &mut OpenGame,
    step: usize,
    adjusted: Vec<HistoryAdjustment>,
) -> Result<GameChange> {
    let before = step.checked_sub(1).ok_or(NO_STEP)?;
    let (head, after) = (open.kept_head(), open.kept(before));
    let written = Arc::clone(open.history().now());
    open.adjust(step, adjusted)?;
    let played = correcting::played(open.history(), step);
    let acts = played.iter().map(kept::act).collect::<Result<_, _>>()?;
    let page = kept::page(open.history().now(), open.head(), Some(&written))?;
    Ok(GameChange {
        since: step,
        keep: Some(GameWrite::Acts {
            head,
            after,
            acts,
            page,
        }),
    })
}

fn invalid(field: &str, found: impl ToString, allowed: AllowedValues) -> AppError {
    AppError::Invalid {
        field: field.to_owned(),
        found: found.to_string(),
        allowed,
    }
}

/// What may be agreed on where the game stands.
fn checked(open: &OpenGame, player: u8, points: i32, note: &str) -> Result<HistoryAdjustment> {
    let players = &open.history().now().state().players;
    let Some(seat) = players.get(usize::from(player)) else {
        let allowed = AllowedValues::one_of(0..players.len());
        return Err(invalid("player", player, allowed));
    };
    let (least, most) = (-seat.score, MAX_SCORE - seat.score);
    if points == 0 || !(least..=most).contains(&points) {
        let allowed = AllowedValues::RangeButZero { least, most };
        return Err(invalid("points", points, allowed));
    }
    let note = note.trim();
    if note.chars().count() > MOST_LETTERS_OF_NAME {
        let most = MOST_LETTERS_OF_NAME as u32;
        let allowed = AllowedValues::Letters { most };
        return Err(invalid("note", note, allowed));
    }
    Ok(HistoryAdjustment::agreed(PlayerId(player), points, note))
}

/// Only a table that lays real tiles agrees on points.
fn demand_real_table(open: &OpenGame) -> Result<()> {
    refuse_locked(open)?;
    if open.history().now().state().pile.is_by_hand() {
        Ok(())
    } else {
        Err(NO_STEP)
    }
}

impl Session {
    /// Gives somebody points that the rules know nothing of, or takes them, where the game stands.
    pub async fn put_score_right(
        &self,
        revision: u32,
        player: u8,
        points: i32,
        note: String,
    ) -> Result<GameView> {
        let doing = || format!("putting the score of player {player} right by {points}");
        self.change(doing, move |open| {
            open.demand(revision)?;
            demand_real_table(open)?;
            let step = open.head();
            let mut adjusted = open.adjusted(step);
            if adjusted.len() >= MOST_ADJUSTMENTS {
                let found = adjusted.len() + 1;
                let most = MOST_ADJUSTMENTS as u32;
                let allowed = AllowedValues::AtMost { most };
                return Err(invalid("adjusted", found, allowed));
            }
            adjusted.push(checked(open, player, points, &note)?);
            adjust(open, step, adjusted)
        })
        .await
    }

    /// Takes away what was agreed on after a step: by its number there, from 0.
    pub async fn take_adjustment_away(
        &self,
        revision: u32,
        step: u32,
        nth: u32,
    ) -> Result<GameView> {
        let doing = || format!("taking away what was put right after step {step}");
        self.change(doing, move |open| {
            open.demand(revision)?;
            demand_real_table(open)?;
            let step = step as usize;
            let mut adjusted = open.adjusted(step);
            if nth as usize >= adjusted.len() {
                return Err(NO_STEP);
            }
            adjusted.remove(nth as usize);
            adjust(open, step, adjusted)
        })
        .await
    }
}
