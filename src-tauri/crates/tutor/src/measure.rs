//! What a question asks for, computed by the rules: numbers, players, places.

use crate::bag;
use crate::expansions;
use crate::land;
use crate::lesson::LessonStage;
use crate::pattern;
use crate::predicate::PredicateContext;
use crate::step_history::StepHistory;
use crate::truth::Truth;
use content::number::PlayerNumber;
use content::problem::What;
use content::scenario::{
    Anchor, AskKind, AskedMeasure, Choices, Counting, ExpectedAnswer, Happening, PlaceOrCell,
    PlayerHas, Richest, SourceWord, Standing, Worth, WrittenQuestion,
};
use content::words::Word;
use rules::base::finish;
use rules::event::{Event, ScoreEntry};
use rules::expansions::picture;
use rules::figure::{FigureKind, SegmentId};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::report;
use rules::state::Context;

/// Why nothing can be computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoValue(pub What);

/// What a question asks for, after some moves; `trail` holds them.
///
/// # Errors
/// When there is no such value here.
pub fn value(
    stage: &LessonStage,
    trail: &StepHistory,
    ask: &WrittenQuestion,
) -> Result<ExpectedAnswer, NoValue> {
    let value = MeasureRequest { stage, trail }.value(&ask.of, ask.kind)?;
    let value = plain(trail.now.context(), &value);
    let fits = matches!(
        (ask.kind, &value),
        (AskKind::Number, ExpectedAnswer::Number(_))
            | (AskKind::Player, ExpectedAnswer::Numbers(_))
            | (AskKind::Feature, ExpectedAnswer::Place(_))
            | (AskKind::Places, ExpectedAnswer::Places(_))
            | (AskKind::YesNo, ExpectedAnswer::YesNo(_))
            | (AskKind::Tile, ExpectedAnswer::Code(_))
    );
    if fits {
        Ok(value)
    } else {
        let (of, kind) = (ask.of.word(), ask.kind.word());
        Err(NoValue(What::OtherKind { of, kind }))
    }
}

/// An answer as it is compared: places as the rules print them, lists sorted, one player as a list of one.
pub(crate) fn normal(
    context: Context<'_>,
    kind: AskKind,
    answer: &ExpectedAnswer,
) -> ExpectedAnswer {
    match (kind, answer) {
        (AskKind::Player, ExpectedAnswer::Number(player)) => ExpectedAnswer::Numbers(vec![*player]),
        (AskKind::Player, ExpectedAnswer::Places(none)) if none.is_empty() => {
            ExpectedAnswer::Numbers(Vec::new())
        }
        (AskKind::Places, ExpectedAnswer::Place(place)) => {
            plain(context, &ExpectedAnswer::Places(vec![*place]))
        }
        _ => plain(context, answer),
    }
}

/// An answer whose places are as the rules print them, and whose lists are sorted.
pub(crate) fn plain(context: Context<'_>, answer: &ExpectedAnswer) -> ExpectedAnswer {
    match answer {
        ExpectedAnswer::Place(place) => ExpectedAnswer::Place(land::printed(context, place)),
        ExpectedAnswer::Places(places) => {
            let mut places: Vec<_> = places.iter().map(|p| land::printed(context, p)).collect();
            places.sort_unstable();
            places.dedup();
            ExpectedAnswer::Places(places)
        }
        ExpectedAnswer::Numbers(numbers) => {
            let mut numbers = numbers.clone();
            numbers.sort_unstable();
            numbers.dedup();
            ExpectedAnswer::Numbers(numbers)
        }
        other => other.clone(),
    }
}

/// True when two answers say the same; one player, or one place, is a list of one.
pub(crate) fn same(context: Context<'_>, a: &ExpectedAnswer, b: &ExpectedAnswer) -> bool {
    let wide = |answer: &ExpectedAnswer| match plain(context, answer) {
        ExpectedAnswer::Number(number) => ExpectedAnswer::Numbers(vec![number]),
        ExpectedAnswer::Place(place) => ExpectedAnswer::Places(vec![place]),
        // Nobody and nowhere are written alike.
        ExpectedAnswer::Places(none) if none.is_empty() => ExpectedAnswer::Numbers(Vec::new()),
        other => other,
    };
    wide(a) == wide(b)
}

