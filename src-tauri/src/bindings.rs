//! Everything that crosses between the window and the shell: every command, named once, and the way events take, which
//! `tests.rs` names. It must not know what any of it does.
//!
//! The window's TypeScript is generated from the types of all this (`tests.rs`). The program that is started needs
//! none of them: to describe them at every start would cost it five megabytes.

use crate::commands;
use serde::Serialize;
use tauri::ipc::Invoke;
use tauri::{AppHandle, Emitter, generate_handler};
use tauri_specta::Event;

/// Every command, handed to a macro.
macro_rules! every_command {
    ($to:ident) => {
        $to![
            commands::status::app_status,
            commands::status::fault_report,
            commands::settings::read_settings,
            commands::settings::change_settings,
            commands::shelf::catalog,
            commands::shelf::bots,
            commands::shelf::table_to_be,
            commands::shelf::new_game,
            commands::shelf::play_again,
            commands::shelf::games,
            commands::shelf::open_game,
            commands::shelf::play_on_from,
            commands::shelf::rename_game,
            commands::shelf::delete_game,
            commands::shelf::restore_game,
            commands::shelf::export_game,
            commands::shelf::import_game,
            commands::files::open_files,
            commands::files::arrived_files,
            commands::files::handed_files,
            commands::files::settle_handed_files,
            commands::files::save_game,
            commands::files::take_parcel,
            commands::files::refuse_parcel,
            commands::files::save_bundle,
            commands::files::save_scenario_file,
            commands::damaged::damaged,
            commands::damaged::save_damaged,
            commands::deleted::deleted,
            commands::build::documents,
            commands::build::begin_document,
            commands::build::keep_made,
            commands::build::open_document,
            commands::build::change_document,
            commands::build::stand_at_step,
            commands::build::document_versions,
            commands::build::restore_version,
            commands::build::delete_document,
            commands::build::restore_document,
            commands::build::save_document,
            commands::build::twins,
            commands::build::try_tile,
            commands::position::begin_position,
            commands::position::fitting_tiles,
            commands::position::play_position,
            commands::position::save_position_as_scenario,
            commands::position::try_aims,
            commands::print::printable,
            commands::print::plan_pages,
            commands::print::save_pages,
            commands::print::plan_table_sheet,
            commands::print::save_table_sheet,
            commands::print::plan_score_sheet,
            commands::print::save_score_sheet,
            commands::print::save_picture,
            commands::foreign::look_at_foreign,
            commands::foreign::take_foreign,
            commands::foreign::foreign_file,
            commands::foreign::save_foreign,
            commands::lab::lab_runs,
            commands::lab::begin_run,
            commands::lab::begin_run_again,
            commands::lab::pause_run,
            commands::lab::go_on_with_run,
            commands::lab::delete_run,
            commands::lab::restore_run,
            commands::lab::open_run,
            commands::lab::compare_runs,
            commands::lab::open_run_game,
            commands::lab::save_run,
            commands::review::open_review,
            commands::review::begin_review,
            commands::review::stop_review,
            commands::review::ask_again,
            commands::review::save_review,
            commands::statistics::statistics,
            commands::statistics::save_statistics,
            commands::keeping::backups,
            commands::keeping::make_backup,
            commands::keeping::restore_backup,
            commands::keeping::backup_games,
            commands::keeping::bring_back_game,
            commands::keeping::save_everything,
            commands::keeping::take_in_everything,
            commands::window::painted,
            commands::window::full_screen,
            commands::window::quit,
            commands::play::current_game,
            commands::play::decide,
            commands::play::draw_tile,
            commands::play::correct_from,
            commands::play::take_back_correction,
            commands::play::put_score_right,
            commands::play::take_adjustment_away,
            commands::play::why,
            commands::play::feature,
            commands::play::cell,
            commands::play::odds,
            commands::play::hint,
            commands::play::put_hint_away,
            commands::play::doubt,
            commands::play::reasons,
            commands::play::prospects,
            commands::play::undo,
            commands::play::redo,
            commands::play::look_at,
            commands::play::pause_bots,
            commands::campaign::campaigns,
            commands::campaign::add_chapter,
            commands::campaign::prove_chapter,
            commands::scenario::own_scenarios,
            commands::scenario::scenario_moment,
            commands::scenario::save_scenario,
            commands::scenario::delete_scenario,
            commands::scenario::restore_scenario,
            commands::learn::lessons,
            commands::learn::next_lesson,
            commands::learn::open_lesson,
            commands::learn::learn,
            commands::learn::reset_lessons,
            commands::learn::restore_lessons,
            commands::learn::lesson_why,
            commands::learn::lesson_feature,
            commands::learn::lesson_cell,
            commands::learn::lesson_moment,
            commands::learn::lesson_prospects,
            commands::learn::offered_lesson,
            commands::learn::put_offer_away,
            commands::practice::practice,
            commands::practice::begin_practice,
            commands::practice::begin_exam,
            commands::practice::practise_lesson,
            commands::practice::puzzle_of_the_day,
            commands::practice::next_question,
            commands::practice::put_question_away,
        ]
    };
}

/// Answers a call of the window.
pub(crate) fn handler() -> impl Fn(Invoke) -> bool + Send + Sync + 'static {
    every_command!(generate_handler)
}

/// Tells every window; nothing stops because none listens.
pub(crate) fn tell<E: Event + Serialize>(app: &AppHandle, event: &E) {
    if let Err(error) = app.emit(E::NAME, event) {
        log::warn!("no window was told of {}: {error}", E::NAME);
    }
}

#[cfg(test)]
mod tests;
