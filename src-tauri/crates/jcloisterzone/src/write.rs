//! A tile set of ours as a definition of `JCloisterZone`, and what of it that form cannot say.
//! Knows how the newer shape of their files spells things: tiles, and a set that names them. No disk.

use crate::losses::Losses;
use crate::piles::Pile;
use crate::remarks::Remark;
use content::expansions::{Goods, Mark, Picture};
use content::tile_set::{Segment, SetTile, TileSet};
use content::words::{Land, Word};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use rules::ground::At;
use std::io;

/// A definition, and what it does not say.
#[derive(Clone, Debug)]
pub struct WrittenDefinition {
    /// The file.
    pub text: String,
    /// What the set has and the file does not: each once, with the tiles that have it.
    pub remarks: Vec<Remark>,
}

type XmlWriter = Writer<Vec<u8>>;

/// Writes a set that has no fault. What is read of it again is its land as it was.
pub fn write(set: &TileSet) -> WrittenDefinition {
    let mut out = Writer::new_with_indent(Vec::new(), b' ', 2);
    let done = definition(&mut out, set);
    let text = done.map(|()| out.into_inner());
    let text = text.unwrap_or_else(|error| unreachable!("memory takes everything: {error}"));
    let text = String::from_utf8(text);
    WrittenDefinition {
        text: text.unwrap_or_else(|error| unreachable!("it is made of texts: {error}")) + "\n",
        remarks: Losses::of(set).remarks(),
    }
}

fn definition(out: &mut XmlWriter, set: &TileSet) -> io::Result<()> {
    out.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    let name = plain(set.name.in_language("en"));
    out.create_element("defs").write_inner_content(|out| {
        out.create_element("tiles")
            .write_inner_content(|out| set.tiles.iter().try_for_each(|design| tile(out, design)))?;
        out.create_element("sets").write_inner_content(|out| {
            let named = out.create_element("tile-set");
            named
                .with_attributes([("id", set.id.as_str()), ("title", &name)])
                .write_inner_content(|out| set.tiles.iter().try_for_each(|tile| copies(out, tile)))
                .map(drop)
        })?;
        Ok(())
    })?;
    Ok(())
}

/// How often a tile is in the set.
fn copies(out: &mut XmlWriter, tile: &SetTile) -> io::Result<()> {
    let count = tile.count.get::<i64>().to_string();
    let of = [("tile", tile.id.as_str()), ("count", &count)];
    out.create_element("ref")
        .with_attributes(of)
        .write_empty()?;
    Ok(())
}

fn tile(out: &mut XmlWriter, tile: &SetTile) -> io::Result<()> {
    let mut element = out.create_element("tile");
    element = element.with_attribute(("id", tile.id.as_str()));
    if let Some(pile) = Pile::of(tile) {
        element = element.with_attribute(("group", pile.word()));
    }
    element.write_inner_content(|out| {
        tile.marks.iter().try_for_each(|mark| sign(out, *mark))?;
        let mut segments = tile.segments.iter();
        segments.try_for_each(|segment| land(out, tile, segment))
    })?;
    Ok(())
}

/// What stands on the tile as a whole.
fn sign(out: &mut XmlWriter, mark: Mark) -> io::Result<()> {
    let (name, kind) = match mark {
        Mark::Foundation => ("tower", None),
        Mark::Garden => ("garden", None),
        Mark::CropShield => ("corn-circle", Some("City")),
        Mark::CropClub => ("corn-circle", Some("Road")),
        Mark::CropFork => ("corn-circle", Some("Field")),
        // The pile says the ends of a river; money bags are among what is lost.
        Mark::Bag | Mark::Spring | Mark::Lake => return Ok(()),
    };
    let element = out.create_element(name);
    let kind = kind.map(|kind| ("type", kind));
    element.with_attributes(kind).write_empty()?;
    Ok(())
}

/// One stretch of land, with what stands on it.
fn land(out: &mut XmlWriter, tile: &SetTile, segment: &Segment) -> io::Result<()> {
    let (name, says) = match segment.kind {
        Land::City => ("city", of_city(segment)),
        Land::Road => ("road", of_road(segment)),
        Land::River => ("river", Vec::new()),
        Land::Field => ("field", of_field(tile, segment)),
        Land::Monastery => {
            out.create_element("monastery").write_empty()?;
            return Ok(());
        }
        // Gardens are signs of a tile; a garden that were land would be written as one.
        Land::Garden => return sign(out, Mark::Garden),
    };
    let says = says.iter().map(|(name, says)| (*name, says.as_str()));
    let places = BytesText::from_escaped(places(segment));
    let element = out.create_element(name).with_attributes(says);
    element.write_text_content(places)?;
    Ok(())
}

type Attributes = Vec<(&'static str, String)>;

fn of_city(city: &Segment) -> Attributes {
    let mut says = Vec::new();
    if let Some(pennants) = city.pennants {
        says.push(("pennants", pennants.get::<i64>().to_string()));
    }
    if city.cathedral {
        says.push(("cathedral", "yes".to_owned()));
    }
    if let Some(goods) = city.goods {
        let word = match goods {
            Goods::Wheat => "grain",
            Goods::Wine | Goods::Cloth => goods.word(),
        };
        says.push(("resource", word.to_owned()));
    }
    says
}

fn of_road(road: &Segment) -> Attributes {
    let has_inn = road.roadside.contains(&Picture::Inn);
    has_inn
        .then(|| ("inn", "yes".to_owned()))
        .into_iter()
        .collect()
}

/// The cities that a field borders, each by one of its sides.
fn of_field(tile: &SetTile, field: &Segment) -> Attributes {
    let side = |city: usize| tile.segments.get(city)?.edges.first().map(|at| at.word());
    let cities: Vec<_> = field
        .cities
        .iter()
        .filter_map(|city| side(city.get()))
        .collect();
    if cities.is_empty() {
        return Vec::new();
    }
    vec![("city", cities.join(" "))]
}

/// Where it reaches the rim; what lies inside says so.
fn places(segment: &Segment) -> String {
    let mut places: Vec<_> = segment.edges.iter().map(|at| at.word()).collect();
    if places.is_empty() {
        places.push(At::I.word());
    }
    places.join(" ")
}

/// A name in one line, without what no XML may hold.
fn plain(name: &str) -> String {
    let is_held = |letter: char| !letter.is_control() && !"\u{fffe}\u{ffff}".contains(letter);
    let letter = |letter: char| if is_held(letter) { letter } else { ' ' };
    name.chars().map(letter).collect()
}
