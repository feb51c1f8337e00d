//! Ten thousand changes and steps back, as a hand that knows nothing would make them.

use content::expansions::{Goods, Mark, Picture};
use content::library::Library;
use content::pieces::StartPiece;
use content::words::Word;
use rules::expansions::ExpansionKey;
use rules::ground::{At, Side};
use rules::options::OPTIONS;
use rules::tile::Edge;
use workshop::draft::DocumentDraft;
use workshop::op::{DocumentField, LaidTile, MixOp, Op, PictureOp, SetOp, TileOp, TileText};
use workshop::patch::Patch;
use workshop::{fix, fresh};

/// Four red points.
const PICTURE: &str = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4oaEBRAwQCgAhLgRhHuBtwgAAAABJRU5ErkJggg==";

/// A die that falls the same way each time.
struct Die(u64);

impl Die {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % below
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.roll(list.len())]
    }

    fn coin(&mut self) -> bool {
        self.roll(2) == 0
    }

    fn side(&mut self) -> Side {
        self.of(&Side::ALL)
    }

    fn at(&mut self) -> At {
        self.of(&At::ALL)
    }

    fn on_tile(&mut self) -> TileOp {
        let (on, side) = (self.coin(), self.side());
        match self.roll(26) {
            0..5 => TileOp::Side {
                side,
                land: self.of(&[Edge::Field, Edge::Road, Edge::City]),
            },
            5..9 => TileOp::Join {
                from: side,
                to: self.side(),
            },
            9 if on => TileOp::Part { side },
            9 => TileOp::Gate {
                road: side,
                city: self.side(),
                on: self.coin(),
            },
            10 => TileOp::FormFields,
            11 => TileOp::JoinFields {
                one: self.at(),
                other: self.at(),
            },
            12 => TileOp::PartField { at: self.at() },
            13 => TileOp::Border {
                at: self.at(),
                city: side,
                on,
            },
            14 => TileOp::InnerField { on },
            15 => TileOp::Pennants {
                city: side,
                count: self.roll(6) as u8,
            },
            16 => TileOp::Goods {
                city: side,
                goods: on.then_some(self.of(Goods::ALL)),
            },
            17 => TileOp::Cathedral { city: side, on },
            18 => TileOp::Roadside {
                road: side,
                picture: self.of(Picture::ALL),
                on,
            },
            19 => TileOp::Monastery { on },
            20 => TileOp::Village { on },
            21 => TileOp::VillageRoad { road: side, on },
            22 => TileOp::Bridge { on },
            23 => TileOp::Mark {
                mark: self.of(Mark::ALL),
                on,
            },
            24 => TileOp::Decor {
                picture: self.of(Picture::ALL),
                on,
            },
            _ => self.of(&[0, 1, 2]).into_op(),
        }
    }

    fn on_set(&mut self, tiles: &[String]) -> Op {
        let tile = tiles
            .get(self.roll(tiles.len() + 1))
            .cloned()
            .unwrap_or_default();
        let many = tiles.len() > 6;
        let change = match self.roll(15) {
            _ if many && self.roll(3) == 0 => SetOp::Remove { tiles: vec![tile] },
            0 => SetOp::Add,
            1 => SetOp::Duplicate { tile },
            2 => SetOp::Remove { tiles: vec![tile] },
            3 => SetOp::Move {
                tile,
                to: self.roll(9) as u16,
            },
            4 => SetOp::Count {
                tile,
                count: self.roll(101) as u8,
            },
            5 => SetOp::Rename {
                tile,
                name: self.of(&["A", "B", "bad name", "gate"]).to_owned(),
            },
            6 => SetOp::Paste {
                at: 0,
                tiles: vec!["{\"id\": 3}".to_owned()],
            },
            7 => SetOp::Rules {
                expansion: self.of(&ExpansionKey::ALL),
                on: self.roll(2) == 0,
            },
            8 => SetOp::About {
                tile,
                what: self.of(&[TileText::Name, TileText::Note]),
                text: self.of(&[None, Some("Gate"), Some(" ")]).map(str::to_owned),
                language: self.of(&[None, Some("nl")]).map(str::to_owned),
            },
            9 => return self.about(),
            10 => SetOp::Picture {
                tile,
                change: match self.roll(4) {
                    0 => PictureOp::Lay {
                        over: self.roll(2) == 0,
                    },
                    1 => PictureOp::Fit {
                        size: self.roll(256) as u8,
                        x: self.roll(128) as i8,
                        y: 0,
                    },
                    2 => PictureOp::Remove,
                    _ => PictureOp::Put {
                        png: self.of(&[PICTURE, "no picture"]).to_owned(),
                    },
                },
            },
            11 => SetOp::Back {
                png: self.of(&[None, Some(PICTURE), Some("")]).map(str::to_owned),
            },
            _ => {
                return Op::Tile {
                    tile,
                    change: self.on_tile(),
                };
            }
        };
        Op::Set { change }
    }

    fn on_mix(&mut self) -> Op {
        let mut sets = Library::built_in().sets();
        let at = self.roll(sets.len());
        let set = sets.nth(at).expect("a set");
        let tile = set.tiles[self.roll(set.tiles.len())].id.clone();
        let (id, values) = OPTIONS[self.roll(OPTIONS.len())];
        let pieces = [
            StartPiece::Follower,
            StartPiece::BigFollower,
            StartPiece::Abbot,
            StartPiece::Builder,
            StartPiece::Pig,
            StartPiece::Floors,
        ];
        let change = match self.roll(8) {
            0 => MixOp::Times {
                set: set.id.clone(),
                times: self.roll(23) as u8,
            },
            1 => MixOp::Count {
                tile,
                count: self.coin().then_some(self.roll(9) as u16),
            },
            2 => MixOp::Rules {
                expansion: self.of(&ExpansionKey::ALL),
                on: self.coin(),
            },
            3 => MixOp::Option {
                id: id.to_owned(),
                value: self.coin().then(|| self.of(values).to_owned()),
            },
            4 => MixOp::Piece {
                piece: self.of(&pieces),
                count: self.coin().then_some(self.roll(40) as u8),
            },
            5 => MixOp::Start {
                tiles: vec![LaidTile {
                    tile,
                    x: 0,
                    y: 0,
                    rotation: self.roll(5) as u8,
                }],
            },
            6 => MixOp::Draws {
                tiles: vec![tile; self.roll(4)],
            },
            _ => return self.about(),
        };
        Op::Mix { change }
    }

    fn about(&mut self) -> Op {
        Op::About {
            what: self.of(&[
                DocumentField::Name,
                DocumentField::Description,
                DocumentField::Author,
                DocumentField::Licence,
            ]),
            text: self
                .coin()
                .then(|| self.of(&["Höfe", "  ", "x"]).to_owned()),
            language: None,
        }
    }
}

