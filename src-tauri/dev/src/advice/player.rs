//! The gentle bot that follows an advice: it notices what Gentle notices, sees what Gentle sees in that, and adds what the
//! advice says.

use super::{Advice, Decision};
use bots::Way;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::sight::{Next, PlayerView};

/// Gentle, who follows an advice in one game.
#[derive(Debug)]
pub(crate) struct AdvisedGentle {
    advice: &'static Advice,
    /// How much the advice weighs, in hundredths of what it says.
    strength: i32,
    /// What follows the tile of this turn.
    planned: Option<Action>,
    /// How many decisions it made, and in how many of them it did what Gentle would not have done.
    pub(crate) decisions: u32,
    pub(crate) changed: u32,
}

impl AdvisedGentle {
    pub(crate) const fn new(advice: &'static Advice, strength: i32) -> Self {
        Self {
            advice,
            strength,
            planned: None,
            decisions: 0,
            changed: 0,
        }
    }

    /// Chooses for the player who is asked.
    pub(crate) fn choose(&mut self, sight: &PlayerView, chance: &mut Chance) -> Action {
        let planned = self.planned.take();
        if let (Some(planned), Next::Asks(_, Phase::Figure)) = (planned, sight.next()) {
            return planned;
        }
        let noticed = bots::noticed(sight, chance);
        let Some(decision) = Decision::new(sight) else {
            unreachable!("somebody is asked")
        };
        let (chosen, is_changed) = self.advised(&decision, &noticed, chance);
        self.decisions += 1;
        self.changed += u32::from(is_changed);
        self.planned = chosen.then;
        chosen.action
    }

    /// The way that is worth most with the advice; and whether Gentle would do something else on the same throw.
    fn advised(
        &self,
        decision: &Decision<'_>,
        noticed: &[(Way, i32)],
        chance: &mut Chance,
    ) -> (Way, bool) {
        let mut thrown = chance.clone();
        let plain = most(noticed, &mut thrown);
        if noticed.len() == 1 || self.strength == 0 {
            *chance = thrown;
            return (plain, false);
        }
        let with = noticed.iter().map(|(way, value)| {
            let bonus = (self.advice.bonus)(decision, &decision.outcome(way));
            (*way, value + self.strength * bonus / 100)
        });
        let with: Vec<_> = with.collect();
        let chosen = most(&with, chance);
        (chosen, chosen != plain)
    }
}

/// The way that is worth most. As Gentle does, first by chance among actions that are as good as the best that may follow
/// them, then among what follows.
fn most(values: &[(Way, i32)], chance: &mut Chance) -> Way {
    let best = values.iter().map(|(_, value)| *value).max();
    let best: Vec<_> = values
        .iter()
        .filter(|(_, value)| Some(*value) == best)
        .collect();
    let mut actions: Vec<Action> = Vec::new();
    for (way, _) in &best {
        if !actions.contains(&way.action) {
            actions.push(way.action);
        }
    }
    let action = actions[chance.below(actions.len())];
    let of_action: Vec<_> = best
        .iter()
        .filter(|(way, _)| way.action == action)
        .collect();
    of_action[chance.below(of_action.len())].0
}
