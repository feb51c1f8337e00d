//! What happened, step by step, and what all points came from.

use rules::action::Phase;
use rules::base::SUPPLY_EMPTY;
use rules::event::{Event, ScoreEntry};
use rules::ground::PlayerId;
use rules::history::History;
use rules::left_out::SkippedQuestion;
use rules::reason::{Reason, ReasonOut};
use rules::score::{Source, When};
use serde::Serialize;
use specta::Type;

/// Everything that one decision brought about. Step 0 is what happened before the first decision.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LogEntry {
    /// Which decision of the game, from 1; 0 for the beginning.
    pub step: u32,
    /// Whose decision; null for the beginning.
    pub player: Option<PlayerId>,
    /// What was asked; null for the beginning.
    pub asked: Option<Phase>,
    /// The turn in which it was taken.
    pub turn: u16,
    pub events: Vec<LoggedEventView>,
    /// Why nobody was asked about a figure on the way, where nobody was.
    pub left_out: Option<LeftOutView>,
}

/// A question about a figure that nobody was asked: there was no choice to make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct LeftOutView {
    /// So many events of its step had happened by then.
    pub after: u32,
    /// True where no follower was left; otherwise all of the tile was taken.
    pub empty: bool,
    /// What stood in the way of a follower: none is left, or each feature of the tile is taken.
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct LoggedEventView {
    pub event: Event,
    /// For points: the tiles that were counted, in the order of laying.
    pub counted: Vec<CountedTile>,
}

/// A tile that counted for a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct CountedTile {
    pub x: i16,
    pub y: i16,
    /// The number to show on it: its own, or for a field that of the city it belongs to.
    pub n: u16,
}

/// Points of one player by what they were given for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SourceTotal {
    pub player: PlayerId,
    pub source: Source,
    /// Points given in the course of the game.
    pub played: i32,
    /// Points given in the final scoring.
    pub at_end: i32,
}

/// What happened, with what only the board of that moment could tell.
fn told(told: &rules::history::LoggedEvent) -> LoggedEventView {
    let counted = told.counted.iter().map(|tile| CountedTile {
        x: tile.cell.x,
        y: tile.cell.y,
        n: tile.n,
    });
    LoggedEventView {
        event: told.event.clone(),
        counted: counted.collect(),
    }
}

fn left_out(question: &SkippedQuestion) -> LeftOutView {
    LeftOutView {
        after: question.after as u32,
        empty: question.reasons.iter().any(|it| it.why == SUPPLY_EMPTY),
        reasons: question.reasons.clone(),
    }
}

/// The log of what was played, from a step on.
pub fn log(history: &History, since: usize) -> Vec<LogEntry> {
    let steps = (since..).zip(history.moments(since..=history.head()));
    let entry = |(step, moment): (usize, &rules::history::TurnSnapshot)| LogEntry {
        step: step as u32,
        player: moment.decision.map(|decision| decision.player),
        asked: moment.phase,
        turn: moment.turn,
        events: moment.told.iter().map(told).collect(),
        left_out: moment.left_out.as_deref().map(left_out),
    };
    steps.map(entry).collect()
}

/// Every score of the final scoring up to a step.
pub fn final_scoring(history: &History, step: usize) -> Vec<LoggedEventView> {
    let all = history.moments(0..=step).flat_map(|moment| &moment.told);
    let is_final = |told: &&rules::history::LoggedEvent| {
        score(&told.event).is_some_and(|entry| entry.when == When::Final)
    };
    all.filter(is_final).map(told).collect()
}

/// What each seat had before anything was scored; an end that is counted at once is scored before the first decision.
pub fn before(history: &History) -> Vec<i32> {
    let Ok(game) = history.game_at(0) else {
        return Vec::new();
    };
    let scored = totals(history, 0);
    let seats = PlayerId::all().zip(&game.state().players);
    let had = seats.map(|(player, seat)| {
        let own = scored.iter().filter(|total| total.player == player);
        seat.score - own.map(|total| total.played + total.at_end).sum::<i32>()
    });
    had.collect()
}

/// All points up to a step, by player and source; pairs without points are left out.
pub fn totals(history: &History, step: usize) -> Vec<SourceTotal> {
    let mut totals: Vec<SourceTotal> = Vec::new();
    let told = history.moments(0..=step).flat_map(|moment| &moment.told);
    for entry in told.filter_map(|told| score(&told.event)) {
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
            When::Closed | When::Recalled => totals[index].played += entry.points,
            When::Final => totals[index].at_end += entry.points,
        }
    }
    totals.sort_by_key(|total| (total.player, total.source));
    totals
}

fn score(event: &Event) -> Option<&ScoreEntry> {
    match event {
        Event::Score(entry) => Some(entry),
        _ => None,
    }
}
