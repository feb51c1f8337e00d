//! What happened, step by step, and what all points came from. It must not know the words for it.

use rules::event::{Event, ScoreEntry};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::report;
use rules::score::{Source, When};
use serde::Serialize;
use specta::Type;

/// Everything that one decision brought about. Step 0 is what happened before the first decision.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct LogEntry {
    /// Which decision of the game, from 1; 0 for the beginning.
    pub(crate) step: u32,
    /// Whose decision; null for the beginning.
    pub(crate) player: Option<PlayerId>,
    /// The turn in which it was taken.
    pub(crate) turn: u16,
    pub(crate) events: Vec<Told>,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub(crate) struct Told {
    pub(crate) event: Event,
    /// For points: the tiles that were counted, in the order of laying.
    pub(crate) counted: Vec<CountedTile>,
}

/// A tile that counted for a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub(crate) struct CountedTile {
    pub(crate) x: i16,
    pub(crate) y: i16,
    /// The number to show on it: its own, or for a field that of the city it belongs to.
    pub(crate) n: u16,
}

/// Points of one player by what they were given for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SourceTotal {
    pub(crate) player: PlayerId,
    pub(crate) source: Source,
    /// Points given in the course of the game.
    pub(crate) played: i32,
    /// Points given in the final scoring.
    pub(crate) at_end: i32,
}

/// Adds to each event what only the board of that moment can tell.
pub(crate) fn told(after: &Game, events: Vec<Event>) -> Vec<Told> {
    let counted = |event: &Event| match event {
        Event::Score(entry) => report::counted(after.scene(), entry)
            .into_iter()
            .map(|tile| CountedTile {
                x: tile.cell.x,
                y: tile.cell.y,
                n: tile.n,
            })
            .collect(),
        _ => Vec::new(),
    };
    events
        .into_iter()
        .map(|event| Told {
            counted: counted(&event),
            event,
        })
        .collect()
}

/// All points so far, by player and source; pairs without points are left out.
pub(crate) fn totals<'a>(told: impl Iterator<Item = &'a Told>) -> Vec<SourceTotal> {
    let mut totals: Vec<SourceTotal> = Vec::new();
    for entry in told.filter_map(score) {
        let (player, source) = (entry.player, entry.source);
        let same = |total: &SourceTotal| total.player == player && total.source == source;
        let index = totals.iter().position(same).unwrap_or_else(|| {
            totals.push(SourceTotal {
                player,
                source,
                played: 0,
                at_end: 0,
            });
            totals.len() - 1
        });
        match entry.when {
            When::Closed => totals[index].played += entry.points,
            When::Final => totals[index].at_end += entry.points,
        }
    }
    totals.sort_by_key(|total| (total.player, total.source));
    totals
}

/// True for a score of the final scoring.
pub(crate) fn is_final(told: &Told) -> bool {
    score(told).is_some_and(|entry| entry.when == When::Final)
}

fn score(told: &Told) -> Option<&ScoreEntry> {
    match &told.event {
        Event::Score(entry) => Some(entry),
        _ => None,
    }
}
