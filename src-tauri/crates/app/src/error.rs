//! Why a command failed, as the window is told: a kind with its facts, never a sentence.

use content::problem::Problem;
use print::fault::{BroughtProblem, PrintError};
use rules::reason::{Reason, ReasonOut, Rejection};
use serde::Serialize;
use specta::Type;
use store::backup::UnfitFile;
use store::{AllowedValues, MissingItem, Refusal, StorageTrouble, StoreError, TroubleKind};

/// What everything answers with that can fail.
pub type Result<T, E = AppError> = std::result::Result<T, E>;

#[derive(Debug, Clone, Serialize, Type)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum AppError {
    /// A field was given a value that it cannot have.
    Invalid {
        field: String,
        found: String,
        allowed: AllowedValues,
    },
    /// The rules refuse the action; nothing has changed.
    Rejected {
        /// All of them; never empty.
        #[specta(type = Vec<ReasonOut>)]
        reasons: Vec<Reason>,
    },
    /// What was decided on has gone on since, or an earlier step is looked at; nothing has changed.
    Stale {
        /// The revision that it has now.
        revision: u32,
    },
    /// The table was begun as a locked one, and the game is not over: nothing helps, and nothing is taken back.
    Locked,
    /// The step of the lesson wants something else; nothing has changed.
    Misplaced {
        /// What it wants.
        wants: String,
    },
    /// What was asked for is not there.
    NotFound { what: MissingThing },
    /// A file, or what a game was begun with, cannot be used: every fault of it.
    Content { problems: Vec<Problem> },
    /// The file could not be read or written; nothing has changed.
    Disk { trouble: StorageTrouble },
    /// A file that a person named could not be read or written; nothing has changed.
    File { file: String, trouble: FileTrouble },
    /// A file cannot become what is kept, or cannot be written over; nothing has changed.
    Unfit { file: String, why: UnfitFile },
    /// A tile set or a mix cannot be changed like that; nothing has changed.
    Undrawable { why: workshop::op::OpRefusal },
    /// A picture that somebody brought is not taken; nothing has changed.
    Picture { why: BroughtProblem },
    /// Nothing can be printed like that; nothing was written.
    Unprintable { why: PrintError },
    /// A fault of ours.
    Bug { detail: String },
}

/// What is the matter with a file that a person named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum FileTrouble {
    /// The file, or the folder for it, is not there.
    Missing,
    /// The system does not let us.
    NotAllowed,
    /// It is a folder, or something else that holds no text.
    NotAFile,
    /// The disk is full.
    Full,
    /// It is there, but nothing showed its folder.
    NotShown,
    /// The system failed in a way that has no name of its own here.
    Failed,
}

/// What is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum MissingThing {
    /// No game is open.
    OpenGame,
    /// No game of that id is kept.
    Game,
    /// The game has no end yet, or none that today's rules allow.
    End,
    /// The game has no such step, or nothing to undo or redo.
    Step,
    /// There is no feature at that place.
    Feature,
    /// No tile set or mix of that number is kept.
    Document,
    /// No run of the lab of that number is kept.
    Run,
    /// The games of the run are of other bots or rules than today's.
    RunGame,
    /// There is no such backup.
    Backup,
    /// No lesson is open.
    OpenLesson,
    /// There is no such lesson.
    Lesson,
    /// No such question of one's own is kept.
    Question,
}

impl From<MissingItem> for MissingThing {
    fn from(missing: MissingItem) -> Self {
        match missing {
            MissingItem::Game => Self::Game,
            MissingItem::Document => Self::Document,
            MissingItem::Lesson => Self::Lesson,
            MissingItem::Question => Self::Question,
            MissingItem::Run => Self::Run,
        }
    }
}

impl From<Rejection> for AppError {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected {
            reasons: rejection.reasons,
        }
    }
}

impl From<Vec<Problem>> for AppError {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Content { problems }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Refused(Refusal {
                field,
                found,
                allowed,
            }) => Self::Invalid {
                field,
                found,
                allowed,
            },
            StoreError::NotThere(missing) => Self::NotFound {
                what: missing.into(),
            },
            StoreError::Moved => Self::Stale { revision: 0 },
            StoreError::Disk(trouble) => trouble.into(),
            StoreError::Bug(detail) => Self::bug(detail),
        }
    }
}

impl From<PrintError> for AppError {
    fn from(why: PrintError) -> Self {
        match why {
            PrintError::Failed { detail } => Self::bug(detail),
            why => Self::Unprintable { why },
        }
    }
}

impl From<BroughtProblem> for AppError {
    fn from(why: BroughtProblem) -> Self {
        Self::Picture { why }
    }
}

impl From<StorageTrouble> for AppError {
    fn from(trouble: StorageTrouble) -> Self {
        Self::Disk { trouble }
    }
}

impl AppError {
    /// A fault of ours, written to the log.
    pub fn bug(detail: impl ToString) -> Self {
        let detail = detail.to_string();
        log::error!("{detail}");
        Self::Bug { detail }
    }

    /// Writes a trouble with the disk to the log, where it leaves the application; a fault of ours was written when it was
    /// found.
    pub(crate) fn log_trouble(&self, doing: &str) {
        if let Self::Disk { trouble } = self {
            log::error!("{doing}: {trouble}");
        }
    }

    /// Something kept that cannot be read any more.
    pub fn damaged(detail: impl ToString) -> Self {
        StorageTrouble {
            kind: TroubleKind::Damaged,
            detail: detail.to_string(),
        }
        .into()
    }
}
