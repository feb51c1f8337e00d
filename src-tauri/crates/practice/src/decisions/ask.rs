//! A decision as a scenario of one step: everything that can be done is right, or a mistake that says what it gives up.
//! Judges nothing itself.

use super::judge;
use super::kept::{About, PracticeDecision};
use super::reasons;
use crate::item::{self, PracticeItem};
use crate::kinds::QuestionKind;
use crate::texts::{self, Fact, Message, Person};
use bots::Way;
use content::library::Library;
use content::way_loss::WayLoss;
use rules::action::Action;
use rules::sight::PlayerView;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What a pattern of an action says.
const PATTERN: [&str; 12] = [
    "type", "x", "y", "rotation", "figure", "kind", "at", "owner", "from", "player", "space",
    "choice",
];
/// From so much to the next choice on, in hundredths of a point, a question is easier by one.
const EASIER: [i32; 4] = [150, 250, 400, 600];

/// The question as an item; nothing where the position cannot be set up any more.
pub(crate) fn item(
    library: &Library,
    decision: &PracticeDecision,
    others: &[&str],
    id: &str,
) -> Option<PracticeItem> {
    let game = decision.game(library)?;
    let names = item::names(&game, game.to_move()?, others);
    named(library, decision, names, id)
}

/// The same, with everybody called so.
pub(crate) fn named(
    library: &Library,
    decision: &PracticeDecision,
    people: Vec<Person>,
    id: &str,
) -> Option<PracticeItem> {
    let sight = decision.game(library)?.sight();
    let mut setup = decision.setup.clone();
    for (seat, person) in setup["players"].as_array_mut()?.iter_mut().zip(&people) {
        let seat = seat.as_object_mut()?;
        match person.name() {
            Some(name) => seat.insert("name".to_owned(), json!(name)),
            None => seat.remove("name"),
        };
    }
    let [right, wrong] = decision.parted(&sight);
    let mut said = BTreeMap::new();
    let word = decision.kind.word();
    let facts = facts(decision, &people)?;
    let mut say = |key: &str, message: Message| said.insert(key.to_owned(), message);
    for key in ["title", "question"] {
        say(key, Message::new(word, key, &facts));
    }
    let next = judge::next_best(&decision.stood)?;
    let (best, _) = right.iter().min_by_key(|(_, stood)| stood.behind)?;
    let reason = Fact::Said(reasons::reason(&sight, best, &people)?);
    say(
        "good",
        Message::new("decision", "good", &[("reason", reason)]),
    );
    say("why", why(decision, next));

    let mut feedback = Vec::new();
    let spoiled = spoiled(&right, wrong);
    for (class, (said, ways)) in mistakes(&sight, &spoiled, &people)? {
        let begun = |way: &Way| right.iter().any(|(other, _)| other.action == way.action);
        let when = ways.iter().map(|way| {
            if begun(way) {
                done(decision, way)
            } else {
                json!({ "act": pattern(&way.action) })
            }
        });
        let when: Vec<_> = when.collect();
        feedback.push(json!({ "class": class, "when": { "any": when }, "say": class }));
        say(&class, said);
    }
    if !matches!(decision.about, About::All | About::Land { .. }) {
        say("elsewhere", Message::new(word, "elsewhere", &facts));
        let meant = decision.ways(&sight);
        let meant: Vec<_> = meant
            .iter()
            .map(|way| json!({ "act": pattern(&way.action) }))
            .collect();
        let when = json!({ "not": { "any": meant } });
        feedback.push(json!({ "class": "elsewhere", "when": when, "say": "elsewhere" }));
    }
    let accept: Vec<_> = right.iter().map(|(way, _)| done(decision, way)).collect();
    let rules = decision.kind.about();
    let level = level(next);
    let scenario = json!({
        "format": "bastide/scenario@1",
        "id": id,
        "kind": "puzzle",
        "title": "title",
        "level": level,
        "minutes": 1,
        "teaches": rules,
        "setup": setup,
        "steps": [{
            "id": "ask",
            "type": "find",
            "find": "best",
            "say": "question",
            "rules": rules,
            "mark": marks(decision),
            "accept": { "any": accept },
            "good": "good",
            "why": "why",
            "feedback": feedback,
        }],
        "text": texts::texts(&said)?,
    });
    Some(PracticeItem {
        kind: decision.kind,
        rules: rules.iter().map(|rule| (*rule).to_owned()).collect(),
        level,
        scenario,
        ways: Vec::new(),
    })
}

