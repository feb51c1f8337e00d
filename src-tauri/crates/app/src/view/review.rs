//! A review as a screen shows it: what was found, and the board of the moments that cost most.

use crate::error::Result;
use crate::view::catalog::TileDesign;
use crate::view::choice;
use crate::view::land::{self, FigureView, TileView};
use crate::view::picture::SeatSummary;
use bots::{ExpectedLead, Motive};
use lab::review::{Grade, Rating, Review, ReviewDecision, ReviewPart, ReviewTotals, overall};
use rules::action::Action;
use rules::game::Game;
use rules::ground::{Cell, Place, PlayerId};
use rules::history::History;
use serde::Serialize;
use specta::Type;
use std::cmp::Reverse;

/// So many moments are shown with their board.
const KEY_MOMENTS: usize = 3;

/// The mix of which it was measured, at tables of two, what each bot gives away.
const MEASURED: &str = "base";

/// How far a review has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReviewProgress {
    pub game: u32,
    /// How many parts are known.
    pub done: u32,
    pub parts: u32,
    /// True while it is being worked at.
    pub going: bool,
    /// Nothing while nobody can say.
    pub seconds_left: Option<u32>,
}

/// What was found of a game. All figures but points are hundredths of a point, ahead of the best of the others; chances
/// to win are thousandths.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    pub progress: ReviewProgress,
    /// Null until somebody names the game.
    pub name: Option<String>,
    /// The mix that it was played with, if that has a name.
    pub mix: Option<String>,
    pub seats: Vec<SeatSummary>,
    /// The tiles that the game has and the catalog has not, or has otherwise.
    pub designs: Vec<TileDesign>,
    /// In so many games each decision was tried.
    pub games: u32,
    /// The id of the bot that is assumed to play on at every seat.
    pub plays_on: &'static str,
    pub players: Vec<ReviewedPlayer>,
    /// From each drawn tile to the next, as far as they are known.
    pub turns: Vec<ReviewedTurn>,
    /// How far ahead each player was in the end; null until every turn is known.
    pub ended: Option<Vec<i32>>,
    /// What gave something away, in the order of the game.
    pub decisions: Vec<ReviewedDecision>,
    /// What gave most away, that first; where people play, what they decided.
    pub moments: Vec<KeyMoment>,
    /// How many decisions were the only ones, and how many were as good as the best.
    pub forced: u32,
    pub level: u32,
}

/// How somebody played.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReviewedPlayer {
    pub player: PlayerId,
    /// In the end, in points.
    pub points: i32,
    /// The points with even luck, and between what they lie but for one time in twenty.
    pub even: i32,
    pub low: i32,
    pub high: i32,
    /// What all draws together made of the difference to the best of the others.
    pub luck: i32,
    /// Given away in all decisions, and in each that had a choice.
    pub lost: i32,
    pub rate: i32,
    pub unforced: u32,
    /// Which bot that is like; null for somebody who had no choice, and where nobody has measured the bots.
    pub rating: Option<Rating>,
}

/// From one drawn tile to the next.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ReviewedTurn {
    pub turn: u16,
    pub player: PlayerId,
    /// The decision at which it began.
    pub step: u32,
    pub tile: Option<String>,
    /// What the draw was worth to whoever drew; null where nothing else could have come.
    pub luck: Option<i32>,
    /// For each player.
    pub expected: Vec<ExpectedLead>,
    /// Given away in it.
    pub lost: i32,
}

/// A decision that gave something away.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReviewedDecision {
    /// How many decisions were taken before.
    pub step: u32,
    pub turn: u16,
    pub player: PlayerId,
    /// The tile in hand or just laid, and where it lies.
    pub tile: Option<String>,
    pub landed: Option<Cell>,
    pub taken: ReviewedAction,
    pub best: ReviewedAction,
    /// What the best would be followed by, after a tile.
    pub then: Option<Action>,
    pub lost: i32,
    /// The standard error of that.
    pub noise: i32,
    /// How far ahead the best leads to, and the chance to win with it; null for somebody who plays alone.
    pub lead: i32,
    pub chance: Option<u16>,
    /// So much less with what was done.
    pub chance_lost: Option<u16>,
    /// Null where that is little.
    pub grade: Option<Grade>,
    /// What speaks for the best.
    pub motives: Vec<Motive>,
    /// True where a person decided something that Practice can ask by itself.
    pub askable: bool,
    /// The question by which Practice asks it already.
    pub question: Option<u32>,
}

/// A decision that Practice can ask by itself.
#[derive(Debug, Clone, Copy)]
pub struct AskableDecision {
    /// The question by which it does.
    pub question: Option<u32>,
}

/// What came of the wish that Practice should ask a decision again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "came", rename_all = "kebab-case")]
pub enum AskAgainOutcome {
    /// It asks it.
    Asked { question: u32 },
    /// It does not: in more games nobody can tell from the best what was done.
    Level,
}

/// What was done or could have been, and where it lies.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ReviewedAction {
    pub action: Action,
    /// The index of the segment that it names on its tile.
    pub segment: Option<u8>,
    /// For the order of scoring: the same feature on the tile just laid, if it reaches it.
    pub here: Option<Place>,
    /// The tile on which it lies; null for a tile that is laid.
    pub on: Option<TileView>,
}

/// The board before a decision.
#[derive(Debug, Clone, Serialize, Type)]
pub struct KeyMoment {
    /// Its place in the list of decisions.
    pub decision: u32,
    pub tiles: Vec<TileView>,
    pub figures: Vec<FigureView>,
    /// True where whoever decided is no bot, and can try something else from there.
    pub tried: bool,
}

