//! A position as its desk shows it: what lies and stands where, what lies before everybody, what is wrong and where,
//! and what of the aims holds.

use crate::view::draft::{self, MixDraft};
use crate::view::expansions;
use crate::view::seat::{FigureStyle, SeatPattern};
use ::workshop::aim::AimSentence;
use ::workshop::fix::number_after;
use ::workshop::op::LaidTile;
use ::workshop::position_op::{DrawOp, HousePlace, RobberPlace};
use content::beginning::GameSetup;
use content::expansions::{Goods, Robber, Tokens};
use content::library::Library;
use content::mix::{Mix, MixChoice, StartTile};
use content::number::Whole;
use content::opening::OpenedTable;
use content::position::PositionSeat;
use content::position_file::{GOAL, PositionFile, STAR, key_of_aim};
use content::problem::Problem;
use content::scenario::Predicate;
use content::words::Word as _;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Cell, Place, Side};
use rules::table::Table;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::{BTreeMap, BTreeSet};
use tutor::aims::{self, AimState};
pub use tutor::aims::{AimTrials, Wording};

/// What lies on the desk of a position.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PositionDraft {
    pub tiles: Vec<LaidTile>,
    /// The free cells beside them; the middle where nothing lies.
    pub free: Vec<Cell>,
    pub figures: Vec<StandDraft>,
    pub towers: Vec<TowerDraft>,
    pub seats: Vec<SeatDraft>,
    pub mix: MixDraft,
    /// What of the bag lies nowhere yet.
    pub left: BTreeMap<String, u16>,
    pub draw: DrawOp,
    pub aside: Vec<String>,
    pub first: Option<u8>,
    pub active: Option<u8>,
    pub turn: Option<u16>,
    pub second: bool,
    pub ransomed: bool,
    pub learner: u8,
    pub goals: Vec<AimDraft>,
    pub stars: Vec<AimDraft>,
    pub never: Vec<AimDraft>,
    pub most_turns: Option<u8>,
    /// True when a game can go on from it.
    pub playable: bool,
}

/// A figure on the land.
#[derive(Debug, Clone, Serialize, Type)]
pub struct StandDraft {
    pub player: u8,
    pub figure: FigureKind,
    pub place: Place,
}

/// A tower on the land.
#[derive(Debug, Clone, Serialize, Type)]
pub struct TowerDraft {
    pub x: i16,
    pub y: i16,
    pub floors: u8,
}

/// Who sits there, and what lies before them.
#[derive(Debug, Clone, Serialize, Type)]
pub struct SeatDraft {
    /// Empty where nobody gave one.
    pub name: String,
    pub colour: u8,
    pub pattern: SeatPattern,
    pub bot: Option<String>,
    pub score: i32,
    /// The figures in play.
    pub figures: Vec<SupplyDraft>,
    pub goods: Vec<GoodsDraft>,
    /// Null where the rules say how many.
    pub floors: Option<u8>,
    pub prisoners: Vec<PrisonerDraft>,
    /// Null where nothing is said of it.
    pub robber: Option<RobberPlace>,
    pub house: Option<HousePlace>,
}

/// Figures of one kind in a supply.
#[derive(Debug, Clone, Serialize, Type)]
pub struct SupplyDraft {
    pub figure: FigureKind,
    /// How many are said; null for what stands nowhere else.
    pub given: Option<u8>,
    /// How many each player has in all.
    pub owned: u8,
}

/// Tokens of one kind.
#[derive(Debug, Clone, Serialize, Type)]
pub struct GoodsDraft {
    pub goods: Goods,
    pub count: u16,
}

/// Prisoners of one kind.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PrisonerDraft {
    pub owner: u8,
    pub figure: FigureKind,
    pub count: u8,
}

/// An aim, and whether it holds as the position stands; null where no game can begin there.
#[derive(Debug, Clone, Serialize, Type)]
pub struct AimDraft {
    pub aim: AimSentence,
    /// What its author says in place of its sentence; nothing where that is said.
    pub words: String,
    pub holding: Option<AimState>,
}

/// Where a position begins.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum PositionBegin {
    /// A turn of the open game.
    Moment { game: u32, step: u32 },
    /// A lesson, a scenario or a chapter, at one of its steps.
    Scenario { id: String, step: Option<String> },
}

/// A tile that fits somewhere.
#[derive(Debug, Clone, Serialize, Type)]
pub struct TileThatFits {
    pub tile: String,
    /// The quarter turns that fit.
    pub rotations: Vec<u8>,
    /// How many of it the bag still has.
    pub left: u16,
}

