//! Pictures as the window hands them over: what is taken, what is refused, and what becomes of one as PNG.

use print::drawing::Drawing;
use print::fault::{PictureProblem, PrintError};
use print::png::{PictureGrid, png, sheet};
use resvg::tiny_skia::Pixmap;

const HEAD: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">"#;

fn svg(inner: &str) -> String {
    format!("{HEAD}{inner}</svg>")
}

fn refused(svg: &str) -> Option<PictureProblem> {
    Drawing::read(svg).err()
}

#[test]
fn paths_and_groups_of_them_are_taken() {
    let inner = r##"<g opacity="0.5" transform="translate(3 4)"><path d="M0 0L9 9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 2"/></g>"##;
    assert_eq!(refused(&svg(inner)), None);
    assert_eq!(refused(&svg("<!-- a remark --><path d=\"\"/>")), None);
}

#[test]
fn whatever_reaches_out_of_a_picture_is_refused() {
    for inner in [
        r#"<image href="file:///etc/passwd" width="9" height="9"/>"#,
        r#"<image href="https://example.org/a.png" width="9" height="9"/>"#,
        r##"<use href="#a"/>"##,
        "<style>path { fill: red }</style>",
        "<script>alert(1)</script>",
        "<text>Tile</text>",
        "<foreignObject/>",
        r#"<path d="M0 0h9" fill="url(#a)"/>"#,
        r#"<path d="M0 0h9" fill="var(--ink)"/>"#,
        r#"<path d="M0 0h9" style="fill: red"/>"#,
        r#"<path d="M0 0h9" class="a"/>"#,
        r#"<path d="M0 0h9" filter="url(#a)"/>"#,
        r#"<g xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="a.svg"/>"#,
        "<svg/>",
        "words",
        "<?go on?>",
        r#"<path xmlns="http://example.org" d="M0 0h9"/>"#,
    ] {
        assert_eq!(
            refused(&svg(inner)),
            Some(PictureProblem::NotOnlyPaths),
            "{inner}"
        );
    }
}

#[test]
fn what_is_no_picture_is_refused() {
    let bomb = format!(
        r#"<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>{}"#,
        svg("<path d=\"&b;\"/>")
    );
    let outer = format!(
        r#"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>{}"#,
        svg("&a;")
    );
    for text in ["", "no picture", "<svg", "<html/>", "<svg/>", &bomb, &outer] {
        assert_eq!(refused(text), Some(PictureProblem::Unreadable), "{text}");
    }
    let wide = r#"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>"#;
    assert_eq!(refused(wide), Some(PictureProblem::NotSquare));
}

#[test]
fn what_would_never_end_is_refused_at_once() {
    let deep = format!("{}{}", "<g>".repeat(100_000), "</g>".repeat(100_000));
    let quoted = format!("{}{}", r#"<g fill="/>">"#.repeat(1000), "</g>".repeat(1000));
    let many = "<path d=\"M0 0\"/>".repeat(30_000);
    let long = format!("<path d=\"M0 0{}\"/>", "h1".repeat(600_000));
    for inner in [deep, quoted, many, long] {
        assert_eq!(
            refused(&svg(&inner)),
            Some(PictureProblem::TooLong),
            "{inner:.60}"
        );
    }
}

#[test]
fn numbers_beyond_all_measure_do_no_harm() {
    for d in [
        "M1e38 1e38L-1e38 3e39",
        "MNaN 0L1 1",
        "M0 0A0 0 0 0 0 0 0",
        "M0 0l1e-40 0",
    ] {
        let inner = format!(r##"<path d="{d}" stroke="#000" stroke-width="1e30"/>"##);
        if let Ok(drawing) = Drawing::read(&svg(&inner)) {
            assert!(png(&drawing, 64).is_ok(), "{d}");
        }
    }
}

#[test]
fn a_png_has_the_pixels_that_were_asked_for() {
    let ground = svg(r##"<path d="M0 0h100v100h-100Z" fill="#bac788"/>"##);
    let drawing = Drawing::read(&ground).expect("a picture");
    for pixels in [16_u32, 300, 1024] {
        let bytes = png(&drawing, pixels).expect("a PNG");
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        let wide = u32::from_be_bytes([bytes[16], bytes[17], bytes[18], bytes[19]]);
        let high = u32::from_be_bytes([bytes[20], bytes[21], bytes[22], bytes[23]]);
        assert_eq!((wide, high), (pixels, pixels));
    }
    let limits = PrintError::Pixels {
        least: 16,
        most: 4096,
    };
    assert_eq!(png(&drawing, 4097), Err(limits.clone()));
    assert_eq!(png(&drawing, 0), Err(limits));
}

#[test]
fn a_sheet_has_each_picture_in_its_cell_and_nothing_beyond_the_last() {
    let ground = |colour| {
        // A stroke that goes on beyond the rim belongs to no neighbour.
        let inner = format!(r#"<path d="M-20-20h140v140h-140Z" fill="{colour}"/>"#);
        Drawing::read(&svg(&inner)).expect("a picture")
    };
    let both = [ground("#ff0000"), ground("#0000ff")];
    let grid = PictureGrid {
        columns: 2,
        rows: 2,
        pixels: 20,
    };
    let bytes = sheet(&both, &[0, 1, 1], grid).expect("a sheet");
    assert_eq!(&bytes[37..41], b"pHYs");
    let map = Pixmap::decode_png(&bytes).expect("a PNG");
    assert_eq!((map.width(), map.height()), (40, 40));
    let at = |x, y| {
        let pixel = map.pixel(x, y).expect("inside");
        (pixel.red(), pixel.blue(), pixel.alpha())
    };
    let (red, blue, nothing) = ((255, 0, 255), (0, 255, 255), (0, 0, 0));
    let seen = [at(10, 10), at(30, 10), at(19, 21), at(21, 21)];
    assert_eq!(seen, [red, blue, blue, nothing]);

    let of = |columns, rows, pixels| PictureGrid {
        columns,
        rows,
        pixels,
    };
    assert_eq!(sheet(&both, &[], grid), Err(PrintError::NoTiles));
    assert_eq!(sheet(&both, &[0; 5], grid), Err(PrintError::NoTiles));
    for grid in [of(2, 2, 0), of(10, 70, 4096), of(u32::MAX, u32::MAX, 16)] {
        let refused = sheet(&both, &[0], grid);
        assert!(
            matches!(refused, Err(PrintError::Pixels { .. })),
            "{grid:?}"
        );
    }
    assert!(matches!(
        sheet(&both, &[2], grid),
        Err(PrintError::Failed { .. })
    ));
}
