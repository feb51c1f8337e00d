//! Games of bots, stopped where a tile is to be laid.

use crate::kinds::QuestionKind;
use bots::BotKind;
use content::beginning::{GameSetup, Players};
use content::library::Library;
use content::mix::MixChoice;
use content::number::Whole;
use rules::action::Phase;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;

/// What is played to find a question.
pub(crate) struct PlayedGames<'a> {
    library: &'a Library,
    mix: &'static str,
}

/// Boards with fewer tiles hold no question, those with more are no pleasure to read.
const TILES: std::ops::RangeInclusive<usize> = 8..=42;

impl<'a> PlayedGames<'a> {
    /// The games in which a kind of question comes up.
    pub(crate) fn of(library: &'a Library, kind: QuestionKind) -> Option<Self> {
        let mix = kind.mix();
        library.mix(mix).map(|_| Self { library, mix })
    }

    /// Plays one game and shows every moment in which somebody has drawn a tile at the start of a turn.
    pub(crate) fn play(&self, chance: &mut Chance, mut show: impl FnMut(&Game, &mut Chance)) {
        let seats = 2 + chance.below(3) as u8;
        let Some(mut game) = self.begin(seats, chance.bits() as u32) else {
            return;
        };
        let mut menu = Menu::new();
        let mut shown = 0;
        loop {
            let tiles = game.state().board.tiles().len();
            if game.is_over() || tiles > *TILES.end() {
                return;
            }
            let begins = game.phase() == Phase::Tile && game.state().part == 1;
            if begins && TILES.contains(&tiles) && chance.below(3) == 0 && shown < 12 {
                show(&game, chance);
                shown += 1;
            }
            game.legal(&mut menu);
            // Now and then something careless: boards of good players alone are all alike.
            let bot = if chance.below(5) == 0 {
                BotKind::Random
            } else {
                BotKind::Greedy
            };
            let action = bot.choose(&game, &menu, chance);
            game.apply_offered(action, &mut EventSink::silent());
        }
    }

    fn begin(&self, seats: u8, seed: u32) -> Option<Game> {
        let opening = GameSetup {
            seed: Whole::new(seed.into()),
            ..GameSetup::new(
                Players::Number(Whole::new(seats.into())?),
                MixChoice::Named(self.mix.to_owned()),
            )
        };
        let opened = self.library.open(&opening).ok()?;
        Game::new(opened.table, &opened.setup).ok()
    }
}
