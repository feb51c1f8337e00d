//! What is thought over for whoever plays: a hint, a doubt before a decision that loses much, the reasons of a bot. Each
//! is thought over on a thread of its own, until somebody asks anew or the game goes on; a locked table has none of it.

use super::asking::refuse_locked;
use super::bot_functions::seed_at;
use super::{NO_GAME, NO_STEP, Session};
use crate::background;
use crate::catch_panics::run_blocking;
use crate::current::Current;
use crate::error::{AppError, Result};
use crate::session::kept;
use crate::session::open_game::OpenGame;
use crate::view::advice::{self, DoubtView, HintView, NextBestView, ReasonsView};
use bots::{
    AssessRequest, AssessedAction, BotKind, Budget, Estimate, ExpectedLead, MEASURE, PLAYS_ON,
    StopSignal,
};
use rules::action::Action;
use rules::chance::Chance;
use rules::history::HistoryDecision;
use rules::sight::PlayerView;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// So many decisions a hint tells of.
const BEST: usize = 3;
/// A hint rests on so many games in all, a doubt on so many: for that one somebody waits before the game goes on.
const HINT_GAMES: u32 = 480;
const DOUBT_GAMES: u32 = 160;
/// Whoever loses as much as that, in hundredths of a point, is asked; and so many times as much as the games may err.
const BLUNDER: i32 = 300;
const SURE: i32 = 3;

/// What was asked last is thought over; all else nobody waits for any more.
#[derive(Debug, Clone, Default)]
pub(super) struct AdviceQueue(Arc<AtomicU32>);

/// One question that is being thought over.
pub(super) struct PendingAdvice {
    open: Current<OpenGame>,
    revision: u32,
    latest: AdviceQueue,
    number: u32,
}

impl StopSignal for PendingAdvice {
    fn is_stopped(&self) -> bool {
        let is_overtaken = self.latest.0.load(Ordering::Relaxed) != self.number;
        is_overtaken
            || self
                .open
                .now()
                .is_none_or(|open| open.revision() != self.revision)
    }
}

/// A hint as it is kept. One that was found by another measure or another bot is found anew.
#[derive(Debug, Serialize, Deserialize)]
struct KeptHint {
    measure: u32,
    bot: u32,
    games: u32,
    choices: Vec<KeptChoice>,
}

/// One decision of a hint, as it is kept.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct KeptChoice {
    action: Action,
    then: Option<Action>,
    behind: i32,
    noise: i32,
    games: u32,
    leads: ExpectedLead,
}

impl Session {
    /// The best that can be done at the step looked at; nothing where nobody at this window is asked. What was told once
    /// is kept with the game, and told again.
    pub async fn hint(&self, revision: u32) -> Result<Option<HintView>> {
        let open = self.looked_at(revision)?;
        let (id, after) = (open.id(), open.kept(open.cursor()));
        if let Some(told) = self.store.hint(id, after).await? {
            let open = Arc::clone(&open);
            let told = run_blocking(
                move || format!("reading a hint of game {}", id.0),
                move || Ok(told_before(&open, &told)),
            );
            if let Some(hint) = told.await? {
                return Ok(Some(hint));
            }
        }
        if !is_asked(&open) {
            return Ok(None);
        }
        let budget = self.waited(&open);
        let thought_over = run_blocking(
            move || format!("a hint in game {}", id.0),
            move || {
                let sight = open.shown().sight();
                let question = question(&open, &[], BEST, HINT_GAMES);
                let budget = Budget::until(&budget).cores(background::all_cores());
                let Some((told, estimate)) = bots::advise(&sight, &question, &budget) else {
                    return Err(overtaken(&open));
                };
                let kept = KeptHint::of(&sight, &told, &estimate);
                Ok((kept::text(&kept)?, hint(&open, &sight, &kept)))
            },
        );
        let (text, hint) = thought_over.await?;
        self.store.keep_hint(id, after, text).await?;
        Ok(Some(hint))
    }

    /// Nobody waits for a hint any more.
    pub fn put_hint_away(&self) {
        self.advising.0.fetch_add(1, Ordering::Relaxed);
    }

    /// What an action would lose, if that is much; nothing for what the rules refuse, and where nobody is asked.
    pub async fn doubt(&self, revision: u32, action: Action) -> Result<Option<DoubtView>> {
        let open = self.looked_at(revision)?;
        if !is_asked(&open) {
            return Ok(None);
        }
        let (id, budget) = (open.id(), self.waited(&open));
        run_blocking(
            move || format!("a doubt in game {}", id.0),
            move || {
                let sight = open.shown().sight();
                let actions = sight.actions();
                if actions.len() < 2 || !actions.contains(&action) {
                    return Ok(None);
                }
                let about = [action];
                let question = question(&open, &about, 1, DOUBT_GAMES);
                let budget = Budget::until(&budget).cores(background::all_cores());
                let doubt = bots::assess(&sight, &question, &budget).and_then(|told| {
                    let Some((taken, better)) = blunder(action, &told) else {
                        return Some(None);
                    };
                    let estimate = bots::estimate_of(&sight, better, &question, &budget)?;
                    Some(Some(advice::doubt(&sight, taken, better, &estimate)))
                });
                doubt.ok_or_else(|| overtaken(&open))
            },
        )
        .await
    }

    /// Why a bot took the decision that led to a step, and what it would have done otherwise.
    pub async fn reasons(&self, step: u32) -> Result<ReasonsView> {
        let open = self.open.now().ok_or(NO_GAME)?;
        refuse_locked(&open)?;
        let id = open.id();
        run_blocking(
            move || format!("the reasons of step {step} of game {}", id.0),
            move || reasons(&open, step),
        )
        .await
    }

