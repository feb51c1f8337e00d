//! Decisions of somebody's own, asked again: as they were seen then, judged as every decision is, and needing nothing else.

use bots::{BotKind, Way};
use content::library::Library;
use content::position::PositionSeat;
use content::scenario::Scenario;
use practice::{
    AnswerGrade, BoardDecision, Card, CutDecision, DecidedTable, Mastery, MeantMove, OwnCard,
    OwnDecision, PracticeRound, QuestionKind, RuleKnowledge, own_id, own_number,
};
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use rules::sight::PlayerView;
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use tutor::{Lesson, Runner, Verdict};

struct GameInParts {
    designs: Value,
    /// Each decision with the game before it.
    moments: Vec<(Game, Action)>,
}

/// A game of two who do whatever comes first, so that much is given away.
fn played(setup: &Value) -> GameInParts {
    let record = json!({ "format": "bastide/game@1", "setup": setup, "actions": [] });
    let record: content::record::Record = content::document::read_value(record).expect("a record");
    let record = Library::built_in()
        .stand_alone(record)
        .expect("it stands alone");
    let opened = Library::built_in().open_record(&record).expect("it opens");
    let mut game = Game::new(opened.table, &opened.setup).expect("a game");
    let (mut menu, mut moments) = (Menu::new(), Vec::new());
    let mut chance = Chance::new(5);
    while !game.is_over() && moments.len() < 44 {
        game.legal(&mut menu);
        let action = BotKind::Random.choose(&game, &menu, &mut chance);
        moments.push((game.clone(), action));
        game.apply_offered(action, &mut EventSink::silent());
    }
    let designs = serde_json::to_value(&record.designs).expect("designs");
    GameInParts { designs, moments }
}

static PLAYED: LazyLock<GameInParts> = LazyLock::new(|| {
    played(&json!({ "players": [{ "name": "Anna" }, { "name": "" }], "mix": "base", "seed": 4 }))
});

fn seats() -> Vec<PositionSeat> {
    let named = |name: &str| PositionSeat {
        name: Some(name.to_owned()),
        ..PositionSeat::default()
    };
    vec![named("Anna"), named("")]
}

fn cut_at(played: &GameInParts, at: usize) -> Option<CutDecision> {
    let seats = seats();
    let of = DecidedTable {
        designs: &played.designs,
        seats: &seats,
    };
    let (game, taken) = &played.moments[at];
    match game.phase() {
        Phase::Tile => {
            let then = played
                .moments
                .get(at + 1)
                .filter(|(next, _)| next.phase() == Phase::Figure);
            let then = then.map(|(_, action)| *action);
            let meant = MeantMove {
                action: *taken,
                then,
            };
            CutDecision::of(game, BoardDecision::Tile(meant), of)
        }
        Phase::Figure => {
            let (before, tile) = &played.moments[at - 1];
            let meant = MeantMove {
                action: *tile,
                then: Some(*taken),
            };
            CutDecision::of(before, BoardDecision::Figure(meant), of)
        }
        _ => None,
    }
}

/// One tile and one figure that gave something away.
static OWN: LazyLock<Vec<(usize, OwnDecision)>> = LazyLock::new(|| {
    let mut found: Vec<(usize, OwnDecision)> = Vec::new();
    for at in 20..PLAYED.moments.len() {
        let Some(cut) = cut_at(&PLAYED, at) else {
            continue;
        };
        if let Some(own) = cut.judged()
            && found.iter().all(|(_, other)| other.kind() != own.kind())
        {
            found.push((at, own));
        }
        if found.len() == 2 {
            break;
        }
    }
    found
});

#[test]
fn a_tile_and_a_figure_are_asked_as_decisions_are() {
    let mut kinds: Vec<_> = OWN.iter().map(|(_, own)| own.kind()).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, [QuestionKind::Best, QuestionKind::Send]);
    for (at, own) in OWN.iter() {
        assert_eq!(OwnDecision::read(&own.text()).as_ref(), Some(own));
        let again = cut_at(&PLAYED, *at).expect("a decision");
        assert_eq!(again.judged().as_ref(), Some(own), "the same twice");
    }
    assert_eq!(OwnDecision::read("{\"torn\""), None);
}

