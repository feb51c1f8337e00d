//! Between what is kept and what is played: actions, beginnings and covers as text.

use crate::error::{AppError, Result};
use crate::view::catalog;
use crate::view::game::GameFacts;
use crate::view::land;
use crate::view::lesson_draft::StepBoard;
use crate::view::picture::{PictureFigure, PictureTile, SeatSummary};
use crate::view::seat::{FigureStyle, Sitter};
use crate::view::shelf::{GameOrigin, GameSummary};
use content::action::ActionText;
use content::adjustment::{self, Adjustment};
use content::beginning::Players;
use content::library::Library;
use content::mix::{Mix, MixChoice};
use content::number::Whole;
use content::record::{PlayedDecision, Record};
use rules::expansions::ExpansionKey;
use rules::game::Game;
use rules::ground::Cell;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::action::Act;
use store::action::KeptLine;
use store::game::{GameId, NewGame, Page};
use store::game_list::ListedGame;
use store::picture::PictureTiles;

/// What the list of games shows, but for the picture.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Cover {
    steps: u32,
    scores: Vec<i32>,
    /// What was kept before they were has none, until it is played on.
    figures: Vec<PictureFigure>,
}

pub fn text(value: &impl Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(AppError::bug)
}

/// A decision as it is kept: who took it stands beside it.
#[derive(Serialize)]
struct Body<'a> {
    #[serde(flatten)]
    action: &'a ActionText,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    adjusted: &'a [Adjustment],
}

pub fn act(played: &PlayedDecision) -> Result<Act> {
    Ok(Act {
        player: played.player.0,
        body: text(&Body {
            action: &played.action,
            adjusted: &played.adjusted,
        })?,
    })
}

/// What was played and can be played again, up to the first action that cannot be read: it is damaged, or has no word
/// today.
pub fn history(line: &KeptLine) -> Vec<PlayedDecision> {
    line.acts.iter().map_while(|(_, act)| played(act)).collect()
}

/// False for an action that is damaged, or has no word today.
pub fn can_be_read(act: &Act) -> bool {
    played(act).is_some()
}

fn played(act: &Act) -> Option<PlayedDecision> {
    let mut value = serde_json::from_str(&act.body).ok()?;
    let adjusted = adjustment::take(&mut value).ok()?;
    let action = content::action::read_part(value, "action").ok()?;
    let player = PlayerId(act.player);
    Some(PlayedDecision {
        player,
        action,
        adjusted,
    })
}

/// True for a game that opens, but not as it was left: an action cannot be read, or it stands elsewhere than its cover
/// says, which is written with it.
pub fn is_damaged_in_part(game: &store::game::GameRow, kept: &KeptLine) -> bool {
    let cover: Option<Value> = serde_json::from_str(&game.page.cover).ok();
    let steps = cover.and_then(|cover| cover.get("steps")?.as_u64());
    let stands_elsewhere = steps.is_some_and(|steps| steps != kept.head as u64);
    stands_elsewhere || history(kept).len() < kept.acts.len()
}

/// How a kept game begins. Before version 5 its tiles were not kept, and its looks stood elsewhere.
pub fn record(game: &store::game::GameRow, designs: &str) -> Result<Record> {
    let setup = serde_json::from_str(&game.setup).map_err(AppError::damaged)?;
    let designs = serde_json::from_str(designs).map_err(AppError::damaged)?;
    let record = Record::kept(game.rules, setup, designs);
    let mut record = record.map_err(|faults| no_longer(faults.into()))?;
    record.name.clone_from(&game.name);
    let looks: Vec<FigureStyle> = serde_json::from_str(&game.looks).unwrap_or_default();
    if !looks.is_empty() {
        let mut seats = record.setup.players.seats();
        for (seat, look) in seats.iter_mut().zip(looks) {
            seat.colour = Whole::new(look.colour.into());
            seat.pattern = Some(look.pattern.into());
        }
        record.setup.players = Players::Each(seats);
    }
    Ok(record)
}

/// How a kept game begins, standing alone. Where its designs cannot be read, those of its edition serve it, if they
/// suffice.
pub(super) fn opened(
    library: &Library,
    game: &store::game::GameRow,
    designs: &str,
) -> Result<Record> {
    let alone = |designs: &str| {
        let alone = library.stand_alone(record(game, designs)?);
        alone.map_err(|faults| no_longer(faults.into()))
    };
    alone(designs).or_else(|error| alone("[]").map_err(|_| error))
}

