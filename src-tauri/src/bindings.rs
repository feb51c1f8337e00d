//! Everything that crosses between the window and the shell, named once. It must not know what any of it
//! does.

use crate::{commands, files, view};
use tauri::Wry;
use tauri_specta::{Builder, collect_commands, collect_events};

/// The commands and events; the window's TypeScript is generated from it.
pub(crate) fn builder() -> Builder<Wry> {
    Builder::new()
        // One shape for both directions, so that a type has one name in TypeScript.
        .disable_serde_phases()
        .commands(collect_commands![
            commands::status::app_status,
            commands::settings::read_settings,
            commands::settings::change_settings,
            commands::shelf::catalog,
            commands::shelf::bots,
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
            commands::files::save_game,
            commands::files::take_parcel,
            commands::files::refuse_parcel,
            commands::files::save_bundle,
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
            commands::print::printable,
            commands::print::plan_pages,
            commands::print::save_pages,
            commands::print::save_picture,
            commands::foreign::look_at_foreign,
            commands::foreign::take_foreign,
            commands::lab::lab_runs,
            commands::lab::begin_run,
            commands::lab::pause_run,
            commands::lab::go_on_with_run,
            commands::lab::delete_run,
            commands::lab::restore_run,
            commands::lab::open_run,
            commands::lab::compare_runs,
            commands::lab::open_run_game,
            commands::lab::save_run,
            commands::window::full_screen,
            commands::window::quit,
            commands::play::current_game,
            commands::play::decide,
            commands::play::why,
            commands::play::feature,
            commands::play::cell,
            commands::play::prospects,
            commands::play::undo,
            commands::play::redo,
            commands::play::look_at,
            commands::play::pause_bots,
            commands::learn::lessons,
            commands::learn::open_lesson,
            commands::learn::learn,
            commands::learn::reset_lessons,
            commands::learn::restore_lessons,
            commands::learn::lesson_why,
            commands::learn::lesson_feature,
            commands::learn::lesson_cell,
            commands::learn::lesson_prospects,
            commands::learn::offered_lesson,
            commands::learn::put_offer_away,
            commands::practice::practice,
            commands::practice::begin_practice,
            commands::practice::practise_lesson,
            commands::practice::puzzle_of_the_day,
            commands::practice::next_question,
        ])
        .events(collect_events![
            view::settings::SettingsChanged,
            view::game::GameChanged,
            view::game::BotStopped,
            view::lab::RunChanged,
            files::arrivals::FilesArrived,
            files::arrivals::FilesHeld,
        ])
}

#[cfg(test)]
mod tests;
