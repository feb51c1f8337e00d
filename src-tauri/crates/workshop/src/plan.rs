//! A tile as somebody draws it: stretches of land named by the sides they reach, instead of by their number.
//! Knows the shape of a tile in files; not which changes there are.

use content::expansions::Goods;
use content::expansions::{Mark, Picture};
use content::number::Whole;
use content::tile_set::{Segment, SetTile};
use content::words::Land;
use rules::ground::{At, Side};
use rules::tile::Edge;
use std::collections::BTreeSet;

/// A city, a road or a river.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LandStretch {
    /// Which of them.
    pub land: Edge,
    /// The sides it reaches.
    pub sides: BTreeSet<Side>,
    /// Coats of arms of a city.
    pub pennants: u8,
    /// A city with a cathedral.
    pub cathedral: bool,
    /// The goods of a city.
    pub goods: Option<Goods>,
    /// The pictures beside a road.
    pub roadside: Vec<Picture>,
}

/// A field.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Grass {
    /// The half edges it reaches; none when it lies inside.
    pub spots: BTreeSet<At>,
    /// The cities it borders, each by its first side.
    pub cities: BTreeSet<Side>,
}

/// One tile.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TilePlan {
    /// Its id.
    pub id: String,
    /// How many copies the set holds.
    pub count: Whole<1, 99>,
    /// What expansions recognise it by.
    pub marks: BTreeSet<Mark>,
    /// Pictures that count for nothing.
    pub decor: BTreeSet<Picture>,
    /// True when segments pass over each other.
    pub bridge: bool,
    /// The sides whose roads end in the village.
    pub village: BTreeSet<Side>,
    /// Cities, roads and rivers.
    pub stretches: Vec<LandStretch>,
    /// Monasteries and gardens, which reach no side.
    pub inner: BTreeSet<Land>,
    /// Fields.
    pub fields: Vec<Grass>,
}

impl LandStretch {
    /// A city, a road or a river on one side, with nothing on it.
    pub(crate) fn new(land: Edge, side: Side) -> Self {
        Self {
            land,
            sides: BTreeSet::from([side]),
            pennants: 0,
            cathedral: false,
            goods: None,
            roadside: Vec::new(),
        }
    }

    /// Its first side, which names it.
    pub(crate) fn name(&self) -> Option<Side> {
        self.sides.first().copied()
    }

    /// The sides as spots of the rim.
    pub(crate) fn spots(&self) -> Vec<At> {
        self.sides.iter().map(|side| spot(*side)).collect()
    }

    fn segment(&self) -> Segment {
        Segment {
            kind: match self.land {
                Edge::City => Land::City,
                Edge::River => Land::River,
                Edge::Road | Edge::Field => Land::Road,
            },
            edges: self.spots(),
            cities: Vec::new(),
            pennants: Some(self.pennants)
                .filter(|pennants| *pennants > 0)
                .and_then(|pennants| Whole::new(pennants.into())),
            cathedral: self.cathedral,
            goods: self.goods,
            roadside: self.roadside.clone(),
        }
    }
}

impl TilePlan {
    /// A tile of four sides of field.
    pub fn blank(id: impl Into<String>) -> Self {
        let halves = At::ALL.into_iter().filter(|at| side_of(*at).is_some());
        let field = Grass {
            spots: halves.collect(),
            cities: BTreeSet::new(),
        };
        Self {
            id: id.into(),
            count: Whole::ONE,
            marks: BTreeSet::new(),
            decor: BTreeSet::new(),
            bridge: false,
            village: BTreeSet::new(),
            stretches: Vec::new(),
            inner: BTreeSet::new(),
            fields: vec![field],
        }
    }

    /// The plan of a tile. What names a segment that is not there is left out.
    pub fn of(tile: &SetTile) -> Self {
        let first_side = |index: &Whole<0, 11>| {
            let segment = tile.segments.get(index.get::<usize>())?;
            segment.edges.iter().filter_map(|at| whole_side(*at)).min()
        };
        let mut plan = Self {
            id: tile.id.clone(),
            count: tile.count,
            marks: tile.marks.iter().copied().collect(),
            decor: tile.decor.iter().copied().collect(),
            bridge: tile.bridge,
            village: tile.village.iter().filter_map(first_side).collect(),
            stretches: Vec::new(),
            inner: BTreeSet::new(),
            fields: Vec::new(),
        };
        for segment in &tile.segments {
            let sides = segment.edges.iter().filter_map(|at| whole_side(*at));
            match segment.kind {
                Land::City | Land::Road | Land::River => plan.stretches.push(LandStretch {
                    land: match segment.kind {
                        Land::City => Edge::City,
                        Land::River => Edge::River,
                        _ => Edge::Road,
                    },
                    sides: sides.collect(),
                    pennants: segment.pennants.map_or(0, Whole::get),
                    cathedral: segment.cathedral,
                    goods: segment.goods,
                    roadside: segment.roadside.clone(),
                }),
                Land::Field => plan.fields.push(Grass {
                    spots: segment
                        .edges
                        .iter()
                        .copied()
                        .filter(|at| *at != At::I)
                        .collect(),
                    cities: segment.cities.iter().filter_map(first_side).collect(),
                }),
                inner => {
                    plan.inner.insert(inner);
                }
            }
        }
        plan.order();
        plan
    }

