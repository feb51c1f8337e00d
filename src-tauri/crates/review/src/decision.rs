//! What a decision gave away against the best that was open. Holds it against others as `bots` does; grades by `grade`.

use crate::grade::Grade;
use crate::subject::Moment;
use bots::{Budget, Motive, Question, assess, motives_of};
use rules::action::Action;
use rules::ground::PlayerId;

/// So many that look best are held against what was done.
const FINALISTS: usize = 3;

/// One decision, looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Its number in the record.
    pub step: usize,
    /// Whose it was.
    pub player: PlayerId,
    /// What was done.
    pub taken: Action,
    /// What looked best.
    pub best: Action,
    /// How much less what was done comes to, in hundredths of a point ahead of the best of the others. Within the noise
    /// it may be below 0.
    pub lost: i32,
    /// The standard error of that.
    pub noise: i32,
    /// What it is called; nothing when it is level.
    pub grade: Option<Grade>,
    /// True when nothing else was open.
    pub forced: bool,
    /// What speaks for the best, where what was done is worse.
    pub reasons: Vec<Motive>,
}

/// Nothing when it was stopped.
pub(crate) fn review(
    moment: &Moment,
    games: u32,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Decision> {
    let Moment {
        step,
        player,
        taken,
        ref sight,
    } = *moment;
    let mut decision = Decision {
        step,
        player,
        taken,
        best: taken,
        lost: 0,
        noise: 0,
        grade: None,
        forced: sight.actions().len() == 1,
        reasons: Vec::new(),
    };
    if decision.forced {
        return Some(decision);
    }
    let question = Question {
        about: &[taken],
        best: FINALISTS,
        games,
        seed,
    };
    let told = assess(sight, &question, budget)?;
    let first = told.first()?;
    let own = told.iter().find(|one| one.action == taken)?;
    decision.best = first.action;
    decision.lost = own.behind;
    decision.noise = own.noise;
    // What looked best in the first games need not be it: another one counts where the fresh games say so clearly.
    let others = told.iter().filter(|one| one.action != taken);
    if let Some(other) = others.max_by_key(|one| one.value) {
        let lost = other.value - own.value;
        // Each is known against the first.
        let noise = f64::from(own.noise).hypot(f64::from(other.noise)).round() as i32;
        if own.action == first.action {
            decision.noise = noise;
        }
        let is_level = Grade::of(decision.lost, decision.noise).is_none();
        if is_level && Grade::of(lost, noise).is_some() {
            decision.best = other.action;
            decision.lost = lost;
            decision.noise = noise;
        }
    }
    decision.grade = Grade::of(decision.lost, decision.noise);
    let better = told.iter().find(|one| one.action == decision.best)?;
    if decision.grade.is_some() {
        decision.reasons = motives_of(sight, better.action, better.then);
        decision.reasons.push(Motive::PlayedOn {
            games: better.games,
            hundredths: better.value,
        });
    }
    Some(decision)
}
