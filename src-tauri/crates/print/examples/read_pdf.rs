//! Tells what stands in a PDF of tiles, a line for each page, so that the tests of the real window can ask.

#[path = "../tests/reader/mod.rs"]
#[expect(dead_code, reason = "the tests of this crate ask for more")]
mod reader;

use reader::PrintedFile;
use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut given = env::args().skip(1);
    let (Some(file), Some(side)) = (
        given.next(),
        given.next().and_then(|side| side.parse().ok()),
    ) else {
        eprintln!("read_pdf FILE SIDE_IN_MILLIMETRES");
        return ExitCode::FAILURE;
    };
    let bytes = match std::fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let printed = PrintedFile::read(&bytes);
    for page in 0..printed.pages.len() {
        let [left, bottom, right, top] = printed.bounds(page, "MediaBox");
        let [inner_left, inner_bottom, inner_right, inner_top] = printed.bounds(page, "TrimBox");
        println!(
            r#"{{"width":{:.2},"height":{:.2},"trim":[{:.2},{:.2}],"tiles":{}}}"#,
            right - left,
            top - bottom,
            inner_right - inner_left,
            inner_top - inner_bottom,
            printed.laid(page, side).len(),
        );
    }
    let fonts = printed.fonts();
    println!(
        r#"{{"images":{},"pictures":{},"fonts":{},"embedded":{}}}"#,
        printed.count("Image"),
        printed.count("Form"),
        fonts.len(),
        fonts.iter().filter(|(_, embedded)| *embedded).count(),
    );
    ExitCode::SUCCESS
}