/// A game to be kept, from a record that stands alone.
pub fn new_game(
    record: &Record,
    page: Page,
    actions: impl IntoIterator<Item = PlayedDecision>,
    branch: Option<(GameId, u32)>,
) -> Result<NewGame> {
    let actions = actions.into_iter().map(|played| act(&played));
    Ok(NewGame {
        name: record.name.clone(),
        rules: record.rules.number(),
        setup: text(&record.setup)?,
        designs: text(&record.designs)?,
        page,
        actions: actions.collect::<Result<_, _>>()?,
        branch,
        locked: false,
    })
}

/// What was fit to be kept and is not fit to be read was changed in between, by no fault of the person.
pub fn no_longer(error: AppError) -> AppError {
    match error {
        AppError::Content { problems } => {
            let problems: Vec<_> = problems.iter().map(ToString::to_string).collect();
            AppError::damaged(problems.join("; "))
        }
        other => other,
    }
}

/// The scores that a game was kept with, where today's rules count the same steps otherwise.
pub fn scores_then(kept: &store::game::GameRow, steps: usize, game: &Game) -> Option<Vec<i32>> {
    let cover: Cover = serde_json::from_str(&kept.page.cover).ok()?;
    let now = scores(game);
    let same_steps = cover.steps as usize == steps && cover.scores.len() == now.len();
    (same_steps && cover.scores != now).then_some(cover.scores)
}

fn scores(game: &Game) -> Vec<i32> {
    let players = game.state().players.iter();
    players.map(|player| player.score).collect()
}

fn figures(game: &Game) -> Vec<PictureFigure> {
    let figures = land::figures(game).into_iter();
    figures
        .map(|figure| PictureFigure {
            player: figure.player,
            figure: figure.figure,
            x: figure.x,
            y: figure.y,
            segment: figure.segment,
            count: figure.count,
        })
        .collect()
}

/// The board of a lesson in small.
pub fn step_board(game: &Game, sitters: Vec<Sitter>) -> StepBoard {
    let learner = sitters.iter().position(|it| it.you).unwrap_or(0);
    let scores = scores(game);
    let seat = |(index, sitter): (usize, Sitter)| SeatSummary {
        name: sitter.name,
        colour: sitter.look.colour,
        pattern: sitter.look.pattern,
        bot: None,
        score: scores.get(index).copied().unwrap_or_default(),
    };
    let tiles = game.state().board.tiles().iter();
    let tile = |tile: &rules::board::Tile| PictureTile {
        tile: game.table().types[usize::from(tile.kind)].id.clone(),
        x: tile.cell.x,
        y: tile.cell.y,
        rotation: tile.rotation,
    };
    StepBoard {
        tiles: tiles.map(tile).collect(),
        figures: figures(game),
        seats: sitters.into_iter().enumerate().map(seat).collect(),
        learner: PlayerId::nth(learner),
    }
}

/// How many of the first tiles lie in both games as they are. A correction moves a tile without changing how many there
/// are, so each is compared.
fn shared_tiles(game: &Game, other: &Game) -> usize {
    let pairs = game.state().board.tiles().iter();
    let pairs = pairs.zip(other.state().board.tiles());
    let looks = |tile: &rules::board::Tile| (tile.kind, tile.cell, tile.rotation);
    pairs.take_while(|(a, b)| looks(a) == looks(b)).count()
}

/// What the list shows of a game after so many decisions; of its picture only what differs from the one that was
/// written last.
pub fn page(game: &Game, steps: usize, written: Option<&Game>) -> Result<Page> {
    let known = written.map_or(0, |written| shared_tiles(game, written));
    let state = game.state();
    let tile = |tile: &rules::board::Tile| {
        let Cell { x, y } = tile.cell;
        text(&PictureTile {
            tile: game.table().types[usize::from(tile.kind)].id.clone(),
            x,
            y,
            rotation: tile.rotation,
        })
    };
    let cover = Cover {
        steps: steps as u32,
        scores: scores(game),
        figures: figures(game),
    };
    let added = state.board.tiles()[known..].iter().map(tile);
    Ok(Page {
        cover: text(&cover)?,
        finished: game.is_over(),
        picture: PictureTiles {
            from: known as u32,
            tiles: added.collect::<Result<_, _>>()?,
        },
    })
}

