//! The one obvious way to mend a fault, where there is one.
//! Knows the codes of faults and the documents they lie in; the checker found them.

use crate::campaign_op::{CampaignOp, ChapterEnding};
use crate::draft::DocumentDraft;
use crate::fresh;
use crate::op::{MixOp, Op, SetOp, TileOp};
use crate::plan::whole_side;
use crate::position_op::{PositionOp, SeatOp};
use content::beginning::GameSetup;
use content::campaign::Campaign;
use content::expansions::{Mark, Picture};
use content::pieces::StartPiece;
use content::problem::{Problem, What};
use content::tile_set::{Segment, SetTile};
use content::words::{Land, Word as _};
use rules::expansions::ExpansionKey;
use rules::figure::FigureKind;
use rules::ground::{At, Side};
use rules::options::Choice;
use rules::setup::Fact;

/// The operation that mends a fault.
pub fn of(draft: &DocumentDraft, problem: &Problem) -> Option<Op> {
    match draft {
        DocumentDraft::Set(set) => {
            if problem.code == "no-tiles" {
                return Some(Op::Set { change: SetOp::Add });
            }
            if let What::SymbolWithoutRule { expansion, .. } = &*problem.what {
                let expansion = ExpansionKey::from_word(expansion)?;
                let change = SetOp::Rules {
                    expansion,
                    on: true,
                };
                return Some(Op::Set { change });
            }
            let tile = set.tiles.get(number_after(&problem.path, "tiles[")?)?;
            let on_tile = |change| Op::Tile {
                tile: tile.id.clone(),
                change,
            };
            if ["id-twice", "bad-id", "foreign-id"].contains(&problem.code) {
                let name = fresh::own_name(&fresh::tile(set)).to_owned();
                let change = SetOp::Rename {
                    tile: tile.id.clone(),
                    name,
                };
                return Some(Op::Set { change });
            }
            mend(tile, problem).map(on_tile)
        }
        DocumentDraft::Mix(mix) => {
            let change = match problem.code {
                "rule-without-tile" => MixOp::Rules {
                    expansion: *mix
                        .expansions
                        .get(number_after(&problem.path, "expansions[")?)?,
                    on: false,
                },
                "piece-without-rule" => MixOp::Piece {
                    piece: StartPiece::from_word(problem.path.strip_prefix("pieces.")?)?,
                    count: None,
                },
                "unknown-set" => MixOp::Times {
                    set: key(&problem.path, "sets")?,
                    times: 0,
                },
                "unknown-tile" if problem.path.starts_with("draws") => {
                    let unknown = number_after(&problem.path, "draws[")?;
                    let mut tiles = mix.draws.clone();
                    (unknown < tiles.len()).then(|| tiles.remove(unknown))?;
                    MixOp::Draws { tiles }
                }
                "unknown-tile" if problem.path.starts_with("tiles") => MixOp::Count {
                    tile: key(&problem.path, "tiles")?,
                    count: None,
                },
                _ => match &*problem.what {
                    What::SymbolWithoutRule { expansion, .. } => MixOp::Rules {
                        expansion: ExpansionKey::from_word(expansion)?,
                        on: true,
                    },
                    // Two want to be the one end of a river: the other way round.
                    What::LeavesTheGame { stays, .. } => MixOp::Count {
                        tile: stays.clone()?,
                        count: Some(0),
                    },
                    _ => return None,
                },
            };
            Some(Op::Mix { change })
        }
        DocumentDraft::Position(position) => {
            let change = of_position(&position.setup, problem)?;
            Some(Op::Position { change })
        }
        DocumentDraft::Campaign(campaign) => {
            let change = of_campaign(campaign, problem)?;
            Some(Op::Campaign { change })
        }
        // What is missing of a lesson only its author can say.
        DocumentDraft::Lesson(_) => None,
    }
}

/// What leads nowhere is taken away; where nothing leads, a win of the chapter before does.
fn of_campaign(campaign: &Campaign, problem: &Problem) -> Option<CampaignOp> {
    let index = number_after(&problem.path, "chapters[")?;
    let of = campaign.chapters.get(index)?;
    let chapter = of.scenario.clone();
    if problem.code == "chapter-unreached" {
        let before = campaign.chapters.get(index.checked_sub(1)?)?;
        return Some(CampaignOp::Leads {
            chapter: before.scenario.clone(),
            way: ChapterEnding::Win,
            to: chapter,
            on: true,
        });
    }
    let (_, place) = problem.path.split_once("].")?;
    let led = |list: &[String], word: &str| Some(list.get(number_after(place, word)?)?.clone());
    Some(match problem.code {
        "leads-back" => {
            let win = led(&of.win, "win[");
            let way = if win.is_some() {
                ChapterEnding::Win
            } else {
                ChapterEnding::Loss
            };
            CampaignOp::Leads {
                chapter,
                way,
                to: win.or_else(|| led(&of.loss, "loss["))?,
                on: false,
            }
        }
        "not-earlier" if place.starts_with("needs[") => CampaignOp::Needs {
            chapter,
            needed: led(&of.needs, "needs[")?,
            on: false,
        },
        "cannot-lose" => CampaignOp::Leads {
            chapter,
            way: ChapterEnding::Loss,
            to: of.loss.first()?.clone(),
            on: false,
        },
        _ => return None,
    })
}

