//! What holds in every game: checked at every decision of random games, in every combination of expansions.

use crate::support::{bytes, everything_with, open, play_randomly};
use content::library::Library;
use content::tile_set::SetTile;
use rules::action::{Action, Phase};
use rules::base::worth;
use rules::chance::Chance;
use rules::event::{Event, EventSink};
use rules::expansions::crop_circles::{self, CropChoice};
use rules::expansions::{
    self, ExpansionAction, ExpansionKey, ExpansionSet, abbot, robbers, tollkeepers, tower,
};
use rules::figure::FigureKind;
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{At, Kind, MAX_PLAYERS, PlayerId};
use rules::menu::Menu;
use rules::score::{self, Payment, Scoring, When};
use rules::series::GameSeries;
use rules::state::Scores;
use rules::table::Table;
use rules::tile::{TileSpec, TypeId};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// One random game in each combination of expansions, with 1 to 6 players.
fn every_combination(mut see: impl FnMut(Game, &mut Chance)) {
    for (seed, expansions) in (1..).zip(ExpansionSet::combinations()) {
        let players = 1 + seed as usize % 6;
        let (table, setup) = open(&everything_with(expansions, players, seed));
        see(
            Game::new(table, &setup).unwrap(),
            &mut Chance::new(u64::from(seed)),
        );
    }
}

/// An action made of anything, near the board.
fn any_action(chance: &mut Chance) -> Action {
    let x = chance.below(17) as i16 - 8;
    let y = chance.below(17) as i16 - 8;
    let kind = Kind::ALL[chance.below(Kind::ALL.len())];
    let at = At::ALL[chance.below(At::ALL.len())];
    let figure = FigureKind::ALL[chance.below(FigureKind::ALL.len())];
    let player = PlayerId::nth(chance.below(MAX_PLAYERS));
    match chance.below(16) {
        0 | 1 => Action::Tile {
            x,
            y,
            rotation: chance.below(5) as u8,
        },
        2..=4 => Action::Figure {
            figure,
            x,
            y,
            kind,
            at,
        },
        5 => Action::Pass,
        6 => Action::Order { x, y, kind, at },
        7 => tower::Action::Floor { x, y }.into(),
        8 => tower::Action::Capture {
            x,
            y,
            kind,
            at,
            owner: player,
            figure,
        }
        .into(),
        9 => tower::Action::Ransom {
            from: player,
            figure,
        }
        .into(),
        10 => tower::Action::Exchange { figure }.into(),
        11 => tollkeepers::Action::Tollhouse { x, y }.into(),
        12 => robbers::Action::Robber {
            space: chance.below(60) as u16,
        }
        .into(),
        13 => robbers::Action::Rob { player }.into(),
        14 => abbot::Action::Recall { x, y, kind, at }.into(),
        _ => match chance.below(4) {
            0 => crop_circles::Action::Crop {
                choice: CropChoice::Add,
            },
            1 => crop_circles::Action::Crop {
                choice: CropChoice::Remove,
            },
            2 => crop_circles::Action::CropAdd {
                figure,
                x,
                y,
                kind,
                at,
            },
            _ => crop_circles::Action::CropRemove {
                figure,
                x,
                y,
                kind,
                at,
            },
        }
        .into(),
    }
}

/// The same action with its place named as a menu names it.
fn as_on_the_menu(game: &Game, action: Action) -> Action {
    let named = action
        .place()
        .and_then(|place| game.context().segment_at(place));
    let Some(place) = named.map(|segment| game.context().place(segment)) else {
        return action;
    };
    let (x, y, kind, at) = (place.x, place.y, place.kind, place.at);
    match action {
        Action::Figure { figure, .. } => Action::Figure {
            figure,
            x,
            y,
            kind,
            at,
        },
        Action::Expansion(ExpansionAction::Abbot(abbot::Action::Recall { .. })) => {
            abbot::Action::Recall { x, y, kind, at }.into()
        }
        Action::Expansion(ExpansionAction::Tower(tower::Action::Capture {
            owner, figure, ..
        })) => tower::Action::Capture {
            x,
            y,
            kind,
            at,
            owner,
            figure,
        }
        .into(),
        Action::Expansion(ExpansionAction::CropCircles(crop_circles::Action::CropAdd {
            figure,
            ..
        })) => crop_circles::Action::CropAdd {
            figure,
            x,
            y,
            kind,
            at,
        }
        .into(),
        Action::Expansion(ExpansionAction::CropCircles(crop_circles::Action::CropRemove {
            figure,
            ..
        })) => crop_circles::Action::CropRemove {
            figure,
            x,
            y,
            kind,
            at,
        }
        .into(),
        // A completed feature may be named by any of its segments.
        Action::Order { .. } => {
            let board = &game.state().board;
            let feature = named.map(|s| game.context().place(board.feature(s)));
            let place = feature.unwrap_or(place);
            Action::Order {
                x: place.x,
                y: place.y,
                kind: place.kind,
                at: place.at,
            }
        }
        other => other,
    }
}

