//! Traders & Builders: goods, the pig, the builder and his second tile. Names no other expansion.

mod builder;
mod goods;
mod picture;

pub use crate::words::traders::{Event, GOODS, GoodsTokens, Seat, Slot, Source, Step};
pub use picture::Front;

use crate::agenda;
use crate::base::CITIES;
use crate::expansion::{Expansion, Hook, OwnStep, own};
use crate::figure::{FigureKind, FigureSpec, SegmentId};
use crate::ground::{Kind, PlayerId};
use crate::nature::{Kinds, kinds};
use crate::options::{Choice, Options};
use crate::reason::{Code, Reason, ReasonCollector};
use crate::score::{ScoreItem, ScoreLines, add};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};
use crate::words::{ExpansionKey, ExpansionStep};

crate::code::codes! {
    BUILDER_LAND "traders/builder-wrong-land" "TB-24"
    BUILDER_ALONE "traders/builder-alone" "TB-23"
    BUILDER_TOO_LATE "traders/builder-too-late" "PR-11"
    PIG_LAND "traders/pig-wrong-land" "TB-16"
    PIG_ALONE "traders/pig-alone" "TB-16"
    ONE_IS_ENOUGH "traders/one-is-enough" "PR-11"
}

/// TB-18: what a pig adds for each city.
static PIG_CITIES: ScoreItem = ScoreItem {
    rule: "TB-18",
    what: "pig",
};

const fn special(kind: FigureKind, stands_on: Kinds, wrong_land: &'static Code) -> FigureSpec {
    FigureSpec {
        kind,
        supply: 1,
        claims: false,
        strength: 0,
        stands_on,
        needs_own_follower: true,
        is_follower: false,
        climbs: false,
        wrong_land,
    }
}

/// The value of OP-14 to OP-16 that plays a part of the expansion.
const PLAYED: u8 = 0;

/// OP-14: whether cities give goods.
#[must_use]
pub const fn has_goods(options: &Options) -> bool {
    options.of(Choice::Goods) == PLAYED
}

/// The expansion.
pub struct Traders;

impl Expansion for Traders {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::Traders
    }

    fn hooks(&self) -> &'static [Hook] {
        &[
            Hook::SetUp,
            Hook::TileLanded,
            Hook::AllowsFigure,
            Hook::FeatureClosed,
            Hook::Appraise,
            Hook::GrantsPart,
            Hook::FinalScoring,
        ]
    }

    fn lanes(&self) -> &'static [(&'static str, usize)] {
        &goods::LANES
    }

    /// OP-14: without goods their symbols are pictures.
    fn counts(&self, _: usize, options: &Options) -> bool {
        has_goods(options)
    }

    fn figures(&self) -> &'static [FigureSpec] {
        const FIGURES: &[FigureSpec] = &[
            special(
                FigureKind::Builder,
                kinds(&[Kind::Road, Kind::City]),
                BUILDER_LAND,
            ),
            special(FigureKind::Pig, kinds(&[Kind::Field]), PIG_LAND),
        ];
        FIGURES
    }

    /// OP-15, OP-16.
    fn brings(&self, figure: FigureKind, options: &Options) -> bool {
        let part = match figure {
            FigureKind::Builder => Choice::Builder,
            FigureKind::Pig => Choice::Pig,
            _ => return true,
        };
        options.of(part) == PLAYED
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static ScoreItem] {
        static ITEMS: [&ScoreItem; 2] = [&PIG_CITIES, &goods::MOST_GOODS];
        &ITEMS
    }

    fn step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        own::<Step, _>(step)
    }

    fn given(&self, setup: &Setup) -> Vec<String> {
        let goods = |seat: &crate::setup::Seat| seat.expansions.traders.goods != [0; 3];
        setup.seats_with("goods", goods).collect()
    }

    fn set_up(&self, stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
        if !has_goods(&stage.table.options) {
            let given = self.given(setup).into_iter();
            faults.extend(given.map(|path| SetupProblem::new(path, "setup/goods-off")));
        }
        for (tokens, seat) in stage
            .state
            .expansions
            .traders
            .goods
            .iter_mut()
            .zip(&setup.seats)
        {
            *tokens = seat.expansions.traders.goods;
        }
    }

    fn tell(&self, context: Context<'_>, setup: &mut Setup) {
        for (seat, tokens) in setup
            .seats
            .iter_mut()
            .zip(&context.state.expansions.traders.goods)
        {
            seat.expansions.traders.goods = *tokens;
        }
    }

    fn tile_landed(&self, stage: &mut ContextMut<'_>) {
        builder::watch(stage);
    }

    fn allows_figure(
        &self,
        context: Context<'_>,
        who: PlayerId,
        figure: FigureKind,
        on: SegmentId,
        why: &mut ReasonCollector,
    ) {
        let alone = match figure {
            FigureKind::Builder => BUILDER_ALONE,
            FigureKind::Pig => PIG_ALONE,
            _ => return,
        };
        why.demand(context.has_follower_on(who, on), || {
            Reason::new(alone).at(context.place(on))
        });
        if why.is_settled() {
            return;
        }
        let twin = |(_, f): (usize, &crate::figure::Figure)| f.owner == who && f.kind == figure;
        why.demand(!context.state.figures_on(on).any(twin), || {
            Reason::new(ONE_IS_ENOUGH)
        });
        if figure == FigureKind::Builder {
            why.demand(!context.state.board.is_complete(on), || {
                Reason::new(BUILDER_TOO_LATE)
            });
        }
    }

    fn feature_closed(&self, stage: &mut ContextMut<'_>, feature: SegmentId) {
        goods::take(stage, feature);
    }

    fn appraise_field(
        &self,
        context: Context<'_>,
        field: SegmentId,
        who: PlayerId,
        lines: &mut ScoreLines,
    ) {
        // TB-18, TB-19, TB-22: each owner is judged by his own pig, and one counts.
        if has_pig(context, field, who) {
            let of_cities = lines.iter().filter(|line| line.item.what == CITIES);
            let cities = of_cities.map(|line| line.count).sum::<i32>();
            add(lines, &PIG_CITIES, cities as u16, 1);
        }
    }

    fn appraise_city(
        &self,
        context: Context<'_>,
        field: SegmentId,
        who: PlayerId,
        lines: &mut ScoreLines,
    ) {
        if has_pig(context, field, who) {
            add(lines, &PIG_CITIES, 1, 1);
        }
    }

    fn grants_part(&self, stage: &mut ContextMut<'_>) -> bool {
        builder::grants_part(stage)
    }

    fn final_scoring(&self, context: Context<'_>, steps: &mut Vec<agenda::Step>) {
        if has_goods(&context.table.options) {
            steps.extend((0..3).map(|n| agenda::Step::from(Step(n))));
        }
    }
}

fn has_pig(context: Context<'_>, field: SegmentId, who: PlayerId) -> bool {
    let board = &context.state.board;
    let mut figures = context.state.figures.iter();
    // Few figures are pigs: where they stand is asked last.
    figures.any(|figure| {
        figure.kind == FigureKind::Pig
            && figure.owner == who
            && board.feature(figure.on) == board.feature(field)
    })
}

impl OwnStep for Step {
    /// Judges one kind of goods.
    fn run(&self, stage: &mut ContextMut<'_>) {
        goods::score(stage, usize::from(self.0));
    }
}
