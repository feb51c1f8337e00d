//! Holds decisions against each other for somebody who asks: a few are tried in the same bags that might be, then those
//! that count in fresh ones, so that what won by luck alone does not look better than it is. Chooses nothing for any
//! bot; the bag that is, it never sees.

use crate::budget::Budget;
use crate::estimate::{Estimate, estimate};
use crate::motive::{self, Motive};
use crate::sharp::SHARP;
use crate::trial::{self, FEW, Trial, TrialMove, rounds};
use rules::action::Action;
use rules::menu::Menu;
use rules::sight::PlayerView;

/// Of each action so many of what may follow it, in what looks best and in what is asked about.
const FOLLOWING: usize = 2;
/// With nothing to hold it against, so many games tell what an action is worth.
const ALONE: u32 = 8;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct AssessRequest<'a> {
    /// These are told of, however they look. Each stands on the menu.
    pub about: &'a [Action],
    /// So many of the best are told of besides, at least the first of all; of each action one.
    pub best: usize,
    /// So many games are played on in all.
    pub games: u32,
    /// The same seed brings the same answer.
    pub seed: u64,
}

/// An action, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssessedAction {
    /// Which.
    pub action: Action,
    /// What it would be followed by, after a tile.
    pub then: Option<Action>,
    /// So many hundredths of a point less than the first of all, in the same games; below 0 where the fresh games
    /// thought otherwise. By how much the first itself is ahead, `estimate` tells.
    pub behind: i32,
    /// The standard error of that difference.
    pub noise: i32,
    /// In so many fresh games.
    pub games: u32,
}

/// What is told: what looked best after the first games comes first, the others by how little they are behind it. Nothing
/// when nobody is asked, or when it was stopped.
#[must_use]
pub fn assess(
    sight: &PlayerView,
    question: &AssessRequest<'_>,
    budget: &Budget<'_>,
) -> Option<Vec<AssessedAction>> {
    let tiles = SHARP.trials(sight.context().table.expansions).tiles;
    let mut trial = Trial::new(sight, tiles, question.seed, budget)?;
    let asked = question.about.iter().map(|action| alike(sight, *action));
    let asked: Vec<_> = asked.collect();
    let mut tried = chosen(sight, &asked);
    let first = question.games / 2;
    halve(&mut trial, &mut tried, &asked, first)?;
    let finalists = finalists(tried, &asked, question.best);
    let values = fresh(&mut trial, &finalists, question.games - first)?;
    let mut assessed: Vec<_> = finalists
        .iter()
        .zip(&values)
        .map(|(one, own)| {
            let (behind, noise) = difference(&values[0], own);
            AssessedAction {
                action: one.action,
                then: one.then,
                behind,
                noise,
                games: own.len() as u32,
            }
        })
        .collect();
    // Whoever asked about a turn of a tile that lies like another one is answered in the words of the question.
    for (action, alike) in question.about.iter().zip(&asked) {
        for one in assessed.iter_mut().filter(|one| one.action == *alike) {
            one.action = *action;
        }
    }
    assessed[1..].sort_by_key(|one| one.behind);
    Some(assessed)
}

/// The same, and who is ahead once the first of them is done.
#[must_use]
pub fn advise(
    sight: &PlayerView,
    question: &AssessRequest<'_>,
    budget: &Budget<'_>,
) -> Option<(Vec<AssessedAction>, Estimate)> {
    let assessed = assess(sight, question, budget)?;
    let estimate = estimate_of(sight, &assessed[0], question, budget)?;
    Some((assessed, estimate))
}

/// Who is ahead once one of those that were told of is done.
#[must_use]
pub fn estimate_of(
    sight: &PlayerView,
    assessed: &AssessedAction,
    question: &AssessRequest<'_>,
    budget: &Budget<'_>,
) -> Option<Estimate> {
    let decisions: Vec<_> = std::iter::once(assessed.action)
        .chain(assessed.then)
        .collect();
    estimate(sight, &decisions, u32::MAX, question.seed, budget)
}

