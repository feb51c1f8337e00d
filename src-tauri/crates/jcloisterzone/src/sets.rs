//! The sets of a definition: which tiles are in them, how often, and what they are called here.
//! Knows both shapes of their files: tiles that say their number, and sets that name tiles.

use crate::remarks::Remarks;
use crate::things::{self, ThingFate};
use crate::tile::{self, TileResult};
use crate::{MOST_DESIGNS, xml};
use content::number::Whole;
use content::problem::{FoundValue, Problem, What, shown};
use content::set_rules::shown_by;
use content::set_words::RulesPage;
use content::text::{MOST_LETTERS_OF_NAME, Text};
use content::tile_set::{SetTile, TileSet};
use roxmltree::Node;
use std::collections::{BTreeMap, BTreeSet};
use workshop::fresh;

type TileAmount = Whole<1, 99>;

/// The longest name of a tile that is taken over as it is.
const LONGEST_NAME: usize = 40;

/// Reads all sets; those without a tile are left out, and said so.
///
/// # Errors
/// When it is no definition, or one of too many tiles.
pub(crate) fn read(
    root: Node<'_, '_>,
    name: &str,
    is_taken: &dyn Fn(&str) -> bool,
    remarks: &mut Remarks,
) -> Result<Vec<TileSet>, Problem> {
    let word = root.tag_name().name();
    if !["pack", "defs"].contains(&word) {
        let word = shown(word);
        return Err(Problem::error("", What::NoDefinition { word }));
    }
    let parts = Parts::of(root, remarks);
    let named = parts.sets.iter().map(|set| xml::elements(*set).count());
    let n = parts.tiles.len().max(named.sum()).max(parts.sets.len());
    if n > MOST_DESIGNS {
        let (n, most) = (n.into(), MOST_DESIGNS.into());
        return Err(Problem::error("", What::TooManyDesigns { n, most }));
    }
    let mut sets = SetBuilder {
        is_taken,
        made: Vec::new(),
    };
    if parts.sets.is_empty() {
        let designs = designs(&parts.tiles, true, remarks);
        sets.make(
            title(root).unwrap_or_else(|| spoken(name)),
            designs.in_order,
        );
        return Ok(sets.made);
    }
    let designs = designs(&parts.tiles, false, remarks);
    let mut used = BTreeSet::new();
    for (index, set) in parts.sets.iter().enumerate() {
        let id = set.attribute("id").unwrap_or_default().trim();
        let at = match id {
            "" => format!("tile-set[{index}]"),
            id => format!("tile-set[{}]", shown(id)),
        };
        let tiles = referred(*set, &at, &designs, &mut used, remarks);
        if tiles.is_empty() {
            remarks.add(Problem::warning(at, What::NoTiles));
            continue;
        }
        let id = if id.is_empty() { name } else { id };
        sets.make(title(*set).unwrap_or_else(|| spoken(id)), tiles);
    }
    for (id, _) in &designs.in_order {
        if !used.contains(id) {
            let at = format!("tile[{}]", shown(id));
            remarks.of_tile(id, Problem::warning(at, What::InNoSet));
        }
    }
    Ok(sets.made)
}

/// The tiles and sets of a definition, wherever they stand in it.
#[derive(Default)]
struct Parts<'a, 'input> {
    tiles: Vec<Node<'a, 'input>>,
    sets: Vec<Node<'a, 'input>>,
}

impl<'a, 'input> Parts<'a, 'input> {
    fn of(root: Node<'a, 'input>, remarks: &mut Remarks) -> Self {
        let mut parts = Self::default();
        for attribute in root.attributes() {
            if attribute.name() != "title" {
                lost(attribute, attribute.name(), remarks);
            }
        }
        for text in xml::texts(root) {
            let word = shown(text);
            remarks.add(Problem::warning("", What::NotTakenText { word }));
        }
        for element in xml::elements(root) {
            match element.tag_name().name() {
                "tiles" | "sets" => {
                    for inner in xml::elements(element) {
                        parts.put(inner, remarks);
                    }
                }
                _ => parts.put(element, remarks),
            }
        }
        parts
    }

    fn put(&mut self, node: Node<'a, 'input>, remarks: &mut Remarks) {
        match node.tag_name().name() {
            "tile" => self.tiles.push(node),
            "tile-set" => self.sets.push(node),
            other => outside(other, other, remarks),
        }
    }
}

