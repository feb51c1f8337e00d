//! The steady eye: what land may come to with the tiles that are left, and that followers are needed again.
//! Computes no score itself, and compares nothing; its numbers stand in `numbers.txt`.

use crate::land_evaluator::LandEvaluator;
use crate::motive::Motive;
use crate::numbers::{Number, Numbers};
use crate::remaining::RemainingTiles;
use arrayvec::ArrayVec;
use rules::base::worth;
use rules::figure::{FigureKind, SegmentId};
use rules::ground::{Kind, PlayerId};
use rules::state::{Context, Scores};

/// Certainty, where likelihoods are whole numbers.
const SURE: i32 = 1000;
/// As many tiles as the base game has.
const WHOLE_BAG: i32 = 72;

/// Sees what a feature may come to with the tiles that are left.
#[derive(Debug)]
pub(crate) struct ExpectedPoints<'a> {
    numbers: &'a Numbers,
    fits: RemainingTiles,
    left: i32,
    seats: i32,
    /// Turns that each player still has, as far as they matter.
    turns: i32,
    /// Out of a hundred: how much of a monastery or garden each player may still expect to draw, at most one.
    cloister: i32,
}

/// How many tiles are left on which an abbot could stand.
fn cloisters(context: Context<'_>) -> i32 {
    let types = context.types();
    let left = context.state.undrawn().iter();
    left.filter(|tile| types[usize::from(**tile)].surrounded)
        .count() as i32
}

impl ExpectedPoints<'static> {
    /// With the numbers that the steady bot goes by.
    pub(crate) fn of(context: Context<'_>) -> Self {
        let usual = Numbers::usual(context.state.players.len(), context.table.expansions);
        Self::by(usual, context)
    }
}

impl<'a> ExpectedPoints<'a> {
    /// With other numbers.
    pub(crate) fn by(numbers: &'a Numbers, context: Context<'_>) -> Self {
        let left = context.state.left() as i32;
        let seats = context.state.players.len() as i32;
        let in_play = context.table.figure(FigureKind::Abbot).stands_on != 0;
        let cloisters = if in_play { cloisters(context) } else { 0 };
        Self {
            numbers,
            fits: RemainingTiles::of(context),
            left,
            seats,
            turns: (left / seats).min(numbers.of(Number::TurnsThatMatter)),
            cloister: (100 * cloisters / seats).min(100),
        }
    }

    /// How likely something happens that needs so many tiles.
    fn in_time(&self, needed: i32) -> i32 {
        SURE * self.left / (self.left + needed).max(1)
    }

    /// How likely one of so many hundredths of a tile comes to a player who could use it.
    fn comes(&self, hundredths: i32, even: i32) -> i32 {
        if hundredths == 0 {
            return 0;
        }
        SURE * hundredths / (hundredths + even * self.seats)
    }

    /// What is worth so much early in the game.
    fn by_now(&self, early: i32) -> i32 {
        early * self.turns / self.numbers.of(Number::TurnsThatMatter)
    }

    /// How likely an open city or road is completed.
    fn completed(&self, context: Context<'_>, feature: SegmentId, is_city: bool) -> i32 {
        let (time, closers, goes_on) = if is_city {
            (Number::CityTime, Number::CityClosers, Number::CityGoesOn)
        } else {
            (Number::RoadTime, Number::RoadClosers, Number::RoadGoesOn)
        };
        let (even, goes_on) = (self.numbers.of(closers), self.numbers.of(goes_on));
        let board = &context.state.board;
        let mut likely = self.in_time(self.numbers.of(time) * i32::from(board.open(feature)));
        for (gap, side) in board.open_sides(context.types(), feature) {
            let fitting = self.fits.at(gap);
            let (fit, close) = (i32::from(fitting.tiles), i32::from(fitting.closing(side)));
            likely = likely * self.comes(100 * close + goes_on * (fit - close), even) / SURE;
            if likely == 0 {
                break;
            }
        }
        likely
    }

    /// What the free cells around a monastery may still bring, and how likely all are filled.
    fn surrounded(&self, context: Context<'_>, feature: SegmentId) -> (i32, i32) {
        let board = &context.state.board;
        let even = self.numbers.of(Number::CellFits);
        let time = self.in_time(self.numbers.of(Number::CellTime));
        let (mut more, mut all) = (0, SURE);
        for cell in board.tile(board.tile_of(feature)).cell.around() {
            if board.tile_at(cell).is_some() {
                continue;
            }
            let fit = board
                .gap_at(cell)
                .map_or(self.left, |gap| i32::from(self.fits.at(gap).tiles));
            let filled = time * self.comes(100 * fit, even) / SURE;
            more += filled;
            all = all * filled / SURE;
        }
        (more / 10, all)
    }

