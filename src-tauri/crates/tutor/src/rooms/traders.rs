//! What scenarios ask of Traders & Builders. Knows no other room.

use content::scenario::Kept;
use rules::rooms::traders::Front;

pub(super) fn kept(front: &Front, what: Kept) -> Option<i32> {
    let good = match what {
        Kept::Wine => "wine",
        Kept::Wheat => "wheat",
        Kept::Cloth => "cloth",
        _ => return None,
    };
    Some(front.goods.get(good).map_or(0, |count| i32::from(*count)))
}
