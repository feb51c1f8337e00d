//! What is to be reached from a position, as a sentence with blanks: chosen, and written as a predicate of the file.
//! What has no such sentence stays as the file says it.

use crate::op::OpRefusal;
use content::draft;
use content::entries::Entries;
use content::number::Coordinate;
use content::number::PlayerNumber;
use content::scenario::{Anchor, Limit, PlaceOrCell, Predicate, RulesWord, SourceWord};
use content::words::Word as _;
use rules::figure::FigureKind;
use rules::ground::{Kind, Place};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// More would fit on no page.
const MOST_PARTS: usize = 60;
/// In letters: what a file says itself is kept, but not without end.
const MOST_TEXT: usize = 8000;

/// Something that is to be reached, or must not happen. A player who is not named is the learner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum AimSentence {
    /// All of these.
    All { of: Vec<AimSentence> },
    /// At least one of these.
    Any { of: Vec<AimSentence> },
    /// Not this.
    Not { of: Box<AimSentence> },
    /// So many points on the track.
    Score {
        player: Option<u8>,
        bound: NumberBound,
    },
    /// What a feature has brought, and would bring as it stands; the best of all where none is pointed at.
    Worth {
        player: Option<u8>,
        place: Option<Place>,
        bound: NumberBound,
    },
    /// So many points were scored, for something or for anything.
    Scored {
        player: Option<u8>,
        source: Option<SourceWord>,
        place: Option<Place>,
        bound: NumberBound,
    },
    /// A feature would pay this player.
    Owns {
        player: Option<u8>,
        place: Option<Place>,
        alone: bool,
    },
    /// A feature is complete.
    Complete { place: Place },
    /// A figure stands there.
    Stands {
        player: Option<u8>,
        figure: Option<FigureKind>,
        kind: Option<Kind>,
        place: Option<Place>,
    },
    /// So much lies before a player, by its word in files; followers where nothing else is said.
    Supply {
        player: Option<u8>,
        what: Option<String>,
        bound: NumberBound,
    },
    /// So many prisoners are held, of anybody or of one player.
    Prisoners {
        player: Option<u8>,
        owner: Option<u8>,
        figure: Option<FigureKind>,
        bound: NumberBound,
    },
    /// A figure was captured from here on.
    Captured {
        player: Option<u8>,
        owner: Option<u8>,
        figure: Option<FigureKind>,
    },
    /// A tile of the player who is asked completed a feature, this one or any of a kind.
    Completed {
        place: Option<Place>,
        kind: Option<Kind>,
    },
    /// The game is over, and this player is ahead or level.
    Wins { player: Option<u8>, alone: bool },
    /// The game is over.
    Over,
    /// So many turns of the learner are over.
    Turns { bound: NumberBound },
    /// Something that the file says and no sentence here does.
    Other { text: String },
}

/// How a number is held against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct NumberBound {
    /// At least so many.
    pub least: Option<i16>,
    /// At most so many.
    pub most: Option<i16>,
    /// So many.
    pub exactly: Option<i16>,
}

impl NumberBound {
    fn of(limit: Limit) -> Self {
        let number = |amount: content::scenario::Amount| amount.get();
        Self {
            least: limit.at_least.map(number),
            most: limit.at_most.map(number),
            exactly: limit.exactly.map(number),
        }
    }

    fn write(self, fields: &mut Map<String, Value>) {
        let bounds = [
            ("at-least", self.least),
            ("at-most", self.most),
            ("exactly", self.exactly),
        ];
        for (name, number) in bounds {
            put(fields, name, number);
        }
    }
}

impl AimSentence {
    /// The sentence for a predicate of a file. Names stand for the places that they are anchored by.
    pub fn of(predicate: &Predicate, names: &Entries<PlaceOrCell>) -> Self {
        told(predicate, names).unwrap_or_else(|| Self::Other {
            text: draft::text(predicate),
        })
    }

    /// As a file says it.
    ///
    /// # Errors
    /// When a number is beyond its limits, or what was written is no predicate.
    pub fn predicate(&self) -> Result<Predicate, OpRefusal> {
        if self.parts() > MOST_PARTS {
            return Err(OpRefusal::TooMany);
        }
        draft::part(self.written()?).map_err(|_| match self {
            Self::Other { .. } => OpRefusal::NoAim,
            _ => OpRefusal::BadNumber,
        })
    }

    fn parts(&self) -> usize {
        1 + match self {
            Self::All { of } | Self::Any { of } => of.iter().map(Self::parts).sum(),
            Self::Not { of } => of.parts(),
            _ => 0,
        }
    }