struct MeasureRequest<'a> {
    stage: &'a LessonStage,
    trail: &'a StepHistory,
}

impl MeasureRequest<'_> {
    fn value(&self, of: &AskedMeasure, kind: AskKind) -> Result<ExpectedAnswer, NoValue> {
        let now = &self.trail.now;
        let context = now.context();
        Ok(match of {
            AskedMeasure::Points(of) => ExpectedAnswer::Number(points(
                self.stage,
                self.trail,
                self.player(of.player),
                of.source,
                of.feature.as_ref(),
            )),
            AskedMeasure::Score(of) => ExpectedAnswer::Number(score(now, self.player(of.player))),
            AskedMeasure::Space(of) => {
                ExpectedAnswer::Number(score(now, self.player(of.player)).rem_euclid(50))
            }
            AskedMeasure::AtTheEnd(of) => {
                let player = self.player(of.player);
                let told = report::told_if_it_ended(context).ok_or(NoValue(What::StillScored))?;
                let own = told.iter().filter_map(|event| match event {
                    Event::Score(entry) if entry.player == player => Some(entry),
                    _ => None,
                });
                let meant = own.filter(|entry| of.source.is_none_or(|word| is_of(entry, word)));
                ExpectedAnswer::Number(meant.map(|entry| entry.points).sum())
            }
            AskedMeasure::Worth(worth) => ExpectedAnswer::Number(self.worth(worth)?),
            AskedMeasure::Choices(choices) => return self.choices(choices, kind),
            AskedMeasure::Supply(of) => {
                ExpectedAnswer::Number(kept(now, self.player(of.player), of.what))
            }
            AskedMeasure::Stretches(on) => {
                let board = &context.state.board;
                let tile = board
                    .tile_at(rules::ground::Cell::new(on.x.get(), on.y.get()))
                    .ok_or(NoValue(What::NoTileThere))?;
                let of_kind = board
                    .segments_of(tile)
                    .filter(|s| board.kind(*s) == on.kind.0);
                ExpectedAnswer::Number(of_kind.count() as i32)
            }
            AskedMeasure::Tiles(of) => {
                let feature = self.feature(&of.feature)?;
                let tally = context.state.board.tally(context.types(), feature);
                ExpectedAnswer::Number(i32::from(tally.tiles))
            }
            AskedMeasure::Weight(of) => {
                let player = self.player(of.player);
                let report = self.report(&of.feature)?;
                let own = report.strengths.iter().find(|(who, _)| *who == player);
                ExpectedAnswer::Number(own.map_or(0, |(_, weight)| i32::from(*weight)))
            }
            AskedMeasure::Cities(of) => {
                ExpectedAnswer::Number(self.report(&of.feature)?.cities.len() as i32)
            }
            AskedMeasure::Events(of) => ExpectedAnswer::Number(self.events(of)),
            AskedMeasure::Owners(of) => players(self.report(&of.feature)?.owners.into_iter()),
            AskedMeasure::Scorers(of) => players(
                scores(self.stage, self.trail, of.source, of.feature.as_ref())
                    .filter(|entry| entry.points > 0)
                    .map(|entry| entry.player),
            ),
            AskedMeasure::Winners(_) if !now.is_over() => {
                return Err(NoValue(What::NotOver));
            }
            AskedMeasure::Winners(_) => players(finish::winners(context).into_iter()),
            AskedMeasure::Leaders(_) => players(bag::leaders(context)?.into_iter()),
            AskedMeasure::Fitting(gap) => ExpectedAnswer::Code(bag::fitting(now, gap)?),
            AskedMeasure::Outs(of) => {
                let feature = of.feature.as_ref().map(|it| self.feature(it)).transpose()?;
                ExpectedAnswer::Number(bag::outs(now, of, feature)?)
            }
            AskedMeasure::ToMove(_) => players(now.to_move().into_iter()),
            AskedMeasure::Among(among) => {
                let feature = self.feature(&among.feature)?;
                let belongs = |spot: &&PlaceOrCell| {
                    let segment = land::place(spot).and_then(|place| context.segment_at(place));
                    segment.map(|segment| context.state.board.feature(segment)) == Some(feature)
                };
                let places: Vec<_> = among.places.iter().filter(belongs).copied().collect();
                one_or_all(kind, places)?
            }
            AskedMeasure::Richest(richest) => ExpectedAnswer::Place(self.richest(richest)?),
            AskedMeasure::Made(_) => return Err(NoValue(What::NothingMade)),
            AskedMeasure::Is(predicate) => {
                let case = PredicateContext::of(self.stage, self.trail).closed(true);
                ExpectedAnswer::YesNo(case.holds(predicate) == Truth::True)
            }
        })
    }

    fn player(&self, named: Option<PlayerNumber>) -> PlayerId {
        named.map_or(self.stage.learner, land::player)
    }

    fn feature(&self, anchor: &Anchor) -> Result<SegmentId, NoValue> {
        self.stage
            .feature(anchor, self.trail.now.context())
            .ok_or(NoValue(What::NoFeatureThere))
    }

    fn report(&self, anchor: &Anchor) -> Result<report::Report, NoValue> {
        let feature = self.feature(anchor)?;
        report::feature(self.trail.now.context(), feature).ok_or(NoValue(What::NeverScored))
    }

    fn worth(&self, worth: &Worth) -> Result<i32, NoValue> {
        let player = self.player(worth.player);
        let report = self.report(&worth.feature)?;
        let payments = match report.closed {
            Some(closed) if worth.complete => closed,
            _ => report.now,
        };
        let own = payments.iter().find(|payment| payment.player == player);
        Ok(own.map_or(0, rules::score::Payment::points))
    }

    fn choices(&self, choices: &Choices, kind: AskKind) -> Result<ExpectedAnswer, NoValue> {
        let now = &self.trail.now;
        let matching = now
            .actions()
            .into_iter()
            .filter(|action| pattern::matches(self.stage, &choices.act, action, now));
        let matching: Vec<_> = matching.collect();
        let cells = || {
            let cells = matching.iter().filter_map(land::target);
            let mut cells: Vec<_> = cells
                .map(|cell| PlaceOrCell::cell(cell.x, cell.y))
                .collect();
            cells.sort_unstable();
            cells.dedup();
            cells
        };
        let places = || {
            let mut places: Vec<_> = matching.iter().filter_map(land::aim).collect();
            places.sort_unstable();
            places.dedup();
            places
        };
        Ok(match (kind, choices.by) {
            (AskKind::Number, None | Some(Counting::Action)) => {
                let different = different(now, &matching);
                ExpectedAnswer::Number(different as i32)
            }
            (AskKind::Number, Some(Counting::Cell)) => ExpectedAnswer::Number(cells().len() as i32),
            (AskKind::Number, Some(Counting::Place)) => {
                ExpectedAnswer::Number(places().len() as i32)
            }
            (_, Some(Counting::Cell)) => one_or_all(kind, cells())?,
            (_, _) => one_or_all(kind, places())?,
        })
    }

    fn events(&self, of: &Standing) -> i32 {
        happenings(self.trail, of.event, of.player.map(land::player))
    }

    fn richest(&self, richest: &Richest) -> Result<PlaceOrCell, NoValue> {
        let mut valued = Vec::new();
        for spot in &richest.places {
            let worth = Worth {
                feature: Anchor::At(*spot),
                player: richest.player,
                complete: false,
            };
            valued.push((self.worth(&worth)?, *spot));
        }
        let most = valued.iter().map(|(worth, _)| *worth).max();
        let mut best = valued.iter().filter(|(worth, _)| Some(*worth) == most);
        match (best.next(), best.next()) {
            (Some((_, spot)), None) => Ok(*spot),
            _ => Err(NoValue(What::NoBestPlace)),
        }
    }
}

