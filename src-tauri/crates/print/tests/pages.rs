//! Printed tiles, read again by a reader of PDFs.

mod reader;

use print::drawing::Drawing;
use print::fault::PrintError;
use print::pdf::{Pictures, pdf};
use print::plan::{PageItem, PageKind, PrintPlan, plan};
use print::wish::{CutMarks, Paper, PrintWish, Stock};
use print::words::{PrintChapter, PrintRule, PrintTexts, Reference, TileWords};
use reader::{LaidTile, PrintedFile};

const WISH: PrintWish = PrintWish {
    paper: Paper::A4,
    side: 450,
    bleed: 0,
    cut: CutMarks::Marks,
    backs: false,
    reference: false,
};

fn stock(counts: &[u16]) -> Vec<Stock> {
    let tile = |(index, count): (usize, &u16)| Stock {
        tile: format!("own/{index}"),
        count: *count,
    };
    counts.iter().enumerate().map(tile).collect()
}

fn words(stock: &[Stock]) -> PrintTexts {
    let told = stock.iter().map(|each| TileWords {
        tile: each.tile.clone(),
        name: format!("{} × {}", each.count, each.tile),
        words: "city in the north; road from east to west".to_owned(),
        note: "Pay a point to cross.".to_owned(),
    });
    let rule = |n| PrintRule {
        title: format!("Rule {n}"),
        text: "A follower on a tower takes part in no scoring before its floor is taken away."
            .repeat(3),
    };
    PrintTexts {
        language: "en".to_owned(),
        title: "Harvest".to_owned(),
        sheet: "Sheet {n} of {of}".to_owned(),
        back: "Back of sheet {n} of {of}".to_owned(),
        scale: "five centimetres".to_owned(),
        reference: Reference {
            byline: "Anna Baker, CC BY 4.0".to_owned(),
            lead: "Many roads and a late harvest.".to_owned(),
            tiles: "The tiles".to_owned(),
            told: told.collect(),
            chapters: vec![PrintChapter {
                title: "The Tower".to_owned(),
                rules: (1..=40).map(rule).collect(),
            }],
            page: "Page {n} of {of}".to_owned(),
        },
    }
}

/// A picture that differs from every other one, with a faint stroke as the land has.
fn picture(index: usize) -> Drawing {
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200"><path d="M0 0h100v100h-100Z" fill="#bac788"/><path d="M-5 {index}L105 50" fill="none" stroke="#3b2b1d" stroke-width="8" stroke-dasharray="3 2" opacity="0.5"/></svg>"##
    );
    Drawing::read(&svg).expect("a picture")
}

fn printed(wish: PrintWish, stock: &[Stock]) -> (PrintPlan, PrintedFile, Vec<u8>) {
    let words = words(stock);
    let plan = plan(wish, stock, &words).expect("a plan");
    let tiles = stock.iter().enumerate();
    let pictures = Pictures {
        tiles: tiles
            .map(|(i, each)| (each.tile.clone(), picture(i)))
            .collect(),
        back: Some(picture(99)),
    };
    let bytes = pdf(&plan, &words, &pictures).expect("a PDF");
    (plan, PrintedFile::read(&bytes), bytes)
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.02
}

#[test]
fn paper_is_as_large_as_its_name_says() {
    for (paper, width, height) in [(Paper::A4, 210.0, 297.0), (Paper::Letter, 215.9, 279.4)] {
        let (_, printed, _) = printed(PrintWish { paper, ..WISH }, &stock(&[1]));
        let [left, bottom, right, top] = printed.bounds(0, "MediaBox");
        assert!(near(left, 0.0) && near(bottom, 0.0), "{paper:?}");
        assert!(near(right, width) && near(top, height), "{paper:?}");
    }
}

