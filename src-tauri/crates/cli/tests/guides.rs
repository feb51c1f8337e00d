//! The files beside the guides for authors are right, and make one file that is right again.

mod bastide;

use bastide::{Desk, run};

const GUIDES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tutorials/guides");

#[test]
fn what_the_guides_show_has_no_fault_and_travels() {
    let said = run(&["check", GUIDES]);
    let last = said.out.lines().last().unwrap_or_default();
    assert_eq!(
        (said.code, last),
        (0, "4 files checked: 0 errors, 0 warnings")
    );
    let desk = Desk::new();
    for guide in ["first-scenario", "first-campaign"] {
        let bundle = desk.path().join(format!("{guide}.bastide"));
        let bundle = bundle.display().to_string();
        let packed = run(&["bundle", &format!("{GUIDES}/{guide}"), "-o", &bundle]);
        assert_eq!((packed.code, packed.err.as_str()), (0, ""));
        let said = run(&["check", &bundle]);
        let last = said.out.lines().last().unwrap_or_default();
        assert_eq!(
            (said.code, last),
            (0, "1 file checked: 0 errors, 0 warnings")
        );
    }
}