fn one_or_all(kind: AskKind, places: Vec<PlaceOrCell>) -> Result<ExpectedAnswer, NoValue> {
    match (kind, places.as_slice()) {
        (AskKind::Feature, [only]) => Ok(ExpectedAnswer::Place(*only)),
        (AskKind::Feature, many) => {
            let n = many.len().into();
            Err(NoValue(What::SeveralPlaces { n }))
        }
        _ => Ok(ExpectedAnswer::Places(places)),
    }
}

/// How many actions there are when equal turns of a tile are one.
fn different(game: &Game, actions: &[rules::action::Action]) -> usize {
    use rules::action::Action;
    let tile = game.state().drawn;
    let same = |a: &Action, b: &Action| match (a, b) {
        (
            Action::Tile { x, y, rotation },
            Action::Tile {
                x: u,
                y: v,
                rotation: turned,
            },
        ) => {
            let tile = tile.map(|kind| &game.table().types[usize::from(kind)]);
            (x, y) == (u, v) && tile.is_some_and(|tile| land::alike(tile, *rotation, *turned))
        }
        (a, b) => a == b,
    };
    let first = |(n, action): &(usize, &Action)| !actions[..*n].iter().any(|b| same(action, b));
    actions.iter().enumerate().filter(first).count()
}

fn players(players: impl Iterator<Item = PlayerId>) -> ExpectedAnswer {
    ExpectedAnswer::Numbers(players.map(land::number).collect())
}

