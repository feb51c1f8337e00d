//! Figures as a table that other programs read: one row a figure, separated by commas.

use crate::compare::{Comparison, Distance};
use crate::odds::Interval;
use crate::origin::{OfBot, Origin};
use crate::report::{LabReport, SideReport};
use std::fmt::Write as _;

/// The figures of one mix.
pub fn csv(report: &LabReport) -> String {
    let mut table = TextTable::begin("subject,figure,value,low,high,deviation,least,most");
    let games = f64::from(report.games);
    table.row("run", "games", games, None, "");
    for (subject, figure, version) in origin(&report.origin) {
        table.line(&[&subject, figure, &version, "", "", "", "", ""]);
    }
    if let Some(first) = report.first {
        table.row("first seat", "victories", first.won, first.won_sure, "");
        table.row("first seat", "lead", first.lead, first.lead_sure, "");
    }
    for (nth, seat) in (1..).zip(&report.seats) {
        table.side(&format!("seat {nth}"), seat);
    }
    for (nth, bot) in (1..).zip(&report.bots) {
        let name = bot.bot.unwrap_or_default();
        table.side(&format!("bot {nth} {name}"), bot);
    }
    for count in &report.measures {
        let more = format!(
            "{},{},{}",
            rounded(count.deviation),
            count.least,
            count.most
        );
        let measure = &count.measure;
        let subject = format!("{} {}", measure.expansion, measure.group.word());
        table.row(&subject, measure.what, count.mean, count.sure, &more);
    }
    for measure in &report.uncounted {
        // Not counted is not the same as none.
        let subject = format!("{} {}", measure.expansion, measure.group.word());
        table.line(&[&subject, measure.what, "", "", "", "", "", ""]);
    }
    for tile in &report.tiles {
        let subject = format!("tile {}", tile.tile);
        table.row(&subject, "laid", tile.laid, None, "");
        table.row(&subject, "points", tile.points, None, "");
        table.row(&subject, "worth most", tile.best.into(), None, "");
        if let Some(fate) = tile.fate {
            table.row(&subject, "turn", fate.turn, None, "");
            table.row(&subject, "claimed", fate.claimed, None, "");
            table.row(&subject, "unfinished", fate.unfinished, None, "");
        }
    }
    table.0
}

/// What two mixes have both.
pub fn csv_of_two(comparison: &Comparison) -> String {
    let mut table = TextTable::begin("subject,figure,a,b,difference,low,high,beyond chance");
    let [of_a, of_b] = &comparison.origins;
    let [of_a, of_b] = [of_a, of_b].map(|of| origin(of).collect::<Vec<_>>());
    let longer = if of_a.len() < of_b.len() {
        &of_b
    } else {
        &of_a
    };
    for (nth, (subject, figure, _)) in longer.iter().enumerate() {
        let [a, b] = [&of_a, &of_b].map(|of| of.get(nth).map_or("", |(_, _, told)| told));
        table.line(&[subject, figure, a, b, "", "", "", ""]);
    }
    for row in &comparison.rows {
        let told = row.subject.to_string();
        let (subject, figure) = told.split_once(": ").unwrap_or_default();
        table.distance(subject, figure, &row.per_game);
        if let Some(per_turn) = &row.per_turn {
            table.distance(subject, &format!("{figure} per turn"), per_turn);
        }
    }
    table.0
}

/// Of which rules and bots a run is.
fn origin(origin: &Origin) -> impl Iterator<Item = (String, &'static str, String)> {
    let rules = ("run".to_owned(), "rules", origin.rules.to_string());
    let bots = (1..).zip(&origin.bots);
    let bots = bots.map(move |(nth, OfBot { bot, version })| {
        (format!("bot {nth}"), "version", format!("{bot} {version}"))
    });
    std::iter::once(rules).chain(bots)
}

struct TextTable(String);

impl TextTable {
    fn begin(head: &str) -> Self {
        Self(format!("{head}\r\n"))
    }

    fn line(&mut self, cells: &[&str]) {
        let cells: Vec<_> = cells.iter().map(|cell| quoted(cell)).collect();
        let _ = write!(self.0, "{}\r\n", cells.join(","));
    }

    /// `more` are three cells, or none.
    fn row(&mut self, subject: &str, figure: &str, value: f64, sure: Option<Interval>, more: &str) {
        let (low, high) = ends(sure);
        let mut cells = vec![subject, figure];
        let value = rounded(value);
        cells.extend([value.as_str(), &low, &high]);
        let more: Vec<_> = if more.is_empty() {
            vec![""; 3]
        } else {
            more.split(',').collect()
        };
        cells.extend(more);
        self.line(&cells);
    }

    fn distance(&mut self, subject: &str, figure: &str, of: &Distance) {
        let [a, b, apart] = [of.a, of.b, of.apart].map(rounded);
        let (low, high) = ends(of.sure);
        let mark = if of.beyond_chance { "yes" } else { "no" };
        self.line(&[subject, figure, &a, &b, &apart, &low, &high, mark]);
    }

    fn side(&mut self, subject: &str, side: &SideReport) {
        let spread = format!("{},{},{}", rounded(side.deviation), side.least, side.most);
        self.row(subject, "score", side.mean, side.sure, &spread);
        self.row(subject, "median", side.median.into(), None, "");
        self.row(subject, "victories", side.won, side.won_sure, "");
    }
}

fn ends(sure: Option<Interval>) -> (String, String) {
    sure.map_or_else(Default::default, |sure| {
        (rounded(sure.low), rounded(sure.high))
    })
}

fn rounded(value: f64) -> String {
    format!("{value:.4}")
}

/// An id of somebody's own set may hold what parts cells.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