    /// The tile of the plan, which has no words: cities, roads, rivers, what stands inside, fields, each in the order of their sides.
    pub fn tile(mut self) -> SetTile {
        self.order();
        let index_of = |side: &Side| {
            let mut stretches = self.stretches.iter();
            let index = stretches.position(|stretch| stretch.name() == Some(*side))?;
            Whole::new(index as i64)
        };
        let inside = self.inner.iter().map(|land| Segment {
            kind: *land,
            ..grass()
        });
        let fields = self.fields.iter().map(|field| Segment {
            edges: field.spots.iter().copied().collect(),
            cities: field.cities.iter().filter_map(index_of).collect(),
            ..grass()
        });
        SetTile {
            count: self.count,
            marks: self.marks.iter().copied().collect(),
            village: self.village.iter().filter_map(index_of).collect(),
            decor: self.decor.iter().copied().collect(),
            bridge: self.bridge,
            name: None,
            note: None,
            picture: None,
            segments: self
                .stretches
                .iter()
                .map(LandStretch::segment)
                .chain(inside)
                .chain(fields)
                .collect(),
            id: self.id,
        }
    }

    /// Brings everything into the one order in which it is written, without names of land that is gone. Two plans of one
    /// tile are equal then.
    pub(crate) fn order(&mut self) {
        self.stretches.retain(|stretch| !stretch.sides.is_empty());
        for stretch in &mut self.stretches {
            stretch.roadside.sort();
        }
        let city_first = |stretch: &LandStretch| match stretch.land {
            Edge::City => 0,
            Edge::Road | Edge::Field => 1,
            Edge::River => 2,
        };
        self.stretches
            .sort_by_key(|stretch| (city_first(stretch), stretch.name()));
        let stretches = &self.stretches;
        let is_there = |side: &Side| stretches.iter().any(|it| it.name() == Some(*side));
        self.village.retain(is_there);
        for field in &mut self.fields {
            field.cities.retain(is_there);
        }
        self.fields.sort();
    }

    /// What a side shows.
    pub fn edge(&self, side: Side) -> Edge {
        self.stretch(side)
            .map_or(Edge::Field, |stretch| stretch.land)
    }

    /// The city, road or river that reaches a side.
    pub fn stretch(&self, side: Side) -> Option<&LandStretch> {
        let mut stretches = self.stretches.iter();
        stretches.find(|stretch| stretch.sides.contains(&side))
    }

    /// The same, to be changed.
    pub(crate) fn stretch_mut(&mut self, side: Side) -> Option<&mut LandStretch> {
        let mut stretches = self.stretches.iter_mut();
        stretches.find(|stretch| stretch.sides.contains(&side))
    }

    /// The number of the field at a half edge, or of the one inside.
    pub(crate) fn field(&self, at: At) -> Option<usize> {
        let mut fields = self.fields.iter();
        fields.position(|field| match at {
            At::I => field.spots.is_empty(),
            half => field.spots.contains(&half),
        })
    }
}

const fn grass() -> Segment {
    Segment {
        kind: Land::Field,
        edges: Vec::new(),
        cities: Vec::new(),
        pennants: None,
        cathedral: false,
        goods: None,
        roadside: Vec::new(),
    }
}

/// A whole side as a spot.
pub(crate) const fn spot(side: Side) -> At {
    match side {
        Side::N => At::N,
        Side::E => At::E,
        Side::S => At::S,
        Side::W => At::W,
    }
}

/// The side that a spot is the whole of.
pub(crate) fn whole_side(at: At) -> Option<Side> {
    Side::ALL.into_iter().find(|side| spot(*side) == at)
}

/// The two halves of a side, clockwise.
pub(crate) const fn halves(side: Side) -> [At; 2] {
    match side {
        Side::N => [At::NL, At::NR],
        Side::E => [At::EL, At::ER],
        Side::S => [At::SL, At::SR],
        Side::W => [At::WL, At::WR],
    }
}

/// The side that a spot is half of.
pub(crate) fn side_of(at: At) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|side| halves(*side).contains(&at))
}
