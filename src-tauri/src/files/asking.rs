//! Asks a person which file is meant, and shows where the last one was written.

use super::system;
use app::catch_panics::run_blocking;
use app::error::{AppError, FileTrouble};
use app::files::{ANY, WrittenDown, endings};
use rfd::AsyncFileDialog;
use std::env;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::Mutex;

/// Names a file whose lines answer the questions, one after the other, instead of a person.
const VARIABLE: &str = "BASTIDE_ANSWERS";

/// Files in which several things travel.
const BUNDLE: &str = bundle::ENDING;

/// The endings of names that are meant.
type Endings = &'static [&'static str];

type LastPlace = std::sync::Mutex<Option<PathBuf>>;

type DialogFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// What a question is called, in the person's language.
#[derive(Debug, Clone, serde::Deserialize, serde::Serialize, specta::Type)]
pub(crate) struct DialogTitle {
    pub(crate) title: String,
    /// The files that are meant.
    pub(crate) kind: String,
}

/// Who knows which file is meant.
trait FileAsker: Send + Sync {
    /// The files to open; none when the person thinks better of it.
    fn to_open(&self, question: DialogTitle, endings: Endings) -> DialogFuture<Vec<PathBuf>>;
    /// Where to write a file for which this name fits.
    fn to_save(&self, question: DialogTitle, name: String) -> DialogFuture<Option<PathBuf>>;
}

/// One question at a time: a second one while the first stands open is as good as none.
pub(crate) struct FileDialogs {
    someone: Box<dyn FileAsker>,
    asked: Mutex<()>,
    /// Where the last one was written.
    written: LastPlace,
}

impl FileDialogs {
    /// A person, unless the answers were written down before the start.
    pub(crate) fn usual() -> Self {
        match env::var_os(VARIABLE).filter(|file| !file.is_empty()) {
            None => Self::someone(Dialogs::default()),
            Some(file) => Self::someone(WrittenDown::new(file.into())),
        }
    }

    fn someone(someone: impl FileAsker + 'static) -> Self {
        Self {
            someone: Box::new(someone),
            asked: Mutex::default(),
            written: LastPlace::default(),
        }
    }

    pub(crate) async fn to_open(&self, question: DialogTitle) -> Vec<PathBuf> {
        self.to_open_ending(question, &[ANY, BUNDLE]).await
    }

    /// Files of others, by the endings of their names.
    pub(crate) async fn to_open_ending(
        &self,
        question: DialogTitle,
        endings: Endings,
    ) -> Vec<PathBuf> {
        match self.asked.try_lock() {
            Ok(_asked) => self.someone.to_open(question, endings).await,
            Err(_) => Vec::new(),
        }
    }

    pub(crate) async fn to_save(&self, question: DialogTitle, name: String) -> Option<PathBuf> {
        match self.asked.try_lock() {
            Ok(_asked) => self.someone.to_save(question, name).await,
            Err(_) => None,
        }
    }

    /// Something was written there; answers with the place as the window tells it.
    pub(crate) fn written(&self, file: PathBuf) -> String {
        let named = file.display().to_string();
        if let Ok(mut written) = self.written.lock() {
            *written = Some(file);
        }
        named
    }

    /// Shows what was written last in its folder: the window never names a file.
    pub(crate) async fn show_written(&self) -> Result<(), AppError> {
        let Some(file) = self.written.lock().ok().and_then(|last| last.clone()) else {
            return Ok(());
        };
        let show = move || {
            system::show(&file).map_err(|error| {
                log::warn!("a folder could not be shown: {error}");
                let file = file.display().to_string();
                let trouble = FileTrouble::NotShown;
                AppError::File { file, trouble }
            })
        };
        run_blocking(|| "showing a file".to_owned(), show).await
    }
}

/// The dialogs of the system.
#[derive(Default)]
struct Dialogs {
    /// Where the person was last.
    folder: Arc<LastPlace>,
}

impl Dialogs {
    fn dialog(&self, title: String) -> AsyncFileDialog {
        let dialog = AsyncFileDialog::new().set_title(title);
        match self.folder.lock().ok().and_then(|folder| folder.clone()) {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        }
    }
}

fn remember(folder: &LastPlace, file: Option<&PathBuf>) {
    if let (Ok(mut folder), Some(parent)) = (folder.lock(), file.and_then(|file| file.parent())) {
        *folder = Some(parent.to_owned());
    }
}

impl FileAsker for Dialogs {
    fn to_open(
        &self,
        DialogTitle { title, kind }: DialogTitle,
        endings: Endings,
    ) -> DialogFuture<Vec<PathBuf>> {
        let asked = self.dialog(title).add_filter(kind, endings).pick_files();
        let folder = Arc::clone(&self.folder);
        Box::pin(async move {
            let files = asked.await.unwrap_or_default();
            let files: Vec<_> = files.iter().map(|file| file.path().to_owned()).collect();
            remember(&folder, files.first());
            files
        })
    }

    fn to_save(
        &self,
        DialogTitle { title, kind }: DialogTitle,
        name: String,
    ) -> DialogFuture<Option<PathBuf>> {
        let asked = self
            .dialog(title)
            .add_filter(kind, &endings(&name))
            .set_file_name(name)
            .save_file();
        let folder = Arc::clone(&self.folder);
        Box::pin(async move {
            let file = asked.await.map(|file| file.path().to_owned());
            remember(&folder, file.as_ref());
            file
        })
    }
}

impl FileAsker for WrittenDown {
    fn to_open(&self, _: DialogTitle, _: Endings) -> DialogFuture<Vec<PathBuf>> {
        let files = self.files();
        Box::pin(async { files })
    }

    fn to_save(&self, _: DialogTitle, name: String) -> DialogFuture<Option<PathBuf>> {
        let file = self.place(&name);
        Box::pin(async { file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::future::pending;

    fn question() -> DialogTitle {
        DialogTitle {
            title: "Open".to_owned(),
            kind: "Games".to_owned(),
        }
    }

    #[tokio::test]
    async fn written_answers_are_given_in_order_and_then_none() {
        let folder = tempfile::tempdir().expect("folder");
        let file = folder.path().join("answers");
        let here = folder.path().display();
        fs::write(&file, format!("/a.json\t/b.json\n\n{here}\n/c.json\n")).expect("answers");
        let asking = FileDialogs::someone(WrittenDown::new(file));
        let both = ["/a.json", "/b.json"].map(PathBuf::from);
        assert_eq!(asking.to_open(question()).await, both);
        assert!(asking.to_open(question()).await.is_empty());
        let saved = asking.to_save(question(), "name".to_owned()).await;
        assert_eq!(saved, Some(folder.path().join("name")));
        let saved = asking.to_save(question(), "name".to_owned()).await;
        assert_eq!(saved, Some("/c.json".into()));
        assert_eq!(asking.to_save(question(), "name".to_owned()).await, None);
    }

    /// A person who never answers.
    struct SlowPerson;

    impl FileAsker for SlowPerson {
        fn to_open(&self, _: DialogTitle, _: Endings) -> DialogFuture<Vec<PathBuf>> {
            Box::pin(pending())
        }

        fn to_save(&self, _: DialogTitle, _: String) -> DialogFuture<Option<PathBuf>> {
            Box::pin(pending())
        }
    }

    #[tokio::test]
    async fn a_second_question_while_one_stands_open_opens_nothing() {
        let asking = FileDialogs::someone(SlowPerson);
        tokio::select! {
            biased;
            _ = asking.to_open(question()) => panic!("nobody answers"),
            saved = asking.to_save(question(), "name".to_owned()) => assert_eq!(saved, None),
        }
    }
}
