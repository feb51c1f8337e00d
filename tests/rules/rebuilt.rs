//! A position is made from nothing at the desk: by operations alone it becomes the same as in the game that it came from,
//! with the same actions and the same future; and whatever is done there, it is sound or says what is wrong.

use crate::positions::{any_setup, named, play_on};
use crate::support::open;
use content::beginning::{GameSetup, Players};
use content::expansions::Goods;
use content::expansions::traders::Tokens;
use content::library::Library;
use content::mix::MixChoice;
use content::number::Whole;
use content::pieces::StartPiece;
use content::position::{PositionSeat, Supply};
use content::told::told;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{At, Cell, Kind, Place};
use workshop::aim::{AimSentence, NumberBound};
use workshop::draft::DocumentDraft;
use workshop::fresh;
use workshop::op::{LaidTile, MixOp, Op, OpRefusal};
use workshop::patch::Patch;
use workshop::position_op::{AimList, DrawOp, HousePlace, PositionOp, RobberPlace, SeatOp, TurnOp};

/// What somebody does at the desk to lay out a position that is written down.
pub(crate) fn operations(wanted: &GameSetup) -> Vec<PositionOp> {
    let MixChoice::Written(mix) = &wanted.mix else {
        panic!("a told position writes its rules out");
    };
    let seats = wanted.players.seats();
    let mut ops = vec![PositionOp::Seats {
        count: seats.len() as u8,
    }];
    let mut rules = vec![MixOp::Times {
        set: "base".to_owned(),
        times: 0,
    }];
    rules.extend(mix.expansions.iter().map(|expansion| MixOp::Rules {
        expansion: *expansion,
        on: true,
    }));
    rules.extend(mix.options.iter().map(|(id, value)| MixOp::Option {
        id: id.clone(),
        value: Some(value.clone()),
    }));
    let pieces = StartPiece::ALL.map(|piece| (piece, mix.pieces.count(piece)));
    rules.extend(pieces.map(|(piece, count)| MixOp::Piece { piece, count }));
    ops.extend(rules.into_iter().map(|change| PositionOp::Mix { change }));
    for laid in wanted.start.iter().flatten() {
        ops.push(PositionOp::Lay {
            laid: LaidTile {
                tile: laid.tile.clone(),
                x: laid.x.get(),
                y: laid.y.get(),
                rotation: laid.rotation.get(),
            },
            by: laid.by.map(Whole::get),
        });
    }
    for stand in &wanted.figures {
        ops.push(PositionOp::Stand {
            player: stand.player.get(),
            figure: stand.figure,
            place: rules::setup::FigureAtStart::from(stand).place,
        });
    }
    ops.extend(wanted.towers.iter().map(|tower| PositionOp::Tower {
        x: tower.x.get(),
        y: tower.y.get(),
        floors: tower.floors.get(),
    }));
    for (number, seat) in seats.iter().enumerate() {
        let seat_ops = before(seat).into_iter();
        ops.extend(seat_ops.map(|change| PositionOp::Seat {
            seat: number as u8,
            change,
        }));
    }
    let turn = [
        TurnOp::First {
            player: wanted.first.map(Whole::get),
        },
        TurnOp::Active {
            player: wanted.active.map(Whole::get),
        },
        TurnOp::Number {
            turn: wanted.turn.map(Whole::get),
        },
        TurnOp::Second {
            on: wanted.part.is_some(),
        },
        TurnOp::Ransomed {
            on: wanted.ransomed,
        },
    ];
    ops.extend(turn.map(|change| PositionOp::Turn { change }));
    ops.push(PositionOp::Draw {
        draw: DrawOp::Order {
            tiles: wanted.deck.clone().unwrap_or_default(),
        },
    });
    ops.push(PositionOp::Aside {
        tiles: wanted.aside.clone(),
    });
    ops
}

