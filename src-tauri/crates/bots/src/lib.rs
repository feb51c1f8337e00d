//! Players that are no people: from a game and its menu to one action, the same for the same seed.
//! Know only what the rules tell; never what is legal.

mod greedy;
mod judge;

use rules::action::Action;
use rules::chance::Chance;
use rules::event::Tale;
use rules::game::Game;
use rules::menu::Menu;

pub use judge::standing;

/// Which bot sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Takes anything from the menu.
    Random,
    /// Takes what is worth most right now.
    Greedy,
}

impl BotKind {
    /// Every bot.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The bot of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.word() == word)
    }

    /// Chooses from a menu that is not empty.
    pub fn choose(self, game: &Game, menu: &Menu, chance: &mut Chance) -> Action {
        match self {
            Self::Random => menu.actions()[chance.below(menu.actions().len())],
            Self::Greedy => greedy::choose(game, menu, chance),
        }
    }
}

/// Plays a game to its end, every seat with the same bot; tells how many turns it took.
pub fn play_out(game: &mut Game, bot: BotKind, chance: &mut Chance) -> u16 {
    let mut menu = Menu::new();
    let mut tale = Tale::silent();
    while !game.is_over() {
        game.legal(&mut menu);
        game.apply_offered(bot.choose(game, &menu, chance), &mut tale);
    }
    game.state().turn
}
