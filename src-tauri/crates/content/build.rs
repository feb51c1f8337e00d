//! Lists the lessons of `tutorials`, so that each new file is carried without being named. It must not read them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const TUTORIALS: &str = "../../../tutorials";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={TUTORIALS}");
    let mut list = String::from("&[\n");
    for course in sorted(&fs::canonicalize(TUTORIALS)?)? {
        if !course.is_dir() {
            continue;
        }
        for lesson in sorted(&course)? {
            if lesson.extension().is_some_and(|it| it == "json") {
                let name = format!("{}/{}", name(&course), name(&lesson));
                let path = lesson.display().to_string();
                writeln!(list, "({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
            }
        }
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("Cargo names a folder"))?;
    fs::write(Path::new(&out).join("lessons.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| name.display().to_string())
}