/// An element beside the tiles that has no place here.
fn outside(name: &str, at: &str, remarks: &mut Remarks) {
    let what = match things::outside(name) {
        Some(ThingFate::Here(thing) | ThingFate::Often(thing)) => What::NotTaken { thing },
        None => What::NotTakenElement { word: shown(name) },
    };
    remarks.add(Problem::warning(shown(at), what));
}

fn lost(attribute: roxmltree::Attribute<'_, '_>, at: &str, remarks: &mut Remarks) {
    let (word, value) = (shown(attribute.name()), shown(attribute.value()));
    let what = match things::attribute(attribute.name()) {
        Some(ThingFate::Here(thing) | ThingFate::Often(thing)) => What::NotTaken { thing },
        None => What::NotTakenAttribute { word, value },
    };
    remarks.add(Problem::warning(at, what));
}

/// The tiles of a definition that came over, and the ids of those that did not.
#[derive(Default)]
struct Designs {
    in_order: Vec<(String, SetTile)>,
    ids: BTreeMap<String, Option<usize>>,
}

impl Designs {
    fn get(&self, id: &str) -> Option<&SetTile> {
        let index = (*self.ids.get(id)?)?;
        Some(&self.in_order[index].1)
    }
}

/// Reads every tile; `is_counted` when the tiles themselves say how often they are there.
fn designs(nodes: &[Node<'_, '_>], is_counted: bool, remarks: &mut Remarks) -> Designs {
    let mut designs = Designs::default();
    for (index, node) in nodes.iter().enumerate() {
        let id = node.attribute("id").unwrap_or_default().trim();
        let called = match id {
            "" => format!("#{index}"),
            id => id.to_owned(),
        };
        let at = format!("tile[{}]", shown(&called));
        let mut read = tile::read(*node, &at);
        let refuse = |read: &mut TileResult, field: &str, what: What| {
            let told = Problem::error(format!("{at}.{field}"), what);
            read.problems.insert(0, told);
            if read.tile.take().is_some() {
                read.problems
                    .push(Problem::error(at.as_str(), What::LeftOut));
            }
        };
        let is_known = designs.ids.contains_key(id);
        if id.is_empty() {
            refuse(&mut read, "id", What::FieldMissing);
        } else if is_known {
            let (id, by) = (shown(id), format!("tile[{}]", shown(id)));
            refuse(&mut read, "id", What::IdTaken { id, by });
        }
        if is_counted {
            match count(node.attribute("count")) {
                Ok(count) => {
                    if let Some(tile) = &mut read.tile {
                        tile.count = count;
                    }
                }
                Err(what) => refuse(&mut read, "count", what),
            }
        }
        for problem in read.problems {
            remarks.of_tile(&called, problem);
        }
        for thing in read.often {
            remarks.often(thing, &called);
        }
        if is_known || id.is_empty() {
            continue;
        }
        let place = read.tile.is_some().then_some(designs.in_order.len());
        designs.ids.insert(id.to_owned(), place);
        designs
            .in_order
            .extend(read.tile.map(|tile| (id.to_owned(), tile)));
    }
    designs
}

/// How often, where a definition says so; once, where it does not.
fn count(said: Option<&str>) -> Result<TileAmount, What> {
    let Some(said) = said else {
        return Ok(TileAmount::ONE);
    };
    let (least, most) = (1i64.into(), 99i64.into());
    let Ok(number) = said.trim().parse::<i64>() else {
        let text = shown(said);
        return Err(What::NoWholeNumber {
            least,
            most,
            found: FoundValue::Text { text },
        });
    };
    TileAmount::new(number).ok_or(What::OutOfRange {
        number: Some(number.into()),
        least,
        most,
    })
}

