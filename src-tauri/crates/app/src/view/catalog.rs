//! Everything that can be chosen and looked up: tiles, mixes, expansions, rules and options.

use crate::view::own_picture::{self, OwnPictureView};
use content::game_box::GameBox;
use content::library::Library;
use content::mix::Mix;
use content::number::Whole;
use content::set_words::SetSymbol;
use content::text::Text;
use content::tile_set::{Segment, SetTile};
use content::words::{Printing, Word};
use rules::expansions::ExpansionKey;
use rules::ground::{At, Kind};
use rules::options::OPTIONS;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// What the program carries within itself.
#[derive(Debug, Clone, Serialize, Type)]
pub struct Catalog {
    /// Every tile, in the order of the sets.
    pub tiles: Vec<TileDesign>,
    pub sets: Vec<SetView>,
    pub mixes: Vec<MixView>,
    /// What can lie on a table beside the base game, in the order in which it is listed everywhere.
    pub boxes: Vec<BoxView>,
    /// The base game and the expansions, in the order in which they are listed everywhere.
    pub expansions: Vec<ExpansionView>,
    pub options: Vec<OptionView>,
    /// Every rule by its id.
    pub rules: BTreeMap<String, RuleView>,
}

/// A design of a tile, as its tile set describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct TileDesign {
    pub id: String,
    /// The tile set that it belongs to.
    pub set: String,
    /// What its author calls it, by language; empty for a tile without a name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// What its author says of it, by language.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<String, String>,
    /// How many copies the set holds.
    pub count: u16,
    pub marks: Vec<String>,
    /// The indices of the road segments that end in its village.
    pub village: Vec<u8>,
    pub decor: Vec<String>,
    pub bridge: bool,
    /// A picture of its author's own; nothing for most tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<OwnPictureView>,
    pub segments: Vec<SegmentDesign>,
}

/// A stretch of land on a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SegmentDesign {
    pub kind: Kind,
    /// Unrotated.
    pub edges: Vec<At>,
    /// For a field: the indices of the city segments it borders.
    pub cities: Vec<u8>,
    pub pennants: u8,
    pub cathedral: bool,
    pub goods: Option<String>,
    pub roadside: Vec<String>,
}

/// A set of tiles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SetView {
    pub id: String,
    pub name: String,
    /// The expansions whose rules its tiles need.
    pub expansions: Vec<ExpansionKey>,
    /// How many tiles it has.
    pub tiles: u16,
    /// What its tiles have in their corner.
    pub symbol: Option<SetSymbol>,
    /// Whether the program carries it.
    pub built_in: bool,
}

/// A mix that a game can be begun with.
#[derive(Debug, Clone, Serialize, Type)]
pub struct MixView {
    pub id: String,
    pub name: String,
    /// How many tiles it has, the first one included.
    pub tiles: u16,
    /// The expansions whose rules are on.
    pub expansions: Vec<ExpansionKey>,
    /// Options that differ from their default.
    pub options: BTreeMap<String, String>,
    /// The boxes that it comes to, beside the base game; null for one that is more than boxes, or less.
    pub boxes: Option<Vec<String>>,
    /// Whether the program carries it.
    pub built_in: bool,
}

/// A box that people own.
#[derive(Debug, Clone, Serialize, Type)]
pub struct BoxView {
    pub id: String,
    pub name: String,
    /// How many tiles lie in it.
    pub tiles: u16,
    /// The expansions whose rules it brings.
    pub expansions: Vec<ExpansionKey>,
}

/// The base game or an expansion.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ExpansionView {
    /// `base`, or the key of an expansion.
    pub id: String,
    pub name: String,
}

/// A rule that a table may choose.
#[derive(Debug, Clone, Serialize, Type)]
pub struct OptionView {
    pub id: String,
    pub title: String,
    pub text: String,
    /// The expansion in whose index it stands.
    pub expansion: String,
    pub default: String,
    pub values: Vec<OptionValueView>,
}