    fn written(&self) -> Result<Value, OpRefusal> {
        let mut fields = Map::new();
        let all = |of: &[Self]| of.iter().map(Self::written).collect::<Result<Vec<_>, _>>();
        let word = match self {
            Self::All { of } => return Ok(json!({ "all": all(of)? })),
            Self::Any { of } => return Ok(json!({ "any": all(of)? })),
            Self::Not { of } => return Ok(json!({ "not": of.written()? })),
            Self::Over => return Ok(json!({ "game-over": true })),
            Self::Other { text } => {
                if text.len() > MOST_TEXT {
                    return Err(OpRefusal::BadText);
                }
                return serde_json::from_str(text).map_err(|_| OpRefusal::NoAim);
            }
            Self::Score { player, bound } => {
                put(&mut fields, "player", *player);
                bound.write(&mut fields);
                "score"
            }
            Self::Worth {
                player,
                place,
                bound,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "feature", *place);
                bound.write(&mut fields);
                "worth"
            }
            Self::Scored {
                player,
                source,
                place,
                bound,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "source", *source);
                put(&mut fields, "feature", *place);
                bound.write(&mut fields);
                "scored"
            }
            Self::Owns {
                player,
                place,
                alone,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "feature", *place);
                put(&mut fields, "alone", alone.then_some(true));
                "owns"
            }
            Self::Complete { place } => {
                put(&mut fields, "feature", Some(*place));
                "complete"
            }
            Self::Stands {
                player,
                figure,
                kind,
                place,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "figure", *figure);
                put(&mut fields, "kind", *kind);
                put(&mut fields, "feature", *place);
                "occupies"
            }
            Self::Supply {
                player,
                what,
                bound,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "what", what.as_deref());
                bound.write(&mut fields);
                "supply"
            }
            Self::Captured {
                player,
                owner,
                figure,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "owner", *owner);
                put(&mut fields, "figure", *figure);
                "captured"
            }
            Self::Completed { place, kind } => {
                put(&mut fields, "feature", *place);
                put(&mut fields, "kind", *kind);
                "completes"
            }
            Self::Prisoners {
                player,
                owner,
                figure,
                bound,
            } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "owner", *owner);
                put(&mut fields, "figure", *figure);
                bound.write(&mut fields);
                "holds"
            }
            Self::Wins { player, alone } => {
                put(&mut fields, "player", *player);
                put(&mut fields, "alone", alone.then_some(true));
                "wins"
            }
            Self::Turns { bound } => {
                bound.write(&mut fields);
                "turns"
            }
        };
        Ok(json!({ word: fields }))
    }
}

fn put(fields: &mut Map<String, Value>, name: &str, value: Option<impl Serialize>) {
    if let Some(value) = value {
        fields.insert(name.to_owned(), json!(value));
    }
}

/// The sentence for a predicate; nothing where there is none.
fn told(predicate: &Predicate, names: &Entries<PlaceOrCell>) -> Option<AimSentence> {
    let player = |player: Option<PlayerNumber>| player.map(content::number::Whole::get::<u8>);
    let all = |of: &[Predicate]| of.iter().map(|part| AimSentence::of(part, names)).collect();
    let place = |anchor: &Option<Anchor>| match anchor {
        None => Some(None),
        Some(anchor) => anchored(anchor, names).map(Some),
    };
    Some(match predicate {
        Predicate::All(of) => AimSentence::All { of: all(of) },
        Predicate::Any(of) => AimSentence::Any { of: all(of) },
        Predicate::Not(of) => AimSentence::Not {
            of: Box::new(AimSentence::of(of, names)),
        },
        Predicate::Score(of) => AimSentence::Score {
            player: player(of.player),
            bound: NumberBound::of(of.limit()),
        },
        Predicate::Worth(of) => AimSentence::Worth {
            player: player(of.player),
            place: place(&of.feature)?,
            bound: NumberBound::of(of.limit()),
        },
        Predicate::Scored(of) => AimSentence::Scored {
            player: player(of.player),
            source: of.source,
            place: place(&of.feature)?,
            bound: NumberBound::of(of.limit()),
        },
        Predicate::Owns(of) => AimSentence::Owns {
            player: player(of.player),
            place: place(&of.feature)?,
            alone: of.alone,
        },
        Predicate::Complete(of) => AimSentence::Complete {
            place: anchored(&of.feature, names)?,
        },
        Predicate::Occupies(of) if !of.newly => AimSentence::Stands {
            player: player(of.player),
            figure: of.figure.map(|RulesWord(figure)| figure),
            kind: of.kind.map(|RulesWord(kind)| kind),
            place: place(&of.feature)?,
        },
        Predicate::Supply(of) => AimSentence::Supply {
            player: player(of.player),
            what: of.what.map(|what| what.word().to_owned()),
            bound: NumberBound::of(of.limit()),
        },
        Predicate::Captured(of) => AimSentence::Captured {
            player: player(of.player),
            owner: player(of.owner),
            figure: of.figure.map(|RulesWord(figure)| figure),
        },
        Predicate::Completes(of) if of.times.is_none() => AimSentence::Completed {
            place: place(&of.feature)?,
            kind: of.kind.map(|RulesWord(kind)| kind),
        },
        Predicate::Holds(of) => AimSentence::Prisoners {
            player: player(of.player),
            owner: player(of.owner),
            figure: of.figure.map(|RulesWord(figure)| figure),
            bound: NumberBound::of(of.limit()),
        },
        Predicate::Wins(of) => AimSentence::Wins {
            player: player(of.player),
            alone: of.alone,
        },
        Predicate::GameOver(true) => AimSentence::Over,
        Predicate::Turns(limit) => AimSentence::Turns {
            bound: NumberBound::of(*limit),
        },
        _ => return None,
    })
}

/// The place of land that an anchor means; nothing for a name that nobody gave, or a whole tile.
fn anchored(anchor: &Anchor, names: &Entries<PlaceOrCell>) -> Option<Place> {
    let spot = match anchor {
        Anchor::Named(name) => names.get(name)?,
        Anchor::At(spot) => spot,
    };
    let number = |n: Coordinate| n.get();
    Some(Place {
        x: number(spot.x),
        y: number(spot.y),
        kind: spot.kind?.0,
        at: spot.at?.0,
    })
}