/// What lies before a player.
fn before(seat: &PositionSeat) -> Vec<SeatOp> {
    let mut ops = vec![SeatOp::Score {
        score: seat.score.map(Whole::get),
    }];
    let supply = seat.supply.clone().unwrap_or_default();
    let figures = [
        (FigureKind::Follower, supply.follower),
        (FigureKind::BigFollower, supply.big_follower),
        (FigureKind::Abbot, supply.abbot),
        (FigureKind::Builder, supply.builder),
        (FigureKind::Pig, supply.pig),
    ];
    ops.extend(figures.map(|(figure, count)| SeatOp::Supply {
        figure,
        count: count.map(Whole::get),
    }));
    if let Some(tokens) = &seat.goods {
        let goods = [
            (Goods::Wine, tokens.wine),
            (Goods::Wheat, tokens.wheat),
            (Goods::Cloth, tokens.cloth),
        ];
        ops.extend(goods.map(|(goods, count)| SeatOp::Goods {
            goods,
            count: count.map(Whole::get),
        }));
    }
    ops.push(SeatOp::Floors {
        count: seat.floors.map(Whole::get),
    });
    for held in &seat.prisoners {
        let alike = seat.prisoners.iter().filter(|other| *other == held).count();
        ops.push(SeatOp::Prisoners {
            owner: held.owner.get(),
            figure: held.figure,
            count: alike as u8,
        });
    }
    ops.push(SeatOp::Robber {
        robber: seat.robber.map(|robber| match robber {
            content::expansions::robbers::Robber::Home => RobberPlace::Home,
            content::expansions::robbers::Robber::Space(space) => {
                let space = space.get();
                RobberPlace::Space { space }
            }
        }),
    });
    ops.push(SeatOp::Tollhouse {
        house: seat.tollhouse.as_ref().map(|house| HousePlace {
            x: house.x.get(),
            y: house.y.get(),
            value: house.value.get(),
            turned: house.turned,
        }),
    });
    ops
}

/// Does them one after the other; what is so already is no step.
pub(crate) fn made(ops: Vec<PositionOp>) -> DocumentDraft {
    let mut draft = fresh::position("mine", "Mine", None);
    for change in ops {
        let op = Op::Position { change };
        match draft.apply(&op) {
            Ok(after) => draft = after,
            Err(OpRefusal::Same) => {}
            Err(refused) => panic!("{op:?}: {refused:?}"),
        }
    }
    draft
}

pub(crate) fn setup_of(draft: &DocumentDraft) -> &GameSetup {
    match draft {
        DocumentDraft::Position(position) => &position.setup,
        other => panic!("{:?} is no position", other.kind()),
    }
}

/// What is so when nothing is said of it is left out of both.
fn plain(mut opening: GameSetup) -> GameSetup {
    if let Players::Each(seats) = &mut opening.players {
        for seat in seats {
            seat.goods = seat
                .goods
                .take()
                .filter(|goods| *goods != Tokens::default());
            seat.supply = seat.supply.take().filter(|has| *has != Supply::default());
        }
    }
    opening
}

