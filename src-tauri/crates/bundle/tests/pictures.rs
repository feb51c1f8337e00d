//! Sets whose pictures were made to do harm: as a file and in a bundle, each is refused with one code, and nothing of it is
//! kept. `print/tests/hostile_pictures` has the pictures that a person may choose.

mod common;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use common::{bundled, set};
use content::document;
use content::picture::{MOST_BYTES, MOST_PIXELS, OwnPicture, PictureData};
use content::tile_set::TileSet;
use png::{BitDepth, ColorType, Encoder};
use serde_json::{Value, json};

/// A picture of this size; `loud` ones hardly pack.
fn png(side: u32, colour: ColorType, depth: BitDepth, loud: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, side, side);
    encoder.set_color(colour);
    encoder.set_depth(depth);
    if colour == ColorType::Indexed {
        encoder.set_palette(vec![90; 6]);
    }
    let deep = if depth == BitDepth::Sixteen { 2 } else { 1 };
    let row = colour.samples() * deep * side as usize;
    let mut state = 7_u32;
    let pixels: Vec<u8> = (0..row * side as usize)
        .map(|at| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            if loud {
                (state >> 24) as u8
            } else {
                (at % 2) as u8
            }
        })
        .collect();
    let mut writer = encoder.write_header().expect("a head");
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("a picture");
    bytes
}

fn good() -> Vec<u8> {
    png(16, ColorType::Rgba, BitDepth::Eight, false)
}

/// A set with this picture on its tile.
fn pictured(picture: Value) -> Value {
    let mut set = set(1);
    set["tiles"][0]["picture"] = picture;
    set
}

fn holding(bytes: &[u8]) -> Value {
    pictured(json!({ "png": STANDARD.encode(bytes) }))
}

fn text(png: impl Into<Value>) -> Value {
    pictured(json!({ "png": png.into() }))
}

fn placed(field: &str, value: i32) -> Value {
    pictured(json!({ "png": STANDARD.encode(good()), field: value }))
}

fn changed(change: impl FnOnce(&mut Vec<u8>)) -> Value {
    let mut bytes = good();
    change(&mut bytes);
    holding(&bytes)
}

/// Many pictures, none of which is too large.
fn crowd() -> Value {
    let loud = STANDARD.encode(png(300, ColorType::Rgb, BitDepth::Eight, true));
    let mut set = set(1);
    let tile = |number: usize| {
        let mut tile = set["tiles"][0].clone();
        tile["id"] = json!(format!("gates-1/T{number}"));
        tile["picture"] = json!({ "png": loud });
        tile
    };
    let tiles: Vec<Value> = (0..20).map(tile).collect();
    set["tiles"] = tiles.into();
    set
}

