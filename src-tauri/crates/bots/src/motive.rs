//! Why a mind chose what it chose: facts under a code. Finds what an action changes in what
//! was weighed; weighs nothing itself.

use crate::evaluator::Evaluator;
use crate::land_evaluator::CurrentPoints;
use rules::action::Action;
use rules::base::worth;
use rules::event::{Event, EventSink};
use rules::figure::{Figure, FigureKind, SegmentId};
use rules::ground::{Place, PlayerId};
use rules::score::{Source, When};
use rules::sight::{Next, PlayerView};
use rules::state::Scores;
use serde::Serialize;

/// One reason for an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(
    tag = "code",
    content = "facts",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Motive {
    /// It looks at nothing.
    AnyWouldDo {
        /// How many actions were open.
        #[specta(type = u32)]
        choices: usize,
    },
    /// Points on the track.
    Scores {
        /// Who.
        player: PlayerId,
        /// How many.
        points: i32,
        /// How many of them the feature promised before.
        before: i32,
        /// For what.
        source: Source,
        /// For which feature.
        place: Option<Place>,
        /// In the course of the game, or after it.
        when: When,
    },
    /// What a feature would pay as it stands has changed.
    InSight {
        /// Whom.
        player: PlayerId,
        /// How many points more; less when negative.
        points: i32,
        /// Which feature.
        place: Place,
    },
    /// Others than before would be paid for a feature.
    Majority {
        /// Which feature.
        place: Place,
        /// Who would have been paid.
        before: Vec<PlayerId>,
        /// Who would be now.
        now: Vec<PlayerId>,
    },
    /// Followers come home or go out.
    Followers {
        /// How many more in the supply; less when negative.
        more: i32,
        /// How many there are then.
        left: i32,
    },
    /// An abbot goes out, or is called back.
    Abbot {
        /// True when he comes home.
        home: bool,
        /// How many cells around his place are free.
        free: u16,
    },
    /// The figure decision that would follow a tile.
    Then {
        /// Which.
        action: Action,
    },
    /// What features may come to with the tiles that are left, and what followers at home are worth.
    Prospects {
        /// How many tiles are left.
        left: i32,
        /// How much better it looks than before, in hundredths of a point.
        hundredths: i32,
    },
    /// It was tried in games that went on from there.
    PlayedOn {
        /// How many of them.
        games: u32,
    },
    /// It was tried in rounds, and after each the worse half got no more.
    LastedLongest {
        /// How many actions were tried.
        #[specta(type = u32)]
        choices: usize,
    },
    /// It did not see all that was open.
    Overlooked {
        /// How many actions it did not look at.
        #[specta(type = u32)]
        overlooked: usize,
    },
    /// Nothing else that it looked at is worth more.
    NothingBetter {
        /// How many actions it looked at.
        #[specta(type = u32)]
        choices: usize,
    },
}

/// What an action, and what would follow it, changes in what is weighed.
pub(crate) fn motives(before: &PlayerView, action: Action, then: Option<Action>) -> Vec<Motive> {
    let Some(player) = before.to_move() else {
        return Vec::new();
    };
    let mut after = before.clone();
    let mut events = EventSink::told();
    for action in std::iter::once(action).chain(then) {
        after.attempt(action, &mut events);
    }
    let mut promised = promises(before, &after, player);
    let mut motives = scores(&events, &after, &mut promised);
    motives.extend(then.map(|action| Motive::Then { action }));
    // After the last scoring no feature promises anything.
    if after.next() != Next::End {
        changes(&promised, &after, &mut motives);
    }
    for action in std::iter::once(action).chain(then) {
        motives.extend(abbot(before, &after, player, action));
    }
    let followers = |sight: &PlayerView| {
        let context = sight.context();
        i32::from(context.state.supply(player, FigureKind::Follower))
    };
    let left = followers(&after);
    let more = left - followers(before);
    if more != 0 {
        motives.push(Motive::Followers { more, left });
    }
    motives
}

