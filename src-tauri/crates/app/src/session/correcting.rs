//! A wrong entry in the past, corrected in place: what was decided otherwise, what of the rest still holds, and the way
//! back. Only for games whose tiles come from a real bag: their entries can be wrong.

use super::asking::refuse_locked;
use super::change::{GameChange, GameWrite, play};
use super::open_game::OpenGame;
use super::{NO_STEP, Session, adjusting, kept};
use crate::error::{AppError, Result};
use crate::view::correction::CorrectionView;
use crate::view::game::GameView;
use content::action::{ActionText, DrawnTileId};
use content::record::PlayedDecision;
use rules::action::Action;
use rules::history::{History, NotCorrected};
use std::sync::Arc;
use store::action::ActionId;

/// How a correction stands in the open game.
#[derive(Debug, Clone, Default)]
pub(crate) struct CorrectionState {
    /// Whether the step looked at is decided anew.
    pub(super) is_open: bool,
    /// What came of the last correction, as long as nothing else was decided.
    pub(super) came: Option<CorrectionView>,
    /// The line as it was before it.
    before: Option<RecordedHistory>,
}

/// A line with what its steps are kept as.
#[derive(Debug, Clone)]
pub(super) struct RecordedHistory {
    pub(super) history: History,
    pub(super) ids: Vec<ActionId>,
}

impl CorrectionState {
    /// After a correction; the line that it replaced can be had back.
    pub(super) const fn done(came: CorrectionView, before: RecordedHistory) -> Self {
        Self {
            is_open: false,
            came: Some(came),
            before: Some(before),
        }
    }

    /// The line before the last correction; from then on there is none.
    pub(super) const fn take_before(&mut self) -> Option<RecordedHistory> {
        self.before.take()
    }
}

impl From<NotCorrected> for AppError {
    fn from(not: NotCorrected) -> Self {
        match not {
            NotCorrected::NoSuchStep => NO_STEP,
            NotCorrected::Refused(rejection) => rejection.into(),
        }
    }
}

/// What was played, as a record has it.
pub(super) fn played(history: &History, from: usize) -> Vec<PlayedDecision> {
    let table = history.now().table();
    let moments = history.moments(from..=history.head());
    moments
        .filter_map(|moment| adjusting::recorded(moment, table))
        .collect()
}

/// Decides the step looked at anew, and plays what followed as far as it still fits.
pub(super) fn correct(open: &mut OpenGame, action: Action) -> Result<GameChange> {
    let step = open.cursor() + 1;
    let (head, after) = (open.kept_head(), open.kept(step - 1));
    let written = Arc::clone(open.history().now());
    let played = open.correct(step, action)?;
    let Some(played) = played else {
        let since = open.head() + 1;
        return Ok(GameChange { since, keep: None });
    };
    let acts = played.iter().map(kept::act).collect::<Result<_, _>>()?;
    let page = kept::page(open.history().now(), open.head(), Some(&written))?;
    let keep = GameWrite::Acts {
        head,
        after,
        acts,
        page,
    };
    Ok(GameChange {
        since: step,
        keep: Some(keep),
    })
}

impl Session {
    /// Says which tile was drawn from the real bag.
    pub async fn draw(&self, revision: u32, tile: String) -> Result<GameView> {
        let doing = || format!("drawing {tile} by hand");
        let tile = tile.clone();
        self.change(doing, move |open| {
            open.demand(revision)?;
            let drawn = ActionText::Drawn(DrawnTileId { tile });
            let action = drawn.meant(open.shown().table());
            play(open, action)
        })
        .await
    }

    /// Has what was decided after a step decided anew.
    pub async fn correct_from(&self, step: u32) -> Result<GameView> {
        let doing = || format!("correcting after step {step}");
        self.change(doing, move |open| {
            refuse_locked(open)?;
            open.begin_correction(step as usize)?;
            let since = open.head() + 1;
            Ok(GameChange { since, keep: None })
        })
        .await
    }

    /// Takes the last correction back: the line is as it was before it.
    pub async fn take_back_correction(&self, revision: u32) -> Result<GameView> {
        let doing = || "taking a correction back".to_owned();
        self.change(doing, move |open| {
            open.demand(revision)?;
            refuse_locked(open)?;
            let written = Arc::clone(open.history().now());
            let from = open.kept_head();
            let gone = open.take_back_correction()?;
            let page = kept::page(open.history().now(), open.head(), Some(&written))?;
            let keep = GameWrite::TakenBack {
                from,
                to: open.kept_head(),
                gone,
                page,
            };
            Ok(GameChange {
                since: 0,
                keep: Some(keep),
            })
        })
        .await
    }
}
