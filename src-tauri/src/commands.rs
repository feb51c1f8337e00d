//! Everything that the window may ask for, each named once: this list makes the command, its permission (`build.rs`) and
//! its TypeScript (`bindings.rs`).
//!
//! A command is the method of the same name of a part of [`Application`], or of the method that stands after `=`. Those
//! that `save` ask where, write there what the method answers with, and answer with the file, or with null when the person
//! thinks better of it. What needs more than one method stands at the end with its body.

use crate::files::arrivals::{Arrivals, HandedFiles};
use crate::files::asking::{DialogTitle, FileDialogs};
use crate::files::saving::save_as;
use crate::news::{SettingsChanged, tell};
use crate::paint::Paint;
use ::lab::Comparison;
use ::print::plan::PrintPlan;
use ::workshop::draft::DraftKind;
use ::workshop::op::Op;
use app::application::Application;
use app::error::{AppError, Result};
use app::files::TextFile;
use app::languages::LanguageFiles;
use app::lesson::{LearnerAction, Lessons};
use app::view::advice::{DoubtView, HintView, ReasonsView};
use app::view::backup::{BackupGame, BackupsView};
use app::view::campaign::CampaignView;
use app::view::campaign_draft::ChapterProof;
use app::view::catalog::Catalog;
use app::view::cell::CellReport;
use app::view::choice::ChoiceVerdict;
use app::view::damaged::{DamagedKind, DamagedList};
use app::view::deleted::{DeletedKind, DeletedView};
use app::view::document_card::DocumentCard;
use app::view::draft::{DocumentView, DraftStart, TwinTile, VersionView};
use app::view::feature::FeatureReport;
use app::view::first_screen::FirstScreen;
use app::view::foreign::{ForeignFile, ForeignView};
use app::view::game::GameView;
use app::view::lab::{RunCard, RunView, RunWish};
use app::view::learn::{LearnView, NextLesson, OfferView};
use app::view::lesson::LessonView;
use app::view::lesson_draft::{
    LessonBegin, LessonProblem, LessonStepView, Recorded, RecordingView,
};
use app::view::odds::GapView;
use app::view::own::{
    MomentView, NewScenario, OwnLesson, OwnScenario, PositionScenario, SavedScenario,
};
use app::view::parcel::{ImportChoice, ImportedDocument};
use app::view::position::{AimTrials, PositionBegin, TileThatFits, Wording};
use app::view::practice::{PracticeQuestion, PracticeView};
use app::view::print::{
    PictureFile, PictureSheet, PrintJob, PrintPictures, Printable, ScoreSheetJob, TableSheetJob,
};
use app::view::prospect::Prospects;
use app::view::review::{AskAgainOutcome, ReviewProgress, ReviewView};
use app::view::shelf::{
    self, BotView, FileReport, GameOrigin, GamePage, GameSummary, GameWish, TableToBe,
};
use app::view::statistics::{GamesWish, StatisticsView};
use app::view::status::AppStatus;
use app::workshop::ForeignPreview;
use app::{damaged, deleted, printing, scrub};
use rules::action::Action;
use rules::ground::{Cell, Place};
use store::document::DocumentId;
use store::game::GameId;
use store::run::RunId;
use store::settings::{Settings, SettingsChange};
use tauri::ipc::Invoke;
use tauri::{AppHandle, State, WebviewWindow};

type All<'a> = State<'a, Application>;

