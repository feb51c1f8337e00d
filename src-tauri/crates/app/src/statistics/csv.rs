//! Games as a table that other programs read: a row for each seat, cells parted by commas.

use super::figures::{GameFigures, SeatFigures, WHOLE};
use crate::view::statistics::TablePlayer;
use rules::expansions::ExpansionKey;
use rules::score::Source;
use std::collections::BTreeSet;

const DAY: u32 = 86_400;

/// What stands before the sources, and behind them.
const FIRST: [&str; 10] = [
    "game",
    "name",
    "ended",
    "mix",
    "expansions",
    "seats",
    "seat",
    "player",
    "bot",
    "won",
];
const LAST: [&str; 4] = ["agreed", "unforced", "lost", "luck"];

pub(super) fn csv<'a>(games: impl Iterator<Item = &'a GameFigures> + Clone) -> String {
    let seats = games.clone().flat_map(|game| &game.seats);
    let totals = seats.flat_map(|seat| &seat.totals);
    let sources: BTreeSet<_> = totals.map(|total| total.source).collect();
    let words = sources.iter().map(|source| word(*source));
    let head = FIRST.into_iter().map(str::to_owned);
    let head = head.chain(["points".to_owned()]).chain(words);
    let mut table = line(head.chain(LAST.map(str::to_owned)));
    for game in games {
        for (at, seat) in game.seats.iter().enumerate() {
            table += &line(row(game, at, seat, &sources));
        }
    }
    table
}

fn row(
    game: &GameFigures,
    at: usize,
    seat: &SeatFigures,
    sources: &BTreeSet<Source>,
) -> impl Iterator<Item = String> {
    let (name, bot) = match &seat.player {
        TablePlayer::Person { name } => (name.as_str(), ""),
        TablePlayer::Bot { bot } => ("", bot.as_str()),
    };
    let expansions: Vec<_> = game
        .expansions
        .iter()
        .copied()
        .map(ExpansionKey::word)
        .collect();
    let won = seat
        .won
        .map(|parts| hundredths((parts * 100 / WHOLE) as i32));
    let reviewed = seat.reviewed.as_ref();
    let figure = |of: Option<i32>| of.map_or_else(String::new, hundredths);
    let first = [
        game.id.to_string(),
        plain(game.name.as_deref().unwrap_or_default()),
        moment(game.ended),
        plain(game.mix.as_deref().unwrap_or_default()),
        expansions.join(" "),
        game.seats.len().to_string(),
        (at + 1).to_string(),
        plain(name),
        plain(bot),
        won.unwrap_or_default(),
        seat.points.to_string(),
    ];
    let points: Vec<_> = sources
        .iter()
        .map(|source| {
            let own = seat.totals.iter().filter(|total| total.source == *source);
            let points: i32 = own.map(|total| total.played + total.at_end).sum();
            points.to_string()
        })
        .collect();
    let unforced = reviewed.map(|one| one.unforced.to_string());
    let last = [
        seat.agreed.to_string(),
        unforced.unwrap_or_default(),
        figure(reviewed.map(|one| one.lost)),
        figure(reviewed.map(|one| one.luck)),
    ];
    first.into_iter().chain(points).chain(last)
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<_> = cells.map(|cell| quoted(&cell)).collect();
    cells.join(",") + "\r\n"
}

/// The word of a source, as it crosses to the window.
fn word(source: Source) -> String {
    let said = serde_json::to_value(source).ok();
    let said = said.as_ref().and_then(|value| value.as_str());
    said.unwrap_or_default().to_owned()
}

/// What a person wrote is text: a program that counts tables must not take it for something to count.
fn plain(text: &str) -> String {
    let counts = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    if counts {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

fn hundredths(of: i32) -> String {
    let sign = if of < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", of.abs() / 100, of.abs() % 100)
}

/// Day and time in UTC.
fn moment(seconds: u32) -> String {
    let (year, month, day) = date(seconds / DAY);
    let (hours, minutes) = (seconds % DAY / 3600, seconds % 3600 / 60);
    format!("{year}-{month:02}-{day:02} {hours:02}:{minutes:02}")
}

/// Of a day since 1970: years are counted from March on, so that a leap day is the last of its year.
fn date(day: u32) -> (u32, u32, u32) {
    let since = day + 719_468;
    let era = since / 146_097;
    let of_era = since % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (year + era * 400 + u32::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::{hundredths, line, moment, plain};

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(951_782_400), "2000-02-29 00:00");
        assert_eq!(moment(1_795_485_599), "2026-11-24 01:59");
        assert_eq!(moment(4_107_542_400), "2100-03-01 00:00");
    }

    #[test]
    fn what_a_person_wrote_is_never_counted_and_never_parts_a_row() {
        for text in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"] {
            assert_eq!(plain(text), format!("'{text}"));
        }
        let cells = ["Ada, \"the\" first".to_owned(), plain("=1,2"), plain("a=1")];
        let said = line(cells.into_iter());
        assert_eq!(said, "\"Ada, \"\"the\"\" first\",\"'=1,2\",a=1\r\n");
        assert_eq!([hundredths(-5), hundredths(1250)], ["-0.05", "12.50"]);
    }
}
