//! What a bot would do: reads who is asked and how long it may think, and is the only one here with a clock.

use bots::{BotAnswer, BotKind, Budget};
use content::document;
use content::faults::{told_with, unknown_word};
use content::number::Whole;
use content::problem::{Problem, What, some_of};
use rules::chance::Chance;
use rules::sight::PlayerView;
use serde_json::{Map, Value};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The fields of such a request.
pub(crate) const FIELDS: &[&str] = &["bot", "ms", "playouts", "seed"];

/// The longest time that a bot may be given: ten minutes.
type Millis = Whole<0, 600_000>;
type Playouts = Whole<1, 100_000_000>;
type Seed = Whole<0, 4_294_967_295>;

/// Who thinks, and how much.
pub(crate) struct Request {
    bot: BotKind,
    ms: Option<Millis>,
    playouts: Option<Playouts>,
    seed: Seed,
}

impl Request {
    /// Reads a request, or says everything that is wrong with it.
    pub(crate) fn read(mut fields: Map<String, Value>) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let bot = fields.remove("bot");
        let bot = heard(bot_named(bot.as_ref()), &mut problems);
        let ms = heard(number(&mut fields, "ms"), &mut problems).flatten();
        let playouts = heard(number(&mut fields, "playouts"), &mut problems).flatten();
        let seed = heard(number(&mut fields, "seed"), &mut problems).flatten();
        if ms.is_some() && playouts.is_some() {
            problems.push(Problem::error("playouts", What::TimeOrPlayouts));
        }
        match bot {
            Some(bot) if problems.is_empty() => Ok(Self {
                bot,
                ms,
                playouts,
                seed: seed.unwrap_or(Seed::ZERO),
            }),
            _ => Err(problems),
        }
    }

    /// Lets the bot think; nothing when nobody is asked.
    pub(crate) fn think(&self, sight: &PlayerView) -> Option<BotAnswer> {
        let mut chance = Chance::new(self.seed.get());
        let mut think = |budget: Budget<'_>| self.bot.think(sight, &mut chance, &budget);
        match (self.ms, self.playouts) {
            (Some(ms), _) => {
                let time = Duration::from_millis(ms.get());
                within(time, |over| think(Budget::until(over)))
            }
            (None, Some(playouts)) => think(Budget::ENDLESS.playouts(playouts.get())),
            (None, None) => think(Budget::ENDLESS),
        }
    }
}

/// Works, and raises the flag when the time is over before the work.
pub(crate) fn within<T>(time: Duration, work: impl FnOnce(&AtomicBool) -> T) -> T {
    let flag = AtomicBool::new(time.is_zero());
    let over = &flag;
    let (done, is_done) = channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            if is_done.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                over.store(true, Ordering::Relaxed);
            }
        });
        let worked = work(over);
        drop(done);
        worked
    })
}

fn heard<T>(read: Result<T, Vec<Problem>>, problems: &mut Vec<Problem>) -> Option<T> {
    read.map_err(|wrong| problems.extend(wrong)).ok()
}

fn bot_named(word: Option<&Value>) -> Result<BotKind, Vec<Problem>> {
    let known = BotKind::ALL.map(BotKind::word);
    let all = || some_of(known);
    let what = match word.map(Value::as_str) {
        Some(Some(word)) => match BotKind::from_word(word) {
            Some(bot) => return Ok(bot),
            None => told_with(unknown_word, word, &known),
        },
        Some(None) => What::NoWordOf { known: all() },
        None => What::WordMissing { known: all() },
    };
    Err(vec![Problem::error("bot", what)])
}

fn number<const LEAST: i64, const MOST: i64>(
    fields: &mut Map<String, Value>,
    field: &str,
) -> Result<Option<Whole<LEAST, MOST>>, Vec<Problem>> {
    let value = fields.remove(field);
    value
        .map(|value| document::read_part(value, field))
        .transpose()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn work_without_end_is_stopped_in_time_and_short_work_waits_for_nothing() {
        let started = Instant::now();
        within(Duration::from_millis(20), |over| {
            while !over.load(Ordering::Relaxed) {
                thread::yield_now();
            }
        });
        assert!(started.elapsed() >= Duration::from_millis(20));
        assert_eq!(within(Duration::from_mins(10), |_| 7), 7);
        assert!(started.elapsed() < Duration::from_mins(1));
    }
}
