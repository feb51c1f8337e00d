//! What the window asks for, on paper.

use super::{Pages, named, picture, sheet_pdf, tiles_pdf};
use crate::error::{AppError, Result};
use crate::view::print::{
    PictureFile, PrintJob, PrintPictures, PrintStock, ScoreSheetJob, SheetOf, TableSheetJob,
    TableSheetWords,
};
use lopdf::Document;
use print::fault::{PictureProblem, PrintError};
use print::plan::{PageItem, PrintPage, PrintPlan};
use print::wish::{CutMarks, Paper, PrintWish};
use print::words::{PrintChapter, PrintRow, PrintRule, PrintTable, PrintTexts};
use rules::expansions::{ExpansionKey, ExpansionSet};

const SVG: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200"><path d="M0 0h100v100h-100Z" fill="#bac788"/></svg>"##;
const FOREIGN: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><image href="https://example.org/a.png"/></svg>"#;

fn job(counts: &[u16]) -> PrintJob {
    let stock = |(place, count): (usize, &u16)| PrintStock {
        tile: format!("own/{place}"),
        count: *count,
    };
    PrintJob {
        wish: PrintWish {
            paper: Paper::A4,
            side: 450,
            bleed: 0,
            cut: CutMarks::Marks,
            backs: true,
            reference: false,
        },
        stock: counts.iter().enumerate().map(stock).collect(),
        words: PrintTexts {
            language: "en".to_owned(),
            title: "Harvest".to_owned(),
            sheet: "Sheet {n} of {of}".to_owned(),
            back: "Back of sheet {n} of {of}".to_owned(),
            scale: "5 cm".to_owned(),
            reference: print::words::Reference::default(),
        },
    }
}

fn pictures(of: &[&str]) -> PrintPictures {
    PrintPictures {
        tiles: of
            .iter()
            .map(|tile| ((*tile).to_owned(), SVG.to_owned()))
            .collect(),
        back: Some(SVG.to_owned()),
    }
}

