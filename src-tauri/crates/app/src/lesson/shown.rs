//! The open lesson as a screen shows it. It puts the parts together.

use super::open::{LessonWrites, OpenLesson, StepResult};
use super::practice;
use super::seen::{BoardHistory, BoardMove};
use super::{author, came_up, campaigns, journeys, map, own, paths};
use crate::error::{AppError, MissingThing, Result};
use crate::session::kept;
use crate::view::catalog;
use crate::view::game::{self, GameFacts, GameView, HistoryView};
use crate::view::lesson::answer::{FrameView, HelpView, Judgement, ToldView};
use crate::view::lesson::desk::{self, DeskView};
use crate::view::lesson::given::{self, Aim, GivenAnswer};
use crate::view::lesson::mark;
use crate::view::lesson::{
    AskType, AskView, GoalView, LessonHelp, LessonView, StepFacts, StepType, TaskView, TurnsView,
    WrongView,
};
use crate::view::practice::{DecidedView, DecisionWay};
use crate::view::seat::Sitter;
use ::practice::QuestionKind;
use content::beginning::Players;
use content::number::Whole;
use content::scenario::{AskKind, AskedMeasure, ScenarioStep, StepKind, WrittenQuestion};
use content::words::Word;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::history::History;
use tutor::{DecidedTurn, EditedDocument, EditorAction, Help, LessonStage, people};

pub(super) fn lesson(open: &OpenLesson) -> LessonView {
    let (runner, scenario) = (&open.runner, open.scenario());
    let (progress, view) = (runner.progress(), runner.view());
    let place = map::place(&scenario.id);
    let step = |step: &ScenarioStep| StepFacts {
        id: step.id.clone(),
        kind: StepType::of(step),
        begun: progress.visits.iter().any(|visit| visit.step == step.id),
        fresh: open.fresh.contains(&step.id),
    };
    let goal = |(say, reached): (String, bool)| GoalView {
        say: open.text(&say),
        reached,
    };
    let aids = scenario.requires.as_ref().map(|requires| &requires.aids);
    let aids = aids.filter(|aids| !aids.is_empty());
    LessonView {
        id: scenario.id.clone(),
        language: scenario.language(&open.language).to_owned(),
        title: open.text(&scenario.title),
        course: place.course.to_owned(),
        number: place.number,
        own: own::is_own(&scenario.id) && open.made.is_none(),
        made: open.made.clone(),
        chapter: open
            .chapter
            .as_deref()
            .map(|chapter| campaigns::chapter_of(chapter, open.is_over(), &open.language)),
        note: author::note(scenario, &runner.step().id, &open.language),
        lost: progress.lost,
        apart: scenario.apart,
        path: paths::of(&scenario.id, runner.stars(), &open.language),
        revision: open.revision,
        trial: open.keeps == LessonWrites::Nothing,
        steps: scenario.steps.iter().map(step).collect(),
        at: runner.index() as u16,
        task: task(open),
        board: board(open),
        part: runner.stage().part,
        desk: runner
            .made()
            .and_then(|made| desk(open, made, &runner.done_here())),
        before: open
            .before
            .as_ref()
            .map_or_else(Vec::new, |seen| frames(open, seen)),
        told: open
            .told
            .as_ref()
            .map(|told| Box::new(told_view(open, told))),
        help: runner.help().map(|help| help_view(open, help)),
        may: may(open),
        stars: runner.stars(),
        best: open.best,
        mistakes: progress.mistakes,
        guesses: progress.guesses,
        hint_costs: runner.hint_costs(),
        next_rung: runner.next_rung(),
        hints: progress.hints,
        skipped: progress.skipped,
        went: (open.keeps == LessonWrites::Answers && open.is_over())
            .then(|| practice::went(progress).into()),
        goals: view.goals.into_iter().map(goal).collect(),
        aims: author::aims(scenario, &runner.step().say, &open.language),
        done: open.is_over(),
        teaches: scenario.teaches.clone(),
        can_practise: open.keeps == LessonWrites::Progress
            && !own::is_own(&scenario.id)
            && !journeys::is_of_own(&scenario.id)
            && QuestionKind::asks_of(&scenario.teaches),
        next: map::after(&scenario.id, &open.shelf, &open.language),
        aids: aids.map(|aids| aids.iter().map(|aid| aid.word().to_owned()).collect()),
        came_up: came_up::came_up(open),
    }
}

