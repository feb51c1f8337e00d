//! Lists the lessons, campaigns and paths of `tutorials`, so that each new file is carried without being named.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const TUTORIALS: &str = "../../../tutorials";
const CAMPAIGNS: &str = "campaigns";
const PATHS: &str = "paths";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={TUTORIALS}");
    let root = fs::canonicalize(TUTORIALS)?;
    let (mut lessons, mut campaigns, mut paths) = (Vec::new(), Vec::new(), Vec::new());
    for folder in sorted(&root)?.into_iter().filter(|it| it.is_dir()) {
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
    write("paths.rs", &root, &paths)
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

/// A list of paths below the root, each with the text of its file.
fn write(list: &str, root: &Path, files: &[PathBuf]) -> io::Result<()> {
    let mut text = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(root).map_err(io::Error::other)?;
        let (name, path) = (name.display().to_string(), file.display().to_string());
        writeln!(text, "({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    text.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("Cargo names a folder"))?;
    fs::write(Path::new(&out).join(list), text)
}