    /// The open game, if it is still what somebody saw, and may be helped in.
    fn looked_at(&self, revision: u32) -> Result<Arc<OpenGame>> {
        let open = self.open.now().ok_or(NO_GAME)?;
        refuse_locked(&open)?;
        if open.revision() == revision {
            Ok(open)
        } else {
            Err(overtaken(&open))
        }
    }

    pub(super) fn waited(&self, open: &OpenGame) -> PendingAdvice {
        let number = self.advising.0.fetch_add(1, Ordering::Relaxed) + 1;
        PendingAdvice {
            open: self.open.clone(),
            revision: open.revision(),
            latest: self.advising.clone(),
            number,
        }
    }
}

fn overtaken(open: &OpenGame) -> AppError {
    AppError::Stale {
        revision: open.revision(),
    }
}

/// True while a person is asked for a decision; which tile was drawn from a real bag is none.
fn is_asked(open: &OpenGame) -> bool {
    let player = open.shown().sight().to_move();
    let sitter = player.and_then(|player| open.sitters().get(usize::from(player)));
    open.is_live() && sitter.is_some_and(|sitter| sitter.bot.is_none())
}

fn question<'a>(
    open: &OpenGame,
    about: &'a [Action],
    best: usize,
    games: u32,
) -> AssessRequest<'a> {
    AssessRequest {
        about,
        best,
        games,
        seed: seed_at(open, open.cursor()),
    }
}

fn hint(open: &OpenGame, sight: &PlayerView, kept: &KeptHint) -> HintView {
    let choices = kept.choices.iter();
    HintView {
        step: open.cursor() as u32,
        player: sight.to_move().unwrap_or_default(),
        games: kept.games,
        plays_on: PLAYS_ON.word(),
        advice: choices
            .map(|one| advice::advice(sight, &AssessedAction::from(one), one.leads))
            .collect(),
    }
}

/// What was kept, as far as the rules of today still offer it.
fn told_before(open: &OpenGame, told: &str) -> Option<HintView> {
    let kept: KeptHint = serde_json::from_str(told).ok()?;
    if (kept.measure, kept.bot) != (MEASURE, PLAYS_ON.version()) {
        return None;
    }
    let sight = open.shown().sight();
    sight.to_move()?;
    let actions = sight.actions();
    let is_offered = |one: &KeptChoice| actions.contains(&one.action) && can_follow(&sight, one);
    let is_whole = !kept.choices.is_empty() && kept.choices.iter().all(is_offered);
    is_whole.then(|| hint(open, &sight, &kept))
}

fn can_follow(sight: &PlayerView, one: &KeptChoice) -> bool {
    one.then.is_none_or(|then| {
        let mut after = sight.clone();
        after.attempt(one.action, &mut rules::event::EventSink::silent());
        after.to_move().is_some() && after.actions().contains(&then)
    })
}

/// What was meant and what is better, if that is much and sure.
fn blunder(action: Action, told: &[AssessedAction]) -> Option<(&AssessedAction, &AssessedAction)> {
    let taken = told.iter().find(|one| one.action == action)?;
    let better = told.first().filter(|best| best.action != action)?;
    let is_sure = taken.behind > SURE * taken.noise;
    (taken.behind >= BLUNDER && is_sure).then_some((taken, better))
}

fn reasons(open: &OpenGame, step: u32) -> Result<ReasonsView> {
    let before = (step as usize).checked_sub(1).ok_or(NO_STEP)?;
    let moment = open.history().moment(step as usize).ok_or(NO_STEP)?;
    let HistoryDecision { player, action } = moment.decision.ok_or(NO_STEP)?;
    let sitter = open.sitters().get(usize::from(player));
    let bot = sitter
        .and_then(|sitter| sitter.bot.clone())
        .ok_or(NO_STEP)?;
    let kind = BotKind::from_word(&bot).ok_or(NO_STEP)?;
    let sight = open.history().game_at(before)?.sight();
    let games = Budget::ENDLESS.playouts(kind.usual_playouts(&sight));
    let budget = games.cores(background::all_cores());
    let thought = kind.think(&sight, &mut Chance::new(seed_at(open, before)), &budget);
    let thought = thought.ok_or(NO_STEP)?;
    let same = thought.action == action;
    let of = |action| thought.candidates.iter().find(|one| one.action == action);
    let then = of(action).filter(|_| same).and_then(|one| one.then);
    let next = thought.candidates.iter().find(|one| one.action != action);
    let worth = of(action).and_then(|one| one.value);
    Ok(ReasonsView {
        step,
        player,
        bot,
        action,
        then,
        same,
        next: next.map(|next| NextBestView {
            action: next.action,
            then: next.then,
            less: worth.zip(next.value).map(|(worth, value)| worth - value),
        }),
        motives: if same {
            thought.motives
        } else {
            bots::motives_of(&sight, action, None)
        },
    })
}

impl KeptHint {
    fn of(sight: &PlayerView, told: &[AssessedAction], estimate: &Estimate) -> Self {
        let player = sight.to_move().unwrap_or_default();
        let choices = told.iter().map(|one| KeptChoice {
            action: one.action,
            then: one.then,
            behind: one.behind,
            noise: one.noise,
            games: one.games,
            leads: estimate.of(player, one.behind.max(0)),
        });
        Self {
            measure: MEASURE,
            bot: PLAYS_ON.version(),
            games: estimate.games(),
            choices: choices.collect(),
        }
    }
}

impl From<&KeptChoice> for AssessedAction {
    fn from(kept: &KeptChoice) -> Self {
        Self {
            action: kept.action,
            then: kept.then,
            behind: kept.behind,
            noise: kept.noise,
            games: kept.games,
        }
    }
}