#[test]
fn a_game_in_the_memory_of_another_begins_as_a_new_one_does() {
    for (seed, expansions) in (1..).zip(ExpansionSet::combinations()) {
        let players = 1 + seed as usize % 6;
        let (table, mut setup) = open(&everything_with(expansions, players, seed));
        let mut games = GameSeries::new(table.clone(), setup.clone()).unwrap();
        for seed in [seed, 1000 + seed, seed] {
            setup.seed = seed;
            let new = Game::new(table.clone(), &setup).unwrap();
            let again = games.begin(seed);
            assert_eq!(again.state(), new.state(), "{expansions:?}");
            play_randomly(
                again,
                &mut Chance::new(u64::from(seed)),
                |game, _, action| game.apply_offered(action, &mut EventSink::silent()),
            );
        }
    }
}

#[test]
fn what_is_chosen_by_its_number_has_that_number_on_the_menu() {
    let (mut unwritten, mut beside_asides) = (0, 0);
    let mut few = Menu::new();
    every_combination(|mut game, chance| {
        play_randomly(&mut game, chance, |game, menu, action| {
            for number in [0, menu.len() / 2, menu.len() - 1] {
                let one = game.one_of(&mut few, |choices| {
                    assert_eq!(choices, menu.len());
                    number
                });
                assert_eq!(one, menu[number]);
            }
            if few.count() < menu.len() {
                unwritten += 1;
                beside_asides += u32::from(few.count() > 0);
            }
            game.apply_offered(action, &mut EventSink::silent());
        });
    });
    assert!(unwritten > 10_000, "{unwritten}");
    assert!(beside_asides > 100, "{beside_asides}");
}

#[test]
fn what_is_on_the_menu_is_allowed_and_nothing_else_is() {
    every_combination(|mut game, chance| {
        let mut dice = Chance::new(7);
        play_randomly(&mut game, chance, |game, menu, action| {
            let who = game.to_move().unwrap();
            assert!(!menu.is_empty());
            for offered in menu {
                assert_eq!(game.check(who, offered), Ok(()), "{offered:?}");
            }
            for _ in 0..40 {
                let tried = any_action(&mut dice);
                let on_menu = menu.contains(&as_on_the_menu(game, tried));
                assert_eq!(
                    game.check(who, &tried).is_ok(),
                    on_menu,
                    "{tried:?} in {menu:?}"
                );
            }
            let other = game.state().after(who);
            if other != who {
                assert!(
                    game.check(other, &action).is_err(),
                    "{action:?} by player {other}"
                );
            }
            game.apply_offered(action, &mut EventSink::silent());
        });
        assert!(
            game.check(PlayerId(0), &Action::Pass).is_err(),
            "the game is over"
        );
    });
}

#[test]
fn a_refusal_changes_not_a_byte_and_gives_a_reason_with_a_rule() {
    every_combination(|mut game, chance| {
        let mut dice = Chance::new(11);
        play_randomly(&mut game, chance, |game, _, action| {
            let before = game.clone();
            for _ in 0..4 {
                let who = PlayerId::nth(dice.below(MAX_PLAYERS));
                let tried = any_action(&mut dice);
                let mut copy = game.clone();
                if let Err(no) = copy.apply(who, tried) {
                    assert_eq!(copy.state(), before.state(), "{tried:?}");
                    assert!(!no.reasons.is_empty());
                    assert!(no.reasons.iter().all(|r| !r.why.rule.is_empty()));
                }
            }
            if dice.below(40) == 0 {
                let before = bytes(game);
                let over = Action::Tile {
                    x: 0,
                    y: 0,
                    rotation: 0,
                };
                assert!(game.apply(game.to_move().unwrap(), over).is_err());
                assert_eq!(bytes(game), before);
            }
            game.apply_offered(action, &mut EventSink::silent());
        });
    });
}

