//! Shows a file where it lies, by the file manager of the desktop.

use gtk::gio::prelude::FileExt;
use gtk::gio::{AppInfo, AppLaunchContext, BusType, Cancellable, DBusCallFlags, File};
use gtk::glib::{Error, ToVariant};
use std::path::Path;

/// What file managers answer to, by the name that all desktops agree on.
const MANAGER: &str = "org.freedesktop.FileManager1";
const OBJECT: &str = "/org/freedesktop/FileManager1";
/// In milliseconds: it may have to be started first.
const PATIENCE: i32 = 10_000;

/// The folder with the file marked in it; the folder alone where no file manager can mark one, or may not be asked.
pub(crate) fn show(file: &Path) -> Result<(), Error> {
    marked(file).or_else(|error| {
        log::info!("no file manager marked a file: {error}");
        opened(file.parent().unwrap_or(file))
    })
}

fn marked(file: &Path) -> Result<(), Error> {
    let bus = gtk::gio::bus_get_sync(BusType::Session, Cancellable::NONE)?;
    // Otherwise the window would end with the bus.
    bus.set_exit_on_close(false);
    let files = vec![File::for_path(file).uri().to_string()];
    let asked = (files, "").to_variant();
    bus.call_sync(
        Some(MANAGER),
        OBJECT,
        MANAGER,
        "ShowItems",
        Some(&asked),
        None,
        DBusCallFlags::NONE,
        PATIENCE,
        Cancellable::NONE,
    )?;
    Ok(())
}

fn opened(folder: &Path) -> Result<(), Error> {
    AppInfo::launch_default_for_uri(&File::for_path(folder).uri(), None::<&AppLaunchContext>)
}
