//! Judges the tables of lesson files anew, and writes those that differ.

use super::{game_of, read};
use crate::{Result, in_order};
use clap::Args;
use content::layout;
use content::scenario::MoveCosts;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Judge {
    /// The lessons
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write what differs into the files
    #[arg(long)]
    write: bool,
}

impl Judge {
    pub(super) fn run(self) -> Result<()> {
        let mut differ = 0;
        for file in &self.files {
            let (mut text, scenario) = read(file)?;
            let judged: Vec<_> = (0..scenario.steps.len())
                .filter(|step| scenario.steps[*step].costs.is_some())
                .collect();
            let anew = in_order(judged.len(), |n| {
                let step = judged[n];
                let game = game_of(&scenario, step).map_err(|error| error.to_string())?;
                let seed = scenario.steps[step]
                    .costs
                    .as_ref()
                    .map_or(1, |it| it.seed.get());
                let costs = practice::move_costs(&game.sight(), seed);
                costs.ok_or_else(|| "nobody is asked there".to_owned())
            });
            for (step, anew) in judged.into_iter().zip(anew) {
                let anew = anew?;
                let name = format!("{}: step {:?}", file.display(), scenario.steps[step].id);
                let Some(was) = &scenario.steps[step].costs else {
                    continue;
                };
                if *was == anew {
                    println!("{name}: the same, {} ways", anew.stood.len());
                    continue;
                }
                differ += 1;
                println!("{name}: {}", difference(was, &anew));
                let at = ["steps", &step.to_string(), "costs"];
                let costs = serde_json::to_string(&anew)?;
                text = layout::with(&text, &at, &costs).ok_or("the step is there")?;
            }
            if self.write {
                std::fs::write(file, text)?;
            }
        }
        if differ == 0 || self.write {
            return Ok(());
        }
        Err(format!("{differ} tables differ; --write writes them").into())
    }
}

/// What is otherwise, in words.
fn difference(was: &MoveCosts, anew: &MoveCosts) -> String {
    if was.stood.len() != anew.stood.len() {
        return format!(
            "{} ways, and {} in the file",
            anew.stood.len(),
            was.stood.len()
        );
    }
    let pairs = was.stood.iter().zip(&anew.stood);
    let moved = pairs
        .clone()
        .filter(|(was, anew)| was.given_up() != anew.given_up());
    let best = pairs
        .clone()
        .filter(|(was, anew)| was.is_right() != anew.is_right());
    format!(
        "differs: {} of {} ways give up other points, {} became best or stopped being so",
        moved.count(),
        anew.stood.len(),
        best.count()
    )
}
