//! One tile of a definition as one of ours: its land, its symbols, and what is not taken over. It knows no set.

use crate::piles::Pile;
use crate::things::{self, ThingFate};
use crate::{guess, judged, places, xml};
use content::expansions::{Goods, Mark, Picture};
use content::number::Whole;
use content::problem::{Problem, What, shown, some_of};
use content::tile_set::{Segment, SetTile};
use content::words::{Land, Word as _};
use roxmltree::Node;
use rules::ground::At;
use std::collections::BTreeMap;

/// A tile, or why it is none.
#[derive(Default)]
pub(crate) struct TileResult {
    /// Without the id and the count that its set gives it.
    pub(crate) tile: Option<SetTile>,
    pub(crate) problems: Vec<Problem>,
    /// What many tiles say.
    pub(crate) often: Vec<&'static str>,
}

/// What is read of a tile besides its elements: by its set, and the pile that it is drawn from.
const READ: [&str; 3] = ["id", "count", "group"];

/// So many elements a tile may have: one has twelve segments at most, and a few symbols.
const MOST_ELEMENTS: usize = 60;
/// So many words of an element are read: there are fewer places, so that more name one of them twice.
const MOST_WORDS: usize = 40;

/// Reads a tile that lies at `at`.
pub(crate) fn read(node: Node<'_, '_>, at: &str) -> TileResult {
    if xml::elements(node).count() > MOST_ELEMENTS {
        let most = MOST_ELEMENTS.into();
        let told = [What::TooManyElements { most }, What::LeftOut];
        return TileResult {
            problems: told.map(|what| Problem::error(at, what)).into(),
            ..TileResult::default()
        };
    }
    let mut reader = TileReader {
        at,
        id: node.attribute("id").unwrap_or_default().trim(),
        read: TileResult::default(),
        segments: Vec::new(),
        marks: Vec::new(),
        pile: None,
        bordered: Vec::new(),
        counts: BTreeMap::new(),
        is_in_the_way: false,
    };
    for attribute in node.attributes() {
        if !READ.contains(&attribute.name()) {
            reader.lost(&join(at, attribute.name()), attribute);
        }
    }
    reader.loose(node, at);
    for element in xml::elements(node) {
        reader.element(element);
    }
    reader.border();
    reader.drawn(node);
    reader.done()
}

struct TileReader<'a> {
    at: &'a str,
    id: &'a str,
    read: TileResult,
    segments: Vec<Segment>,
    marks: Vec<Mark>,
    /// Of a river, where it says so.
    pile: Option<Pile>,
    /// Which sides of cities a field says that it borders: its segment, where it says so, the words.
    bordered: Vec<(usize, String, Vec<String>)>,
    /// How many elements of each name there were.
    counts: BTreeMap<String, usize>,
    /// Something may lie where roads end.
    is_in_the_way: bool,
}

type Attribute<'a, 'input> = roxmltree::Attribute<'a, 'input>;

