//! A seat: who sits there, and what lies in front of him.

use crate::view::expansions::{self, GoodsView, PrisonerView, RobberView, TollhouseView};
use content::words::{self, Word};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::report;
use serde::{Deserialize, Serialize};
use specta::Type;

/// The pattern by which a player is known besides the colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename = "Pattern", rename_all = "kebab-case")]
pub enum SeatPattern {
    Plain,
    Stripes,
    Dots,
    Bars,
    Checks,
    Waves,
}

impl From<words::Pattern> for SeatPattern {
    fn from(pattern: words::Pattern) -> Self {
        Self::ALL[pattern as usize]
    }
}

impl From<SeatPattern> for words::Pattern {
    fn from(pattern: SeatPattern) -> Self {
        Self::ALL[pattern as usize]
    }
}

impl SeatPattern {
    pub const ALL: [Self; 6] = [
        Self::Plain,
        Self::Stripes,
        Self::Dots,
        Self::Bars,
        Self::Checks,
        Self::Waves,
    ];
}

/// How a player's figures look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct FigureStyle {
    /// The number of the colour in the palette, from 0.
    pub colour: u8,
    pub pattern: SeatPattern,
}

impl FigureStyle {
    /// What a seat looks like when nobody chose.
    pub fn usual(seat: usize) -> Self {
        Self {
            colour: (seat % SeatPattern::ALL.len()) as u8,
            pattern: SeatPattern::ALL[seat % SeatPattern::ALL.len()],
        }
    }
}

/// A seat and everything in front of it; the seats are listed in turn order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SeatView {
    /// Empty when the player was given none.
    pub name: String,
    /// True for whoever reads this: the learner of a lesson, who has no name.
    pub you: bool,
    /// The number of the colour in the palette, from 0.
    pub colour: u8,
    pub pattern: SeatPattern,
    /// The bot that plays here; null for a person.
    pub bot: Option<String>,
    pub score: i32,
    /// The space of the marker on the score track.
    pub space: u16,
    /// How often the marker has passed the end of the track.
    pub laps: u16,
    pub supply: SupplyFigures,
    /// Floors in the supply; null without that rule.
    pub floors: Option<u8>,
    /// Tokens of goods; null without that rule.
    pub goods: Option<GoodsView>,
    /// Figures of others held prisoner, one entry each.
    pub prisoners: Vec<PrisonerView>,
    /// Where the robber is; null without that rule.
    pub robber: Option<RobberView>,
    /// The tollhouse, once it is placed.
    pub tollhouse: Option<TollhouseView>,
    /// The score if the game ended now; null while a scoring is being settled.
    pub projected: Option<i32>,
}

/// Figures in a supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename = "Figures", rename_all = "camelCase")]
pub struct SupplyFigures {
    pub follower: u8,
    /// Null when no rule brings this figure.
    pub big_follower: Option<u8>,
    /// Null when no rule brings this figure.
    pub abbot: Option<u8>,
    /// Null when no rule brings this figure.
    pub builder: Option<u8>,
    /// Null when no rule brings this figure.
    pub pig: Option<u8>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitter {
    pub name: String,
    /// The learner.
    pub you: bool,
    pub bot: Option<String>,
    pub look: FigureStyle,
}

pub fn seats(game: &Game, sitters: &[Sitter]) -> Vec<SeatView> {
    let projected = report::if_it_ended(game.context());
    PlayerId::all()
        .zip(sitters)
        .map(|(player, sitter)| {
            let projected = projected.map(|scores| scores[usize::from(player)]);
            seat(game, player, sitter, projected)
        })
        .collect()
}

fn seat(game: &Game, player: PlayerId, sitter: &Sitter, projected: Option<i32>) -> SeatView {
    let (table, state) = (game.table(), game.state());
    let index = usize::from(player);
    let figures = |kind| {
        let in_play = table.figure(kind).stands_on != 0;
        in_play.then(|| state.supply(player, kind))
    };
    let score = state.players[index].score;
    let space = expansions::space(game, score);
    let size = expansions::track_size(game).map_or(i32::MAX, i32::from);
    let front = expansions::in_front(game, player);
    SeatView {
        name: sitter.name.clone(),
        you: sitter.you,
        colour: sitter.look.colour,
        pattern: sitter.look.pattern,
        bot: sitter.bot.clone(),
        score,
        space,
        laps: score.div_euclid(size).max(0) as u16,
        supply: SupplyFigures {
            follower: state.supply(player, FigureKind::Follower),
            big_follower: figures(FigureKind::BigFollower),
            abbot: figures(FigureKind::Abbot),
            builder: figures(FigureKind::Builder),
            pig: figures(FigureKind::Pig),
        },
        floors: front.floors,
        goods: front.goods,
        prisoners: front.prisoners,
        robber: front.robber,
        tollhouse: front.tollhouse,
        projected,
    }
}
