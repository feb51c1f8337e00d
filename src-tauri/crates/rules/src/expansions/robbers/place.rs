//! Placing a robber on the track: RB-02 to RB-06, PR-01.

use super::track::space_of;
use super::{ALREADY_THERE, Action, Event, NO_SUCH_SPACE, NOBODY_ELSE_THERE, Step};
use crate::action::{self, Reply};
use crate::base::NOT_NOW;
use crate::event;
use crate::ground::PlayerId;
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Reason, ReasonCollector};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};

/// The active player, then up to `others` players whose robber is at home, in turn order.
pub(super) fn ask(stage: &mut ContextMut<'_>, others: usize) {
    let state = &mut *stage.state;
    let at = state.expansions.robbers.at;
    let followers = state
        .from_active()
        .skip(1)
        .filter(|p| at[usize::from(*p)].is_none());
    let steps: Vec<_> = std::iter::once(state.active)
        .chain(followers.take(others))
        .map(Step::Place)
        .collect();
    state.agenda.push_all(&steps);
}

fn marker_spaces(context: Context<'_>, robber: PlayerId) -> impl Iterator<Item = u16> {
    PlayerId::all()
        .zip(&context.state.players)
        .filter(move |(player, _)| *player != robber)
        .map(move |(_, player)| space_of(&context.table.options, player.score))
}

/// Every space with somebody else's marker but the robber's own, and leaving him where he is.
pub(super) fn menu(context: Context<'_>, who: PlayerId, menu: &mut Menu) {
    let own = context.state.expansions.robbers.at[usize::from(who)];
    let mut spaces: Vec<_> = marker_spaces(context, who)
        .filter(|space| Some(*space) != own)
        .collect();
    spaces.sort_unstable();
    spaces.dedup();
    for space in spaces {
        menu.add(Action::Robber { space });
    }
    menu.add(action::Action::Pass);
}

/// Objects to a space.
pub(super) fn check(
    context: Context<'_>,
    who: PlayerId,
    reply: Reply<'_, Action>,
    why: &mut ReasonCollector,
) {
    let space = match reply {
        Reply::Pass => return,
        Reply::With(&Action::Robber { space }) => space,
        Reply::With(_) | Reply::Other => return why.object(|| Reason::new(NOT_NOW)),
    };
    let n = i32::from(space);
    let loops = context.table.options.of(Choice::ScoreSpaces) == 0;
    if loops && n >= super::track::SPACES {
        return why.object(|| Reason::new(NO_SUCH_SPACE).n(n));
    }
    let foreign = marker_spaces(context, who).any(|s| s == space);
    why.demand(foreign, || Reason::new(NOBODY_ELSE_THERE).n(n));
    let there = context.state.expansions.robbers.at[usize::from(who)] == Some(space);
    why.demand(!there, || Reason::new(ALREADY_THERE).n(n));
}

/// Places or moves a robber.
pub(super) fn place(stage: &mut ContextMut<'_>, who: PlayerId, reply: Reply<'_, Action>) {
    if let Reply::With(&Action::Robber { space }) = reply {
        stage.state.expansions.robbers.at[usize::from(who)] = Some(space);
        stage
            .events
            .tell(|| Event::RobberPlaced { player: who, space });
    } else {
        stage.events.tell(|| event::Event::Passed { player: who });
    }
}

/// Robbers of a position.
pub(super) fn set_up(stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
    let loops = stage.table.options.of(Choice::ScoreSpaces) == 0;
    for (player, seat) in setup.seats.iter().enumerate() {
        let Some(space) = seat.expansions.robbers.robber else {
            continue;
        };
        if loops && i32::from(space) >= super::track::SPACES {
            let path = format!("players[{player}].robber");
            faults.push(SetupProblem::new(path, "setup/robber-space"));
        }
        stage.state.expansions.robbers.at[player] = Some(space);
    }
}
