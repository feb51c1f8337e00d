//! A question before it is put into words: what is played, what is asked, what is right, and which mistake leads to
//! which wrong answer.

use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::{Event, ScoreEntry};
use rules::game::Game;
use rules::ground::{Place, PlayerId};
use rules::score::Source;
use serde_json::{Value, json};

/// One question about a position.
#[derive(Clone, Debug)]
pub(crate) struct QuestionDraft {
    /// What is imagined before the question.
    pub(crate) moves: Vec<(PlayerId, Action)>,
    /// What is asked.
    pub(crate) asked: QuestionTarget,
    /// What the rules say.
    pub(crate) right: Value,
    /// Wrong answers, each with the mistake that leads to it.
    pub(crate) wrong: Vec<(Value, &'static str)>,
    /// The rules that decide it.
    pub(crate) rules: Vec<&'static str>,
    /// What is pointed at.
    pub(crate) marks: Vec<Value>,
    /// Whom the question is about.
    pub(crate) whom: PlayerId,
    /// How the right number comes about, line by line: the word, how many, points for each.
    pub(crate) lines: Vec<(&'static str, i32, i32)>,
    /// What everybody has in the end, where that is asked.
    pub(crate) scores: Vec<(PlayerId, i32)>,
    /// Which text asks.
    pub(crate) question: &'static str,
    /// What the table shows by itself; what everybody is used to when nothing is said.
    pub(crate) aids: &'static [&'static str],
}

/// What is asked.
#[derive(Clone, Debug)]
pub(crate) enum QuestionTarget {
    /// A value: of which kind, and what the rules compute for it.
    Value(&'static str, Value),
    /// Why this is refused.
    Refusal(Action),
}

impl QuestionDraft {
    /// A question for a number.
    pub(crate) fn number(of: Value, right: i32, whom: PlayerId) -> Self {
        Self {
            moves: Vec::new(),
            asked: QuestionTarget::Value("number", of),
            right: json!(right),
            wrong: Vec::new(),
            rules: Vec::new(),
            marks: Vec::new(),
            whom,
            lines: Vec::new(),
            scores: Vec::new(),
            question: "question",
            aids: &[],
        }
    }

    /// Adds a wrong answer, unless it is right after all or another mistake leads to it too.
    pub(crate) fn mistake(&mut self, answer: impl Into<Value>, name: &'static str) {
        let answer = answer.into();
        let known = self.wrong.iter().any(|(other, _)| *other == answer);
        let negative = answer.as_i64().is_some_and(|n| n < 0);
        if answer != self.right && !known && !negative {
            self.wrong.push((answer, name));
        }
    }

    /// Adds the rules and the lines of a scoring.
    pub(crate) fn counted(&mut self, entry: &ScoreEntry) {
        for line in &entry.lines {
            self.lines.push((line.item.what, line.count, line.each));
            self.rules.push(line.item.rule);
        }
    }

    /// True when there is enough to choose from.
    pub(crate) const fn is_a_question(&self) -> bool {
        self.wrong.len() >= 2
    }
}

/// The drawn tile laid somewhere, and the turn ended with nothing else.
pub(crate) struct TrialPlacement {
    /// What was done.
    pub(crate) moves: Vec<(PlayerId, Action)>,
    /// What came of it.
    pub(crate) events: Vec<Event>,
    /// The game then.
    pub(crate) after: Game,
}

impl TrialPlacement {
    /// The mark of the place of the tile.
    pub(crate) fn mark(&self) -> Option<Value> {
        mark(self.moves[0].1)
    }

    /// The points that were scored for a source, a payment each.
    pub(crate) fn scored(&self, source: Source) -> Vec<&ScoreEntry> {
        let entries = self.events.iter().filter_map(|event| match event {
            Event::Score(entry) if entry.source == source => Some(entry),
            _ => None,
        });
        entries.collect()
    }

    /// The first payment for a source, where its player has no other of it.
    pub(crate) fn only(&self, source: Source) -> Option<&ScoreEntry> {
        let entries = self.scored(source);
        let first = *entries.first()?;
        let own = entries.iter().filter(|entry| entry.player == first.player);
        (own.count() == 1).then_some(first)
    }
}

/// The game after the drawn tile was laid, asked for a figure; nothing where something else is asked.
pub(crate) fn laid(game: &Game, action: Action) -> Option<Game> {
    let who = game.to_move()?;
    let mut after = game.clone();
    after.apply(who, action).ok()?;
    let asked = after.phase() == Phase::Figure && after.to_move() == Some(who);
    asked.then_some(after)
}

/// The places into which the drawn tile fits in one way, so that who reads a mark knows how it lies; in a random order.
pub(crate) fn places(game: &Game, chance: &mut Chance) -> Vec<Action> {
    let cell = |action: &Action| match action {
        Action::Tile { x, y, .. } => Some((*x, *y)),
        _ => None,
    };
    let all = game.actions();
    let ways = |at: Option<(i16, i16)>| all.iter().filter(|other| cell(other) == at).count();
    let plain = all
        .iter()
        .filter(|action| cell(action).is_some() && ways(cell(action)) == 1);
    let mut places: Vec<_> = plain.copied().collect();
    chance.shuffle(&mut places);
    places
}

/// The mark of a place.
pub(crate) fn mark(place: Action) -> Option<Value> {
    match place {
        Action::Tile { x, y, .. } => Some(json!({ "place": { "x": x, "y": y } })),
        _ => None,
    }
}

/// Every place of the drawn tile, with the rest of the turn passed, as far as nobody is asked anything else.
pub(crate) fn tries(game: &Game, chance: &mut Chance) -> Vec<TrialPlacement> {
    let places = places(game, chance).into_iter();
    places.filter_map(|place| through(game, place)).collect()
}

fn through(game: &Game, place: Action) -> Option<TrialPlacement> {
    let who = game.to_move()?;
    let turn = game.state().turn;
    let mut after = game.clone();
    let mut moves = vec![(who, place)];
    let mut events = after.apply(who, place).ok()?;
    if after.phase() == Phase::Figure && after.to_move() == Some(who) && after.state().turn == turn
    {
        moves.push((who, Action::Pass));
        events.extend(after.apply(who, Action::Pass).ok()?);
    }
    // A circle, an order, a robber: then there is more to it than one tile.
    let next = after.phase() == Phase::Tile && after.state().turn == turn + 1;
    next.then_some(TrialPlacement {
        moves,
        events,
        after,
    })
}

/// A feature, as a question points at it.
pub(crate) fn spot(place: Place) -> Value {
    json!({ "x": place.x, "y": place.y, "kind": place.kind, "at": place.at })
}
