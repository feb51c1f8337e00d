//! The last tiles of real games, as steps of an exam: positions from which Steady still wins from behind, and Greedy does not.

use super::{begun, said};
use crate::{Result, in_order};
use bots::BotKind;
use clap::Args;
use content::beginning::{GameSetup, Players};
use content::entries::Entries;
use content::layout::laid_out;
use content::library::Library;
use content::mix::MixChoice;
use content::number::Whole;
use content::position::{Decider, PositionSeat};
use content::scenario::{Deck, Scenario, ScenarioBoard};
use content::told::told;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use serde_json::{Value, json};
use std::sync::Arc;
use tutor::people::OTHERS;
use tutor::{Lesson, Runner};

/// Who plays both seats until then, and the rival after it.
const RIVAL: BotKind = BotKind::Steady;

/// Find endings for an exam
///
/// Steady plays both seats of a game until so many tiles are left. Then it plays on from there against the same rival and the
/// same bag, and Greedy does in its place: a position is printed where Steady ends that far ahead, and Greedy does not win.
#[derive(Args)]
pub(super) struct End {
    /// A built-in mix
    #[arg(long, value_name = "NAME", default_value = "base")]
    mix: String,
    /// The first game; the others follow
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// So many games are looked through
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// So many tiles are left, that in hand among them
    #[arg(long, value_name = "N", default_value_t = 12)]
    tiles: usize,
    /// So far ahead Steady ends
    #[arg(long, value_name = "N", default_value_t = 4)]
    lead: i32,
}

impl End {
    pub(super) fn run(&self) -> Result<()> {
        let found = in_order(self.games, |n| {
            self.ending(self.seed + n as u32)
                .map_err(|error| error.to_string())
        });
        for ending in found {
            if let Some(ending) = ending? {
                print!("{}", laid_out(&ending.to_string()).ok_or("it is JSON")?);
            }
        }
        Ok(())
    }

    fn ending(&self, seed: u32) -> Result<Option<Value>> {
        let Some((board, behind)) = self.board(seed)? else {
            return Ok(None);
        };
        let (lead, solution) = played_on(&board, RIVAL)?;
        let (greedy, _) = played_on(&board, BotKind::Greedy)?;
        if lead != self.lead || behind < 0 || greedy > 0 {
            return Ok(None);
        }
        Ok(Some(json!({
            "about": { "seed": seed, "behind": behind, "steady": lead, "greedy": greedy },
            "boards": { format!("game-{seed}"): board },
            "solution": { format!("game-{seed}"): solution },
        })))
    }

    /// The board at that moment, and how far its player is behind; nothing where no turn begins just then.
    fn board(&self, seed: u32) -> Result<Option<(ScenarioBoard, i32)>> {
        let opening = GameSetup {
            seed: Whole::new(seed.into()),
            ..GameSetup::new(
                Players::Number(Whole::new(2).ok_or("two can play")?),
                MixChoice::Named(self.mix.clone()),
            )
        };
        let opened = Library::built_in().open(&opening);
        let opened = opened.map_err(|problems| said("setup", &problems))?;
        let mut game = Game::new(opened.table, &opened.setup)
            .map_err(|impossible| format!("{impossible:?}"))?;
        let (mut chance, mut menu) = (Chance::new(seed.into()), Menu::new());
        loop {
            let left = game.state().left() + usize::from(game.state().drawn.is_some());
            if game.is_over() || left < self.tiles {
                return Ok(None);
            }
            if left == self.tiles && game.phase() == Phase::Tile && game.state().part == 1 {
                break;
            }
            game.legal(&mut menu);
            let action = RIVAL.choose(&game, &menu, &mut chance);
            game.apply_offered(action, &mut EventSink::silent());
        }
        let Some(learner) = game.to_move() else {
            return Ok(None);
        };
        let seats = PlayerId::all().take(2).map(|player| {
            let is_learner = player == learner;
            PositionSeat {
                name: (!is_learner).then(|| OTHERS[0].name.to_owned()),
                by: Some(if is_learner {
                    Decider::Learner
                } else {
                    Decider::Bot(RIVAL.word().to_owned())
                }),
                ..PositionSeat::default()
            }
        });
        let seats: Vec<_> = seats.collect();
        let position = game.tell().ok_or("nothing is asked in the middle of it")?;
        let mut setup = told(game.table(), &position, &seats);
        setup.mix = MixChoice::Named(self.mix.clone());
        for tile in setup.start.iter_mut().flatten() {
            tile.by = None;
        }
        let draws = setup.deck.take().ok_or("its tiles are in an order")?;
        let board = ScenarioBoard {
            setup,
            part: false,
            deck: Some(Deck {
                draws,
                then: None,
                aside: false,
            }),
            names: Entries::default(),
            scripts: Vec::new(),
            moves: Vec::new(),
            document: None,
        };
        begun(&board)?;
        let behind = -lead_in(&game, learner);
        Ok(Some((board, behind)))
    }
}

/// How far a player is ahead of the best of the others.
fn lead_in(game: &Game, player: PlayerId) -> i32 {
    let score = |player: PlayerId| game.state().players[usize::from(player)].score;
    let others = PlayerId::all().take(game.state().players.len());
    let best = others.filter(|it| *it != player).map(score).max();
    score(player) - best.unwrap_or_default()
}

/// Where a bot in the place of the learner ends, and what it did: played as the lesson is.
fn played_on(board: &ScenarioBoard, bot: BotKind) -> Result<(i32, Vec<Action>)> {
    let lesson = json!({
        "format": "bastide/scenario@1", "id": "ending", "kind": "scenario", "title": "title",
        "setup": board.setup, "deck": board.deck,
        "steps": [{ "id": "ask", "type": "play", "say": "title", "until": { "game-over": true } }],
        "text": { "en": { "title": "An ending" } },
    });
    let read: Scenario =
        content::document::read_value(lesson).map_err(|problems| said("ending", &problems))?;
    let lesson = Lesson::open(read, Library::built_in(), 0);
    let lesson = lesson.map_err(|problems| said("ending", &problems))?;
    let learner = lesson.stage(None).learner;
    let mut runner = Runner::new(Arc::new(lesson));
    let (mut chance, mut menu, mut done) = (Chance::new(0), Menu::new(), Vec::new());
    while !runner.is_done() {
        runner.game().legal(&mut menu);
        let action = bot.choose(runner.game(), &menu, &mut chance);
        done.push(action);
        runner
            .act(action)
            .map_err(|misplaced| format!("{misplaced:?}"))?;
    }
    Ok((lead_in(runner.game(), learner), done))
}
