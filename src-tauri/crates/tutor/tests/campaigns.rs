//! A campaign is proved with the least and the most that goes along; a journey goes where wins and losses lead.

use content::campaign::{Campaign, ChapterResources, SeatAtEnd};
use content::document;
use content::library::Library;
use content::scenario::Scenario;
use serde_json::{Value, json};
use tutor::campaign::{CampaignProgress, ChapterStanding, prove};

/// The end of a game of the base, a tile from the bag each time.
fn scenario(id: &str, change: &Value) -> Value {
    let mut file = json!({
        "format": "bastide/scenario@1",
        "id": id,
        "kind": "scenario",
        "title": "title",
        "setup": {
            "mix": "base",
            "players": [
                { "by": "learner", "score": 10 },
                { "name": "Bo", "by": "bot:greedy", "score": 10 },
            ],
        },
        "deck": { "draws": ["base/D", "base/U", "base/V", "base/E", "base/U", "base/V"], "then": "end" },
        "goals": [{ "say": "goal", "reach": { "score": { "at-least": 12 } } }],
        "steps": [{
            "id": "play", "type": "play", "say": "aim", "until": { "score": { "at-least": 12 } }, "good": "good",
            "feedback": [{ "class": "rest", "say": "lost" }], "hints": { "nudge": "nudge" },
        }],
        "text": { "en": {
            "title": "A road", "goal": "12 points", "aim": "Reach 12 points.", "good": "Reached.",
            "lost": "Not reached.", "nudge": "Finish a road.",
        } },
    });
    for (name, value) in change.as_object().unwrap() {
        file[name] = value.clone();
    }
    file
}

/// A campaign of such scenarios, all brought along.
fn campaign(chapters: &Value, scenarios: Vec<Value>) -> Campaign {
    let mut brought = json!({});
    for mut scenario in scenarios {
        scenario.as_object_mut().unwrap().remove("format");
        let id = scenario["id"].as_str().unwrap().to_owned();
        brought[id] = scenario;
    }
    let file = json!({
        "format": "bastide/campaign@1", "id": "road", "title": "title", "about": "title",
        "chapters": chapters, "scenarios": brought, "text": { "en": { "title": "The road" } },
    });
    Library::built_in()
        .read(file.to_string().as_bytes())
        .unwrap()
}

fn told(campaign: &Campaign) -> (Vec<String>, Vec<String>) {
    let find = |id: &str| -> Option<&Scenario> { campaign.scenarios.get(id) };
    let report = prove(campaign, &find, Library::built_in(), &|| false);
    let problems = report.problems.iter();
    let problems = problems.map(|it| format!("{}: {} [{}]", it.path, it.message(), it.code));
    (
        problems.collect(),
        report.chapters.iter().map(ToString::to_string).collect(),
    )
}

fn three() -> Campaign {
    campaign(
        &json!([
            { "scenario": "one", "say": "title", "win": ["two"], "loss": ["three"] },
            { "scenario": "two", "say": "title", "win": ["three"] },
            { "scenario": "three", "say": "title", "carry": [
                { "what": "score", "from": "one", "per": 5, "most": 2 },
                { "what": "stars", "from": "two", "to": "score" },
            ] },
        ]),
        ["one", "two", "three"]
            .map(|id| scenario(id, &json!({})))
            .into(),
    )
}

#[test]
fn every_chapter_can_be_won_with_the_least_and_the_most() {
    let (problems, odds) = told(&three());
    assert_eq!(problems, [""; 0]);
    let found = |id: &str| format!("{id}: a way was found with the least, found with the most");
    assert_eq!(odds, ["one", "two", "three"].map(found));
}

#[test]
fn where_draws_vary_it_is_told_in_how_many_bags_a_bot_won() {
    let varied = scenario(
        "one",
        &json!({ "deck": { "draws": ["base/D"], "then": "bag" } }),
    );
    let campaign = campaign(
        &json!([{ "scenario": "one", "say": "title" }]),
        vec![varied],
    );
    let (problems, odds) = told(&campaign);
    assert_eq!(problems, [""; 0]);
    assert!(odds[0].contains(" of 50 bags with the least"), "{odds:?}");
}

