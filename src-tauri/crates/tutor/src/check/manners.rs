//! The manners of a lesson that can be told from its file alone.

use super::plain;
use crate::facts;
use content::faults::field;
use content::problem::{Problem, What, shown};
use content::scenario::{ENGLISH, Predicate, Scenario, ScenarioKind, ScenarioStep, StepKind};
use std::collections::BTreeSet;

/// The longest sentence, in words.
const MOST_WORDS_OF_SENTENCE: usize = 18;

/// What is wrong with the manners of a scenario.
pub(super) fn of(scenario: &Scenario) -> Vec<Problem> {
    let mut problems = Vec::new();
    unused(scenario, &mut problems);
    unreached(scenario, &mut problems);
    facts_elsewhere(scenario, &mut problems);
    long_sentences(scenario, &mut problems);
    if scenario.kind != ScenarioKind::Lesson {
        return problems;
    }
    rare_words(scenario, &mut problems);
    for (value, name) in [
        (scenario.level.is_none(), "level"),
        (scenario.minutes.is_none(), "minutes"),
        // What is made at a desk is no rule.
        (
            scenario.teaches.is_empty() && scenario.desk.is_none(),
            "teaches",
        ),
    ] {
        if value {
            problems.push(Problem::error(name, What::LessonNeeds));
        }
    }
    let cited: BTreeSet<_> = scenario.steps.iter().flat_map(|step| &step.rules).collect();
    for (index, rule) in scenario.teaches.iter().enumerate() {
        if !cited.contains(rule) {
            let at = format!("teaches[{index}]");
            let rule = shown(rule);
            problems.push(Problem::error(at, What::NotTaught { rule }));
        }
    }
    for (index, step) in scenario.steps.iter().enumerate() {
        of_step(step, scenario, &format!("steps[{index}]"), &mut problems);
    }
    if !scenario.test && !scenario.apart {
        guesses(scenario, &mut problems);
    }
    problems
}

/// Hands come before guesses: no three questions in a row, and at least as much to do as to answer.
fn guesses(scenario: &Scenario, problems: &mut Vec<Problem>) {
    let (mut questions, mut moves, mut in_row) = (0_usize, 0_usize, 0);
    for (index, step) in scenario.steps.iter().enumerate() {
        match step.kind {
            StepKind::Say | StepKind::Show => {}
            StepKind::Predict | StepKind::Spot => {
                questions += 1;
                in_row += 1;
                if in_row == 3 {
                    let at = format!("steps[{index}]");
                    problems.push(Problem::warning(at, What::QuestionsInRow));
                }
            }
            StepKind::Do | StepKind::Find | StepKind::Play | StepKind::Make => {
                moves += 1;
                in_row = 0;
            }
        }
    }
    // A step alone is a question of practice, not a lesson.
    if questions > moves && questions + moves > 1 {
        let (questions, moves) = (questions.into(), moves.into());
        problems.push(Problem::warning(
            "steps",
            What::MoreQuestions { questions, moves },
        ));
    }
}

/// What is read aloud in one breath.
fn long_sentences(scenario: &Scenario, problems: &mut Vec<Problem>) {
    for (key, said) in own_texts(scenario) {
        for words in
            sentences(&facts::as_said(said)).filter(|words| *words > MOST_WORDS_OF_SENTENCE)
        {
            let (words, most) = (words.into(), MOST_WORDS_OF_SENTENCE.into());
            let at = at_text(scenario, key);
            problems.push(Problem::warning(at, What::LongSentence { words, most }));
        }
    }
}

/// The texts in the language of the author.
fn own_texts(scenario: &Scenario) -> impl Iterator<Item = (&String, &String)> {
    let own = scenario.text.get(scenario.own_language()).into_iter();
    own.flat_map(|texts| texts.iter())
}

fn at_text(scenario: &Scenario, key: &str) -> String {
    field(&field("text", scenario.own_language()), key)
}

/// What not everybody understands; the list of common words is English.
fn rare_words(scenario: &Scenario, problems: &mut Vec<Problem>) {
    if scenario.own_language() != ENGLISH {
        return;
    }
    let boards = scenario.boards.values().map(|board| &board.setup);
    let seats = boards
        .chain([&scenario.setup])
        .flat_map(|setup| setup.players.seats());
    let names: BTreeSet<_> = seats.into_iter().filter_map(|seat| seat.name).collect();
    for (key, said) in own_texts(scenario) {
        for word in plain::rare(&facts::as_said(said), &names) {
            let at = at_text(scenario, key);
            let word = shown(word);
            problems.push(Problem::warning(at, What::RareWord { word }));
        }
    }
}

/// How many words each sentence has; a sign alone is none.
fn sentences(said: &str) -> impl Iterator<Item = usize> {
    said.split_inclusive(['.', '?', '!']).map(|sentence| {
        let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
        sentence.split_whitespace().filter(is_word).count()
    })
}

