//! The numbers by which the steady eye weighs land and followers, one line a number, one column for two, three and
//! more players, and again for tables with many expansions. Found by `bastide-dev tune`; what they mean is known to the
//! eye.

use rules::expansions::ExpansionSet;
use std::sync::LazyLock;

/// Columns by players: two (or one), three, four and more.
const BY_PLAYERS: usize = 3;
/// From so many expansions on, other columns count: more figures leave the board and come back.
const MANY_EXPANSIONS: usize = 5;
/// How many columns there are.
const TABLES: usize = 2 * BY_PLAYERS;

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident $word:literal $least:literal $most:literal;)*) => {
        /// Which number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(usize)]
        pub enum Number { $($(#[$doc])* $name,)* }

        /// Every number: its word in files, the least and the most that it may be.
        pub const NUMBERS: &[(&str, i32, i32)] = &[$(($word, $least, $most),)*];
    };
}

numbers! {
    /// So many turns of a player before the end, followers begin to lose their worth.
    TurnsThatMatter "turns-that-matter" 3 30;
    /// What the first to the seventh follower at home is worth, in hundredths of a point.
    Home1 "home-1" 0 1500;
    Home2 "home-2" 0 1500;
    Home3 "home-3" 0 1500;
    Home4 "home-4" 0 1500;
    Home5 "home-5" 0 1500;
    Home6 "home-6" 0 1500;
    Home7 "home-7" 0 1500;
    /// Of what his followers at home are worth to another player, so many hundredths count against whoever weighs.
    OthersHome "others-home" 0 150;
    /// What a figure is worth that is sure to come home, in hundredths of a point.
    ComesHome "comes-home" -200 600;
    /// What an abbot at home is worth who will be needed, in hundredths of a point.
    AbbotAtHome "abbot-at-home" 0 900;
    /// So many tiles left, and a city or road with one side open is completed in half of all cases, as far as time goes.
    CityTime "city-time" 0 100;
    RoadTime "road-time" 0 200;
    /// For each player, so many hundredths of a tile that closes a side make it even whether it comes in time.
    CityClosers "city-closers" 0 2000;
    RoadClosers "road-closers" 0 2000;
    /// A tile that goes on instead of closing counts so many hundredths of one that closes.
    CityGoesOn "city-goes-on" 0 100;
    RoadGoesOn "road-goes-on" 0 100;
    /// What an open side of a city or road still brings until it is done, in hundredths of a point.
    CityGrows "city-grows" -100 400;
    RoadGrows "road-grows" -100 300;
    /// For each player, so many hundredths of a tile that fits make it even whether a cell beside a monastery is filled.
    CellFits "cell-fits" 0 2000;
    /// So many tiles left, and a cell beside a monastery is filled in half of all cases, as far as time goes.
    CellTime "cell-time" 0 60;
    /// What a field with a farmer brings until the end from the first tile on, in hundredths of a point.
    FieldGrows "field-grows" -900 900;
    /// What an unfinished city beside it counts of a finished one, in hundredths, were it sure to be finished.
    FieldCities "field-cities" 0 150;
    /// So many tiles left for each open side, and that city is finished in half of all cases.
    FieldTime "field-time" 0 60;
    /// Of all the others, so many hundredths count by their best; the rest by their average.
    BestOther "best-other" 0 100;
}

/// One value for each number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers([i32; NUMBERS.len()]);

impl Numbers {
    /// From as many values as there are numbers.
    #[must_use]
    pub fn new(values: &[i32]) -> Option<Self> {
        values.try_into().ok().map(Self)
    }

    /// All of them, in order.
    #[must_use]
    pub const fn values(&self) -> &[i32; NUMBERS.len()] {
        &self.0
    }

    /// One of them.
    #[must_use]
    #[inline]
    pub const fn of(&self, number: Number) -> i32 {
        self.0[number as usize]
    }

    /// Those that the steady bot goes by, with so many players and these expansions.
    #[must_use]
    pub fn usual(players: usize, expansions: ExpansionSet) -> &'static Self {
        static USUAL: LazyLock<[Numbers; TABLES]> =
            LazyLock::new(|| parse(include_str!("../numbers.txt")));
        &USUAL[column(players, expansions)]
    }
}

/// True with so many expansions that other numbers count.
pub(crate) fn are_many(expansions: ExpansionSet) -> bool {
    expansions.iter().count() >= MANY_EXPANSIONS
}

/// In which column the numbers for such a table stand.
fn column(players: usize, expansions: ExpansionSet) -> usize {
    let many = usize::from(are_many(expansions));
    players.saturating_sub(2).min(BY_PLAYERS - 1) + many * BY_PLAYERS
}

fn parse(text: &str) -> [Numbers; TABLES] {
    let mut columns = [[0; NUMBERS.len()]; TABLES];
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut lines = lines.map(str::split_whitespace);
    for (at, (word, ..)) in NUMBERS.iter().enumerate() {
        let mut line = lines.next().unwrap_or_else(|| panic!("{word} is missing"));
        assert_eq!(line.next(), Some(*word), "a line of numbers.txt");
        for column in &mut columns {
            let value = line.next().and_then(|value| value.parse().ok());
            column[at] = value.unwrap_or_else(|| panic!("{word} has no value"));
        }
    }
    columns.map(Numbers)
}
