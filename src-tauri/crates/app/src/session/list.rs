//! The list of games, read as far as somebody looks at it, and what a person usually plays.

use super::{Session, kept};
use crate::catch_panics::{guarded, run_blocking};
use crate::error::Result;
use crate::view::seat::Sitter;
use crate::view::shelf::{GameOrigin, GamePage, GameSummary, Habits, NewSeat};
use content::library::Library;
use content::record::Record;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use store::StoreError;
use store::game::GameId;
use store::game_list::{GameList, GamesWanted, ListedGame};

/// What nobody did in so many games is no habit any more.
const HABIT: usize = 48;

/// A game of the list whose beginning can be read.
struct ReadGame {
    listed: ListedGame,
    record: Record,
    origin: Option<Box<ReadGame>>,
}

impl ReadGame {
    /// Nothing for one that is listed as damaged instead.
    fn of(listed: ListedGame, failed: &BTreeSet<GameId>) -> Option<Self> {
        let id = listed.row.id;
        let doing = || format!("reading the beginning of game {}", id.0);
        let record = guarded(doing, || kept::record(&listed.row, "[]")).ok()?;
        (!failed.contains(&id)).then_some(Self {
            listed,
            record,
            origin: None,
        })
    }

    const fn id(&self) -> GameId {
        self.listed.row.id
    }

    fn is_left(&self) -> bool {
        !self.listed.row.page.finished && !self.listed.tries_over
    }

    fn summary(self, library: &Library) -> GameSummary {
        let Self {
            listed,
            record,
            origin,
        } = self;
        let origin = origin.map(|it| it.origin(library));
        kept::summary_of(library, listed, Some(&record), origin)
    }

    fn origin(self, library: &Library) -> GameOrigin {
        let mix = &self.record.setup.mix;
        GameOrigin {
            id: self.id().0,
            expansions: kept::expansions(library, &self.record),
            mix: kept::mix_id(mix),
            name: self.listed.row.name,
            trial: self.listed.tries_over,
        }
    }
}

impl Session {
    /// So many games, the one played last first, and what a person who comes back may want. What cannot be read is
    /// listed as damaged instead.
    pub async fn games(&self, most: u32) -> Result<GamePage> {
        let failed = self.failed().clone();
        let unlisted = self.unlisted();
        let read = self.store.look_at_games(move |list| {
            let (mut games, habits) = newest(list, most as usize, &failed)?;
            let left = games.iter().position(ReadGame::is_left);
            let mut last = if left.is_none() {
                last_left(list, &failed)?
            } else {
                None
            };
            for game in games.iter_mut().chain(last.as_deref_mut()) {
                game.origin = origin(list, &game.listed, &failed)?.map(Box::new);
            }
            let ids: Vec<_> = games
                .iter()
                .chain(last.as_deref())
                .map(ReadGame::id)
                .collect();
            let mut pictures = list.pictures(&ids)?;
            for game in games.iter_mut().chain(last.as_deref_mut()) {
                let picture = pictures.remove(&game.id());
                game.listed.row.page.picture = picture.unwrap_or_default();
            }
            let all = if games.len() < most as usize {
                games.len() as u32
            } else {
                list.count(unlisted)?
            };
            Ok((games, left, last, habits, all))
        });
        let (games, left, last, habits, all) = read.await?;
        let library = self.library();
        run_blocking(
            || "listing the games".to_owned(),
            move || {
                let games = games.into_iter().map(|game| game.summary(&library));
                let games: Vec<_> = games.collect();
                let last = last.map(|game| game.summary(&library));
                Ok(GamePage {
                    last: last.or_else(|| Some(games[left?].clone())).map(Box::new),
                    games,
                    all,
                    habits,
                })
            },
        )
        .await
    }

    /// The game that is over and from which a game goes on to try something.
    pub async fn tried_from(&self, id: GameId) -> Result<Option<GameOrigin>> {
        let failed = self.failed().clone();
        let read = self.store.look_at_games(move |list| {
            let trial = list.find(id)?.filter(|game| game.tries_over);
            match trial {
                Some(trial) => origin(list, &trial, &failed),
                None => Ok(None),
            }
        });
        let (read, library) = (read.await?, self.library());
        run_blocking(
            move || format!("looking where game {} goes on from", id.0),
            move || Ok(read.map(|game| game.origin(&library))),
        )
        .await
    }