fn score(game: &Game, player: PlayerId) -> i32 {
    let players = &game.state().players;
    players
        .get(usize::from(player))
        .map_or(0, |player| player.score)
}

/// What was scored in a trail, for one source or feature or all.
pub(crate) fn scores<'a>(
    stage: &'a LessonStage,
    trail: &'a StepHistory,
    source: Option<SourceWord>,
    feature: Option<&'a Anchor>,
) -> impl Iterator<Item = &'a ScoreEntry> {
    let context = trail.now.context();
    let wanted = feature.map(|anchor| stage.feature(anchor, context));
    trail.events().filter_map(move |event| {
        let Event::Score(entry) = event else {
            return None;
        };
        let is_source = source.is_none_or(|source| is_of(entry, source));
        let is_feature = wanted.is_none_or(|wanted| {
            let segment = entry.cause.and_then(|place| context.segment_at(place));
            wanted.is_some() && segment.map(|s| context.state.board.feature(s)) == wanted
        });
        (is_source && is_feature).then_some(entry)
    })
}

fn is_of(entry: &ScoreEntry, source: SourceWord) -> bool {
    word_of(entry).is_some_and(|word| word == source.word())
}

fn word_of(entry: &ScoreEntry) -> Option<String> {
    let word = serde_json::to_value(entry.source).ok()?;
    word.as_str().map(str::to_owned)
}

/// The points of a player in a trail.
pub(crate) fn points(
    stage: &LessonStage,
    trail: &StepHistory,
    player: PlayerId,
    source: Option<SourceWord>,
    feature: Option<&Anchor>,
) -> i32 {
    scores(stage, trail, source, feature)
        .filter(|entry| entry.player == player)
        .map(|entry| entry.points)
        .sum()
}

/// How often something happened to a player, or to anybody.
pub(crate) fn happenings(
    trail: &StepHistory,
    event: Option<Happening>,
    player: Option<PlayerId>,
) -> i32 {
    let is_it = |told: &&Event| {
        let Ok(told) = serde_json::to_value(told) else {
            return false;
        };
        event.is_none_or(|event| told["type"] == event.word())
            && player.is_none_or(|player| told["player"] == land::number(player))
    };
    trail.events().filter(is_it).count() as i32
}

/// How much of something lies before a player; the robber's space, or -1 at home, the number on the house, or 0.
pub(crate) fn kept(game: &Game, player: PlayerId, what: Option<PlayerHas>) -> i32 {
    let status = picture::status(game);
    let Some(supply) = status.supply.get(usize::from(player)) else {
        return 0;
    };
    let figures = |kind| i32::from(supply.figures.of(kind));
    let what = what.unwrap_or(PlayerHas::Follower);
    expansions::kept(&supply.expansions, what).unwrap_or_else(|| match what {
        PlayerHas::BigFollower => figures(FigureKind::BigFollower),
        PlayerHas::Abbot => figures(FigureKind::Abbot),
        PlayerHas::Builder => figures(FigureKind::Builder),
        PlayerHas::Pig => figures(FigureKind::Pig),
        _ => figures(FigureKind::Follower),
    })
}
