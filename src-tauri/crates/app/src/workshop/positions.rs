//! What is done with a position beside changing it: begun from a game or a scenario, opened as a game,
//! tried by bots. What it has to do with scenarios stands in `scenarios.rs`.

use super::{Workshop, named_anew, not_there};
use crate::error::{AppError, Result};
use crate::lesson::Lessons;
use crate::session::moment::TurnBeginning;
use crate::view::draft::DocumentView;
use crate::view::game::GameView;
use crate::view::position::PositionBegin;
use crate::view::position::{self, TileThatFits};
use ::workshop::draft::DocumentDraft;
use ::workshop::fresh;
use bots::BotKind;
use content::beginning::{GameSetup, Players};
use content::edition::Edition;
use content::mix::MixChoice;
use content::number::Whole;
use content::position_file::{GOAL, PositionFile, STAR, key_of_aim};
use content::record::Record;
use content::scenario::{Decider, Predicate, Scenario, StepKind};
use content::text::Text;
use content::told;
use rules::ground::Cell;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use store::AllowedValues;
use store::document::DocumentId;
use store::game::GameId;
use tutor::aims::{self, AimTrials};

/// As many bags are tried for one question; the window asks again for the next ones.
const MOST_BAGS: u32 = 50;

impl Workshop {
    /// Begins a position where a game or a scenario stands.
    pub async fn begin_position(
        &self,
        lessons: &Lessons,
        begin: PositionBegin,
        name: String,
    ) -> Result<DocumentView> {
        match begin {
            PositionBegin::Moment { game, step } => {
                let moment = self.session.moment(GameId(game), step).await?;
                self.position_of_moment(moment, name).await
            }
            PositionBegin::Scenario { id, step } => {
                let scenario = lessons.scenario_of(&id).await?;
                self.position_of_scenario(scenario, step, name).await
            }
        }
    }

    /// Begins a position where a turn of a game began.
    pub async fn position_of_moment(
        &self,
        moment: TurnBeginning,
        name: String,
    ) -> Result<DocumentView> {
        let told = moment.game.tell();
        let told = told.ok_or_else(not_there)?;
        let mut setup = told::told(moment.game.table(), &told, &moment.seats);
        fill_bag(&mut setup);
        self.keep_position(setup, None, name).await
    }

    /// Begins a position on a board of a scenario, with the aims of its free turns.
    pub async fn position_of_scenario(
        &self,
        scenario: Scenario,
        step: Option<String>,
        name: String,
    ) -> Result<DocumentView> {
        let setup = setup_of(&scenario, step.as_deref());
        self.keep_position(setup, Some(scenario), name).await
    }

    async fn keep_position(
        &self,
        setup: GameSetup,
        scenario: Option<Scenario>,
        name: String,
    ) -> Result<DocumentView> {
        let made = position_file(setup, scenario, &name)?;
        let draw = move |shelf: &super::DocumentLibrary| {
            let made = DocumentDraft::Position(Box::new(made.written_out(shelf.library())));
            Ok(named_anew(shelf, &made, &name))
        };
        let id = self.add(draw).await?;
        self.view(id).await
    }

    /// The tiles that fit at a cell of a position.
    pub async fn fitting(&self, id: DocumentId, cell: Cell) -> Result<Vec<TileThatFits>> {
        let looking = move || format!("looking what fits in position {}", id.0);
        self.shelf
            .ask(looking, move |shelf| {
                let position = position_of(shelf.get(id))?;
                Ok(position::fitting(shelf.library(), position, cell))
            })
            .await
    }

    /// Begins a game where a position stands; counted at once, as if no tile were left.
    pub async fn play_position(&self, id: DocumentId, count_only: bool) -> Result<GameView> {
        let reading = move || format!("opening position {} as a game", id.0);
        let record = self
            .shelf
            .ask(reading, move |shelf| {
                let position = position_of(shelf.get(id))?;
                let problems = shelf.library().faults_of_position(&position.setup);
                if !problems.is_empty() {
                    return Err(problems.into());
                }
                let mut setup = position.setup.clone();
                if count_only {
                    (setup.deck, setup.draw, setup.seed) = (Some(Vec::new()), None, None);
                } else if setup.deck.is_none() && setup.draw.is_none() && setup.seed.is_none() {
                    let random = RandomState::new().build_hasher().finish() as u32;
                    setup.seed = Whole::new(random.into());
                }
                let name = position.name.in_language("en");
                Ok(Record {
                    rules: Edition::TODAY,
                    name: Some(name.chars().take(60).collect()),
                    setup,
                    designs: Vec::new(),
                    actions: Vec::new(),
                })
            })
            .await?;
        self.session.begin(record).await
    }

