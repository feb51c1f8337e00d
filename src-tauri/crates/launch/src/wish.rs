//! The way of drawing that was found to work where the usual one stayed blank: a small file in the data folder, good
//! for one machine as it is.

use crate::Machine;
use crate::drawing::DrawingWay;
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::{fs, io};

const FILE: &str = "drawing.json";

#[derive(Serialize, Deserialize)]
struct LaunchRequest {
    way: DrawingWay,
    /// Another driver, system or web view may not need it: there the usual way is tried anew.
    machine: String,
}

/// Nothing when none was found, or on a machine that has changed since.
pub fn read(folder: &Path, machine: &Machine) -> Option<DrawingWay> {
    let text = fs::read(folder.join(FILE)).ok()?;
    let wish: LaunchRequest = serde_json::from_slice(&text).ok()?;
    (wish.machine == machine.fingerprint()).then_some(wish.way)
}

pub fn keep(folder: &Path, machine: &Machine, way: DrawingWay) -> io::Result<()> {
    let machine = machine.fingerprint();
    let text = serde_json::to_vec(&LaunchRequest { way, machine })?;
    fs::write(folder.join(FILE), text)
}
