//! From what a person asked for to the beginning of a game.

use crate::error::{AppError, Result};
use crate::view::seat::SeatPattern;
use crate::view::shelf::{GameWish, MixWish, NewSeat, PieceCount, TableToBe};
use crate::view::{catalog, expansions};
use bots::BotKind;
use content::beginning::{GameSetup, Players};
use content::edition::Edition;
use content::library::Library;
use content::mix::{Mix, MixChoice};
use content::number::Whole;
use content::opening::impossible;
use content::position::PositionSeat;
use content::record::Record;
use content::words::Draw;
use rules::figure::FigureKind;
use rules::ground::PlayerId;
use rules::history::History;
use std::hash::{BuildHasher, Hasher, RandomState};
use store::AllowedValues;

/// The most letters of a name.
const LONGEST_NAME: usize = 60;

/// The beginning of a game, with the sets and mixes of today.
pub(super) fn record(library: &Library, new: &GameWish) -> Result<Record> {
    let count = new.seats.len();
    if !(1..=SeatPattern::ALL.len()).contains(&count) {
        return Err(invalid("seats", count, &["1", "2", "3", "4", "5", "6"]));
    }
    for (index, seat) in new.seats.iter().enumerate() {
        check_seat(index, seat, &new.seats[..index])?;
        if let Some(bot) = seat.bot.as_ref().filter(|_| new.by_hand) {
            // A bot would have to say what a person drew.
            return Err(invalid(&format!("seats[{index}].bot"), bot, &["null"]));
        }
    }
    let seats = new.seats.iter().map(|seat| PositionSeat {
        name: Some(seat.name.trim().to_owned()).filter(|name| !name.is_empty()),
        bot: seat.bot.clone(),
        colour: Whole::new(seat.colour.into()),
        pattern: Some(seat.pattern.into()),
        ..PositionSeat::default()
    });
    let setup = GameSetup {
        seed: Whole::new(i64::from(new.seed.unwrap_or_else(random))).filter(|_| !new.by_hand),
        draw: new.by_hand.then_some(Draw::ByHand),
        ..GameSetup::new(Players::Each(seats.collect()), mix(library, new)?)
    };
    Ok(Record {
        rules: Edition::TODAY,
        name: name("name", new.name.as_deref())?,
        setup,
        designs: Vec::new(),
        actions: Vec::new(),
    })
}

/// The same beginning with the tiles in another order, unless their order was given.
pub(super) fn again(record: Record) -> Record {
    record.shuffled(random())
}

/// A name without blanks around it; none when nothing is left.
pub(super) fn name(field: &str, name: Option<&str>) -> Result<Option<String>> {
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    if name.is_some_and(|name| name.chars().count() > LONGEST_NAME) {
        let most = format!("at most {LONGEST_NAME} letters");
        return Err(invalid(field, name.unwrap_or_default(), &[&most]));
    }
    Ok(name.map(str::to_owned))
}

/// The line of a game that begins.
pub(super) fn history(library: &Library, record: &Record) -> Result<History> {
    let opened = library.open_record(record)?;
    Ok(History::begin(opened.table, &opened.setup).map_err(impossible)?)
}

fn check_seat(index: usize, seat: &NewSeat, before: &[NewSeat]) -> Result<()> {
    name(&format!("seats[{index}].name"), Some(&seat.name))?;
    let taken = |colour: &u8| before.iter().any(|other| other.colour == *colour);
    let free: Vec<_> = (0..SeatPattern::ALL.len() as u8)
        .filter(|colour| !taken(colour))
        .map(|colour| colour.to_string())
        .collect();
    let free: Vec<_> = free.iter().map(String::as_str).collect();
    if !free.contains(&seat.colour.to_string().as_str()) {
        return Err(invalid(
            &format!("seats[{index}].colour"),
            seat.colour,
            &free,
        ));
    }
    match &seat.bot {
        Some(bot) if BotKind::from_word(bot).is_none() => {
            let known = BotKind::ALL.map(BotKind::word);
            Err(invalid(&format!("seats[{index}].bot"), bot, &known))
        }
        _ => Ok(()),
    }
}

