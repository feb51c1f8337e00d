//! Purse and toll: send your robber to whoever scores most next, score little while a robber stands on your space, and put
//! your tollhouse where rich roads end.

use super::decision::{Decision, Outcome};
use super::land::OpenFeature;
use rules::event::Event;
use rules::expansions::robbers;
use rules::ground::PlayerId;
use rules::score::Source;
use rules::state::Context;
use rules::words::{ExpansionKey, ExpansionSource};

/// A rival who has nothing nearly complete scores so much in a turn all the same.
const USUAL: i32 = 3;
/// A robber on one's own space costs so much, in hundredths of a point.
const FOLLOWED: i32 = 100;
/// The pictures that pay toll, by their lanes; travellers come last.
const PICTURES: std::ops::Range<usize> = 0..5;
/// An open road is completed in so many cases of a hundred.
const COMPLETED: i32 = 40;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let before = decision.before();
    let expansions = before.table.expansions;
    let mut bonus = 0;
    if expansions.has(ExpansionKey::Robbers) {
        bonus += lurks(decision, outcome.context(), &outcome.open)
            - lurks(decision, before, &decision.open)
            - robbed(decision, outcome)
            - followed(decision, outcome.context())
            + followed(decision, before);
    }
    if expansions.has(ExpansionKey::Tollkeepers) {
        let gained = |player| toll(outcome.context(), player) - toll(before, player);
        let theirs: i32 = decision.rivals().map(gained).sum();
        bonus += gained(decision.me) - theirs / decision.others();
    }
    bonus
}

/// True when a robber stands where a player's marker is.
fn meets(context: Context<'_>, robber: PlayerId, marker: PlayerId) -> bool {
    let at = context.state.expansions.robbers.at[usize::from(robber)];
    let score = context.state.players[usize::from(marker)].score;
    at == Some(robbers::space_of(&context.table.options, score))
}

/// What a player's robber may take where it stands: half of what a rival there is about to score.
fn lurks(decision: &Decision<'_>, context: Context<'_>, open: &[OpenFeature]) -> i32 {
    let victims = decision
        .rivals()
        .filter(|rival| meets(context, decision.me, *rival));
    let worth = victims.map(|rival| {
        let theirs = open.iter().filter(|open| open.pays(rival));
        let near = theirs.filter(|open| open.sides.len() == 1);
        let next = near.map(|open| open.points.closed).max().unwrap_or(0);
        50 * (USUAL + next / 2)
    });
    worth.max().unwrap_or(0)
}

/// What rivals' robbers took in this turn.
fn robbed(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let robs = outcome.events.iter().filter_map(|event| match event {
        Event::Score(entry) if entry.from == Some(decision.me) => {
            let is_rob =
                entry.source == Source::Expansion(ExpansionSource::Robbers(robbers::Source::Rob));
            is_rob.then_some(100 * entry.points)
        }
        _ => None,
    });
    robs.sum::<i32>() / decision.others()
}

/// What it costs that robbers stand on a player's space.
fn followed(decision: &Decision<'_>, context: Context<'_>) -> i32 {
    let robbers = decision
        .rivals()
        .filter(|rival| meets(context, *rival, decision.me));
    FOLLOWED * robbers.count() as i32
}

/// What a player's tollhouse may still collect from the open roads that end there.
fn toll(context: Context<'_>, player: PlayerId) -> i32 {
    let Some(house) = context.state.expansions.tollkeepers.houses[usize::from(player)] else {
        return 0;
    };
    let board = &context.state.board;
    let village = context.type_of(house.tile).village;
    let first = board.tile(house.tile).first;
    let roads = (0..32).filter(|index| village >> index & 1 == 1);
    let roads = roads.map(|index| first.plus(index));
    roads
        .filter(|road| !board.is_complete(*road))
        .map(|road| {
            let tally = board.tally(context.types(), road);
            let lane = |n| context.table.lane(ExpansionKey::Tollkeepers, n);
            let pictures: i32 = PICTURES.map(|n| i32::from(tally.lanes[lane(n)])).sum();
            COMPLETED * (1 + pictures) * i32::from(house.value)
        })
        .sum()
}
