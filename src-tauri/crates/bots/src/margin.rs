//! Every way through a turn, and some of them held against each other, each in as many games as the others and in the
//! same bags. Leaves none out and chooses nothing; the bag that is, it never sees.

use crate::assess::{difference, mean};
use crate::budget::Budget;
use crate::one_ply::Worth;
use crate::trial::{self, TILES, Trial, TrialMove};
use rules::action::Action;
use rules::menu::Menu;
use rules::sight::PlayerView;

/// What a player may do now, and the figure decision after it where a tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is done now.
    pub action: Action,
    /// What follows; nothing where no figure decision does.
    pub then: Option<Action>,
}

/// How a way stands to the best of those it was held against, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarginToBest {
    /// So much less than the best, on average.
    pub behind: i32,
    /// The standard error of that difference.
    pub noise: i32,
}

/// Every way through the turn; of turns in which a tile lies the same, the first. What looks best comes first.
#[must_use]
pub fn ways(sight: &PlayerView) -> Vec<Way> {
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    let looked_at = trial::by_looks(sight, &menu).into_iter();
    let way = |(action, worth): (Action, Worth)| Way {
        action,
        then: worth.then,
    };
    looked_at.map(way).collect()
}

/// How these ways stand to each other after so many games, everybody playing on as the steady bot does; nothing when
/// nobody is asked, when there is none, or when it was stopped.
#[must_use]
pub fn hold(
    sight: &PlayerView,
    ways: &[Way],
    games: u32,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Vec<MarginToBest>> {
    let mut trial = Trial::new(sight, TILES, seed, budget)?;
    let tried = ways.iter().map(|way| {
        let (value, then) = (0, way.then);
        TrialMove::new(way.action, Worth { value, then })
    });
    let tried: Vec<_> = tried.collect();
    let mut values = vec![Vec::new(); tried.len()];
    for _ in 0..games {
        for (all, value) in values.iter_mut().zip(trial.bag(&tried)?) {
            all.push(value);
        }
    }
    let best = values.iter().max_by_key(|own| mean(own))?;
    let held = values.iter().map(|own| {
        let (behind, noise) = difference(best, own);
        MarginToBest { behind, noise }
    });
    Some(held.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::positions;

    #[test]
    fn every_way_is_held_against_the_best_and_nothing_unseen_matters() {
        let mut held = 0;
        positions(
            if cfg!(debug_assertions) { 900 } else { 120 },
            |position, chance| {
                let sight = position.game.sight();
                let all = ways(&sight);
                let menu = sight.actions();
                assert!(all.iter().all(|way| menu.contains(&way.action)));
                let some = &all[..all.len().min(5)];
                let seed = chance.bits();
                let stand =
                    hold(&sight, some, 6, seed, &Budget::ENDLESS).expect("somebody is asked");
                assert_eq!(stand.len(), some.len());
                assert!(stand.iter().all(|one| one.behind >= 0));
                assert!(stand.iter().any(|one| (one.behind, one.noise) == (0, 0)));
                let other = position.game.reshuffled(chance.bits()).sight();
                assert_eq!(ways(&other), all);
                assert_eq!(hold(&other, some, 6, seed, &Budget::ENDLESS), Some(stand));
                held += 1;
            },
        );
        assert!(held > 30, "{held}");
    }
}
