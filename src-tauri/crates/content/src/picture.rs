//! A picture that an author brings, as a file holds it: a PNG that this program wrote. Whatever is more than that, or might
//! grow when it is read, is a fault. Knows one picture; how a picture becomes such a PNG is told in the crate `print`.

use crate::faults::ProblemList;
use crate::healthy;
use crate::number::Whole;
use crate::problem::{Problem, What, join};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use deserr::{Deserr, IntoValue, Value, ValueKind, ValuePointerRef};
use png::{BitDepth, ColorType, Decoder, Limits};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::io::Cursor;
use std::sync::{Arc, Mutex, PoisonError};

/// As many pixels as 45 millimetres have at 300 dots an inch.
pub const MOST_PIXELS: u32 = 531;
/// The largest PNG of one picture.
pub const MOST_BYTES: usize = 300 << 10;
/// All pictures of a set together, as a file writes them: what else a set says has room beside them.
const MOST_LETTERS_OF_SET: usize = 6 << 20;

/// A picture of an author's own on a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct OwnPicture {
    /// The picture itself.
    pub png: PictureData,
    /// True when it lies over the land; otherwise it lies on the fields, below everything else.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// How wide it is, in hundredths of the tile.
    #[deserr(default = Whole::FULL)]
    #[serde(skip_serializing_if = "is_full")]
    #[cfg_attr(test, serde(default = "full"))]
    pub size: PictureSize,
    /// How far it lies to the right of the middle, in hundredths of the tile.
    #[deserr(default = Whole::ZERO)]
    #[serde(skip_serializing_if = "is_middle")]
    #[cfg_attr(test, serde(default = "middle"))]
    pub x: PictureShift,
    /// The same, down.
    #[deserr(default = Whole::ZERO)]
    #[serde(skip_serializing_if = "is_middle")]
    #[cfg_attr(test, serde(default = "middle"))]
    pub y: PictureShift,
    /// True when it shows left what it holds right.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mirrored: bool,
    /// By how many quarter turns clockwise it is turned, after it was mirrored.
    #[deserr(default = Whole::ZERO)]
    #[serde(skip_serializing_if = "is_upright")]
    #[cfg_attr(test, serde(default = "upright"))]
    pub turned: PictureTurns,
}

/// How wide a picture is on its tile, in hundredths.
pub type PictureSize = Whole<10, 200>;
/// How far a picture lies from the middle of its tile, in hundredths.
pub type PictureShift = Whole<-100, 100>;
/// By how many quarter turns a picture is turned.
pub type PictureTurns = Whole<0, 3>;

