//! `fit`: least squares over games of two steady bots, and what is left of the variance of their results in games that were
//! not used for it.

use crate::{Result, in_order, plan};
use bots::{BotKind, TERMS};
use clap::Args;
use content::library::Library;
use lab::LabPlan;
use lab::review::{EYE, Subject, WeighedDraw, weight_of_besides};
use rules::chance::Chance;
use rules::game::Game;
use std::sync::atomic::AtomicBool;

/// Find how much of each term of a glance is luck, and how much of what playing on finds besides
#[derive(Args)]
pub(crate) struct Fit {
    mix: String,
    games: u32,
    /// In so many bags each draw is played on; in none, nothing is
    #[arg(default_value_t = 0)]
    bags: u32,
    #[arg(default_value_t = 1)]
    seed: u64,
}

impl Fit {
    pub(crate) fn run(&self) -> Result<()> {
        let plan = plan(&self.mix, vec![BotKind::Steady; 2], self.games, self.seed)?;
        let rows = in_order(self.games as usize, |n| row(&plan, n as u32, self.bags));
        print(&rows, self.bags);
        Ok(())
    }
}

const PHASES: usize = 3;

/// What is known of a game.
#[derive(Debug)]
struct FitRow {
    /// The luck of the first against that of the second, phase by phase and term by term.
    terms: [f64; PHASES * TERMS],
    /// The same to the eye, and what playing on found besides; then the luck of the first alone.
    apart: [f64; 2],
    own: [f64; 2],
    /// How far ahead the first was in the end.
    ahead: f64,
    /// The points of the first, and how many draws there were.
    points: f64,
    draws: f64,
}

fn row(plan: &LabPlan, number: u32, bags: u32) -> FitRow {
    let record = plan.record(number);
    let opened = Library::built_in().open_record(&record).expect("a game");
    let game = Game::new(opened.table, &opened.setup).expect("a game");
    let all = game.state().left();
    let subject = Subject::new(game, &record.actions).expect("a record");
    let points = |seat: usize| 100.0 * f64::from(subject.end().state().players[seat].score);
    let mut row = FitRow {
        terms: [0.0; PHASES * TERMS],
        apart: [0.0; 2],
        own: [0.0; 2],
        ahead: points(0) - points(1),
        points: points(0),
        draws: 0.0,
    };
    let (mut chance, nobody) = (Chance::new(u64::from(number)), AtomicBool::new(false));
    for (before, came) in subject.draws() {
        let left = before.left().map(|(_, n)| usize::from(n)).sum::<usize>();
        let phase = (PHASES * (all - left.min(all)) / all.max(1)).min(PHASES - 1);
        let Some(draw) = WeighedDraw::new(before, came) else {
            continue;
        };
        row.draws += 1.0;
        let terms = draw.terms();
        for (term, (own, other)) in terms[0].iter().zip(terms[1]).enumerate() {
            row.terms[phase * TERMS + term] += own - other;
        }
        let besides = draw.besides(bags, chance.bits(), &nobody);
        let besides = besides.expect("nobody stops it");
        for (at, luck) in [draw.to_the_eye(), besides].into_iter().enumerate() {
            row.apart[at] += luck.each[0] - luck.each[1];
            row.own[at] += luck.each[0];
        }
    }
    row
}

/// What of a game is weighed.
type FitColumns<'a> = &'a dyn Fn(&FitRow) -> Vec<f64>;

/// Solves the normal equations of these columns.
fn solve(rows: &[FitRow], columns: FitColumns<'_>) -> Vec<f64> {
    let n = columns(&rows[0]).len();
    let mut matrix = vec![vec![0.0; n + 1]; n];
    for row in rows {
        let x = columns(row);
        for i in 0..n {
            for j in 0..n {
                matrix[i][j] += x[i] * x[j];
            }
            matrix[i][n] += x[i] * row.ahead;
        }
    }
    for i in 0..n {
        matrix[i][i] += 1e-6;
        let pivot = matrix[i].clone();
        for row in &mut matrix[i + 1..] {
            let by = row[i] / pivot[i];
            let cells = row.iter_mut().zip(&pivot);
            cells.for_each(|(cell, above)| *cell -= by * above);
        }
    }
    let mut found = vec![0.0; n];
    for i in (0..n).rev() {
        let rest: f64 = (i + 1..n).map(|j| matrix[i][j] * found[j]).sum();
        found[i] = (matrix[i][n] - rest) / matrix[i][i];
    }
    found
}