/// The board as a step left it, once all is over.
pub(super) fn moment(open: &OpenLesson, step: usize) -> Result<GameView> {
    let absent = AppError::NotFound {
        what: MissingThing::Step,
    };
    let history = open.runner.history().branch(step).ok();
    let history = history
        .filter(|_| step > 0 && open.is_over())
        .ok_or(absent)?;
    Ok(look(open, open.runner.stage(), &history, false, step - 1))
}

fn task(open: &OpenLesson) -> TaskView {
    let (runner, step) = (&open.runner, open.runner.step());
    let (kind, game) = (StepType::of(step), runner.game());
    let wrong = runner.view().wrong;
    let why = step.why.as_ref().filter(|_| !kind.guesses());
    // What counts a move can be said only once it was made.
    let why = why
        .map(|key| open.text(key))
        .filter(|text| !tutor::needs_facts(text));
    let turns = runner.turns().map(|(over, of)| TurnsView {
        over: over as u8,
        of: of as u8,
    });
    TaskView {
        id: step.id.clone(),
        kind,
        say: open.text(&step.say),
        rules: step.rules.clone(),
        marks: mark::marks(runner.stage(), game, &step.mark),
        ask: ask(step, game),
        wrong: wrong.map(|(player, action)| WrongView {
            player,
            action,
            tile: tile_of(&action, game.state().drawn.map(usize::from), game.table()),
        }),
        turns: turns.filter(|_| kind == StepType::Play),
        moves: step.moves.len() as u8,
        why,
    }
}

fn tile_of(action: &Action, drawn: Option<usize>, table: &rules::table::Table) -> Option<String> {
    let lays = matches!(action, Action::Tile { .. });
    drawn
        .filter(|_| lays)
        .map(|kind| table.types[kind].id.clone())
}

fn ask(step: &ScenarioStep, game: &Game) -> Option<AskView> {
    if step.kind == StepKind::Spot {
        let choices = step.wrong.iter().flat_map(|wrong| &wrong.choices);
        return Some(AskView {
            kind: AskType::Reason,
            choices: choices
                .map(|it| given::shown(it, AskKind::Places))
                .collect(),
        });
    }
    if StepType::of(step) == StepType::FindAll {
        return Some(AskView {
            kind: AskType::Places,
            choices: Vec::new(),
        });
    }
    let ask = step.ask.as_ref()?;
    Some(AskView {
        kind: match ask.kind {
            AskKind::Number => AskType::Number,
            AskKind::Player => AskType::Player,
            AskKind::Feature => AskType::Feature,
            AskKind::Places => AskType::Places,
            AskKind::YesNo => AskType::YesNo,
            AskKind::Tile => AskType::Tile,
        },
        choices: choices(ask, game),
    })
}

/// The answers to choose from: those that are listed, or the places of which some are asked for; of what can be
/// done, every tile that lies there is one, for which of them are right is what is asked.
fn choices(ask: &WrittenQuestion, game: &Game) -> Vec<GivenAnswer> {
    let tile = |tile: &rules::board::Tile| Aim {
        x: tile.cell.x,
        y: tile.cell.y,
        kind: None,
        at: None,
    };
    let places: Vec<_> = match &ask.of {
        AskedMeasure::Among(among) => among.places.iter().map(Aim::from).collect(),
        AskedMeasure::Richest(richest) => richest.places.iter().map(Aim::from).collect(),
        AskedMeasure::Choices(_) if ask.kind == AskKind::Places => {
            game.state().board.tiles().iter().map(tile).collect()
        }
        _ => Vec::new(),
    };
    if ask.choices.is_empty() && !places.is_empty() {
        return vec![GivenAnswer::Places { places }];
    }
    let listed = ask.choices.iter();
    listed.map(|it| given::shown(it, ask.kind)).collect()
}