#[test]
fn two_thousand_positions_are_made_from_nothing_with_the_same_future() {
    let positions: usize = std::env::var("POSITIONS").map_or(2000, |n| n.parse().unwrap());
    let library = Library::built_in();
    let mut chance = Chance::new(2027);
    let (mut compared, mut seed) = (0, 0);
    while compared < positions {
        seed += 1;
        let (table, setup) = open(&any_setup(&mut chance, seed));
        let mut game = Game::new(table, &setup).unwrap();
        let mut wanted = chance.below(20);
        let mut begins = true;
        while !game.is_over() && compared < positions {
            // A position is told where a turn begins.
            if wanted == 0
                && begins
                && let Some(setup) = game.tell()
            {
                wanted = 10 + chance.below(120);
                compared += 1;
                let opening = told(game.table(), &setup, &[]);
                let draft = made(operations(&opening));
                let made = setup_of(&draft);
                assert_eq!(plain(made.clone()), plain(opening), "seed {seed}");
                assert_eq!(library.faults_of_position(made), [], "seed {seed}");
                let opened = library.open(made).unwrap_or_else(|e| panic!("{e:#?}"));
                let mut again = Game::new(opened.table, &opened.setup)
                    .unwrap_or_else(|faults| panic!("{faults:#?}"));
                assert!(named(&again) == named(&game), "seed {seed}");
                assert_eq!(again.actions(), game.actions(), "seed {seed}");
                let mut future = game.clone();
                play_on(&mut again, u64::from(seed));
                play_on(&mut future, u64::from(seed));
                assert!(named(&again) == named(&future), "seed {seed}");
            }
            wanted = wanted.saturating_sub(1);
            let legal = game.actions();
            let action = legal[chance.below(legal.len())];
            let turn = game.state().turn;
            game.apply_offered(action, &mut EventSink::silent());
            begins = game.state().turn != turn;
        }
    }
}

/// Anything that somebody could ask for, possible or not.
fn anything(chance: &mut Chance, draft: &DocumentDraft, tiles: &[String]) -> Op {
    let mut roll = |n: usize| chance.below(n);
    let (x, y) = (roll(7) as i16 - 3, roll(7) as i16 - 3);
    let tile = if roll(40) == 0 {
        "nowhere/Z".to_owned()
    } else {
        tiles[roll(tiles.len())].clone()
    };
    let figure = FigureKind::ALL[roll(FigureKind::ALL.len())];
    let kinds = [
        Kind::City,
        Kind::Road,
        Kind::Field,
        Kind::Monastery,
        Kind::Tower,
    ];
    let at = At::ALL[roll(At::ALL.len())];
    let place = Place {
        x,
        y,
        kind: kinds[roll(kinds.len())],
        at,
    };
    let player = roll(7) as u8;
    let bound = NumberBound {
        least: Some(roll(20_000) as i16),
        ..NumberBound::default()
    };
    let change = match roll(24) {
        0..=7 => PositionOp::Lay {
            laid: LaidTile {
                tile,
                x,
                y,
                rotation: roll(5) as u8,
            },
            by: None,
        },
        8 => PositionOp::Lift { x, y },
        9..=11 => PositionOp::Stand {
            player,
            figure,
            place,
        },
        12 => {
            let standing = &setup_of(draft).figures;
            match standing.get(roll(standing.len() + 1)) {
                Some(stand) => PositionOp::Take {
                    player: stand.player.get(),
                    figure: stand.figure,
                    place: rules::setup::FigureAtStart::from(stand).place,
                },
                None => PositionOp::Take {
                    player,
                    figure,
                    place,
                },
            }
        }
        13 => PositionOp::Tower {
            x,
            y,
            floors: roll(5) as u8,
        },
        14 => PositionOp::Seats {
            count: roll(8) as u8,
        },
        15..=18 => PositionOp::Seat {
            seat: player,
            change: match roll(8) {
                0 => SeatOp::Score {
                    score: Some(roll(300) as i32 - 20),
                },
                1 => SeatOp::Supply {
                    figure,
                    count: Some(roll(120) as u8),
                },
                2 => SeatOp::Goods {
                    goods: Goods::Wine,
                    count: Some(roll(2000) as u16),
                },
                3 => SeatOp::Floors {
                    count: Some(roll(256) as u8),
                },
                4 => SeatOp::Prisoners {
                    owner: roll(7) as u8,
                    figure,
                    count: roll(60) as u8,
                },
                5 => SeatOp::Robber {
                    robber: Some(RobberPlace::Space {
                        space: roll(80) as u16,
                    }),
                },
                6 => SeatOp::Tollhouse {
                    house: Some(HousePlace {
                        x,
                        y,
                        value: roll(4) as u8,
                        turned: roll(2) == 0,
                    }),
                },
                _ => SeatOp::Name {
                    name: Some("x".repeat(roll(80))),
                },
            },
        },
        19 => PositionOp::Turn {
            change: match roll(4) {
                0 => TurnOp::Active {
                    player: Some(player),
                },
                1 => TurnOp::Number {
                    turn: Some(roll(10_100) as u16),
                },
                2 => TurnOp::Second { on: roll(2) == 0 },
                _ => TurnOp::Ransomed { on: roll(2) == 0 },
            },
        },
        20 => PositionOp::Draw {
            draw: match roll(4) {
                0 => DrawOp::Order {
                    tiles: vec![tile; roll(4)],
                },
                1 => DrawOp::Seed {
                    seed: roll(9999) as u32,
                },
                2 => DrawOp::ByHand,
                _ => DrawOp::Left,
            },
        },
        21 => PositionOp::Mix {
            change: MixOp::Rules {
                expansion: rules::expansions::ExpansionKey::from_word(
                    ["traders", "tower", "robbers", "tollkeepers", "inns"][roll(5)],
                )
                .unwrap(),
                on: roll(3) > 0,
            },
        },
        22 => PositionOp::Aims {
            list: [AimList::Goals, AimList::Stars, AimList::Never][roll(3)],
            aims: vec![
                AimSentence::Any {
                    of: vec![
                        AimSentence::Worth {
                            player: None,
                            place: Some(place),
                            bound,
                        },
                        AimSentence::Over,
                    ],
                };
                roll(3)
            ],
            words: vec![Some("Bring the abbot his wine.".to_owned()); roll(3)],
        },
        _ => PositionOp::Aims {
            list: AimList::Goals,
            aims: vec![AimSentence::Other {
                text: ["{\"wins\":{}}", "nothing", "{\"lab-ran\":{}}"][roll(3)].to_owned(),
            }],
            words: Vec::new(),
        },
    };
    Op::Position { change }
}

