//! What scenarios ask of Traders & Builders.

use content::scenario::PlayerHas;
use rules::expansions::traders::Front;

pub(super) fn kept(front: &Front, what: PlayerHas) -> Option<i32> {
    let good = match what {
        PlayerHas::Wine => "wine",
        PlayerHas::Wheat => "wheat",
        PlayerHas::Cloth => "cloth",
        _ => return None,
    };
    Some(front.goods.get(good).map_or(0, |count| i32::from(*count)))
}
