//! Machines, environments and files of every kind, and how a window draws there.

use super::*;
use std::fs;
use tempfile::{TempDir, tempdir};

/// A machine that has these files.
fn machine(files: &[(&str, &str)]) -> (TempDir, Machine) {
    let root = tempdir().expect("folder");
    for (name, text) in files {
        let file = root.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("folder");
        fs::write(file, text).expect("file");
    }
    let machine = Machine::at(root.path());
    (root, machine)
}

impl Around for &[(&str, &str)] {
    fn value(&self, name: &str) -> Option<OsString> {
        let said = self.iter().find(|(said, _)| *said == name);
        said.map(|(_, value)| value.into())
    }
}

const CARD: (&str, &str) = ("dev/dri/renderD128", "");
const NVIDIA: (&str, &str) = ("proc/driver/nvidia/version", "NVRM version: 550.54");

/// What a start adds to this environment, on a machine with these files.
fn added(files: &[(&str, &str)], around: &[(&str, &str)], arguments: &[&str]) -> String {
    let (_root, machine) = machine(files);
    let arguments: Vec<OsString> = arguments.iter().map(Into::into).collect();
    let start = start(&machine, &around, None, &arguments);
    let said = start
        .variables
        .iter()
        .map(|(name, value)| format!("{name}={value}"));
    said.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_machine_draws_in_its_way_and_whoever_has_settled_it_is_heard() {
    let told: &[(&[_], &[_], &[_], &str)] = &[
        // A machine with a card draws with it, one without with its processor.
        (&[CARD], &[], &[], "BASTIDE_DRAWING=usual"),
        (&[("dev/dxg", "")], &[], &[], "BASTIDE_DRAWING=usual"),
        (
            &[],
            &[],
            &[],
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING=1 BASTIDE_DRAWING=usual",
        ),
        (
            &[("dev/dri/card0", "")],
            &[],
            &[],
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING=1 BASTIDE_DRAWING=usual",
        ),
        (
            &[],
            &[("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "0")],
            &[],
            "BASTIDE_DRAWING=usual",
        ),
        (
            &[],
            &[("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "")],
            &[],
            "BASTIDE_DRAWING=usual",
        ),
        // Under Nvidia's driver buffers are not shared.
        (
            &[CARD, NVIDIA],
            &[],
            &[],
            "WEBKIT_DISABLE_DMABUF_RENDERER=1 BASTIDE_DRAWING=unshared",
        ),
        (
            &[("dev/nvidia0", "")],
            &[],
            &[],
            "WEBKIT_DISABLE_DMABUF_RENDERER=1 BASTIDE_DRAWING=unshared",
        ),
        (
            &[CARD, ("sys/module/nvidia/version", "")],
            &[],
            &[],
            "WEBKIT_DISABLE_DMABUF_RENDERER=1 BASTIDE_DRAWING=unshared",
        ),
        (
            &[NVIDIA, CARD],
            &[("WEBKIT_DISABLE_DMABUF_RENDERER", "0")],
            &[],
            "BASTIDE_DRAWING=unshared",
        ),
        // After a blank window comes the next way, without what is settled.
        (
            &[CARD],
            &[("BASTIDE_BLANK", "usual")],
            &[],
            "WEBKIT_DISABLE_DMABUF_RENDERER=1 BASTIDE_DRAWING=unshared",
        ),
        (
            &[CARD],
            &[
                ("BASTIDE_BLANK", "unshared"),
                ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"),
            ],
            &[],
            "WEBKIT_DISABLE_COMPOSITING_MODE=1 BASTIDE_DRAWING=uncomposed",
        ),
        (
            &[CARD],
            &[
                ("BASTIDE_BLANK", "usual"),
                ("WEBKIT_DISABLE_DMABUF_RENDERER", "0"),
            ],
            &[],
            "WEBKIT_DISABLE_COMPOSITING_MODE=1 BASTIDE_DRAWING=uncomposed",
        ),
        (
            &[CARD],
            &[("BASTIDE_BLANK", "nonsense")],
            &[],
            "BASTIDE_DRAWING=usual",
        ),
        // A safe start is watched by nobody.
        (
            &[CARD],
            &[],
            &["game.json", "--safe"],
            "WEBKIT_DISABLE_DMABUF_RENDERER=1 WEBKIT_DISABLE_COMPOSITING_MODE=1",
        ),
        (&[CARD], &[], &["safe", "--safer"], "BASTIDE_DRAWING=usual"),
    ];
    for (files, around, arguments, expected) in told {
        assert_eq!(
            &added(files, around, arguments),
            expected,
            "{files:?} {around:?}"
        );
    }
}

#[test]
fn the_ways_come_to_an_end() {
    let settled: &[_] = &[(UNSHARED, "1"), (UNCOMPOSED, "1")];
    assert_eq!(DrawingWay::Usual.next(&settled), None);
    let none: &[(&str, &str)] = &[];
    assert_eq!(DrawingWay::Usual.next(&none), Some(DrawingWay::Unshared));
    assert_eq!(
        DrawingWay::Unshared.next(&none),
        Some(DrawingWay::Uncomposed)
    );
    assert_eq!(DrawingWay::Uncomposed.next(&none), None);
}

#[test]
fn what_worked_is_known_at_the_next_start_until_the_machine_changes() {
    let library = ("usr/lib/x86_64-linux-gnu/libwebkit2gtk-4.1.so.0", "");
    let (root, machine) = machine(&[CARD, library]);
    let folder = tempdir().expect("folder");
    let none: &[(&str, &str)] = &[];
    let way = |arguments: &[OsString]| {
        let start = start(&machine, &none, Some(folder.path()), arguments);
        start.variables.into_iter().find(|(name, _)| *name == WAY)
    };
    assert_eq!(way(&[]), Some((WAY, "usual")));
    wish::keep(folder.path(), &machine, DrawingWay::Uncomposed).expect("kept");
    assert_eq!(way(&[]), Some((WAY, "uncomposed")));
    assert_eq!(
        way(&[SAFE.into()]),
        None,
        "a safe start asks for nothing known"
    );

    let file = root.path().join(library.0);
    let newer = file.with_file_name("libwebkit2gtk-4.1.so.0.19.9");
    fs::rename(&file, &newer).expect("renamed");
    std::os::unix::fs::symlink(&newer, &file).expect("linked");
    assert_eq!(way(&[]), Some((WAY, "usual")), "another web view");

    wish::keep(folder.path(), &machine, DrawingWay::Unshared).expect("kept");
    assert_eq!(way(&[]), Some((WAY, "unshared")));
    let driver = root.path().join(NVIDIA.0);
    fs::create_dir_all(driver.parent().expect("a folder")).expect("folder");
    fs::write(driver, NVIDIA.1).expect("driver");
    wish::keep(folder.path(), &machine, DrawingWay::Usual).expect("kept");
    assert_eq!(
        way(&[]),
        Some((WAY, "unshared")),
        "never less than the machine needs"
    );
}

#[test]
fn a_file_of_nonsense_is_as_good_as_none() {
    let (_root, machine) = machine(&[CARD]);
    let folder = tempdir().expect("folder");
    for text in ["", "{", "{\"way\":\"quick\",\"machine\":\"\"}", "[]"] {
        fs::write(folder.path().join("drawing.json"), text).expect("file");
        assert_eq!(wish::read(folder.path(), &machine), None, "{text}");
    }
}
