//! Tells tile sets of ours as definitions of `JCloisterZone`, in both shapes of their files.
//! Knows how they spell things; only what both programs have is told.
#![allow(dead_code, reason = "each test file uses a part")]

use content::expansions::Goods;
use content::expansions::{Mark, Picture};
use content::tile_set::{Segment, SetTile, TileSet};
use content::words::{Land, Word};
use std::fmt::Write;

/// How a shape spells what the shapes spell in two ways.
pub(crate) struct Spelling {
    monastery: &'static str,
    field: &'static str,
    inside: &'static str,
    pennant: &'static str,
    yes: &'static str,
}

/// Tiles that say how often they are there.
pub(crate) const PACK: Spelling = Spelling {
    monastery: "cloister",
    field: "farm",
    inside: "INNER_FARM",
    pennant: "pennant=\"yes\"",
    yes: "yes",
};

/// Tiles, and sets that name them.
pub(crate) const DEFS: Spelling = Spelling {
    monastery: "monastery",
    field: "field",
    inside: "I",
    pennant: "pennants=\"1\"",
    yes: "true",
};

/// A set as a file of tiles with their numbers.
pub(crate) fn pack(set: &TileSet) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<pack>\n".to_owned();
    for tile in &set.tiles {
        let count = tile.count.get::<i64>();
        writeln!(text, "<tile id=\"{}\" count=\"{count}\">", own_name(tile)).unwrap();
        text.push_str(&inner(tile, &PACK));
        text.push_str("</tile>\n");
    }
    text + "</pack>\n"
}

/// A set as a file of tiles, and of one set of them.
pub(crate) fn defs(set: &TileSet) -> String {
    let (mut tiles, mut refs) = (String::new(), String::new());
    for tile in &set.tiles {
        let (name, count) = (own_name(tile), tile.count.get::<i64>());
        writeln!(
            tiles,
            "<tile id=\"XX/{name}\">\n{}</tile>",
            inner(tile, &DEFS)
        )
        .unwrap();
        writeln!(refs, "<ref tile=\"XX/{name}\" count=\"{count}\"/>").unwrap();
    }
    let id = &set.id;
    format!(
        "<defs><tiles>\n{tiles}</tiles><sets><tile-set id=\"{id}:1\">\n{refs}</tile-set></sets></defs>\n"
    )
}

pub(crate) fn own_name(tile: &SetTile) -> &str {
    tile.id.split_once('/').expect("the id of a tile").1
}

fn inner(tile: &SetTile, spelling: &Spelling) -> String {
    let mut text = String::new();
    for mark in &tile.marks {
        let circle = |word: &str| format!("<corn-circle type=\"{word}\"/>\n");
        text += &match mark {
            Mark::Foundation => "<tower/>\n".to_owned(),
            Mark::Garden => "<garden/>\n".to_owned(),
            Mark::CropShield => circle("City"),
            Mark::CropClub => circle("Road"),
            Mark::CropFork if spelling.field == "farm" => circle("Farm"),
            Mark::CropFork => circle("Field"),
            // They have no money bags, and that a river ends there is for its land to say.
            Mark::Bag | Mark::Spring | Mark::Lake => String::new(),
        };
    }
    for segment in &tile.segments {
        text += &land(tile, segment, spelling);
    }
    text
}

fn land(tile: &SetTile, segment: &Segment, spelling: &Spelling) -> String {
    let edges: Vec<_> = segment.edges.iter().map(|at| at.word()).collect();
    let edges = edges.join(" ");
    let mut says = String::new();
    let Spelling { yes, .. } = spelling;
    match segment.kind {
        Land::City => {
            if segment.pennants.is_some() {
                write!(says, " {}", spelling.pennant).unwrap();
            }
            if segment.cathedral {
                write!(says, " cathedral=\"{yes}\"").unwrap();
            }
            if let Some(goods) = segment.goods {
                let word = match goods {
                    Goods::Wheat => "grain",
                    other => other.word(),
                };
                write!(says, " resource=\"{word}\"").unwrap();
            }
            format!("<city{says}>{edges}</city>\n")
        }
        Land::Road => {
            if segment.roadside.contains(&Picture::Inn) {
                write!(says, " inn=\"{yes}\"").unwrap();
            }
            format!("<road{says}>{edges}</road>\n")
        }
        Land::River => format!("<river>{edges}</river>\n"),
        Land::Field => {
            let city = |index: i64| tile.segments[index as usize].edges[0].word();
            let cities: Vec<_> = segment.cities.iter().map(|of| city(of.get())).collect();
            if !cities.is_empty() {
                write!(says, " city=\"{}\"", cities.join(" ")).unwrap();
            }
            let edges = if edges.is_empty() {
                spelling.inside
            } else {
                &edges
            };
            format!("<{0}{says}>{edges}</{0}>\n", spelling.field)
        }
        Land::Monastery => format!("<{}/>\n", spelling.monastery),
        Land::Garden => unreachable!("gardens are marks on our tiles"),
    }
}
