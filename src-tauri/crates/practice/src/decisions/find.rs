//! Looks for decisions with a clear answer in games of strong bots. Says nothing of them.

use super::judge::{self, MOST_WAYS};
use super::kept::{self, About, MeantMove, PracticeDecision};
use super::land::{self, HeldFeature};
use super::play;
use crate::item;
use crate::kinds::QuestionKind;
use bots::Way;
use content::library::Library;
use content::way_loss::WayLoss;
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::{Place, PlayerId};
use rules::sight::PlayerView;
use std::collections::BTreeMap;

/// Between how many places the tile has a choice.
const PLACES: std::ops::RangeInclusive<usize> = 3..=14;
/// So many places are marked where one of them is to be chosen.
const MARKED: usize = 3;
/// What is marked differs by so much, in hundredths of a point.
const APART: i32 = 150;
/// So many figure decisions make a choice.
const CHOICES: usize = 3;

/// The first decision of a kind in one game of a mix; the same for the same seed.
pub fn decision(
    library: &Library,
    kind: QuestionKind,
    mix: &str,
    seed: u64,
) -> Option<PracticeDecision> {
    let mut found = None;
    play::game(library, mix, seed, |game, chance| {
        found = decision_in(library, game, kind, mix, chance.bits() >> 11);
        found.is_none()
    });
    found
}

/// What the best is of all that can be done in a position, if that is clear. Before it is judged, `is_wanted` is shown
/// the position and every way through the turn.
pub fn best_in(
    library: &Library,
    game: &Game,
    mix: &str,
    seed: u64,
    is_wanted: impl FnOnce(&PlayerView, &[Way]) -> bool,
) -> Option<PracticeDecision> {
    let setup = item::setup(game)?;
    let sight = kept::opened(library, &setup)?.sight();
    let all = tutor::ways(&sight);
    let is_tile = |way: &Way| matches!(way.action, Action::Tile { .. });
    if !all.iter().all(is_tile) || !is_wanted(&sight, &all) {
        return None;
    }
    let stood = judge::judged(&sight, &all, seed)?;
    let asked = (QuestionKind::Best, mix, seed);
    judge::is_clear(&stood).then(|| PracticeDecision::of(asked, setup, About::All, stood))
}

/// The decision of a kind that a position holds, if its answer is clear.
fn decision_in(
    library: &Library,
    game: &Game,
    kind: QuestionKind,
    mix: &str,
    seed: u64,
) -> Option<PracticeDecision> {
    // It is judged as it will be read: what is named in another order is shuffled in another one.
    let setup = item::setup(game)?;
    let game = kept::opened(library, &setup)?;
    let sight = game.sight();
    let me = sight.to_move()?;
    let all = tutor::ways(&sight);
    // Who goes with one tile is a short question, however much could be done elsewhere.
    let is_short = all.len() <= MOST_WAYS || kind == QuestionKind::Send;
    if !is_short || !PLACES.contains(&places(&all).len()) {
        return None;
    }
    // Whoever may pay a ransom first has not yet laid anything.
    if !all
        .iter()
        .all(|way| matches!(way.action, Action::Tile { .. }))
    {
        return None;
    }
    // What is said of land is said of the whole turn. What a move gives up is not: where a capture or a toll still is to
    // be decided, it is judged with the best that the bot sees there.
    let is_of_land = matches!(kind, QuestionKind::Steal | QuestionKind::Follow);
    if is_of_land && !all.iter().all(|way| land::ends(&sight, way)) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let (about, stood) = match kind {
        QuestionKind::Best => (About::All, judge::judged(&sight, &all, seed)?),
        QuestionKind::Steal => stolen(&sight, &all, me, seed)?,
        QuestionKind::Follow => defended(&sight, &all, me, seed)?,
        QuestionKind::Send => sent(&sight, &all, seed, &mut chance)?,
        QuestionKind::Cost => marked(&sight, &all, seed, &mut chance)?,
        _ => return None,
    };
    if !judge::is_clear(&stood) {
        return None;
    }
    let decision = PracticeDecision::of((kind, mix, seed), setup, about, stood);
    decision.is_so(&sight).then_some(decision)
}

/// The cells to which the tile can go.
fn places(ways: &[Way]) -> BTreeMap<(i16, i16), Vec<Action>> {
    let mut places: BTreeMap<_, Vec<Action>> = BTreeMap::new();
    for way in ways {
        if let Action::Tile { x, y, .. } = way.action {
            let turns = places.entry((x, y)).or_default();
            if !turns.contains(&way.action) {
                turns.push(way.action);
            }
        }
    }
    places
}

/// The places into which the tile goes in one turn alone, so that a mark says how it lies.
fn plain(ways: &[Way]) -> Vec<Action> {
    let places = places(ways).into_values();
    places
        .filter(|turns| turns.len() == 1)
        .map(|turns| turns[0])
        .collect()
}

type FoundDecision = (About, Vec<WayLoss>);

