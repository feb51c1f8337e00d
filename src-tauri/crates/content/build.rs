//! Lists the lessons, campaigns and paths of `tutorials`, the texts in other languages, and messages that Rust says, so
//! that each new file is carried without being named.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const TUTORIALS: &str = "../../../tutorials";
const TILE_SETS: &str = "../../../tile-sets";
/// A folder of this name here is a language.
const LANGUAGES: &str = "../../../ui/languages";
/// What Rust says in every language.
const AREAS: [&str; 3] = ["aims.ftl", "questions.ftl", "shared.ftl"];
const CAMPAIGNS: &str = "campaigns";
const PATHS: &str = "paths";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={TUTORIALS}");
    println!("cargo::rerun-if-changed={TILE_SETS}");
    let root = fs::canonicalize(TUTORIALS)?;
    let tile_sets = fs::canonicalize(TILE_SETS)?;
    let (mut lessons, mut campaigns, mut paths) = (Vec::new(), Vec::new(), Vec::new());
    for folder in sorted(&root)?.into_iter().filter(|it| it.is_dir()) {
        if is_language(&folder) {
            continue;
        }
        if folder.ends_with(CAMPAIGNS) {
            for below in sorted(&folder)?.into_iter().filter(|it| it.is_dir()) {
                campaigns.extend(files(&below)?);
            }
            campaigns.extend(files(&folder)?);
        } else if folder.ends_with(PATHS) {
            paths.extend(files(&folder)?);
        } else {
            lessons.extend(files(&folder)?);
        }
    }
    write("lessons.rs", &root, &lessons)?;
    write("campaigns.rs", &root, &campaigns)?;
    write("paths.rs", &root, &paths)?;
    let mut overlays = Vec::new();
    for root in [&root, &tile_sets] {
        for folder in sorted(root)?.into_iter().filter(|it| is_language(it)) {
            overlays.extend(listed(root, &all_below(&folder)?)?);
        }
    }
    write_list("overlays.rs", &overlays)?;
    let languages = fs::canonicalize(LANGUAGES)?;
    let mut messages = Vec::new();
    for folder in sorted(&languages)?.into_iter().filter(|it| it.is_dir()) {
        let mut areas = sorted(&folder)?;
        areas.retain(|file| AREAS.iter().any(|area| file.ends_with(area)));
        for area in &areas {
            println!("cargo::rerun-if-changed={}", area.display());
        }
        messages.extend(listed(&languages, &areas)?);
    }
    write_list("messages.rs", &messages)
}

fn is_language(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default();
    folder.is_dir() && Path::new(LANGUAGES).join(name).is_dir()
}

fn all_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all = files(folder)?;
    for below in sorted(folder)?.into_iter().filter(|it| it.is_dir()) {
        all.extend(all_below(&below)?);
    }
    Ok(all)
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = sorted(folder)?;
    files.retain(|file| file.extension().is_some_and(|it| it == "json"));
    Ok(files)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn write(list: &str, root: &Path, files: &[PathBuf]) -> io::Result<()> {
    write_list(list, &listed(root, files)?)
}

/// Each file by its path below the root, and where it lies.
fn listed(root: &Path, files: &[PathBuf]) -> io::Result<Vec<(String, String)>> {
    let each = files.iter().map(|file| {
        let name = file.strip_prefix(root).map_err(io::Error::other)?;
        Ok((name.display().to_string(), file.display().to_string()))
    });
    each.collect()
}

/// A list of names, each with the text of its file.
fn write_list(list: &str, files: &[(String, String)]) -> io::Result<()> {
    let mut text = String::from("&[\n");
    for (name, path) in files {
        writeln!(text, "({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    text.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("Cargo names a folder"))?;
    fs::write(Path::new(&out).join(list), text)
}
