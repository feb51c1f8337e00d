//! A wrong entry in the past, corrected in place: what was decided otherwise, what of the rest still holds or can be
//! entered again later, and the way back. Only for games whose tiles come from a real bag: their entries can be wrong.

use super::asking::refuse_locked;
use super::change::{GameChange, GameWrite, play};
use super::dropped::DroppedState;
use super::open_game::OpenGame;
use super::{NO_STEP, Session, adjusting, kept};
use crate::error::{AppError, Result};
use crate::view::correction::CorrectionView;
use crate::view::game::GameView;
use content::action::{ActionText, DrawnTileId};
use content::record::PlayedDecision;
use rules::action::Action;
use rules::game::Game;
use rules::history::{History, NotCorrected};
use std::sync::Arc;
use store::action::ActionId;

/// How corrections stand in the open game.
#[derive(Debug, Clone, Default)]
pub(crate) struct CorrectionState {
    /// The decision that is taken anew.
    pub(super) open: Option<OpenCorrection>,
    /// What came of the last correction, as long as nothing else was decided.
    pub(super) came: Option<CorrectionView>,
    /// The lines as they were before each correction.
    before: Vec<BeforeCorrection>,
    /// What corrections dropped.
    pub(super) dropped: DroppedState,
}

/// The decision of the step looked at, while it is taken anew.
#[derive(Debug, Clone)]
pub(crate) struct OpenCorrection {
    pub(super) was: Action,
    /// What somebody chose instead, and what would be lost by it: nothing is, before it is said to be meant.
    pub(super) instead: Option<(Action, CorrectionView)>,
}

/// A line with what its steps are kept as.
#[derive(Debug, Clone)]
pub(super) struct RecordedHistory {
    pub(super) history: History,
    pub(super) ids: Vec<ActionId>,
}

#[derive(Debug, Clone)]
struct BeforeCorrection {
    /// The head right after the correction.
    head: usize,
    line: Arc<RecordedHistory>,
    dropped: DroppedState,
}

impl OpenCorrection {
    pub(super) const fn of(was: Action) -> Self {
        Self { was, instead: None }
    }
}

impl CorrectionState {
    pub(super) const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// After a correction that left the head there, or what was dropped was entered again; the line that it replaced can
    /// be had back.
    pub(super) fn done(
        &mut self,
        came: Option<CorrectionView>,
        before: RecordedHistory,
        head: usize,
        dropped: DroppedState,
    ) {
        self.open = None;
        self.came = came;
        self.before.push(BeforeCorrection {
            head,
            line: Arc::new(before),
            dropped: std::mem::replace(&mut self.dropped, dropped),
        });
    }

    /// Something else was decided or taken back. What was before can be had back once the head is there again.
    pub(super) fn go_on(&mut self, history: &History) {
        (self.open, self.came) = (None, None);
        self.dropped.look_again(history);
    }

    /// The line is kept anew, with the same decisions: no correction can be taken back.
    pub(super) fn forget_before(&mut self, history: &History) {
        self.before.clear();
        self.go_on(history);
    }

    pub(super) fn is_right_after(&self, head: usize) -> bool {
        self.before.last().is_some_and(|before| before.head == head)
    }

    /// The line before the last correction, where the head stands as that left it.
    pub(super) fn take_before(&mut self, head: usize) -> Option<RecordedHistory> {
        let before = self.before.pop_if(|before| before.head == head)?;
        self.dropped = before.dropped;
        Some(RecordedHistory::clone(&before.line))
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

/// Decides the step looked at anew, and plays what followed as far as it still fits; where that would lose decisions,
/// only once this is meant.
pub(super) fn correct(open: &mut OpenGame, action: Action, is_meant: bool) -> Result<GameChange> {
    let before = open.cursor();
    let (head, after) = (open.kept_head(), open.kept(before));
    let written = Arc::clone(open.history().now());
    let played = open.correct(action, is_meant)?;
    let Some(played) = played else {
        let since = open.head() + 1;
        return Ok(GameChange { since, keep: None });
    };
    keep_all(open, played, before, (head, after), &written)
}

/// Enters what corrections dropped again, as far as it fits where the line stands.
fn enter_again(open: &mut OpenGame) -> Result<GameChange> {
    let before = open.head();
    let (head, after) = (open.kept_head(), open.kept(before));
    let written = Arc::clone(open.history().now());
    let played = open.enter_again()?;
    keep_all(open, played, before, (head, after), &written)
}

/// What was played after a step is to be kept after it.
fn keep_all(
    open: &OpenGame,
    played: Vec<PlayedDecision>,
    before: usize,
    (head, after): (Option<ActionId>, Option<ActionId>),
    written: &Game,
) -> Result<GameChange> {
    let acts = played.iter().map(kept::act).collect::<Result<_, _>>()?;
    let page = kept::page(open.history().now(), open.head(), Some(written))?;
    let keep = GameWrite::Acts {
        head,
        after,
        acts,
        page,
    };
    Ok(GameChange {
        since: before + 1,
        keep: Some(keep),
    })
}

/// The line as it was before the last correction.
pub(super) fn take_back(open: &mut OpenGame) -> Result<GameChange> {
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

    /// Says that the correction is meant, although decisions are lost by it.
    pub async fn keep_correction(&self, revision: u32) -> Result<GameView> {
        let doing = || "keeping a correction that loses decisions".to_owned();
        self.change(doing, move |open| {
            open.demand(revision)?;
            let chosen = open.correcting().open.as_ref();
            let chosen = chosen.and_then(|it| it.instead.as_ref());
            let (action, _) = chosen.ok_or(NO_STEP)?;
            correct(open, *action, true)
        })
        .await
    }

    /// Enters what corrections dropped again, as far as it fits now.
    pub async fn enter_again(&self, revision: u32) -> Result<GameView> {
        let doing = || "entering again what a correction dropped".to_owned();
        self.change(doing, move |open| {
            open.demand(revision)?;
            refuse_locked(open)?;
            enter_again(open)
        })
        .await
    }

    /// Takes the last correction back, or what was entered again after it: the line is as it was before it.
    pub async fn take_back_correction(&self, revision: u32) -> Result<GameView> {
        let doing = || "taking a correction back".to_owned();
        self.change(doing, move |open| {
            open.demand(revision)?;
            refuse_locked(open)?;
            take_back(open)
        })
        .await
    }
}
