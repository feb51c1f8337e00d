//! The steady eye: what land may come to with the tiles that are left, and that followers are needed again.
//! Computes no score itself, and compares nothing; its numbers stand in `numbers.txt`.

use crate::land_evaluator::LandEvaluator;
use crate::motive::Motive;
use crate::numbers::{Number, Numbers};
use crate::remaining::RemainingTiles;
use rules::base::fields;
use rules::base::worth::{self, OpenPoints, Strengths};
use rules::figure::{FigureKind, SegmentId};
use rules::ground::{Kind, PlayerId};
use rules::score;
use rules::state::{Context, Scores};

/// Certainty, where likelihoods are whole numbers.
const SURE: i32 = 1000;
/// As many tiles as the base game has.
const WHOLE_BAG: i32 = 72;
/// So many unfinished cities are counted beside a field at most.
const MOST_CITIES: usize = 16;

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
        let in_time = self.in_time(self.numbers.of(time) * i32::from(board.open(feature)));
        let mut sides = board.open_sides(context.types(), feature);
        let likely = sides.try_fold(in_time, |likely, (gap, side)| {
            let fitting = self.fits.at(gap);
            let (fit, close) = (i32::from(fitting.tiles), i32::from(fitting.closing(side)));
            let likely = likely * self.comes(100 * close + goes_on * (fit - close), even) / SURE;
            (likely > 0).then_some(likely)
        });
        likely.unwrap_or(0)
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

    /// What a field may still get from the unfinished cities beside it, and how many are complete.
    fn field(&self, context: Context<'_>, field: SegmentId) -> Land {
        let board = &context.state.board;
        let time = self.numbers.of(Number::FieldTime);
        let (mut likely, mut seen) = (0, 0);
        let completed = fields::completed_beside(context, field, |city| {
            if seen < MOST_CITIES {
                seen += 1;
                likely += self.in_time(time * i32::from(board.open(city)));
            }
        });
        let to_come = 3 * (self.numbers.of(Number::FieldCities) * likely / SURE);
        Land::Field { completed, to_come }
    }

    /// What an open city or road is worth on which each player's figures weigh so much.
    fn open_shares(
        &self,
        is_city: bool,
        points: OpenPoints,
        likely: i32,
        strengths: Strengths,
    ) -> Scores {
        let home = self.by_now(self.numbers.of(Number::ComesHome));
        let grows = if is_city {
            Number::CityGrows
        } else {
            Number::RoadGrows
        };
        let grows = self.by_now(self.numbers.of(grows)) * likely / SURE;
        let (now, closed) = (100 * points.now, 100 * points.closed);
        let mut shares = strengths.map(|figures| likely * (home * i32::from(figures)) / SURE);
        for player in worth::owners(strengths).map(usize::from) {
            let more = closed - now + home * i32::from(strengths[player]);
            shares[player] = now + likely * more / SURE;
            if closed > 0 {
                shares[player] += grows;
            }
        }
        shares
    }

    /// What a field is worth on which each player's figures weigh so much.
    fn field_shares(
        &self,
        context: Context<'_>,
        field: SegmentId,
        (completed, to_come): (u16, i32),
        strengths: Strengths,
    ) -> Scores {
        let grows = self.numbers.of(Number::FieldGrows) * self.left / WHOLE_BAG;
        let mut shares = strengths.map(|figures| if figures > 0 { grows } else { 0 });
        for player in worth::owners(strengths) {
            let now = score::sum(&fields::lines(context, field, completed, player));
            shares[usize::from(player)] += 100 * now + to_come;
        }
        shares
    }
}

/// What is known of the land of a feature, whoever stands there.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Land {
    /// A city or road that is still open, and how likely it is completed.
    Open {
        is_city: bool,
        points: OpenPoints,
        likely: i32,
    },
    /// A field, and what it may still get from unfinished cities.
    Field { completed: u16, to_come: i32 },
    /// All else: what each owner may expect of it.
    Owned { worth: i32 },
}

impl LandEvaluator for ExpectedPoints<'_> {
    const POINT: i32 = 100;
    const VERSION: u32 = 3;
    const LOOKS_AROUND: bool = true;

    type Land = Land;

    fn land(&self, context: Context<'_>, feature: SegmentId) -> Land {
        let board = &context.state.board;
        let kind = board.kind(feature);
        match kind {
            Kind::City | Kind::Road if board.open(feature) > 0 => {
                let is_city = kind == Kind::City;
                Land::Open {
                    is_city,
                    points: worth::open_points(context, feature),
                    likely: self.completed(context, feature, is_city),
                }
            }
            Kind::Field => self.field(context, feature),
            _ => {
                let now = 100 * score::sum(&worth::lines(context, feature));
                let more = if kind.is_surrounded() && now > 0 {
                    let (more, all) = self.surrounded(context, feature);
                    more + self.by_now(self.numbers.of(Number::ComesHome)) * all / SURE
                } else {
                    0
                };
                Land::Owned { worth: now + more }
            }
        }
    }

    fn shares(
        &self,
        context: Context<'_>,
        feature: SegmentId,
        land: &Land,
        strengths: Strengths,
    ) -> Scores {
        match *land {
            Land::Open {
                is_city,
                points,
                likely,
            } => self.open_shares(is_city, points, likely, strengths),
            Land::Field { completed, to_come } => {
                self.field_shares(context, feature, (completed, to_come), strengths)
            }
            Land::Owned { worth } => {
                let mut shares = Scores::default();
                for player in worth::owners(strengths) {
                    shares[usize::from(player)] = worth;
                }
                shares
            }
        }
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
