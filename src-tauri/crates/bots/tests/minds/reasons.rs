//! Every reason that is said is true of the state it speaks of: held against what is counted anew, before and after.

use crate::table::positions;
use bastide_bots::{BotAnswer, BotKind, Budget, Motive};
use content::library::Library;
use content::record::Record;
use rules::action::Action;
use rules::base::{finish, worth};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::figure::{FigureKind, SegmentId};
use rules::game::Game;
use rules::ground::{Kind, Place, PlayerId};
use rules::menu::Menu;
use rules::score::When;
use rules::sight::{Next, PlayerView};
use rules::state::Context;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// So many games are played; `REASON_GAMES=1000` for more.
fn games() -> u32 {
    std::env::var("REASON_GAMES").map_or(12, |games| games.parse().expect("a number"))
}

fn begin(seed: u32) -> Game {
    let setup = json!({"players": 1 + seed % 6, "mix": "everything", "seed": seed});
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let record: Record = content::document::read_value(record).expect("a record");
    let opened = Library::built_in().open(&record.setup).expect("a game");
    Game::new(opened.table, &opened.setup).expect("a game")
}

/// The land that somebody holds and that pays.
fn held(context: Context<'_>) -> Vec<SegmentId> {
    finish::claimed(context, |kind| kind != Kind::Tower)
}

/// What a feature would pay a player as it stands, as a final scoring would.
fn pays(context: Context<'_>, feature: SegmentId, player: PlayerId) -> i32 {
    let payments = worth::scoring(context, feature, When::Final).payments;
    let own = payments.iter().filter(|payment| payment.player == player);
    own.map(rules::score::Payment::points).sum()
}

/// Points on the track, and what all land would pay.
fn stands(context: Context<'_>, player: PlayerId) -> i32 {
    let land = held(context);
    let in_sight = land.iter().map(|feature| pays(context, *feature, player));
    context.state.players[usize::from(player)].score + in_sight.sum::<i32>()
}

fn at(context: Context<'_>, place: Place) -> SegmentId {
    let segment = context.segment_at(place).expect("a place that is there");
    context.state.board.feature(segment)
}

fn owners(context: Context<'_>, feature: SegmentId) -> BTreeSet<PlayerId> {
    worth::owners(worth::strengths(context, feature)).collect()
}

/// What would follow, as it is said.
fn then(thought: &BotAnswer) -> Option<Action> {
    thought.motives.iter().find_map(|motive| match motive {
        Motive::Then { action } => Some(*action),
        _ => None,
    })
}

/// A decision before and after, and what was said of it.
struct ReasonedMove<'a> {
    before: &'a PlayerView,
    after: PlayerView,
    player: PlayerId,
    thought: &'a BotAnswer,
    scored: BTreeMap<PlayerId, i32>,
}

impl<'a> ReasonedMove<'a> {
    fn of(before: &'a PlayerView, thought: &'a BotAnswer) -> Self {
        let mut after = before.clone();
        after.attempt(thought.action, &mut EventSink::silent());
        if let Some(then) = then(thought) {
            assert!(after.actions().contains(&then), "{then:?} is not open");
            after.attempt(then, &mut EventSink::silent());
        }
        let mut scored = BTreeMap::new();
        for motive in &thought.motives {
            if let Motive::Scores { player, points, .. } = motive {
                *scored.entry(*player).or_default() += points;
            }
        }
        Self {
            player: before.to_move().expect("somebody is asked"),
            before,
            after,
            thought,
            scored,
        }
    }

    fn players(&self) -> impl Iterator<Item = PlayerId> {
        PlayerId::all().take(self.before.context().state.players.len())
    }

    /// The land before that has become a part of this one.
    fn was(&self, feature: SegmentId) -> impl Iterator<Item = SegmentId> {
        let board = &self.after.context().state.board;
        let land = held(self.before.context()).into_iter();
        land.filter(move |old| board.feature(*old) == feature)
    }

    /// All of what is said of points is all that has changed, for everybody.
    fn hold_the_points(&self) {
        let (before, after) = (self.before.context(), self.after.context());
        for player in self.players() {
            let score = |context: Context<'_>| context.state.players[usize::from(player)].score;
            let scored = self.scored.get(&player).copied().unwrap_or(0);
            assert_eq!(scored, score(after) - score(before));
            if self.after.next() == Next::End {
                continue;
            }
            let changes = self.thought.motives.iter().map(|motive| match motive {
                Motive::Scores {
                    player: who,
                    points,
                    before,
                    ..
                } if *who == player => points - before,
                Motive::InSight {
                    player: who,
                    points,
                    ..
                } if *who == player => *points,
                _ => 0,
            });
            let changed = stands(after, player) - stands(before, player);
            assert_eq!(changes.sum::<i32>(), changed, "player {player}");
        }
    }