/// What lies on the table before anybody chooses a rule, and the name of the mix that it is.
fn wished(library: &Library, wish: &MixWish) -> Result<(Mix, Option<String>)> {
    match wish {
        MixWish::Named(id) => {
            let mix = library.mix(id);
            let mix = mix.ok_or_else(|| vec![library.no_mix("mix", id)])?;
            Ok((mix.clone(), Some(id.clone())))
        }
        MixWish::Boxes { boxes } => {
            let all = library.boxes();
            let known: Vec<_> = all.iter().map(|one| one.id.as_str()).collect();
            if let Some(id) = boxes.iter().find(|id| !known.contains(&id.as_str())) {
                return Err(invalid("mix.boxes", id, &known));
            }
            let ticked = all.iter().filter(|one| boxes.contains(&one.id));
            let mix = library.mix_of_boxes(&ticked.cloned().collect::<Vec<_>>());
            let name = library.built_in_like(&mix).map(str::to_owned);
            Ok((mix, name))
        }
    }
}

/// The mix by its name, or written out when it has none, or when options were chosen otherwise.
fn mix(library: &Library, new: &GameWish) -> Result<MixChoice> {
    let (mix, name) = wished(library, &new.mix)?;
    let mut written = mix.clone();
    for (id, value) in &new.options {
        let mut trial = rules::options::Options::default();
        if let Err(error) = trial.choose(id, value) {
            let allowed = match error {
                rules::options::NoSuchOption::Id => Vec::new(),
                rules::options::NoSuchOption::Value(values) => values.to_vec(),
            };
            return Err(invalid(&format!("options.{id}"), value, &allowed));
        }
        let expansion = library.expansion_of_rule(id);
        if expansion.is_none_or(|expansion| written.expansions.contains(&expansion)) {
            written.options.0.insert(id.clone(), value.clone());
        }
    }
    Ok(match name.filter(|_| written == mix) {
        Some(name) => MixChoice::Named(name),
        None => MixChoice::Written(Box::new(written)),
    })
}

/// What a game to begin comes to. Its options are those of what lies there, without what was chosen besides.
pub(super) fn table_to_be(library: &Library, new: &GameWish) -> Result<TableToBe> {
    let new = GameWish {
        seed: Some(0),
        ..new.clone()
    };
    let record = record(library, &new)?;
    let history = history(library, &record)?;
    let game = history.now();
    let (state, table) = (game.state(), game.table());
    let player = PlayerId::nth(0);
    let figures = FigureKind::ALL.map(|kind| {
        let in_play = table.figure(kind).stands_on != 0;
        (kind.word(), u8::from(in_play) * state.supply(player, kind))
    });
    let figures = figures.into_iter().filter(|(_, count)| *count > 0);
    let pieces = figures.chain(expansions::pieces(game, player));
    let (mix, _) = wished(library, &new.mix)?;
    let bag = library.bag(&mix)?;
    Ok(TableToBe {
        tiles: bag.counts.iter().map(|(_, count)| count).sum(),
        expansions: table.expansions.iter().collect(),
        begun_by: match bag.start {
            Some(_) => None,
            None => bag.first.map(|(expansion, _)| expansion),
        },
        options: catalog::chosen(&bag.options),
        pieces: pieces
            .map(|(piece, count)| PieceCount { piece, count })
            .collect(),
    })
}

fn invalid(field: &str, found: impl ToString, allowed: &[&str]) -> AppError {
    AppError::Invalid {
        field: field.to_owned(),
        found: found.to_string(),
        allowed: AllowedValues::one_of(allowed),
    }
}

fn random() -> u32 {
    RandomState::new().build_hasher().finish() as u32
}
