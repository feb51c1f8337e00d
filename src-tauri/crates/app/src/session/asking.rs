//! What is asked about the step looked at: why not, which feature, which cell, what may come. A locked table tells none
//! of what may come.

use super::Session;
use crate::error::{AppError, Result};
use crate::session::open_game::OpenGame;
use crate::view::choice::{self, ChoiceVerdict};
use crate::view::odds::{self, GapView};
use crate::view::prospect::{self, Prospects};
use crate::view::{cell, feature};
use rules::action::Action;
use rules::ground::{Cell, Place};

/// Nothing helps at a locked table, and nothing is taken back there.
pub(super) fn refuse_locked(open: &OpenGame) -> Result<()> {
    if open.is_locked() {
        Err(AppError::Locked)
    } else {
        Ok(())
    }
}

impl Session {
    pub async fn why(&self, action: Action) -> Result<ChoiceVerdict> {
        let asking = || format!("why not {action:?}");
        self.open
            .ask(asking, move |open| {
                Ok(choice::verdict(open.shown(), &action))
            })
            .await
    }

    pub async fn feature(&self, place: Place) -> Result<feature::FeatureReport> {
        let asking = || format!("feature at {place:?}");
        self.open
            .ask(asking, move |open| {
                let report = feature::feature(open.shown(), place)?;
                Ok(if open.is_locked() {
                    report.without_odds()
                } else {
                    report
                })
            })
            .await
    }

    /// Every field on which a farmer stands. Nobody asks what may still come for them.
    pub async fn farmed_fields(&self) -> Result<Vec<feature::FeatureReport>> {
        let asking = || "the fields".to_owned();
        let telling = |open: &OpenGame| {
            let fields = feature::farmed(open.shown())?.into_iter();
            Ok(fields.map(feature::FeatureReport::without_odds).collect())
        };
        self.open.ask(asking, telling).await
    }

    pub async fn cell(&self, cell: Cell) -> Result<cell::CellReport> {
        let asking = || format!("cell {cell:?}");
        self.open
            .ask(asking, move |open| {
                let report = cell::cell(open.shown(), cell);
                Ok(if open.is_locked() {
                    report.without_odds()
                } else {
                    report
                })
            })
            .await
    }

    /// Every gap of the step looked at, by what may still come for it.
    pub async fn odds(&self) -> Result<Vec<GapView>> {
        let asking = || "what may still come for the gaps".into();
        self.open
            .ask(asking, |open| {
                refuse_locked(open)?;
                Ok(odds::gaps(open.shown()))
            })
            .await
    }

    pub async fn prospects(&self) -> Result<Prospects> {
        let asking = || "what each decision would reach".into();
        self.open
            .ask(asking, |open| Ok(prospect::prospects(open.shown())))
            .await
    }
}
