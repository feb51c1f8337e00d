//! A glance at a decision: what is everybody's, term by term, once whoever is asked has done what looks best to the
//! steady eye. Plays nothing on.

use crate::ahead::ExpectedPoints;
use crate::land_evaluator::LandEvaluator;
use crate::one_ply::{OnePlySearch, Worth};
use rules::action::Action;
use rules::event::EventSink;
use rules::figure::FigureKind;
use rules::ground::{Kind, PlayerId};
use rules::menu::Menu;
use rules::sight::PlayerView;
use rules::state::Context;

/// How many terms there are: points on the track, cities, roads, what is surrounded, fields, followers at home.
pub const TERMS: usize = 6;
const TRACK: usize = 0;
const FOLLOWERS: usize = 5;

/// What one player has, in hundredths of a point, term by term.
pub type QuickTerms = [i32; TERMS];

/// For each player; nothing when nobody is asked.
#[must_use]
pub fn glance(sight: &PlayerView) -> Option<Vec<QuickTerms>> {
    sight.to_move()?;
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    let mut best: Option<(Action, Worth)> = None;
    let eye = ExpectedPoints::of(sight.context());
    let look = OnePlySearch::brief(&eye, sight);
    { look }.weigh(&menu, |action, worth| {
        if best.is_none_or(|(_, best)| worth.value > best.value) {
            best = Some((action, worth));
        }
        true
    });
    let (action, worth) = best?;
    let mut after = sight.clone();
    for action in std::iter::once(action).chain(worth.then) {
        after.attempt(action, &mut EventSink::silent());
    }
    Some(terms(after.context()))
}

/// What is everybody's as it stands.
pub(crate) fn terms(context: Context<'_>) -> Vec<QuickTerms> {
    let players = context.state.players.iter();
    let mut terms: Vec<QuickTerms> = players
        .map(|player| {
            let mut terms = [0; TERMS];
            terms[TRACK] = 100 * player.score;
            terms
        })
        .collect();
    if context.is_over() {
        // Everything is paid.
        return terms;
    }
    let (eye, board) = (ExpectedPoints::of(context), &context.state.board);
    let mut seen = Vec::new();
    for figure in &context.state.figures {
        let feature = board.feature(figure.on);
        let term = match board.kind(feature) {
            Kind::City => 1,
            Kind::Road => 2,
            kind if kind.is_surrounded() => 3,
            Kind::Field => 4,
            _ => continue,
        };
        if board.claims(feature) != 0 && !seen.contains(&feature) {
            seen.push(feature);
            let worth = eye.worth(context, feature);
            for (terms, worth) in terms.iter_mut().zip(worth) {
                terms[term] += worth;
            }
        }
    }
    for (terms, player) in terms.iter_mut().zip(PlayerId::all()) {
        let home = context.state.supply(player, FigureKind::Follower);
        terms[FOLLOWERS] = eye.followers(i32::from(home));
    }
    terms
}
