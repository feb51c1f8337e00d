//! What a draw was worth: how everybody stands with the tile that came, less the mean over all that could have come. By
//! the steady eye alone; plays nothing on, and sees no order of the bag.

use bots::{Glance, glance};
use rules::ground::PlayerId;
use rules::sight::Sight;
use rules::tile::TypeId;
use serde::{Deserialize, Serialize};

/// How much of each term of a glance is luck, in hundredths. Found by least squares over games of steady bots:
/// `cargo run --release -p bastide-review --example fit base 300`.
const WEIGHTS: Glance = [85, 87, 78, 64, 31, 49];
/// What stays unsaid by the luck of one draw, as a standard deviation in hundredths of a point: of the points of a player, …
pub(crate) const UNSAID: f64 = 183.0;
/// … and of the difference of two.
pub(crate) const UNSAID_APART: i32 = 214;

/// The luck of a draw, in hundredths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    /// For whoever drew: how far ahead of the best of the others.
    pub ahead: i32,
    /// For each player by himself.
    pub each: Vec<i32>,
}

/// Nothing when no other tile could have come, as before the first draw.
pub(crate) fn of_draw(before: &Sight, came: TypeId, player: PlayerId) -> Option<Luck> {
    let terms = terms_of_draw(before, came)?;
    let each = terms.terms.iter().map(said).collect();
    let ahead = terms.ahead[usize::from(player)];
    Some(Luck { ahead, each })
}

/// The luck of a draw for each player, term by term, and how far ahead it puts each.
pub struct Terms {
    /// Term by term, in hundredths of a point.
    pub terms: Vec<[f64; bots::TERMS]>,
    /// Ahead of the best of the others.
    pub ahead: Vec<i32>,
}

/// The same, not weighed.
pub fn terms_of_draw(before: &Sight, came: TypeId) -> Option<Terms> {
    let mut others = 0;
    let mut with_it = None;
    let mut all: Vec<(u16, Vec<Glance>)> = Vec::new();
    for (tile, count) in before.could_come() {
        let Some(seen) = before.if_drawn(tile).as_ref().and_then(glance) else {
            continue;
        };
        if tile == came {
            with_it = Some(all.len());
        } else {
            others += count;
        }
        all.push((count, seen));
    }
    let with_it = with_it.filter(|_| others > 0)?;
    let whole: f64 = all.iter().map(|(count, _)| f64::from(*count)).sum();
    let seats = all[with_it].1.len();
    let mut terms = Vec::with_capacity(seats);
    let mut leads = Vec::with_capacity(seats);
    for seat in 0..seats {
        let mut own = [0.0; bots::TERMS];
        for (term, own) in own.iter_mut().enumerate() {
            let of = |glances: &[Glance]| f64::from(glances[seat][term]);
            let sum: f64 = all.iter().map(|(n, seen)| f64::from(*n) * of(seen)).sum();
            *own = of(&all[with_it].1) - sum / whole;
        }
        let lead = |glances: &[Glance]| {
            let stands = |glance: &Glance| said(&glance.map(f64::from));
            let others = glances
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != seat);
            let best = others.map(|(_, glance)| stands(glance)).max();
            f64::from(stands(&glances[seat]) - best.unwrap_or(0))
        };
        let sum: f64 = all.iter().map(|(n, seen)| f64::from(*n) * lead(seen)).sum();
        leads.push((lead(&all[with_it].1) - sum / whole).round() as i32);
        terms.push(own);
    }
    Some(Terms {
        terms,
        ahead: leads,
    })
}

/// All terms together, each with its weight.
fn said(terms: &[f64; bots::TERMS]) -> i32 {
    let weighed = terms.iter().zip(WEIGHTS);
    let sum: f64 = weighed.map(|(term, weight)| term * f64::from(weight)).sum();
    (sum / 100.0).round() as i32
}
