//! Why a way is better or worse, in one sentence: of all that it changes, what weighs most. Counts nothing itself.

use crate::texts;
use bots::{Motive, Way};
use rules::ground::PlayerId;
use rules::sight::PlayerView;

/// What a way changes, in a sentence for whoever does it.
pub(crate) fn reason(sight: &PlayerView, way: &Way, names: &[Option<String>]) -> Option<String> {
    let me = sight.to_move()?;
    let motives = bots::motives_of(sight, way.action, way.then);
    let said = motives
        .iter()
        .filter_map(|motive| sentence(motive, me, names));
    let heaviest = said.max_by_key(|(weight, _)| *weight);
    match heaviest {
        Some((_, sentence)) => Some(sentence),
        None => texts::said("reason.nothing", &[]),
    }
}

/// A sentence, and how much it weighs.
fn sentence(motive: &Motive, me: PlayerId, names: &[Option<String>]) -> Option<(i32, String)> {
    let name = |player: PlayerId| called(names, player);
    match motive {
        Motive::Majority { place, before, now } => {
            let key = match (before.contains(&me), now.contains(&me)) {
                (false, true) if now.len() == 1 => "reason.taken",
                (false, true) => "reason.shared",
                (true, false) => "reason.lost",
                (true, true) if before.len() == 1 => "reason.shares",
                _ => return None,
            };
            let kind = place.kind.word().to_owned();
            Some((50, texts::said(key, &[("kind", kind)])?))
        }
        Motive::Scores { player, points, .. } => {
            let key = if *player == me {
                "reason.scores"
            } else {
                "reason.scores-other"
            };
            Some((points + 3, amount(key, *points, &name(*player)?, "")?))
        }
        Motive::InSight {
            player,
            points,
            place,
        } => {
            let more = if *points > 0 { "more" } else { "less" };
            let whose = if *player == me { "own" } else { "other" };
            let key = format!("reason.{whose}-{more}");
            let points = points.abs();
            Some((
                points,
                amount(&key, points, &name(*player)?, place.kind.word())?,
            ))
        }
        Motive::Followers { more, .. } if *more > 0 => Some((2, texts::said("reason.home", &[])?)),
        Motive::Followers { .. } => Some((1, texts::said("reason.out", &[])?)),
        _ => None,
    }
}

/// A name, or the number of the seat.
pub(super) fn called(names: &[Option<String>], player: PlayerId) -> Option<String> {
    let number = usize::from(player) + 1;
    names[number - 1]
        .clone()
        .or_else(|| texts::said("seat.other", &[("n", number.to_string())]))
}

/// A sentence with points in it; of one point, another one.
fn amount(key: &str, points: i32, who: &str, kind: &str) -> Option<String> {
    let count = if points == 1 { "one" } else { "many" };
    let facts = [
        ("n", points.to_string()),
        ("who", who.to_owned()),
        ("kind", kind.to_lowercase()),
    ];
    texts::said(&format!("{key}.{count}"), &facts)
}
