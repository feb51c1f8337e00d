//! The rim of a tile as a circle of twelve spots: what crosses what, and what keeps two apart.
//! Knows geometry only: no kind of land, no format.

use rules::ground::{At, Side};

/// The twelve spots, clockwise from the north-west corner.
const CLOCKWISE: [At; 12] = [
    At::NL,
    At::N,
    At::NR,
    At::EL,
    At::E,
    At::ER,
    At::SL,
    At::S,
    At::SR,
    At::WL,
    At::W,
    At::WR,
];

/// The side as a spot, and its two halves.
pub(crate) const fn spots_of(side: Side) -> [At; 3] {
    match side {
        Side::N => [At::N, At::NL, At::NR],
        Side::E => [At::E, At::EL, At::ER],
        Side::S => [At::S, At::SL, At::SR],
        Side::W => [At::W, At::WL, At::WR],
    }
}

/// True when a stretch through the spots `a` has to cross one through the spots `b`.
pub fn cross(a: &[At], b: &[At]) -> bool {
    let mut last = None;
    let mut first = None;
    let mut changes = 0;
    for spot in CLOCKWISE {
        let owner = match (a.contains(&spot), b.contains(&spot)) {
            (true, false) => Some('a'),
            (false, true) => Some('b'),
            _ => continue,
        };
        if last.is_some() && owner != last {
            changes += 1;
        }
        first = first.or(owner);
        last = owner;
    }
    changes + usize::from(first != last) >= 4
}

/// True when a stretch through the spots `wall` lies between all of `a` and all of `b`.
pub fn parts(wall: &[At], a: &[At], b: &[At]) -> bool {
    if a.is_empty() || b.is_empty() || wall.len() < 2 {
        return false;
    }
    // The gaps between one spot of the wall and the next, numbered around the circle.
    let count = CLOCKWISE.iter().filter(|spot| wall.contains(spot)).count();
    let gap_of = |at: &At| {
        let before = CLOCKWISE.iter().take_while(|spot| *spot != at);
        before.filter(|spot| wall.contains(spot)).count() % count
    };
    !a.iter()
        .any(|of_a| b.iter().any(|of_b| gap_of(of_a) == gap_of(of_b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_straight_roads_cross_and_two_bends_do_not() {
        assert!(cross(&[At::N, At::S], &[At::W, At::E]));
        assert!(!cross(&[At::N, At::E], &[At::S, At::W]));
        assert!(!cross(&[At::N], &[At::W, At::E]));
        assert!(cross(&[At::NL, At::SL], &[At::W, At::E]));
        assert!(!cross(&[At::NL, At::NR, At::EL], &[At::W, At::E]));
    }

    #[test]
    fn a_road_keeps_a_field_from_a_city_behind_it() {
        assert!(parts(&[At::W, At::E], &[At::SL, At::SR], &[At::N]));
        assert!(!parts(&[At::W, At::E], &[At::WR], &[At::N]));
        assert!(parts(&[At::W, At::E, At::S], &[At::ER, At::SL], &[At::N]));
        assert!(!parts(&[At::S], &[At::SL], &[At::N]));
        assert!(!parts(&[At::W, At::E], &[], &[At::N]));
    }
}
