//! Features as they stand: what they would bring if the game ended now, and whom.

use crate::draft::{QuestionDraft, spot};
use rules::chance::Chance;
use rules::event::Event;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Kind, Place, PlayerId, Side};
use rules::report::{self, Report};
use rules::score::{Payment, ScoreLine, Source, sum};
use serde_json::json;
use std::collections::BTreeSet;

/// Every feature with a figure on it, once.
fn taken(game: &Game) -> Vec<Report> {
    let context = game.context();
    let features: BTreeSet<_> = context
        .state
        .figures
        .iter()
        .map(|figure| context.state.board.feature(figure.on))
        .collect();
    features
        .into_iter()
        .filter_map(|feature| report::feature(context, feature))
        .collect()
}

/// What a feature would pay somebody as it stands.
fn worth(place: Place, payment: &Payment, rules: Vec<&'static str>) -> QuestionDraft {
    let of = json!({ "worth": { "feature": spot(place), "player": payment.player } });
    let mut draft = QuestionDraft::number(of, payment.points(), payment.player);
    draft.rules = rules;
    draft.lines = lines(&payment.lines);
    draft.marks = vec![json!({ "feature": spot(place) })];
    draft
}

pub(super) fn monastery(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let context = game.context();
    for report in taken(game)
        .iter()
        .filter(|report| report.kind == Kind::Monastery)
    {
        let Some(payment) = report.now.first() else {
            continue;
        };
        let place = context.place(report.feature);
        let points = payment.points();
        let mut draft = worth(place, payment, vec!["BG-20", "BG-29"]);
        draft.mistake(points - 1, "own-tile");
        draft.mistake(9, "as-finished");
        let beside = Side::ALL.into_iter().filter(|side| {
            let cell = place.cell().beyond(*side);
            context.state.board.tile_at(cell).is_some()
        });
        draft.mistake(1 + beside.count() as i32, "corners");
        draft.mistake(points + 1, "gap");
        out.push(draft);
    }
}

/// Called home now, an abbot brings what his place would bring if the game ended.
pub(super) fn recall(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let context = game.context();
    for report in taken(game) {
        let mut there = context.state.figures_on(report.feature);
        if !there.any(|(_, figure)| figure.kind == FigureKind::Abbot) {
            continue;
        }
        let Some(payment) = report.now.first() else {
            continue;
        };
        let place = context.place(report.feature);
        let points = payment.points();
        let mut draft = worth(place, payment, vec!["AB-08", "AB-14"]);
        draft.mistake(points - 1, "own-tile");
        draft.mistake(9, "as-finished");
        draft.mistake(9 - points, "free-places");
        draft.mistake(points + 1, "gap");
        out.push(draft);
    }
}

pub(super) fn field(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let context = game.context();
    for report in taken(game)
        .iter()
        .filter(|report| report.kind == Kind::Field)
    {
        for payment in &report.now {
            let place = context.place(report.feature);
            let points = payment.points();
            let cities = report.cities.len() as i32;
            let farmers = context.state.figures_on(report.feature);
            let own = farmers
                .filter(|(_, figure)| figure.owner == payment.player)
                .count() as i32;
            let mut draft = worth(place, payment, vec!["BG-30"]);
            if cities == 0 {
                continue;
            }
            if own > 1 {
                draft.mistake(points * own, "each-farmer");
            }
            if report.owners.len() > 1 {
                draft.mistake(points / 2, "shared");
            }
            draft.mistake(points + 3, "open-city");
            if cities > 1 {
                draft.mistake(3, "one-city");
            }
            draft.mistake(cities, "one-point");
            draft.mistake(2 * cities, "as-tiles");
            out.push(draft);
        }
    }
}

pub(super) fn majority(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let context = game.context();
    for report in taken(game) {
        let present: Vec<PlayerId> = report.strengths.iter().map(|(who, _)| *who).collect();
        if present.len() < 2 {
            continue;
        }
        let place = context.place(report.feature);
        let asked = json!({ "owners": { "feature": spot(place) } });
        let mut draft = QuestionDraft::number(asked.clone(), 0, report.owners[0]);
        draft.asked = crate::draft::QuestionTarget::Value("player", asked);
        draft.right = json!(report.owners);
        draft.rules = vec!["BG-21"];
        draft.marks = vec![json!({ "feature": spot(place) })];
        draft.mistake(json!(present), "everybody");
        for player in &present {
            let name = if report.owners.contains(player) {
                "tie"
            } else {
                "fewer"
            };
            draft.mistake(json!([player]), name);
        }
        draft.mistake(json!([]), "nobody");
        out.push(draft);
    }
}

/// What the end of the game would bring, of more than one source.
pub(super) fn ending(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let Some(told) = report::told_if_it_ended(game.context()) else {
        return;
    };
    for player in PlayerId::first(usize::from(game.state().seats())) {
        let own = told.iter().filter_map(|event| match event {
            Event::Score(entry) if entry.player == player => Some(entry),
            _ => None,
        });
        let own: Vec<_> = own.collect();
        let of_source = |source: Source| -> i32 {
            let entries = own.iter().filter(|entry| entry.source == source);
            entries.map(|entry| entry.points).sum()
        };
        let total: i32 = own.iter().map(|entry| entry.points).sum();
        let sources: BTreeSet<_> = own.iter().map(|entry| entry.source).collect();
        if sources.len() < 2 {
            continue;
        }
        let of = json!({ "at-the-end": { "player": player } });
        let mut draft = QuestionDraft::number(of, total, player);
        draft.rules = vec!["BG-29"];
        if sources.contains(&Source::Field) {
            draft.rules.push("BG-30");
        }
        for entry in &own {
            draft.lines.extend(
                entry
                    .lines
                    .iter()
                    .map(|line| (line.item.what, line.count, line.each)),
            );
        }
        draft.mistake(total + of_source(Source::City), "as-finished");
        if of_source(Source::Field) > 0 {
            draft.mistake(total - of_source(Source::Field), "no-fields");
        }
        if of_source(Source::Monastery) > 0 {
            draft.mistake(total - of_source(Source::Monastery), "no-monastery");
        }
        if of_source(Source::Road) > 0 {
            draft.mistake(total - of_source(Source::Road), "no-roads");
        }
        draft.mistake(0, "nothing-open");
        out.push(draft);
    }
}

fn lines(lines: &[ScoreLine]) -> Vec<(&'static str, i32, i32)> {
    debug_assert!(
        sum(&lines.iter().copied().collect()) >= 0,
        "nobody loses by a feature"
    );
    lines
        .iter()
        .map(|line| (line.item.what, line.count, line.each))
        .collect()
}
