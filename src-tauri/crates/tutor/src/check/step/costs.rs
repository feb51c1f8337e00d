//! What a table of costs must keep to: a line for each way, and the best of them right.

use super::{CheckedStep, Proof, words};
use crate::lesson::no_bot;
use crate::step_history::StepHistory;
use crate::tree::StepPath;
use bots::BotKind;
use content::problem::What;

impl Proof<'_> {
    /// The table has a line for each way, and was found by a bot as it is today; false where nothing can be judged by it.
    pub(super) fn costs(&mut self, trail: &StepHistory) -> bool {
        let CheckedStep { stage, step, .. } = self.here;
        let (Some(of), Some(table)) = (&step.costs, &trail.costs) else {
            return true;
        };
        let at = format!("{}.costs", self.here.path);
        let Some(bot) = BotKind::from_word(&of.bot) else {
            self.problems.push(no_bot(&format!("{at}.bot"), &of.bot));
            return false;
        };
        let (then, now) = (of.version.get::<u32>(), bot.version());
        if then != now {
            let (bot, then, now) = (of.bot.clone(), then.into(), now.into());
            self.look_at(at, What::JudgedByAnother { bot, then, now });
        }
        let (n, ways) = (of.stood.len(), table.ways(stage, &trail.now));
        match ways {
            Some(ways) if ways.len() == n => return true,
            Some(ways) => {
                let (n, ways) = (n.into(), ways.len().into());
                self.fault("costs.stood", What::OtherWays { n, ways });
            }
            None => self.fault("costs.stood", What::ManyMoreWays { n: n.into() }),
        }
        false
    }

    /// What gives up least by the table is right.
    pub(super) fn best(&mut self, trail: &StepHistory, right: &[&StepPath]) {
        let stage = self.here.stage;
        let Some(table) = &trail.costs else { return };
        let all = table.table(stage, &trail.now);
        let Some((way, best)) = all.iter().min_by_key(|(_, loss)| loss.behind) else {
            return;
        };
        let behind = |leaf: &&&StepPath| {
            let loss = table.loss(stage, &leaf.trail);
            loss.is_some_and(|(loss, _)| loss.behind == best.behind)
        };
        if !right.is_empty() && right.iter().find(behind).is_none() {
            let done: Vec<_> = std::iter::once(way.action).chain(way.then).collect();
            let done = words(&done);
            self.fault("accept", What::BestNotAccepted { done });
        }
    }
}
