//! A game retold from its events: turn by turn who scored what, and where all points came from.
//! Knows events only; counts nothing that no event says.

use rules::base::finish;
use rules::event::{Event, ScoreEntry};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::score::When;
use serde::Serialize;
use std::collections::BTreeMap;

/// The word for points that a table agreed on.
const AGREED: &str = "by-hand";

/// A game so far.
#[derive(Debug, Serialize)]
pub(crate) struct Story {
    /// Turn by turn.
    pub(crate) turns: Vec<StoryTurn>,
    /// What was scored after the last turn.
    #[serde(rename = "final")]
    pub(crate) after: Vec<ScoreEntry>,
    /// The scores now.
    pub(crate) scores: Vec<i32>,
    /// For each player, points by what they were given for.
    pub(crate) totals: Vec<BTreeMap<String, i32>>,
    /// Who has won, when the game is over.
    pub(crate) winners: Vec<PlayerId>,
}

/// One turn.
#[derive(Debug, Serialize)]
pub(crate) struct StoryTurn {
    /// Its number.
    #[serde(rename = "turn")]
    pub(crate) number: u16,
    /// Whose it was.
    pub(crate) player: PlayerId,
    /// The tiles laid in it.
    pub(crate) tiles: Vec<String>,
    /// What was scored.
    pub(crate) entries: Vec<ScoreEntry>,
    /// The scores after it.
    pub(crate) scores: Vec<i32>,
}

impl Story {
    /// A story that begins with these scores.
    pub(crate) fn new(scores: Vec<i32>) -> Self {
        let totals = vec![BTreeMap::new(); scores.len()];
        Self {
            turns: Vec::new(),
            after: Vec::new(),
            scores,
            totals,
            winners: Vec::new(),
        }
    }

    /// Hears what happened next.
    pub(crate) fn hear(&mut self, events: Vec<Event>) {
        for event in events {
            match event {
                Event::TurnBegan { player, turn } => self.turns.push(StoryTurn {
                    number: turn,
                    player,
                    tiles: Vec::new(),
                    entries: Vec::new(),
                    scores: self.scores.clone(),
                }),
                Event::TileLaid { tile, .. } => {
                    if let Some(turn) = self.turns.last_mut() {
                        turn.tiles.push(tile);
                    }
                }
                Event::Score(entry) => self.score(entry),
                Event::GameOver { winners } => self.winners = winners,
                _ => {}
            }
        }
    }

    /// Hears that the table gave and took points that no event says: the scores are these now. Who has won is known anew.
    pub(crate) fn agree(&mut self, game: &Game) {
        let players = game.state().players.iter();
        for (seat, player) in players.enumerate() {
            let points = player.score - self.scores[seat];
            if points != 0 {
                *self.totals[seat].entry(AGREED.to_owned()).or_default() += points;
                self.scores[seat] = player.score;
            }
        }
        if let Some(turn) = self.turns.last_mut() {
            turn.scores.clone_from(&self.scores);
        }
        if game.is_over() {
            self.winners = finish::winners(game.context());
        }
    }

    fn score(&mut self, entry: ScoreEntry) {
        let seat = usize::from(entry.player);
        self.scores[seat] += entry.points;
        *self.totals[seat].entry(source(&entry)).or_default() += entry.points;
        match self.turns.last_mut() {
            Some(turn) if entry.when != When::Final => {
                turn.scores.clone_from(&self.scores);
                turn.entries.push(entry);
            }
            _ => self.after.push(entry),
        }
    }
}

/// The word for what points were given for.
pub(crate) fn source(entry: &ScoreEntry) -> String {
    match serde_json::to_value(entry.source) {
        Ok(serde_json::Value::String(word)) => word,
        other => unreachable!("a source is a word, not {other:?}"),
    }
}