impl TileReader<'_> {
    fn error(&mut self, at: String, what: What) {
        self.read.problems.push(Problem::error(at, what));
    }

    fn warn(&mut self, at: &str, what: What) {
        self.read.problems.push(Problem::warning(at, what));
    }

    fn element(&mut self, node: Node<'_, '_>) {
        let name = node.tag_name().name();
        let nth = self.counts.entry(name.to_owned()).or_default();
        let at = join(self.at, &format!("{}[{nth}]", shown(name)));
        *nth += 1;
        match name {
            "city" => self.city(node, &at),
            "road" => self.road(node, &at),
            "farm" | "field" => self.field(node, &at),
            "cloister" | "monastery" => {
                self.segments.push(segment(Land::Monastery, Vec::new()));
                self.rest(node, &at, &[]);
            }
            "river" => self.river(node, &at),
            "tower" => {
                self.mark(Mark::Foundation);
                self.rest(node, &at, &[]);
            }
            "garden" => {
                self.mark(Mark::Garden);
                self.rest(node, &at, &[]);
            }
            "corn-circle" | "crop-circle" => self.circle(node, &at),
            other => self.other(other, &at),
        }
    }

    fn other(&mut self, name: &str, at: &str) {
        self.is_in_the_way |= !matches!(name, "position" | "wagon-move");
        match things::element(name) {
            Some(ThingFate::Here(thing)) => self.warn(at, What::NotTaken { thing }),
            Some(ThingFate::Often(thing)) => self.often(thing),
            None => self.warn(at, What::NotTakenElement { word: shown(name) }),
        }
    }

    fn often(&mut self, thing: &'static str) {
        if !self.read.often.contains(&thing) {
            self.read.often.push(thing);
        }
    }

    /// An attribute that has no place here, unless it says that there is nothing.
    fn lost(&mut self, at: &str, attribute: Attribute<'_, '_>) {
        let (name, value) = (attribute.name(), attribute.value().trim());
        if is_yes(value) == Some(false) {
            return;
        }
        match things::attribute(name).or_else(|| things::element(name)) {
            Some(ThingFate::Here(thing)) => {
                self.is_in_the_way |= name == "labyrinth";
                self.warn(at, What::NotTaken { thing });
            }
            Some(ThingFate::Often(thing)) => self.often(thing),
            None => {
                let (word, value) = (shown(name), shown(value));
                self.warn(at, What::NotTakenAttribute { word, value });
            }
        }
    }

    /// Whatever an element holds beside what was read of it.
    fn rest(&mut self, node: Node<'_, '_>, at: &str, own: &[&str]) {
        for attribute in node.attributes() {
            if !own.contains(&attribute.name()) {
                self.lost(&join(at, attribute.name()), attribute);
            }
        }
        for inner in xml::elements(node) {
            let name = inner.tag_name().name();
            self.other(name, &join(at, &shown(name)));
        }
    }

    /// A text where only elements belong.
    fn loose(&mut self, node: Node<'_, '_>, at: &str) {
        for text in xml::texts(node) {
            self.warn(at, What::NotTakenText { word: shown(text) });
        }
    }

    fn mark(&mut self, mark: Mark) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }

    fn circle(&mut self, node: Node<'_, '_>, at: &str) {
        const TYPES: [(&str, Mark); 4] = [
            ("city", Mark::CropShield),
            ("road", Mark::CropClub),
            ("field", Mark::CropFork),
            ("farm", Mark::CropFork),
        ];
        if let Some(mark) = self.word(node, "type", at, &TYPES) {
            self.mark(mark);
        }
        self.rest(node, at, &["type"]);
    }

    fn city(&mut self, node: Node<'_, '_>, at: &str) {
        const GOODS: [(&str, Goods); 4] = [
            ("wine", Goods::Wine),
            ("wheat", Goods::Wheat),
            ("grain", Goods::Wheat),
            ("cloth", Goods::Cloth),
        ];
        let Some(edges) = self.places(node, at) else {
            return;
        };
        let mut city = segment(Land::City, edges);
        let pennants = self.pennants(node, "pennants", at) + self.pennants(node, "pennant", at);
        city.pennants = Whole::new(pennants).filter(|pennants| *pennants != Whole::ZERO);
        city.cathedral = self.flag(node, "cathedral", at);
        if node.has_attribute("resource") {
            city.goods = self.word(node, "resource", at, &GOODS);
        }
        self.segments.push(city);
        self.rest(node, at, &["pennant", "pennants", "cathedral", "resource"]);
    }

    fn road(&mut self, node: Node<'_, '_>, at: &str) {
        let Some(edges) = self.places(node, at) else {
            return;
        };
        let mut road = segment(Land::Road, edges);
        if self.flag(node, "inn", at) {
            road.roadside.push(Picture::Inn);
        }
        self.segments.push(road);
        self.rest(node, at, &["inn"]);
    }

    fn river(&mut self, node: Node<'_, '_>, at: &str) {
        if let Some(edges) = self.places(node, at) {
            self.segments.push(segment(Land::River, edges));
            self.rest(node, at, &[]);
        }
    }

    fn field(&mut self, node: Node<'_, '_>, at: &str) {
        let Some(edges) = self.places(node, at) else {
            return;
        };
        if let Some(words) = node.attribute("city") {
            let words = words.split_whitespace().take(MOST_WORDS);
            let words = words.map(str::to_owned).collect();
            let at = join(at, "city");
            self.bordered.push((self.segments.len(), at, words));
        }
        self.segments.push(segment(Land::Field, edges));
        self.rest(node, at, &["city"]);
    }

    /// The places that an element names.
    fn places(&mut self, node: Node<'_, '_>, at: &str) -> Option<Vec<At>> {
        let mut places = Vec::new();
        let mut is_said = false;
        let words = xml::texts(node).flat_map(str::split_whitespace);
        for word in words.take(MOST_WORDS) {
            is_said = true;
            let Some(read) = places::read(word) else {
                let word = shown(word);
                let what = What::UnknownWord {
                    word,
                    near: None,
                    known: Some(places::known()),
                };
                self.error(at.to_owned(), what);
                return None;
            };
            places.extend(read);
        }
        if is_said {
            Some(places::in_order(places))
        } else {
            self.error(at.to_owned(), What::NoPlaceSaid);
            None
        }
    }

    fn flag(&mut self, node: Node<'_, '_>, name: &str, at: &str) -> bool {
        let Some(value) = node.attribute(name) else {
            return false;
        };
        is_yes(value.trim()).unwrap_or_else(|| {
            self.unknown(value, &join(at, name), &["yes", "true", "no", "false"]);
            false
        })
    }

    fn pennants(&mut self, node: Node<'_, '_>, name: &str, at: &str) -> i64 {
        const MOST: i64 = 4;
        let Some(value) = node.attribute(name) else {
            return 0;
        };
        match value.trim().parse::<i64>() {
            Ok(number) if (0..=MOST).contains(&number) => number,
            Ok(number) => {
                let what = What::OutOfRange {
                    number: Some(number.into()),
                    least: 0i64.into(),
                    most: MOST.into(),
                };
                self.warn(&join(at, name), what);
                0
            }
            Err(_) => self.flag(node, name, at).into(),
        }
    }

    /// What a word of a list means, in small or large letters.
    fn word<T: Copy>(
        &mut self,
        node: Node<'_, '_>,
        name: &str,
        at: &str,
        known: &[(&str, T)],
    ) -> Option<T> {
        let value = node.attribute(name).unwrap_or_default();
        let is_meant = |(word, _): &&(&str, T)| word.eq_ignore_ascii_case(value.trim());
        let meant = known.iter().find(is_meant).map(|(_, meant)| *meant);
        if meant.is_none() {
            let known: Vec<_> = known.iter().map(|(word, _)| *word).collect();
            self.unknown(value, &join(at, name), &known);
        }
        meant
    }

    fn unknown(&mut self, word: &str, at: &str, known: &[&str]) {
        let what = What::UnknownWord {
            word: shown(word),
            near: None,
            known: Some(some_of(known.iter().copied())),
        };
        self.warn(at, what);
    }

    /// Finds the cities that fields border, now that all of them are known.
    fn border(&mut self) {
        for (field, at, words) in std::mem::take(&mut self.bordered) {
            for word in words {
                let sides = places::read(&word).unwrap_or_default();
                let is_there = |segment: &Segment| {
                    let has = |side| segment.edges.contains(side);
                    segment.kind == Land::City && !sides.is_empty() && sides.iter().all(has)
                };
                let city = self.segments.iter().position(is_there);
                let Some(city) = city.and_then(|city| Whole::new(city as i64)) else {
                    let spot = shown(&word);
                    self.error(at.clone(), What::NoCityThere { spot });
                    continue;
                };
                let cities = &mut self.segments[field].cities;
                if !cities.contains(&city) {
                    cities.push(city);
                }
            }
            self.segments[field].cities.sort_unstable();
        }
    }

    /// From which pile: only that of a river is known here, and only of land where one flows.
    fn drawn(&mut self, node: Node<'_, '_>) {
        if let Some(said) = node.attribute_node("group") {
            self.pile = Pile::read(said.value().trim(), &self.segments);
            if self.pile.is_none() {
                self.lost(&join(self.at, "group"), said);
            }
        }
    }

    fn done(mut self) -> TileResult {
        if !self.read.problems.iter().any(Problem::is_error) {
            self.judge();
        }
        if self.read.tile.is_none() {
            self.error(self.at.to_owned(), What::LeftOut);
        }
        self.read
    }

    /// Draws it as one of ours, with what is guessed, and holds it against what ours have to be.
    fn judge(&mut self) {
        let mut tile = SetTile {
            id: judged::ID.to_owned(),
            name: None,
            note: None,
            picture: None,
            count: Whole::ONE,
            marks: std::mem::take(&mut self.marks),
            village: Vec::new(),
            decor: Vec::new(),
            bridge: guess::bridge(&self.segments),
            segments: std::mem::take(&mut self.segments),
        };
        let faults = judged::faults(&tile);
        if !faults.is_empty() {
            let at = self.at;
            let here = faults.into_iter().map(|fault| Problem {
                path: join(at, fault.path.trim_start_matches("tiles[0].")),
                ..fault
            });
            self.read.problems.extend(here);
            return;
        }
        if tile.bridge {
            self.warn(self.at, What::BridgeGuessed);
        }
        if let Some(pile) = self.pile {
            tile.marks.extend(pile.mark());
        } else if let Some(mark) = guess::end(self.id, &tile.segments) {
            self.warn(self.at, What::EndGuessed { mark: mark.word() });
            tile.marks.push(mark);
        }
        if !self.is_in_the_way
            && let Some(village) = guess::village(&tile)
        {
            let n = village.len().into();
            let with = SetTile {
                village,
                ..tile.clone()
            };
            if judged::faults(&with).is_empty() {
                self.warn(self.at, What::VillageGuessed { n });
                tile = with;
            }
        }
        self.read.tile = Some(tile);
    }
}

/// Whether a word says that something is there; nothing when it says neither.
fn is_yes(word: &str) -> Option<bool> {
    match word.to_ascii_lowercase().as_str() {
        "yes" | "true" | "1" => Some(true),
        "no" | "false" | "0" | "" => Some(false),
        _ => None,
    }
}

fn segment(kind: Land, edges: Vec<At>) -> Segment {
    Segment {
        kind,
        edges,
        cities: Vec::new(),
        pennants: None,
        cathedral: false,
        goods: None,
        roadside: Vec::new(),
    }
}

fn join(outer: &str, inner: &str) -> String {
    format!("{outer}.{}", shown(inner))
}
