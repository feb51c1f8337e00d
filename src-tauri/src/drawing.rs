//! How the web view draws where there is no graphics card. It must not know what is drawn.
//!
//! Without a card the web view would have a program play one, and then draw with that. Drawing with the
//! processor at once is quicker, and the web view asks the environment for it. No program can safely change its
//! own environment while it runs, so the wish is given to the window's program before it starts.

use std::{env, ffi::OsStr, fs, path::Path};

/// Read by the web view: `1` draws with the processor, `0` with whatever plays a graphics card.
const WISH: &str = "WEBKIT_SKIA_ENABLE_CPU_RENDERING";

/// Where the system shows what is built into the machine.
const DEVICES: &str = "/dev";

/// What the environment of the window is to say besides what it says already.
pub(crate) fn wish() -> Option<(&'static str, &'static str)> {
    wanted(env::var_os(WISH).as_deref(), Path::new(DEVICES)).then_some((WISH, "1"))
}

/// Whoever has wished for something gets it.
fn wanted(wish: Option<&OsStr>, devices: &Path) -> bool {
    wish.is_none() && !card(devices)
}

/// A card that draws is a render node; two makers have names of their own.
fn card(devices: &Path) -> bool {
    let nodes = fs::read_dir(devices.join("dri"));
    let node = |entry: fs::DirEntry| entry.file_name().as_encoded_bytes().starts_with(b"renderD");
    nodes.is_ok_and(|nodes| nodes.flatten().any(node))
        || ["nvidia0", "dxg"]
            .iter()
            .any(|name| devices.join(name).exists())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    /// A machine with these devices.
    fn machine(devices: &[&str]) -> tempfile::TempDir {
        let folder = tempdir().expect("folder");
        for device in devices {
            let device = folder.path().join(device);
            fs::create_dir_all(device.parent().expect("a folder")).expect("folder");
            fs::write(device, "").expect("device");
        }
        folder
    }

    #[test]
    fn a_machine_without_a_card_draws_with_its_processor() {
        for devices in [&[][..], &["null"], &["dri/card0"]] {
            assert!(wanted(None, machine(devices).path()), "{devices:?}");
        }
    }

    #[test]
    fn a_machine_with_a_card_draws_with_it() {
        for devices in [&["dri/card0", "dri/renderD128"][..], &["nvidia0"], &["dxg"]] {
            assert!(!wanted(None, machine(devices).path()), "{devices:?}");
        }
    }

    #[test]
    fn a_wish_is_kept() {
        for wish in ["1", "0", ""] {
            assert!(
                !wanted(Some(OsStr::new(wish)), machine(&[]).path()),
                "{wish}"
            );
        }
    }
}
