//! A plan as a PDF: paths stay paths, letters stay letters, and each picture stands in the file once.

mod strokes;

use crate::drawing::{Drawing, Layer};
use crate::fault::PrintError;
use crate::letters;
use crate::plan::{
    Face, PageFrame, PageItem, PageLine, PagePicture, PageText, PrintPage, PrintPlan,
};
use crate::words::PrintTexts;
use harfrust::{GlyphInfo, GlyphPosition};
use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect, Size, Transform};
use krilla::graphic::Graphic;
use krilla::image::Image;
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use std::collections::{BTreeMap, BTreeSet};

/// Points for a tenth of a millimetre.
const POINTS: f32 = 72.0 / 254.0;
/// A picture is drawn in a box of this size.
const BOX: f32 = 100.0;
const INK: [u8; 3] = [0x21, 0x1a, 0x14];
const PROGRAM: &str = "Bastide";
/// The mirrors around a picture, and the picture above them.
const AROUND: [(i32, i32); 9] = [
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 1),
    (0, -1),
    (-1, 0),
    (1, 0),
    (0, 1),
    (0, 0),
];

/// The picture of each tile by its id, and that of their backs.
#[derive(Default)]
pub struct Pictures {
    pub tiles: BTreeMap<String, Drawing>,
    pub back: Option<Drawing>,
}

/// The bytes of a PDF; the same for the same plan, words and pictures.
pub fn pdf(
    plan: &PrintPlan,
    words: &PrintTexts,
    pictures: &Pictures,
) -> Result<Vec<u8>, PrintError> {
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(words.title.clone())
            .language(words.language.clone())
            .creator(PROGRAM.to_owned())
            .producer(PROGRAM.to_owned()),
    );
    let fonts = fonts()?;
    let mut prints = Prints::default();
    for page in &plan.pages {
        let mut sheet = document.start_page_with(settings(plan, page)?);
        let mut surface = sheet.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        let drawn = page.items.iter().try_for_each(|item| {
            match item {
                PageItem::Picture(picture) => {
                    let print = prints.of(&mut surface, picture, plan, pictures)?;
                    lay(&mut surface, &print, picture);
                }
                PageItem::Line(line) => draw_line(&mut surface, line),
                PageItem::Text(text) => write(&mut surface, &fonts, text),
            }
            Ok(())
        });
        surface.pop();
        surface.finish();
        sheet.finish();
        drawn?;
    }
    document.finish().map_err(|error| PrintError::Failed {
        detail: format!("{error:?}"),
    })
}

fn fonts() -> Result<[Font; 3], PrintError> {
    let font = |face| {
        let bytes: &'static [u8] = letters::font(face);
        Font::new(bytes.to_vec().into(), 0).ok_or_else(|| PrintError::Failed {
            detail: format!("the font for {face:?}"),
        })
    };
    let [title, plain, strong] = Face::ALL;
    Ok([font(title)?, font(plain)?, font(strong)?])
}

fn settings(plan: &PrintPlan, page: &PrintPage) -> Result<PageSettings, PrintError> {
    let points = |length: i32| length as f32 * POINTS;
    let settings = PageSettings::from_wh(points(plan.width), points(plan.height));
    let settings = settings.ok_or_else(|| PrintError::Failed {
        detail: "paper without a size".to_owned(),
    })?;
    // The library turns boxes over, as it does what is drawn.
    let frame = |frame: PageFrame| {
        Rect::from_xywh(
            points(frame.x),
            points(frame.y),
            points(frame.width),
            points(frame.height),
        )
    };
    Ok(settings
        .with_trim_box(frame(page.trim))
        .with_bleed_box(frame(page.bleed)))
}

/// Pictures as this document holds them, each once.
#[derive(Default)]
struct Prints {
    tiles: BTreeMap<u16, Graphic>,
    back: Option<Graphic>,
}

impl Prints {
    fn of(
        &mut self,
        surface: &mut Surface<'_>,
        picture: &PagePicture,
        plan: &PrintPlan,
        pictures: &Pictures,
    ) -> Result<Graphic, PrintError> {
        let known = match picture.tile {
            Some(tile) => self.tiles.get(&tile),
            None => self.back.as_ref(),
        };
        if let Some(known) = known {
            return Ok(known.clone());
        }
        let name = match picture.tile {
            Some(tile) => plan.tiles.get(usize::from(tile)).cloned(),
            None => None,
        };
        let drawing = match &name {
            Some(name) => pictures.tiles.get(name),
            None => pictures.back.as_ref(),
        };
        let drawing = drawing.ok_or_else(|| PrintError::NotDrawn {
            tile: name.unwrap_or_default(),
        })?;
        let print = graphic(surface, drawing)?;
        match picture.tile {
            Some(tile) => drop(self.tiles.insert(tile, print.clone())),
            None => self.back = Some(print.clone()),
        }
        Ok(print)
    }
}