/// What was made, on the desk of the lesson.
fn desk(open: &OpenLesson, made: &EditedDocument, done: &[EditorAction]) -> Option<DeskView> {
    let scenario = open.scenario();
    let games = scenario.lab.as_ref().map_or(0, |lab| lab.games.get());
    let kind = scenario.desk?.into();
    Some(desk::desk(kind, made, done, games, &open.language))
}

fn may(open: &OpenLesson) -> Vec<LessonHelp> {
    let runner = &open.runner;
    let unsay = open.pressed.is_some().then_some(LessonHelp::Unsay);
    if open.is_over() {
        return unsay.into_iter().collect();
    }
    let kind = StepType::of(runner.step());
    let mut may = match kind {
        StepType::Say | StepType::Show => vec![LessonHelp::GoOn],
        StepType::Do | StepType::FindBest | StepType::Play | StepType::Make => {
            vec![LessonHelp::Act, LessonHelp::Hint, LessonHelp::Skip]
        }
        StepType::Predict | StepType::FindAll | StepType::Spot => {
            vec![LessonHelp::Answer, LessonHelp::Hint, LessonHelp::Skip]
        }
    };
    may.retain(|it| match it {
        LessonHelp::Skip => runner.may_skip() && !open.is_examined(),
        LessonHelp::Hint => runner.may_hint() && !open.is_examined(),
        _ => true,
    });
    let moved = runner.history().head() > runner.began();
    let made = kind == StepType::Make && !runner.done_here().is_empty();
    if made || (moved && kind.acts()) {
        may.push(LessonHelp::TakeBack);
    }
    if runner.progress().visits.len() > 1 || (moved && kind == StepType::Show) {
        may.push(LessonHelp::Back);
    }
    may.extend(unsay);
    let loss = open.chapter.as_ref().filter(|it| it.may_take_loss());
    may.extend(loss.map(|_| LessonHelp::TakeLoss));
    may
}

fn board(open: &OpenLesson) -> GameView {
    let runner = &open.runner;
    let acts = StepType::of(runner.step()).acts() && !runner.progress().done;
    look(open, runner.stage(), runner.history(), acts, 0)
}

/// A board of the lesson at the head of a line. Nobody looks back here, so it is always the latest moment.
fn look(
    open: &OpenLesson,
    stage: &LessonStage,
    history: &History,
    acts: bool,
    since: usize,
) -> GameView {
    let game = history.now();
    let lesson = open.runner.lesson();
    let number = lesson.stages.iter().position(|it| it.name == stage.name);
    let facts = GameFacts {
        // Another board is another game to whoever looks at it.
        id: number.unwrap_or_default() as u32 + 1,
        name: None,
        created: None,
        seed: None,
        by_hand: false,
        mix: None,
        locked: false,
        expansions: game.table().expansions.iter().collect(),
        options: catalog::chosen(&game.table().options),
        designs: open.designs.to_vec(),
    };
    let looked = HistoryView {
        facts: &facts,
        sitters: &sitters(open, stage),
        history,
        step: history.head(),
        game,
        revision: open.revision,
        live: acts,
        since,
    };
    GameView {
        live: true,
        ..game::looked_at(&looked)
    }
}

/// Who sits at a board of the lesson.
fn sitters(open: &OpenLesson, stage: &LessonStage) -> Vec<Sitter> {
    let scenario = open.scenario();
    let board = stage
        .name
        .as_ref()
        .and_then(|name| scenario.boards.get(name));
    let setup = board.map_or(&scenario.setup, |board| &board.setup);
    sitters_of(&setup.players, stage.learner)
}

/// Whoever does not learn is played by the lesson.
pub(crate) fn sitters_of(players: &Players, learner: PlayerId) -> Vec<Sitter> {
    let mut sitters = kept::sitters(&coloured(players, learner));
    for (player, sitter) in PlayerId::all().zip(&mut sitters) {
        sitter.you = player == learner;
        if sitter.you {
            sitter.name.clear();
        }
        sitter.bot = (!sitter.you).then(|| "lesson".to_owned());
    }
    sitters
}

