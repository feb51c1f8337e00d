//! Why a bot chose what it chose, in a sentence of `terminal.ftl`.

use bots::Motive;
use content::terminal;
use serde_json::{Value, json};

/// The sentence of a motive.
pub fn said(motive: &Motive) -> String {
    let (id, facts) = message(motive);
    let facts = facts.as_object().cloned().unwrap_or_default();
    terminal::said(&format!("motive-{id}"), &facts)
}

/// The message, and what it is given; numbers are written without groups.
fn message(motive: &Motive) -> (&'static str, Value) {
    match motive {
        Motive::AnyWouldDo { choices } => ("any_would_do", json!({ "choices": choices })),
        Motive::Scores {
            player,
            points,
            before,
            ..
        } => {
            let facts = json!({
                "player": player, "points": points, "before": before, "how": how(before),
            });
            ("scores", facts)
        }
        Motive::InSight {
            player,
            points,
            place,
        } => {
            let facts = json!({
                "kind": place.kind.word(),
                "player": player,
                "points": points.abs(),
                "less": yes(*points < 0),
            });
            ("in_sight", facts)
        }
        Motive::Majority { place, now, .. } => {
            let now: Vec<_> = now.iter().map(ToString::to_string).collect();
            let facts = json!({ "kind": place.kind.word(), "now": now.join(" and ") });
            ("majority", facts)
        }
        Motive::Followers { more, left } => {
            let facts = json!({ "more": more.abs(), "left": left, "go": yes(*more < 0) });
            ("followers", facts)
        }
        Motive::Abbot { home, free } => {
            let facts = json!({ "free": free, "how": how(free) });
            (if *home { "abbot_home" } else { "abbot_out" }, facts)
        }
        Motive::Then { action } => ("then", json!({ "action": action.word() })),
        Motive::Prospects { left, hundredths } => {
            let facts = json!({
                "left": left, "points": in_points(*hundredths), "how": how(left),
            });
            ("prospects", facts)
        }
        Motive::PlayedOn { games } => {
            let facts = json!({ "games": games, "how": how(games) });
            ("played_on", facts)
        }
        Motive::LastedLongest { choices } => {
            let facts = json!({ "choices": choices, "how": how(choices) });
            ("lasted_longest", facts)
        }
        Motive::Overlooked { overlooked } => {
            let facts = json!({ "overlooked": overlooked, "how": how(overlooked) });
            ("overlooked", facts)
        }
        Motive::NothingBetter { choices } => ("nothing_better", json!({ "choices": choices })),
    }
}

fn how(number: &impl ToString) -> &'static str {
    match number.to_string().as_str() {
        "0" => "none",
        "1" => "one",
        _ => "more",
    }
}

const fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// Hundredths as points with two places, without a float.
fn in_points(hundredths: i32) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let all = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", all / 100, all % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_motive_has_a_sentence() {
        let sentences = [
            (Motive::AnyWouldDo { choices: 7 }, "Any of 7 would do."),
            (
                Motive::Followers { more: -2, left: 1 },
                "2 followers go out; 1 are left.",
            ),
            (
                Motive::Followers { more: 1, left: 5 },
                "1 followers come home; the supply has 5.",
            ),
            (
                Motive::Abbot {
                    home: true,
                    free: 1,
                },
                "The abbot is at hand again; one place around him is still free.",
            ),
            (
                Motive::Abbot {
                    home: false,
                    free: 0,
                },
                "The abbot goes out, and nothing is free around him.",
            ),
            (
                Motive::Prospects {
                    left: 1,
                    hundredths: -5,
                },
                "With 1 tile left it looks -0.05 points better.",
            ),
            (
                Motive::PlayedOn { games: 2400 },
                "It was tried in 2400 games that went on from there.",
            ),
            (
                Motive::LastedLongest { choices: 1 },
                "There was nothing else to try.",
            ),
            (
                Motive::Overlooked { overlooked: 3 },
                "It overlooked 3 choices.",
            ),
            (
                Motive::NothingBetter { choices: 9 },
                "Nothing better among 9 choices.",
            ),
        ];
        for (motive, sentence) in sentences {
            assert_eq!(said(&motive), sentence);
        }
    }
}
