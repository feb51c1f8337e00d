//! Grants the window the commands of the list in `commands.rs`, and nothing else.

use std::{env, fs, path::Path};

const LIST: &str = "src/commands.rs";

fn main() {
    let list = fs::read_to_string(LIST).expect("the list of commands");
    let (_, list) = list.split_once("\ncommands! {").expect("the list begins");
    let names = list.lines().filter_map(|line| {
        let command = line.trim_start().strip_prefix("fn ")?;
        Some(format!("{:?}", command.split_once('(')?.0))
    });
    let names = names.collect::<Vec<_>>().join(", ");
    let folder = env::var_os("OUT_DIR").expect("a folder to write in");
    let permission = Path::new(&folder).join("every-command.toml");
    let text =
        format!("[[permission]]\nidentifier = \"every-command\"\ncommands.allow = [{names}]\n");
    fs::write(&permission, text).expect("the permission is written");
    println!("cargo:rerun-if-changed={LIST}");
    let pattern = String::leak(permission.display().to_string());
    let manifest = tauri_build::AppManifest::new().permissions_path_pattern(pattern);
    let attributes = tauri_build::Attributes::new().app_manifest(manifest);
    tauri_build::try_build(attributes).expect("the shell's configuration is sound");
}
