//! What a feature is worth, to whom, and what it lacks. Every number comes from the rules.

use crate::error::{AppError, MissingThing, Result};
use crate::view::odds::{self, FeatureOddsView};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Cell, Kind, Place, PlayerId};
use rules::report::{self, Report};
use rules::score::{LineOut, Payment, ScoreLine};
use serde::Serialize;
use specta::Type;

/// A feature as it stands.
#[derive(Debug, Clone, Serialize, Type)]
pub struct FeatureReport {
    /// Names the feature: two places of one feature give the same.
    pub place: Place,
    pub kind: Kind,
    /// Its segments, in the order of laying.
    pub members: Vec<Member>,
    /// True when nothing can change it any more; never for a field.
    pub complete: bool,
    /// Sides, or for a monastery cells around it, that are still open.
    pub open: u16,
    /// The free cells it waits for.
    pub missing: Vec<Cell>,
    /// The figures on it.
    pub figures: Vec<StandingFigure>,
    /// What each player's figures weigh; only who has any.
    pub strengths: Vec<Strength>,
    /// Who would be paid: the strongest, and all who tie with them.
    pub owners: Vec<PlayerId>,
    /// What counts for whoever owns it, as it stands; empty for a field, which differs by owner.
    #[specta(type = Vec<LineOut>)]
    pub worth: Vec<ScoreLine>,
    /// What each owner would get if the game ended now.
    pub now: Vec<OwnerShare>,
    /// What each owner would get if it were complete with the tiles it has; null for a complete feature
    /// and for a field.
    pub closed: Option<Vec<OwnerShare>>,
    /// For a field: the completed cities that it touches.
    pub cities: Vec<Place>,
    /// What may still come for it; null for what waits for nothing, and where nobody is to know.
    pub odds: Option<FeatureOddsView>,
}

impl FeatureReport {
    /// For whoever may not know what may still come.
    #[must_use]
    pub fn without_odds(self) -> Self {
        Self { odds: None, ..self }
    }
}

/// One segment of a feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct Member {
    pub x: i16,
    pub y: i16,
    /// Its index on the tile.
    pub segment: u8,
}

/// A figure on a feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct StandingFigure {
    pub player: PlayerId,
    pub figure: FigureKind,
    pub x: i16,
    pub y: i16,
}

/// What a player's figures weigh.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct Strength {
    pub player: PlayerId,
    pub strength: u8,
}

/// What one owner would get.
#[derive(Debug, Clone, Serialize, Type)]
pub struct OwnerShare {
    pub player: PlayerId,
    pub points: i32,
    #[specta(type = Vec<LineOut>)]
    pub lines: Vec<ScoreLine>,
}

pub fn feature(game: &Game, place: Place) -> Result<FeatureReport> {
    let (context, board) = (game.context(), &game.state().board);
    let segment = context.segment_at(place);
    let report = segment.and_then(|segment| report::feature(context, segment));
    let Some(report) = report else {
        return Err(AppError::NotFound {
            what: MissingThing::Feature,
        });
    };
    let mut members: Vec<_> = board.members(report.feature).collect();
    members.sort_unstable();
    let cell_of = |segment| board.tile(board.tile_of(segment)).cell;
    let member = |segment| {
        let Cell { x, y } = cell_of(segment);
        let segment = board.index_of(segment);
        Member { x, y, segment }
    };
    let figure = |(_, figure): (usize, &rules::figure::Figure)| {
        let Cell { x, y } = cell_of(figure.on);
        StandingFigure {
            player: figure.owner,
            figure: figure.kind,
            x,
            y,
        }
    };
    Ok(FeatureReport {
        place: context.place(report.feature),
        members: members.into_iter().map(member).collect(),
        figures: game
            .state()
            .figures_on(report.feature)
            .map(figure)
            .collect(),
        odds: odds::feature(game, report.feature),
        ..numbers(report, place)
    })
}

/// Every field on which a farmer stands, each once.
pub fn farmed(game: &Game) -> Result<Vec<FeatureReport>> {
    let mut fields: Vec<FeatureReport> = Vec::new();
    for figure in &game.state().figures {
        let place = game.context().place(figure.on);
        if place.kind == Kind::Field {
            let field = feature(game, place)?;
            if fields.iter().all(|other| other.place != field.place) {
                fields.push(field);
            }
        }
    }
    Ok(fields)
}

fn numbers(report: Report, place: Place) -> FeatureReport {
    let strength = |(player, strength)| Strength { player, strength };
    let shares = |payments: Vec<Payment>| payments.into_iter().map(share).collect();
    FeatureReport {
        place,
        kind: report.kind,
        members: Vec::new(),
        complete: report.complete,
        open: report.open,
        missing: report.missing,
        figures: Vec::new(),
        strengths: report.strengths.into_iter().map(strength).collect(),
        owners: report.owners,
        worth: report.lines.to_vec(),
        now: shares(report.now),
        closed: report.closed.map(shares),
        cities: report.cities,
        odds: None,
    }
}

fn share(payment: Payment) -> OwnerShare {
    OwnerShare {
        player: payment.player,
        points: payment.points(),
        lines: payment.lines.to_vec(),
    }
}
