//! Figures of games added up: by player, by source, game by game.

use super::FinishedGames;
use super::figures::{GameFigures, SeatFigures, WHOLE};
use crate::view::statistics::{
    GameChoices, GamesWish, PlayedCourse, PlayedWith, PlayerFigures, ReviewedGame, SourceFigures,
    SourceMean, StatisticsView, TablePlayer,
};
use lab::review::PlayerReview;
use rules::score::Source;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

type GameSlice = [Arc<GameFigures>];

/// The games that somebody means.
pub(super) fn meant<'a>(
    games: &'a GameSlice,
    wish: &GamesWish,
) -> impl Iterator<Item = &'a GameFigures> + Clone {
    let wish = wish.clone();
    let games = games.iter().map(|game| &**game);
    games.filter(move |game| {
        let sat = |player: &TablePlayer| game.seats.iter().any(|seat| seat.player == *player);
        let with = match wish.with {
            None => true,
            Some(PlayedWith::Alone) => game.expansions.is_empty(),
            Some(PlayedWith::Expansion { expansion }) => game.expansions.contains(&expansion),
        };
        let seats = wish.seats;
        with && wish.player.as_ref().is_none_or(sat)
            && seats.is_none_or(|seats| game.seats.len() == usize::from(seats))
    })
}

pub(super) fn view(counted: &FinishedGames, wish: &GamesWish) -> StatisticsView {
    let games = &counted.games[..];
    let chosen = meant(games, wish);
    let players = players(chosen.clone());
    StatisticsView {
        games: chosen.clone().count() as u32,
        all: games.len() as u32,
        left_out: counted.left_out,
        waiting: counted.waiting,
        choices: choices(games),
        sources: sources(chosen.clone(), wish.player.as_ref()),
        course: course(chosen, &players, wish.player.as_ref()),
        players,
    }
}

fn choices(games: &GameSlice) -> GameChoices {
    let games = games.iter();
    let seats = games.clone().map(|game| game.seats.len() as u8);
    let with = games.clone().flat_map(|game| {
        let alone = game.expansions.is_empty().then_some(PlayedWith::Alone);
        let expansions = game.expansions.iter();
        let expansions = expansions.map(|expansion| PlayedWith::Expansion {
            expansion: *expansion,
        });
        alone.into_iter().chain(expansions)
    });
    let sat = games.clone().flat_map(|game| &game.seats);
    let players: BTreeSet<_> = sat.map(|seat| seat.player.clone()).collect();
    GameChoices {
        players: players.into_iter().collect(),
        with: with.collect::<BTreeSet<_>>().into_iter().collect(),
        seats: seats.collect::<BTreeSet<_>>().into_iter().collect(),
    }
}

fn players<'a>(games: impl Iterator<Item = &'a GameFigures>) -> Vec<PlayerFigures> {
    let mut seats: BTreeMap<&TablePlayer, Vec<&SeatFigures>> = BTreeMap::new();
    for seat in games.flat_map(|game| &game.seats) {
        seats.entry(&seat.player).or_default().push(seat);
    }
    let each = seats.into_iter();
    let mut each: Vec<_> = each.map(|(player, sat)| figures(player, &sat)).collect();
    each.sort_by_key(|one| Reverse(one.games));
    each
}

fn figures(player: &TablePlayer, sat: &[&SeatFigures]) -> PlayerFigures {
    let won: Vec<_> = sat.iter().filter_map(|seat| seat.won).collect();
    let points = sat.iter().map(|seat| i64::from(seat.points));
    let reviewed: Vec<_> = sat
        .iter()
        .filter_map(|seat| seat.reviewed.as_ref())
        .collect();
    let lost = reviewed.iter().map(|one| i64::from(one.lost)).sum();
    let unforced = reviewed.iter().map(|one| i64::from(one.unforced)).sum();
    let luck = reviewed.iter().map(|one| i64::from(one.luck)).sum();
    PlayerFigures {
        player: player.clone(),
        games: sat.len() as u32,
        contests: won.len() as u32,
        won: (won.iter().sum::<u32>() * 100 / WHOLE) as i32,
        mean: divided(100 * points.clone().sum::<i64>(), sat.len() as i64).unwrap_or_default(),
        best: points.max().unwrap_or_default() as i32,
        reviewed: reviewed.len() as u32,
        rate: divided(lost, unforced),
        luck: divided(luck, reviewed.len() as i64),
    }
}