    /// What the unfinished cities beside a field may still bring it, in hundredths of a city.
    fn cities_to_come(&self, context: Context<'_>, field: SegmentId) -> i32 {
        let part = self.numbers.of(Number::FieldCities);
        if part == 0 {
            return 0;
        }
        let time = self.numbers.of(Number::FieldTime);
        let board = &context.state.board;
        let mut sum = 0;
        let mut seen = ArrayVec::<SegmentId, 16>::new();
        for city in board.open_cities(context.types(), field) {
            if !seen.contains(&city) && seen.try_push(city).is_ok() {
                sum += self.in_time(time * i32::from(board.open(city)));
            }
        }
        part * sum / SURE
    }
}

impl LandEvaluator for ExpectedPoints<'_> {
    const POINT: i32 = 100;
    const VERSION: u32 = 3;
    const LOOKS_AROUND: bool = true;

    fn worth(&self, context: Context<'_>, feature: SegmentId) -> Scores {
        let board = &context.state.board;
        let mut worth = worth::points(context, feature).map(|points| 100 * points);
        let open = i32::from(board.open(feature));
        let kind = board.kind(feature);
        match kind {
            Kind::City | Kind::Road if open > 0 => {
                let likely = self.completed(context, feature, kind == Kind::City);
                let home = self.by_now(self.numbers.of(Number::ComesHome));
                let grows = if kind == Kind::City {
                    Number::CityGrows
                } else {
                    Number::RoadGrows
                };
                let grows = self.by_now(self.numbers.of(grows)) * likely / SURE;
                let closed = worth::points_if_closed(context, feature);
                let figures = worth::strengths(context, feature);
                for ((worth, closed), figures) in worth.iter_mut().zip(closed).zip(figures) {
                    let more = 100 * closed - *worth + home * i32::from(figures);
                    if closed > 0 {
                        *worth += grows;
                    }
                    *worth += likely * more / SURE;
                }
            }
            _ if kind.is_surrounded() => {
                let (more, all) = self.surrounded(context, feature);
                let home = self.by_now(self.numbers.of(Number::ComesHome)) * all / SURE;
                let owned = worth.iter_mut().filter(|worth| **worth > 0);
                owned.for_each(|worth| *worth += more + home);
            }
            Kind::Field => {
                let more = self.numbers.of(Number::FieldGrows) * self.left / WHOLE_BAG;
                let figures = worth::strengths(context, feature);
                let most = figures.iter().copied().max().unwrap_or(0);
                let cities = 3 * self.cities_to_come(context, feature);
                for (worth, figures) in worth.iter_mut().zip(figures) {
                    if figures > 0 {
                        *worth += more;
                        if figures == most {
                            *worth += cities;
                        }
                    }
                }
            }
            _ => {}
        }
        worth
    }

    fn followers(&self, count: i32) -> i32 {
        let at_home = &self.numbers.values()[Number::Home1 as usize..=Number::Home7 as usize];
        let count = usize::try_from(count).unwrap_or(0);
        self.by_now(at_home.iter().take(count).sum())
    }

    fn abbots(&self, context: Context<'_>, player: PlayerId) -> i32 {
        let home = i32::from(context.state.supply(player, FigureKind::Abbot));
        self.by_now(self.numbers.of(Number::AbbotAtHome)) * self.cloister / 100 * home
    }

    fn others_home(&self) -> i32 {
        self.numbers.of(Number::OthersHome)
    }

    fn stands(&self, now: &[i32], _: &[i32], own: usize) -> i32 {
        let others = now.iter().enumerate().filter(|(player, _)| *player != own);
        let others = others.map(|(_, points)| *points);
        let best = others.clone().max().unwrap_or(0);
        let count = (now.len() as i32 - 1).max(1);
        let mean = others.sum::<i32>() / count;
        // At the end nothing counts but who is ahead.
        let part = match self.left {
            0 => 100,
            _ => self.numbers.of(Number::BestOther),
        };
        now[own] - (part * best + (100 - part) * mean) / 100
    }

    fn motive(&self, difference: i32) -> Option<Motive> {
        Some(Motive::Prospects {
            left: self.left,
            hundredths: difference,
        })
    }
}