/// Who sits where. A look that nobody chose is the first that is free.
pub fn sitters(players: &Players) -> Vec<Sitter> {
    let seats = players.seats();
    let colours: Vec<Option<u8>> = seats.iter().map(|seat| Some(seat.colour?.get())).collect();
    let chosen =
        |seat: usize| colours[seat].filter(|colour| !colours[..seat].contains(&Some(*colour)));
    let mut free = (0..).filter(|colour| !colours.contains(&Some(*colour)));
    let seats = seats.into_iter().enumerate();
    seats
        .map(|(seat, player)| {
            let colour = chosen(seat).or_else(|| free.next()).unwrap_or_default();
            let usual = FigureStyle::usual(colour.into());
            Sitter {
                name: player.name.unwrap_or_default(),
                you: false,
                bot: player.bot,
                look: FigureStyle {
                    pattern: player.pattern.map_or(usual.pattern, Into::into),
                    ..usual
                },
            }
        })
        .collect()
}

pub fn facts(
    library: &Library,
    kept: &store::game::GameRow,
    record: &Record,
    game: &Game,
) -> GameFacts {
    GameFacts {
        id: kept.id.0,
        name: kept.name.clone(),
        created: Some(kept.created_at),
        seed: record.seed(),
        by_hand: record.setup.draw.is_some(),
        mix: mix_id(&record.setup.mix),
        locked: kept.locked,
        expansions: game.table().expansions.iter().collect(),
        options: catalog::chosen(&game.table().options),
        designs: catalog::of_its_own(library, &record.designs),
    }
}

pub(super) fn mix_id(choice: &MixChoice) -> Option<String> {
    match choice {
        MixChoice::Named(name) => Some(name.clone()),
        MixChoice::Written(mix) => mix.id.clone(),
    }
}

/// A game by itself, as a list shows it. One whose setup cannot be read has no seats there.
pub fn summary(library: &Library, row: store::game::GameRow) -> GameSummary {
    let record = record(&row, "[]").ok();
    let game = ListedGame {
        row,
        tries_over: false,
    };
    summary_of(library, game, record.as_ref(), None)
}

/// A game as a list shows it.
pub(super) fn summary_of(
    library: &Library,
    game: ListedGame,
    record: Option<&Record>,
    origin: Option<GameOrigin>,
) -> GameSummary {
    let ListedGame {
        row: game,
        tries_over,
    } = game;
    let cover: Cover = serde_json::from_str(&game.page.cover).unwrap_or_default();
    let picture = game.page.picture.tiles.iter();
    let picture = picture.filter_map(|tile| serde_json::from_str(tile).ok());
    let picture = picture.collect();
    let sitters = record.map_or_else(Vec::new, |record| sitters(&record.setup.players));
    let seat = |(index, sitter): (usize, Sitter)| SeatSummary {
        name: sitter.name,
        colour: sitter.look.colour,
        pattern: sitter.look.pattern,
        bot: sitter.bot,
        score: cover.scores.get(index).copied().unwrap_or_default(),
    };
    GameSummary {
        id: game.id.0,
        name: game.name,
        seats: sitters.into_iter().enumerate().map(seat).collect(),
        mix: record.and_then(|record| mix_id(&record.setup.mix)),
        expansions: record.map_or_else(Vec::new, |record| expansions(library, record)),
        finished: game.page.finished,
        steps: cover.steps,
        created: game.created_at,
        updated: game.updated_at,
        trial: tries_over,
        origin,
        branch_at: game.branch.map(|(_, after)| after),
        picture,
        figures: cover.figures,
    }
}

/// The expansions of the mix that a game was begun with.
pub(super) fn expansions(library: &Library, record: &Record) -> Vec<ExpansionKey> {
    let written: Option<&Mix> = match &record.setup.mix {
        MixChoice::Named(name) => library.mix_of(record.rules, name),
        MixChoice::Written(mix) => Some(mix),
    };
    written.map_or_else(Vec::new, |mix| mix.expansion_set().iter().collect())
}
