//! The Abbot: gardens, where he alone may stand, and how he is called back for points. Names no other expansion.

mod recall;

pub use crate::words::abbot::{Action, LeaveReason, Source};

use crate::base::claim;
use crate::board::TileId;
use crate::expansion::{Expansion, Hook, OwnAction, Window, own};
use crate::figure::{FigureKind, FigureSpec, SegmentId};
use crate::ground::{Kind, PlayerId};
use crate::menu::Menu;
use crate::nature::kinds;
use crate::reason::{Code, ReasonCollector};
use crate::report;
use crate::score::{InnerWorth, ScoreItem};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};
use crate::words::{ExpansionAction, ExpansionKey, ExpansionSource};

crate::code::codes! {
    ONLY_AN_ABBOT "abbot/only-an-abbot" "AB-03"
    WRONG_LAND "abbot/wrong-land" "AB-04"
    NOBODY_THERE "abbot/nobody-there" "AB-08"
    NOT_YOURS "abbot/not-yours" "AB-08"
    COMPLETE "abbot/complete" "AB-09"
    CAPTURED "abbot/captured" "IX-40"
}

/// Its marks: a garden.
const MARKS: [&str; 1] = ["garden"];
const GARDEN: usize = 0;

/// AB-07: a point for the garden and for each of its neighbours,
static GARDEN_TILES: ScoreItem = ScoreItem {
    rule: "AB-07",
    what: "tiles",
};
/// AB-14: at the end, too, though some are missing.
static OPEN_GARDEN_TILES: ScoreItem = ScoreItem {
    rule: "AB-14",
    what: "tiles",
};
/// AB-08: and when he is called back.
static RECALL_TILES: ScoreItem = ScoreItem {
    rule: "AB-08",
    what: "tiles",
};

/// The expansion.
pub struct TheAbbot;

impl Expansion for TheAbbot {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::Abbot
    }

    fn hooks(&self) -> &'static [Hook] {
        &[Hook::SetUp, Hook::Offer, Hook::AllowsInside]
    }

    fn marks(&self) -> &'static [&'static str] {
        &MARKS
    }

    fn figures(&self) -> &'static [FigureSpec] {
        // AB-04, AB-16: a follower, but for where he goes.
        const FIGURES: &[FigureSpec] = &[FigureSpec {
            kind: FigureKind::Abbot,
            supply: 1,
            claims: true,
            strength: 1,
            stands_on: kinds(&[Kind::Monastery, Kind::Garden]),
            needs_own_follower: false,
            is_follower: true,
            climbs: false,
            wrong_land: WRONG_LAND,
        }];
        FIGURES
    }

    fn inner_place(&self) -> Option<(usize, Kind)> {
        Some((GARDEN, Kind::Garden))
    }

    fn inner_worth(&self) -> Option<InnerWorth> {
        Some(InnerWorth {
            source: Source::Garden.into(),
            complete: &GARDEN_TILES,
            open: &OPEN_GARDEN_TILES,
        })
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static ScoreItem] {
        static ITEMS: [&ScoreItem; 3] = [&GARDEN_TILES, &OPEN_GARDEN_TILES, &RECALL_TILES];
        &ITEMS
    }

    fn action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        own::<Action, _>(action)
    }

    fn counted_tiles(
        &self,
        context: Context<'_>,
        _: ExpansionSource,
        garden: SegmentId,
    ) -> Vec<TileId> {
        report::with_around(context, garden)
    }

    /// AB-03 holds in a position, too.
    fn set_up(&self, stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
        for (i, stand) in setup.figures.iter().enumerate() {
            let spec = stage.table.figure(stand.figure);
            let is_place = || stage.context().segment_at(stand.place).is_some();
            if stand.place.kind == Kind::Garden && !spec.stands_on(Kind::Garden) && is_place() {
                let fault = SetupProblem::new(format!("figures[{i}].kind"), "setup/wrong-land");
                let fault = fault.with("figure", stand.figure.word());
                faults.push(fault.with("land", Kind::Garden.word()));
            }
        }
    }

    fn offer(&self, context: Context<'_>, window: Window, menu: &mut Menu) {
        if window == Window::Act {
            recall::menu(context, menu);
        }
    }

    fn allows_inside(
        &self,
        context: Context<'_>,
        who: PlayerId,
        figure: FigureKind,
        on: SegmentId,
        why: &mut ReasonCollector,
    ) {
        claim::check_segment(context, who, figure, on, ONLY_AN_ABBOT, why);
    }
}

impl OwnAction for Action {
    fn check_offer(&self, context: Context<'_>, who: PlayerId, why: &mut ReasonCollector) {
        recall::check(context, who, self.place(), why);
    }

    /// AB-08: takes him back, scored at once.
    fn perform_offer(&self, stage: &mut ContextMut<'_>, who: PlayerId) {
        recall::perform(stage, who, self.place());
    }
}
