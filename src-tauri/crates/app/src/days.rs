//! Days as people live them: from midnight to midnight where they are.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Where the person is, by what the system says now: they may travel.
pub(crate) fn zone() -> TimeZone {
    TimeZone::system()
}

/// Today, in days since 1970.
pub(crate) fn today() -> i32 {
    day_of(Timestamp::now().as_second(), &zone())
}

/// The day of a moment, which is in seconds since 1970; a moment that no calendar has belongs to the first day.
pub(crate) fn day_of(seconds: i64, zone: &TimeZone) -> i32 {
    let at = Timestamp::from_second(seconds).unwrap_or_default();
    let offset = i64::from(zone.to_offset(at).seconds());
    (at.as_second() + offset).div_euclid(86_400) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::tz::offset;

    #[test]
    fn a_day_goes_from_midnight_to_midnight_where_the_person_is() {
        let west = TimeZone::fixed(offset(-8));
        let east = TimeZone::fixed(offset(10));
        // 2026-01-02, half past midnight in London.
        let at = 1_767_313_800;
        let day = day_of(at, &TimeZone::UTC);
        assert_eq!(day, 20_455);
        assert_eq!(day_of(at, &west), day - 1);
        assert_eq!(day_of(at + 8 * 3600, &west), day);
        assert_eq!(day_of(at, &east), day);
        assert_eq!(day_of(at + 14 * 3600, &east), day + 1);
    }

    #[test]
    fn an_hour_that_the_clock_is_put_forward_moves_no_day() {
        let zone = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("a zone");
        // Midnight before and after the night of 29 March 2026, which has 23 hours.
        let midnight = 1_774_738_800;
        let day = day_of(midnight, &zone);
        assert_eq!(day_of(midnight - 1, &zone), day - 1);
        assert_eq!(day_of(midnight + 23 * 3600 - 1, &zone), day);
        assert_eq!(day_of(midnight + 23 * 3600, &zone), day + 1);
    }

    #[test]
    fn what_no_calendar_has_is_no_fault() {
        assert_eq!(day_of(i64::MAX, &TimeZone::UTC), 0);
    }
}
