//! `bastide thumbnail`: a small picture of a game, or of what a bundle holds, for file managers.
//! It is a sketch, not the window's art: only the window's page draws that, and it takes longer to start than a file
//! manager waits for a picture.

use crate::trouble::Trouble;
use crate::{files, say};
use bundle::DocumentKind;
use clap::Args;
use content::campaign::Campaign;
use content::document;
use content::library::Library;
use content::mix::Mix;
use content::opening::{OpenedTable, impossible};
use content::position_file::PositionFile;
use content::problem::{Problem, What};
use content::record::Record;
use content::replay::step;
use content::scenario::Scenario;
use content::tile_set::{SetTile, TileSet};
use rules::game::Game;
use rules::ground::{At, Kind, Rim};
use std::path::PathBuf;
use std::{fs, io};
use tiny_skia::{
    Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

/// So many tiles of a set are shown; more could not be told apart in a list of files.
const MOST_TILES: usize = 16;

/// Draw a small picture of a game or a bundle
///
/// File managers call this. A bundle shows the tiles that it brings, or else its first board.
#[derive(Args)]
#[command(after_help = "Example:
  bastide thumbnail sunday.bastide-game.json sunday.png")]
pub(crate) struct Thumbnail {
    /// A game or a bundle; `-` reads the input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Where to write the PNG; what stands there is replaced
    #[arg(value_name = "PICTURE")]
    picture: PathBuf,
    /// How many pixels it is wide and high
    #[arg(long, value_name = "PIXELS", default_value_t = 256, value_parser = clap::value_parser!(u32).range(16..=1024))]
    size: u32,
}

impl Thumbnail {
    pub(crate) fn run(&self) -> Result<(), Trouble> {
        let of_file = |problems: Vec<Problem>| -> Vec<Problem> {
            let name = self.file.display().to_string();
            let named = problems.into_iter();
            named.map(|problem| problem.of_file(&name)).collect()
        };
        let bytes = files::read(&self.file).map_err(|problem| vec![problem])?;
        let sketch = if bundle::is_bundle(&bytes) {
            of_bundle(&bytes)
        } else {
            of_game(&bytes)
        };
        let Some(picture) = sketch.map_err(of_file)?.draw(self.size) else {
            let file = self.file.display();
            say::line(
                &mut io::stderr(),
                format_args!("error: {file}: nothing in it has a picture"),
            )?;
            return Err(Trouble::Told);
        };
        fs::write(&self.picture, picture).map_err(|error| {
            let error = error.to_string();
            let problem = Problem::error("", What::Unwritable { error });
            vec![problem.of_file(self.picture.display().to_string())].into()
        })
    }
}

/// A game as it stands at its end, or where its rules refuse to go on.
fn of_game(bytes: &[u8]) -> Result<Sketch, Vec<Problem>> {
    let library = Library::built_in();
    let record: Record = library.read(bytes)?;
    let mut game = begun(library.open_record(&record)?)?;
    for played in &record.actions {
        if step(&mut game, played).is_err() {
            break;
        }
    }
    Ok(Sketch::of_board(&game))
}

fn begun(opened: OpenedTable) -> Result<Game, Vec<Problem>> {
    let (game, _) = Game::begin(opened.table, &opened.setup).map_err(impossible)?;
    Ok(game)
}

fn of_bundle(bytes: &[u8]) -> Result<Sketch, Vec<Problem>> {
    let documents = bundle::read(bytes)?.documents;
    let texts = |kind: DocumentKind| {
        let of_kind = documents.iter().filter(move |it| it.kind == kind);
        of_kind.map(|it| it.text.as_bytes())
    };
    let mut library = Library::built_in().clone();
    let mut tiles: Vec<SetTile> = Vec::new();
    for text in texts(DocumentKind::TileSet) {
        let set: TileSet = document::read(text)?;
        tiles.extend(set.tiles.iter().cloned());
        library.put_set(set);
    }
    if !tiles.is_empty() {
        return Ok(Sketch::of_tiles(&tiles));
    }
    for text in texts(DocumentKind::Mix) {
        library.put_mix(document::read(text)?);
    }
    if let Some(text) = texts(DocumentKind::Position).next() {
        let position: PositionFile = document::read(text)?;
        return Ok(Sketch::of_board(&begun(library.open(&position.setup)?)?));
    }
    let of_scenario =
        |scenario: &Scenario| Ok(Sketch::of_board(&begun(library.open(&scenario.setup)?)?));
    if let Some(text) = texts(DocumentKind::Scenario).next() {
        return of_scenario(&document::read(text)?);
    }
    for text in texts(DocumentKind::Campaign) {
        let campaign: Campaign = document::read(text)?;
        let first = campaign.chapters.first();
        if let Some(scenario) = first.and_then(|it| campaign.scenarios.get(&it.scenario)) {
            return of_scenario(scenario);
        }
    }
    if let Some(text) = texts(DocumentKind::Mix).next() {
        let mix: Mix = document::read(text)?;
        let sets = mix.sets.keys().filter_map(|id| library.set(id));
        tiles.extend(sets.flat_map(|set| set.tiles.iter().cloned()));
    }
    Ok(Sketch::of_tiles(&tiles))
}

/// What is drawn, in columns and rows of tiles.
#[derive(Default)]
struct Sketch {
    tiles: Vec<SketchedTile>,
    figures: Vec<SketchedFigure>,
}

struct SketchedTile {
    column: f32,
    row: f32,
    land: Vec<(Kind, Rim)>,
}

/// Where its middle is, and whose it is.
struct SketchedFigure {
    column: f32,
    row: f32,
    owner: usize,
}

impl Sketch {
    fn of_board(game: &Game) -> Self {
        let context = game.context();
        let tiles = context.state.board.tiles().iter().map(|tile| {
            let kind = &context.types()[usize::from(tile.kind)];
            let segments = kind.segments.iter();
            SketchedTile {
                column: tile.cell.x.into(),
                row: tile.cell.y.into(),
                land: segments
                    .map(|segment| (segment.kind, segment.rim.turned(tile.rotation)))
                    .collect(),
            }
        });
        let figures = context.state.figures.iter().map(|figure| {
            let place = context.place(figure.on);
            let (x, y) = inside(place.at);
            SketchedFigure {
                column: f32::from(place.x) + x,
                row: f32::from(place.y) + y,
                owner: figure.owner.into(),
            }
        });
        Self {
            tiles: tiles.collect(),
            figures: figures.collect(),
        }
    }

    fn of_tiles(tiles: &[SetTile]) -> Self {
        let shown = tiles.len().min(MOST_TILES);
        let columns = (1..=shown).find(|side| side * side >= shown).unwrap_or(1);
        // A little land between tiles that belong to no board.
        let apart = |place: usize| place as f32 * 1.08;
        let tile = |(nth, tile): (usize, &SetTile)| SketchedTile {
            column: apart(nth % columns),
            row: apart(nth / columns),
            land: tile
                .spec()
                .segments
                .into_iter()
                .map(|segment| (segment.kind, segment.edges.into_iter().collect()))
                .collect(),
        };
        Self {
            tiles: tiles[..shown].iter().enumerate().map(tile).collect(),
            figures: Vec::new(),
        }
    }

    /// The picture as a PNG; none when there is nothing to draw.
    fn draw(&self, size: u32) -> Option<Vec<u8>> {
        let first = self.tiles.first()?;
        let mut edges = (first.column, first.row, first.column, first.row);
        for SketchedTile { column, row, .. } in &self.tiles {
            edges.0 = edges.0.min(*column);
            edges.1 = edges.1.min(*row);
            edges.2 = edges.2.max(*column);
            edges.3 = edges.3.max(*row);
        }
        let (west, north, east, south) = edges;
        let (wide, high) = (east - west + 1.0, south - north + 1.0);
        let scale = size as f32 / wide.max(high);
        let middle = |from: f32, length: f32| size as f32 / 2.0 - (from + length / 2.0) * scale;
        let whole = Transform::from_scale(scale, scale)
            .post_translate(middle(west, wide), middle(north, high));
        let mut picture = Canvas(Pixmap::new(size, size)?);
        for tile in &self.tiles {
            picture.tile(tile, whole.pre_translate(tile.column, tile.row))?;
        }
        for figure in &self.figures {
            let colour = OWNERS[figure.owner % OWNERS.len()];
            let at = whole.pre_translate(figure.column, figure.row);
            picture.fill(&PathBuilder::from_circle(0.0, 0.0, 0.17)?, INK, at);
            picture.fill(&PathBuilder::from_circle(0.0, 0.0, 0.13)?, colour, at);
        }
        picture.0.encode_png().ok()
    }
}

type Rgb = [u8; 3];
const GRASS: Rgb = [0xba, 0xc7, 0x88];
const GRASS_EDGE: Rgb = [0xa3, 0xb4, 0x73];
const ROAD: Rgb = [0xf2, 0xe7, 0xcb];
const ROAD_EDGE: Rgb = [0x87, 0x70, 0x4b];
const WATER: Rgb = [0x6a, 0x9b, 0xb0];
const CITY: Rgb = [0xd3, 0xb3, 0x77];
const WALL: Rgb = [0xa5, 0x8a, 0x63];
const ROOF: Rgb = [0xb5, 0x61, 0x3f];
const STONE: Rgb = [0x93, 0x8a, 0x7a];
const TREE: Rgb = [0x64, 0x80, 0x4a];
const INK: Rgb = [0x3b, 0x2b, 0x1d];
/// By seat.
const OWNERS: [Rgb; 6] = [
    [0xb0, 0x3a, 0x2e],
    [0x2e, 0x5f, 0xa3],
    [0xe0, 0xb0, 0x30],
    [0x3c, 0x7d, 0x46],
    [0x5b, 0x3f, 0x8c],
    [0xf3, 0xee, 0xe2],
];

/// A tile is one wide and one high; its sides and corners go clockwise from the north.
const CORNERS: [(f32, f32); 4] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
const MIDDLE: (f32, f32) = (0.5, 0.5);

/// The middle of a side.
fn side(side: usize) -> (f32, f32) {
    between(CORNERS[side], CORNERS[(side + 1) % 4], 0.5)
}

fn between(from: (f32, f32), to: (f32, f32), part: f32) -> (f32, f32) {
    (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    )
}

/// Where on its tile a figure stands.
fn inside(at: At) -> (f32, f32) {
    let rim = match at as usize {
        at @ 0..4 => side(at),
        at @ 4..12 => {
            let (nth, half) = ((at - 4) / 2, (at - 4) % 2);
            let half = if half == 0 { 0.25 } else { 0.75 };
            between(CORNERS[nth], CORNERS[(nth + 1) % 4], half)
        }
        _ => MIDDLE,
    };
    between(rim, MIDDLE, 0.4)
}

struct Canvas(Pixmap);

impl Canvas {
    fn fill(&mut self, path: &Path, colour: Rgb, at: Transform) {
        self.0
            .fill_path(path, &paint(colour), FillRule::Winding, at, None);
    }

    fn stroke(&mut self, path: &Path, colour: Rgb, width: f32, at: Transform) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            ..Stroke::default()
        };
        self.0.stroke_path(path, &paint(colour), &stroke, at, None);
    }

    /// None where a path has no area, which none of these is.
    fn tile(&mut self, tile: &SketchedTile, at: Transform) -> Option<()> {
        let ground = PathBuilder::from_rect(Rect::from_xywh(0.0, 0.0, 1.0, 1.0)?);
        self.fill(&ground, GRASS, at);
        self.stroke(&ground, GRASS_EDGE, 0.02, at);
        let of = |wanted: Kind| {
            let land = tile.land.iter();
            land.filter(move |(kind, _)| *kind == wanted)
                .map(|(_, rim)| *rim)
        };
        for rim in of(Kind::River) {
            self.stroke(&way(rim)?, WATER, 0.22, at);
        }
        for (colour, width) in [(ROAD_EDGE, 0.17), (ROAD, 0.11)] {
            for rim in of(Kind::Road) {
                self.stroke(&way(rim)?, colour, width, at);
            }
        }
        for rim in of(Kind::City) {
            let walls = walls(rim)?;
            self.fill(&walls, CITY, at);
            self.stroke(&walls, WALL, 0.04, at);
        }
        for (kind, colour) in [
            (Kind::Garden, TREE),
            (Kind::Tower, STONE),
            (Kind::Monastery, ROOF),
        ] {
            for _ in of(kind) {
                let place = PathBuilder::from_circle(MIDDLE.0, MIDDLE.1, 0.17)?;
                self.fill(&place, colour, at);
                self.stroke(&place, INK, 0.03, at);
            }
        }
        Some(())
    }
}

