//! Figures that another version of the program kept: read as they are, and gone on with where nothing else would be counted.

use bots::{BotKind, StopSignal};
use content::edition::Edition;
use content::library::Library;
use content::mix::MixChoice;
use lab::{
    LabPlan, LabRun, NotOfThePlan, Origin, OriginChange, Partial, compare, csv, csv_of_two,
    measures, report,
};
use serde_json::{Value, json};

const BOTH: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

struct Never;

impl StopSignal for Never {
    fn is_stopped(&self) -> bool {
        false
    }
}

fn small(bots: &[BotKind], games: u32) -> LabPlan {
    let mix = MixChoice::Named("base".to_owned());
    let (plan, _) =
        LabPlan::new(Library::built_in(), mix, bots.to_vec(), games, 7).expect("a plan");
    plan
}

/// The same, of other bots or other rules.
fn small_of(bots: &[BotKind], games: u32, origin: Origin) -> LabPlan {
    let beginning = small(bots, games).beginning;
    LabPlan::of(
        Library::built_in(),
        beginning,
        bots.to_vec(),
        games,
        7,
        origin,
    )
    .expect("a plan")
}

fn read(text: &Value) -> Partial {
    serde_json::from_value(text.clone()).expect("figures")
}

fn text(job: &LabRun) -> Value {
    serde_json::to_value(job.partial()).expect("JSON")
}

fn played(plan: &LabPlan) -> LabRun {
    let job = LabRun::new(plan.clone());
    job.work(&Never);
    job
}

#[test]
fn a_measure_that_was_not_counted_then_stays_away_and_the_rest_goes_on() {
    let plan = small(&BOTH, 16);
    let whole = text(&played(&plan));
    // As a program keeps it that does not know completed roads yet, and knows something that is gone today.
    let job = played(&small(&BOTH, 8));
    let mut then = text(&job);
    let names = then["figures"]["measures"]
        .as_object_mut()
        .expect("by name");
    let roads = names.remove("base/completed/road").expect("counted");
    names.insert("moon/happened/eclipses".to_owned(), roads);
    // Nor how much of it belongs to long games.
    for (_, tally) in names.iter_mut() {
        tally
            .as_object_mut()
            .expect("a tally")
            .remove("times_turns");
    }
    let job = LabRun::resume(plan.clone(), read(&then)).expect("of the plan");
    assert_eq!(
        text(&job),
        then,
        "what is gone today is not lost by looking"
    );
    job.work(&Never);
    let mut expected = whole;
    let names = expected["figures"]["measures"].as_object_mut();
    let names = names.expect("by name");
    names.remove("base/completed/road");
    for (_, tally) in names.iter_mut() {
        tally
            .as_object_mut()
            .expect("a tally")
            .remove("times_turns");
    }
    assert_eq!(text(&job), expected);

    let figures = job.partial().figures;
    let told = report(&plan, &figures);
    let missing: Vec<_> = told.uncounted.iter().map(|m| m.name()).collect();
    assert_eq!(missing, ["base/completed/road"]);
    assert!(
        told.measures
            .iter()
            .all(|count| !missing.contains(&count.measure.name()))
    );
    let table = csv(&told);
    assert!(table.contains("base completed,road,,,,,,\r\n"), "{table}");
    let fresh = played(&plan);
    let beside = compare((&plan, &figures), (&plan, &fresh.partial().figures));
    let subjects: Vec<_> = beside
        .rows
        .iter()
        .map(|row| row.subject.to_string())
        .collect();
    assert!(!subjects.contains(&"base completed: road".to_owned()));
    assert!(subjects.contains(&"base completed: city".to_owned()));
    assert!(beside.rows.iter().all(|row| row.per_turn.is_none()));
}

#[test]
fn a_run_of_other_bots_or_other_rules_is_read_and_plays_no_game_more() {
    let rules = Edition::TODAY.number();
    let today = Origin::today(&BOTH);
    let kept = |rules, versions: [u32; 2]| Origin::kept(rules, &BOTH, versions);
    let versions = BOTH.map(BotKind::version);
    assert_eq!(kept(rules, versions), today);
    assert_eq!(today.changes(), []);
    let now = BotKind::Greedy.version();
    let (then, bot) = (now + 1, "greedy");
    let sixteen = text(&played(&small(&BOTH, 16)));
    for (origin, change) in [
        (
            kept(rules, [versions[0], then]),
            OriginChange::Bot { bot, then, now },
        ),
        (
            kept(rules + 1, versions),
            OriginChange::Rules {
                then: rules + 1,
                now: rules,
            },
        ),
    ] {
        assert_eq!(origin.changes(), [change]);
        let plan = small_of(&BOTH, 24, origin.clone());
        let job = LabRun::resume(plan.clone(), read(&sixteen)).expect("of the plan");
        job.work(&Never);
        assert_eq!(job.done(), 16, "nothing is mixed in");
        let figures = job.partial().figures;
        let told = report(&plan, &figures);
        assert_eq!((told.games, &told.origin), (16, &origin));
        let same = compare((&plan, &figures), (&small(&BOTH, 24), &figures));
        assert_eq!(same.origins, [origin, today.clone()]);
        let (one, two) = (csv(&told), csv_of_two(&same));
        assert!(
            one.contains("run,rules,") && two.contains("bot 2,version,greedy"),
            "{two}"
        );
    }
}

#[test]
fn figures_of_another_plan_and_torn_ones_are_refused_and_not_begun_anew() {
    let two = text(&played(&small(&[BotKind::Random; 2], 10)));
    let refused = |plan: LabPlan, text: &Value| LabRun::resume(plan, read(text)).err();
    let fits = small(&[BotKind::Random; 2], 10);
    assert_eq!(refused(fits.clone(), &two), None);
    assert_eq!(
        refused(small(&[BotKind::Random; 3], 10), &two),
        Some(NotOfThePlan)
    );
    assert_eq!(
        refused(small(&[BotKind::Random; 2], 9), &two),
        Some(NotOfThePlan)
    );
    let mut torn = two.clone();
    torn["figures"]["seats"][0]["scores"] = json!({"1": 9});
    assert_eq!(refused(fits.clone(), &torn), Some(NotOfThePlan));
    torn["figures"]["measures"] = json!([]);
    assert!(serde_json::from_value::<Partial>(torn).is_err());
    // Before its first game a run counts whatever is counted today.
    let mut none = text(&LabRun::new(fits.clone()));
    none["figures"]["measures"] = json!({});
    let job = LabRun::resume(fits, read(&none)).expect("of the plan");
    job.work(&Never);
    assert_eq!(text(&job), two);
}

#[test]
fn every_measure_has_a_name_of_its_own_that_tells_its_expansion() {
    for measure in measures() {
        let name = measure.name();
        assert!(name.starts_with(measure.expansion), "{name}");
        assert_eq!(name.split('/').count(), 3, "{name}");
    }
}
