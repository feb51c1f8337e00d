//! What the course claims of each advice, and whether it is found again. A claim is a figure of many games, and the range
//! in which the figure of 400 other games lies.

use super::command::line;
use super::measure::{Figures, Measurement};
use super::{Advice, advice};
use crate::{Result, bot};
use serde::{Deserialize, Serialize};
use std::fs;

/// A claim a line.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/claims.jsonl");

/// A claim is checked with so many games.
pub(crate) const CHECKED_WITH: u32 = 400;
/// A range is so wide that 998 of a thousand other figures lie in it: of two dozen claims checked together, one falls
/// out by chance in one of twenty runs.
const DEVIATIONS: f64 = 3.09;

/// What following an advice brings, in points a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) advice: String,
    pub(crate) players: u8,
    pub(crate) mix: String,
    pub(crate) against: String,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) points: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Claim {
    /// The claim that a measurement supports. The range has room for the luck of both: of the games that were
    /// measured, and of the 400 that are played to check it.
    pub(crate) fn of(of: &Measurement<'_>, figures: &Figures) -> Self {
        let reach = DEVIATIONS * figures.error * room(figures.duel.games(), CHECKED_WITH);
        let rounded = |points: f64| (100.0 * points).round() / 100.0;
        Self {
            advice: of.advice.name.to_owned(),
            players: of.players,
            mix: of.mix.to_owned(),
            against: of.against.word().to_owned(),
            games: figures.duel.games(),
            seed: of.seed,
            points: rounded(figures.points),
            low: rounded(figures.points - reach),
            high: rounded(figures.points + reach),
        }
    }

    /// The same games as claimed, but for how many and by which seed.
    fn again(&self, games: u32, seed: u64) -> Result<Measurement<'_>> {
        Ok(Measurement {
            advice: advice(&self.advice)?,
            mix: &self.mix,
            players: self.players,
            against: bot(&self.against)?,
            games,
            seed,
            strength: 100,
        })
    }

    /// True when a figure of so many games lies in the range, which is wider for fewer games.
    fn allows(&self, points: f64, games: u32) -> bool {
        let wider = room(self.games, games) / room(self.games, CHECKED_WITH);
        let reach = wider * (self.high - self.low) / 2.0;
        (points - self.points).abs() <= reach + 0.01
    }
}

/// By how much the error of a difference is larger than that of one of two figures, which rest on so many games.
fn room(games: u32, others: u32) -> f64 {
    (1.0 + f64::from(games) / f64::from(others)).sqrt()
}

/// Every claim that is kept.
pub(crate) fn kept() -> Result<Vec<Claim>> {
    let text = fs::read_to_string(FILE)?;
    let lines = text.lines().filter(|line| !line.is_empty());
    Ok(lines
        .map(serde_json::from_str)
        .collect::<std::result::Result<_, _>>()?)
}

/// Plays each claim again, or those of one advice; fails where one does not hold.
pub(crate) fn check(of: Option<&Advice>, seed: u64) -> Result<()> {
    let mut fallen = 0;
    for claim in kept()? {
        if of.is_some_and(|of| of.name != claim.advice) {
            continue;
        }
        if claim.seed == seed {
            return Err(format!(
                "{} was claimed with seed {seed}: choose another",
                claim.advice
            )
            .into());
        }
        let again = claim.again(CHECKED_WITH, seed)?;
        let figures = again.run()?;
        let holds = claim.allows(figures.points, CHECKED_WITH);
        fallen += u32::from(!holds);
        println!(
            "{}  claimed {:+.2}, {:+.2} to {:+.2}: {}",
            line(&again, &figures),
            claim.points,
            claim.low,
            claim.high,
            if holds { "holds" } else { "DOES NOT HOLD" }
        );
    }
    if fallen > 0 {
        return Err(format!("{fallen} claims do not hold").into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_claimed_of_some_advice_is_found_in_a_few_other_games() {
        let claims = kept().expect("claims");
        for name in ["seven-followers", "great-field"] {
            let claim = claims
                .iter()
                .find(|claim| claim.advice == name)
                .expect("a claim");
            let again = claim.again(60, 5).expect("a mix").run().expect("games");
            assert!(claim.allows(again.points, 60), "{claim:?}: {again:?}");
            // A claim of twenty points more would be found out.
            let boast = Claim {
                points: claim.points + 20.0,
                ..claim.clone()
            };
            assert!(!boast.allows(again.points, 60), "{boast:?}: {again:?}");
        }
    }

    #[test]
    fn each_claim_is_of_an_advice_that_there_is_and_has_games_of_its_own() {
        let claims = kept().expect("claims");
        for (n, claim) in claims.iter().enumerate() {
            assert!(claim.again(4, 1).is_ok(), "{claim:?}");
            assert!(
                claim.low < claim.points && claim.points < claim.high,
                "{claim:?}"
            );
            assert!(
                claims[..n].iter().all(|other| other.seed != claim.seed),
                "{claim:?}"
            );
        }
    }
}
