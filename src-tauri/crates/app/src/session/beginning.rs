//! From what a person asked for to the beginning of a game. It must not know how a game is kept.

use crate::error::AppError;
use crate::view::seat::Pattern;
use crate::view::shelf::{NewGame, NewSeat};
use bots::BotKind;
use content::edition::Edition;
use content::library::Library;
use content::mix::MixChoice;
use content::number::Whole;
use content::opening::impossible;
use content::position::Seat;
use content::record::{Opening, Players, Record};
use content::rooms::Room;
use content::words::Word;
use line::Line;
use std::hash::{BuildHasher, Hasher, RandomState};

/// The most letters of a name.
const LONGEST_NAME: usize = 60;

/// The beginning of a game, with the sets and mixes of today.
pub(super) fn record(library: &Library, new: &NewGame) -> Result<Record, AppError> {
    let count = new.seats.len();
    if !(1..=Pattern::ALL.len()).contains(&count) {
        return Err(invalid("seats", count, &["1", "2", "3", "4", "5", "6"]));
    }
    for (index, seat) in new.seats.iter().enumerate() {
        check_seat(index, seat, &new.seats[..index])?;
    }
    let seats = new.seats.iter().map(|seat| Seat {
        name: Some(seat.name.trim().to_owned()).filter(|name| !name.is_empty()),
        bot: seat.bot.clone(),
        colour: Whole::new(seat.colour.into()),
        pattern: Some(seat.pattern.into()),
        ..Seat::default()
    });
    let setup = Opening {
        players: Players::Each(seats.collect()),
        mix: mix(library, new)?,
        seed: Whole::new(i64::from(new.seed.unwrap_or_else(random))),
        draw: None,
        deck: None,
        start: None,
        figures: Vec::new(),
        towers: Vec::new(),
        first: None,
        turn: None,
        active: None,
        part: None,
        ransomed: false,
        aside: Vec::new(),
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
pub(super) fn name(field: &str, name: Option<&str>) -> Result<Option<String>, AppError> {
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    if name.is_some_and(|name| name.chars().count() > LONGEST_NAME) {
        let most = format!("at most {LONGEST_NAME} letters");
        return Err(invalid(field, name.unwrap_or_default(), &[&most]));
    }
    Ok(name.map(str::to_owned))
}

/// The line of a game that begins.
pub(super) fn line(library: &Library, record: &Record) -> Result<Line, AppError> {
    let opened = library.open_record(record)?;
    Ok(Line::begin(opened.table, &opened.setup).map_err(impossible)?)
}

fn check_seat(index: usize, seat: &NewSeat, before: &[NewSeat]) -> Result<(), AppError> {
    name(&format!("seats[{index}].name"), Some(&seat.name))?;
    let taken = |colour: &u8| before.iter().any(|other| other.colour == *colour);
    let free: Vec<_> = (0..Pattern::ALL.len() as u8)
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

/// The mix by its name, or written out when rooms or options were chosen otherwise.
fn mix(library: &Library, new: &NewGame) -> Result<MixChoice, AppError> {
    let Some(mix) = library.mix(&new.mix) else {
        return Err(vec![library.no_mix("mix", &new.mix)].into());
    };
    let mut written = mix.clone();
    if let Some(rooms) = &new.rooms {
        let on = Room::ALL
            .iter()
            .filter(|room| rooms.contains(&(**room).into()));
        written.rooms = on.copied().collect();
    }
    for (id, value) in &new.options {
        let mut trial = rules::options::Options::default();
        if let Err(error) = trial.choose(id, value) {
            let allowed = match error {
                rules::options::NoSuchOption::Id => Vec::new(),
                rules::options::NoSuchOption::Value(values) => values.to_vec(),
            };
            return Err(invalid(&format!("options.{id}"), value, &allowed));
        }
        written.options.0.insert(id.clone(), value.clone());
    }
    Ok(if written == *mix {
        MixChoice::Named(new.mix.clone())
    } else {
        MixChoice::Written(Box::new(written))
    })
}

fn invalid(field: &str, found: impl ToString, allowed: &[&str]) -> AppError {
    AppError::Invalid {
        field: field.to_owned(),
        found: found.to_string(),
        allowed: allowed.iter().map(|&value| value.to_owned()).collect(),
    }
}

fn random() -> u32 {
    RandomState::new().build_hasher().finish() as u32
}