#[test]
fn five_thousand_operations_leave_a_sound_position_or_a_list_of_faults_and_can_be_undone() {
    let library = Library::built_in();
    let tiles: Vec<_> = library.tiles().map(|tile| tile.id.clone()).collect();
    let mut chance = Chance::new(5);
    let (mut done, mut sound, mut faulty) = (0, 0, 0);
    for _ in 0..50 {
        let mut draft = fresh::position("mine", "Mine", None);
        let mut behind: Vec<(String, Patch)> = Vec::new();
        for _ in 0..100 {
            let op = anything(&mut chance, &draft, &tiles);
            let kept = serde_json::to_string(&op).unwrap();
            assert_eq!(serde_json::from_str::<Op>(&kept).unwrap(), op);
            let text = draft.text();
            let Ok(after) = draft.apply(&op) else {
                assert_eq!(draft.text(), text, "a refusal changes nothing");
                continue;
            };
            let written = after.text();
            assert_eq!(DocumentDraft::read(after.kind(), &written).unwrap(), after);
            let setup = setup_of(&after);
            let faults = library.faults_of_position(setup);
            let opened = library.open(setup).ok();
            let begins = opened.is_some_and(|it| Game::new(it.table, &it.setup).is_ok());
            assert!(begins || !faults.is_empty(), "{op:?}");
            assert!(faults.iter().all(|fault| !fault.path.is_empty()));
            for fault in &faults {
                if let Some(mend) = workshop::fix::of(&after, fault) {
                    after
                        .apply(&mend)
                        .unwrap_or_else(|no| panic!("{fault}: {mend:?}: {no:?}"));
                }
            }
            (sound, faulty) = if faults.is_empty() {
                (sound + 1, faulty)
            } else {
                (sound, faulty + 1)
            };
            behind.push((text.clone(), Patch::between(&text, &written)));
            (draft, done) = (after, done + 1);
        }
        for (text, step) in behind.into_iter().rev() {
            assert_eq!(step.undone(&draft.text()).as_deref(), Some(text.as_str()));
            draft = DocumentDraft::read(draft.kind(), &text).unwrap();
        }
        assert_eq!(draft, fresh::position("mine", "Mine", None));
    }
    assert!(
        done > 2000 && sound > 10 && faulty > 1000,
        "{done} {sound} {faulty}"
    );
}

