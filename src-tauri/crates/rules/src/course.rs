//! What a step wants and what it does: from the agenda to the base and the expansions. Routes; decides nothing itself.

use crate::action::Action;
use crate::agenda::{Need, Step};
use crate::base::{close, fields, finish, place, turn};
use crate::expansion::Hook;
use crate::menu::Menu;
use crate::state::{Context, ContextMut};
use crate::words::ExpansionStep;

/// What a step wants.
#[must_use]
#[inline]
pub(crate) fn need(context: Context<'_>, step: Step) -> Need {
    match step {
        Step::PlaceTile | Step::Over => Need::Ask,
        // Where no tile fits any more, nobody needs to look into the bag.
        Step::Draw if context.state.pile.is_by_hand() && place::any_left_fits(context) => Need::Ask,
        Step::Act => {
            let mut menu = Menu::probe(1);
            turn::act_menu(context, &mut menu);
            if menu.count() == 0 {
                Need::Skip
            } else {
                Need::Ask
            }
        }
        Step::Order => close::need(context),
        Step::Expansion(step) => need_of(context, step),
        Step::Draw => Need::Run,
        _ => {
            debug_assert!(step.runs_by_itself(), "{step:?}");
            Need::Run
        }
    }
}

/// What a step of an expansion wants: who has nothing to choose from is not asked.
fn need_of(context: Context<'_>, step: ExpansionStep) -> Need {
    let step = context.table.own_step(&step);
    if step.asks(context).is_none() {
        return Need::Run;
    }
    let mut options = Menu::probe(2);
    step.menu(context, &mut options);
    let is_follow_up = |action: &Action| match action {
        Action::Expansion(action) => context.table.own_action(action).is_follow_up(),
        _ => false,
    };
    match (options.count(), options.first()) {
        (0, _) | (1, Some(Action::Pass)) => Need::Skip,
        (1, Some(only)) if is_follow_up(&only) => Need::Take(only),
        _ => Need::Ask,
    }
}

/// Does an automatic step, already taken from the agenda.
pub(crate) fn run(stage: &mut ContextMut<'_>, step: Step) {
    match step {
        Step::Begin => turn::begin(stage),
        Step::Draw => place::draw(stage),
        Step::Landed => {
            for expansion in stage.table.heard_by(Hook::TileLanded) {
                expansion.tile_landed(stage);
            }
        }
        Step::Collect => close::collect(stage),
        Step::Closed(feature) => close::closed(stage, feature),
        Step::Beside(feature, n) => close::beside(stage, feature, n),
        Step::Score(feature, when) => close::score(stage, feature, when),
        Step::Farmed(city) => fields::score_city(stage, city),
        Step::PartScored => {
            for expansion in stage.table.heard_by(Hook::PartScored) {
                expansion.part_scored(stage);
            }
        }
        Step::PartEnd => turn::part_end(stage),
        Step::TurnEnd => turn::turn_end(stage),
        Step::Finish => finish::finish(stage),
        Step::Expansion(step) => stage.table.own_step(&step).run(stage),
        Step::PlaceTile | Step::Act | Step::Order | Step::Over => {
            unreachable!("{step:?} is answered, not run")
        }
    }
}
