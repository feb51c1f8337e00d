//! What a set of ours has and a definition cannot say: each thing once, with the tiles that have it.
//! Knows our format; nothing of how theirs is written.

use crate::remarks::Remark;
use content::expansions::{Mark, Picture};
use content::problem::{Problem, What, shown, some_of};
use content::tile_set::{Segment, SetTile, TileSet};
use content::words::Land;

/// Pictures that mean nothing in any game.
const PICTURES: [Picture; 5] = [
    Picture::Farmhouse,
    Picture::Cowshed,
    Picture::Pigsty,
    Picture::DonkeyStable,
    Picture::Garden,
];

/// Whether a tile has a thing.
type TilePredicate = fn(&SetTile) -> bool;

/// The things, each under the name by which the words know it, in the order in which they are told.
pub(crate) struct Losses {
    of_set: Vec<&'static str>,
    of_tiles: Vec<(&'static str, Vec<String>)>,
}

impl Losses {
    pub(crate) fn of(set: &TileSet) -> Self {
        let has_translations = set.name.languages().any(|language| language != "en");
        let of_set = [
            ("names", has_translations),
            ("description", set.description.is_some()),
            ("author", set.author.is_some()),
            ("licence", set.licence.is_some()),
            ("needs", !set.needs.is_empty()),
            ("rules-page", !set.rules.is_empty()),
            ("symbol", set.symbol.is_some()),
            ("back", set.back.is_some()),
        ];
        let of_tiles: [(&'static str, TilePredicate); 10] = [
            ("tile-name", |tile| tile.name.is_some()),
            ("tile-note", |tile| tile.note.is_some()),
            ("own-picture", |tile| tile.picture.is_some()),
            ("village", |tile| !tile.village.is_empty()),
            ("bridge", |tile| tile.bridge),
            ("bag", |tile| tile.marks.contains(&Mark::Bag)),
            ("garden-land", |tile| tile.segments.iter().any(is_garden)),
            ("travellers", |tile| shows(tile, Picture::Travellers)),
            ("highwaymen", |tile| shows(tile, Picture::Highwaymen)),
            ("picture", |tile| {
                has_bare_inn(tile) || PICTURES.iter().any(|it| shows(tile, *it))
            }),
        ];
        let named = |has: TilePredicate| {
            let tiles = set.tiles.iter().filter(|tile| has(tile));
            tiles.map(called).map(shown).collect::<Vec<_>>()
        };
        Self {
            of_set: of_set
                .into_iter()
                .filter_map(|(thing, is)| is.then_some(thing))
                .collect(),
            of_tiles: of_tiles
                .into_iter()
                .map(|(thing, has)| (thing, named(has)))
                .filter(|(_, tiles)| !tiles.is_empty())
                .collect(),
        }
    }

    pub(crate) fn remarks(self) -> Vec<Remark> {
        let of_set = self
            .of_set
            .into_iter()
            .map(|thing| What::NotWritten { thing });
        let of_tiles = self.of_tiles.into_iter().map(|(thing, tiles)| {
            let tiles = some_of(tiles.iter().map(String::as_str));
            What::NotWrittenOften { thing, tiles }
        });
        let told = of_set.chain(of_tiles).map(|what| Remark {
            tile: None,
            problem: Problem::warning("", what),
        });
        told.collect()
    }
}

/// As its author calls it, or by the last part of its id.
fn called(tile: &SetTile) -> &str {
    let sign = || tile.id.rsplit('/').next().unwrap_or(&tile.id);
    tile.name
        .as_ref()
        .map_or_else(sign, |name| name.in_language("en"))
}

fn is_garden(segment: &Segment) -> bool {
    segment.kind == Land::Garden
}

/// Whether a picture is anywhere on a tile.
fn shows(tile: &SetTile, picture: Picture) -> bool {
    let beside = tile.segments.iter().flat_map(|segment| &segment.roadside);
    tile.decor
        .iter()
        .chain(beside)
        .any(|shown| *shown == picture)
}

/// Whether an inn stands where it counts for nothing: beside no road, or beside one that has another.
fn has_bare_inn(tile: &SetTile) -> bool {
    let inns = |pictures: &[Picture]| pictures.iter().filter(|it| **it == Picture::Inn).count();
    let crowded = |segment: &Segment| inns(&segment.roadside) > 1;
    inns(&tile.decor) > 0 || tile.segments.iter().any(crowded)
}
