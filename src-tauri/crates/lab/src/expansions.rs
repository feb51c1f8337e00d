//! What is counted of each expansion: the only file here that names them.

use crate::measure::{BASE, LabGroup, LabMeasure};
use rules::event::{Event, LeaveReason};
use rules::expansions::{
    ExpansionEvent, ExpansionKey, ExpansionLeft, ExpansionSource, tower, traders,
};
use rules::ground::Kind;
use rules::options::Choice;
use rules::score::When;
use rules::table::Table;

pub(crate) const MEASURES: [LabMeasure; 18] = [
    of(LabGroup::Final, "goods", "traders"),
    of(LabGroup::Happened, "double-turns", "traders"),
    of(LabGroup::Happened, "goods", "traders"),
    of(LabGroup::Points, "ransom", "tower"),
    of(LabGroup::Happened, "floors", "tower"),
    of(LabGroup::Happened, "captures", "tower"),
    of(LabGroup::Happened, "ransoms", "tower"),
    of(LabGroup::Points, "rob", "robbers"),
    of(LabGroup::Final, "rob", "robbers"),
    of(LabGroup::Happened, "robberies", "robbers"),
    of(LabGroup::Points, "toll", "tollkeepers"),
    of(LabGroup::Final, "toll", "tollkeepers"),
    of(LabGroup::Happened, "tolls", "tollkeepers"),
    of(LabGroup::Happened, "removed", "crop-circles"),
    of(LabGroup::Completed, "garden", "abbot"),
    of(LabGroup::Points, "garden", "abbot"),
    of(LabGroup::Final, "garden", "abbot"),
    of(LabGroup::Happened, "recalls", "abbot"),
];

const GOODS: usize = BASE;
const DOUBLE_TURNS: usize = BASE + 1;
const GOODS_TAKEN: usize = BASE + 2;
const RANSOM: usize = BASE + 3;
const FLOORS: usize = BASE + 4;
const CAPTURES: usize = BASE + 5;
const RANSOMS: usize = BASE + 6;
const ROB: usize = BASE + 7;
const ROBBERIES: usize = BASE + 9;
const TOLL: usize = BASE + 10;
const TOLLS: usize = BASE + 12;
const REMOVED: usize = BASE + 13;
const GARDENS: usize = BASE + 14;
const GARDEN: usize = BASE + 15;
const RECALLS: usize = BASE + 17;

const fn of(group: LabGroup, what: &'static str, expansion: &'static str) -> LabMeasure {
    LabMeasure {
        group,
        what,
        expansion,
    }
}

/// True when the rules of a table let it happen: its expansion is on, and no option leaves it out.
pub(crate) fn can_happen(measure: &LabMeasure, table: &Table) -> bool {
    let Some(expansion) = ExpansionKey::from_word(measure.expansion) else {
        return true;
    };
    let is_played = match (expansion, measure.what) {
        (ExpansionKey::Traders, "goods") => traders::has_goods(&table.options),
        (ExpansionKey::Traders, "double-turns") => table.options.of(Choice::Builder) == 0,
        _ => true,
    };
    table.expansions.has(expansion) && is_played
}

/// Where points of an expansion are counted.
pub(crate) const fn scored(source: ExpansionSource, when: When) -> usize {
    let later = matches!(when, When::Final) as usize;
    match source {
        ExpansionSource::Traders(_) => GOODS,
        ExpansionSource::Tower(_) => RANSOM,
        ExpansionSource::Robbers(_) => ROB + later,
        ExpansionSource::Tollkeepers(_) => TOLL + later,
        ExpansionSource::Abbot(_) => GARDEN + later,
    }
}

/// Where a completed place is counted that an expansion gives to tiles.
pub(crate) const fn completed(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Garden => Some(GARDENS),
        _ => None,
    }
}

/// Where a payment of an expansion is counted as something that happened.
pub(crate) const fn paid(source: ExpansionSource) -> Option<usize> {
    match source {
        ExpansionSource::Robbers(_) => Some(ROBBERIES),
        ExpansionSource::Tollkeepers(_) => Some(TOLLS),
        ExpansionSource::Traders(_) | ExpansionSource::Tower(_) | ExpansionSource::Abbot(_) => None,
    }
}

/// What happened in an expansion: where it is counted, and how often.
pub(crate) fn happened(event: &Event) -> Option<(usize, i32)> {
    match event {
        Event::Expansion(ExpansionEvent::Traders(event)) => Some(match event {
            traders::Event::SecondPart { .. } => (DOUBLE_TURNS, 1),
            traders::Event::GoodsTaken { count, .. } => (GOODS_TAKEN, i32::from(*count)),
        }),
        Event::Expansion(ExpansionEvent::Tower(event)) => Some(match event {
            tower::Event::FloorAdded { .. } => (FLOORS, 1),
            tower::Event::Captured { .. } => (CAPTURES, 1),
            tower::Event::RansomPaid { .. } => (RANSOMS, 1),
        }),
        Event::FigureHome {
            why: LeaveReason::Expansion(ExpansionLeft::CropCircles(_)),
            ..
        } => Some((REMOVED, 1)),
        Event::FigureHome {
            why: LeaveReason::Expansion(ExpansionLeft::Abbot(_)),
            ..
        } => Some((RECALLS, 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::expansions::{abbot, robbers, tollkeepers};

    #[test]
    fn every_number_names_what_it_counts() {
        let named = |number: usize| {
            let LabMeasure { group, what, .. } = MEASURES[number - BASE];
            (group, what)
        };
        let source = ExpansionSource::Robbers(robbers::Source::Rob);
        assert_eq!(
            named(scored(source, When::Closed)),
            (LabGroup::Points, "rob")
        );
        assert_eq!(named(scored(source, When::Final)), (LabGroup::Final, "rob"));
        assert_eq!(
            paid(source).map(named),
            Some((LabGroup::Happened, "robberies"))
        );
        let source = ExpansionSource::Tollkeepers(tollkeepers::Source::Toll);
        assert_eq!(
            named(scored(source, When::Final)),
            (LabGroup::Final, "toll")
        );
        assert_eq!(paid(source).map(named), Some((LabGroup::Happened, "tolls")));
        for (number, word) in [
            (DOUBLE_TURNS, "double-turns"),
            (GOODS_TAKEN, "goods"),
            (FLOORS, "floors"),
            (CAPTURES, "captures"),
            (RANSOMS, "ransoms"),
            (REMOVED, "removed"),
            (RECALLS, "recalls"),
        ] {
            assert_eq!(named(number), (LabGroup::Happened, word));
        }
        let source = ExpansionSource::Abbot(abbot::Source::Garden);
        for when in [When::Closed, When::Recalled] {
            assert_eq!(named(scored(source, when)), (LabGroup::Points, "garden"));
        }
        assert_eq!(
            named(scored(source, When::Final)),
            (LabGroup::Final, "garden")
        );
        let garden = completed(Kind::Garden).map(named);
        assert_eq!(garden, Some((LabGroup::Completed, "garden")));
        assert_eq!(named(RANSOM), (LabGroup::Points, "ransom"));
        assert_eq!(named(GOODS), (LabGroup::Final, "goods"));
    }
}