#[test]
fn each_tile_has_its_size_and_lies_as_often_as_it_is_counted() {
    let counts = [3, 1, 24, 7];
    for (side, bleed) in [
        (450, 0),
        (450, 20),
        (333, 0),
        (451, 7),
        (200, 50),
        (1200, 0),
    ] {
        let (plan, printed, _) = printed(
            PrintWish {
                side,
                bleed,
                ..WISH
            },
            &stock(&counts),
        );
        let wide = f64::from(side) / 10.0;
        let pages = 0..printed.pages.len();
        let laid: Vec<Vec<LaidTile>> = pages.map(|page| printed.laid(page, wide)).collect();
        let all = laid.iter().map(Vec::len).sum::<usize>();
        assert_eq!(all, 35, "{side} and {bleed}");
        assert_eq!(plan.laid, 35);
        for (page, laid) in laid.iter().enumerate() {
            let [left, bottom, right, top] = printed.bounds(page, "TrimBox");
            let [_, _, _, height] = printed.bounds(page, "MediaBox");
            for tile in laid {
                assert!(near(tile.side, wide), "{tile:?}");
                assert!(tile.x > left - 0.02 && tile.x + tile.side < right + 0.02);
                let (upper, lower) = (height - tile.y, height - tile.y - tile.side);
                assert!(upper < top + 0.02 && lower > bottom - 0.02);
            }
            for (index, one) in laid.iter().enumerate() {
                for other in &laid[index + 1..] {
                    let apart = (one.x - other.x).abs().max((one.y - other.y).abs());
                    let least = wide + 2.0 * f64::from(bleed) / 10.0;
                    assert!(apart > least - 0.02, "{one:?} and {other:?}");
                }
            }
        }
    }
}

#[test]
fn a_sheet_of_the_usual_size_holds_twenty_four_tiles_on_a4_and_twenty_on_letter() {
    for (paper, most) in [(Paper::A4, 24), (Paper::Letter, 20)] {
        for (count, pages) in [(most, 1), (most + 1, 2)] {
            let wish = PrintWish { paper, ..WISH };
            let (_, printed, _) = printed(wish, &stock(&[count]));
            assert_eq!(printed.pages.len(), pages, "{count} on {paper:?}");
        }
    }
}

#[test]
fn the_bleed_goes_on_around_what_is_cut() {
    let (_, printed, _) = printed(PrintWish { bleed: 30, ..WISH }, &stock(&[5]));
    let trim = printed.bounds(0, "TrimBox");
    let bleed = printed.bounds(0, "BleedBox");
    for (side, sign) in [(0, -1.0), (1, -1.0), (2, 1.0), (3, 1.0)] {
        assert!(
            near(bleed[side], trim[side] + sign * 3.0),
            "{trim:?} {bleed:?}"
        );
    }
    // Eight mirrors, one below the seams, and the picture itself, for each of five tiles.
    assert_eq!(printed.painted(0).len(), 50);
}

#[test]
fn each_back_lies_behind_its_tile_when_the_sheet_is_turned_over() {
    let wish = PrintWish {
        backs: true,
        bleed: 10,
        paper: Paper::Letter,
        ..WISH
    };
    let (plan, printed, _) = printed(wish, &stock(&[14, 7]));
    assert_eq!(printed.pages.len(), 4);
    for front in [0, 2] {
        assert_eq!(plan.pages[front].kind, PageKind::Sheet);
        assert_eq!(plan.pages[front + 1].kind, PageKind::Backs);
        let (tiles, backs) = (printed.laid(front, 45.0), printed.laid(front + 1, 45.0));
        assert_eq!(tiles.len(), backs.len());
        for (tile, back) in tiles.iter().zip(&backs) {
            assert!(near(back.y, tile.y));
            assert!(
                near(back.x, 215.9 - tile.x - tile.side),
                "{tile:?} {back:?}"
            );
        }
    }
}