/// The features of a board, found from the tiles alone.
fn flood_fill(game: &Game) -> Vec<BTreeSet<SegmentId>> {
    let (board, types) = (&game.state().board, &game.table().types);
    let mut left: BTreeSet<_> = SegmentId::first(board.segment_count()).collect();
    let mut by_place = BTreeMap::new();
    for segment in left.clone() {
        for at in At::ALL {
            let laid = board.tile(board.tile_of(segment));
            let kind = board.kind(segment);
            let index = types[usize::from(laid.kind)].segment_at(laid.rotation, kind, at);
            if at != At::I && index == Some(board.index_of(segment)) {
                by_place.insert((laid.cell, at, kind.has_sides()), (segment, kind));
            }
        }
    }
    let beyond = |at: At| match at {
        At::N => (At::S, 0, -1),
        At::E => (At::W, 1, 0),
        At::S => (At::N, 0, 1),
        At::W => (At::E, -1, 0),
        At::NL => (At::SR, 0, -1),
        At::NR => (At::SL, 0, -1),
        At::EL => (At::WR, 1, 0),
        At::ER => (At::WL, 1, 0),
        At::SL => (At::NR, 0, 1),
        At::SR => (At::NL, 0, 1),
        At::WL => (At::ER, -1, 0),
        At::WR => (At::EL, -1, 0),
        At::I => unreachable!("the inside has no beyond"),
    };
    let mut features = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut feature = BTreeSet::from([first]);
        let mut edge = vec![first];
        while let Some(segment) = edge.pop() {
            for ((cell, at, sides), (own, kind)) in &by_place {
                if *own != segment {
                    continue;
                }
                let (opposite, dx, dy) = beyond(*at);
                let mut there = *cell;
                there.x += dx;
                there.y += dy;
                if let Some((next, other)) = by_place.get(&(there, opposite, *sides)) {
                    assert_eq!(kind, other, "edges match");
                    if feature.insert(*next) {
                        left.remove(next);
                        edge.push(*next);
                    }
                }
            }
        }
        features.push(feature);
    }
    features
}

#[test]
fn joined_land_is_what_a_flood_fill_finds() {
    every_combination(|mut game, chance| {
        let mut turns = 0;
        play_randomly(&mut game, chance, |game, _, action| {
            game.apply_offered(action, &mut EventSink::silent());
            turns += 1;
            if turns % 60 == 0 {
                let board = &game.state().board;
                for feature in flood_fill(game) {
                    let oldest = *feature.first().unwrap();
                    let members: BTreeSet<_> = board.members(oldest).collect();
                    assert_eq!(members, feature);
                    assert!(feature.iter().all(|s| board.feature(*s) == oldest));
                    let tiles: BTreeSet<_> = feature.iter().map(|s| board.tile_of(*s)).collect();
                    let tally = board.tally(&game.table().types, oldest);
                    assert_eq!(usize::from(tally.tiles), tiles.len());
                }
            }
        });
    });
}

/// Everything that can neither appear nor vanish.
pub(crate) fn belongings(game: &Game) -> Vec<usize> {
    let state = game.state();
    let mut belongings = Vec::new();
    for player in state.everyone() {
        for kind in FigureKind::ALL {
            let own = |f: &&rules::figure::Figure| f.owner == player && f.kind == kind;
            let on_land = state.figures.iter().filter(own).count();
            let prisons = state.expansions.tower.prisoners.iter();
            let held: usize = prisons
                .map(|p| usize::from(p[usize::from(player)][kind as usize]))
                .sum();
            belongings.push(usize::from(state.supply(player, kind)) + on_land + held);
        }
    }
    let tower = &state.expansions.tower;
    let built: usize = tower.towers.iter().map(|t| usize::from(t.floors)).sum();
    belongings.push(built + tower.floors.iter().map(|f| usize::from(*f)).sum::<usize>());
    let laid = state.board.tiles().len() + usize::from(state.drawn.is_some());
    belongings.push(laid + state.aside.len() + state.left());
    belongings
}

