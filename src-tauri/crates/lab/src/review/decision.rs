//! What a decision gave away against the best that was open. Holds it against others as `bots` does; grades by `grade`.

use super::grade::{Grade, is_clear};
use super::subject::ReviewMoment;
use bots::{AssessRequest, Budget, Estimate, Motive, assess, motives_of};
use rules::action::Action;
use rules::ground::PlayerId;
use rules::sight::PlayerView;

/// So many that look best are held against what was done.
const FINALISTS: usize = 3;
/// Of several, the one that looks best looks better than it is. What is marked, and costs no more than so many times its
/// noise, is looked at once more in other games, and so many times as many; that counts.
const DOUBTED: i32 = 4;
const AGAIN: u32 = 4;

/// One decision, looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewDecision {
    /// Its number in the record.
    pub step: usize,
    /// Whose it was.
    pub player: PlayerId,
    /// What was done.
    pub taken: Action,
    /// What looked best.
    pub best: Action,
    /// What that would be followed by, after a tile.
    pub then: Option<Action>,
    /// In so many games it was held against what was done.
    pub games: u32,
    /// How much less what was done comes to, in hundredths of a point ahead of the best of the others. Within the noise
    /// it may be below 0.
    pub lost: i32,
    /// The standard error of that.
    pub noise: i32,
    /// How far ahead of the best of the others the best leads to, in hundredths of a point.
    pub lead: i32,
    /// The chance to win with it, in thousandths; nothing for somebody who plays alone.
    pub chance: Option<u16>,
    /// So much less with what was done.
    pub chance_lost: Option<u16>,
    /// What it is called; nothing when it gave up little, or nothing that can be told from chance.
    pub grade: Option<Grade>,
    /// True when nothing else was open.
    pub forced: bool,
    /// What speaks for the best, where what was done is worse.
    pub reasons: Vec<Motive>,
}

/// Nothing when it was stopped.
pub(crate) fn review(
    moment: &ReviewMoment,
    games: u32,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<ReviewDecision> {
    let ReviewMoment {
        step,
        player,
        taken,
        ref sight,
    } = *moment;
    let mut decision = ReviewDecision {
        step,
        player,
        taken,
        best: taken,
        then: None,
        games: 0,
        lost: 0,
        noise: 0,
        lead: 0,
        chance: None,
        chance_lost: None,
        grade: None,
        forced: sight.actions().len() == 1,
        reasons: Vec::new(),
    };
    if decision.forced {
        return Some(decision);
    }
    let question = AssessRequest {
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
    if let Some(other) = others.min_by_key(|one| one.behind) {
        let lost = own.behind - other.behind;
        // Each is known against the first.
        let noise = f64::from(own.noise).hypot(f64::from(other.noise)).round() as i32;
        if own.action == first.action {
            decision.noise = noise;
        }
        if !decision.is_clear() && is_clear(lost, noise) {
            decision.best = other.action;
            decision.lost = lost;
            decision.noise = noise;
        }
    }
    let better = told.iter().find(|one| one.action == decision.best)?;
    decision.then = better.then;
    decision.games = better.games;
    if decision.is_clear() && decision.lost <= DOUBTED * decision.noise {
        decision.look_again(sight, &question, budget)?;
    }
    decision.reasons = reasons(sight, &decision);
    Some(decision)
}

impl ReviewDecision {
    /// True where it gave something up, and chance alone does not explain it.
    pub const fn is_clear(&self) -> bool {
        is_clear(self.lost, self.noise)
    }

    /// Takes over who is ahead once the player has given up so much before it, and names the decision by that.
    pub(crate) fn estimate(&mut self, estimate: &Estimate, given_up: i32) {
        let best = estimate.of(self.player, given_up);
        let taken = estimate.of(self.player, given_up + self.lost.max(0));
        self.lead = best.mean;
        self.chance = best.chance;
        let chances = best.chance.zip(taken.chance);
        self.chance_lost = chances.map(|(best, taken)| best.saturating_sub(taken));
        self.name();
    }

    /// Names it by what it gave up.
    pub(crate) fn name(&mut self) {
        let clear = self.is_clear();
        self.grade = Grade::of(self.lost, self.chance_lost).filter(|_| clear);
    }

    /// Holds what was done against what looked best alone; nothing when it was stopped.
    fn look_again(
        &mut self,
        sight: &PlayerView,
        first: &AssessRequest<'_>,
        budget: &Budget<'_>,
    ) -> Option<()> {
        let question = AssessRequest {
            about: &[self.taken, self.best],
            best: 0,
            games: AGAIN * first.games,
            seed: !first.seed,
        };
        let told = assess(sight, &question, budget)?;
        let of = |action| told.iter().find(|one| one.action == action);
        let (own, best) = (of(self.taken)?, of(self.best)?);
        self.lost = own.behind - best.behind;
        // Each is known against the first.
        self.noise = f64::from(own.noise).hypot(f64::from(best.noise)).round() as i32;
        self.games = best.games;
        Some(())
    }
}

/// What speaks for the best; nothing where what was done is as good.
pub(crate) fn reasons(sight: &PlayerView, decision: &ReviewDecision) -> Vec<Motive> {
    if !decision.is_clear() {
        return Vec::new();
    }
    let mut reasons = motives_of(sight, decision.best, decision.then);
    reasons.push(Motive::PlayedOn {
        games: decision.games,
    });
    reasons
}