/// A picture in its box, cut off at its edges.
fn graphic(surface: &mut Surface<'_>, drawing: &Drawing) -> Result<Graphic, PrintError> {
    let edge = rectangle(0.0, 0.0, BOX, BOX)?;
    let mut builder = surface.stream_builder();
    let mut inner = builder.surface();
    inner.push_clip_path(&edge, &FillRule::NonZero);
    for layer in &drawing.layers {
        match layer {
            Layer::Paths(tree) => {
                let scale = BOX / tree.size().width();
                inner.push_transform(&Transform::from_scale(scale, scale));
                strokes::draw(&mut inner, tree.root());
                inner.pop();
            }
            Layer::Picture(picture) => {
                let place = picture.place(BOX);
                let (columns, rows) = (picture.pixels.width(), picture.pixels.height());
                let image = Image::from_rgba8(picture.colours(), columns, rows);
                let size = Size::from_wh(columns as f32, rows as f32);
                let size = size.ok_or_else(|| PrintError::Failed {
                    detail: "a picture without a size".to_owned(),
                })?;
                let cut = picture.cut(BOX).ok_or_else(|| PrintError::Failed {
                    detail: "a picture without a place".to_owned(),
                })?;
                let cut = rectangle(cut.x(), cut.y(), cut.width(), cut.height())?;
                inner.push_clip_path(&cut, &FillRule::NonZero);
                inner.push_transform(&Transform::from_row(
                    place.sx, place.ky, place.kx, place.sy, place.tx, place.ty,
                ));
                inner.draw_image(image, size);
                inner.pop();
                inner.pop();
            }
        }
    }
    inner.pop();
    inner.finish();
    Ok(Graphic::new(builder.finish(), false))
}

/// Lays a picture; beyond its sides it goes on as in a mirror, so that a road runs on and a cut that slips by a
/// hair shows no paper.
fn lay(surface: &mut Surface<'_>, print: &Graphic, picture: &PagePicture) {
    let (x, y) = (picture.x as f32, picture.y as f32);
    let (side, bleed) = (picture.side as f32, picture.bleed as f32);
    if picture.bleed == 0 {
        return put(surface, print, &mirrored(picture, 0, 0));
    }
    let whole = side + 2.0 * bleed;
    let Ok(edge) = rectangle(x - bleed, y - bleed, whole, whole) else {
        return;
    };
    let larger = whole / BOX;
    let mut places = vec![Transform::from_row(
        // Below the seams, so that no white shines through them.
        larger,
        0.0,
        0.0,
        larger,
        x - bleed,
        y - bleed,
    )];
    for (across, down) in AROUND {
        places.push(mirrored(picture, across, down));
    }
    surface.push_clip_path(&edge, &FillRule::NonZero);
    for place in &places {
        put(surface, print, place);
    }
    surface.pop();
}

fn put(surface: &mut Surface<'_>, print: &Graphic, place: &Transform) {
    surface.push_transform(place);
    surface.draw_graphic(print.clone());
    surface.pop();
}

/// The picture itself, or what a mirror beside it shows.
fn mirrored(picture: &PagePicture, across: i32, down: i32) -> Transform {
    let side = picture.side as f32;
    let scale = side / BOX;
    let along = |by: i32, at: i32| match by {
        0 => (scale, at as f32),
        -1 => (-scale, at as f32),
        _ => (-scale, at as f32 + 2.0 * side),
    };
    let ((sx, tx), (sy, ty)) = (along(across, picture.x), along(down, picture.y));
    Transform::from_row(sx, 0.0, 0.0, sy, tx, ty)
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Result<Path, PrintError> {
    let rectangle = Rect::from_xywh(x, y, width, height).and_then(|rectangle| {
        let mut path = PathBuilder::new();
        path.push_rect(rectangle);
        path.finish()
    });
    rectangle.ok_or_else(|| PrintError::Failed {
        detail: format!("a rectangle of {width} by {height}"),
    })
}

fn ink() -> rgb::Color {
    let [red, green, blue] = INK;
    rgb::Color::new(red, green, blue)
}

fn draw_line(surface: &mut Surface<'_>, line: &PageLine) {
    let mut path = PathBuilder::new();
    path.move_to(line.from.0 as f32, line.from.1 as f32);
    path.line_to(line.to.0 as f32, line.to.1 as f32);
    let Some(path) = path.finish() else { return };
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke {
        paint: ink().into(),
        width: line.width as f32,
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

/// Each glyph with the letters that it stands for, so that what is printed can be searched and copied.
fn glyphs(text: &PageText) -> Vec<KrillaGlyph> {
    let (shaped, units) = letters::shape(text.face, &text.text);
    let starts = shaped.glyph_infos().iter();
    let starts: BTreeSet<usize> = starts.map(|info| info.cluster as usize).collect();
    let of_em = |length: i32| length as f32 / units as f32;
    let glyph = |(info, at): (&GlyphInfo, &GlyphPosition)| {
        let start = info.cluster as usize;
        let end = starts.range(start + 1..).next();
        KrillaGlyph::new(
            GlyphId::new(info.glyph_id),
            of_em(at.x_advance),
            of_em(at.x_offset),
            of_em(at.y_offset),
            of_em(at.y_advance),
            start..end.copied().unwrap_or(text.text.len()),
            None,
        )
    };
    let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    glyphs.map(glyph).collect()
}

fn write(surface: &mut Surface<'_>, fonts: &[Font; 3], text: &PageText) {
    surface.set_stroke(None);
    surface.set_fill(Some(Fill {
        paint: ink().into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }));
    let at = Point::from_xy(text.x as f32, text.y as f32);
    let font = fonts[text.face as usize].clone();
    let size = text.size as f32;
    surface.draw_glyphs(at, &glyphs(text), font, &text.text, size, false);
}