/// One value of an option.
#[derive(Debug, Clone, Serialize, Type)]
pub struct OptionValueView {
    pub value: String,
    /// The editions of the printed game that have it so, such as `first`.
    pub editions: Vec<Printing>,
    pub text: String,
}

/// A rule in plain words.
#[derive(Debug, Clone, Serialize, Type)]
pub struct RuleView {
    pub id: String,
    /// The language of its texts.
    pub language: String,
    pub expansion: String,
    /// `rule`, `clarification`, `example`, `component`, `ruling` or `option`.
    pub kind: String,
    pub title: String,
    pub text: String,
    pub source: String,
    /// Rules that belong beside it.
    pub see: Vec<String>,
    /// For a ruling on expansions that come together: each two of them, in the order of the expansions.
    pub between: Vec<Vec<&'static str>>,
    /// Where all of it, or a part, is a decision of ours.
    pub ruling: Option<RulingView>,
}

/// What the printed rules leave open, and is decided here.
#[derive(Debug, Clone, Serialize, Type)]
pub struct RulingView {
    /// Why it is so.
    pub why: String,
    /// What other tables do.
    pub others: String,
}

/// The catalog with its texts in `language`, in English where a text is missing.
pub fn catalog(library: &Library, language: &str) -> Catalog {
    let text = |text: &Text| text.in_language(language).to_owned();
    let tiles = library
        .sets()
        .flat_map(|set| set.tiles.iter().map(|tile| design(&set.id, tile)));
    let known_boxes = library.boxes();
    let expansions = library.rule_indexes().map(|index| {
        let id = index.expansion.word();
        // Whose tiles are those of others is called as its box is.
        let of_set = library.set(id).map(|set| text(&set.name));
        let of_box = || known_boxes.iter().find(|one| one.id == id);
        let name = of_set.or_else(|| of_box().map(|one| text(&one.name)));
        let name = name.unwrap_or_else(|| id.to_owned());
        ExpansionView {
            id: id.to_owned(),
            name,
        }
    });
    let mut rules = BTreeMap::new();
    let mut options = Vec::new();
    for index in library.rule_indexes() {
        let expansion = index.expansion.word().to_owned();
        for rule in &index.rules {
            if let Some(values) = &rule.option {
                let value = |value: &content::rule_index::OptionValue| OptionValueView {
                    value: value.value.clone(),
                    editions: value.editions.clone(),
                    text: text(&value.text),
                };
                options.push(OptionView {
                    id: rule.id.clone(),
                    title: text(&rule.title),
                    text: text(&rule.text),
                    expansion: expansion.clone(),
                    default: values.default.clone(),
                    values: values.values.iter().map(value).collect(),
                });
            }
            let view = RuleView {
                id: rule.id.clone(),
                language: rule.title.language(language).to_owned(),
                expansion: expansion.clone(),
                kind: rule.kind.word().to_owned(),
                title: text(&rule.title),
                text: text(&rule.text),
                source: rule.source.clone(),
                see: rule.see.clone(),
                between: rule
                    .between
                    .iter()
                    .map(|pair| pair.iter().map(|home| home.word()).collect())
                    .collect(),
                ruling: rule.ruling.as_ref().map(|ruling| RulingView {
                    why: text(&ruling.why),
                    others: text(&ruling.others),
                }),
            };
            rules.insert(rule.id.clone(), view);
        }
    }
    options.sort_by_key(|option| OPTIONS.iter().position(|(id, _)| *id == option.id));
    let sets = library.sets().map(|set| SetView {
        id: set.id.clone(),
        name: text(&set.name),
        expansions: set.needs.clone(),
        tiles: set.tiles.iter().map(|tile| tile.count.get::<u16>()).sum(),
        symbol: set.symbol,
        built_in: Library::built_in().set(&set.id).is_some(),
    });
    Catalog {
        tiles: tiles.collect(),
        sets: sets.collect(),
        mixes: library
            .mixes()
            .filter_map(|m| mix(library, m, language))
            .collect(),
        boxes: boxes(library, language),
        expansions: expansions.collect(),
        options,
        rules,
    }
}

