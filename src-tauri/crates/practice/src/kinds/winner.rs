//! Who would win if the game ended now, and who seems to.

use crate::draft::{QuestionDraft, QuestionTarget};
use rules::chance::Chance;
use rules::event::Event;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::report;
use rules::score::Source;
use serde_json::json;

/// By roads, cities, monasteries and fields.
pub(super) fn winner(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    out.extend(question(game, &["BG-29", "BG-30", "BG-32"], None));
}

/// What an expansion pays at the end, and the name of the mistake of forgetting it.
pub(super) struct ForgottenScore {
    pub(super) source: Source,
    pub(super) name: &'static str,
}

/// Who would win; where an expansion's points are meant, only if whoever forgets them takes another for the winner.
pub(super) fn question(
    game: &Game,
    rules: &[&'static str],
    meant: Option<ForgottenScore>,
) -> Option<QuestionDraft> {
    let told = report::told_if_it_ended(game.context())?;
    let paid: Vec<_> = told
        .iter()
        .filter_map(|event| match event {
            Event::Score(entry) => Some((entry.player, entry.source, entry.points)),
            _ => None,
        })
        .collect();
    let seats = usize::from(game.state().seats());
    let ahead = |counts: &dyn Fn(Source) -> bool| {
        let all = PlayerId::first(seats).map(|player| {
            let own = paid
                .iter()
                .filter(|(who, source, _)| *who == player && counts(*source));
            let now = game.state().players[usize::from(player)].score;
            (player, now + own.map(|(_, _, points)| points).sum::<i32>())
        });
        let all: Vec<_> = all.collect();
        let most = all.iter().map(|(_, score)| *score).max();
        let best = all.iter().filter(|(_, score)| Some(*score) == most);
        let best: Vec<_> = best.map(|(player, _)| *player).collect();
        (best, all)
    };
    let (right, scores) = ahead(&|_| true);
    let whom = *right.first()?;
    let mut draft = QuestionDraft::number(json!(null), 0, whom);
    draft.asked = QuestionTarget::Value("player", json!({ "leaders": true }));
    draft.right = json!(right);
    draft.rules = rules.to_vec();
    draft.marks = vec![json!({ "part": "score" })];
    draft.scores = scores;
    let open = |source| matches!(source, Source::Road | Source::City | Source::Monastery);
    if let Some(ForgottenScore { source, name }) = &meant {
        draft.mistake(json!(ahead(&|other| other != *source).0), name);
    }
    draft.mistake(json!(ahead(&|_| false).0), "leads-now");
    draft.mistake(
        json!(ahead(&|source| source != Source::Field).0),
        "no-farmers",
    );
    draft.mistake(json!(ahead(&|source| !open(source)).0), "no-open");
    // Who is ahead whatever is forgotten is no question.
    let is_made = |meant: &ForgottenScore| draft.wrong.iter().any(|(_, name)| *name == meant.name);
    if draft.wrong.is_empty() || !meant.as_ref().is_none_or(is_made) {
        return None;
    }
    for player in PlayerId::first(seats) {
        let name = if right.contains(&player) {
            "level"
        } else {
            "behind"
        };
        draft.mistake(json!([player]), name);
    }
    Some(draft)
}