pub fn position(library: &Library, position: &PositionFile) -> PositionDraft {
    let setup = &position.setup;
    let no_mix = Mix::default();
    let mix = match &setup.mix {
        MixChoice::Written(mix) => mix,
        MixChoice::Named(name) => library.mix(name).unwrap_or(&no_mix),
    };
    let opened = library.open(setup).ok();
    let table = opened.as_ref().map(|opened| &*opened.table);
    let playable = opened.as_ref().is_some_and(is_playable);
    let lesson = playable
        .then(|| aims::lesson(position, library, 0).ok())
        .flatten();
    let aims = |list: &[Predicate], name: &str| -> Vec<AimDraft> {
        let holding = lesson.as_ref().map(|lesson| aims::holding(lesson, list));
        let words = |index| position.words.get(&key_of_aim(name, index));
        let drafted = list.iter().enumerate().map(|(index, aim)| AimDraft {
            aim: AimSentence::of(aim, &position.names),
            words: words(index).map_or_else(String::new, |said| said.in_language("en").to_owned()),
            holding: holding.as_ref().and_then(|all| all.get(index).cloned()),
        });
        drafted.collect()
    };
    let number = |player: Option<content::number::PlayerNumber>| player.map(Whole::get::<u8>);
    PositionDraft {
        tiles: setup.start.iter().flatten().map(laid).collect(),
        free: free(setup),
        figures: setup.figures.iter().map(figure).collect(),
        towers: setup
            .towers
            .iter()
            .map(|tower| TowerDraft {
                x: tower.x.get(),
                y: tower.y.get(),
                floors: tower.floors.get(),
            })
            .collect(),
        seats: setup
            .players
            .seats()
            .iter()
            .enumerate()
            .map(|(index, of)| seat(index, of, table))
            .collect(),
        left: left(library, mix, setup),
        mix: draft::mixed(library, mix),
        draw: match (&setup.deck, setup.seed, setup.draw) {
            (_, _, Some(_)) => DrawOp::ByHand,
            (Some(tiles), ..) => DrawOp::Order {
                tiles: tiles.clone(),
            },
            (None, Some(seed), None) => DrawOp::Seed { seed: seed.get() },
            (None, None, None) => DrawOp::Left,
        },
        aside: setup.aside.clone(),
        first: number(setup.first),
        active: number(setup.active),
        turn: setup.turn.map(Whole::get),
        second: setup.part.is_some_and(|part| part.get::<u8>() > 1),
        ransomed: setup.ransomed,
        learner: aims::learner(position).0,
        goals: aims(&position.goals, GOAL),
        stars: aims(&position.stars, STAR),
        never: aims(&position.never, "never"),
        most_turns: position.turns.map(Whole::get),
        playable,
    }
}

fn is_playable(opened: &OpenedTable) -> bool {
    Game::new(opened.table.clone(), &opened.setup).is_ok()
}

fn laid(tile: &StartTile) -> LaidTile {
    LaidTile {
        tile: tile.tile.clone(),
        x: tile.x.get(),
        y: tile.y.get(),
        rotation: tile.rotation.get(),
    }
}

fn figure(stand: &content::position::FigureOnLand) -> StandDraft {
    StandDraft {
        player: stand.player.get(),
        figure: stand.figure,
        place: rules::setup::FigureAtStart::from(stand).place,
    }
}

fn seat(index: usize, seat: &PositionSeat, table: Option<&Table>) -> SeatDraft {
    let usual = FigureStyle::usual(index);
    let supply = rules::setup::Seat::from(seat).supply;
    let in_play = FigureKind::ALL.into_iter().filter_map(|kind| {
        let spec = table?.figure(kind);
        (spec.stands_on != 0).then(|| SupplyDraft {
            figure: kind,
            given: supply[kind as usize],
            owned: spec.supply,
        })
    });
    let tokens = seat.goods.clone().unwrap_or_default();
    let has_goods = table.is_none_or(expansions::has_goods) || tokens != Tokens::default();
    let mut prisoners: Vec<PrisonerDraft> = Vec::new();
    for held in &seat.prisoners {
        let (owner, figure) = (held.owner.get(), held.figure);
        match prisoners.last_mut() {
            Some(last) if (last.owner, last.figure) == (owner, figure) => last.count += 1,
            _ => prisoners.push(PrisonerDraft {
                owner,
                figure,
                count: 1,
            }),
        }
    }
    SeatDraft {
        name: seat.name.clone().unwrap_or_default(),
        colour: seat.colour.map_or(usual.colour, Whole::get),
        pattern: seat.pattern.map_or(usual.pattern, SeatPattern::from),
        bot: seat.bot.clone(),
        score: seat.score.map_or(0, Whole::get),
        figures: in_play.collect(),
        goods: Goods::ALL
            .iter()
            .filter(|_| has_goods)
            .zip([tokens.wine, tokens.wheat, tokens.cloth])
            .map(|(goods, count)| GoodsDraft {
                goods: *goods,
                count: count.map_or(0, Whole::get),
            })
            .collect(),
        floors: seat.floors.map(Whole::get),
        prisoners,
        robber: seat.robber.map(|robber| match robber {
            Robber::Home => RobberPlace::Home,
            Robber::Space(space) => RobberPlace::Space { space: space.get() },
        }),
        house: seat.tollhouse.as_ref().map(|house| HousePlace {
            x: house.x.get(),
            y: house.y.get(),
            value: house.value.get(),
            turned: house.turned,
        }),
    }
}

