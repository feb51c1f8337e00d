//! Between what is kept and what is played: actions, openings, looks and covers as text. It must not know
//! when anything is written.

use crate::error::AppError;
use crate::view::game::GameFacts;
use crate::view::seat::{Look, Sitter};
use crate::view::shelf::{GameSummary, PictureTile, SeatSummary};
use content::document;
use content::library::Library;
use content::mix::{Mix, MixChoice};
use content::number::Whole;
use content::record::{Opening, Played};
use rules::game::Game;
use rules::ground::Cell;
use serde::{Deserialize, Serialize};
use store::action::Act;
use store::game::Page;

/// What the list of games shows.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Cover {
    steps: u32,
    scores: Vec<i32>,
    tiles: Vec<PictureTile>,
}

pub(crate) fn text(value: &impl Serialize) -> Result<String, AppError> {
    serde_json::to_string(value).map_err(AppError::bug)
}

pub(crate) fn act(played: Played) -> Result<Act, AppError> {
    Ok(Act {
        player: played.player,
        body: text(&played.action)?,
    })
}

pub(crate) fn played(act: &Act) -> Result<Played, AppError> {
    let value = serde_json::from_str(&act.body).map_err(AppError::damaged)?;
    let action = content::action::read_part(value, "action")
        .map_err(|problems| no_longer(problems.into()))?;
    Ok(Played {
        player: act.player,
        action,
    })
}

pub(crate) fn opening(setup: &str) -> Result<Opening, AppError> {
    let value = serde_json::from_str(setup).map_err(AppError::damaged)?;
    document::read_part(value, "setup").map_err(|faults| no_longer(faults.into()))
}

/// What was fit to be kept and is not fit to be read was changed in between, by no fault of the person.
pub(crate) fn no_longer(error: AppError) -> AppError {
    match error {
        AppError::Content { problems } => {
            let problems: Vec<_> = problems.iter().map(ToString::to_string).collect();
            AppError::damaged(problems.join("; "))
        }
        other => other,
    }
}

pub(crate) fn page(game: &Game, steps: usize) -> Result<Page, AppError> {
    let state = game.state();
    let tile = |tile: &rules::board::Tile| {
        let Cell { x, y } = tile.cell;
        PictureTile {
            tile: game.table().types[usize::from(tile.kind)].id.clone(),
            x,
            y,
            rotation: tile.rotation,
        }
    };
    let cover = Cover {
        steps: steps as u32,
        scores: state.players.iter().map(|player| player.score).collect(),
        tiles: state.board.tiles().iter().map(tile).collect(),
    };
    Ok(Page {
        cover: text(&cover)?,
        finished: game.is_over(),
    })
}

/// Who sits where; looks that were never chosen are the usual ones.
pub(crate) fn sitters(opening: &Opening, looks: &str) -> Vec<Sitter> {
    let looks: Vec<Look> = serde_json::from_str(looks).unwrap_or_default();
    let seats = opening.players.seats().into_iter().enumerate();
    seats
        .map(|(seat, player)| Sitter {
            name: player.name.unwrap_or_default(),
            bot: player.bot,
            look: looks.get(seat).copied().unwrap_or(Look::usual(seat)),
        })
        .collect()
}

pub(crate) fn facts(kept: &store::game::Game, opening: &Opening, game: &Game) -> GameFacts {
    let by_seed = opening.deck.is_none();
    GameFacts {
        id: kept.id.0,
        name: kept.name.clone(),
        seed: by_seed.then(|| opening.seed.map_or(0, Whole::get)),
        mix: mix_id(&opening.mix),
        rooms: game.table().rooms.iter().collect(),
        options: crate::view::catalog::chosen(&game.table().options),
    }
}

fn mix_id(choice: &MixChoice) -> Option<String> {
    match choice {
        MixChoice::Named(name) => Some(name.clone()),
        MixChoice::Written(mix) => mix.id.clone(),
    }
}

/// A game as the list shows it. One whose setup cannot be read is listed all the same, without seats.
pub(crate) fn summary(library: &Library, game: store::game::Game) -> GameSummary {
    let cover: Cover = serde_json::from_str(&game.page.cover).unwrap_or_default();
    let opening = opening(&game.setup).ok();
    let sitters = opening
        .as_ref()
        .map_or_else(Vec::new, |opening| sitters(opening, &game.looks));
    let seat = |(index, sitter): (usize, Sitter)| SeatSummary {
        name: sitter.name,
        colour: sitter.look.colour,
        pattern: sitter.look.pattern,
        bot: sitter.bot,
        score: cover.scores.get(index).copied().unwrap_or_default(),
    };
    let mix = opening.as_ref().map(|opening| &opening.mix);
    let written: Option<&Mix> = match mix {
        Some(MixChoice::Named(name)) => library.mix(name),
        Some(MixChoice::Written(mix)) => Some(mix),
        None => None,
    };
    GameSummary {
        id: game.id.0,
        name: game.name,
        seats: sitters.into_iter().enumerate().map(seat).collect(),
        mix: mix.and_then(mix_id),
        rooms: written.map_or_else(Vec::new, |mix| mix.room_set().iter().collect()),
        finished: game.page.finished,
        steps: cover.steps,
        created: game.created_at,
        updated: game.updated_at,
        branch_of: game.branch.map(|(id, _)| id.0),
        branch_at: game.branch.map(|(_, after)| after),
        picture: cover.tiles,
    }
}