/// What the lines of a scoring come to for each player.
fn summed(scoring: &Scoring) -> Scores {
    let mut points = Scores::default();
    for Payment { player, lines } in &scoring.payments {
        points[usize::from(*player)] += score::sum(lines);
    }
    points
}

#[test]
fn what_is_foreseen_of_land_in_one_number_is_what_its_lines_come_to() {
    let mut shared = 0;
    every_combination(|mut game, chance| {
        let mut turns = 0;
        play_randomly(&mut game, chance, |game, _, action| {
            game.apply_offered(action, &mut EventSink::silent());
            turns += 1;
            if turns % 20 != 0 {
                return;
            }
            let (context, board) = (game.context(), &game.state().board);
            for figure in &game.state().figures {
                let feature = board.feature(figure.on);
                if !game.table().is_scored(board.kind(feature)) {
                    continue;
                }
                let now = worth::points(context, feature);
                let scoring = worth::scoring(context, feature, When::Final);
                assert_eq!(now, summed(&scoring));
                shared += u32::from(scoring.payments.len() > 1);
                let owners: Vec<_> = worth::owners(worth::strengths(context, feature)).collect();
                let closed = summed(&worth::scoring_if_closed(context, feature));
                let of_owners = |points: i32| {
                    let mut all = Scores::default();
                    for owner in &owners {
                        all[usize::from(*owner)] = points;
                    }
                    all
                };
                if matches!(board.kind(feature), Kind::City | Kind::Road) {
                    let points = worth::open_points(context, feature);
                    assert_eq!(of_owners(points.now), now);
                    assert_eq!(of_owners(points.closed), closed);
                }
            }
        });
    });
    assert!(shared > 100, "{shared} features with several owners");
}

#[test]
fn figures_floors_and_tiles_are_conserved_and_claims_are_counted() {
    every_combination(|mut game, chance| {
        let before = belongings(&game);
        play_randomly(&mut game, chance, |game, _, action| {
            game.apply_offered(action, &mut EventSink::silent());
            assert_eq!(belongings(game), before);
            let board = &game.state().board;
            for figure in &game.state().figures {
                let claims = game.state().figures_on(figure.on);
                let claiming = claims
                    .filter(|(_, f)| game.table().figure(f.kind).claims)
                    .count();
                assert_eq!(usize::from(board.claims(figure.on)), claiming);
            }
        });
    });
}

/// How many games `GAMES` asks for; a few otherwise.
fn games() -> u32 {
    std::env::var("GAMES").map_or(200, |games| games.parse().unwrap())
}

/// What the expansions say of who may stand where, looked at from the figures alone.
fn stands_where_it_may(game: &Game) {
    let board = &game.state().board;
    for figure in &game.state().figures {
        let kind = board.kind(figure.on);
        assert_ne!(kind, Kind::River, "nobody stands on the river");
        let is_abbot = figure.kind == FigureKind::Abbot;
        assert!(kind != Kind::Garden || is_abbot, "gardens are for abbots");
        assert!(
            !is_abbot || matches!(kind, Kind::Garden | Kind::Monastery),
            "an abbot in a {}",
            kind.word()
        );
    }
}

/// The river is laid before anything else, unless its tiles went aside.
fn the_river_is_laid_first(game: &Game) {
    let (board, types) = (&game.state().board, &game.table().types);
    let is_river = |kind: TypeId| types[usize::from(kind)].id.starts_with("river/");
    let laid: Vec<_> = board
        .tiles()
        .iter()
        .map(|tile| is_river(tile.kind))
        .collect();
    let first = laid.iter().take_while(|river| **river).count();
    assert!(laid[first..].iter().all(|river| !river), "{laid:?}");
    let aside = game.state().aside.iter().filter(|kind| is_river(**kind));
    assert_eq!(first + aside.count(), 12);
}