    /// Games as a list shows them, wherever they are kept, without their pictures.
    pub(crate) async fn summaries(&self, games: Vec<ListedGame>) -> Result<Vec<GameSummary>> {
        let library = self.library();
        run_blocking(
            || "listing games".to_owned(),
            move || {
                let summary = |game: ListedGame| {
                    let record = kept::record(&game.row, "[]").ok();
                    kept::summary_of(&library, game, record.as_ref(), None)
                };
                Ok(games.into_iter().map(summary).collect())
            },
        )
        .await
    }
}

/// The newest games, and the habits of whoever plays: these are looked for in some games more than are shown.
fn newest(
    list: GameList<'_>,
    most: usize,
    failed: &BTreeSet<GameId>,
) -> Result<(Vec<ReadGame>, Habits), StoreError> {
    let (mut games, mut habits, mut seen) = (Vec::new(), Habits::default(), 0);
    list.visit(GamesWanted::All, |listed| {
        seen += 1;
        if let Some(game) = ReadGame::of(listed, failed) {
            learn(&mut habits, &kept::sitters(&game.record.setup.players));
            if games.len() < most {
                games.push(game);
            }
        }
        let is_known = habits.sitter.is_some() && habits.bot.is_some();
        if games.len() >= most && (is_known || seen >= HABIT) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    Ok((games, habits))
}

/// What somebody did last counts: an earlier game adds only what is not known yet.
fn learn(habits: &mut Habits, sitters: &[Sitter]) {
    if habits.sitter.is_none() {
        let mut people = sitters.iter().filter(|sitter| sitter.bot.is_none());
        let named = people.find(|sitter| !sitter.name.trim().is_empty());
        habits.sitter = named.map(|sitter| NewSeat {
            name: sitter.name.clone(),
            colour: sitter.look.colour,
            pattern: sitter.look.pattern,
            bot: None,
        });
    }
    if habits.bot.is_none() && sitters.len() == 2 {
        let mut bots = sitters.iter().filter_map(|sitter| sitter.bot.clone());
        habits.bot = bots.next().filter(|_| bots.next().is_none());
    }
}

fn last_left(
    list: GameList<'_>,
    failed: &BTreeSet<GameId>,
) -> Result<Option<Box<ReadGame>>, StoreError> {
    let mut last = None;
    list.visit(GamesWanted::Left, |listed| {
        last = ReadGame::of(listed, failed).map(Box::new);
        match last {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    })?;
    Ok(last)
}

/// The game that one branches off from, where it is listed.
fn origin(
    list: GameList<'_>,
    game: &ListedGame,
    failed: &BTreeSet<GameId>,
) -> Result<Option<ReadGame>, StoreError> {
    let Some((of, _)) = game.row.branch else {
        return Ok(None);
    };
    let origin = list.find(of)?;
    Ok(origin.and_then(|origin| ReadGame::of(origin, failed)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::seat::FigureStyle;

    fn sitter(name: &str, bot: Option<&str>) -> Sitter {
        Sitter {
            name: name.to_owned(),
            you: false,
            bot: bot.map(str::to_owned),
            look: FigureStyle::usual(2),
        }
    }

    fn learned(games: &[&[Sitter]]) -> (Option<String>, Option<String>) {
        let mut habits = Habits::default();
        for game in games {
            learn(&mut habits, game);
        }
        (habits.sitter.map(|seat| seat.name), habits.bot)
    }

    #[test]
    fn whoever_sat_down_last_under_a_name_sits_down_again() {
        let bots = [sitter("Ada", Some("steady")), sitter("Bo", Some("greedy"))];
        let nameless = [sitter(" ", None), sitter("Bo", Some("greedy"))];
        let named = [sitter("Cor", Some("steady")), sitter("Dee", None)];
        let earlier = [sitter("Eve", None), sitter("Fay", Some("sharp"))];
        let games: [&[Sitter]; 4] = [&bots, &nameless, &named, &earlier];
        let known = learned(&games);
        assert_eq!(known, (Some("Dee".to_owned()), Some("greedy".to_owned())));
    }

    #[test]
    fn only_a_game_of_one_person_against_one_bot_says_whom_one_plays() {
        let bots = [sitter("", Some("steady")), sitter("", Some("greedy"))];
        let three = [
            sitter("", None),
            sitter("", None),
            sitter("", Some("expert")),
        ];
        let people = [sitter("", None), sitter("", None)];
        let games: [&[Sitter]; 3] = [&bots, &three, &people];
        assert_eq!(learned(&games), (None, None));
    }
}