trait Whole {
    fn into_op(self) -> TileOp;
}

impl Whole for i32 {
    fn into_op(self) -> TileOp {
        [TileOp::Turn, TileOp::Mirror, TileOp::Clear][self as usize].clone()
    }
}

/// Edits a document at random, going back and forth, and says how many changes were done.
fn edit(mut draft: DocumentDraft, seed: u64, turns: usize) -> usize {
    let (mut die, mut done) = (Die(seed), 0);
    let mut behind: Vec<(String, Patch)> = Vec::new();
    for _ in 0..turns {
        let text = draft.text();
        if die.roll(4) == 0 {
            if let Some((before, step)) = behind.pop() {
                let undone = step.undone(&text).expect("a step back");
                assert_eq!(undone, before);
                assert_eq!(step.done(&undone).as_deref(), Some(text.as_str()));
                draft = DocumentDraft::read(draft.kind(), &undone).expect("what was written");
            }
            continue;
        }
        let op = match &draft {
            DocumentDraft::Set(set) => {
                let tiles: Vec<_> = set.tiles.iter().map(|tile| tile.id.clone()).collect();
                die.on_set(&tiles)
            }
            DocumentDraft::Mix(_)
            | DocumentDraft::Position(_)
            | DocumentDraft::Campaign(_)
            | DocumentDraft::Lesson(_) => die.on_mix(),
        };
        let kept = serde_json::to_string(&op).expect("JSON");
        assert_eq!(serde_json::from_str::<Op>(&kept).expect("an operation"), op);
        let Ok(after) = draft.apply(&op) else {
            assert_eq!(draft.text(), text, "a refusal changes nothing");
            continue;
        };
        let written = after.text();
        assert_eq!(
            DocumentDraft::read(after.kind(), &written).expect("what was written"),
            after
        );
        if written.len() < 10_000 || die.roll(10) == 0 {
            judged(&after);
        }
        behind.push((text.clone(), Patch::between(&text, &written)));
        (draft, done) = (after, done + 1);
    }
    done
}

/// A document is sound, or says what is wrong with it; and what mends a fault mends it.
fn judged(draft: &DocumentDraft) {
    let faults = draft.faults();
    for fault in &faults {
        assert!(!fault.path.is_empty(), "{fault}");
        if let Some(op) = fix::of(draft, fault) {
            let mended = draft
                .apply(&op)
                .unwrap_or_else(|no| panic!("{fault}: {op:?}: {no:?}"));
            assert!(!mended.faults().contains(fault), "{fault}: {op:?}");
        }
    }
    if let (DocumentDraft::Set(set), []) = (draft, &faults[..]) {
        let mut library = Library::built_in().clone();
        library.put_set(set.clone());
        assert!(library.set(&set.id).is_some());
    }
}

#[test]
fn ten_thousand_changes_leave_no_document_that_cannot_be_told() {
    let begun = (1..=12).map(|seed| edit(fresh::set("mine", "Mine"), seed, 1000));
    let taken = Library::built_in().sets().map(|set| {
        let own = fresh::copy(&DocumentDraft::Set(set.clone()), "mine", "Mine");
        edit(own, 99, 150)
    });
    let mixed = (1..=4).map(|seed| edit(fresh::mix("mine", "Mine"), seed, 1000));
    let done: usize = begun.chain(taken).chain(mixed).sum();
    assert!(done >= 10_000 / 2, "only {done} changes were possible");
}