#[test]
fn games_of_nine_expansions_with_six_players_break_nothing() {
    let expansions = ExpansionSet::combinations().last().unwrap();
    for seed in 0..games() {
        let (table, setup) = open(&everything_with(expansions, 6, seed));
        let mut game = Game::new(table, &setup).unwrap();
        let before = belongings(&game);
        let mut sums = vec![0; 6];
        let mut chance = Chance::new(u64::from(seed));
        play_randomly(&mut game, &mut chance, |game, _, action| {
            for event in game.apply(game.to_move().unwrap(), action).unwrap() {
                if let Event::Score(entry) = event {
                    sums[usize::from(entry.player)] += entry.points;
                }
            }
            assert_eq!(belongings(game), before, "seed {seed}");
            stands_where_it_may(game);
        });
        let scores: Vec<_> = game.state().players.iter().map(|p| p.score).collect();
        assert_eq!(scores, sums, "seed {seed}");
        the_river_is_laid_first(&game);
    }
}

#[test]
fn goods_are_taken_for_every_symbol_of_every_completed_city() {
    every_combination(|mut game, chance| {
        play_randomly(&mut game, chance, |game, _, action| {
            game.apply_offered(action, &mut EventSink::silent());
        });
        let state = game.state();
        let mut symbols = [0; 3];
        for city in SegmentId::first(state.board.segment_count()) {
            let oldest = state.board.feature(city) == city;
            if oldest && state.board.kind(city) == Kind::City && state.board.is_complete(city) {
                let tally = state.board.tally(&game.table().types, city);
                for (sum, lane) in symbols.iter_mut().zip(1..) {
                    *sum += tally.lanes[lane];
                }
            }
        }
        let taken = |n: usize| {
            state
                .expansions
                .traders
                .goods
                .iter()
                .map(|g| g[n])
                .sum::<u16>()
        };
        if game.table().expansions.has(ExpansionKey::Traders) {
            assert_eq!([0, 1, 2].map(taken), symbols);
        } else {
            assert_eq!([0, 1, 2].map(taken), [0; 3]);
        }
    });
}

#[test]
fn scores_are_the_sum_of_entries_and_entries_the_sum_of_lines() {
    every_combination(|mut game, chance| {
        let mut sums = vec![0; usize::from(game.state().seats())];
        play_randomly(&mut game, chance, |game, _, action| {
            let events = game.apply(game.to_move().unwrap(), action).unwrap();
            for event in events {
                if let Event::Score(entry) = event {
                    let lines: i32 = entry.lines.iter().map(|l| l.count * l.each).sum();
                    assert_eq!(entry.points, lines, "{entry:?}");
                    assert!(entry.lines.iter().all(|l| l.item.rule.len() >= 5));
                    sums[usize::from(entry.player)] += entry.points;
                }
            }
            let scores: Vec<_> = game.state().players.iter().map(|p| p.score).collect();
            assert_eq!(scores, sums);
            assert!(scores.iter().all(|score| *score >= 0));
        });
    });
}

#[test]
fn a_log_replays_to_the_same_bytes_and_a_snapshot_is_an_undo() {
    every_combination(|game, chance| {
        let mut first = game.clone();
        let mut log = Vec::new();
        play_randomly(&mut first, chance, |game, _, action| {
            log.push((game.to_move().unwrap(), action, game.clone()));
            game.apply_offered(action, &mut EventSink::silent());
        });
        let mut again = game.clone();
        for (step, (who, action, snapshot)) in log.iter().enumerate() {
            assert_eq!(again.state(), snapshot.state());
            if step % 50 == 0 {
                assert_eq!(bytes(&again), bytes(snapshot));
            }
            again.apply(*who, *action).unwrap();
        }
        assert_eq!(bytes(&again), bytes(&first));
    });
}

/// A tile without anything that an expansion would know it by.
fn without(off: ExpansionKey, spec: &TileSpec) -> TileSpec {
    let expansion = expansions::all()
        .find(|expansion| expansion.key() == off)
        .unwrap();
    let mut spec = spec.clone();
    spec.marks
        .retain(|word| !expansion.marks().iter().any(|known| known == word));
    for segment in &mut spec.segments {
        segment
            .carries
            .retain(|(word, _)| !expansion.lanes().iter().any(|(known, _)| known == word));
    }
    if off == ExpansionKey::Tollkeepers {
        spec.village.clear();
    }
    spec
}

