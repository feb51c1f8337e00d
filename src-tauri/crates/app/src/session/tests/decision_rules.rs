//! Which rules bite at a decision: what is asked, what has happened, and only where a person is asked.

use super::*;
use content::course::courses;
use rules::expansions::ExpansionAction;
use rules::expansions::tower::Action::Floor;
use std::collections::BTreeSet;

/// Rules that some step of some lesson is about.
fn taught() -> BTreeSet<&'static str> {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let steps = lessons.flat_map(|lesson| &lesson.steps);
    steps
        .flat_map(|step| step.rules.iter().map(String::as_str))
        .collect()
}

async fn decision_rules(session: &Session) -> Vec<&'static str> {
    let decision_rules = session.decision_rules().await.expect("an answer");
    decision_rules
        .map(|decision_rules| decision_rules.rules)
        .unwrap_or_default()
}

#[tokio::test]
async fn every_rule_that_bites_is_taught_and_each_expansion_brings_some() {
    const EXPECTED: [&str; 21] = [
        "TW-03", "TW-04", "TW-05", "TW-11", "TW-17", "RB-03", "RB-07", "RB-08", "RB-10", "TK-03",
        "TK-12", "TB-08", "TB-15", "TB-23", "TB-28", "IC-02", "CC-02", "CC-05", "CC-07", "AB-05",
        "AB-08",
    ];
    let taught = taught();
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        if EXPECTED.iter().all(|rule| met.contains(rule)) {
            break;
        }
        let table = table();
        let mut new = hot_seat("everything");
        new.seed = Some(seed);
        let mut view = table.session.new_game(new).await.expect("game");
        let mut chance = Chance::new(u64::from(seed));
        while !view.over {
            met.extend(decision_rules(&table.session).await);
            view = play(&table.session, view, 1, &mut chance).await;
        }
    }
    let untaught: Vec<_> = met.iter().filter(|rule| !taught.contains(*rule)).collect();
    assert!(untaught.is_empty(), "{untaught:?}");
    for rule in EXPECTED {
        assert!(met.contains(rule), "{rule} never matters: {met:?}");
    }
}

#[tokio::test]
async fn a_floor_bites_by_whom_it_could_take() {
    let table = table();
    let new = table.session.new_game(hot_seat("tower")).await;
    let mut view = new.expect("game");
    let mut chance = Chance::new(3);
    let mut seen = [false; 2];
    for _ in 0..160 {
        let decision_rules = decision_rules(&table.session).await;
        let is_floor = |action: &Action| {
            matches!(
                action,
                Action::Expansion(ExpansionAction::Tower(Floor { .. }))
            )
        };
        let floors = view.choices.iter().map(|choice| choice.action);
        let floors: Vec<_> = floors.filter(is_floor).collect();
        if !floors.is_empty() {
            assert!(decision_rules.contains(&"TW-03"));
            let mut takes = false;
            for floor in floors {
                let after = table.session.decide(view.revision, floor).await;
                let after = after.expect("offered");
                takes |= after.phase.word() == "capture";
                view = table.session.undo().await.expect("undone");
            }
            assert_eq!(takes, decision_rules.contains(&"TW-04"));
            seen[usize::from(takes)] = true;
        }
        view = play(&table.session, view, 1, &mut chance).await;
    }
    assert_eq!(seen, [true, true]);
}

#[tokio::test]
async fn nothing_bites_where_no_person_is_asked() {
    let mut table = table();
    assert_eq!(table.session.decision_rules().await.expect("no game"), None);
    let seats = vec![seat("Ada", 0, None), seat("", 1, Some("greedy"))];
    let new = table.session.new_game(game_of("everything", seats)).await;
    let mut view = new.expect("game");
    assert!(
        table
            .session
            .decision_rules()
            .await
            .expect("answer")
            .is_some()
    );
    view = bots::until_the_bot_is_asked(&table.session, view).await;
    table.session.pause_bots(true).await.expect("paused");
    assert_eq!(table.session.decision_rules().await.expect("answer"), None);
    table.session.pause_bots(false).await.expect("going on");
    let after = bots::settled(&mut table).await;
    assert!(after.steps > view.steps);
    let asked = table.session.decision_rules().await.expect("answer");
    assert_eq!(asked.map(|it| it.turn), Some(after.turn));
    table.session.look_at(Some(0)).await.expect("back");
    assert_eq!(table.session.decision_rules().await.expect("answer"), None);
}