fn hostile() -> Vec<(&'static str, &'static str, Value)> {
    let of = |side, colour, depth| holding(&png(side, colour, depth, false));
    let mut back = set(1);
    back["back"] = json!("AAAA");
    let mut elsewhere = set(1);
    elsewhere["pictures"] = json!({ "gates-1/Z": { "png": STANDARD.encode(good()) } });
    vec![
        ("no base 64", "picture-no-base64", text("it's not")),
        (
            "base 64 that is cut off",
            "picture-no-base64",
            text(&STANDARD.encode(good())[..41]),
        ),
        (
            "base 64 with a line in it",
            "picture-no-base64",
            text(format!("{}\n", STANDARD.encode(good()))),
        ),
        (
            "an address",
            "picture-no-base64",
            text("data:image/png;base64,iVBORw0KGgo="),
        ),
        (
            "an address of the web",
            "picture-no-base64",
            text("https://example.org/a.png"),
        ),
        ("no letters at all", "picture-no-png", text("")),
        ("a number", "wrong-kind", text(5)),
        ("a list", "wrong-kind", text(json!(["iVBORw0KGgo="]))),
        (
            "a sentence",
            "picture-no-png",
            holding(b"This is a picture."),
        ),
        (
            "an SVG with a program",
            "picture-no-png",
            holding(b"<svg onload='alert(1)' xmlns='http://www.w3.org/2000/svg'/>"),
        ),
        (
            "a JPEG",
            "picture-no-png",
            holding(b"\xff\xd8\xff\xe0\0\x10JFIF\0"),
        ),
        (
            "only the signature",
            "picture-broken",
            changed(|bytes| bytes.truncate(8)),
        ),
        (
            "cut off",
            "picture-broken",
            changed(|bytes| bytes.truncate(60)),
        ),
        (
            "a wrong sum",
            "picture-broken",
            changed(|bytes| bytes[45] ^= 1),
        ),
        (
            "something behind it",
            "picture-with-more",
            changed(|bytes| bytes.extend(b"PK\x03\x04")),
        ),
        (
            "a comment in it",
            "picture-with-more",
            changed(|bytes| {
                let chunk = [&[0, 0, 0, 1][..], b"tEXtx", &[0x5b, 0x6f, 0x2b, 0x64]].concat();
                bytes.splice(33..33, chunk);
            }),
        ),
        (
            "a head that says a million",
            "picture-broken",
            changed(|bytes| bytes[17] = 0x0f),
        ),
        (
            "one pixel too wide",
            "picture-other-form",
            of(MOST_PIXELS + 1, ColorType::Rgb, BitDepth::Eight),
        ),
        (
            "sixteen bits a colour",
            "picture-other-form",
            of(16, ColorType::Rgb, BitDepth::Sixteen),
        ),
        (
            "a palette",
            "picture-with-more",
            of(16, ColorType::Indexed, BitDepth::Eight),
        ),
        (
            "grey",
            "picture-other-form",
            of(16, ColorType::Grayscale, BitDepth::Eight),
        ),
        (
            "larger than one may be",
            "picture-too-large",
            holding(&png(400, ColorType::Rgb, BitDepth::Eight, true)),
        ),
        ("yes", "wrong-kind", text(true)),
        (
            "many that are large together",
            "pictures-too-large",
            crowd(),
        ),
        ("the backs", "picture-no-png", back),
        ("for a tile that there is not", "unknown-field", elsewhere),
        (
            "a field that there is not",
            "unknown-field",
            placed("href", 1),
        ),
        (
            "as wide as three tiles",
            "out-of-range",
            placed("size", 300),
        ),
        ("far away", "out-of-range", placed("x", -101)),
        (
            "no picture in it",
            "field-missing",
            pictured(json!({ "over": true })),
        ),
    ]
}

#[test]
fn hostile_pictures_in_files_and_bundles_are_refused_each_with_one_code() {
    let all = hostile();
    assert!(all.len() >= 30);
    let mut wrong = Vec::new();
    for (name, expected, set) in all {
        let bytes = set.to_string().into_bytes();
        let alone = document::read::<TileSet>(&bytes).err().unwrap_or_default();
        let path = "tile-sets/gates-1.json".to_owned();
        let packed = bundle::read(&bundled(&[(path, bytes)]))
            .err()
            .unwrap_or_default();
        for problems in [alone, packed] {
            let says = problems.iter().map(|problem| {
                let what = serde_json::to_value(&problem.what).expect("JSON");
                what["says"].as_str().unwrap_or_default().to_owned()
            });
            let says: Vec<_> = says.collect();
            if says != [expected] {
                wrong.push(format!("{name}: {says:?}, not {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_picture_goes_through_a_bundle_as_it_is() {
    let png = png(MOST_PIXELS, ColorType::Rgb, BitDepth::Eight, false);
    let data = PictureData::of_png(&png).expect("a picture");
    let fields = json!({ "png": *data.text(), "over": true, "size": 80, "x": -5, "y": 10 });
    let mut set = pictured(fields);
    set["back"] = json!(*data.text());
    let read = document::read::<TileSet>(set.to_string().as_bytes()).expect("a set");
    let picture = read.tiles[0].picture.as_ref().expect("a picture");
    assert!(picture.over);
    assert_eq!(picture.png, data);
    let written = document::write(&read);
    let own = common::carried(bundle::DocumentKind::TileSet, &written);
    let packed = bundle::write(&[own]).expect("a bundle");
    let again = bundle::read(&packed).expect("a bundle");
    assert_eq!(again.documents[0].text, written, "byte for byte");
    assert_eq!(read.back, Some(data));
}

#[test]
fn a_picture_that_fills_its_tile_says_no_more_and_a_set_without_one_says_nothing() {
    let picture = OwnPicture::new(PictureData::of_png(&good()).expect("a picture"));
    let fields = serde_json::to_value(&picture).expect("JSON");
    assert_eq!(fields.as_object().expect("fields").len(), 1);
    let plain = document::read::<TileSet>(set(1).to_string().as_bytes()).expect("a set");
    assert!(!document::write(&plain).contains("picture"));
    assert!(!document::write(&plain).contains("back"));
    assert!(good().len() < MOST_BYTES);
}