#[test]
fn what_cannot_be_won_or_brought_is_said() {
    let far = |points: u16| json!({ "score": { "at-least": points } });
    let mut hopeless = scenario("two", &json!({}));
    hopeless["steps"][0]["until"] = far(900);
    hopeless["goals"][0]["reach"] = far(900);
    let chapters = json!([
        { "scenario": "one", "say": "title", "win": ["two"] },
        { "scenario": "two", "say": "title", "carry": [
            { "what": "house", "from": "one" },
            { "what": "robber", "from": "one" },
        ] },
    ]);
    let (problems, _) = told(&campaign(
        &chapters,
        vec![scenario("one", &json!({})), hopeless.clone()],
    ));
    let is_said = |start: &str, code: &str| {
        let said = |it: &String| it.starts_with(start) && it.ends_with(&format!("[{code}]"));
        assert!(problems.iter().any(said), "{problems:#?}");
    };
    is_said(
        "chapters[1].carry[0].what: there is no \"house\" to bring from the chapter \"one\"",
        "carry-lacks",
    );
    is_said(
        "chapters[1].carry[0]: there is no place for \"house\"",
        "carry-nowhere",
    );
    is_said("chapters[1].carry.setup", "setup/expansion-off");
    let chapters = json!([{ "scenario": "two", "say": "title" }]);
    let (problems, _) = told(&campaign(&chapters, vec![hopeless]));
    assert_eq!(
        problems,
        ["chapters[0].scenario: no bot won this chapter in 60 tries [chapter-unwon]"]
    );
    let mut seldom = scenario(
        "one",
        &json!({ "deck": { "draws": ["base/D"], "then": "bag" } }),
    );
    seldom["steps"][0]["until"] = far(144);
    seldom["goals"][0]["reach"] = far(144);
    let (problems, odds) = told(&campaign(
        &json!([{ "scenario": "one", "say": "title" }]),
        vec![seldom],
    ));
    assert!(
        problems
            == [
                "chapters[0].scenario: bots won this chapter in 2 of 50 bags only [chapter-rarely-won]"
            ],
        "{problems:?} {odds:?}"
    );
}

#[test]
fn a_loss_leads_on_only_where_something_can_be_lost() {
    let told_only = scenario(
        "one",
        &json!({
            "steps": [{ "id": "say", "type": "say", "say": "aim" }], "goals": [],
        }),
    );
    let chapters = json!([
        { "scenario": "one", "say": "title", "loss": ["two"] },
        { "scenario": "two", "say": "title" },
    ]);
    let (problems, _) = told(&campaign(
        &chapters,
        vec![told_only, scenario("two", &json!({}))],
    ));
    assert!(
        problems.iter().any(|it| it
            == "chapters[0].loss: a loss leads on, but this chapter has no free turns that could be lost [cannot-lose]"),
        "{problems:#?}"
    );
}

fn end(won: bool, stars: u8, score: u32) -> ChapterResources {
    let seat = SeatAtEnd {
        score,
        ..SeatAtEnd::default()
    };
    ChapterResources {
        won,
        stars,
        seats: vec![seat, SeatAtEnd::default()],
    }
}

fn ended(journey: &mut CampaignProgress, id: &str, end: ChapterResources) {
    journey.end(id, id.to_owned(), "as it is".to_owned(), end);
}

#[test]
fn a_journey_goes_where_a_win_leads_and_brings_along_what_was_won() {
    use ChapterStanding::{Closed, Lost, Open, Won};
    let campaign = three();
    let stars = |_: &str| 0;
    let mut journey = CampaignProgress::default();
    let at = |journey: &CampaignProgress| journey.standings(&campaign, stars);
    assert_eq!(at(&journey), [Open, Closed, Closed]);
    ended(&mut journey, "one", end(true, 2, 23));
    assert_eq!(at(&journey), [Won, Open, Closed]);
    ended(&mut journey, "two", end(true, 3, 40));
    assert_eq!(at(&journey), [Won, Won, Open]);
    assert!(journey.over(&campaign).is_none());
    let third = campaign.chapter("three").unwrap();
    let carried = journey.carried(third);
    assert_eq!(
        carried.iter().map(|it| it.amount).collect::<Vec<_>>(),
        [2, 3]
    );
    let scenario = campaign.scenarios["three"].clone().with_carried(&carried);
    let written = document::write(&scenario);
    assert!(written.contains("\"score\": 15"), "{written}");
    ended(&mut journey, "three", end(true, 1, 50));
    assert!(journey.over(&campaign).unwrap().won);
    assert_eq!(journey.next(&campaign, &at(&journey)), None);
    // A loss leads past the second chapter.
    let mut journey = CampaignProgress::default();
    ended(&mut journey, "one", end(false, 0, 11));
    assert_eq!(at(&journey), [Lost, Closed, Open]);
    assert_eq!(journey.carried(third).len(), 1);
    // It can still be won.
    ended(&mut journey, "one", end(true, 1, 30));
    assert_eq!(at(&journey), [Won, Open, Open]);
}

#[test]
fn the_best_win_is_what_counts() {
    let mut journey = CampaignProgress::default();
    ended(&mut journey, "one", end(true, 3, 30));
    ended(&mut journey, "one", end(true, 1, 60));
    ended(&mut journey, "one", end(false, 0, 90));
    let carried = journey.carried(three().chapter("three").unwrap());
    assert_eq!(carried[0].amount, 2);
    assert_eq!(journey.ends["one"].won.as_ref().unwrap().stars, 3);
}