    /// What a bot makes of the aims of a position, in the bags of these numbers.
    pub async fn try_aims(
        &self,
        id: DocumentId,
        bot: String,
        from: u32,
        bags: u32,
    ) -> Result<AimTrials> {
        let mind = BotKind::from_word(&bot).ok_or_else(|| AppError::Invalid {
            field: "bot".to_owned(),
            found: bot,
            allowed: AllowedValues::one_of(BotKind::ALL.map(BotKind::word)),
        })?;
        let trying = move || format!("trying the aims of position {}", id.0);
        self.shelf
            .ask(trying, move |shelf| {
                let position = position_of(shelf.get(id))?;
                let bags = from..from.saturating_add(bags.min(MOST_BAGS));
                Ok(aims::tried(position, shelf.library(), mind, bags, &|| {
                    false
                })?)
            })
            .await
    }
}

/// How the board of a step of a scenario is set up; that of its first one where none is named.
pub(super) fn setup_of(scenario: &Scenario, step: Option<&str>) -> GameSetup {
    let upto = step.and_then(|id| scenario.steps.iter().position(|step| step.id == id));
    let before = scenario.steps.iter().take(upto.unwrap_or(0) + 1);
    let board = before.filter_map(|step| step.board.as_ref()).next_back();
    let board = board.and_then(|name| scenario.boards.get(name));
    let (mut setup, deck) = match board {
        Some(board) => (board.setup.clone(), board.deck.clone()),
        None => (scenario.setup.clone(), scenario.deck.clone()),
    };
    if let Some(deck) = deck {
        setup.deck = Some(deck.draws);
    }
    setup
}

/// A position where a game stands, or where a scenario does, with the aims of its free turns.
pub(super) fn position_file(
    mut setup: GameSetup,
    scenario: Option<Scenario>,
    name: &str,
) -> Result<PositionFile> {
    let mut seats = setup.players.seats();
    let learner = seats
        .iter()
        .position(|seat| seat.by == Some(Decider::Learner));
    for seat in &mut seats {
        if let Some(Decider::Bot(bot)) = seat.by.take() {
            seat.bot = Some(bot);
        }
    }
    setup.players = Players::Each(seats);
    let DocumentDraft::Position(blank) = fresh::position("position", name, None) else {
        return Err(not_there());
    };
    let mut made = PositionFile { setup, ..*blank };
    made.learner = learner.and_then(|seat| Whole::new(seat as i64));
    if let Some(scenario) = scenario {
        take_aims(&mut made, scenario);
    }
    Ok(made)
}

/// The aims of the free turns of a scenario, with what its author says of them.
fn take_aims(made: &mut PositionFile, scenario: Scenario) {
    let said = |key: &str| {
        let said = scenario.said(key, scenario.own_language());
        let said = said.filter(|_| !scenario.messages.contains_key(key));
        said.map(Text::english)
    };
    let note = scenario.steps.first();
    let note = note.filter(|step| step.kind == StepKind::Say && aims::is_of_position(&scenario));
    made.description = note.and_then(|step| said(&step.say));
    let mut play = scenario.steps.iter();
    if let Some(play) = play.find(|step| step.kind == StepKind::Play) {
        made.turns = play.most_turns();
        made.never = match &play.fail {
            Some(Predicate::Any(several)) => several.clone(),
            fail => fail.iter().cloned().collect(),
        };
        let is_goal = |aim: &Predicate| scenario.goals.iter().any(|goal| goal.reach == *aim);
        made.goals = match &play.until {
            Some(Predicate::All(several)) if several.iter().all(is_goal) => several.clone(),
            until => until.iter().cloned().collect(),
        };
    }
    for goal in &scenario.goals {
        let is_it = |aim: &Predicate| *aim == goal.reach;
        let (list, index) = if let Some(index) = made.goals.iter().position(is_it) {
            (GOAL, index)
        } else {
            made.stars.push(goal.reach.clone());
            (STAR, made.stars.len() - 1)
        };
        if let Some(said) = said(&goal.say) {
            made.words.0.insert(key_of_aim(list, index), said);
        }
    }
    made.names = scenario.names;
}

pub(super) fn position_of(draft: Option<&DocumentDraft>) -> Result<&PositionFile> {
    match draft {
        Some(DocumentDraft::Position(position)) => Ok(position),
        _ => Err(not_there()),
    }
}

/// What lies, comes or was put aside is what the bag holds: a game tells no more of it.
pub(super) fn fill_bag(setup: &mut GameSetup) {
    let MixChoice::Written(mix) = &mut setup.mix else {
        return;
    };
    if !mix.tiles.is_empty() {
        return;
    }
    let laid = setup.start.iter().flatten().map(|laid| &laid.tile);
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    for id in laid.chain(setup.deck.iter().flatten()).chain(&setup.aside) {
        *counts.entry(id.clone()).or_default() += 1;
    }
    let counts = counts.into_iter();
    mix.tiles.0 = counts
        .filter_map(|(id, n)| Some((id, Whole::new(n)?)))
        .collect();
}
