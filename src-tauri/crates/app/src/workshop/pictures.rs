//! A picture that a person brings for a tile, or for the backs of a set: made one of ours, then put there by an operation
//! like any other.

use super::Workshop;
use crate::catch_panics::run_blocking;
use crate::error::{AppError, Result};
use crate::files::read;
use crate::view::draft::DocumentView;
use crate::view::own_picture;
use ::workshop::op::{Op, PictureOp, SetOp};
use content::picture::{MOST_BYTES, MOST_PIXELS, PictureData};
use print::brought::{self, KeptSize};
use serde_json::Value;
use std::path::PathBuf;
use store::document::DocumentId;

/// How large a picture is kept.
const KEPT: KeptSize = KeptSize {
    pixels: MOST_PIXELS,
    bytes: MOST_BYTES,
};

impl Workshop {
    /// Puts the picture of a file on a tile, or on the backs of a set as it stands then.
    pub async fn bring_picture(
        &self,
        id: DocumentId,
        tile: Option<String>,
        file: PathBuf,
    ) -> Result<DocumentView> {
        let taking = || "taking a picture".to_owned();
        let png = run_blocking(taking, move || {
            let bytes = read(&file, brought::MOST_BYTES)?;
            let png = brought::taken(&bytes, KEPT)?;
            let of_ours = PictureData::of_png(&png);
            let picture = of_ours.map_err(|what| AppError::bug(what.code()))?;
            Ok(picture.text().to_string())
        });
        let png = png.await?;
        let change = match tile {
            Some(tile) => SetOp::Picture {
                tile,
                change: PictureOp::Put { png },
            },
            None => SetOp::Back { png: Some(png) },
        };
        // While the person looked for it, the set may have changed.
        let (kept, _) = self.store.document(id).await?;
        self.change(id, kept.revision, Op::Set { change }).await
    }
}

/// The operation with the pictures themselves, where tiles that were copied only name them.
pub(super) fn filled(mut op: Op) -> Op {
    if let Op::Set {
        change: SetOp::Paste { tiles, .. },
    } = &mut op
    {
        tiles.iter_mut().for_each(fill);
    }
    op
}

/// A picture that is not at hand any more is left out.
fn fill(tile: &mut String) {
    let Ok(Value::Object(mut fields)) = serde_json::from_str(tile) else {
        return;
    };
    let Some(picture) = fields.get_mut("picture").and_then(Value::as_object_mut) else {
        return;
    };
    let key = picture
        .get("png")
        .and_then(Value::as_str)
        .unwrap_or_default();
    match own_picture::fetched(key) {
        Some(text) => drop(picture.insert("png".to_owned(), (*text).into())),
        None if PictureData::read(key).is_ok() => return,
        None => drop(fields.remove("picture")),
    }
    *tile = Value::Object(fields).to_string();
}
