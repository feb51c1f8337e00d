//! The language of the system, and the languages that a person added as files: `languages/nl/table.ftl` in the data
//! folder, or in the folder that `BASTIDE_LANGUAGES` names. The window knows its own; it lays these over them. Texts of
//! rules and lessons, `languages/nl/tile-sets/tower/rules.json`, are laid over those of the program at the start.

use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files;
use content::{added, overlay};
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};
use store::settings::is_language_tag;

/// Names another folder than `languages` in the data folder.
const VARIABLE: &str = "BASTIDE_LANGUAGES";
const FOLDER: &str = "languages";
const ENDING: &str = "ftl";
/// Where the texts of rules and lessons lie, in the folder of a language as in the source.
const CONTENT: [&str; 2] = ["tile-sets", "tutorials"];
const CONTENT_ENDING: &str = "json";

/// The most bytes of a file, the most files of a language with messages and with other texts, and how deep those lie.
const MOST_BYTES: usize = 1_000_000;
const MOST_FILES: usize = 64;
const MOST_TEXTS: usize = 512;
const DEEPEST: usize = 4;

/// Where the files of languages lie, and the language of the system.
#[derive(Debug, Clone)]
pub struct Languages {
    folder: PathBuf,
    system: Option<String>,
    /// Texts of rules and lessons that could not be taken at the start.
    left_out: Arc<[String]>,
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
            left_out: Arc::default(),
        }
    }

    /// Lays the texts of rules, lessons, sets, mixes, campaigns and paths over those of the program, before any is read.
    pub async fn lay_over(&mut self) -> Result<()> {
        let folder = self.folder.clone();
        let read = run_blocking(
            || "reading the texts of languages".to_owned(),
            move || {
                let mut texts = AddedTexts::default();
                for folder in entries(&folder).unwrap_or_default() {
                    texts.add(&folder);
                }
                Ok(texts)
            },
        );
        let texts = read.await?;
        self.left_out = texts.left_out.into();
        overlay::lay_over(texts.files);
        Ok(())
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
                    added: Vec::new(),
                    left_out: languages.left_out.to_vec(),
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

/// Texts of rules and lessons that were added: by language and path, each with its text.
#[derive(Debug, Default)]
struct AddedTexts {
    files: Vec<(String, String)>,
    left_out: Vec<String>,
}

impl AddedTexts {
    fn add(&mut self, folder: &Path) {
        let Some(tag) = tag_of(folder) else { return };
        // Texts are by language, without a region.
        let language = tag.split('-').next().unwrap_or(tag);
        let mut files = Vec::new();
        for content in CONTENT {
            let root = folder.join(content);
            // The folder of the language between, as in the source, or not.
            let roots = [root.join(tag), root];
            let mut found = Vec::new();
            add_below(&roots[1], DEEPEST, &mut found);
            for file in found {
                let path = roots.iter().find_map(|root| file.strip_prefix(root).ok());
                let names = path.into_iter().flatten().map(OsStr::to_str);
                let path = names.collect::<Option<Vec<_>>>().unwrap_or_default();
                files.push((path.join("/"), file));
            }
        }
        for (nth, (path, file)) in files.into_iter().enumerate() {
            let text = text(&file).filter(|_| nth < MOST_TEXTS);
            match text.filter(|text| added::is_fit(language, &path, text)) {
                Some(text) => self.files.push((format!("{language}/{path}"), text)),
                None => self.left_out.push(file.display().to_string()),
            }
        }
    }
}

/// The files with texts below a folder, and no deeper than so many folders.
fn add_below(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) {
    for entry in entries(folder).unwrap_or_default() {
        if entry.is_dir() && depth > 0 {
            add_below(&entry, depth - 1, found);
        } else if entry.extension().is_some_and(|it| it == CONTENT_ENDING) {
            found.push(entry);
        }
    }
}

/// The language that a folder is named after.
fn tag_of(folder: &Path) -> Option<&str> {
    let name = folder.file_name().and_then(OsStr::to_str);
    name.filter(|tag| folder.is_dir() && is_language_tag(tag))
}

impl LanguageFiles {
    fn add(&mut self, folder: &Path) {
        let Some(tag) = tag_of(folder) else { return };
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
        let mut languages = Languages {
            folder: folder.to_owned(),
            system: None,
            left_out: Arc::default(),
        };
        let runtime = tokio::runtime::Runtime::new().expect("runtime");
        runtime.block_on(languages.lay_over()).expect("texts");
        let files = runtime.block_on(languages.language_files());
        files.expect("files")
    }

    fn put(folder: &Path, path: &str, bytes: &[u8]) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("parent")).expect("folder");
        fs::write(path, bytes).expect("file");
    }

    #[test]
    fn texts_of_rules_and_lessons_are_taken_and_those_that_cannot_be_are_named() {
        let data = tempfile::tempdir().expect("folder");
        let folder = data.path();
        let rule = |title: &str| {
            let rule = format!(r#"{{ "id": "BG-01", "title": "{title}", "text": "Ĉiu tiro." }}"#);
            format!(r#"{{ "rules": [{rule}] }}"#).into_bytes()
        };
        let rules = "eo/tile-sets/base/rules.json";
        put(folder, rules, &rule("Kahelo"));
        put(
            folder,
            "eo/tile-sets/eo/mixes/tower.json",
            br#"{ "name": "La turo" }"#,
        );
        put(folder, "eo/tutorials/paths/turn.json", b"{ torn");
        put(
            folder,
            "eo/tile-sets/tower/rules.json",
            &vec![b' '; MOST_BYTES + 1],
        );
        put(
            folder,
            "eo/tile-sets/mixes/base.json",
            br#"{ "title": "Nenio" }"#,
        );
        put(
            folder,
            "eo/tutorials/nobody/01-lesson.json",
            &rule("Kahelo"),
        );
        put(folder, "eo/tile-sets/base/notes.txt", b"no texts");
        put(folder, "fil/tile-sets/base/rules.json", &rule("Tisa"));

        let mut texts = AddedTexts::default();
        texts.add(&folder.join("eo"));
        texts.add(&folder.join("fil"));
        let taken: Vec<_> = texts.files.iter().map(|(path, _)| &**path).collect();
        assert_eq!(taken, ["eo/base/rules.json", "eo/mixes/tower.json"]);
        let left: Vec<_> = texts.left_out.iter().map(Path::new).collect();
        let left = left
            .iter()
            .map(|it| it.strip_prefix(folder).expect("below"));
        let left: Vec<_> = left.map(|it| it.display().to_string()).collect();
        let expected = [
            "eo/tile-sets/mixes/base.json",
            "eo/tile-sets/tower/rules.json",
            "eo/tutorials/nobody/01-lesson.json",
            "eo/tutorials/paths/turn.json",
            "fil/tile-sets/base/rules.json",
        ];
        assert_eq!(left, expected);
        assert_eq!(files_in(folder).left_out, texts.left_out);

        put(folder, rules, &rule(&"a".repeat(2001)));
        let mut texts = AddedTexts::default();
        texts.add(&folder.join("eo"));
        assert!(
            texts
                .left_out
                .iter()
                .any(|it| it.ends_with("base/rules.json"))
        );
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
        let put = |path: &str, bytes: &[u8]| put(folder.path(), path, bytes);
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