/// What an action, and what would follow it, changes in what everybody can see; nothing when nobody is asked.
#[must_use]
pub fn motives_of(sight: &PlayerView, action: Action, then: Option<Action>) -> Vec<Motive> {
    motive::motives(sight, action, then)
}

/// Of the turns in which a tile lies the same, the first: no other is tried.
fn alike(sight: &PlayerView, action: Action) -> Action {
    let context = sight.context();
    match (action, context.state.drawn) {
        (Action::Tile { x, y, rotation }, Some(kind)) => Action::Tile {
            x,
            y,
            rotation: rotation % context.types()[usize::from(kind)].turns(),
        },
        (action, _) => action,
    }
}

/// What looks best, and what is asked about.
fn chosen(sight: &PlayerView, asked: &[Action]) -> Vec<TrialMove> {
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    let mut chosen: Vec<TrialMove> = Vec::new();
    for (action, worth) in trial::by_looks(sight, &menu) {
        let same = chosen.iter().filter(|one| one.action == action).count();
        if same < FOLLOWING && (chosen.len() < FEW || asked.contains(&action)) {
            chosen.push(TrialMove::new(action, worth));
        }
    }
    chosen
}

/// Plays so many games in rounds; after each, the worse half gets no more, but for what is asked about: that plays on
/// as long as others do. Nothing when it was stopped.
fn halve(
    trial: &mut Trial<'_>,
    tried: &mut [TrialMove],
    asked: &[Action],
    games: u32,
) -> Option<()> {
    let mut alive = tried.len();
    let each = games / rounds(alive).max(1);
    while alive > 1 {
        if !trial.count(&mut tried[..alive], (each / alive as u32).max(1)) {
            return None;
        }
        tried[..alive].sort_by_key(|one| std::cmp::Reverse(one.value()));
        let half = alive.div_ceil(2);
        // Those that are asked about come to stand right behind the better half.
        tried[half..alive].sort_by_key(|one| !asked.contains(&one.action));
        let stay = tried[half..alive].iter();
        let stay = stay.take_while(|one| asked.contains(&one.action)).count();
        if half + stay == alive {
            break;
        }
        alive = half + stay;
    }
    Some(())
}

/// Of each action the best of what may follow: those that look best by now, and those asked about.
fn finalists(mut tried: Vec<TrialMove>, asked: &[Action], best: usize) -> Vec<TrialMove> {
    tried.sort_by_key(|one| std::cmp::Reverse((one.games, one.value())));
    let mut finalists: Vec<TrialMove> = Vec::new();
    for one in tried {
        let is_known = finalists.iter().any(|known| known.action == one.action);
        if !is_known && (finalists.len() < best.max(1) || asked.contains(&one.action)) {
            finalists.push(one);
        }
    }
    finalists
}

/// Fresh bags for each of these: what each came to, bag by bag.
fn fresh(trial: &mut Trial<'_>, finalists: &[TrialMove], games: u32) -> Option<Vec<Vec<i32>>> {
    let mut values = vec![Vec::new(); finalists.len()];
    let bags = match finalists.len() {
        1 => games.min(ALONE),
        several => (games / several as u32).max(2),
    };
    for _ in 0..bags.max(1) {
        for (all, value) in values.iter_mut().zip(trial.bag(finalists)?) {
            all.push(value);
        }
    }
    Some(values)
}

pub(crate) fn mean(values: &[i32]) -> i32 {
    let sum: i64 = values.iter().copied().map(i64::from).sum();
    (sum / (values.len().max(1) as i64)) as i32
}