/// The designs of a game that the catalog does not have, or has otherwise. A game keeps no pictures: it shows that of the
/// set as long as the land below it is the same.
pub fn of_its_own(library: &Library, designs: &[SetTile]) -> Vec<TileDesign> {
    let known = |tile: &SetTile| {
        let today = library.tile(&tile.id);
        today.is_some_and(|today| {
            *today
                == SetTile {
                    count: today.count,
                    picture: today.picture.clone(),
                    ..tile.clone()
                }
        })
    };
    let pictured = |tile: &SetTile| {
        let mut own = design(tile.id.split_once('/').map_or("", |(set, _)| set), tile);
        let today = library.tile(&tile.id);
        let same = today.filter(|today| today.spec() == tile.spec() && today.decor == tile.decor);
        own.picture = same.and_then(|today| today.picture.as_ref().map(own_picture::named));
        own
    };
    let own = designs.iter().filter(|tile| !known(tile));
    own.map(pictured).collect()
}

pub fn design(set: &str, tile: &SetTile) -> TileDesign {
    TileDesign {
        id: tile.id.clone(),
        set: set.to_owned(),
        names: by_language(tile.name.as_ref()),
        notes: by_language(tile.note.as_ref()),
        count: tile.count.get(),
        marks: words(&tile.marks),
        village: tile.village.iter().map(|road| road.get()).collect(),
        decor: words(&tile.decor),
        bridge: tile.bridge,
        picture: tile.picture.as_ref().map(own_picture::named),
        segments: tile.segments.iter().map(segment).collect(),
    }
}

fn by_language(text: Option<&Text>) -> BTreeMap<String, String> {
    text.map(|text| text.by_language().clone())
        .unwrap_or_default()
}

fn segment(segment: &Segment) -> SegmentDesign {
    SegmentDesign {
        kind: segment.kind.into(),
        edges: segment.edges.clone(),
        cities: segment.cities.iter().map(|city| city.get()).collect(),
        pennants: segment.pennants.map_or(0, Whole::get),
        cathedral: segment.cathedral,
        goods: segment.goods.map(|goods| goods.word().to_owned()),
        roadside: words(&segment.roadside),
    }
}

fn words<T: Word>(words: &[T]) -> Vec<String> {
    words.iter().map(|word| word.word().to_owned()).collect()
}

fn boxes(library: &Library, language: &str) -> Vec<BoxView> {
    let tiles = |one: &GameBox| {
        let alone = library.mix_of_boxes(std::slice::from_ref(one));
        let all = library.counted(&alone);
        let base = library.counted(&library.mix_of_boxes(&[]));
        let sum = |tiles: &[(&SetTile, u16)]| tiles.iter().map(|(_, count)| count).sum::<u16>();
        sum(&all) - sum(&base)
    };
    let view = |one: GameBox| BoxView {
        name: one.name.in_language(language).to_owned(),
        tiles: tiles(&one),
        expansions: one.expansions.clone(),
        id: one.id,
    };
    library.boxes().into_iter().map(view).collect()
}

fn mix(library: &Library, mix: &Mix, language: &str) -> Option<MixView> {
    let bag = library.bag(mix).ok()?;
    let id = mix.id.clone()?;
    let name = mix
        .name
        .as_ref()
        .map_or(id.as_str(), |name| name.in_language(language));
    Some(MixView {
        name: name.to_owned(),
        tiles: bag.counts.iter().map(|(_, count)| count).sum(),
        expansions: bag.expansions.iter().collect(),
        options: chosen(&bag.options),
        boxes: library.boxes_of(mix),
        built_in: Library::built_in().mix(&id).is_some(),
        id,
    })
}

/// The options that differ from their default.
pub fn chosen(options: &rules::options::Options) -> BTreeMap<String, String> {
    let entry = |(id, value): (&str, &str)| (id.to_owned(), value.to_owned());
    options.chosen().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::catalog;
    use content::library::Library;

    #[test]
    fn every_expansion_is_called_by_a_name_and_never_by_its_word() {
        for expansion in catalog(Library::built_in(), "en").expansions {
            assert_ne!(expansion.name, expansion.id);
        }
    }
}
