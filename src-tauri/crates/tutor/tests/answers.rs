//! Answers that say what a move brought, held against what each move that they answer brings on the board.

use content::course::courses;
use content::library::Library;
use rules::action::Action;
use rules::event::Event;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tutor::{Lesson, Runner, Verdict};

/// What one way through a step brought when nothing more was done in that turn.
#[derive(Debug)]
struct Outcome {
    class: String,
    /// The points of each seat, by what brought them.
    points: BTreeMap<(usize, String), i32>,
    /// True when a tollhouse was turned over.
    turned: bool,
}

impl Outcome {
    fn is(&self, points: &[(usize, &str, i32)], turned: bool) -> bool {
        let points = points
            .iter()
            .map(|(seat, by, n)| ((*seat, (*by).to_owned()), *n));
        self.points == points.collect() && self.turned == turned
    }

    fn toll(&self) -> i32 {
        let mine = self.points.get(&(0, "toll".to_owned()));
        mine.copied().unwrap_or_default()
    }
}

fn at(lesson: &str, step: &str) -> Runner {
    let mut lessons = courses().iter().flat_map(|course| &course.lessons);
    let found = lessons
        .find(|it| it.id.starts_with(lesson))
        .expect("a lesson");
    let lesson = Lesson::open((**found).clone(), Library::built_in(), 0).expect("it opens");
    let mut runner = Runner::new(Arc::new(lesson));
    while runner.step().id != step {
        runner.skip();
    }
    runner
}

/// The outcomes of every way through a step, by class; what is right is the class "right".
fn outcomes(lesson: &str, step: &str) -> BTreeMap<String, Vec<Outcome>> {
    let mut all = Vec::new();
    follow(&at(lesson, step), &mut all);
    let mut by_class: BTreeMap<String, Vec<Outcome>> = BTreeMap::new();
    for outcome in all {
        by_class
            .entry(outcome.class.clone())
            .or_default()
            .push(outcome);
    }
    by_class
}

/// An answer that is given to several ways is given to those that bring the same players points for the same things, and
/// turn the house over or not.
fn assert_alike(all: &BTreeMap<String, Vec<Outcome>>) {
    for (class, outcomes) in all {
        let kinds = outcomes.iter().map(|it| {
            let who: Vec<_> = it.points.keys().cloned().collect();
            (who, it.turned)
        });
        let kinds: BTreeSet<_> = kinds.collect();
        assert_eq!(kinds.len(), 1, "{class}: {kinds:?}");
    }
}

fn said(lesson: &Runner, key: &str) -> String {
    let scenario = &lesson.lesson().scenario;
    scenario.said(key, "en").expect("a text").to_owned()
}

fn follow(runner: &Runner, all: &mut Vec<Outcome>) {
    for action in runner.game().actions() {
        let mut next = runner.clone();
        let answered = next.act(action).expect("an action");
        if answered.verdict == Some(Verdict::Undecided) {
            follow(&next, all);
        } else {
            let class = answered.class.unwrap_or_else(|| "right".to_owned());
            all.push(outcome(runner, action, class));
        }
    }
}

fn outcome(before: &Runner, action: Action, class: String) -> Outcome {
    let (learner, turn) = (before.stage().learner, before.game().state().turn);
    let mut line = before.history().clone();
    let from = line.head();
    line.play(learner, action).expect("it is offered");
    while line.now().to_move() == Some(learner)
        && line.now().state().turn == turn
        && line.play(learner, Action::Pass).is_ok()
    {}
    let mut outcome = Outcome {
        class,
        points: BTreeMap::new(),
        turned: false,
    };
    let moments = line.moments(from + 1..=line.head());
    for told in moments.flat_map(|moment| &moment.told) {
        let event = json!(told.event);
        outcome.turned |= event["type"] == "tollhouse-flipped";
        if let Event::Score(score) = &told.event {
            let source = event["source"].as_str().expect("a source").to_owned();
            assert!(source != "toll" || score.from.is_none(), "nobody pays toll");
            let seat = usize::from(score.player);
            *outcome.points.entry((seat, source)).or_default() += score.points;
        }
    }
    outcome
}

#[test]
fn robbers_whom_says_whose_city_a_tile_completes() {
    let all = outcomes("robbers-06", "mutual");
    assert_alike(&all);
    let of_ada = |it: &Outcome| it.is(&[(0, "city", 4)], false) || it.is(&[(0, "city", 8)], false);
    assert!(all["ada"].iter().all(of_ada), "{:?}", all["ada"]);
    for class in ["empty", "away"] {
        assert!(
            all[class].iter().all(|it| it.is(&[], false)),
            "{:?}",
            all[class]
        );
    }
}

/// Toll comes from nobody, as every outcome here says.
#[test]
fn no_lesson_says_that_somebody_pays_toll() {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let about = lessons.filter(|lesson| lesson.id.starts_with("tollkeepers-"));
    let texts = about.flat_map(|lesson| lesson.text.values().flat_map(|texts| texts.values()));
    let sentences: Vec<_> = texts.flat_map(|text| text.split_inclusive('.')).collect();
    assert!(sentences.len() > 500, "{}", sentences.len());
    let wrong = |sentence: &&&str| {
        let sentence = sentence.to_lowercase();
        sentence.contains("whoever") && sentence.contains("pays")
    };
    let wrong: Vec<_> = sentences.iter().filter(wrong).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn tollkeepers_when_says_where_the_travellers_are() {
    let runner = at("tollkeepers-08", "first");
    let drawn = json!(runner.lesson().scenario)["deck"]["draws"][0].clone();
    let tile = Library::built_in().tile(drawn.as_str().expect("a name"));
    assert!(json!(tile).to_string().contains("travellers"));
    // 3 for these and 1 for the farmhouse: there are no others on the road.
    let right = &outcomes("tollkeepers-08", "first")["right"];
    assert!(right.iter().all(|it| it.toll() == 4), "{right:?}");
    assert!(said(&runner, "want").contains("the tile in your hand brings travellers"));
}