/// Whatever is asked has help, an answer, and a rule.
fn of_step(step: &ScenarioStep, scenario: &Scenario, path: &str, problems: &mut Vec<Problem>) {
    if matches!(step.kind, StepKind::Say | StepKind::Show) {
        return;
    }
    if step.costs.is_some() && !is_by_costs(step, scenario) {
        let at = field(path, "costs");
        problems.push(Problem::warning(at, What::UnusedCosts));
    }
    let mut missing = |is_missing: bool, name: &str, what: What| {
        if is_missing {
            problems.push(Problem::error(field(path, name), what));
        }
    };
    missing(step.hints.is_none(), "hints", What::TaskNeedsNudge);
    missing(step.good.is_none(), "good", What::TaskNeedsGood);
    missing(step.why.is_none(), "why", What::TaskNeedsWhy);
    let ruled = scenario.desk.is_some() || !step.rules.is_empty();
    missing(!ruled, "rules", What::TaskNeedsRule);
    let last = step.feedback.last();
    let open = last.is_none_or(|feedback| feedback.when.is_some());
    missing(
        step.kind == StepKind::Play && open,
        "feedback",
        What::FreeTurnsNeedClass,
    );
    let chosen = step.ask.as_ref().is_some_and(|ask| !ask.choices.is_empty());
    missing(
        step.kind == StepKind::Predict && open && !chosen,
        "feedback",
        What::AnswersNeedClass,
    );
}

/// True where something in a step goes by what a move gives up: what is right, a class, or a number in an answer.
fn is_by_costs(step: &ScenarioStep, scenario: &Scenario) -> bool {
    let asks = |part: &Predicate| asks_what_is_given_up(part);
    let mut texts = facts::answers(step).filter_map(|(_, key)| scenario.said(key, ENGLISH));
    step.accept.as_ref().is_none_or(asks)
        || step
            .feedback
            .iter()
            .any(|it| it.when.as_ref().is_some_and(asks))
        || texts.any(|text| {
            facts::named(text)
                .iter()
                .any(|it| it.name == facts::GIVEN_UP)
        })
}

fn asks_what_is_given_up(predicate: &Predicate) -> bool {
    match predicate {
        Predicate::All(parts) | Predicate::Any(parts) => parts.iter().any(asks_what_is_given_up),
        Predicate::Not(part) => asks_what_is_given_up(part),
        Predicate::GivesUp(_) => true,
        _ => false,
    }
}

/// Texts that nothing says.
fn unused(scenario: &Scenario, problems: &mut Vec<Problem>) {
    let mut said: BTreeSet<&str> = BTreeSet::from([scenario.title.as_str()]);
    for step in &scenario.steps {
        said.insert(&step.say);
        said.extend(step.good.as_deref());
        said.extend(step.why.as_deref());
        said.extend(step.hints.iter().map(|hints| hints.nudge.as_str()));
        said.extend(step.feedback.iter().map(|feedback| feedback.say.as_str()));
    }
    said.extend(scenario.goals.iter().map(|goal| goal.say.as_str()));
    let boards = scenario.boards.values().flat_map(|board| &board.scripts);
    let deeds = scenario
        .scripts
        .iter()
        .chain(boards)
        .flat_map(|script| script.turns.iter().flatten());
    said.extend(deeds.filter_map(|action| action.say.as_deref()));
    for (key, _) in own_texts(scenario) {
        if !said.contains(key.as_str()) {
            let at = at_text(scenario, key);
            problems.push(Problem::warning(at, What::UnusedText));
        }
    }
}

/// Facts in texts that answer nothing: no move was made of which they could be.
fn facts_elsewhere(scenario: &Scenario, problems: &mut Vec<Problem>) {
    let answers = scenario.steps.iter().flat_map(facts::answers);
    let answers: BTreeSet<_> = answers.map(|(_, key)| key).collect();
    for (language, texts) in scenario.text.iter() {
        for (key, text) in texts.iter() {
            if !answers.contains(key.as_str())
                && let Some(fact) = facts::named(text).first()
            {
                let at = field(&field("text", language), key);
                let id = shown(fact.name);
                problems.push(Problem::error(at, What::OnlyInAnswers { id }));
            }
        }
    }
}

/// Steps and boards that no way leads to.
fn unreached(scenario: &Scenario, problems: &mut Vec<Problem>) {
    let mut reached = BTreeSet::new();
    let mut at = Some(0);
    while let Some(step) = at.and_then(|index| scenario.steps.get(index).map(|step| (index, step)))
    {
        let (index, step) = step;
        if !reached.insert(index) {
            break;
        }
        at = match &step.next {
            Some(next) => scenario.steps.iter().position(|step| step.id == *next),
            None => Some(index + 1),
        };
    }
    for index in (0..scenario.steps.len()).filter(|index| !reached.contains(index)) {
        let at = format!("steps[{index}]");
        problems.push(Problem::error(at, What::NeverReached));
    }
    for name in scenario.boards.keys() {
        if !scenario
            .steps
            .iter()
            .any(|step| step.board.as_ref() == Some(name))
        {
            let at = field("boards", name);
            problems.push(Problem::warning(at, What::UnusedBoard));
        }
    }
}