#[test]
fn marks_stand_at_every_edge_and_touch_no_tile() {
    for bleed in [0, 20] {
        let (_, printed, _) = printed(PrintWish { bleed, ..WISH }, &stock(&[6]));
        let strokes = printed.strokes(0);
        let beyond = f64::from(bleed) / 10.0;
        for tile in printed.laid(0, 45.0) {
            for edge in [tile.x, tile.x + tile.side] {
                let upright = |s: &&[f64; 4]| near(s[0], edge) && near(s[2], edge);
                assert!(
                    strokes.iter().filter(upright).count() >= 2,
                    "{edge} of {tile:?}"
                );
            }
            for edge in [tile.y, tile.y + tile.side] {
                let level = |s: &&[f64; 4]| near(s[1], edge) && near(s[3], edge);
                assert!(
                    strokes.iter().filter(level).count() >= 2,
                    "{edge} of {tile:?}"
                );
            }
            let (left, right) = (tile.x - beyond, tile.x + tile.side + beyond);
            let (top, bottom) = (tile.y - beyond, tile.y + tile.side + beyond);
            for [x1, y1, x2, y2] in &strokes {
                let beside = x1.max(*x2) < left || x1.min(*x2) > right;
                let over = y1.max(*y2) < top || y1.min(*y2) > bottom;
                assert!(beside || over, "{x1} {y1} {x2} {y2} on {tile:?}");
            }
        }
    }
}

#[test]
fn lines_go_around_every_tile_and_nothing_means_nothing() {
    let strokes = |cut| {
        printed(PrintWish { cut, ..WISH }, &stock(&[1]))
            .1
            .strokes(0)
            .len()
    };
    // The line to hold a ruler to, with its two ends, is always there.
    assert_eq!(strokes(CutMarks::Nothing), 3);
    assert_eq!(strokes(CutMarks::Marks), 3 + 8);
    assert_eq!(strokes(CutMarks::Lines), 3 + 8 + 4);
}

#[test]
fn stickers_lie_apart_with_round_corners_and_marks_that_a_machine_finds() {
    let wish = PrintWish {
        cut: CutMarks::Stickers,
        bleed: 10,
        ..WISH
    };
    let (_, printed, _) = printed(wish, &stock(&[4]));
    let laid = printed.laid(0, 45.0);
    assert!(near(laid[1].x - laid[0].x, 45.0 + 2.0 + 3.0));
    let strokes = printed.strokes(0);
    // The ruler, twenty pieces of a line around each tile, and two lines in each corner of the page.
    assert_eq!(strokes.len(), 3 + 4 * 20 + 8);
    let first = &laid[0];
    let at_corner = |s: &&[f64; 4]| near(s[0], first.x) && near(s[1], first.y);
    assert_eq!(
        strokes.iter().filter(at_corner).count(),
        0,
        "corners are round"
    );
    let marks = strokes.iter().filter(|s| {
        let long = (s[0] - s[2]).abs().max((s[1] - s[3]).abs());
        near(long, 9.0)
    });
    assert_eq!(marks.count(), 8);
}

#[test]
fn the_ruler_is_five_centimetres_long() {
    let (_, printed, _) = printed(WISH, &stock(&[1]));
    let long = |s: &[f64; 4]| near(s[2] - s[0], 50.0) && near(s[1], s[3]);
    assert_eq!(printed.strokes(0).into_iter().filter(long).count(), 1);
}

#[test]
fn everything_is_drawn_by_lines_and_letters_and_each_picture_stands_there_once() {
    let wish = PrintWish {
        backs: true,
        reference: true,
        bleed: 10,
        ..WISH
    };
    let (_, printed, _) = printed(wish, &stock(&[9, 8, 7]));
    assert_eq!(printed.count("Image"), 0);
    assert_eq!(printed.count("Form"), 4);
    let fonts = printed.fonts();
    assert_eq!(fonts.len(), 3);
    for (name, embedded) in fonts {
        assert!(embedded, "{name}");
        assert_eq!(name.find('+'), Some(6), "{name} is a part of the font");
    }
}