#[test]
fn a_newer_campaign_keeps_the_journey_and_says_what_has_no_place() {
    let mut journey = CampaignProgress::default();
    for id in ["one", "two", "gone"] {
        ended(&mut journey, id, end(true, 3, 30));
    }
    let (gone, other) = journey.held_against(&three(), |id| {
        Some(if id == "two" { "otherwise" } else { "as it is" }.to_owned())
    });
    assert_eq!(
        (gone, other),
        (vec!["gone".to_owned()], vec!["two".to_owned()])
    );
    let text = serde_json::to_string(&journey).unwrap();
    assert_eq!(
        serde_json::from_str::<CampaignProgress>(&text).unwrap(),
        journey
    );
}

#[test]
fn goods_prisoners_floors_robbers_and_houses_go_along() {
    let setup = json!({
        "mix": { "sets": { "base": 1, "traders": 1, "tower": 1, "robbers": 1, "tollkeepers": 1 },
                 "expansions": ["traders", "tower", "robbers", "tollkeepers"] },
        "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }, { "tile": "base/W", "x": 0, "y": 1, "rotation": 1 }],
        "players": [
            { "name": "Bo", "by": "bot:greedy", "supply": { "follower": 2 } },
            { "by": "learner", "score": 3, "floors": 2, "supply": { "follower": 3 },
              "tollhouse": { "x": 0, "y": 1, "value": 1 } },
        ],
    });
    let own = scenario("two", &json!({ "setup": setup }));
    let chapters = json!([
        { "scenario": "one", "say": "title", "win": ["two"] },
        { "scenario": "two", "say": "title", "carry": [
            { "what": "goods", "from": "one", "most": 2 },
            { "what": "prisoners", "from": "one" },
            { "what": "floors", "from": "one", "most": 3 },
            { "what": "robber", "from": "one" },
            { "what": "house", "from": "one" },
            { "what": "followers", "from": "one", "instead": true },
        ] },
    ]);
    let campaign = campaign(&chapters, vec![scenario("one", &json!({})), own]);
    let mut journey = CampaignProgress::default();
    let seat = SeatAtEnd {
        score: 40,
        followers: 5,
        floors: 9,
        goods: [1, 0, 7],
        prisoners: vec![0, 1],
        robber: Some(12),
        house: Some(2),
    };
    let seats = vec![seat, SeatAtEnd::default()];
    ended(
        &mut journey,
        "one",
        ChapterResources {
            won: true,
            stars: 1,
            seats,
        },
    );
    let carried = journey.carried(campaign.chapter("two").unwrap());
    let begun = campaign.scenarios["two"].clone().with_carried(&carried);
    let seats = serde_json::to_value(&begun.setup.players).unwrap();
    let (bo, you) = (&seats[0], &seats[1]);
    assert_eq!(you["goods"], json!({ "wine": 1, "cloth": 2 }));
    assert_eq!(
        you["prisoners"],
        json!([{ "owner": 0, "figure": "follower" }])
    );
    assert_eq!(bo["supply"]["follower"], json!(1));
    assert_eq!((&you["floors"], &you["robber"]), (&json!(5), &json!(12)));
    assert_eq!(
        (&you["tollhouse"]["value"], &you["supply"]["follower"]),
        (&json!(2), &json!(5))
    );
}

/// The chapters of the campaign that the program brings, in order.
fn charter() -> (&'static Campaign, Vec<&'static Scenario>) {
    let carried = content::course::campaigns();
    let charter = carried.iter().find(|it| it.campaign.id == "charter");
    let campaign = &charter.unwrap().campaign;
    let chapters = campaign.chapters.iter();
    let found = chapters.map(|it| content::course::scenario(&it.scenario).unwrap());
    (campaign, found.collect())
}

#[test]
fn the_charter_is_won_with_the_least_and_the_most_and_not_by_everybody_where_draws_vary() {
    let (campaign, _) = charter();
    let find = |id: &str| content::course::scenario(id);
    let report = prove(campaign, &find, Library::built_in(), &|| false);
    assert_eq!(report.problems, []);
    assert_eq!(report.chapters.len(), campaign.chapters.len());
    let varied: Vec<_> = report.chapters.iter().filter(|it| it.varies).collect();
    assert!(!varied.is_empty());
    for odds in varied {
        for tried in [odds.least, odds.most] {
            // Somebody who plays on without a plan should not get through, and nobody be left to luck.
            assert!((15..=40).contains(&tried.won) && tried.of == 50, "{odds}");
        }
    }
}

#[test]
fn rivals_of_the_charter_grow_stronger_to_the_last() {
    let strengths = ["random", "gentle", "greedy", "steady", "sharp", "expert"];
    let (_, chapters) = charter();
    let strongest = |scenario: &&Scenario| {
        let seats = serde_json::to_value(&scenario.setup.players).unwrap();
        let seats = seats.as_array().unwrap().clone();
        let bots = seats
            .iter()
            .filter_map(|seat| seat["by"].as_str()?.strip_prefix("bot:"));
        bots.map(|bot| strengths.iter().position(|it| *it == bot).unwrap())
            .max()
            .unwrap()
    };
    let all: Vec<_> = chapters.iter().map(strongest).collect();
    assert!(all.is_sorted(), "{all:?}");
    assert!(all.first() < all.last(), "{all:?}");
}
