//! Why a way is better or worse, in one sentence: of all that it changes, what weighs most. Counts nothing itself.

use crate::texts::{self, Fact, Message, Person};
use bots::{Motive, Way};
use rules::ground::PlayerId;
use rules::sight::PlayerView;
use std::cmp::Reverse;

/// What a way changes, in a sentence for whoever does it.
pub(crate) fn reason(sight: &PlayerView, way: &Way, people: &[Person]) -> Option<Message> {
    all(sight, way, people)?.into_iter().next()
}

/// Everything that a way changes, what weighs most first, in a language; `names` are those at the table, by seat.
/// Nothing when nobody is asked, or there are no words.
pub fn move_reasons(
    sight: &PlayerView,
    way: &Way,
    names: &[Option<String>],
    language: &str,
) -> Option<Vec<String>> {
    let me = usize::from(sight.to_move()?);
    let people = names.iter().enumerate().map(|(n, name)| match name {
        _ if n == me => Person::You,
        Some(name) => Person::Named(name.clone()),
        None => Person::Seat(n + 1),
    });
    let people: Vec<_> = people.collect();
    let said = all(sight, way, &people)?;
    said.iter()
        .map(|message| texts::said(message, language))
        .collect()
}

/// Everything that a way changes, what weighs most first.
fn all(sight: &PlayerView, way: &Way, people: &[Person]) -> Option<Vec<Message>> {
    let me = sight.to_move()?;
    let motives = bots::motives_of(sight, way.action, way.then);
    let said = motives
        .iter()
        .filter_map(|motive| sentence(motive, me, people));
    let mut said: Vec<_> = said.collect();
    // Of two that weigh the same, the later.
    said.reverse();
    said.sort_by_key(|(weight, _)| Reverse(*weight));
    let mut said: Vec<_> = said.into_iter().map(|(_, sentence)| sentence).collect();
    if said.is_empty() {
        said.push(Message::new("reason", "nothing", &[]));
    }
    Some(said)
}

/// A sentence, and how much it weighs.
fn sentence(motive: &Motive, me: PlayerId, people: &[Person]) -> Option<(i32, Message)> {
    let who = |player: PlayerId| {
        let person = people.get(usize::from(player)).cloned();
        person.map(|person| ("who", Fact::Who(person)))
    };
    let points = |points: i32| ("n", Fact::Number(points.into()));
    let (weight, key, facts) = match motive {
        Motive::Majority { place, before, now } => {
            let key = match (before.contains(&me), now.contains(&me)) {
                (false, true) if now.len() == 1 => "taken",
                (false, true) => "shared",
                (true, false) => "lost",
                (true, true) if before.len() == 1 => "shares",
                _ => return None,
            };
            (50, key, vec![("kind", Fact::Word(place.kind.word()))])
        }
        Motive::Scores {
            player, points: n, ..
        } => (n + 3, "scores", vec![who(*player)?, points(*n)]),
        Motive::InSight {
            player,
            points: n,
            place,
        } => {
            let key = if *n > 0 { "more" } else { "less" };
            let kind = ("kind", Fact::Word(place.kind.word()));
            (n.abs(), key, vec![who(*player)?, points(n.abs()), kind])
        }
        Motive::Followers { more, .. } if *more > 0 => (2, "home", Vec::new()),
        Motive::Followers { .. } => (1, "out", Vec::new()),
        _ => return None,
    };
    Some((weight, Message::new("reason", key, &facts)))
}