#[test]
fn reference_pages_tell_tiles_and_rules_to_the_last() {
    let wish = PrintWish {
        reference: true,
        ..WISH
    };
    let tiles = stock(&[2; 30]);
    let (plan, printed, _) = printed(wish, &tiles);
    let kinds: Vec<_> = plan.pages.iter().map(|page| page.kind).collect();
    let first = kinds.iter().position(|kind| *kind == PageKind::Reference);
    let first = first.expect("a reference page");
    assert!(
        kinds[first..]
            .iter()
            .all(|kind| *kind == PageKind::Reference)
    );
    let text: String = (first..printed.pages.len())
        .map(|page| printed.text(page))
        .collect();
    for told in [
        "Harvest",
        "Anna Baker, CC BY 4.0",
        "The tiles",
        "2 × own/29",
        "Rule 40",
    ] {
        assert!(text.contains(told), "{told} in {text}");
    }
    let small: usize = (first..kinds.len())
        .map(|page| printed.laid(page, 17.0).len())
        .sum();
    assert_eq!(small, tiles.len());
    for page in &plan.pages[first..] {
        for item in &page.items {
            let PageItem::Text(text) = item else { continue };
            assert!(
                text.y < plan.height - 80 && text.x < plan.width - 180,
                "{text:?}"
            );
        }
    }
}

#[test]
fn equal_wishes_give_equal_bytes() {
    let wish = PrintWish {
        backs: true,
        reference: true,
        ..WISH
    };
    assert_eq!(
        printed(wish, &stock(&[3, 4])).2,
        printed(wish, &stock(&[3, 4])).2
    );
}

#[test]
fn words_of_any_length_find_their_lines() {
    let tiles = stock(&[1]);
    let mut words = words(&tiles);
    words.title = "Unbreakable".repeat(60);
    words.reference.told[0].words = "W".repeat(3000);
    words.reference.byline = "a\u{0}\tb\r\n\nc 龍 🏰".to_owned();
    let wish = PrintWish {
        reference: true,
        ..WISH
    };
    let plan = plan(wish, &tiles, &words).expect("a plan");
    let pictures = Pictures {
        tiles: [(tiles[0].tile.clone(), picture(0))].into(),
        back: None,
    };
    let printed = PrintedFile::read(&pdf(&plan, &words, &pictures).expect("a PDF"));
    assert_eq!(printed.pages.len(), plan.pages.len());
}

#[test]
fn what_cannot_be_printed_is_refused_with_its_reason() {
    let ask = |wish, stock: &[Stock]| plan(wish, stock, &words(stock)).expect_err("a refusal");
    let size = PrintError::Size {
        least: 200,
        most: 1200,
    };
    assert_eq!(ask(PrintWish { side: 199, ..WISH }, &stock(&[1])), size);
    assert_eq!(ask(PrintWish { side: 1201, ..WISH }, &stock(&[1])), size);
    let bleed = PrintError::Bleed { most: 50 };
    assert_eq!(ask(PrintWish { bleed: 51, ..WISH }, &stock(&[1])), bleed);
    assert_eq!(ask(WISH, &[]), PrintError::NoTiles);
    assert_eq!(ask(WISH, &stock(&[0])), PrintError::NoTiles);
    let many = PrintError::TooManyTiles { most: 2000 };
    assert_eq!(ask(WISH, &stock(&[2000, 1])), many);
    let mut long = words(&[]);
    long.reference.lead = "a".repeat(400_001);
    assert_eq!(
        plan(WISH, &stock(&[1]), &long),
        Err(PrintError::TooManyWords)
    );
    let tiles = stock(&[1]);
    let (said, none) = (
        words(&tiles),
        Pictures {
            tiles: [].into(),
            back: None,
        },
    );
    let plan = plan(WISH, &tiles, &said).expect("a plan");
    let lacking = PrintError::NotDrawn {
        tile: "own/0".to_owned(),
    };
    assert_eq!(pdf(&plan, &said, &none), Err(lacking));
}