fn paint(colour: Rgb) -> Paint<'static> {
    let [red, green, blue] = colour;
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, 255));
    paint
}

fn reached(rim: Rim) -> impl Iterator<Item = usize> + Clone {
    (0..4).filter(move |side| rim.sides() >> side & 1 == 1)
}

/// A road or a river: a bow between two sides, or a spoke from each to the middle.
fn way(rim: Rim) -> Option<Path> {
    let mut path = PathBuilder::new();
    let sides: Vec<_> = reached(rim).map(side).collect();
    if let [from, to] = sides[..] {
        path.move_to(from.0, from.1);
        path.quad_to(MIDDLE.0, MIDDLE.1, to.0, to.1);
    } else {
        // One that reaches no side still shows.
        path.move_to(MIDDLE.0, MIDDLE.1);
        path.line_to(MIDDLE.0, MIDDLE.1);
        for from in sides {
            path.move_to(from.0, from.1);
            path.line_to(MIDDLE.0, MIDDLE.1);
        }
    }
    path.finish()
}

/// A city: the corners of its sides, with a bay where a side between two of them is not its own.
fn walls(rim: Rim) -> Option<Path> {
    let is_own = |side: usize| rim.sides() >> (side % 4) & 1 == 1;
    let count = reached(rim).count();
    let mut path = PathBuilder::new();
    let mut corners = Vec::new();
    for nth in 0..4 {
        if is_own(nth) {
            corners.extend([CORNERS[nth], CORNERS[(nth + 1) % 4]]);
            if count == 1 {
                let deep = |corner: usize| between(CORNERS[corner % 4], MIDDLE, 0.55);
                corners.extend([deep(nth + 1), deep(nth)]);
            }
        } else if is_own(nth + 1) && is_own(nth + 3) {
            corners.push(between(side(nth), MIDDLE, 0.5));
        }
    }
    if count == 0 {
        corners.extend([(0.3, 0.3), (0.7, 0.3), (0.7, 0.7), (0.3, 0.7)]);
    }
    for (nth, (x, y)) in corners.into_iter().enumerate() {
        if nth == 0 {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    path.close();
    path.finish()
}