#[test]
fn an_expansion_whose_rules_are_off_changes_nothing() {
    let specs: Vec<TileSpec> = Library::built_in().tiles().map(SetTile::spec).collect();
    for off in ExpansionKey::ALL {
        let on = ExpansionSet::ALL.without(off);
        let mut all_tiles = everything_with(on, 3, 5);
        all_tiles["mix"]["sets"]["inns"] = json!(1);
        let (table, setup) = open(&all_tiles);
        let bare = table
            .types
            .iter()
            .map(|t| without(off, specs.iter().find(|spec| spec.id == t.id).unwrap()));
        let bare = Table::new(bare.collect(), on, table.options).unwrap();
        let mut with = Game::new(table.clone(), &setup).unwrap();
        let mut without = Game::new(Arc::new(bare), &setup).unwrap();
        play_randomly(
            &mut with,
            &mut Chance::new(off as u64),
            |with, menu, action| {
                assert_eq!(menu, without.actions());
                with.apply_offered(action, &mut EventSink::silent());
                without.apply_offered(action, &mut EventSink::silent());
            },
        );
        assert_eq!(bytes(&with), bytes(&without), "{off:?}");
    }
}

#[test]
fn what_a_tile_would_offer_is_foreseen_as_it_comes() {
    for expansions in [ExpansionSet::EMPTY, ExpansionSet::ALL] {
        let (table, setup) = open(&everything_with(expansions, 3, 9));
        let mut game = Game::new(table, &setup).unwrap();
        let mut pairs = Vec::new();
        play_randomly(&mut game, &mut Chance::new(3), |game, _, action| {
            if game.phase() == Phase::Tile {
                game.pairs(&mut pairs);
                let mut foreseen: Vec<_> = pairs
                    .iter()
                    .filter(|p| p.0 == action)
                    .map(|p| p.1)
                    .collect();
                let who = game.to_move();
                game.apply_offered(action, &mut EventSink::silent());
                if matches!(action, Action::Tile { .. }) {
                    let asked = game.phase() == Phase::Figure && game.to_move() == who;
                    let mut offered = if asked {
                        game.actions()
                    } else {
                        vec![Action::Pass]
                    };
                    foreseen.sort_unstable();
                    offered.sort_unstable();
                    assert_eq!(foreseen, offered);
                }
            } else {
                game.apply_offered(action, &mut EventSink::silent());
            }
        });
    }
}

/// The mean total score of random base games for two, of the actions that `may` be chosen among.
fn mean_total(may: impl Fn(&Action) -> bool) -> f64 {
    let (table, mut setup) = open(&json!({"players": 2, "mix": "base"}));
    let mut chance = Chance::new(1);
    let games = 4000;
    let mut total = 0;
    for seed in 0..games {
        setup.seed = seed;
        let mut game = Game::new(table.clone(), &setup).unwrap();
        while !game.is_over() {
            let all = game.actions();
            let menu: Vec<_> = all.iter().filter(|a| may(a)).copied().collect();
            let action = if menu.is_empty() {
                Action::Pass
            } else {
                menu[chance.below(menu.len())]
            };
            game.apply_offered(action, &mut EventSink::silent());
        }
        total += game.state().scores().iter().sum::<i32>();
    }
    f64::from(total) / f64::from(games)
}

#[test]
fn random_play_scores_what_random_play_scores() {
    let is_farmer = |a: &Action| {
        matches!(
            a,
            Action::Figure {
                kind: Kind::Field,
                ..
            }
        )
    };
    let with_fields = mean_total(|_| true);
    assert!((38.0..41.0).contains(&with_fields), "{with_fields}");
    let without_fields = mean_total(|a| !is_farmer(a) && *a != Action::Pass);
    assert!((56.0..60.0).contains(&without_fields), "{without_fields}");
    println!(
        "mean totals: {with_fields:.2} with fields, {without_fields:.2} without and never passing"
    );
}