/// To the nearest; nothing of nothing.
fn divided(sum: i64, count: i64) -> Option<i32> {
    (count > 0).then(|| (sum as f64 / count as f64).round() as i32)
}

fn sources<'a>(
    games: impl Iterator<Item = &'a GameFigures>,
    player: Option<&TablePlayer>,
) -> Vec<SourceFigures> {
    let seats = games.flat_map(|game| &game.seats);
    let (own, others): (Vec<_>, Vec<_>) =
        seats.partition(|seat| player.is_none_or(|player| seat.player == *player));
    let all = own.iter().chain(&others);
    let known: BTreeSet<Source> = all
        .clone()
        .flat_map(|seat| seat.totals.iter().map(|total| total.source))
        .collect();
    let is_agreed = all.clone().any(|seat| seat.agreed != 0);
    let known = known.into_iter().map(Some).chain(is_agreed.then_some(None));
    known
        .map(|source| SourceFigures {
            source,
            own: mean(&own, source),
            others: player.map(|_| mean(&others, source)),
        })
        .collect()
}

fn mean(seats: &[&SeatFigures], source: Option<Source>) -> SourceMean {
    let of = |seat: &SeatFigures| match source {
        None => (i64::from(seat.agreed), 0),
        Some(source) => {
            let totals = seat.totals.iter().filter(|total| total.source == source);
            totals.fold((0, 0), |(played, at_end), total| {
                let (now, then) = (i64::from(total.played), i64::from(total.at_end));
                (played + now, at_end + then)
            })
        }
    };
    let (played, at_end) = seats.iter().fold((0, 0), |(played, at_end), seat| {
        let (now, then) = of(seat);
        (played + now, at_end + then)
    });
    let each = |sum: i64| divided(100 * sum, seats.len() as i64).unwrap_or_default();
    SourceMean {
        played: each(played),
        at_end: each(at_end),
    }
}

/// Of whoever was chosen; or else of the person of whom most was reviewed, or of the bot where there is no person.
fn course<'a>(
    games: impl Iterator<Item = &'a GameFigures>,
    players: &[PlayerFigures],
    chosen: Option<&TablePlayer>,
) -> Option<PlayedCourse> {
    let is_person = |one: &PlayerFigures| matches!(one.player, TablePlayer::Person { .. });
    let reviewed = players.iter().filter(|one| one.reviewed > 0);
    let most = reviewed.min_by_key(|one| (!is_person(one), Reverse(one.reviewed)));
    let player = chosen.or_else(|| most.map(|one| &one.player))?;
    let seats = games.flat_map(|game| game.seats.iter().map(move |seat| (game, seat)));
    let own = seats.filter(|(_, seat)| seat.player == *player);
    let games = own.filter_map(|(game, seat)| Some(reviewed_game(game, seat.reviewed.as_ref()?)));
    let games: Vec<_> = games.collect();
    (!games.is_empty()).then(|| PlayedCourse {
        player: player.clone(),
        games,
    })
}

fn reviewed_game(game: &GameFigures, played: &PlayerReview) -> ReviewedGame {
    ReviewedGame {
        game: game.id,
        name: game.name.clone(),
        mix: game.mix.clone(),
        expansions: game.expansions.clone(),
        ended: game.ended,
        rate: played.rate,
        unforced: played.unforced,
        luck: played.luck,
    }
}
