//! What players do whom nobody plays: their script, or a bot where it is over or has become impossible.

use crate::lesson::LessonStage;
use bots::{BotKind, Budget};
use content::scenario::{Decider, Script, ScriptDeed};
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use serde::{Deserialize, Serialize};

/// A scenario is proved, and its ways looked for, whenever it is opened: who plays on thinks less than at the table.
const PLAYOUTS: u32 = 24;
/// As many decisions are played on in each.
const MOVES_AHEAD: usize = 16;

/// How far a script has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cursor {
    /// The turn of the game in which it was played last.
    turn: Option<u16>,
    /// So many turns of it have begun.
    begun: usize,
    /// So much of the last one is done.
    done: usize,
    /// True when the rest of that turn is impossible.
    lost: bool,
}

impl Cursor {
    /// Leaves of the turns of a script those that are to come, as a turn of the game stands.
    pub(crate) fn cut(&self, turns: &mut Vec<Vec<ScriptDeed>>, turn: u16) {
        let is_amid = self.turn == Some(turn) && self.begun > 0;
        let behind = self.begun - usize::from(is_amid);
        turns.drain(..behind.min(turns.len()));
        if let (true, Some(now)) = (is_amid, turns.first_mut()) {
            now.drain(..self.done.min(now.len()));
        }
    }
}

/// What somebody decides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScriptedDecision<'a> {
    /// What.
    pub action: Action,
    /// The key of what is said with it.
    pub say: Option<&'a str>,
    /// The script that is impossible here, and the number of its turn and of its action.
    pub broken: Option<(usize, usize, usize)>,
    /// True when neither script nor bot said what to do.
    pub unsaid: bool,
}

/// What a player who is not the learner decides; nothing when there is nothing to decide.
pub(crate) fn decide<'a>(
    stage: &'a LessonStage,
    game: &Game,
    who: PlayerId,
    cursors: &mut Vec<Cursor>,
) -> Option<ScriptedDecision<'a>> {
    let mut menu = Menu::new();
    game.legal(&mut menu);
    let first = menu.actions().first().copied()?;
    if !stage.work.take_in(game, 1) {
        return None;
    }
    let mut decided = ScriptedDecision {
        action: first,
        say: None,
        broken: None,
        unsaid: false,
    };
    match follow(stage, game, who, cursors) {
        ScriptLine::Deed(ScriptDeed { act, say }) => {
            decided.action = act.0;
            decided.say = say.as_deref();
            return Some(decided);
        }
        // What a turn does not say is not done.
        ScriptLine::Over if menu.actions().contains(&Action::Pass) => {
            decided.action = Action::Pass;
            return Some(decided);
        }
        ScriptLine::Broken(broken) => decided.broken = Some(broken),
        ScriptLine::Over | ScriptLine::None => {}
    }
    let bot = match &stage.seats[usize::from(who)] {
        Decider::Bot(name) => BotKind::from_word(name),
        _ => script(stage, who)
            .and_then(|(_, script)| script.bot.as_deref())
            .and_then(BotKind::from_word),
    };
    if menu.actions().len() > 1 {
        // The same game brings the same answer.
        let state = game.state();
        let seed = u64::from(state.turn) << 16 | state.board.tiles().len() as u64;
        let mut chance = Chance::new(seed);
        let bot_or_greedy = bot.unwrap_or(BotKind::Greedy);
        let budget = Budget::ENDLESS.playouts(PLAYOUTS);
        let tries = menu.actions().len() * tries(bot_or_greedy);
        if !stage.work.take_in(game, tries) {
            return None;
        }
        decided.action = bot_or_greedy.choose_within(game, &menu, &mut chance, &budget);
        decided.unsaid = bot.is_none();
    }
    Some(decided)
}

/// So often a bot tries each thing that it may do, in itself or in what may follow.
fn tries(bot: BotKind) -> usize {
    if bot.is_quick() {
        1
    } else {
        MOVES_AHEAD * PLAYOUTS as usize
    }
}

/// What a script says of one decision.
pub(crate) enum ScriptLine<'a> {
    /// To do this.
    Deed(&'a ScriptDeed),
    /// Nothing more in this turn.
    Over,
    /// Something that the rules do not allow any more: the script, its turn, its action.
    Broken((usize, usize, usize)),
    /// Nothing at all.
    None,
}

/// Follows the script of a player by one decision.
pub(crate) fn follow<'a>(
    stage: &'a LessonStage,
    game: &Game,
    who: PlayerId,
    cursors: &mut Vec<Cursor>,
) -> ScriptLine<'a> {
    let Some((number, script)) = script(stage, who) else {
        return ScriptLine::None;
    };
    cursors.resize(stage.scripts.len(), Cursor::default());
    let cursor = &mut cursors[number];
    let turn = game.state().turn;
    if cursor.turn != Some(turn) {
        *cursor = Cursor {
            turn: Some(turn),
            begun: cursor.begun + 1,
            ..Cursor::default()
        };
    }
    let Some(deeds) = cursor
        .begun
        .checked_sub(1)
        .and_then(|turn| script.turns.get(turn))
    else {
        return ScriptLine::None;
    };
    if cursor.lost {
        return ScriptLine::None;
    }
    match deeds.get(cursor.done) {
        Some(action) if game.check(who, &action.act.0).is_ok() => {
            cursor.done += 1;
            ScriptLine::Deed(action)
        }
        Some(_) => {
            cursor.lost = true;
            ScriptLine::Broken((number, cursor.begun - 1, cursor.done))
        }
        None => ScriptLine::Over,
    }
}

fn script(stage: &LessonStage, who: PlayerId) -> Option<(usize, &Script)> {
    let mut scripts = stage.scripts.iter().enumerate();
    scripts.find(|(_, script)| crate::land::player(script.player) == who)
}
