//! Pictures that were made to do harm: each is refused with one code, and nothing of it is kept. Those beside them are only
//! unusual: they are taken, and what is kept of them is ours.

mod made;
mod rasters;
mod vectors;

use print::brought::{KeptSize, taken};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

const KEPT: KeptSize = KeptSize {
    pixels: 531,
    bytes: 300 << 10,
};
/// Whatever it is, it is over by then on a machine that does ten other things: pictures are read beside the window.
const MOST_TIME: Duration = Duration::from_secs(8);

/// A picture by its name, and the code that refuses it.
type Hostile = (&'static str, &'static str, Vec<u8>);
/// A picture that is only unusual.
type Odd = (&'static str, Vec<u8>);

/// The code of a refusal, as the window is told; nothing for what is taken.
fn code(bytes: &[u8]) -> (Option<String>, Duration) {
    let began = Instant::now();
    let answer = taken(bytes, KEPT);
    let took = began.elapsed();
    let code = answer.err().map(|why| {
        let told = serde_json::to_value(why).expect("JSON");
        told["is"].as_str().expect("a code").to_owned()
    });
    (code, took)
}

fn hostile() -> Vec<Hostile> {
    let all = rasters::hostile().into_iter();
    all.chain(vectors::hostile()).collect()
}

#[test]
fn sixty_hostile_pictures_are_refused_each_with_one_code() {
    let all = hostile();
    let names: BTreeSet<_> = all.iter().map(|(name, ..)| name).collect();
    assert_eq!(names.len(), all.len(), "each has a name of its own");
    assert!(all.len() >= 60, "only {} hostile pictures", all.len());
    let mut wrong = Vec::new();
    for (name, expected, bytes) in &all {
        let (found, took) = code(bytes);
        println!(
            "{:5} ms {:8} bytes  {name}: {found:?}",
            took.as_millis(),
            bytes.len()
        );
        if found.as_deref() != Some(*expected) || took > MOST_TIME {
            wrong.push(format!("{name}: {found:?}, not {expected}, in {took:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where the test of the window finds them, the unusual ones too.
#[test]
fn the_hostile_and_the_odd_are_laid_out_for_the_window() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile-pictures");
    fs::create_dir_all(&folder).expect("a folder");
    let hostile = hostile().into_iter().map(|(name, _, bytes)| (name, bytes));
    let odd = rasters::odd().into_iter().chain(vectors::odd());
    let mut names = serde_json::Map::new();
    for (number, (name, bytes)) in hostile.chain(odd).enumerate() {
        // What it holds says what it is, whatever its name ends with.
        let file = format!("{number}.png");
        fs::write(folder.join(&file), bytes).expect("written");
        names.insert(name.to_owned(), file.into());
    }
    let names = serde_json::Value::Object(names).to_string();
    fs::write(folder.join("files.json"), names).expect("written");
}

#[test]
fn what_is_only_unusual_is_taken_and_what_is_kept_is_ours() {
    let mut wrong = Vec::new();
    for (name, bytes) in rasters::odd().into_iter().chain(vectors::odd()) {
        let began = Instant::now();
        match taken(&bytes, KEPT) {
            Ok(png) => wrong.extend(complaints(&png).map(|what| format!("{name}: {what}"))),
            Err(why) => wrong.push(format!("{name}: {why:?}")),
        }
        println!("{:5} ms  {name}", began.elapsed().as_millis());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wrong with a picture of ours.
fn complaints(bytes: &[u8]) -> Option<String> {
    let chunks: BTreeSet<_> = made::chunks(bytes).into_iter().collect();
    let ours = ["IDAT", "IEND", "IHDR"].map(str::to_owned);
    if chunks != BTreeSet::from(ours) {
        return Some(format!("it has {chunks:?}"));
    }
    let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    let mut reader = decoder.read_info().expect("a PNG");
    let head = reader.info();
    let (width, height) = (head.width, head.height);
    if width != height || width > KEPT.pixels || bytes.len() > KEPT.bytes {
        return Some(format!("{width} by {height}, {} bytes", bytes.len()));
    }
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut pixels).expect("pixels");
    pixels
        .iter()
        .all(|byte| *byte == 0)
        .then(|| "it is blank".to_owned())
}

#[test]
fn the_same_picture_is_kept_the_same_and_a_kept_one_stays_as_it_is() {
    let svg = vectors::svg(r##"<rect width="60" height="100" fill="#a33"/>"##);
    let once = taken(&svg, KEPT).expect("a picture");
    assert_eq!(taken(&svg, KEPT).expect("a picture"), once);
    assert_eq!(taken(&once, KEPT).expect("a picture"), once);
}

#[test]
fn a_picture_lies_in_the_middle_of_a_square_and_keeps_its_form() {
    let wide = vectors::sized(
        200,
        100,
        r##"<rect width="200" height="100" fill="#a33"/>"##,
    );
    let png = taken(&wide, KEPT).expect("a picture");
    let mut reader = png::Decoder::new(std::io::Cursor::new(&png[..]))
        .read_info()
        .expect("PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut pixels).expect("pixels");
    assert_eq!((frame.width, frame.height), (531, 531));
    let at = |x: usize, y: usize| &pixels[(y * 531 + x) * 4..][..4];
    assert_eq!(at(265, 265), [0xaa, 0x33, 0x33, 255], "its middle");
    assert_eq!(at(265, 60)[3], 0, "above it is nothing");
    assert_eq!(at(2, 265)[3], 255, "it reaches the left side");
}
