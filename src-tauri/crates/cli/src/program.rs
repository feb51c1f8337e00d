//! Another program that plays at our table: it answers `new`, `act` and `think` as the engine's door does, a line each.

use bots::BotKind;
use content::action::{self, ActionText};
use content::position::PositionSeat;
use content::told::told;
use rules::action::Action;
use rules::game::Game;
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program under way, and the game that it follows.
pub(crate) struct Program {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Program {
    /// Starts it; the words of the command are parted by spaces.
    pub(crate) fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked for")
        };
        let from = BufReader::new(from);
        Ok(Self { child, to, from })
    }

    /// A game before its first decision.
    pub(crate) fn begin(&mut self, game: &Game) -> io::Result<()> {
        let Some(setup) = game.tell() else {
            unreachable!("a game that begins can be told")
        };
        let seats = vec![PositionSeat::default(); game.state().players.len()];
        let setup = told(game.table(), &setup, &seats);
        self.ask(&json!({"do": "new", "setup": setup})).map(drop)
    }

    /// Somebody did this.
    pub(crate) fn hear(&mut self, game: &Game, action: Action) -> io::Result<()> {
        let action = ActionText::of(action, game.table());
        self.ask(&json!({"do": "act", "action": action})).map(drop)
    }

    /// What it would do for the player to move.
    pub(crate) fn think(&mut self, game: &Game, how: &ThinkLimits) -> io::Result<Action> {
        let bot = how.bot.word();
        let mut request = json!({"do": "think", "bot": bot, "seed": how.seed});
        if let Some(ms) = how.ms {
            request["ms"] = ms.into();
        } else if let Some(playouts) = how.playouts {
            request["playouts"] = playouts.into();
        }
        let mut answer = self.ask(&request)?;
        let spoken = action::read_part(answer["action"].take(), "action");
        let meant = spoken.map(|spoken| spoken.meant(game.table()));
        meant.map_err(|problems| wrong(format!("{problems:?}")))
    }

    fn ask(&mut self, request: &Value) -> io::Result<Value> {
        writeln!(self.to, "{request}")?;
        self.to.flush()?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        let answer: Value = serde_json::from_str(&line).map_err(io::Error::other)?;
        if answer["ok"] == true {
            Ok(answer)
        } else {
            Err(wrong(format!("to {request} it said: {}", line.trim_end())))
        }
    }
}

/// How it shall think.
pub(crate) struct ThinkLimits {
    pub(crate) bot: BotKind,
    pub(crate) seed: u32,
    pub(crate) ms: Option<u32>,
    pub(crate) playouts: Option<u32>,
}

fn wrong(what: String) -> io::Error {
    io::Error::other(what)
}

impl Drop for Program {
    fn drop(&mut self) {
        // It ends when nobody speaks to it any more; whether it has, nobody waits to hear.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
