//! Tiles with a picture of the author's own: drawn below or over the land, as PNG and in a PDF.

#[expect(dead_code, reason = "the tests of pages ask for more")]
mod reader;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use print::brought::{KeptSize, taken};
use print::drawing::Drawing;
use print::fault::PictureProblem;
use print::pdf::{Pictures, pdf};
use print::plan::plan;
use print::png::png;
use print::wish::{CutMarks, Paper, PrintWish, Stock};
use print::words::{PrintTexts, Reference};
use reader::PrintedFile;
use resvg::tiny_skia::Pixmap;

const HEAD: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="450" height="450">"#;
const GRASS: &str = r##"<path d="M0 0h100v100h-100z" fill="#00ff00"/>"##;
const ROAD: &str = r##"<path d="M40 0h20v100h-20z" fill="#0000ff"/>"##;

/// A red square, as it is kept.
fn red() -> String {
    let svg = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9h-9z" fill="#ff0000"/></svg>"##;
    let most = KeptSize {
        pixels: 100,
        bytes: 100_000,
    };
    STANDARD.encode(taken(svg, most).expect("a picture"))
}

fn image(x: i32, y: i32, side: i32) -> String {
    format!(
        r#"<image x="{x}" y="{y}" width="{side}" height="{side}" href="data:image/png;base64,{}"/>"#,
        red()
    )
}

fn svg(inner: &str) -> String {
    format!("{HEAD}{inner}</svg>")
}

fn drawing(inner: &str) -> Drawing {
    Drawing::read(&svg(inner)).expect("a drawing")
}

