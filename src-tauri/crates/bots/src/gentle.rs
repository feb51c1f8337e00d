//! Plays as somebody does who has just learned the rules: sees what its own land pays and no fields, overlooks places,
//! sends everybody out at once, and takes nothing from others where anything else can be done. Plays nothing on.

use crate::budget::Budget;
use crate::land_evaluator::{CurrentPoints, LandEvaluator};
use crate::margin::Way;
use crate::motive::Motive;
use crate::one_ply::OnePlySearch;
use crate::thought::BotAnswer;
use crate::weigh;
use rules::action::Action;
use rules::base::worth::{self, Strengths};
use rules::chance::Chance;
use rules::figure::SegmentId;
use rules::ground::{Kind, PlayerId};
use rules::menu::Menu;
use rules::sight::PlayerView;
use rules::state::{Context, Scores};

/// Of a hundred places for a tile, so many are noticed. Found by trying, for a bot that wins about every third game
/// against the greedy one: `bastide duel --a greedy --b gentle --games 1000`.
const NOTICED: usize = 40;
/// What a follower at home is worth, in hundredths of a point: hardly anything.
const AT_HOME: i32 = 20;
/// A point that somebody else would lose weighs as much as so many of its own.
const KINDNESS: i32 = 3;

/// Sees what its own features would pay as they stand, and nothing of fields.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnLand;

impl LandEvaluator for OwnLand {
    const POINT: i32 = CurrentPoints::POINT;
    const VERSION: u32 = 1;

    type Land = ();

    fn land(&self, _: Context<'_>, _: SegmentId) {}

    fn shares(&self, context: Context<'_>, feature: SegmentId, (): &(), _: Strengths) -> Scores {
        if context.state.board.kind(feature) == Kind::Field {
            return Scores::default();
        }
        worth::points(context, feature)
    }

    fn followers(&self, count: i32) -> i32 {
        AT_HOME * count
    }

    fn abbots(&self, context: Context<'_>, player: PlayerId) -> i32 {
        CurrentPoints.abbots(context, player)
    }

    /// What is its own, and none of what others have, unless it takes it from them.
    fn stands(&self, now: &[i32], before: &[i32], own: usize) -> i32 {
        let both = now.iter().zip(before).enumerate();
        let others = both.filter(|(player, _)| *player != own);
        let taken: i32 = others.map(|(_, (now, before))| (before - now).max(0)).sum();
        now[own] - KINDNESS * taken
    }

    fn motive(&self, _: i32) -> Option<Motive> {
        None
    }
}

/// Chooses, and says nothing.
pub(crate) fn choose(
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Action {
    let noticed = noticed(menu, chance);
    weigh::choose(&OwnLand, sight, &noticed, chance, budget)
}

/// Chooses, and says why.
pub(crate) fn think(
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> BotAnswer {
    let noticed = noticed(menu, chance);
    let mut thought = weigh::think(&OwnLand, sight, &noticed, chance, budget);
    let overlooked = menu.count() - noticed.count();
    if overlooked > 0 {
        let motive = Motive::Overlooked { overlooked };
        thought.motives.push(motive);
    }
    thought
}

/// Everything on a menu, with each figure decision that may follow a tile, and what it sees in that, in hundredths of a
/// point: it chooses the most, by chance among equals.
pub(crate) fn values(sight: &PlayerView, menu: &Menu) -> Vec<(Way, i32)> {
    let mut look = OnePlySearch::new(&OwnLand, sight);
    let mut values = Vec::new();
    let mut add = |action, then, value| values.push((Way { action, then }, value));
    let mut alone = Menu::new();
    for action in menu.actions() {
        let is_tile = matches!(action, Action::Tile { .. });
        if is_tile && look.follow_ups(*action, |then, value| add(*action, Some(then), value)) {
            continue;
        }
        alone.add(*action);
    }
    if alone.count() > 0 {
        look.weigh(&alone, |action, worth| {
            add(action, worth.then, worth.value);
            true
        });
    }
    values
}

/// What it notices of a menu: one place for the tile at least, and whatever else is asked.
pub(crate) fn noticed(menu: &Menu, chance: &mut Chance) -> Menu {
    let actions = menu.actions();
    let sure = chance.below(actions.len());
    let mut noticed = Menu::new();
    for (at, action) in actions.iter().enumerate() {
        let is_place = matches!(action, Action::Tile { .. });
        if at == sure || !is_place || chance.below(100) < NOTICED {
            noticed.add(*action);
        }
    }
    noticed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotKind;
    use crate::evaluator::Evaluator;
    use crate::table::positions;
    use rules::event::EventSink;
    use rules::game::Game;

    /// What the others lose of what they have and of what is in sight to them.
    fn taken(game: &Game, action: Action) -> i32 {
        let sight = game.sight();
        let player = sight.to_move().expect("somebody is asked");
        let mut judge = Evaluator::new(&CurrentPoints, sight.context(), player);
        let before = judge.standing(sight.context()).points;
        let mut after = sight.clone();
        after.attempt(action, &mut EventSink::silent());
        let now = judge.standing(after.context()).points;
        let others = PlayerId::all().zip(before).zip(now);
        others
            .filter(|((other, _), _)| *other != player)
            .map(|((_, before), now)| (before - now).max(0))
            .sum()
    }

    #[test]
    fn it_takes_far_less_from_others_and_still_answers_with_what_is_open() {
        let (mut gentle, mut greedy, mut seed) = (0, 0, 0);
        positions(2, |position, _| {
            let mut menu = Menu::new();
            position.game.legal(&mut menu);
            let game = &position.game;
            seed += 1;
            let by = |bot: BotKind| {
                let action = bot.choose(game, &menu, &mut Chance::new(seed));
                assert!(menu.actions().contains(&action), "{action:?}");
                taken(game, action)
            };
            gentle += by(BotKind::Gentle);
            greedy += by(BotKind::Greedy);
        });
        println!("the gentle bot took {gentle} points, the greedy one {greedy}");
        assert!(greedy > 100 && 3 * gentle < greedy, "{gentle} {greedy}");
    }

    #[test]
    fn it_chooses_what_it_sees_most_in() {
        let mut seed = 0;
        positions(
            if cfg!(debug_assertions) { 24 } else { 6 },
            |position, _| {
                let sight = position.game.sight();
                seed += 1;
                let mut menu = Menu::new();
                sight.legal(&mut menu);
                let noticed = noticed(&menu, &mut Chance::new(seed));
                let values = values(&sight, &noticed);
                let most = values.iter().map(|(_, value)| *value).max();
                let chosen = BotKind::Gentle.choose(&position.game, &menu, &mut Chance::new(seed));
                let of_chosen = values.iter().filter(|(way, _)| way.action == chosen);
                assert_eq!(of_chosen.map(|(_, value)| *value).max(), most);
            },
        );
        assert!(seed > 20, "{seed}");
    }

    #[test]
    fn it_overlooks_places_and_says_how_many() {
        let mut said = 0;
        positions(
            if cfg!(debug_assertions) { 24 } else { 6 },
            |position, _| {
                let sight = position.game.sight();
                let thought = BotKind::Gentle.think(&sight, &mut Chance::new(3), &Budget::ENDLESS);
                let thought = thought.expect("somebody is asked");
                let overlooked = thought.motives.iter().find_map(|motive| match motive {
                    Motive::Overlooked { overlooked } => Some(*overlooked),
                    _ => None,
                });
                let open = sight.actions().len();
                assert_eq!(thought.candidates.len() + overlooked.unwrap_or(0), open);
                said += usize::from(overlooked.is_some());
            },
        );
        assert!(said > 20, "{said}");
    }
}
