//! A review as a whole: result, luck, what everybody gave away. Adds up what was found of the parts; plays nothing.

use super::grade::Rating;
use super::luck::UNSAID;
use super::part::ReviewPart;
use bots::ahead;
use rules::game::Game;
use rules::ground::PlayerId;

/// What 95 of 100 lie within, in standard deviations.
const SURE: f64 = 1.96;

/// All parts together.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewTotals {
    /// The points of each player.
    pub result: Vec<i32>,
    /// What they would be with even luck; nothing as long as the game is not over.
    pub adjusted: Vec<AdjustedPoints>,
    /// How each player played.
    pub players: Vec<PlayerReview>,
}

/// The points of a player with even luck, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdjustedPoints {
    /// Most likely.
    pub value: i32,
    /// It lies above this, …
    pub low: i32,
    /// … and below this, but for one time in twenty.
    pub high: i32,
}

/// How somebody played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerReview {
    /// Who.
    pub player: PlayerId,
    /// The points in the end.
    pub points: i32,
    /// Given away in all decisions together, in hundredths of a point.
    pub lost: i32,
    /// How many decisions had a choice.
    pub unforced: u32,
    /// Given away in each of those, on average, in hundredths of a point.
    pub rate: i32,
    /// What all draws together made of the difference to the best of the others, in hundredths of a point.
    pub luck: i32,
    /// What that is like; nothing for somebody who had no choice.
    pub rating: Option<Rating>,
}

/// Adds up. Parts that are not known yet count for nothing.
pub fn overall<'a>(
    end: &Game,
    parts: impl Iterator<Item = &'a ReviewPart> + Clone,
) -> ReviewTotals {
    let players = end.state().players.iter();
    let result: Vec<_> = players.map(|player| player.score).collect();
    let lucks = parts.clone().filter_map(|part| part.luck.as_ref());
    let mut lucky = vec![0; result.len()];
    let mut draws = 0_u32;
    for luck in lucks {
        draws += 1;
        let sum = lucky.iter_mut().zip(&luck.each);
        sum.for_each(|(sum, each)| *sum += each);
    }
    let reach = (SURE * UNSAID * f64::from(draws).sqrt()).round() as i32;
    let even = result.iter().zip(&lucky);
    let adjusted = even.map(|(points, luck)| {
        let value = 100 * points - luck;
        AdjustedPoints {
            value,
            low: value - reach,
            high: value + reach,
        }
    });
    let adjusted: Vec<_> = adjusted.collect();
    let values: Vec<_> = adjusted.iter().map(|one| one.value).collect();
    let by_luck = ahead(&result).into_iter().zip(ahead(&values));
    let by_luck: Vec<_> = by_luck.map(|(now, even)| 100 * now - even).collect();
    let players = PlayerId::all().zip(&result).zip(by_luck);
    let players = players.map(|((player, points), luck)| {
        let decisions = parts.clone().flat_map(|part| &part.decisions);
        let own = decisions.filter(|one| one.player == player && !one.forced);
        let (lost, unforced) = own.fold((0, 0), |(lost, n), one| (lost + one.lost, n + 1));
        // To the nearest, as all games together are counted.
        let choices = unforced.max(1) as i32;
        let rate = (lost + choices / 2) / choices;
        PlayerReview {
            player,
            points: *points,
            lost,
            unforced,
            rate,
            luck,
            rating: (unforced > 0).then(|| Rating::of(rate)),
        }
    });
    let players = players.collect();
    let over = end.is_over();
    ReviewTotals {
        result,
        adjusted: if over { adjusted } else { Vec::new() },
        players,
    }
}
