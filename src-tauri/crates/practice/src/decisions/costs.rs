//! The table of a lesson of decisions: every way through the turn of a position, judged as decisions of Practice are.

use super::judge::{self, BOT, GAMES};
use content::number::Whole;
use content::scenario::MoveCosts;
use rules::sight::PlayerView;

/// What each way through the turn gives up, as a step of a lesson carries it; the same for the same seed. Nothing when
/// nobody is asked.
pub fn move_costs(sight: &PlayerView, seed: u64) -> Option<MoveCosts> {
    let stood = judge::judged(sight, &tutor::ways(sight), seed)?;
    let [first, fresh] = GAMES.map(|games| Whole::new(games.into()));
    Some(MoveCosts {
        bot: BOT.word().to_owned(),
        version: Whole::new(BOT.version().into())?,
        seed: Whole::new(i64::try_from(seed).ok()?)?,
        games: (first?, fresh?),
        stood,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::{About, carried};
    use content::library::Library;

    #[test]
    fn the_table_of_a_decision_is_the_one_that_it_was_found_with() {
        let library = Library::built_in();
        let all = carried().iter().filter(|it| it.about == About::All);
        let short = all.min_by_key(|it| it.stood.len()).expect("there are some");
        let game = short.game(library).expect("it can be set up");
        let costs = move_costs(&game.sight(), short.seed).expect("somebody is asked");
        assert_eq!(costs.stood, short.stood);
        assert_eq!(
            (costs.bot, costs.seed.get()),
            (short.bot.clone(), short.seed)
        );
        assert_eq!(
            (costs.games.0.get(), costs.games.1.get()),
            (short.games[0], short.games[1])
        );
    }
}