/// How much less the second came to in the same games, and the standard error of that.
pub(crate) fn difference(first: &[i32], second: &[i32]) -> (i32, i32) {
    let differences: Vec<i64> = first
        .iter()
        .zip(second)
        .map(|(a, b)| i64::from(a - b))
        .collect();
    let count = differences.len() as i64;
    if count < 2 {
        return (0, 0);
    }
    let sum: i64 = differences.iter().sum();
    let squares: i64 = differences.iter().map(|each| each * each).sum();
    // count · Σd² − (Σd)², over count² · (count − 1), is the square of the error.
    let spread = (count * squares - sum * sum) / (count * count * (count - 1));
    ((sum / count) as i32, spread.unsigned_abs().isqrt() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::positions;
    use rules::event::EventSink;
    use std::sync::atomic::AtomicBool;

    const SOME: u32 = 24;

    fn question(about: &[Action], seed: u64) -> AssessRequest<'_> {
        AssessRequest {
            about,
            best: 3,
            games: SOME,
            seed,
        }
    }

    #[test]
    fn what_is_asked_about_is_told_of_and_nothing_unseen_matters() {
        let mut asked = 0;
        positions(
            if cfg!(debug_assertions) { 900 } else { 120 },
            |position, chance| {
                let sight = position.game.sight();
                let actions = sight.actions();
                let about = [actions[chance.below(actions.len())]];
                let question = question(&about, chance.bits());
                let told = assess(&sight, &question, &Budget::ENDLESS).expect("somebody is asked");
                assert!(told.iter().any(|one| one.action == about[0]), "{about:?}");
                assert!((1..=4).contains(&told.len()));
                assert_eq!((told[0].behind, told[0].noise), (0, 0));
                assert!(
                    told[1..]
                        .windows(2)
                        .all(|two| two[0].behind <= two[1].behind)
                );
                // Another order of the bag is no other sight.
                let other = position.game.reshuffled(chance.bits()).sight();
                let again = assess(&other, &question, &Budget::ENDLESS);
                assert_eq!(again.as_ref(), Some(&told));
                asked += 1;
            },
        );
        assert!(asked > 30, "{asked}");
    }

    #[test]
    fn with_the_last_tile_in_hand_the_order_is_that_of_the_final_scores() {
        let mut told_apart = 0;
        positions(usize::MAX, |position, chance| {
            if position.game.state().left() > 0 {
                return;
            }
            let sight = position.game.sight();
            let player = usize::from(sight.to_move().expect("somebody is asked"));
            // How far ahead the player is when this is done, where the game is over then.
            let ahead = |action: Action, then: Option<Action>| {
                let mut game = position.game.clone();
                for action in std::iter::once(action).chain(then) {
                    game.apply_offered(action, &mut EventSink::silent());
                }
                let scores = game.state().players.iter().map(|player| player.score);
                let mut others: Vec<_> = scores.collect();
                let own = others.remove(player);
                let best = others.into_iter().max().unwrap_or(0);
                game.is_over().then_some(100 * (own - best))
            };
            let actions = sight.actions();
            let about = [0; 4].map(|_| actions[chance.below(actions.len())]);
            let question = question(&about, chance.bits());
            let told = assess(&sight, &question, &Budget::ENDLESS).expect("somebody is asked");
            let known: Option<Vec<_>> =
                told.iter().map(|one| ahead(one.action, one.then)).collect();
            let Some(known) = known else { return };
            let best = known.iter().max().expect("something is open");
            for (one, ahead) in told.iter().zip(&known) {
                assert_eq!((one.behind, one.noise), (best - ahead, 0));
                told_apart += usize::from(ahead < best);
            }
            assert_eq!(known[0], *best);
        });
        assert!(told_apart > 50, "{told_apart}");
    }

    #[test]
    fn whoever_is_stopped_says_nothing() {
        let stop = AtomicBool::new(true);
        positions(400, |position, _| {
            let told = assess(
                &position.game.sight(),
                &question(&[], 1),
                &Budget::until(&stop),
            );
            assert_eq!(told, None);
        });
    }

    #[test]
    fn the_error_of_a_difference_is_that_of_the_book() {
        // Differences 1, 2, 3, 4 in points: mean 2.5, standard error 0.645.
        let (first, second) = ([100, 200, 300, 400], [0; 4]);
        assert_eq!(difference(&first, &second), (250, 64));
        assert_eq!(difference(&first, &first), (0, 0));
    }
}
