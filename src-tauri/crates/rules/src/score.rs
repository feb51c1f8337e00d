//! Points and where they come from: lines that add up, payments, and scorings paid at one time.

use crate::ground::{MAX_PLAYERS, Place, PlayerId};
pub use crate::nature::When;
use crate::words::ExpansionSource;
use arrayvec::ArrayVec;
use serde::Serialize;

/// What a line counts, and the rule that says so.
#[derive(Debug, PartialEq, Eq)]
pub struct ScoreItem {
    /// The rule.
    pub rule: &'static str,
    /// The word for what is counted.
    pub what: &'static str,
}

/// `count` things for `each` points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// What is counted.
    pub item: &'static ScoreItem,
    /// How many.
    pub count: i32,
    /// Points for each.
    pub each: i32,
}

impl ScoreLine {
    /// A line, as far as there is anything to count.
    #[must_use]
    pub const fn new(item: &'static ScoreItem, count: i32, each: i32) -> Self {
        Self { item, count, each }
    }

    /// The points of the line.
    #[must_use]
    pub const fn points(&self) -> i32 {
        self.count * self.each
    }
}

impl Serialize for ScoreLine {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        LineOut {
            rule: self.item.rule,
            what: self.item.what,
            count: self.count,
            each: self.each,
        }
        .serialize(serializer)
    }
}

/// How a line is written.
#[derive(Debug, Serialize, specta::Type)]
#[serde(rename = "Line")]
pub struct LineOut {
    rule: &'static str,
    what: &'static str,
    count: i32,
    each: i32,
}

/// How many lines a payment holds in place: more than those of any expansion together so far.
const USUAL_LINES: usize = 10;

/// The lines of one payment. The usual few lie in place; should expansions add up to more, all of them lie elsewhere.
#[derive(Debug)]
pub struct ScoreLines(LineStorage);

#[derive(Debug)]
enum LineStorage {
    Few(ArrayVec<ScoreLine, USUAL_LINES>),
    Many(Vec<ScoreLine>),
}

impl ScoreLines {
    /// No lines yet.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self(LineStorage::Few(ArrayVec::new_const()))
    }

    /// Adds a line.
    #[inline]
    pub fn push(&mut self, line: ScoreLine) {
        match &mut self.0 {
            LineStorage::Few(few) => {
                if few.try_push(line).is_err() {
                    let all = few.iter().copied().chain([line]).collect();
                    self.0 = LineStorage::Many(all);
                }
            }
            LineStorage::Many(many) => many.push(line),
        }
    }

    /// Takes every line away.
    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl Clone for ScoreLines {
    /// Line by line into the place where the copy stays: every owner of every feature that is judged gets one.
    #[inline]
    fn clone(&self) -> Self {
        let mut copy = Self::new();
        for line in self.iter() {
            copy.push(*line);
        }
        copy
    }
}

impl Default for ScoreLines {
    fn default() -> Self {
        Self::new()
    }
}

impl std::ops::Deref for ScoreLines {
    type Target = [ScoreLine];

    #[inline]
    fn deref(&self) -> &[ScoreLine] {
        match &self.0 {
            LineStorage::Few(few) => few,
            LineStorage::Many(many) => many,
        }
    }
}

impl PartialEq for ScoreLines {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for ScoreLines {}

impl FromIterator<ScoreLine> for ScoreLines {
    fn from_iter<T: IntoIterator<Item = ScoreLine>>(lines: T) -> Self {
        let mut all = Self::new();
        all.extend(lines);
        all
    }
}

impl Extend<ScoreLine> for ScoreLines {
    fn extend<T: IntoIterator<Item = ScoreLine>>(&mut self, lines: T) {
        lines.into_iter().for_each(|line| self.push(line));
    }
}

/// How an inner place is scored that an expansion gives to tiles.
#[derive(Clone, Copy, Debug)]
pub struct InnerWorth {
    /// The word for its points.
    pub source: Source,
    /// What its line counts once it is complete, …
    pub complete: &'static ScoreItem,
    /// … and until then.
    pub open: &'static ScoreItem,
}

/// Adds a line unless it counts nothing.
#[inline]
pub fn add(lines: &mut ScoreLines, item: &'static ScoreItem, count: u16, each: i32) {
    if count != 0 && each != 0 {
        lines.push(ScoreLine::new(item, i32::from(count), each));
    }
}

/// The points of all lines.
#[must_use]
pub fn sum(lines: &ScoreLines) -> i32 {
    lines.iter().map(ScoreLine::points).sum()
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A road.
    Road,
    /// A city.
    City,
    /// A monastery.
    Monastery,
    /// A field.
    Field,
    /// Something that only an expansion pays.
    #[serde(untagged)]
    Expansion(ExpansionSource),
}

impl<W: Into<ExpansionSource>> From<W> for Source {
    fn from(word: W) -> Self {
        Self::Expansion(word.into())
    }
}

/// What one player gets in a scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who.
    pub player: PlayerId,
    /// For what.
    pub lines: ScoreLines,
}

impl Payment {
    /// The sum of the lines.
    #[must_use]
    pub fn points(&self) -> i32 {
        sum(&self.lines)
    }
}

/// Points paid to one or several players at one time, for one cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// For what.
    pub source: Source,
    /// Which feature.
    pub cause: Option<Place>,
    /// When.
    pub when: When,
    /// Which goods, when the most of them are paid.
    pub goods: Option<&'static str>,
    /// False where an expansion's option protects it.
    pub at_stake: bool,
    /// What the figures of each player weigh, where a majority decided and somebody wants to hear of it.
    pub strengths: [u8; MAX_PLAYERS],
    /// To whom, each player at most once.
    pub payments: ArrayVec<Payment, MAX_PLAYERS>,
}

impl Scoring {
    /// A scoring without payments yet.
    #[must_use]
    pub fn new(source: impl Into<Source>, cause: Option<Place>, when: When) -> Self {
        Self {
            source: source.into(),
            cause,
            when,
            goods: None,
            at_stake: true,
            strengths: [0; MAX_PLAYERS],
            payments: ArrayVec::new_const(),
        }
    }

    /// What `player` gets here.
    #[must_use]
    pub fn points_of(&self, player: PlayerId) -> i32 {
        self.payments
            .iter()
            .find(|p| p.player == player)
            .map_or(0, Payment::points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static TILES: ScoreItem = ScoreItem {
        rule: "BG-16",
        what: "tiles",
    };

    #[test]
    fn a_payment_has_as_many_lines_as_expansions_give_it() {
        let mut lines = ScoreLines::new();
        for n in 1..=3 * USUAL_LINES as u16 {
            add(&mut lines, &TILES, n, 1);
            add(&mut lines, &TILES, 0, 1);
            let again: ScoreLines = lines.iter().copied().collect();
            assert_eq!((lines.len(), &again), (usize::from(n), &lines));
            assert_eq!(sum(&lines), i32::from(n * (n + 1) / 2));
        }
        lines.clear();
        assert_eq!(lines, ScoreLines::new());
    }
}