/// The wrong ways as they are answered: a tile that no right way begins with is answered at once, by the best that could
/// have followed.
fn spoiled(right: &[(Way, WayLoss)], wrong: Vec<(Way, WayLoss)>) -> Vec<(Way, WayLoss)> {
    let mut spoiled: Vec<(Way, WayLoss)> = Vec::new();
    for (way, stood) in wrong {
        let begins = |(other, _): &(Way, WayLoss)| other.action == way.action;
        if right.iter().any(begins) {
            spoiled.push((way, stood));
            continue;
        }
        match spoiled.iter_mut().find(|other| begins(other)) {
            Some(known) if known.1.behind <= stood.behind => {}
            Some(known) => *known = (way, stood),
            None => spoiled.push((way, stood)),
        }
    }
    spoiled
}

/// The wrong ways, by what is said of them.
fn mistakes(
    sight: &PlayerView,
    wrong: &[(Way, WayLoss)],
    people: &[Person],
) -> Option<BTreeMap<String, (Message, Vec<Way>)>> {
    let mut by_text: BTreeMap<(i32, Message), Vec<Way>> = BTreeMap::new();
    for (way, stood) in wrong {
        let points = stood.points();
        let facts = [
            ("n", Fact::Number(points.into())),
            ("reason", Fact::Said(reasons::reason(sight, way, people)?)),
        ];
        let said = Message::new("decision", "lost", &facts);
        by_text.entry((points, said)).or_default().push(*way);
    }
    let classes = by_text.into_iter().enumerate();
    let named =
        classes.map(|(n, ((points, said), ways))| (format!("lost-{points}-{n}"), (said, ways)));
    Some(named.collect())
}

/// Who judged it, in how many games, and what the next choice gives up.
fn why(decision: &PracticeDecision, next: WayLoss) -> Message {
    let facts = [
        ("games", Fact::Number(decision.games[1].into())),
        ("n", Fact::Number(next.points().into())),
    ];
    Message::new("decision", "why", &facts)
}

/// That a way was gone; where places are compared, whatever follows the tile.
fn done(decision: &PracticeDecision, way: &Way) -> Value {
    let tile = json!({ "act": pattern(&way.action) });
    match (&decision.about, &way.then) {
        (About::Places(_), _) | (_, None) => tile,
        (_, Some(then)) => json!({ "all": [tile, { "act": pattern(then) }] }),
    }
}

fn pattern(action: &Action) -> Value {
    let mut said = json!(action);
    if let Some(fields) = said.as_object_mut() {
        fields.retain(|name, _| PATTERN.contains(&name.as_str()));
        if let Some(turn) = fields.remove("rotation") {
            fields.insert("rotation".to_owned(), json!([turn]));
        }
    }
    said
}

fn marks(decision: &PracticeDecision) -> Vec<Value> {
    let cell = |action: &Action| match action {
        Action::Tile { x, y, .. } => json!({ "place": { "x": x, "y": y } }),
        _ => json!({ "part": "hand" }),
    };
    match &decision.about {
        About::All => vec![json!({ "part": "hand" })],
        About::Places(places) => places.iter().map(|meant| cell(&meant.action)).collect(),
        About::After(tile) => vec![cell(tile)],
        About::Land { place, .. } => vec![json!({ "feature": crate::draft::spot(*place) })],
    }
}

fn facts(decision: &PracticeDecision, people: &[Person]) -> Option<Vec<(&'static str, Fact)>> {
    let About::Land {
        place,
        whom,
        points,
        ..
    } = &decision.about
    else {
        return Some(Vec::new());
    };
    let who = people.get(usize::from(*whom))?.clone();
    Some(vec![
        ("who", Fact::Who(who)),
        ("kind", Fact::Word(place.kind.word())),
        ("n", Fact::Number((*points).into())),
    ])
}

/// How hard a decision is, from 1 to 5.
pub(crate) fn level_of(decision: &PracticeDecision) -> u8 {
    judge::next_best(&decision.stood).map_or(1, level)
}

/// The nearer the next choice, the harder.
fn level(next: WayLoss) -> u8 {
    let easier = EASIER.iter().filter(|least| next.behind >= **least);
    5 - easier.count() as u8
}

impl QuestionKind {
    /// The rules that a decision leans on.
    fn about(self) -> &'static [&'static str] {
        match self {
            Self::Steal | Self::Follow => &["BG-15", "BG-21"],
            Self::Send => &["BG-11", "BG-23"],
            _ => &["BG-06", "BG-11"],
        }
    }
}