fn why<T: std::fmt::Debug>(answer: Result<T>) -> PrintError {
    match answer {
        Err(AppError::Unprintable { why }) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_sheet_is_followed_by_its_backs_in_the_plan_and_in_the_file() {
    let (plan, _) = job(&[20, 5]).laid_out().expect("a plan");
    assert_eq!((plan.laid, plan.pages.len()), (25, 4));
    let bytes = tiles_pdf(job(&[20, 5]), &pictures(&["own/0", "own/1"])).expect("a PDF");
    let document = Document::load_mem(&bytes).expect("a PDF that can be read");
    assert_eq!(document.get_pages().len(), plan.pages.len());
}

#[test]
fn what_cannot_be_printed_says_why() {
    assert_eq!(why(job(&[0]).laid_out()), PrintError::NoTiles);
    let lacking = PrintError::NotDrawn {
        tile: "own/1".to_owned(),
    };
    assert_eq!(why(tiles_pdf(job(&[1, 1]), &pictures(&["own/0"]))), lacking);
    let mut drawn = pictures(&["own/0"]);
    drawn.tiles.insert("own/0".to_owned(), FOREIGN.to_owned());
    let foreign = PrintError::Picture {
        tile: "own/0".to_owned(),
        why: PictureProblem::NotOnlyPaths,
    };
    assert_eq!(why(tiles_pdf(job(&[1]), &drawn)), foreign);
}

#[test]
fn a_picture_is_saved_as_it_was_drawn_or_in_the_size_that_is_asked() {
    let svg = picture(SVG.to_owned(), PictureFile::Svg).expect("an SVG");
    assert_eq!(svg, SVG.as_bytes());
    let bytes = picture(SVG.to_owned(), PictureFile::Png { pixels: 300 }).expect("a PNG");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let wide = u32::from_be_bytes([bytes[16], bytes[17], bytes[18], bytes[19]]);
    assert_eq!(wide, 300);
    let large = picture(SVG.to_owned(), PictureFile::Png { pixels: 5000 });
    let limits = PrintError::Pixels {
        least: 16,
        most: 4096,
    };
    assert_eq!(why(large), limits);
}

#[test]
fn nothing_but_a_picture_of_ours_is_written() {
    let foreign = picture(FOREIGN.to_owned(), PictureFile::Svg);
    assert!(matches!(why(foreign), PrintError::Picture { .. }));
}

#[test]
fn a_name_leads_nowhere_else() {
    assert_eq!(named("base", "pdf"), "base.pdf");
    assert_eq!(named("base/A", "png"), "base-A.png");
    assert_eq!(named("../../etc", "pdf"), "------etc.pdf");
}

fn sheet(expansions: ExpansionSet, paper: Paper) -> TableSheetJob {
    let word = str::to_owned;
    TableSheetJob {
        paper,
        expansions: expansions.iter().collect(),
        options: [("OP-12".to_owned(), "before-acting".to_owned())].into(),
        own: Vec::new(),
        language: "en".to_owned(),
        words: TableSheetWords {
            title: word("For the table"),
            lead: word("On the table: everything that lies there."),
            setup: word("Before the first turn"),
            turn: word("A turn, step by step"),
            scores: word("What scores when"),
            tiles: word("Odd tiles"),
            options: word("Chosen at this table"),
            disputes: word("What tables argue about"),
            ruling: word("Our ruling."),
            page: word("Page {n} of {of}"),
        },
    }
}

/// Everything that stands on the pages, line by line.
fn said(plan: &PrintPlan) -> String {
    let items = plan.pages.iter().flat_map(|page| &page.items);
    let lines = items.filter_map(|item| match item {
        PageItem::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_rules_that_a_tile_set_has_of_its_own_come_first_on_the_sheet() {
    let chapter = PrintChapter {
        title: "Rules of Siege".to_owned(),
        rules: vec![PrintRule {
            title: "Scoring".to_owned(),
            text: "A besieged city brings one point a tile.".to_owned(),
        }],
    };
    let job = TableSheetJob {
        own: vec![chapter],
        ..sheet(ExpansionSet::EMPTY, Paper::A4)
    };
    let (plan, _) = job.laid_out().expect("a plan");
    let said = said(&plan);
    let at = |words: &str| {
        said.find(words)
            .unwrap_or_else(|| panic!("{words}: {said}"))
    };
    assert!(at("Rules of Siege") < at("A besieged city brings one point a tile."));
    assert!(at("A besieged city") < at("A turn, step by step"));
}

#[test]
fn whatever_lies_on_a_table_its_sheet_has_two_pages_at_most() {
    for expansions in ExpansionSet::combinations() {
        for paper in [Paper::A4, Paper::Letter] {
            let (plan, _) = sheet(expansions, paper).laid_out().expect("a plan");
            assert!(
                plan.pages.len() <= 2,
                "{expansions:?}: {} pages",
                plan.pages.len()
            );
            let lowest = plan
                .pages
                .iter()
                .flat_map(|page| &page.items)
                .map(|item| match item {
                    PageItem::Text(text) => text.y,
                    _ => 0,
                });
            assert!(lowest.max().expect("lines") < plan.height, "{expansions:?}");
        }
    }
    let bytes = sheet_pdf(sheet(ExpansionSet::ALL, Paper::A4)).expect("a PDF");
    assert_eq!(
        Document::load_mem(&bytes)
            .expect("readable")
            .get_pages()
            .len(),
        2
    );
}

#[test]
fn a_sheet_tells_what_lies_there_and_what_was_chosen_and_nothing_else() {
    let tower = ExpansionSet::EMPTY.with(ExpansionKey::Tower);
    let (plan, _) = sheet(tower, Paper::A4).laid_out().expect("a plan");
    let said = said(&plan);
    assert!(
        said.contains("Ransom") && said.contains("(TW-17, TW-21, OP-12)"),
        "{said}"
    );
    assert!(said.contains("OP-12") && !said.contains("OP-01"), "{said}");
    assert!(!said.contains("robber") && !said.contains("TK-"), "{said}");
    let (plan, _) = sheet(ExpansionSet::EMPTY, Paper::A4)
        .laid_out()
        .expect("a plan");
    assert_eq!(plan.pages.len(), 1);
}

/// What stands on the sheet of some expansions that are played by these options.
fn said_of(expansions: &[ExpansionKey], options: &[(&str, &str)]) -> String {
    let expansions = expansions
        .iter()
        .fold(ExpansionSet::EMPTY, |set, key| set.with(*key));
    let mut job = sheet(expansions, Paper::A4);
    let options = options
        .iter()
        .map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
    job.options = options.collect();
    said(&job.laid_out().expect("a plan").0)
}

#[test]
fn a_sheet_says_how_this_table_plays_and_not_how_others_do() {
    let tolls = |value| said_of(&[ExpansionKey::Tollkeepers], &[("OP-04", value)]);
    let (turn, round) = (tolls("turn"), tolls("round"));
    assert!(turn.contains("At the end of the turn, turn each tollhouse"));
    assert!(!round.contains("At the end of the turn"), "{round}");
    assert!(round.contains("At the end of the round"), "{round}");
    let cities = |value| said_of(&[], &[("OP-08", value)]);
    assert!(cities("4").contains("so 4 points without pennants"));
    let two = cities("2");
    assert!(two.contains("so 2 points without pennants") && !two.contains("4 points without"));
    let robbers = |id, value| said_of(&[ExpansionKey::Robbers], &[(id, value)]);
    assert!(robbers("OP-02", "on").contains("first points of the final scoring"));
    assert!(robbers("OP-02", "off").contains("All robbers go home before"));
    assert!(robbers("OP-05", "mod-50").contains("as with 12 and 62 points."));
    assert!(robbers("OP-05", "absolute").contains("exactly the same number of points"));
}

#[test]
fn a_sheet_says_nothing_of_parts_that_are_left_out_and_names_set_up_and_odd_tiles() {
    let all = said_of(&[ExpansionKey::Traders], &[]);
    let off = ["OP-14", "OP-15", "OP-16"].map(|id| (id, "off"));
    let none = said_of(&[ExpansionKey::Traders], &off);
    for word in ["tokens ready", "builder", "pig", "Second tile"] {
        assert!(all.contains(word), "{word}");
    }
    let (told, _) = none.split_once("Chosen at this table").expect("options");
    for word in ["token", "builder", "pig", "Second tile", "double turn"] {
        assert!(!told.contains(word), "{word}: {told}");
    }
    assert!(none.contains("Before the first turn") && none.contains("Odd tiles"));
    assert!(
        none.contains("The two roads cross"),
        "its tiles stay: {none}"
    );
}

#[test]
fn a_star_marks_the_rulings_of_ours_and_is_explained() {
    let robbers = said_of(&[ExpansionKey::Robbers], &[]);
    assert!(robbers.contains("IX-14*") && robbers.contains("* Our ruling."));
    assert!(robbers.contains("RB-07)"), "{robbers}");
    let river = said_of(&[ExpansionKey::River], &[]);
    assert!(!river.contains('*'), "{river}");
}

#[test]
fn a_score_sheet_of_many_turns_tells_all_of_them_on_as_many_pages_as_it_needs() {
    let rule = |turn| PrintRule {
        title: format!("Turn {turn}. Anna scores 6 points for a city."),
        text: "3 tiles × 2 = 6 (BG-17).".to_owned(),
    };
    let chapter = |title: &str, rules| PrintChapter {
        title: title.to_owned(),
        rules,
    };
    let job = ScoreSheetJob {
        of: SheetOf::Scores,
        paper: Paper::A4,
        language: "en".to_owned(),
        title: "Score sheet".to_owned(),
        lead: "The game is over after 400 turns.".to_owned(),
        tables: Vec::new(),
        board: None,
        chapters: vec![
            chapter("Points by source", vec![rule(0)]),
            chapter("Turn by turn", (1..=400).map(rule).collect()),
        ],
        page: "Page {n} of {of}".to_owned(),
    };
    let (plan, _) = job.clone().laid_out().expect("a plan");
    let said = said(&plan);
    for turn in 1..=400 {
        assert!(said.contains(&format!("Turn {turn}. ")), "{turn}");
    }
    let bytes = sheet_pdf(job).expect("a PDF");
    let pages = Document::load_mem(&bytes).expect("readable").get_pages();
    assert_eq!(pages.len(), plan.pages.len());
    assert!(pages.len() > 2, "{} pages", pages.len());
}

#[test]
fn the_tables_of_a_score_sheet_go_on_with_their_names_and_the_board_is_drawn_once() {
    let row = |turn| PrintRow {
        cells: vec![
            format!("Turn {turn}"),
            format!("{turn}"),
            "9,999".to_owned(),
        ],
        total: turn == 200,
    };
    let table = |title: &str, rows| PrintTable {
        title: title.to_owned(),
        head: ["", "Anna", "Somebody with a very long name indeed"]
            .map(str::to_owned)
            .to_vec(),
        rows,
    };
    let board = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9z" fill="#bac788"/></svg>"##;
    let job = ScoreSheetJob {
        of: SheetOf::Scores,
        paper: Paper::A4,
        language: "en".to_owned(),
        title: "Score sheet".to_owned(),
        lead: "Anna wins.".to_owned(),
        tables: vec![
            table("Points by source", vec![row(1), row(2)]),
            table("Turn by turn", (1..=200).map(row).collect()),
        ],
        board: Some(board.to_owned()),
        chapters: Vec::new(),
        page: "Page {n} of {of}".to_owned(),
    };
    let (plan, _) = job.clone().laid_out().expect("a plan");
    let items = |page: &PrintPage| page.items.clone().into_iter();
    let all: Vec<_> = plan.pages.iter().flat_map(items).collect();
    let pictures = all
        .iter()
        .filter(|item| matches!(item, PageItem::Picture(_)));
    assert_eq!(pictures.count(), 1);
    let texts = |page: &PrintPage| -> Vec<String> {
        let texts = items(page).filter_map(|item| match item {
            PageItem::Text(text) => {
                assert!(text.x > 0 && text.x < plan.width && text.y < plan.height);
                Some(text.text)
            }
            _ => None,
        });
        texts.collect()
    };
    assert!(plan.pages.len() > 2, "{} pages", plan.pages.len());
    for page in &plan.pages {
        assert!(
            texts(page).contains(&"Anna".to_owned()),
            "the names stand on every page"
        );
    }
    let said: Vec<_> = plan.pages.iter().flat_map(texts).collect();
    for turn in 1..=200 {
        assert!(said.contains(&format!("Turn {turn}")), "{turn}");
    }
    let bytes = sheet_pdf(job.clone()).expect("a PDF");
    let file = Document::load_mem(&bytes).expect("readable");
    assert_eq!(file.get_pages().len(), plan.pages.len());
    let read = file.extract_text(&[1]).expect("text");
    for told in ["Points by source", "Anna", "9,999"] {
        assert!(read.contains(told), "{told} in {read}");
    }
    let bad = ScoreSheetJob {
        board: Some("<svg/>".to_owned()),
        ..job
    };
    assert!(sheet_pdf(bad).is_err(), "no picture of ours");
}