/// The game that was looked at.
pub struct ReviewSubject<'a> {
    pub name: Option<String>,
    pub mix: Option<String>,
    pub seats: Vec<SeatSummary>,
    pub designs: Vec<TileDesign>,
    pub history: &'a History,
}

pub fn view(
    subject: ReviewSubject<'_>,
    review: &Review,
    asked: &dyn Fn(usize) -> Option<AskableDecision>,
    progress: ReviewProgress,
) -> Result<ReviewView> {
    let ReviewSubject {
        name,
        mix,
        seats,
        designs,
        history,
    } = subject;
    let parts = review.parts();
    let table = history.now().table();
    let all = parts.values().flat_map(|part| {
        let decisions = part.decisions.iter();
        decisions.map(|decision| (part.turn, decision))
    });
    let clear = all.clone().filter(|(_, one)| one.is_clear());
    let decisions = clear.map(|(turn, one)| {
        let game = history.game_at(one.step)?;
        let asked = if is_person(&seats, one.player) {
            asked(one.step)
        } else {
            None
        };
        Ok(decision(&game, turn, one, asked))
    });
    let decisions: Vec<_> = decisions.collect::<Result<_>>()?;
    let turn = |part: &ReviewPart| ReviewedTurn {
        turn: part.turn,
        player: part.player,
        step: part.decisions.first().map_or(0, |one| one.step as u32),
        tile: part
            .tile
            .map(|tile| table.types[usize::from(tile)].id.clone()),
        luck: part.luck.as_ref().map(|luck| luck.ahead),
        expected: part.expected.clone(),
        lost: part.decisions.iter().map(|one| one.lost.max(0)).sum(),
    };
    let moments = key_moments(&decisions, &seats).into_iter();
    let moments = moments.map(|at| moment(history, &decisions, &seats, at));
    let is_complete = progress.done == progress.parts;
    let ended = is_complete.then(|| ended(review.subject().end()));
    Ok(ReviewView {
        progress,
        name,
        designs,
        games: review.depth().games,
        plays_on: bots::PLAYS_ON.word(),
        players: players(
            &overall(review.subject().end(), parts.values()),
            mix.as_deref() == Some(MEASURED) && seats.len() == 2,
        ),
        turns: parts.values().map(turn).collect(),
        ended,
        moments: moments.collect::<Result<_, _>>()?,
        forced: all.clone().filter(|(_, one)| one.forced).count() as u32,
        level: all
            .filter(|(_, one)| !one.forced && !one.is_clear())
            .count() as u32,
        decisions,
        seats,
        mix,
    })
}

fn ended(game: &Game) -> Vec<i32> {
    let points = game.state().players.iter().map(|player| player.score);
    let ahead = bots::ahead(&points.collect::<Vec<_>>()).into_iter();
    ahead.map(|points| 100 * points).collect()
}

fn players(overall: &ReviewTotals, is_measured: bool) -> Vec<ReviewedPlayer> {
    let each = overall.players.iter().zip(&overall.adjusted);
    each.map(|(player, even)| ReviewedPlayer {
        player: player.player,
        points: player.points,
        even: even.value,
        low: even.low,
        high: even.high,
        luck: player.luck,
        lost: player.lost,
        rate: player.rate,
        unforced: player.unforced,
        rating: player.rating.filter(|_| is_measured),
    })
    .collect()
}

fn decision(
    game: &Game,
    turn: u16,
    one: &ReviewDecision,
    asked: Option<AskableDecision>,
) -> ReviewedDecision {
    let state = game.state();
    ReviewedDecision {
        step: one.step as u32,
        turn,
        player: one.player,
        tile: state
            .drawn
            .map(|tile| game.table().types[usize::from(tile)].id.clone()),
        landed: state.landed.map(|tile| state.board.tile(tile).cell),
        taken: action(game, one.taken),
        best: action(game, one.best),
        then: one.then,
        lost: one.lost,
        noise: one.noise,
        lead: one.lead,
        chance: one.chance,
        chance_lost: one.chance_lost,
        grade: one.grade,
        motives: one.reasons.clone(),
        askable: asked.is_some(),
        question: asked.and_then(|asked| asked.question),
    }
}

pub(super) fn action(game: &Game, action: Action) -> ReviewedAction {
    let cell = action.place().map(|place| (place.x, place.y));
    let tiles = land::tiles(game).into_iter();
    ReviewedAction {
        action,
        segment: choice::segment(game, &action),
        here: choice::here(game, &action),
        on: cell.and_then(|cell| tiles.into_iter().find(|tile| (tile.x, tile.y) == cell)),
    }
}

/// The most of the chance that was lost first, then the most points; the later of two comes later.
fn key_moments(decisions: &[ReviewedDecision], seats: &[SeatSummary]) -> Vec<usize> {
    let is_person = |one: &ReviewedDecision| is_person(seats, one.player);
    let has_people = seats.iter().any(|seat| seat.bot.is_none());
    let mut all: Vec<_> = (0..decisions.len())
        .filter(|at| !has_people || is_person(&decisions[*at]))
        .collect();
    all.sort_by_key(|at| Reverse((decisions[*at].chance_lost, decisions[*at].lost)));
    all.truncate(KEY_MOMENTS);
    all
}

fn is_person(seats: &[SeatSummary], player: PlayerId) -> bool {
    let seat = seats.get(usize::from(player));
    seat.is_some_and(|seat| seat.bot.is_none())
}

fn moment(
    history: &History,
    decisions: &[ReviewedDecision],
    seats: &[SeatSummary],
    at: usize,
) -> Result<KeyMoment> {
    let one = &decisions[at];
    let game = history.game_at(one.step as usize)?;
    Ok(KeyMoment {
        decision: at as u32,
        tiles: land::tiles(&game),
        figures: land::figures(&game),
        tried: is_person(seats, one.player),
    })
}