/// The codes of what is wrong, each with its place.
fn told_of(ops: &[PositionOp]) -> Vec<(String, &'static str)> {
    let draft = made(ops.to_vec());
    let faults = Library::built_in().faults_of_position(setup_of(&draft));
    faults
        .into_iter()
        .map(|fault| (fault.path, fault.code))
        .collect()
}

fn lay(tile: &str, x: i16, y: i16, rotation: u8) -> PositionOp {
    let tile = tile.to_owned();
    let laid = LaidTile {
        tile,
        x,
        y,
        rotation,
    };
    PositionOp::Lay { laid, by: None }
}

fn stand(player: u8, place: (Cell, Kind, At)) -> PositionOp {
    let (Cell { x, y }, kind, at) = place;
    PositionOp::Stand {
        player,
        figure: FigureKind::Follower,
        place: Place { x, y, kind, at },
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once_each_where_it_is() {
    let middle = Cell::new(0, 0);
    let faults = told_of(&[
        lay("base/D", 0, 0, 0),
        lay("base/C", 1, 0, 0),
        lay("base/C", 2, 0, 0),
        lay("base/B", 0, 5, 0),
        stand(0, (middle, Kind::Road, At::W)),
        stand(0, (middle, Kind::Road, At::W)),
        stand(1, (Cell::new(1, 0), Kind::City, At::N)),
        stand(1, (middle, Kind::Monastery, At::I)),
        PositionOp::Seat {
            seat: 1,
            change: SeatOp::Supply {
                figure: FigureKind::Follower,
                count: Some(9),
            },
        },
    ]);
    let has = |path: &str, code: &str| {
        faults
            .iter()
            .any(|fault| fault.0 == format!("setup.{path}") && fault.1 == code)
    };
    assert!(has("start[1]", "setup/tile-does-not-fit"), "{faults:#?}");
    assert!(has("start[2]", "setup/more-copies"), "{faults:#?}");
    assert!(has("start[3]", "setup/tile-does-not-fit"), "{faults:#?}");
    assert!(has("figures[1]", "setup/two-figures"), "{faults:#?}");
    assert!(has("figures[3]", "setup/no-such-place"), "{faults:#?}");
    assert!(
        has("players[1].supply.follower", "setup/beyond-the-box"),
        "{faults:#?}"
    );
    assert!(
        !has("figures[2]", "setup/no-such-place"),
        "its tile is at fault, and not it"
    );
}

#[test]
fn a_score_below_nothing_and_an_aim_that_says_nothing_are_refused() {
    let draft = fresh::position("mine", "Mine", None);
    let refused = |change| draft.apply(&Op::Position { change }).unwrap_err();
    let score = PositionOp::Seat {
        seat: 0,
        change: SeatOp::Score { score: Some(-1) },
    };
    assert_eq!(refused(score), OpRefusal::BadNumber);
    let aims = PositionOp::Aims {
        list: AimList::Goals,
        aims: vec![AimSentence::Other {
            text: "{}".to_owned(),
        }],
        words: Vec::new(),
    };
    assert_eq!(refused(aims), OpRefusal::NoAim);
}

#[test]
fn what_is_taken_away_goes_with_everything_on_it() {
    let draft = made(vec![
        lay("base/D", 0, 0, 0),
        lay("base/V", 0, 1, 0),
        stand(0, (Cell::new(0, 1), Kind::Road, At::S)),
        PositionOp::Lift { x: 0, y: 1 },
    ]);
    assert!(setup_of(&draft).figures.is_empty());
    assert_eq!(setup_of(&draft).start.as_ref().unwrap().len(), 1);
}