/// What cannot lie or stand there is taken away; rules that something needs are turned on.
fn of_position(setup: &GameSetup, problem: &Problem) -> Option<PositionOp> {
    let What::Impossible { code, facts, .. } = &*problem.what else {
        return None;
    };
    let path = &problem.path;
    if *code == "setup/expansion-off" {
        let Some(Fact::Word(expansion)) = facts.get("expansion") else {
            return None;
        };
        let change = MixOp::Rules {
            expansion: ExpansionKey::from_word(expansion)?,
            on: true,
        };
        return Some(PositionOp::Mix { change });
    }
    if *code == "setup/goods-off" {
        let change = MixOp::Option {
            id: Choice::Goods.id().to_owned(),
            value: None,
        };
        return Some(PositionOp::Mix { change });
    }
    if *code == "setup/beyond-the-box" {
        let figure = FigureKind::ALL.into_iter();
        let mut figure = figure.filter(|kind| path.ends_with(&format!("supply.{}", kind.word())));
        return Some(PositionOp::Seat {
            seat: number_after(path, "players[")? as u8,
            change: SeatOp::Supply {
                figure: figure.next()?,
                count: None,
            },
        });
    }
    if let Some(index) = number_after(path, "setup.figures[") {
        let stand = setup.figures.get(index)?;
        return Some(PositionOp::Take {
            player: stand.player.get(),
            figure: stand.figure,
            place: rules::setup::FigureAtStart::from(stand).place,
        });
    }
    if let Some(index) = number_after(path, "setup.start[") {
        let laid = setup.start.as_ref()?.get(index)?;
        let (x, y) = (laid.x.get(), laid.y.get());
        return Some(PositionOp::Lift { x, y });
    }
    if let Some(index) = number_after(path, "setup.towers[") {
        let tower = setup.towers.get(index)?;
        let (x, y) = (tower.x.get(), tower.y.get());
        return Some(PositionOp::Tower { x, y, floors: 0 });
    }
    if path.ends_with(".tollhouse") {
        return Some(PositionOp::Seat {
            seat: number_after(path, "players[")? as u8,
            change: SeatOp::Tollhouse { house: None },
        });
    }
    None
}

fn mend(tile: &SetTile, problem: &Problem) -> Option<TileOp> {
    let segment = || tile.segments.get(number_after(&problem.path, "segments[")?);
    Some(match problem.code {
        "crossing" => TileOp::Bridge { on: true },
        "road-passes" => TileOp::VillageRoad {
            road: side(tile.segments.get(nth(tile, &problem.path)?)?)?,
            on: false,
        },
        "out-of-touch" => {
            let field = segment()?;
            let index = number_after(&problem.path, "cities[")?;
            let city = tile.segments.get(field.cities.get(index)?.get::<usize>())?;
            TileOp::Border {
                at: field.edges.first().copied().unwrap_or(At::I),
                city: side(city)?,
                on: false,
            }
        }
        "segment-count" => TileOp::FormFields,
        "two-crop-circles" => {
            let circles = [Mark::CropFork, Mark::CropClub, Mark::CropShield];
            let extra = tile
                .marks
                .iter()
                .rev()
                .find(|mark| circles.contains(mark))?;
            TileOp::Mark {
                mark: *extra,
                on: false,
            }
        }
        "misleading-picture" => match &*problem.what {
            What::MisleadingPicture { picture } => TileOp::Decor {
                picture: Picture::from_word(picture)?,
                on: false,
            },
            _ => return None,
        },
        "two-inner" if segment()?.kind == Land::Field => TileOp::InnerField { on: false },
        _ => return None,
    })
}

fn nth(tile: &SetTile, path: &str) -> Option<usize> {
    let road = tile.village.get(number_after(path, "village[")?)?;
    Some(road.get())
}

fn side(segment: &Segment) -> Option<Side> {
    segment.edges.iter().find_map(|at| whole_side(*at))
}

/// The number that stands behind a word of a path, such as the 3 of `tiles[3].segments[1]`.
pub fn number_after(path: &str, word: &str) -> Option<usize> {
    let (_, rest) = path.split_once(word)?;
    rest.split_once(']')?.0.parse().ok()
}

/// The name in `sets.my-set` or `tiles["my-set/A"]`.
fn key(path: &str, list: &str) -> Option<String> {
    let rest = path.strip_prefix(list)?;
    if let Some(plain) = rest.strip_prefix('.') {
        return Some(plain.to_owned());
    }
    let quoted = rest.strip_prefix("[\"")?.strip_suffix("\"]")?;
    Some(quoted.to_owned())
}