/// The colour at a place of a tile of 100 by 100.
fn colour(inner: &str, x: u32, y: u32) -> [u8; 3] {
    let map = Pixmap::decode_png(&png(&drawing(inner), 100).expect("a PNG")).expect("a picture");
    let pixel = map.pixel(x, y).expect("a pixel");
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn a_picture_lies_below_the_land_or_over_it_where_it_was_put() {
    let below = format!("{GRASS}{}{ROAD}", image(25, 25, 50));
    let over = format!("{GRASS}{ROAD}{}", image(25, 25, 50));
    let beyond = format!("{GRASS}{}{ROAD}", image(-50, -50, 200));
    for (inner, x, y, expected) in [
        (&below, 10, 10, [0, 255, 0]),
        (&below, 30, 50, [255, 0, 0]),
        (&below, 50, 50, [0, 0, 255]),
        (&over, 50, 50, [255, 0, 0]),
        (&over, 50, 10, [0, 0, 255]),
        (&beyond, 2, 97, [255, 0, 0]),
    ] {
        assert_eq!(colour(inner, x, y), expected, "{x}, {y} of {inner:.300}");
    }
}

#[test]
fn a_picture_is_turned_and_mirrored_with_its_tile() {
    // It covers the quarter in the north-west.
    let quarter = image(0, 0, 50);
    let moved = |matrix: &str| {
        let moved = quarter.replace(" href", &format!(r#" transform="matrix({matrix})" href"#));
        format!("{GRASS}{moved}")
    };
    for (matrix, red) in [
        ("0 1 -1 0 100 0", (80, 20)),
        ("-1 0 0 1 100 0", (80, 20)),
        ("-1 0 0 -1 100 100", (80, 80)),
        ("0 -1 -1 0 100 100", (80, 80)),
    ] {
        for (x, y) in [(20, 20), (80, 20), (80, 80), (20, 80)] {
            let expected = if (x, y) == red {
                [255, 0, 0]
            } else {
                [0, 255, 0]
            };
            assert_eq!(colour(&moved(matrix), x, y), expected, "{matrix}: {x}, {y}");
        }
    }
    for matrix in [
        "1 0 0 1 0",
        "1 0 0 1 0 0 0",
        "1 0 0 1 0 x",
        "1 0 0 1 0 9999",
        "",
    ] {
        let refused = Drawing::read(&svg(&moved(matrix))).err();
        assert_eq!(refused, Some(PictureProblem::NotOnlyPaths), "{matrix}");
    }
}

#[test]
fn a_picture_that_is_not_one_of_ours_is_refused_and_so_is_one_elsewhere() {
    let png = red();
    let with = |attributes: &str| svg(&format!("{GRASS}<image {attributes}/>"));
    let place = r#"x="0" y="0" width="9" height="9""#;
    for (text, expected) in [
        (with(place), PictureProblem::NotOnlyPaths),
        (
            with(&format!(r#"{place} href="a.png""#)),
            PictureProblem::NotOnlyPaths,
        ),
        (
            with(&format!(r#"{place} href="data:image/svg+xml,x""#)),
            PictureProblem::NotOnlyPaths,
        ),
        (
            with(&format!(r#"{place} href="data:image/png;base64,AAAA""#)),
            PictureProblem::Unreadable,
        ),
        (
            with(&format!(
                r#"{place} href="data:image/png;base64,{png}" onload="x()""#
            )),
            PictureProblem::NotOnlyPaths,
        ),
        (
            with(&format!(
                r#"x="NaN" y="0" width="9" height="9" href="data:image/png;base64,{png}""#
            )),
            PictureProblem::Unreadable,
        ),
        (
            with(&format!(
                r#"x="9999" y="0" width="9" height="9" href="data:image/png;base64,{png}""#
            )),
            PictureProblem::Unreadable,
        ),
        (
            svg(&format!("{}{}", image(0, 0, 9), image(0, 0, 9))),
            PictureProblem::NotOnlyPaths,
        ),
        (
            svg(&format!("<g>{}</g>", image(0, 0, 9))),
            PictureProblem::Unreadable,
        ),
        (image(0, 0, 9), PictureProblem::Unreadable),
    ] {
        assert_eq!(Drawing::read(&text).err(), Some(expected), "{text:.250}");
    }
}

#[test]
fn in_a_pdf_each_picture_stands_once_however_often_its_tile_is_printed() {
    let wish = PrintWish {
        paper: Paper::A4,
        side: 450,
        bleed: 20,
        cut: CutMarks::Marks,
        backs: true,
        reference: false,
    };
    let tile = |name: &str, count| Stock {
        tile: format!("own/{name}"),
        count,
    };
    let stock = [tile("A", 5), tile("B", 3)];
    let said = String::new;
    let words = PrintTexts {
        language: "en".to_owned(),
        title: said(),
        sheet: said(),
        back: said(),
        scale: said(),
        reference: Reference::default(),
    };
    let plan = plan(wish, &stock, &words).expect("a plan");
    let pictures = Pictures {
        tiles: [
            (
                "own/A".to_owned(),
                drawing(&format!("{GRASS}{}{ROAD}", image(0, 0, 100))),
            ),
            ("own/B".to_owned(), drawing(&format!("{GRASS}{ROAD}"))),
        ]
        .into(),
        back: Some(drawing(&image(10, 10, 80))),
    };
    let bytes = pdf(&plan, &words, &pictures).expect("a PDF");
    let printed = PrintedFile::read(&bytes);
    assert_eq!(printed.pages.len(), 2);
    // The same picture is on the backs, too, and both share it.
    assert_eq!(printed.count("Image"), 1);
    assert_eq!(printed.laid(0, 45.0).len(), 8);
    assert_eq!(pdf(&plan, &words, &pictures).expect("a PDF"), bytes);
}

/// A board of two tiles, of which the second has a picture that reaches out of it, turned with it.
fn board(turn: &str, frame: &str) -> String {
    let grass = r##"<path d="M0 0h200v200h-200z" fill="#00ff00"/>"##;
    let road = r##"<path d="M100 40h100v20h-100z" fill="#0000ff"/>"##;
    let image = image(-20, 60, 150).replace("/>", &format!("{turn}/>"));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">{grass}<svg x="100" y="0" width="100" height="100" {frame}>{image}</svg>{road}</svg>"#
    )
}

const TILE_FRAME: &str = r#"viewBox="0 0 100 100""#;

#[test]
fn on_a_board_a_picture_lies_in_its_tile_turned_with_it_and_nowhere_else() {
    let seen = |turn: &str, places: &[(u32, u32, [u8; 3])]| {
        let drawing = Drawing::read(&board(turn, TILE_FRAME)).expect("a board");
        let map = Pixmap::decode_png(&png(&drawing, 200).expect("a PNG")).expect("a picture");
        for (x, y, expected) in places {
            let pixel = map.pixel(*x, *y).expect("a pixel");
            let colour = [pixel.red(), pixel.green(), pixel.blue()];
            assert_eq!(colour, *expected, "{x}, {y} {turn}");
        }
    };
    let [red, green, blue] = [[255, 0, 0], [0, 255, 0], [0, 0, 255]];
    seen(
        "",
        &[
            (150, 80, red),
            (150, 20, green),
            (150, 50, blue),
            (50, 80, green),
            (150, 120, green),
        ],
    );
    // The lower part of the tile lies in the west after a quarter turn.
    let quarter = r#" transform="matrix(0 1 -1 0 100 0)""#;
    seen(
        quarter,
        &[(110, 20, red), (190, 80, green), (90, 20, green)],
    );
}

#[test]
fn a_frame_that_is_no_tile_is_refused() {
    for (turn, frame) in [
        (r#" transform="rotate(45 50 50)""#, TILE_FRAME),
        (r#" onload="x()""#, TILE_FRAME),
        ("", r#"viewBox="0 0 9 9""#),
        ("", r#"viewBox="0 0 100 100" onload="x()""#),
    ] {
        let refused = Drawing::read(&board(turn, frame)).err();
        assert_eq!(refused, Some(PictureProblem::NotOnlyPaths), "{turn}{frame}");
    }
}