/// What becomes of an abbot at the place that an action names.
fn abbot(
    before: &PlayerView,
    after: &PlayerView,
    player: PlayerId,
    action: Action,
) -> Option<Motive> {
    let stands = |sight: &PlayerView| {
        let context = sight.context();
        let on = context.segment_at(action.place()?)?;
        let is_his = |(_, f): (usize, &Figure)| f.owner == player && f.kind == FigureKind::Abbot;
        Some(context.state.figures_on(on).any(is_his))
    };
    let context = after.context();
    let free = context
        .state
        .board
        .open(context.segment_at(action.place()?)?);
    match (stands(before), stands(after)?) {
        (Some(true), false) => Some(Motive::Abbot { home: true, free }),
        (None | Some(false), true) => Some(Motive::Abbot { home: false, free }),
        _ => None,
    }
}

/// A feature as it is after the try, with what it promised each player before and promises now.
struct FeaturePromise {
    feature: SegmentId,
    before: Scores,
    owners: Vec<PlayerId>,
    now: Scores,
}

fn promises(before: &PlayerView, after: &PlayerView, player: PlayerId) -> Vec<FeaturePromise> {
    let board = &after.context().state.board;
    let mut promises: Vec<FeaturePromise> = Vec::new();
    let of = |feature, promises: &mut Vec<FeaturePromise>| {
        let known = promises.iter().position(|p| p.feature == feature);
        known.unwrap_or_else(|| {
            promises.push(FeaturePromise {
                feature,
                before: Scores::default(),
                owners: Vec::new(),
                now: Scores::default(),
            });
            promises.len() - 1
        })
    };
    for (feature, points) in Evaluator::new(&CurrentPoints, before.context(), player).in_sight() {
        let at = of(board.feature(feature), &mut promises);
        let promise = &mut promises[at];
        let sum = promise.before.iter_mut().zip(points);
        sum.for_each(|(sum, points)| *sum += points);
        promise.owners.extend(owners(before, feature));
    }
    for (feature, points) in Evaluator::new(&CurrentPoints, after.context(), player).in_sight() {
        let at = of(feature, &mut promises);
        promises[at].now = points;
    }
    for promise in &mut promises {
        promise.owners.sort_unstable();
        promise.owners.dedup();
    }
    promises
}

fn owners(sight: &PlayerView, feature: SegmentId) -> impl Iterator<Item = PlayerId> {
    worth::owners(worth::strengths(sight.context(), feature))
}

/// The points on the track. What they keep of a promise is no news any more.
fn scores(events: &EventSink, after: &PlayerView, promises: &mut [FeaturePromise]) -> Vec<Motive> {
    let context = after.context();
    let mut motives = Vec::new();
    for event in &events.events {
        let Event::Score(entry) = event else { continue };
        let segment = entry.cause.and_then(|place| context.segment_at(place));
        let feature = segment.map(|segment| context.state.board.feature(segment));
        // Toll and robbery may name a feature too, but are no part of what it promised.
        let own = |feature| {
            worth::source(context.table, context.state.board.kind(feature)) == entry.source
        };
        let feature = feature.filter(|feature| own(*feature));
        let promise = promises.iter_mut().find(|p| Some(p.feature) == feature);
        let before = promise.map_or(0, |promise| {
            std::mem::take(&mut promise.before[usize::from(entry.player)])
        });
        motives.push(Motive::Scores {
            player: entry.player,
            points: entry.points,
            before,
            source: entry.source,
            place: entry.cause,
            when: entry.when,
        });
    }
    motives
}

/// What features promise more or less than before, and to whom.
fn changes(promises: &[FeaturePromise], after: &PlayerView, motives: &mut Vec<Motive>) {
    let context = after.context();
    for promise in promises {
        let place = context.place(promise.feature);
        let now: Vec<_> = owners(after, promise.feature).collect();
        let both_owned = !promise.owners.is_empty() && !now.is_empty();
        if both_owned && promise.owners != now {
            motives.push(Motive::Majority {
                place,
                before: promise.owners.clone(),
                now,
            });
        }
        let points = promise.now.iter().zip(&promise.before);
        let changed = PlayerId::all().zip(points.map(|(now, before)| now - before));
        let changed = changed.filter(|(_, points)| *points != 0);
        motives.extend(changed.map(|(player, points)| Motive::InSight {
            player,
            points,
            place,
        }));
    }
}