    /// The word of a reason that holds.
    fn hold(&self, motive: &Motive) -> &'static str {
        let (before, after) = (self.before.context(), self.after.context());
        let BotAnswer {
            action, candidates, ..
        } = self.thought;
        let chosen = candidates.iter().find(|one| one.action == *action);
        let value = chosen.and_then(|one| one.value);
        let most = candidates.iter().filter_map(|one| one.value).max();
        match motive {
            Motive::AnyWouldDo { choices } => {
                assert_eq!(*choices, self.before.actions().len());
                "any would do"
            }
            Motive::Scores { points, .. } => {
                // By how many is held together with what else changes.
                assert_ne!(*points, 0);
                "scores"
            }
            Motive::InSight {
                player,
                points,
                place,
            } => {
                let feature = at(after, *place);
                let now = pays(after, feature, *player);
                let was: i32 = self
                    .was(feature)
                    .map(|old| pays(before, old, *player))
                    .sum();
                // What was paid out meanwhile is promised no more.
                let paid = self.thought.motives.iter().any(|other| {
                    matches!(other, Motive::Scores { player: who, place: Some(paid), .. }
                        if who == player && at(after, *paid) == feature)
                });
                assert!(*points == now - was || paid && *points == now);
                assert_ne!(*points, 0);
                "in sight"
            }
            Motive::Majority {
                place,
                before: were,
                now,
            } => {
                let feature = at(after, *place);
                let of_old = self.was(feature).flat_map(|old| owners(before, old));
                let of_old: BTreeSet<_> = of_old.collect();
                assert_eq!(were.iter().copied().collect::<BTreeSet<_>>(), of_old);
                let are: BTreeSet<_> = now.iter().copied().collect();
                assert_eq!(are, owners(after, feature));
                assert_ne!(are, of_old);
                "majority"
            }
            Motive::Followers { more, left } => {
                let home = |context: Context<'_>| {
                    i32::from(context.state.supply(self.player, FigureKind::Follower))
                };
                assert_eq!((*more, *left), (home(after) - home(before), home(after)));
                assert_ne!(*more, 0);
                "followers"
            }
            Motive::Abbot { home, free } => {
                let at_hand =
                    |context: Context<'_>| context.state.supply(self.player, FigureKind::Abbot);
                let came = i32::from(at_hand(after)) - i32::from(at_hand(before));
                assert_eq!(came, if *home { 1 } else { -1 });
                let place = std::iter::once(*action).chain(then(self.thought));
                let place = place.filter_map(|action| action.place()).next_back();
                let place = place.expect("an abbot stands somewhere");
                let board = &after.state.board;
                let around = place.cell().around();
                let empty = around
                    .into_iter()
                    .filter(|cell| board.tile_at(*cell).is_none());
                assert_eq!(usize::from(*free), empty.count());
                if *home { "abbot home" } else { "abbot out" }
            }
            Motive::Then { .. } => "then",
            Motive::Prospects { left, .. } => {
                assert_eq!(usize::try_from(*left), Ok(before.state.left()));
                "prospects"
            }
            Motive::PlayedOn { games } => {
                let chosen = chosen.expect("what was chosen was tried");
                assert_eq!(chosen.games, Some(*games));
                assert!(*games > 0);
                "played on"
            }
            Motive::LastedLongest { choices } => {
                assert_eq!(*choices, candidates.len());
                let longest = candidates.iter().filter_map(|one| one.games).max();
                assert_eq!(chosen.and_then(|one| one.games), longest);
                "lasted longest"
            }
            Motive::Overlooked { overlooked } => {
                let seen = candidates.len() + overlooked;
                assert_eq!(seen, self.before.actions().len());
                "overlooked"
            }
            Motive::NothingBetter { choices } => {
                assert_eq!(*choices, candidates.len());
                assert_eq!(value, most);
                "nothing better"
            }
        }
    }
}

/// Of a hundred decisions, so many are thought over aloud, by one bot or another.
const ASKED: usize = 34;

#[test]
fn every_reason_that_is_said_is_true_of_the_state_it_speaks_of() {
    let mut told: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..games() {
        let (mut game, mut chance) = (begin(seed), Chance::new(seed.into()));
        let mut menu = Menu::new();
        while !game.is_over() {
            game.legal(&mut menu);
            if chance.below(100) < ASKED {
                let bot = BotKind::ALL[chance.below(BotKind::ALL.len())];
                // A few games are enough to have something to say.
                let budget = Budget::ENDLESS.playouts(8);
                let sight = game.sight();
                let thought = bot.think(&sight, &mut chance, &budget);
                let thought = thought.expect("somebody is asked");
                let said = ReasonedMove::of(&sight, &thought);
                if bot != BotKind::Random {
                    said.hold_the_points();
                }
                for motive in &thought.motives {
                    *told.entry(said.hold(motive)).or_default() += 1;
                }
            }
            let bot = [BotKind::Random, BotKind::Greedy][chance.below(2)];
            game.apply_offered(
                bot.choose(&game, &menu, &mut chance),
                &mut EventSink::silent(),
            );
        }
    }
    println!("{told:?}");
    assert_eq!(told.len(), 13, "{told:?}");
    assert!(told.values().all(|times| *times > 5), "{told:?}");
}

#[test]
fn the_points_that_are_said_add_up_with_every_mix_and_option() {
    let mut told = 0;
    positions(30, |position, chance| {
        let sight = position.game.sight();
        let thought = BotKind::Greedy.think(&sight, chance, &Budget::ENDLESS);
        let thought = thought.expect("somebody is asked");
        ReasonedMove::of(&sight, &thought).hold_the_points();
        told += 1;
    });
    assert!(told > 50, "{told}");
}