impl PictureSize {
    /// As wide as the tile.
    pub const FULL: Self = match Self::new(100) {
        Some(full) => full,
        None => unreachable!(),
    };
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as its caller asks")]
fn is_full(size: &PictureSize) -> bool {
    *size == PictureSize::FULL
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as its caller asks")]
fn is_middle(shift: &PictureShift) -> bool {
    *shift == PictureShift::ZERO
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as its caller asks")]
fn is_upright(turns: &PictureTurns) -> bool {
    *turns == PictureTurns::ZERO
}

#[cfg(test)]
const fn full() -> PictureSize {
    PictureSize::FULL
}

#[cfg(test)]
const fn middle() -> PictureShift {
    PictureShift::ZERO
}

#[cfg(test)]
const fn upright() -> PictureTurns {
    PictureTurns::ZERO
}

impl OwnPicture {
    /// A picture that fills its tile, below the land.
    pub const fn new(png: PictureData) -> Self {
        Self {
            png,
            over: false,
            size: PictureSize::FULL,
            x: Whole::ZERO,
            y: Whole::ZERO,
            mirrored: false,
            turned: Whole::ZERO,
        }
    }

    /// The same, a quarter turn clockwise with its tile.
    #[must_use]
    pub fn turn(self) -> Self {
        let Self { x, y, turned, .. } = self;
        let turns = (turned.get::<i64>() + 1) % 4;
        Self {
            x: opposite(y),
            y: x,
            turned: PictureTurns::new(turns).unwrap_or(turned),
            ..self
        }
    }

    /// The same, left to right with its tile.
    #[must_use]
    pub fn mirror(self) -> Self {
        let Self { x, turned, .. } = self;
        let turns = (4 - turned.get::<i64>()) % 4;
        Self {
            x: opposite(x),
            mirrored: !self.mirrored,
            turned: PictureTurns::new(turns).unwrap_or(turned),
            ..self
        }
    }
}

/// As far to the other side.
fn opposite(shift: PictureShift) -> PictureShift {
    PictureShift::new(-shift.get::<i64>()).unwrap_or(shift)
}

/// Pictures that were found sound: a set is read anew after each change, and none of its pictures is unpacked again.
struct SoundPictures {
    texts: BTreeSet<Arc<str>>,
    letters: usize,
}

/// As much as the pictures of five full sets.
const MOST_LETTERS_HELD: usize = 5 * MOST_LETTERS_OF_SET;
static SOUND: Mutex<SoundPictures> = Mutex::new(SoundPictures {
    texts: BTreeSet::new(),
    letters: 0,
});

impl SoundPictures {
    fn add(&mut self, text: &str) -> Arc<str> {
        if self.letters > MOST_LETTERS_HELD {
            *self = Self {
                texts: BTreeSet::new(),
                letters: 0,
            };
        }
        let text: Arc<str> = text.into();
        self.letters += text.len();
        self.texts.insert(Arc::clone(&text));
        text
    }
}

/// A PNG as text in base 64: square, of eight bits a colour, without a word beside the picture. Copies share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureData(Arc<str>);

impl Serialize for PictureData {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl PictureData {
    /// The bytes of a PNG, when they are such a picture.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub fn of_png(png: &[u8]) -> Result<Self, What> {
        judge(png)?;
        Ok(Self(STANDARD.encode(png).into()))
    }

    /// What a file holds.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub fn read(text: &str) -> Result<Self, What> {
        if text.len() > MOST_BYTES.div_ceil(3) * 4 {
            return Err(too_large());
        }
        let mut sound = SOUND.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = sound.texts.get(text) {
            return Ok(Self(Arc::clone(known)));
        }
        let png = STANDARD.decode(text).map_err(|_| What::PictureNoBase64)?;
        judge(&png)?;
        Ok(Self(sound.add(text)))
    }

    /// The picture in base 64.
    pub fn text(&self) -> &Arc<str> {
        &self.0
    }

    /// A short name that no other picture has.
    pub fn key(&self) -> String {
        let sum = Sha256::digest(self.0.as_bytes());
        URL_SAFE_NO_PAD.encode(&sum[..12])
    }
}

/// The fault of pictures of a set that are too large together.
pub(crate) fn judge_together(fields: &Map<String, Json>, at: &str, faults: &mut ProblemList) {
    let tiles = healthy::objects(fields.get("tiles"));
    let length = |picture: Option<&Json>| picture.and_then(Json::as_str).map_or(0, str::len);
    let on_tiles: usize = tiles
        .map(|(_, tile)| length(tile.get("picture").and_then(|picture| picture.get("png"))))
        .sum();
    if on_tiles + length(fields.get("back")) > MOST_LETTERS_OF_SET {
        let most = (MOST_LETTERS_OF_SET / 4 * 3 / 1_000_000).into();
        faults.add(|| Problem::error(join(at, "tiles"), What::PicturesTooLarge { most }));
    }
}

fn too_large() -> What {
    What::PictureTooLarge {
        most: (MOST_BYTES >> 10).into(),
    }
}

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// What stands around the content of a chunk: its length, its name, its sum.
const AROUND: usize = 12;

fn judge(png: &[u8]) -> Result<(), What> {
    if png.len() > MOST_BYTES {
        return Err(too_large());
    }
    let Some(chunks) = png.strip_prefix(SIGNATURE) else {
        return Err(What::PictureNoPng);
    };
    only_a_picture(chunks)?;
    // The head is read before anything is unpacked: no more room is taken than it says.
    let limits = Limits { bytes: 4 << 20 };
    let mut decoder = Decoder::new_with_limits(Cursor::new(png), limits);
    let head = decoder
        .read_header_info()
        .map_err(|_| What::PictureBroken)?;
    let is_ours = head.width == head.height
        && head.width <= MOST_PIXELS
        && head.bit_depth == BitDepth::Eight
        && matches!(head.color_type, ColorType::Rgb | ColorType::Rgba)
        && !head.interlaced;
    if !is_ours {
        let most = (MOST_PIXELS as usize).into();
        return Err(What::PictureOtherForm { most });
    }
    let read = || {
        let mut reader = decoder.read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        reader.next_frame(&mut pixels).ok()?;
        reader.finish().ok()
    };
    read().ok_or(What::PictureBroken)
}

/// Nothing but the head, the picture and the end: no text, no profile, no second picture.
fn only_a_picture(mut chunks: &[u8]) -> Result<(), What> {
    let mut seen = 0;
    while let Some(head) = chunks.get(..8) {
        let length = u32::from_be_bytes([head[0], head[1], head[2], head[3]]) as usize;
        let is_known = match &head[4..] {
            b"IHDR" => seen == 0,
            b"IDAT" | b"IEND" => seen > 0,
            _ => false,
        };
        if !is_known {
            return Err(What::PictureWithMore);
        }
        let is_end = &head[4..] == b"IEND";
        let Some(rest) = length.checked_add(AROUND).and_then(|all| chunks.get(all..)) else {
            return Err(What::PictureBroken);
        };
        if is_end {
            return if rest.is_empty() && length == 0 {
                Ok(())
            } else {
                Err(What::PictureWithMore)
            };
        }
        seen += 1;
        chunks = rest;
    }
    Err(What::PictureBroken)
}

impl Deserr<ProblemList> for PictureData {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::String(text) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::String], at));
        };
        Self::read(&text).map_err(|what| ProblemList::one(at, what))
    }
}

#[cfg(test)]
impl JsonSchema for PictureData {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PictureData".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A PNG in base 64: square, of eight bits a colour, with nothing beside the picture.",
            "type": "string",
            "contentEncoding": "base64",
            "contentMediaType": "image/png",
            "maxLength": MOST_BYTES.div_ceil(3) * 4,
        })
    }
}
