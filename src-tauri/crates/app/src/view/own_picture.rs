//! Pictures that authors brought, as views name them: where they lie, and a key by which the window fetches each once.

use content::picture::{OwnPicture, PictureData};
use serde::Serialize;
use specta::Type;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The picture of an author's own on a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct OwnPictureView {
    /// By which `tile_picture` answers with it.
    pub key: String,
    pub over: bool,
    /// How wide it is, in hundredths of the tile.
    pub size: u8,
    /// How far from the middle of the tile.
    pub x: i8,
    pub y: i8,
    pub mirrored: bool,
    /// By how many quarter turns clockwise, after it was mirrored.
    pub turned: u8,
}

/// So much of pictures is held ready; the window asks for a picture as soon as it draws its tile.
const MOST_LETTERS: usize = 48 << 20;

/// Those that were named, the last one at the end.
static NAMED: Mutex<VecDeque<(String, Arc<str>)>> = Mutex::new(VecDeque::new());

pub(crate) fn named(picture: &OwnPicture) -> OwnPictureView {
    OwnPictureView {
        key: key(&picture.png),
        over: picture.over,
        size: picture.size.get(),
        x: picture.x.get(),
        y: picture.y.get(),
        mirrored: picture.mirrored,
        turned: picture.turned.get(),
    }
}

/// The key of a picture, by which it can be fetched from now on.
pub(crate) fn key(picture: &PictureData) -> String {
    let key = picture.key();
    let mut named = NAMED.lock().unwrap_or_else(PoisonError::into_inner);
    named.retain(|(other, _)| *other != key);
    named.push_back((key.clone(), Arc::clone(picture.text())));
    let mut letters: usize = named.iter().map(|(_, text)| text.len()).sum();
    while letters > MOST_LETTERS {
        letters -= named.pop_front().map_or(letters, |(_, text)| text.len());
    }
    key
}

/// A picture that a view has named, as base 64.
pub fn fetched(key: &str) -> Option<Arc<str>> {
    let named = NAMED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut all = named.iter();
    all.find_map(|(other, text)| (other == key).then(|| Arc::clone(text)))
}
