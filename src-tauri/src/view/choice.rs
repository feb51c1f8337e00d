//! What may be done now, and what may not and why. Asks the rules; decides nothing.

use rules::action::{Action, Phase};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{At, Cell, Kind, Place, PlayerId, Rotation};
use rules::reason::{Reason, ReasonOut};
use rules::rooms::{RoomKey, robbers, tower};
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// What a choice belongs to on the screen; menus are ordered by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Group {
    /// Where the drawn tile goes.
    Tile,
    /// A figure on the tile just laid.
    Figure,
    /// A floor, or a follower on top of a tower.
    Tower,
    /// Where the tollhouse goes.
    Tollhouse,
    /// Whom a new floor takes.
    Capture,
    /// Which prisoner comes home.
    Exchange,
    /// Where the robber goes.
    Robber,
    /// Whom the robber robs.
    Rob,
    /// What a crop circle does, and where.
    Crop,
    /// Which feature is scored next.
    Order,
    /// A prisoner bought back; an aside that leaves the question open.
    Ransom,
    /// To do nothing.
    Pass,
}

impl Group {
    fn of(action: &Action) -> Self {
        match action {
            Action::Tile { .. } => Self::Tile,
            Action::Figure {
                kind: Kind::Tower, ..
            }
            | Action::Floor { .. } => Self::Tower,
            Action::Figure { .. } => Self::Figure,
            Action::Tollhouse { .. } => Self::Tollhouse,
            Action::Capture { .. } => Self::Capture,
            Action::Exchange { .. } => Self::Exchange,
            Action::Robber { .. } => Self::Robber,
            Action::Rob { .. } => Self::Rob,
            Action::Crop { .. } | Action::CropAdd { .. } | Action::CropRemove { .. } => Self::Crop,
            Action::Order { .. } => Self::Order,
            Action::Ransom { .. } => Self::Ransom,
            Action::Pass => Self::Pass,
        }
    }
}

/// Something that may be done now.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChoiceView {
    /// To be handed to `decide` as it is.
    pub(crate) action: Action,
    pub(crate) group: Group,
    /// The index of the segment that the action names on its tile.
    pub(crate) segment: Option<u8>,
    /// For robbing: what is at stake.
    pub(crate) loot: Option<Loot>,
    /// For a ransom: the points that it costs.
    pub(crate) price: Option<i32>,
    /// For the order of scoring: the same feature on the tile just laid, if it reaches it.
    pub(crate) here: Option<Place>,
}

/// What a robber would take from one of those who score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub(crate) struct Loot {
    /// What the other one scored.
    pub(crate) scored: i32,
    /// What the robber gets of it.
    pub(crate) gain: i32,
}

/// Something that a person would look for now, but that is refused.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RefusedView {
    pub(crate) action: Action,
    pub(crate) group: Group,
    /// The index of the segment that the action names on its tile.
    pub(crate) segment: Option<u8>,
    /// All of them; never empty.
    #[specta(type = Vec<ReasonOut>)]
    pub(crate) reasons: Vec<Reason>,
}

/// A cell for the drawn tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub(crate) struct Spot {
    pub(crate) x: i16,
    pub(crate) y: i16,
    /// The quarter turns that fit, in order.
    pub(crate) rotations: Vec<Rotation>,
}

/// The answer to “why not?”.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct Verdict {
    pub(crate) legal: bool,
    /// Empty when it is legal.
    #[specta(type = Vec<ReasonOut>)]
    pub(crate) reasons: Vec<Reason>,
}

/// Where the drawn tile fits, row by row.
pub(crate) fn spots(actions: &[Action]) -> Vec<Spot> {
    let mut cells: BTreeMap<(i16, i16), Vec<Rotation>> = BTreeMap::new();
    for action in actions {
        if let Action::Tile { x, y, rotation } = *action {
            cells.entry((y, x)).or_default().push(rotation);
        }
    }
    let spot = |((y, x), mut rotations): ((i16, i16), Vec<Rotation>)| {
        rotations.sort_unstable();
        Spot { x, y, rotations }
    };
    cells.into_iter().map(spot).collect()
}

/// The menu but for the places of the drawn tile, passing last.
pub(crate) fn choices(game: &Game, actions: &[Action]) -> Vec<ChoiceView> {
    let mut choices: Vec<_> = actions
        .iter()
        .filter(|action| !matches!(action, Action::Tile { .. }))
        .map(|action| ChoiceView {
            action: *action,
            group: Group::of(action),
            segment: segment(game, action),
            loot: loot(game, action),
            price: matches!(action, Action::Ransom { .. }).then_some(tower::PRICE),
            here: here(game, action),
        })
        .collect();
    choices.sort_by_key(|choice| choice.group);
    choices
}