/// The tiles that a set names, each with how often it is there.
fn referred(
    set: Node<'_, '_>,
    at: &str,
    designs: &Designs,
    used: &mut BTreeSet<String>,
    remarks: &mut Remarks,
) -> Vec<(String, SetTile)> {
    let mut tiles: Vec<(String, SetTile)> = Vec::new();
    for attribute in set.attributes() {
        if !["id", "title"].contains(&attribute.name()) {
            lost(attribute, &format!("{at}.{}", attribute.name()), remarks);
        }
    }
    for node in xml::elements(set) {
        let name = node.tag_name().name();
        if name != "ref" {
            outside(name, &format!("{at}.{name}"), remarks);
            continue;
        }
        let id = node.attribute("tile").unwrap_or_default().trim();
        let here = format!("{at}.ref[{}]", shown(id));
        let Some(known) = designs.ids.get(id) else {
            let tile = shown(id);
            remarks.of_tile(id, Problem::warning(here, What::NotInFile { tile }));
            continue;
        };
        used.insert(id.to_owned());
        // A tile that is left out has said so.
        if known.is_none() {
            continue;
        }
        let counted = count(node.attribute("count"));
        let before = tiles.iter().position(|(other, _)| other == id);
        let sum = |count: TileAmount| match before {
            Some(index) => count.get::<i64>() + tiles[index].1.count.get::<i64>(),
            None => count.get(),
        };
        let counted = counted.and_then(|count| count_of(sum(count)));
        match (counted, before, designs.get(id)) {
            (Err(what), ..) => remarks.of_tile(id, Problem::error(here, what)),
            (Ok(count), Some(index), _) => tiles[index].1.count = count,
            (Ok(count), None, Some(tile)) => {
                let tile = SetTile {
                    count,
                    ..tile.clone()
                };
                tiles.push((id.to_owned(), tile));
            }
            (Ok(_), None, None) => {}
        }
    }
    tiles
}

fn count_of(number: i64) -> Result<TileAmount, What> {
    count(Some(&number.to_string()))
}

/// The sets that were made, no two of one id.
struct SetBuilder<'a> {
    is_taken: &'a dyn Fn(&str) -> bool,
    made: Vec<TileSet>,
}

impl SetBuilder<'_> {
    fn make(&mut self, name: String, tiles: Vec<(String, SetTile)>) {
        if tiles.is_empty() {
            return;
        }
        let made = &self.made;
        let id = fresh::id(&name, |id| {
            (self.is_taken)(id) || made.iter().any(|set| set.id == id)
        });
        let mut names = BTreeSet::new();
        let tiles: Vec<_> = tiles
            .into_iter()
            .map(|(of, tile)| SetTile {
                id: format!("{id}/{}", called(&of, &mut names)),
                ..tile
            })
            .collect();
        self.made.push(TileSet {
            id,
            name: Text::english(name),
            description: None,
            author: None,
            licence: None,
            symbol: None,
            back: None,
            rules: RulesPage::default(),
            needs: shown_by(&tiles),
            tiles,
        });
    }
}

/// The name of a tile behind the slash: as near to that of the definition as ours may be.
fn called(id: &str, taken: &mut BTreeSet<String>) -> String {
    let own = id.rsplit_once('/').map_or(id, |(_, own)| own);
    let mut name = String::new();
    for letter in own.chars() {
        match letter {
            _ if letter.is_ascii_alphanumeric() => name.push(letter),
            '+' => name.push_str("-plus"),
            _ if name.ends_with('-') => {}
            _ => name.push('-'),
        }
    }
    name.truncate(LONGEST_NAME);
    let stem = match name.trim_matches('-') {
        "" => "tile".to_owned(),
        stem => stem.to_owned(),
    };
    let mut numbered = (2u32..).map(|number| format!("{stem}-{number}"));
    let free = std::iter::once(stem.clone())
        .chain(numbered.by_ref())
        .find(|name| !taken.contains(name))
        .unwrap_or_else(|| unreachable!("numbers do not end"));
    taken.insert(free.clone());
    free
}

/// What a set or a file says that it is called.
fn title(node: Node<'_, '_>) -> Option<String> {
    let title = node.attribute("title")?.trim();
    let title: String = title.chars().take(MOST_LETTERS_OF_NAME).collect();
    (!title.is_empty()).then_some(title)
}

/// A word of a file as a name: `king-and-robber:1` is King and robber 1.
fn spoken(word: &str) -> String {
    let words = word.split(|c: char| c.is_whitespace() || "-_:".contains(c));
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    let mut letters = name.chars();
    let first: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    let name: String = first
        .chars()
        .chain(letters)
        .take(MOST_LETTERS_OF_NAME)
        .collect();
    if name.is_empty() {
        "JCloisterZone".to_owned()
    } else {
        name
    }
}
