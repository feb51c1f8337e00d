//! What is counted of each room: the only file here that names them.

use crate::measure::{BASE, Group, Measure};
use rules::event::{Event, Left};
use rules::ground::Kind;
use rules::rooms::{RoomEvent, RoomLeft, RoomSource, tower, traders};
use rules::score::When;

pub(crate) const MEASURES: [Measure; 18] = [
    of(Group::Final, "goods", "traders"),
    of(Group::Happened, "double-turns", "traders"),
    of(Group::Happened, "goods", "traders"),
    of(Group::Points, "ransom", "tower"),
    of(Group::Happened, "floors", "tower"),
    of(Group::Happened, "captures", "tower"),
    of(Group::Happened, "ransoms", "tower"),
    of(Group::Points, "rob", "robbers"),
    of(Group::Final, "rob", "robbers"),
    of(Group::Happened, "robberies", "robbers"),
    of(Group::Points, "toll", "tollkeepers"),
    of(Group::Final, "toll", "tollkeepers"),
    of(Group::Happened, "tolls", "tollkeepers"),
    of(Group::Happened, "removed", "crop-circles"),
    of(Group::Completed, "garden", "abbot"),
    of(Group::Points, "garden", "abbot"),
    of(Group::Final, "garden", "abbot"),
    of(Group::Happened, "recalls", "abbot"),
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

const fn of(group: Group, what: &'static str, room: &'static str) -> Measure {
    Measure { group, what, room }
}

/// Where points of a room are counted.
pub(crate) const fn scored(source: RoomSource, when: When) -> usize {
    let later = matches!(when, When::Final) as usize;
    match source {
        RoomSource::Traders(_) => GOODS,
        RoomSource::Tower(_) => RANSOM,
        RoomSource::Robbers(_) => ROB + later,
        RoomSource::Tollkeepers(_) => TOLL + later,
        RoomSource::Abbot(_) => GARDEN + later,
    }
}

/// Where a completed place is counted that a room gives to tiles.
pub(crate) const fn completed(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Garden => Some(GARDENS),
        _ => None,
    }
}

/// Where a payment of a room is counted as something that happened.
pub(crate) const fn paid(source: RoomSource) -> Option<usize> {
    match source {
        RoomSource::Robbers(_) => Some(ROBBERIES),
        RoomSource::Tollkeepers(_) => Some(TOLLS),
        RoomSource::Traders(_) | RoomSource::Tower(_) | RoomSource::Abbot(_) => None,
    }
}

/// What happened in a room: where it is counted, and how often.
pub(crate) fn happened(event: &Event) -> Option<(usize, i32)> {
    match event {
        Event::Room(RoomEvent::Traders(event)) => Some(match event {
            traders::Event::SecondPart { .. } => (DOUBLE_TURNS, 1),
            traders::Event::GoodsTaken { count, .. } => (GOODS_TAKEN, i32::from(*count)),
        }),
        Event::Room(RoomEvent::Tower(event)) => Some(match event {
            tower::Event::FloorAdded { .. } => (FLOORS, 1),
            tower::Event::Captured { .. } => (CAPTURES, 1),
            tower::Event::RansomPaid { .. } => (RANSOMS, 1),
        }),
        Event::FigureHome {
            why: Left::Room(RoomLeft::CropCircles(_)),
            ..
        } => Some((REMOVED, 1)),
        Event::FigureHome {
            why: Left::Room(RoomLeft::Abbot(_)),
            ..
        } => Some((RECALLS, 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::rooms::{abbot, robbers, tollkeepers};

    #[test]
    fn every_number_names_what_it_counts() {
        let named = |number: usize| {
            let Measure { group, what, .. } = MEASURES[number - BASE];
            (group, what)
        };
        let source = RoomSource::Robbers(robbers::Source::Rob);
        assert_eq!(named(scored(source, When::Closed)), (Group::Points, "rob"));
        assert_eq!(named(scored(source, When::Final)), (Group::Final, "rob"));
        assert_eq!(
            paid(source).map(named),
            Some((Group::Happened, "robberies"))
        );
        let source = RoomSource::Tollkeepers(tollkeepers::Source::Toll);
        assert_eq!(named(scored(source, When::Final)), (Group::Final, "toll"));
        assert_eq!(paid(source).map(named), Some((Group::Happened, "tolls")));
        for (number, word) in [
            (DOUBLE_TURNS, "double-turns"),
            (GOODS_TAKEN, "goods"),
            (FLOORS, "floors"),
            (CAPTURES, "captures"),
            (RANSOMS, "ransoms"),
            (REMOVED, "removed"),
            (RECALLS, "recalls"),
        ] {
            assert_eq!(named(number), (Group::Happened, word));
        }
        let source = RoomSource::Abbot(abbot::Source::Garden);
        for when in [When::Closed, When::Recalled] {
            assert_eq!(named(scored(source, when)), (Group::Points, "garden"));
        }
        assert_eq!(named(scored(source, When::Final)), (Group::Final, "garden"));
        let garden = completed(Kind::Garden).map(named);
        assert_eq!(garden, Some((Group::Completed, "garden")));
        assert_eq!(named(RANSOM), (Group::Points, "ransom"));
        assert_eq!(named(GOODS), (Group::Final, "goods"));
    }
}