#[test]
fn what_was_done_is_wrong_and_all_else_is_answered_by_what_it_gives_up() {
    for (_, own) in OWN.iter() {
        let asked = own.item(7).expect("a question");
        let scenario: Scenario =
            content::document::read_value(asked.item.scenario.clone()).expect("a scenario");
        assert_eq!(scenario.id, own_id(7));
        let lesson = Arc::new(Lesson::open(scenario, &asked.library, 0).expect("it opens"));
        let (taken, stood) = asked.item.ways[asked.taken.expect("it is there")];
        assert!(!stood.is_right());
        assert_eq!(verdict(&lesson, &taken), Verdict::Wrong);
        for (way, stood) in &asked.item.ways {
            let wanted = if stood.is_right() {
                Verdict::Right
            } else {
                Verdict::Wrong
            };
            assert_eq!(verdict(&lesson, way), wanted, "{way:?}");
        }
        assert!(asked.item.ways[0].1.is_right());
        let names = &asked.item.scenario["setup"]["players"];
        // Whoever decided is asked, and has no name now.
        let named = |n: usize| names[n]["name"].as_str();
        let expected = match &names[0]["by"] {
            by if by == "learner" => [None, None],
            _ => [Some("Anna"), None],
        };
        assert_eq!([named(0), named(1)], expected, "{names}");
    }
}

fn verdict(lesson: &Arc<Lesson>, way: &Way) -> Verdict {
    let mut runner = Runner::new(Arc::clone(lesson));
    for action in std::iter::once(way.action).chain(way.then) {
        let outcome = runner.act(action).expect("it is asked for");
        if let Some(verdict @ (Verdict::Wrong | Verdict::Right)) = outcome.verdict {
            return verdict;
        }
    }
    panic!("nobody answers {way:?}");
}

#[test]
fn nothing_is_used_that_nobody_could_see() {
    for (at, own) in OWN.iter() {
        let asked = own.item(1).expect("a question");
        assert!(
            own.holds_in(
                &own.decision
                    .game(&asked.library)
                    .expect("a position")
                    .reshuffled(99)
            ),
            "the bag says something"
        );
        // The order in which the tiles came is nowhere in it.
        let before = PLAYED.moments[*at].0.clone();
        let left = before.state().undrawn().to_vec();
        let ids = |kinds: &[rules::tile::TypeId]| -> Vec<String> {
            let id =
                |kind: &rules::tile::TypeId| before.table().types[usize::from(*kind)].id.clone();
            kinds.iter().map(id).collect()
        };
        let deck = own.decision.setup["deck"].as_array().expect("a deck");
        let deck: Vec<_> = deck
            .iter()
            .filter_map(|it| it.as_str().map(str::to_owned))
            .collect();
        assert_ne!(deck[1..], ids(&left)[..], "it is the order that came");
        let mut sorted = [deck[1..].to_vec(), ids(&left)];
        for all in &mut sorted {
            all.sort();
        }
        assert_eq!(sorted[0], sorted[1]);
        let other: PlayerView = before.reshuffled(3).sight();
        let mut same = PLAYED.moments[*at].clone();
        same.0 = other.reshuffled(8);
        let mut moments = PLAYED.moments.clone();
        moments[*at] = same;
        if own.kind() == QuestionKind::Best {
            let shuffled = GameInParts {
                designs: PLAYED.designs.clone(),
                moments,
            };
            let again = cut_at(&shuffled, *at).expect("a decision");
            assert_eq!(
                again.judged().as_ref(),
                Some(own),
                "another bag, the same question"
            );
        }
    }
}

#[test]
fn what_is_torn_or_cannot_be_set_up_is_no_question() {
    let (_, own) = &OWN[0];
    let mut other = own.clone();
    other.designs = json!([]);
    assert!(other.item(1).is_none());
    let mut other = own.clone();
    other.decision.stood.pop();
    assert!(other.item(1).is_none());
    let mut other = own.clone();
    other.decision.setup["deck"] = json!(["base/nothing"]);
    assert!(other.item(1).is_none());
    let mut other = own.clone();
    other.designs[0]["segments"] = json!(4);
    assert!(other.item(1).is_none());
}

