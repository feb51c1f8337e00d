//! The language of the system, and the languages that a person added as files: `languages/nl/table.ftl` in the data
//! folder, or in the folder that `BASTIDE_LANGUAGES` names. The window knows its own; it lays these over them.

use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};
use store::settings::is_language_tag;

/// Names another folder than `languages` in the data folder.
const VARIABLE: &str = "BASTIDE_LANGUAGES";
const FOLDER: &str = "languages";
const ENDING: &str = "ftl";

/// The most bytes of a file, and the most files of a language.
const MOST_BYTES: usize = 1_000_000;
const MOST_FILES: usize = 64;

/// Where the files of languages lie, and the language of the system.
#[derive(Debug, Clone)]
pub struct Languages {
    folder: PathBuf,
    system: Option<String>,
}

/// What the window is to know of languages before it says anything.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LanguageFiles {
    /// A BCP 47 tag such as `nl-BE`; null where the system names none.
    pub system: Option<String>,
    pub added: Vec<AddedLanguage>,
    /// Files that were left out, because they are too large, no text, or too many.
    pub left_out: Vec<String>,
}

/// The files of one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct AddedLanguage {
    pub tag: String,
    /// What each file says, by its name without its ending.
    pub texts: BTreeMap<String, String>,
}

impl Languages {
    /// Those beside what is kept in a data folder.
    pub fn beside(data: &Path) -> Self {
        let named = env::var_os(VARIABLE).filter(|folder| !folder.is_empty());
        Self {
            folder: named.map_or_else(|| data.join(FOLDER), PathBuf::from),
            system: language_of_system(|name| env::var(name).ok()),
        }
    }

    /// The tag of the system's language.
    pub fn system(&self) -> Option<&str> {
        self.system.as_deref()
    }

    /// Reads all files anew.
    pub async fn language_files(&self) -> Result<LanguageFiles> {
        let languages = self.clone();
        run_blocking(
            || "reading the files of languages".to_owned(),
            move || {
                let mut files = LanguageFiles {
                    system: languages.system,
                    ..LanguageFiles::default()
                };
                for folder in entries(&languages.folder).unwrap_or_default() {
                    files.add(&folder);
                }
                Ok(files)
            },
        )
        .await
    }
}

impl LanguageFiles {
    fn add(&mut self, folder: &Path) {
        let name = folder.file_name().and_then(OsStr::to_str);
        let Some(tag) = name.filter(|tag| folder.is_dir() && is_language_tag(tag)) else {
            return;
        };
        let mut texts = BTreeMap::new();
        for file in entries(folder).unwrap_or_default() {
            let name = file.file_stem().and_then(OsStr::to_str);
            let Some(name) = name.filter(|_| file.extension().is_some_and(|it| it == ENDING))
            else {
                continue;
            };
            match text(&file) {
                Some(text) if texts.len() < MOST_FILES => {
                    texts.insert(name.to_owned(), text);
                }
                _ => self.left_out.push(file.display().to_string()),
            }
        }
        if !texts.is_empty() {
            let tag = tag.to_owned();
            self.added.push(AddedLanguage { tag, texts });
        }
    }
}

/// What lies in a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// What a file says, when it is a text of no more than its size.
fn text(file: &Path) -> Option<String> {
    let bytes = files::read(file, MOST_BYTES).ok()?;
    String::from_utf8(bytes)
        .ok()
        .filter(|text| text.len() <= MOST_BYTES)
}

/// The language of messages, by the first of the variables that says something: `nl_BE.UTF-8` is `nl-BE`.
fn language_of_system(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].map(variable);
    let locale = named.into_iter().flatten().find(|it| !it.is_empty())?;
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    let tag = name.replace('_', "-");
    is_language_tag(&tag).then_some(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files_in(folder: &Path) -> LanguageFiles {
        let languages = Languages {
            folder: folder.to_owned(),
            system: None,
        };
        let read = tokio::runtime::Runtime::new().expect("runtime");
        read.block_on(languages.language_files()).expect("files")
    }

    #[test]
    fn the_first_variable_that_says_something_names_the_language() {
        let system = |all: &str, messages: &str, lang: &str| {
            let said = [("LC_ALL", all), ("LC_MESSAGES", messages), ("LANG", lang)];
            language_of_system(|name| {
                let (_, value) = said.iter().find(|(said, _)| *said == name)?;
                Some((*value).to_owned())
            })
        };
        assert_eq!(system("", "", "nl_NL.UTF-8").as_deref(), Some("nl-NL"));
        assert_eq!(system("", "de_AT@euro", "nl").as_deref(), Some("de-AT"));
        assert_eq!(system("fr", "de_AT", "nl").as_deref(), Some("fr"));
        assert_eq!(system("C.UTF-8", "", "nl_NL.UTF-8"), None);
        assert_eq!(system("POSIX", "", ""), None);
        assert_eq!(language_of_system(|_| None), None);
    }

    #[test]
    fn what_a_folder_of_languages_holds_is_read_and_the_rest_is_named() {
        let folder = tempfile::tempdir().expect("folder");
        let put = |path: &str, bytes: &[u8]| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().expect("parent")).expect("folder");
            fs::write(path, bytes).expect("file");
        };
        put("nl/table.ftl", "title = Tafel\n".as_bytes());
        put("nl/play.ftl", "title = Spelen – één\n".as_bytes());
        put("nl/notes.txt", b"no words");
        put("nl/torn.ftl", &[0xff, 0xfe]);
        put("nl/large.ftl", &vec![b'a'; MOST_BYTES + 1]);
        put("not a language/table.ftl", b"title = x\n");
        put("pt-BR/table.ftl", "title = Mesa\n".as_bytes());
        put("readme.ftl", b"no language\n");
        fs::create_dir(folder.path().join("nl/folder.ftl")).expect("folder");

        let files = files_in(folder.path());
        let read: Vec<_> = files.added.iter().map(|it| (&*it.tag, &it.texts)).collect();
        assert_eq!(
            read.iter().map(|(tag, _)| *tag).collect::<Vec<_>>(),
            ["nl", "pt-BR"]
        );
        assert_eq!(read[0].1["table"], "title = Tafel\n");
        assert_eq!(read[0].1["play"], "title = Spelen – één\n");
        assert_eq!(read[0].1.len(), 2);
        let left: Vec<_> = files.left_out.iter().map(Path::new).collect();
        let name = |path: &&Path| path.file_name().expect("name").to_owned();
        let left: Vec<_> = left.iter().map(name).collect();
        assert_eq!(left, ["folder.ftl", "large.ftl", "torn.ftl"]);
    }

    #[test]
    fn a_language_has_no_more_than_so_many_files() {
        let folder = tempfile::tempdir().expect("folder");
        let own = folder.path().join("nl");
        fs::create_dir(&own).expect("folder");
        for nth in 0..=MOST_FILES {
            fs::write(own.join(format!("area-{nth:03}.ftl")), "a = b\n").expect("file");
        }
        let files = files_in(folder.path());
        assert_eq!(files.added[0].texts.len(), MOST_FILES);
        assert_eq!(files.left_out.len(), 1);
    }

    #[test]
    fn a_folder_that_is_not_there_adds_nothing() {
        let folder = tempfile::tempdir().expect("folder");
        let files = files_in(&folder.path().join("gone"));
        assert_eq!(files, LanguageFiles::default());
    }
}
