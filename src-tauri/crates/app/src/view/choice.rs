//! What may be done now, and what may not and why. Asks the rules; decides nothing.

use crate::view::expansions::{self, Group, Loot};
use rules::action::{Action, Phase};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Cell, Kind, Place, Rotation};
use rules::reason::{Reason, ReasonOut};
use serde::Serialize;
use specta::Type;
use std::collections::{BTreeMap, HashSet};

/// Something that may be done now.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ChoiceView {
    /// To be handed to `decide` as it is.
    pub action: Action,
    pub group: Group,
    /// The index of the segment that the action names on its tile.
    pub segment: Option<u8>,
    /// For robbing: what is at stake.
    pub loot: Option<Loot>,
    /// For a ransom: the points that it costs.
    pub price: Option<i32>,
    /// For a floor: the cells with a tile from which it takes somebody.
    pub reach: Vec<Cell>,
    /// For the order of scoring: the same feature on the tile just laid, if it reaches it.
    pub here: Option<Place>,
}

/// Something that a person would look for now, but that is refused.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RefusedView {
    pub action: Action,
    pub group: Group,
    /// The index of the segment that the action names on its tile.
    pub segment: Option<u8>,
    /// All of them; never empty.
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}

/// A cell for the drawn tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct CellChoice {
    pub x: i16,
    pub y: i16,
    /// The quarter turns that fit, in order.
    pub rotations: Vec<Rotation>,
}

/// The answer to “why not?”.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename = "Verdict")]
pub struct ChoiceVerdict {
    pub legal: bool,
    /// Empty when it is legal.
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}

/// Where the drawn tile fits, row by row.
pub fn spots(actions: &[Action]) -> Vec<CellChoice> {
    let mut cells: BTreeMap<(i16, i16), Vec<Rotation>> = BTreeMap::new();
    for action in actions {
        if let Action::Tile { x, y, rotation } = *action {
            cells.entry((y, x)).or_default().push(rotation);
        }
    }
    let spot = |((y, x), mut rotations): ((i16, i16), Vec<Rotation>)| {
        rotations.sort_unstable();
        CellChoice { x, y, rotations }
    };
    cells.into_iter().map(spot).collect()
}

/// The menu but for the places of the drawn tile, passing last.
pub fn choices(game: &Game, actions: &[Action]) -> Vec<ChoiceView> {
    let mut choices: Vec<_> = actions
        .iter()
        .filter(|action| !matches!(action, Action::Tile { .. } | Action::Draw { .. }))
        .map(|action| ChoiceView {
            action: *action,
            group: Group::of(action),
            segment: segment(game, action),
            loot: expansions::loot(game, action),
            price: expansions::price(action),
            reach: expansions::reach(game, action),
            here: here(game, action),
        })
        .collect();
    choices.sort_by_key(|choice| choice.group);
    choices
}

pub(super) fn here(game: &Game, action: &Action) -> Option<Place> {
    let Action::Order { .. } = action else {
        return None;
    };
    let (context, board) = (game.context(), &game.state().board);
    let (landed, named) = (game.state().landed?, context.segment_at(action.place()?)?);
    let members = board.members(named);
    let on_tile = members.filter(|member| board.tile_of(*member) == landed);
    on_tile.min().map(|member| context.place(member))
}

pub(super) fn segment(game: &Game, action: &Action) -> Option<u8> {
    let place = action.place().filter(|place| place.kind != Kind::Tower)?;
    let segment = game.context().segment_at(place)?;
    Some(game.state().board.index_of(segment))
}

/// Everything a person would look for now that is not on the menu.
pub fn refused(game: &Game, actions: &[Action]) -> Vec<RefusedView> {
    let Some(who) = game.to_move() else {
        return Vec::new();
    };
    let mut wished = Vec::new();
    if game.phase() == Phase::Figure {
        wished.extend(figures(game));
    }
    wished.extend(expansions::wished(game, who));
    // On a large table there are hundreds of both.
    let open: HashSet<&Action> = actions.iter().collect();
    wished.retain(|action| !open.contains(action));
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
    let (context, board) = (game.context(), &game.state().board);
    let Some(landed) = game.state().landed else {
        return Vec::new();
    };
    let in_play = |kind: &FigureKind| game.table().figure(*kind).stands_on != 0;
    let mut wished = Vec::new();
    for segment in board.segments_of(landed) {
        let Place { x, y, kind, at } = context.place(segment);
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

pub fn verdict(game: &Game, action: &Action) -> ChoiceVerdict {
    // Once nobody is asked, whoever asks hears that the game is over.
    let who = game.to_move().unwrap_or_default();
    let reasons = game
        .check(who, action)
        .err()
        .map_or_else(Vec::new, |rejection| rejection.reasons);
    ChoiceVerdict {
        legal: reasons.is_empty(),
        reasons,
    }
}