/// Land of somebody else of which every right way wins a share, and something else does not.
fn stolen(sight: &PlayerView, ways: &[Way], me: PlayerId, seed: u64) -> Option<FoundDecision> {
    let mut theirs = land::worth_a_fight(sight);
    let could = |held: &HeldFeature| {
        ways.iter()
            .any(|way| land::wins(sight, way, held.place, me))
    };
    theirs.retain(|held| !held.owners.contains(&me) && could(held));
    if theirs.is_empty() {
        return None;
    }
    let stood = judge::judged(sight, ways, seed)?;
    let does = |held: &HeldFeature, way: &Way| land::wins(sight, way, held.place, me);
    let held = theirs
        .into_iter()
        .find(|held| decides(ways, &stood, |way| does(held, way)))?;
    let about = About::Land {
        place: held.place,
        whom: *held.owners.first()?,
        points: held.points,
        tiles: 0,
    };
    Some((about, stood))
}

/// Land of one's own that whoever is next could get into, and that every right way keeps, and something else does not.
fn defended(sight: &PlayerView, ways: &[Way], me: PlayerId, seed: u64) -> Option<FoundDecision> {
    let mut tiles: Vec<Way> = Vec::new();
    for way in ways {
        if tiles.iter().all(|known| known.action != way.action) {
            tiles.push(*way);
        }
    }
    let own = land::worth_a_fight(sight)
        .into_iter()
        .filter(|held| held.owners == [me]);
    let threatened = own.filter_map(|held| {
        let threats = tiles
            .iter()
            .map(|way| land::threats(sight, way, held.place));
        let threats: Vec<_> = threats.collect();
        let most = threats.iter().max().copied().filter(|most| *most > 0)?;
        threats.contains(&0).then_some((held, most))
    });
    let threatened: Vec<_> = threatened.collect();
    if threatened.is_empty() {
        return None;
    }
    let stood = judge::judged(sight, ways, seed)?;
    let does = |held: &HeldFeature, way: &Way| keeps(sight, way, held.place, me);
    let mut held = threatened.into_iter();
    let (held, most) = held.find(|(held, _)| decides(ways, &stood, |way| does(held, way)))?;
    let seats = sight.context().state.seats();
    let about = About::Land {
        place: held.place,
        whom: PlayerId::nth((usize::from(me) + 1) % usize::from(seats)),
        points: held.points,
        tiles: most,
    };
    Some((about, stood))
}

/// True when the land at a place pays a player after a way, and nobody who is next can get in.
pub(crate) fn keeps(sight: &PlayerView, way: &Way, place: Place, me: PlayerId) -> bool {
    land::wins(sight, way, place, me) && land::threats(sight, way, place) == 0
}

/// True when every right way does something, and some wrong one does not.
pub(crate) fn decides(ways: &[Way], stood: &[WayLoss], does: impl Fn(&Way) -> bool) -> bool {
    let of = |is_right: bool| {
        ways.iter()
            .zip(stood)
            .filter(move |(_, stood)| stood.is_right() == is_right)
    };
    judge::is_clear(stood)
        && of(true).all(|(way, _)| does(way))
        && of(false).any(|(way, _)| !does(way))
}

/// The tile laid somewhere, and who goes with it.
fn sent(sight: &PlayerView, ways: &[Way], seed: u64, chance: &mut Chance) -> Option<FoundDecision> {
    let mut tiles = plain(ways);
    chance.shuffle(&mut tiles);
    let after = |tile: &Action| {
        ways.iter()
            .filter(|way| way.action == *tile)
            .copied()
            .collect()
    };
    let mut sends = tiles.into_iter().map(|tile| (tile, after(&tile)));
    let (tile, thens): (Action, Vec<Way>) =
        sends.find(|(_, thens): &(_, Vec<_>)| thens.len() >= CHOICES)?;
    Some((About::After(tile), judge::judged(sight, &thens, seed)?))
}

/// Three places that differ clearly, each with the best that follows.
fn marked(
    sight: &PlayerView,
    ways: &[Way],
    seed: u64,
    chance: &mut Chance,
) -> Option<FoundDecision> {
    let all = judge::judged(sight, ways, chance.bits())?;
    let best = plain(ways).into_iter().filter_map(|tile| {
        let of_tile = ways.iter().zip(&all).filter(|(way, _)| way.action == tile);
        let (way, stood) = of_tile.min_by_key(|(_, stood)| stood.behind)?;
        Some((stood.behind, *way))
    });
    let mut best: Vec<_> = best.collect();
    best.sort_by_key(|(behind, _)| *behind);
    // Not always the best of all is among them: what counts is to tell the smaller loss.
    let first = chance.below(best.len().saturating_sub(MARKED).clamp(1, 3));
    let mut chosen: Vec<(i32, Way)> = Vec::new();
    for one in best.into_iter().skip(first) {
        if chosen.last().is_none_or(|last| one.0 >= last.0 + APART) && chosen.len() < MARKED {
            chosen.push(one);
        }
    }
    if chosen.len() < MARKED {
        return None;
    }
    chosen.sort_by_key(|(_, way)| serde_json::to_string(&way.action).unwrap_or_default());
    let places: Vec<_> = chosen
        .iter()
        .map(|(_, way)| MeantMove {
            action: way.action,
            then: way.then,
        })
        .collect();
    let chosen: Vec<_> = chosen.into_iter().map(|(_, way)| way).collect();
    let stood = judge::judged(sight, &chosen, seed)?;
    Some((About::Places(places), stood))
}