macro_rules! commands {
    (
        parts {$($part:ident {
            $(
                $(#[$doc:meta])*
                fn $name:ident($($argument:ident: $type:ty),*) -> $answer:ty $(= $method:ident)?;
            )*
            $(save {
                $(
                    $(#[$saves_doc:meta])*
                    fn $saves:ident($($given:ident: $of:ty),*) = $exports:ident;
                )*
            })?
        })*}
        more {
            $(
                $(#[$more_doc:meta])*
                fn $more:ident($($taken:ident: $taken_type:ty),* $(,)?) -> $gives:ty $body:block
            )*
        }
    ) => {
        $($(
            #[tauri::command]
            #[specta::specta]
            $(#[$doc])*
            pub(crate) async fn $name(application: All<'_>, $($argument: $type),*) -> Result<$answer> {
                let asked = method!(application.$part, $name $($method)?, $($argument),*);
                app::catch_panics::guarded_future(stringify!($name), asked).await
            }
        )*)*
        $($($(
            #[tauri::command]
            #[specta::specta]
            $(#[$saves_doc])*
            pub(crate) async fn $saves(
                application: All<'_>,
                asking: State<'_, FileDialogs>,
                $($given: $of,)*
                question: DialogTitle,
            ) -> Result<Option<String>> {
                app::catch_panics::guarded_future(stringify!($saves), async move {
                    save_as(&asking, question, application.$part.$exports($($given),*).await?).await
                })
                .await
            }
        )*)?)*
        $(
            #[tauri::command]
            #[specta::specta]
            $(#[$more_doc])*
            pub(crate) async fn $more($($taken: $taken_type),*) -> Result<$gives> {
                app::catch_panics::guarded_future(stringify!($more), async move $body).await
            }
        )*

        /// Answers a call of the window.
        pub(crate) fn handler() -> impl Fn(Invoke) -> bool + Send + Sync + 'static {
            tauri::generate_handler![$($($name,)* $($($saves,)*)?)* $($more,)*]
        }

        /// What is written down of each for the window's TypeScript. A start needs none of it: it would cost five megabytes.
        #[cfg(test)]
        pub(crate) fn described() -> tauri_specta::Commands<tauri::Wry> {
            tauri_specta::collect_commands![$($($name,)* $($($saves,)*)?)* $($more,)*]
        }
    };
}

macro_rules! method {
    ($application:ident.$part:ident, $name:ident, $($argument:ident),*) => {
        $application.$part.$name($($argument),*)
    };
    ($application:ident.$part:ident, $name:ident $method:ident, $($argument:ident),*) => {
        $application.$part.$method($($argument),*)
    };
}

commands! {
    parts {
        session {
            /// Tiles, mixes, expansions, rules and options.
            fn catalog() -> Catalog;
            /// What a game to begin comes to: its tiles, the expansions in play, what each player begins with.
            fn table_to_be(game: GameWish) -> TableToBe;
            /// Begins a game and opens it.
            fn new_game(game: GameWish) -> GameView;
            /// Begins a game with the seats, tiles and rules of another one, and opens it. The tiles come in another order,
            /// unless their order was given.
            fn play_again(id: GameId) -> GameView;
            /// Begins a game of its own from a step of the open one, and opens it; the old one stays as it is.
            fn play_on_from(step: u32) -> GameView;
            /// So many kept games, the one played last first; how many there are, and the one to go on with.
            fn games(most: u32) -> GamePage;
            /// The game that is over and from which a game goes on to try something.
            fn tried_from(id: GameId) -> Option<GameOrigin>;
            /// Opens a game, unless it is open already, and shows a step of it where one is named.
            fn open_game(id: GameId, step: Option<u32>) -> GameView = open_at;
            /// Names a game; without a name when `name` is null or blank.
            fn rename_game(id: GameId, name: Option<String>) -> ();
            /// Takes a game off the list; `restore_game` brings it back.
            fn delete_game(id: GameId) -> ();
            fn restore_game(id: GameId) -> ();
            /// A game as a game record, up to where it stands.
            fn export_game(id: GameId) -> TextFile;
            /// Keeps a game from the text of a game record.
            fn import_game(text: String) -> GameSummary;

            /// The open game with all of its log; null when none is open.
            fn current_game() -> Option<GameView>;
            /// Takes a decision. An answer means that it is kept on the disk.
            fn decide(revision: u32, action: Action) -> GameView;
            /// Says which tile was drawn from a real bag.
            fn draw_tile(revision: u32, tile: String) -> GameView = draw;
            /// Has what was decided after a step decided anew: the next decision takes its place, and what followed is played
            /// again.
            fn correct_from(step: u32) -> GameView;
            /// Keeps a correction by which decisions are lost, after `correct_from` and a decision that would lose them.
            fn keep_correction(revision: u32) -> GameView;
            /// Enters again what corrections dropped, as far as it fits now.
            fn enter_again(revision: u32) -> GameView;
            /// Takes the last correction back, or what was entered again after it.
            fn take_back_correction(revision: u32) -> GameView;
            /// Gives somebody points that the rules know nothing of, or takes them; only at a real table.
            fn put_score_right(revision: u32, player: u8, points: i32, note: String) -> GameView;
            /// Takes away what was put right after a step, by its number there.
            fn take_adjustment_away(revision: u32, step: u32, nth: u32) -> GameView;
            /// Goes back to the last decision of a person.
            fn undo() -> GameView;
            /// Goes on to the next decision of a person on the newest line.
            fn redo() -> GameView;
            /// Shows an earlier step without changing the game; the latest when `step` is null.
            fn look_at(step: Option<u32>) -> GameView;
            /// Makes the bots wait, the one that is thinking too, or lets them go on.
            fn pause_bots(paused: bool) -> GameView;

            /// Whether an action is allowed at the step looked at, and every reason against it.
            fn why(action: Action) -> ChoiceVerdict;
            /// The feature at a place of the step looked at.
            fn feature(place: Place) -> FeatureReport;
            /// Every field on which a farmer stands, at the step looked at.
            fn farmed_fields() -> Vec<FeatureReport>;
            /// What could still lie on a cell.
            fn cell(cell: Cell) -> CellReport;
            /// Every gap of the step looked at, by what may still come for it; those with the most tiles first.
            fn odds() -> Vec<GapView>;
            /// What laying the drawn tile, or each entry of the menu, would reach at the step looked at.
            fn prospects() -> Prospects;
            /// The best that can be done at the step looked at, with reasons; null where nobody at this window is asked.
            fn hint(revision: u32) -> Option<HintView>;
            /// What an action would lose, if that is much; null if not.
            fn doubt(revision: u32, action: Action) -> Option<DoubtView>;
            /// Why a bot took the decision that led to a step, and what it would have done otherwise.
            fn reasons(step: u32) -> ReasonsView;

            save {
                fn save_game(id: GameId) = export_game;
            }
        }
        workshop {
            /// Every own tile set, mix, position, campaign and lesson, the one changed last first.
            fn documents() -> Vec<DocumentCard>;
            /// Begins a document, blank or as a copy.
            fn begin_document(begin: DraftStart) -> DocumentView = begin;
            fn open_document(id: DocumentId) -> DocumentView = view;
            /// One change of a document as it was at a revision.
            fn change_document(id: DocumentId, revision: u32, op: Op) -> DocumentView = change;
            /// Undo and redo: goes to where so many steps are done.
            fn stand_at_step(id: DocumentId, revision: u32, head: u32) -> DocumentView = stand_at;
            /// The versions of a document that can be brought back, the last one first.
            fn document_versions(id: DocumentId) -> Vec<VersionView> = versions;
            fn restore_version(id: DocumentId, revision: u32, nth: u32) -> DocumentView = bring_back;
            /// Takes a document off the list; `restore_document` brings it back.
            fn delete_document(id: DocumentId) -> () = delete;
            fn restore_document(id: DocumentId) -> () = restore;
            /// The tiles of a set that look like others, turned or turned over.
            fn twins(id: DocumentId) -> Vec<TwinTile>;
            /// Begins a game in which one tile is drawn again and again.
            fn try_tile(id: DocumentId, tile: String) -> GameView;
            /// The id of a mix of the base game and an own set, by the rules that its tiles need; a new one where there is none.
            fn mix_with(id: DocumentId) -> String;

            /// The tiles that fit at a cell of a position.
            fn fitting_tiles(id: DocumentId, cell: Cell) -> Vec<TileThatFits> = fitting;
            /// Begins a game where a position stands and opens it; with nothing left to draw when only the end is to be counted.
            fn play_position(id: DocumentId, count_only: bool) -> GameView;
            /// What a bot makes of the aims of a position in some bags.
            fn try_aims(id: DocumentId, bot: String, from: u32, bags: u32) -> AimTrials;
            /// What the checker makes of one chapter of a campaign.
            fn prove_chapter(id: DocumentId, chapter: u16) -> ChapterProof;

            /// Begins a game behind the last step of a lesson, in which its next steps are played.
            fn record_lesson(id: DocumentId) -> RecordingView;
            /// What was played in such a game becomes steps: all of it since the lesson stood at a step of its history.
            fn keep_recording(id: DocumentId, revision: u32, game: GameId, begun: u32) -> Recorded;
            /// Begins a game in which a mistake of a step is made already, to play what follows it.
            fn record_mistake(id: DocumentId, step: String, mistake: String) -> RecordingView;
            /// What was played in such a game is shown after the mistake.
            fn keep_mistake(id: DocumentId, revision: u32, game: GameId, step: String, mistake: String) -> Recorded;
            /// Takes a step of a lesson away and all that follow.
            fn cut_lesson(id: DocumentId, revision: u32, step: String) -> DocumentView;
            /// What is true of the move of a step, which mistakes nobody answers yet, and the board as it begins.
            fn lesson_step(id: DocumentId, step: String) -> LessonStepView;
            /// What keeps a lesson from being played as it is meant.
            fn check_lesson(id: DocumentId) -> Vec<LessonProblem>;

            /// Does with each document of a file what was decided, all of it or nothing; answers with those that are kept now.
            fn take_parcel(number: u32, takes: Vec<ImportChoice>) -> Vec<ImportedDocument>;
            /// A tile set or a mix, a person's own or one of the program's, with what of it can be printed.
            fn printable(kind: DraftKind, key: String) -> Printable;

            save {
                fn save_document(id: DocumentId) = export;
                /// With the own sets and mixes that they need.
                fn save_bundle(ids: Vec<DocumentId>) = bundle;
                /// For another program.
                fn save_foreign(id: DocumentId) = foreign_text;
            }
        }
        lessons {
            /// Every course, lesson and taught rule, and what was learned of them.
            fn lessons() -> LearnView = map;
            /// The lesson to go on with.
            fn next_lesson() -> NextLesson = next;
            /// Opens a lesson where somebody stopped. With a step, that step is shown by itself, and nothing is kept.
            fn open_lesson(id: String, step: Option<String>) -> LessonView = open;
            /// Does something in the open lesson. An answer means that it is kept on the disk.
            fn learn(revision: u32, action: LearnerAction) -> LessonView;
            /// Forgets how far somebody has come in these lessons; `restore_lessons` takes the number and brings it back.
            fn reset_lessons(ids: Vec<String>) -> u32 = reset;
            fn restore_lessons(number: u32) -> () = restore;
            /// The lessons of one's own, in the order of their course.
            fn own_lessons() -> Vec<OwnLesson>;
            /// Whether an action is allowed on the board of the lesson, or after a move that was just shown.
            fn lesson_why(frame: Option<u32>, action: Action) -> ChoiceVerdict = why;
            fn lesson_feature(frame: Option<u32>, place: Place) -> FeatureReport = feature;
            fn lesson_cell(frame: Option<u32>, cell: Cell) -> CellReport = cell;
            /// The board as a step of the turns that are over left it.
            fn lesson_moment(step: u32) -> GameView = moment;
            fn lesson_prospects() -> Prospects = prospects;

            /// What can be practised, and what is known of each rule.
            fn practice() -> PracticeView;
            /// Begins a round of up to eight questions: of what is due, or of the kinds that are named. `decisions` are those of
            /// every kind, `own` those of one's own games. They are answered by `learn`.
            fn begin_practice(kinds: Vec<String>) -> Option<PracticeQuestion>;
            /// Begins the exam of a course; null where the course has none.
            fn begin_exam(course: String) -> Option<PracticeQuestion>;
            /// Begins a round on the rules that a lesson teaches; null where no question can be asked about any of them.
            fn practise_lesson(lesson: String) -> Option<PracticeQuestion>;
            /// The puzzle of today, the same for everybody on the same day.
            fn puzzle_of_the_day() -> Option<PracticeQuestion>;
            /// The next question; null when the round is over.
            fn next_question(revision: u32) -> Option<PracticeQuestion>;
            /// Puts a question of one's own away, or brings it back.
            fn put_question_away(id: u32, away: bool) -> ();

            /// Every campaign, chapter by chapter. A chapter is opened and played as a lesson is.
            fn campaigns() -> Vec<CampaignView>;
            /// Every scenario of one's own, the newest first. They are opened and played as lessons are.
            fn own_scenarios() -> Vec<OwnScenario> = own;

            save {
                fn save_scenario_file(id: DocumentId) = export_own;
                /// Everything that belongs to it: whoever opens the file can solve it.
                fn save_puzzle_of_the_day() = export_puzzle_of_the_day;
            }
        }
        laboratory {
            /// Every run, the latest first.
            fn lab_runs() -> Vec<RunCard> = runs;
            /// Begins a run; `RunChanged` tells how far it has come.
            fn begin_run(run: RunWish) -> RunCard = begin;
            /// Begins a run with the plan of another one, by the bots and rules of today.
            fn begin_run_again(id: RunId) -> RunCard = begin_again;
            /// Stops a run; what was played is kept.
            fn pause_run(id: RunId) -> RunCard = pause;
            /// Lets a run go on where it stands.
            fn go_on_with_run(id: RunId) -> RunCard = go_on;
            /// Stops a run and takes it off the list.
            fn delete_run(id: RunId) -> () = delete;
            /// Puts a deleted run back on the list; it waits until somebody lets it go on.
            fn restore_run(id: RunId) -> RunCard = restore;
            /// What a run tells so far.
            fn open_run(id: RunId) -> RunView = view;
            /// Two runs side by side.
            fn compare_runs(a: RunId, b: RunId) -> Comparison = compare;
            /// Opens a game of a run, to be looked at.
            fn open_run_game(id: RunId, number: u32) -> GameView = open_game;

            save {
                /// The figures of a run, or of two runs side by side.
                fn save_run(id: RunId, beside: Option<RunId>, as_table: bool) = export;
            }
        }
        reviews {
            /// What is known of a game that is over, so far.
            fn open_review(id: GameId) -> ReviewView = view;
            /// Looks at a game again, from where that was left; `ReviewChanged` tells how far it has come.
            fn begin_review(id: GameId) -> ReviewProgress = begin;
            /// Looks no further; what was found is kept.
            fn stop_review(id: GameId) -> ReviewProgress = stop;
            /// Has Practice ask a decision again, once it is judged in more games.
            fn ask_again(game: GameId, step: u32) -> AskAgainOutcome;

            save {
                fn save_review(id: GameId) = export;
            }
        }
        statistics {
            /// What the games that are meant come to, as far as they are counted.
            fn statistics(wish: GamesWish) -> StatisticsView = view;

            save {
                /// The same games as a table.
                fn save_statistics(wish: GamesWish) = export;
            }
        }
        keeping {
            fn backups() -> BackupsView = shown;
            /// Makes one now if something has changed since the newest one, and answers with all of them.
            fn make_backup() -> BackupsView = keep_now;
            /// Everything becomes as it was when a backup was made; what it replaces is kept as a backup.
            fn restore_backup(name: String) -> () = restore;
            /// The games in a backup, the one played last first.
            fn backup_games(name: String) -> Vec<BackupGame> = games_in;
            /// Adds one game out of a backup to those that are kept, and answers with its number.
            fn bring_back_game(name: String, game: GameId) -> GameId = bring_back;
        }
        languages {
            /// The language of the system, and the files of languages that a person added.
            fn language_files() -> LanguageFiles;
        }
    }
    more {
        /// What the first screen shows, in one answer. The page asks for it before its scripts are there.
        fn first_screen(app: AppHandle, all: All<'_>) -> FirstScreen {
            all.first_screen(app.package_info().version.to_string()).await
        }

        fn app_status(app: AppHandle, all: All<'_>) -> AppStatus {
            Ok(all.keeping.status(app.package_info().version.to_string()).await)
        }

        /// What can be handed on of a fault that the window shows: with which program it came, and no names and no paths.
        fn fault_report(app: AppHandle, kind: String, detail: String) -> String {
            let web_view = tauri::webview_version().unwrap_or_default();
            Ok(scrub::report(&app.package_info().version.to_string(), &web_view, &kind, &detail))
        }

        fn read_settings(all: All<'_>) -> Settings { Ok(all.store.read_settings().await?) }

        fn change_settings(app: AppHandle, all: All<'_>, change: SettingsChange) -> Settings {
            let settings = all.store.change_settings(change).await?;
            tell(&app, &SettingsChanged(settings.clone()));
            Ok(settings)
        }

        /// The bots that can sit on a seat.
        fn bots() -> Vec<BotView> { Ok(shelf::bots()) }

        /// Nobody waits for a hint any more.
        fn put_hint_away(all: All<'_>) -> () {
            all.session.put_hint_away();
            Ok(())
        }

        /// The lesson that is offered beside the open game; nothing when no new rule matters, or lessons are not to be offered.
        fn offered_lesson(all: All<'_>) -> Option<OfferView> {
            all.lessons.offer(all.session.decision_rules().await?).await
        }

        fn put_offer_away(all: All<'_>) -> () {
            all.lessons.put_offer_away().await;
            Ok(())
        }

        /// Keeps what was made in the open lesson as a document of one's own.
        fn keep_made(all: All<'_>) -> DocumentView { all.workshop.keep(all.lessons.made()?).await }

        /// Begins a position where a game or a scenario stands.
        fn begin_position(all: All<'_>, begin: PositionBegin, name: String) -> DocumentView {
            all.workshop.begin_position(&all.lessons, begin, name).await
        }

        /// Begins a lesson where a position, a game or another lesson stands, or as a copy.
        fn begin_lesson(all: All<'_>, begin: LessonBegin, name: String) -> DocumentView {
            all.workshop.begin_lesson(&all.lessons, begin, name).await
        }

        /// Makes a scenario of a position, and keeps it.
        fn save_position_as_scenario(
            all: All<'_>,
            id: DocumentId,
            wording: Wording,
            anyway: bool,
        ) -> SavedScenario {
            all.workshop.save_position_as_scenario(&all.lessons, id, wording, anyway).await
        }

        /// The scenario that a position was saved as; nothing where it was not.
        fn position_scenario(all: All<'_>, id: DocumentId) -> Option<PositionScenario> {
            all.workshop.position_scenario(&all.lessons, id).await
        }

        /// Opens what is played under an id, a person's own, at the desk of its position.
        fn edit_scenario(all: All<'_>, id: String) -> DocumentView {
            all.workshop.edit_scenario(&all.lessons, id).await
        }

        /// Opens a chapter of a campaign at the desk of its position.
        fn edit_chapter(all: All<'_>, id: DocumentId, chapter: String) -> DocumentView {
            all.workshop.edit_chapter(&all.lessons, id, chapter).await
        }

        /// Takes a scenario off the list, and its position; `restore_scenario` brings both back.
        fn delete_scenario(all: All<'_>, id: DocumentId) -> () {
            all.workshop.delete_scenario(&all.lessons, id).await
        }

        fn restore_scenario(all: All<'_>, id: DocumentId) -> () {
            all.workshop.restore_scenario(&all.lessons, id).await
        }

        /// Puts a scenario into a campaign as a chapter: one of one's own, or one of the program.
        fn add_chapter(
            all: All<'_>,
            id: DocumentId,
            revision: u32,
            scenario: String,
            at: u16,
        ) -> DocumentView {
            let scenario = all.lessons.scenario_of(&scenario).await?;
            all.workshop.add_chapter(id, revision, scenario, at).await
        }

        /// The turn of the open game to which a step belongs, as it began.
        fn scenario_moment(all: All<'_>, game: GameId, step: u32) -> MomentView {
            Ok(Lessons::told(&all.session.moment(game, step).await?))
        }

        /// Makes a scenario of a turn of the open game, and keeps it.
        fn save_scenario(all: All<'_>, scenario: NewScenario) -> SavedScenario {
            let moment = all.session.moment(GameId(scenario.game), scenario.step).await?;
            all.lessons.make_own(moment, scenario).await
        }

        /// What was found so far of some kinds that cannot be shown, by what can still be said of it.
        fn damaged(all: All<'_>, kinds: Vec<DamagedKind>) -> DamagedList {
            damaged::list(&all, &kinds).await
        }

        /// As it is kept.
        fn save_damaged(
            all: All<'_>,
            asking: State<'_, FileDialogs>,
            kind: DamagedKind,
            id: u32,
            question: DialogTitle,
        ) -> Option<String> {
            save_as(&asking, question, damaged::as_kept(&all.store, kind, id).await?).await
        }

        /// Everything of some kinds that was deleted and is not gone for good yet, the last first.
        fn deleted(all: All<'_>, kinds: Vec<DeletedKind>) -> Vec<DeletedView> {
            deleted::list(&all, &kinds).await
        }

        /// Asks for files and keeps what they hold; nothing when the person thinks better of it.
        fn open_files(all: All<'_>, asking: State<'_, FileDialogs>, question: DialogTitle) -> Vec<FileReport> {
            Ok(all.keep_files(asking.to_open(question).await).await)
        }

        /// Keeps what was dropped on the window or named at its start, each once.
        fn arrived_files(all: All<'_>, arrivals: State<'_, Arrivals>) -> Vec<FileReport> {
            Ok(all.keep_files(arrivals.take()).await)
        }

        /// What another program handed over, and a person is to be asked about.
        fn handed_files(arrivals: State<'_, Arrivals>) -> Option<HandedFiles> { Ok(arrivals.asked_about()) }

        /// Keeps what a person was asked about and agreed to; what was not agreed to is forgotten.
        fn settle_handed_files(
            all: All<'_>,
            arrivals: State<'_, Arrivals>,
            number: u32,
            agreed: bool,
        ) -> Vec<FileReport> {
            let files = arrivals.settle(number);
            Ok(all.keep_files(if agreed { files } else { Vec::new() }).await)
        }

        /// Asks for a picture of one's own, for a tile of a set or for the backs of all; null when the person thinks better of it.
        fn choose_picture(
            all: All<'_>,
            asking: State<'_, FileDialogs>,
            id: DocumentId,
            tile: Option<String>,
            question: DialogTitle,
        ) -> Option<DocumentView> {
            match asking.to_open_ending(question, &["png", "svg"]).await.into_iter().next() {
                Some(file) => all.workshop.bring_picture(id, tile, file).await.map(Some),
                None => Ok(None),
            }
        }

        /// Puts a picture that was dropped on the window there; null where something else was dropped.
        fn arrived_picture(
            all: All<'_>,
            arrivals: State<'_, Arrivals>,
            id: DocumentId,
            tile: Option<String>,
        ) -> Option<DocumentView> {
            match arrivals.take_picture() {
                Some(file) => all.workshop.bring_picture(id, tile, file).await.map(Some),
                None => Ok(None),
            }
        }

        /// A picture of an author's own by its key, as base 64 of a PNG.
        fn tile_picture(key: String) -> Option<String> {
            Ok(app::view::own_picture::fetched(&key).map(|text| text.to_string()))
        }

        /// Forgets what a file held, because nobody wants it.
        fn refuse_parcel(all: All<'_>, number: u32) -> () {
            all.workshop.refuse_parcel(number).await;
            Ok(())
        }

        /// Asks for a definition of another program's and tells what it would bring; null when the person thinks better of it.
        fn look_at_foreign(
            looked: State<'_, ForeignPreview>,
            asking: State<'_, FileDialogs>,
            question: DialogTitle,
        ) -> Option<ForeignView> {
            match asking.to_open_ending(question, &["xml"]).await.first() {
                Some(file) => looked.look_at(file).await.map(Some),
                None => Ok(None),
            }
        }

        /// Makes own sets of those chosen from what was looked at last.
        fn take_foreign(
            all: All<'_>,
            looked: State<'_, ForeignPreview>,
            look: u32,
            sets: Vec<u32>,
        ) -> Vec<DocumentCard> {
            all.workshop.take_over(&looked, look, &sets).await
        }

        /// What a file for another program would not say of an own set.
        fn foreign_file(all: All<'_>, id: DocumentId) -> ForeignFile {
            Ok(all.workshop.definition(id).await?.view)
        }

        /// The pages as they will be.
        fn plan_pages(job: PrintJob) -> PrintPlan { printing::plan(job).await }

        /// The sheet for a table as it will be.
        fn plan_table_sheet(job: TableSheetJob) -> PrintPlan { printing::plan(job).await }

        /// The score sheet or the review of a game as it will be.
        fn plan_score_sheet(job: ScoreSheetJob) -> PrintPlan { printing::plan(job).await }

        /// As PDF. Nobody is asked where before it is there: what cannot be printed is said at once.
        fn save_pages(
            asking: State<'_, FileDialogs>,
            key: String,
            job: PrintJob,
            pictures: PrintPictures,
            question: DialogTitle,
        ) -> Option<String> {
            save_as(&asking, question, printing::tiles_file(key, job, pictures).await?).await
        }

        fn save_table_sheet(
            asking: State<'_, FileDialogs>,
            job: TableSheetJob,
            question: DialogTitle,
        ) -> Option<String> {
            save_as(&asking, question, printing::sheet_file("for-the-table", job).await?).await
        }

        fn save_score_sheet(
            asking: State<'_, FileDialogs>,
            job: ScoreSheetJob,
            question: DialogTitle,
        ) -> Option<String> {
            save_as(&asking, question, printing::sheet_file(job.of.word(), job).await?).await
        }

        /// The picture of one tile.
        fn save_picture(
            asking: State<'_, FileDialogs>,
            tile: String,
            svg: String,
            file: PictureFile,
            question: DialogTitle,
        ) -> Option<String> {
            save_as(&asking, question, printing::picture_file(tile, svg, file).await?).await
        }

        /// The pictures of many tiles in rows.
        fn save_picture_sheet(
            asking: State<'_, FileDialogs>,
            key: String,
            sheet: PictureSheet,
            question: DialogTitle,
        ) -> Option<String> {
            save_as(&asking, question, printing::pictures_file(key, sheet).await?).await
        }

        /// Asks where, and writes everything there; answers with the file, or null when the person thinks better of it.
        fn save_everything(
            all: All<'_>,
            asking: State<'_, FileDialogs>,
            question: DialogTitle,
        ) -> Option<String> {
            let Some(file) = asking.to_save(question, store::backup::file_name()).await else {
                return Ok(None);
            };
            all.keeping.save_as(&file).await?;
            Ok(Some(asking.written(file)))
        }

        /// Shows the file that was saved last in its folder.
        fn show_in_folder(asking: State<'_, FileDialogs>) -> () { asking.show_written().await }

        /// Asks for a file, and everything becomes as it is there; false when the person thinks better of it.
        fn take_in_everything(
            all: All<'_>,
            asking: State<'_, FileDialogs>,
            question: DialogTitle,
        ) -> bool {
            // As it is saved, and as it lies in a data folder.
            let endings = &[store::backup::ENDING, store::FILE_ENDING];
            match asking.to_open_ending(question, endings).await.first() {
                Some(file) => all.keeping.take_in(file).await.map(|()| true),
                None => Ok(false),
            }
        }

        /// Fills the screen, or goes back to a window; answers whether it fills the screen now.
        fn full_screen(window: WebviewWindow) -> bool {
            let fills = !window.is_fullscreen().map_err(AppError::bug)?;
            window.set_fullscreen(fills).map_err(AppError::bug)?;
            Ok(fills)
        }

        /// Closes the window, and with it the program.
        fn quit(window: WebviewWindow) -> () { window.destroy().map_err(AppError::bug) }

        /// The page has made its first frame.
        fn painted(paint: State<'_, Paint>) -> () {
            paint.said();
            Ok(())
        }
    }
}