fn here(game: &Game, action: &Action) -> Option<Place> {
    let Action::Order { .. } = action else {
        return None;
    };
    let (scene, board) = (game.scene(), &game.state().board);
    let (landed, named) = (game.state().landed?, scene.segment_at(action.place()?)?);
    let members = board.members(named);
    let on_tile = members.filter(|member| board.tile_of(*member) == landed);
    on_tile.min().map(|member| scene.place(member))
}

fn loot(game: &Game, action: &Action) -> Option<Loot> {
    let Action::Rob { player } = *action else {
        return None;
    };
    let (scored, gain) = robbers::loot(game.scene(), game.to_move()?, player)?;
    Some(Loot { scored, gain })
}

fn segment(game: &Game, action: &Action) -> Option<u8> {
    let place = action.place().filter(|place| place.kind != Kind::Tower)?;
    let segment = game.scene().segment_at(place)?;
    Some(game.state().board.index_of(segment))
}

/// Everything a person would look for now that is not on the menu.
pub(crate) fn refused(game: &Game, actions: &[Action]) -> Vec<RefusedView> {
    let Some(who) = game.to_move() else {
        return Vec::new();
    };
    let mut wished = Vec::new();
    if game.phase() == Phase::Figure {
        wished.extend(figures(game));
        wished.extend(towers(game));
        wished.extend(crossroads(game));
    }
    if matches!(game.phase(), Phase::Figure | Phase::Tile) {
        wished.extend(ransoms(game, who));
    }
    wished.retain(|action| !actions.contains(action));
    let refused = |action: Action| {
        let rejection = game.check(who, &action).err()?;
        Some(RefusedView {
            action,
            group: Group::of(&action),
            segment: segment(game, &action),
            reasons: rejection.reasons,
        })
    };
    let mut refused: Vec<_> = wished.into_iter().filter_map(refused).collect();
    refused.sort_by_key(|refused| refused.group);
    refused
}

/// Every figure in play on every piece of the tile just laid.
fn figures(game: &Game) -> Vec<Action> {
    let (scene, board) = (game.scene(), &game.state().board);
    let Some(landed) = game.state().landed else {
        return Vec::new();
    };
    let in_play = |kind: &FigureKind| game.table().figure(*kind).stands_on != 0;
    let mut wished = Vec::new();
    for segment in board.segments_of(landed) {
        let Place { x, y, kind, at } = scene.place(segment);
        if kind == Kind::Tower {
            continue;
        }
        for figure in FigureKind::ALL.into_iter().filter(in_play) {
            wished.push(Action::Figure {
                figure,
                x,
                y,
                kind,
                at,
            });
        }
    }
    wished
}

fn towers(game: &Game) -> Vec<Action> {
    let board = &game.state().board;
    let towers = game.state().rooms.tower.towers.iter();
    towers
        .flat_map(|tower| {
            let Cell { x, y } = board.tile(tower.tile).cell;
            let top = Action::Figure {
                figure: FigureKind::Follower,
                x,
                y,
                kind: Kind::Tower,
                at: At::I,
            };
            [Action::Floor { x, y }, top]
        })
        .collect()
}

fn crossroads(game: &Game) -> Vec<Action> {
    if !game.table().rooms.has(RoomKey::Tollkeepers) {
        return Vec::new();
    }
    let crossroads = game.state().rooms.tollkeepers.crossroads.iter();
    crossroads
        .map(|tile| {
            let Cell { x, y } = game.state().board.tile(*tile).cell;
            Action::Tollhouse { x, y }
        })
        .collect()
}

fn ransoms(game: &Game, who: PlayerId) -> Vec<Action> {
    let state = game.state();
    let mut wished = Vec::new();
    for from in 0..state.seats() {
        let held = state.rooms.tower.prisoners[usize::from(from)][usize::from(who)];
        for figure in FigureKind::ALL {
            if held[figure as usize] > 0 {
                wished.push(Action::Ransom { from, figure });
            }
        }
    }
    wished
}

pub(crate) fn verdict(game: &Game, action: &Action) -> Verdict {
    // Once nobody is asked, whoever asks hears that the game is over.
    let who = game.to_move().unwrap_or_default();
    let reasons = game
        .check(who, action)
        .err()
        .map_or_else(Vec::new, |rejection| rejection.reasons);
    Verdict {
        legal: reasons.is_empty(),
        reasons,
    }
}
