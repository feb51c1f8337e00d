//! Games of strong bots, stopped where a turn begins.

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
use rules::sight::PlayerView;
use std::ops::RangeInclusive;

/// Boards with fewer tiles hold little to decide, those with more are no pleasure to read.
const TILES: RangeInclusive<usize> = 9..=36;
/// One moment in so many is looked at: two that follow each other are nearly the same board.
const ONE_IN: usize = 2;

/// Plays one game of a mix with two or three players, and shows moments of it, as [`moments`] does.
pub(crate) fn game(
    library: &Library,
    mix: &str,
    seed: u64,
    show: impl FnMut(&Game, &mut Chance) -> bool,
) {
    let mut chance = Chance::new(seed);
    let seats = 2 + chance.below(2) as u8;
    moments(library, mix, seats, TILES, &mut chance, show);
}

/// Plays one game of a mix, and shows moments in which somebody has drawn the first tile of a turn while so many tiles
/// lie on the board: only what the table can see, in an order of the bag that nobody drew from. Ends when `show` has
/// seen enough.
pub fn moments(
    library: &Library,
    mix: &str,
    seats: u8,
    shown: RangeInclusive<usize>,
    chance: &mut Chance,
    mut show: impl FnMut(&Game, &mut Chance) -> bool,
) {
    let Some(mut game) = begin(library, mix, seats, chance.bits() as u32) else {
        return;
    };
    let mut menu = Menu::new();
    while !game.is_over() {
        let tiles = game.state().board.tiles().len();
        if tiles > *shown.end() {
            return;
        }
        let begins = game.phase() == Phase::Tile && game.state().part == 1;
        if begins && shown.contains(&tiles) && chance.below(ONE_IN) == 0 {
            let seen = forgotten(&game.sight());
            if !show(&seen, chance) {
                return;
            }
        }
        game.legal(&mut menu);
        let action = BotKind::Steady.choose(&game, &menu, chance);
        game.apply_offered(action, &mut EventSink::silent());
    }
}

/// The game with the rest of its bag in an order that says nothing of the one that was.
pub(crate) fn forgotten(sight: &PlayerView) -> Game {
    sight.reshuffled(0)
}

fn begin(library: &Library, mix: &str, seats: u8, seed: u32) -> Option<Game> {
    let opening = GameSetup {
        seed: Whole::new(seed.into()),
        ..GameSetup::new(
            Players::Number(Whole::new(seats.into())?),
            MixChoice::Named(mix.to_owned()),
        )
    };
    let opened = library.open(&opening).ok()?;
    Game::new(opened.table, &opened.setup).ok()
}
