//! What an answer does to the step that asked for it.

use crate::action::Action;
use crate::agenda::Step;
use crate::base::{claim, close, place, turn};
use crate::event::Event;
use crate::figure::SegmentId;
use crate::ground::{Cell, PlayerId};
use crate::state::{Context, ContextMut};

/// Does what was answered to a step.
pub(crate) fn answer(stage: &mut ContextMut<'_>, step: Step, who: PlayerId, action: Action) {
    match (step, action) {
        (_, Action::Expansion(offer)) if stage.table.is_aside(&action) => {
            stage.table.own_action(&offer).perform_offer(stage, who);
        }
        (Step::Expansion(step), _) => stage.table.own_step(&step).answer(stage, who, &action),
        (_, Action::Draw { tile }) => place::draw_by_hand(stage, tile),
        (_, Action::End) => turn::end_here(stage),
        (_, Action::Tile { x, y, rotation }) => {
            place::lay(stage, who, Cell::new(x, y), rotation);
        }
        (_, Action::Figure { figure, .. }) => {
            claim::set(stage, who, figure, segment_named(stage.context(), &action));
        }
        (_, Action::Order { .. }) => {
            let feature = stage
                .state
                .board
                .feature(segment_named(stage.context(), &action));
            close::choose(stage, feature);
        }
        (_, Action::Pass) => stage.events.tell(|| Event::Passed { player: who }),
        (_, Action::Expansion(offer)) => stage.table.own_action(&offer).perform_offer(stage, who),
    }
}

fn segment_named(context: Context<'_>, action: &Action) -> SegmentId {
    let segment = action.place().and_then(|place| context.segment_at(place));
    segment.unwrap_or_else(|| unreachable!("{action:?} was checked before"))
}