#[test]
fn own_decisions_come_when_they_are_due_among_the_others_and_alone() {
    assert_eq!(own_number(&own_id(12)), Some(12));
    assert_eq!(own_number("practice-best-1-2"), None);
    let own = |number| OwnCard {
        number,
        kind: QuestionKind::Best,
    };
    let mut known = RuleKnowledge {
        met: vec!["BG-16".to_owned(), "BG-17".to_owned()],
        own: (1..=9).map(own).collect(),
        ..RuleKnowledge::default()
    };
    let missed = Card::after(None, AnswerGrade::Wrong, 4, 0);
    for number in 1..=9 {
        known.cards.insert(own_id(number), missed.clone());
    }
    let right = Card::after(Some(&missed), AnswerGrade::Right, 4, 4);
    assert_eq!(right.mastery(4), Mastery::Seen);
    known.cards.insert(own_id(3), right);
    let of = |round: &PracticeRound| -> Vec<u32> {
        round.asks.iter().filter_map(|ask| ask.own).collect()
    };
    let mixed = PracticeRound::new(&known, &[], 4, 1);
    assert_eq!((mixed.asks.len(), of(&mixed).len()), (8, 3));
    assert!(mixed.asks[0].own.is_none() && mixed.asks[1].own.is_some());
    assert!(!of(&mixed).contains(&3), "it is not due");
    assert_eq!(of(&PracticeRound::deciding(&known, 4, 1)).len(), 3);
    assert_eq!(
        of(&PracticeRound::new(&known, &[QuestionKind::Road], 4, 1)),
        [0_u32; 0]
    );
    let alone = PracticeRound::of_own(&known, None, 4, 1);
    assert_eq!(of(&alone).len(), 8, "each once");
    assert_eq!(of(&PracticeRound::of_own(&known, Some(3), 4, 1)), [3]);
    assert_eq!(
        of(&PracticeRound::of_own(&known, Some(33), 4, 1)),
        [0_u32; 0]
    );
    // What was put away while a round goes on is left out of it.
    let mut round = PracticeRound::of_own(&known, None, 4, 1);
    let [first, second] = [round.asks[0].clone(), round.asks[1].clone()];
    round.pass_over();
    assert_eq!(round.now(), Some(&second));
    round.answer(AnswerGrade::Wrong);
    assert_eq!(
        round.asks.last().map(|ask| (ask.own, ask.again)),
        Some((second.own, true))
    );
    assert_ne!(first.own, second.own);
}

#[test]
fn tiles_drawn_from_a_real_bag_are_asked_as_any_others() {
    let setup = json!({ "players": [{ "name": "Anna" }, { "name": "Ben" }], "mix": "base", "draw": "by-hand" });
    let record = json!({ "format": "bastide/game@1", "setup": setup, "actions": [] });
    let record: content::record::Record = content::document::read_value(record).expect("a record");
    let record = Library::built_in()
        .stand_alone(record)
        .expect("it stands alone");
    let opened = Library::built_in().open_record(&record).expect("it opens");
    let game = Game::new(opened.table, &opened.setup).expect("a game");
    assert_eq!(game.phase(), Phase::Draw);
    let mut menu = Menu::new();
    game.legal(&mut menu);
    let drawn = menu.actions()[0];
    let mut after = game.clone();
    after.apply_offered(drawn, &mut EventSink::silent());
    after.legal(&mut menu);
    let taken = menu.actions()[0];
    let designs = serde_json::to_value(&record.designs).expect("designs");
    let seats = seats();
    let of = DecidedTable {
        designs: &designs,
        seats: &seats,
    };
    let meant = MeantMove {
        action: taken,
        then: Some(Action::Pass),
    };
    assert!(CutDecision::of(&after, BoardDecision::Tile(meant), of).is_some());
    assert!(CutDecision::of(&game, BoardDecision::Tile(meant), of).is_none());
}