/// The same seats with the colours of the people who sit there, so that each has one on every board. Strangers have
/// those of a game, by their seats.
fn coloured(players: &Players, learner: PlayerId) -> Players {
    let mut seats = players.seats();
    let own = PlayerId::all().zip(&seats).map(|(player, seat)| {
        if player == learner {
            Some(people::LEARNERS_COLOUR)
        } else {
            people::colour(seat.name.as_deref()?)
        }
    });
    if let Some(colours) = own.collect::<Option<Vec<_>>>() {
        for (seat, colour) in seats.iter_mut().zip(colours) {
            seat.colour = seat.colour.or(Whole::new(colour.into()));
        }
    }
    Players::Each(seats)
}

fn frames(open: &OpenLesson, seen: &BoardHistory) -> Vec<FrameView> {
    let stage = seen.stage(open.runner.lesson());
    let frame = |(number, it): (usize, &BoardMove)| {
        let history = seen.history(number)?;
        Some(FrameView {
            view: look(open, stage, &history, false, history.head()),
            say: it.say.as_ref().map(|key| open.text(key)),
        })
    };
    seen.moves.iter().enumerate().filter_map(frame).collect()
}

fn told_view(open: &OpenLesson, told: &StepResult) -> ToldView {
    let (outcome, lesson) = (&told.outcome, open.runner.lesson());
    let answered = |key: &String| open.answer_text(key, &outcome.facts);
    let shown = |value: &content::scenario::ExpectedAnswer| given::shown(value, told.ask());
    let (stage, game) = match &told.seen {
        Some(seen) => (seen.stage(lesson), seen.last()),
        None => (open.runner.stage(), open.runner.game()),
    };
    ToldView {
        judged: told.judged,
        task: open.text(&told.step.say),
        kind: StepType::of(&told.step),
        at: lesson.step(&told.step.id).unwrap_or_default() as u16,
        given: told.given.as_ref().map(shown),
        class: outcome.class.clone(),
        say: outcome.say.as_ref().map(answered),
        rules: outcome.rules.clone(),
        reasons: outcome.reasons.clone(),
        undone: outcome.undone,
        desk: told.desk.as_ref().and_then(|made| desk(open, made, &[])),
        value: outcome.value.as_ref().map(shown),
        why: told.step.why.as_ref().map(answered),
        marks: mark::marks(stage, game, &outcome.mark),
        frames: told
            .seen
            .as_ref()
            .map_or_else(Vec::new, |seen| frames(open, seen)),
        imagined: told.imagined,
        decided: outcome
            .decided
            .as_ref()
            .map(|turn| decided_view(open, told, turn)),
    }
}

/// What each move gives up; why, is said of the best and of the one that was made.
fn decided_view(open: &OpenLesson, told: &StepResult, turn: &DecidedTurn) -> DecidedView {
    let scenario = open.scenario();
    let index = open.runner.lesson().step(&told.step.id).unwrap_or_default();
    let board = scenario.board(scenario.board_of(index));
    let seats = board.setup.players.seats().into_iter();
    let names: Vec<_> = seats.map(|seat| seat.name).collect();
    let (sight, language) = (turn.game.sight(), scenario.language(&open.language));
    let own = turn.own.filter(|_| told.judged != Judgement::Done);
    let mut ways = DecisionWay::each(&turn.game, &turn.ways);
    for (n, (shown, (way, _))) in ways.iter_mut().zip(&turn.ways).enumerate() {
        if n < DecidedView::BEST || own == Some(n) {
            let reasons = ::practice::move_reasons(&sight, way, &names, language);
            shown.reasons = reasons.unwrap_or_default();
        }
    }
    DecidedView {
        ways,
        own: own.map(|own| own as u32),
    }
}

fn help_view(open: &OpenLesson, help: Help) -> HelpView {
    let (stage, game) = (open.runner.stage(), open.runner.game());
    let kind = super::open::kind_of_answers(open.runner.step());
    HelpView {
        rung: help.rung,
        say: help.say.map(|key| open.text(&key)),
        area: mark::marks(stage, game, &help.area),
        places: help
            .places
            .iter()
            .map(|spot| mark::spot_mark(game, spot))
            .collect(),
        aims: help.places.iter().map(Aim::from).collect(),
        acts: help.acts,
        lines: help.lines,
        left: help.left.iter().map(|it| given::shown(it, kind)).collect(),
        make: help.make.iter().map(desk::told).collect(),
    }
}