fn free(setup: &GameSetup) -> Vec<Cell> {
    let cell = |tile: &StartTile| Cell::new(tile.x.get(), tile.y.get());
    let taken: BTreeSet<_> = setup.start.iter().flatten().map(cell).collect();
    if taken.is_empty() {
        return vec![Cell::new(0, 0)];
    }
    let beside = |cell: &Cell| Side::ALL.map(|side| cell.beyond(side));
    let free: BTreeSet<_> = taken
        .iter()
        .flat_map(beside)
        .filter(|cell| !taken.contains(cell))
        .collect();
    free.into_iter().collect()
}

fn left(library: &Library, mix: &Mix, setup: &GameSetup) -> BTreeMap<String, u16> {
    let counted = library.counted(mix).into_iter();
    let mut left: BTreeMap<_, _> = counted.map(|(tile, n)| (tile.id.clone(), n)).collect();
    let laid = setup.start.iter().flatten().map(|laid| &laid.tile);
    for id in laid.chain(setup.deck.iter().flatten()).chain(&setup.aside) {
        if let Some(n) = left.get_mut(id) {
            *n = n.saturating_sub(1);
        }
    }
    left.retain(|_, n| *n > 0);
    left
}

/// The cells and the seat that a problem of a position lies on.
pub fn where_is(position: &PositionFile, problem: &Problem) -> (Vec<Cell>, Option<u8>) {
    let (setup, path) = (&position.setup, &problem.path);
    let seat = number_after(path, "players[").and_then(|index| u8::try_from(index).ok());
    let at = |x: content::number::Coordinate, y: content::number::Coordinate| {
        vec![Cell::new(x.get(), y.get())]
    };
    let start = number_after(path, "setup.start[");
    let cells = if let Some(laid) = start.and_then(|i| setup.start.as_ref()?.get(i)) {
        at(laid.x, laid.y)
    } else if let Some(stand) =
        number_after(path, "setup.figures[").and_then(|i| setup.figures.get(i))
    {
        at(stand.x, stand.y)
    } else if let Some(tower) =
        number_after(path, "setup.towers[").and_then(|i| setup.towers.get(i))
    {
        at(tower.x, tower.y)
    } else if path.contains(".tollhouse") {
        let seats = setup.players.seats();
        let house = seat.and_then(|seat| seats.get(usize::from(seat))?.tollhouse.clone());
        house.map_or_else(Vec::new, |house| at(house.x, house.y))
    } else {
        Vec::new()
    };
    (cells, seat)
}

/// The tiles of the bag that fit at a cell, and those that are not in it; in the order of the library.
pub fn fitting(library: &Library, position: &PositionFile, cell: Cell) -> Vec<TileThatFits> {
    let all: Vec<_> = library.tiles().collect();
    let specs = all.iter().map(|tile| tile.spec()).collect();
    let Ok(table) = Table::new(
        specs,
        rules::expansions::ExpansionSet::EMPTY,
        rules::options::Options::default(),
    ) else {
        return Vec::new();
    };
    let setup = &position.setup;
    let mix = match &setup.mix {
        MixChoice::Written(mix) => Some(&**mix),
        MixChoice::Named(name) => library.mix(name),
    };
    let left = mix.map(|mix| left(library, mix, setup)).unwrap_or_default();
    let edge = |code: u8, side: Side| code >> (2 * side as u8) & 3;
    let asked: Vec<_> = Side::ALL
        .into_iter()
        .filter_map(|side| {
            let beside = cell.beyond(side);
            let mut lies = setup.start.iter().flatten();
            let lies = lies.find(|laid| (laid.x.get(), laid.y.get()) == (beside.x, beside.y))?;
            let kind = table.types.iter().find(|kind| kind.id == lies.tile)?;
            Some((
                side,
                edge(kind.edge_code(lies.rotation.get()), side.opposite()),
            ))
        })
        .collect();
    let fits = |kind: &rules::tile::TileType| {
        let turns = (0..4).filter(|turn| {
            let code = kind.edge_code(*turn);
            asked
                .iter()
                .all(|(side, asked)| edge(code, *side) == *asked)
        });
        turns.collect::<Vec<u8>>()
    };
    let fitting = table.types.iter().map(|kind| TileThatFits {
        rotations: fits(kind),
        left: left.get(&kind.id).copied().unwrap_or(0),
        tile: kind.id.clone(),
    });
    fitting.filter(|tile| !tile.rotations.is_empty()).collect()
}