/// By the weights of the program.
fn told(of: &[f64; 2], bags: u32) -> f64 {
    (EYE * of[0] + weight_of_besides(bags) * of[1]) / 100.0
}

fn variance(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let squares = values.iter().map(|v| (v - mean).powi(2));
    squares.sum::<f64>() / values.len() as f64
}

fn left_over(rows: &[FitRow], columns: FitColumns<'_>, found: &[f64]) -> f64 {
    let raw: Vec<_> = rows.iter().map(|row| row.ahead).collect();
    let even = rows.iter().map(|row| {
        let said = columns(row).into_iter().zip(found).map(|(x, by)| x * by);
        row.ahead - said.sum::<f64>()
    });
    variance(&even.collect::<Vec<_>>()) / variance(&raw)
}

fn print(rows: &[FitRow], bags: u32) {
    let (one, other) = rows.split_at(rows.len() / 2);
    let eye = |row: &FitRow| vec![row.apart[0]];
    let both = |row: &FitRow| row.apart.to_vec();
    let by_phase = |row: &FitRow| row.terms.chunks(TERMS).map(|c| c.iter().sum()).collect();
    let by_term = |row: &FitRow| {
        let of = |term: usize| (0..PHASES).map(|p| row.terms[p * TERMS + term]).sum();
        (0..TERMS).map(of).collect()
    };
    let each = |row: &FitRow| row.terms.to_vec();
    let kinds: [(&str, FitColumns<'_>); 5] = [
        ("to the eye, and what playing on finds besides", &both),
        ("to the eye alone", &eye),
        ("by phase", &by_phase),
        ("by term", &by_term),
        ("each", &each),
    ];
    for (name, columns) in kinds {
        let (a, b) = (solve(one, columns), solve(other, columns));
        let left = f64::midpoint(left_over(other, columns, &a), left_over(one, columns, &b));
        let found = solve(rows, columns);
        let found: Vec<_> = found.iter().map(|by| format!("{by:.2}")).collect();
        println!(
            "{name}: {:.1} % of the variance is left; {}",
            100.0 * left,
            found.join(" ")
        );
    }
    // As it is told: by the weights of the program.
    let even = rows.iter().map(|row| row.points - told(&row.own, bags));
    let draws = rows.iter().map(|row| row.draws).sum::<f64>() / rows.len() as f64;
    let unsaid = (variance(&even.collect::<Vec<_>>()) / draws).sqrt();
    println!("unsaid of the points of one player, a draw: {unsaid:.0} hundredths");
    let even: Vec<_> = rows
        .iter()
        .map(|row| row.ahead - told(&row.apart, bags))
        .collect();
    let raw: Vec<_> = rows.iter().map(|row| row.ahead).collect();
    let left = variance(&even);
    println!(
        "of the difference of two: {:.0} hundredths",
        (left / draws).sqrt()
    );
    println!(
        "as it is told, {:.1} % of the variance is left",
        100.0 * left / variance(&raw)
    );
    // Each game is a sample: its draws follow from one another.
    let lucky = rows.iter().map(|row| told(&row.own, bags) / row.draws);
    let lucky: Vec<_> = lucky.collect();
    let mean = lucky.iter().sum::<f64>() / lucky.len() as f64;
    let error = (variance(&lucky) / lucky.len() as f64).sqrt();
    println!("mean luck of a draw: {mean:.2} hundredths, standard error {error:.2}");
}
