//! The settings: their one row, and the values each may have.

use crate::{AllowedValues, Refusal, StorageTrouble, Store, StoreError, TroubleKind};
use rusqlite::{Row, Transaction, named_params};
use serde::{Deserialize, Serialize, de::IntoDeserializer};

/// The text sizes there are, in percent.
pub const TEXT_SIZES: [u16; 7] = [90, 100, 115, 130, 150, 175, 200];

/// How loud the sounds are, in percent.
pub const VOLUMES: [u16; 5] = [20, 40, 60, 80, 100];

/// The most ids that a list holds, and the most letters of one.
const MOST_IDS: usize = 100;
const LONGEST_ID: usize = 60;

/// The setting of somebody who leaves the language to the system.
pub const SYSTEM_LANGUAGE: &str = "system";

/// The longest tag of a language, in letters.
const LONGEST_TAG: usize = 20;

/// The most letters of a player's name.
const LONGEST_PLAYER: usize = 60;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// A BCP 47 tag such as `nl`, or [`SYSTEM_LANGUAGE`]. There may be no files for it: then English is shown.
    pub language: String,
    /// True when the table of a game is text and commands instead of a picture.
    pub in_words: bool,
    pub theme: Theme,
    /// Percent, one of [`TEXT_SIZES`].
    pub text_size: u16,
    /// True when everything that is pressed is large enough for a finger.
    pub large_targets: bool,
    pub reduced_motion: ReducedMotion,
    pub palette: Palette,
    pub bot_pace: BotPace,
    pub character_keys: CharacterKeys,
    pub amount_of_words: AmountOfWords,
    pub sounds: Sounds,
    /// Percent, one of [`VOLUMES`].
    pub volume: u16,
    /// True when lessons are offered where they are needed: in games, and before them.
    pub teaching: bool,
    /// True when cards beside a game say each rule when it first applies.
    pub first_cards: bool,
    /// The ids of the cards that were read: each comes once.
    pub cards_seen: Vec<String>,
    /// The ids of the boxes on one's shelf, beside the base game.
    pub boxes: Vec<String>,
    /// Under which name somebody sits down at this table; empty until it is given.
    pub player: String,
    pub aids: Aids,
}

/// What the board shows to help a player decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Aids {
    pub legal_places: bool,
    pub remaining_tiles: bool,
    pub projected_scores: bool,
    pub field_overlay: bool,
    pub dead_cells: bool,
    /// A hint stands beside each decision.
    pub hints: bool,
    /// A decision that loses much is asked about once.
    pub blunders: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    System,
    Paper,
    Candle,
    ContrastLight,
    ContrastDark,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum ReducedMotion {
    System,
    On,
    Off,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    Standard,
    ColourBlind,
}

/// How long a bot takes at least, so that a person can follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum BotPace {
    Calm,
    Brisk,
    AtOnce,
}

/// Where letters, digits and signs are shortcuts, without Ctrl or Alt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum CharacterKeys {
    Off,
    /// While the focus is on the board or table that they are for.
    Table,
    Everywhere,
}

/// How much is said of what happens and of what the keyboard points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum AmountOfWords {
    Few,
    Usual,
    Many,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Sounds {
    /// Only where a game is shown as text.
    InWords,
    On,
    Off,
}

/// The settings to change; what is left out stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SettingsChange {
    pub language: Option<String>,
    pub in_words: Option<bool>,
    pub theme: Option<Theme>,
    pub text_size: Option<u16>,
    pub large_targets: Option<bool>,
    pub reduced_motion: Option<ReducedMotion>,
    pub palette: Option<Palette>,
    pub bot_pace: Option<BotPace>,
    pub character_keys: Option<CharacterKeys>,
    pub amount_of_words: Option<AmountOfWords>,
    pub sounds: Option<Sounds>,
    pub volume: Option<u16>,
    pub teaching: Option<bool>,
    pub first_cards: Option<bool>,
    pub cards_seen: Option<Vec<String>>,
    pub boxes: Option<Vec<String>>,
    pub player: Option<String>,
    pub aids: Option<AidsChange>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AidsChange {
    pub legal_places: Option<bool>,
    pub remaining_tiles: Option<bool>,
    pub projected_scores: Option<bool>,
    pub field_overlay: Option<bool>,
    pub dead_cells: Option<bool>,
    pub hints: Option<bool>,
    pub blunders: Option<bool>,
}

impl Store {
    pub async fn read_settings(&self) -> Result<Settings, StoreError> {
        self.read(read).await
    }

    /// The language in which the texts of lessons, rules and documents are wanted, without a region: `pt` of `pt-BR`.
    pub async fn language(&self) -> Result<String, StoreError> {
        let chosen = self.read_settings().await?.language;
        let tag = match chosen.as_str() {
            SYSTEM_LANGUAGE => self.system_language(),
            tag => tag,
        };
        let (language, _) = tag.split_once('-').unwrap_or((tag, ""));
        Ok(language.to_owned())
    }

    /// Answers with all settings as they are afterwards.
    pub async fn change_settings(&self, change: SettingsChange) -> Result<Settings, StoreError> {
        self.transact(move |t| {
            let settings = read(t)?.changed(change)?;
            write(t, &settings)?;
            Ok(settings)
        })
        .await
    }
}

impl Settings {
    fn changed(self, change: SettingsChange) -> Result<Self, Refusal> {
        let text_size = change.text_size.unwrap_or(self.text_size);
        one_of("textSize", text_size, &TEXT_SIZES)?;
        let volume = change.volume.unwrap_or(self.volume);
        one_of("volume", volume, &VOLUMES)?;
        let language = change.language.map(language_tag).transpose()?;
        let boxes = change.boxes.map(|ids| each_once("boxes", ids));
        let cards_seen = change.cards_seen.map(|ids| each_once("cardsSeen", ids));
        let player = change.player.map(player_name).transpose()?;
        Ok(Self {
            language: language.unwrap_or(self.language),
            in_words: change.in_words.unwrap_or(self.in_words),
            theme: change.theme.unwrap_or(self.theme),
            text_size,
            large_targets: change.large_targets.unwrap_or(self.large_targets),
            reduced_motion: change.reduced_motion.unwrap_or(self.reduced_motion),
            palette: change.palette.unwrap_or(self.palette),
            bot_pace: change.bot_pace.unwrap_or(self.bot_pace),
            character_keys: change.character_keys.unwrap_or(self.character_keys),
            amount_of_words: change.amount_of_words.unwrap_or(self.amount_of_words),
            sounds: change.sounds.unwrap_or(self.sounds),
            volume,
            teaching: change.teaching.unwrap_or(self.teaching),
            first_cards: change.first_cards.unwrap_or(self.first_cards),
            cards_seen: cards_seen.transpose()?.unwrap_or(self.cards_seen),
            boxes: boxes.transpose()?.unwrap_or(self.boxes),
            player: player.unwrap_or(self.player),
            aids: self.aids.changed(change.aids.unwrap_or_default()),
        })
    }
}

fn one_of(field: &'static str, found: u16, allowed: &[u16]) -> Result<(), Refusal> {
    if allowed.contains(&found) {
        return Ok(());
    }
    Err(Refusal {
        field: field.into(),
        found: found.to_string(),
        allowed: AllowedValues::one_of(allowed),
    })
}

/// Which languages there are, is not known here: files for one may be added, and go again.
fn language_tag(tag: String) -> Result<String, Refusal> {
    if tag == SYSTEM_LANGUAGE || is_language_tag(&tag) {
        return Ok(tag);
    }
    Err(Refusal {
        field: "language".into(),
        found: tag,
        allowed: AllowedValues::OneOf { values: Vec::new() },
    })
}

/// True for a short BCP 47 tag: a language, and perhaps its script and region, such as `nl`, `pt-BR` or `zh-Hant`.
pub fn is_language_tag(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let language = parts.next().unwrap_or_default();
    tag.len() <= LONGEST_TAG
        && (2..=3).contains(&language.len())
        && language.bytes().all(|b| b.is_ascii_lowercase())
        && parts.all(|part| {
            (2..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric())
        })
}

/// Each id once. Which there are, is not known here: a later program may know more of them.
fn each_once(field: &'static str, ids: Vec<String>) -> Result<Vec<String>, Refusal> {
    let refused = |found: String, allowed: AllowedValues| Refusal {
        field: field.into(),
        found,
        allowed,
    };
    if ids.len() > MOST_IDS {
        let most = MOST_IDS as u32;
        return Err(refused(
            ids.len().to_string(),
            AllowedValues::AtMost { most },
        ));
    }
    let mut once: Vec<String> = Vec::new();
    for id in ids {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(plain) {
            return Err(refused(id, AllowedValues::one_of([""; 0])));
        }
        if !once.contains(&id) {
            once.push(id);
        }
    }
    Ok(once)
}

fn player_name(name: String) -> Result<String, Refusal> {
    let name = name.trim();
    if name.chars().count() > LONGEST_PLAYER {
        return Err(Refusal {
            field: "player".into(),
            found: name.into(),
            allowed: AllowedValues::Letters {
                most: LONGEST_PLAYER as u32,
            },
        });
    }
    Ok(name.to_owned())
}

impl Aids {
    fn changed(self, change: AidsChange) -> Self {
        Self {
            legal_places: change.legal_places.unwrap_or(self.legal_places),
            remaining_tiles: change.remaining_tiles.unwrap_or(self.remaining_tiles),
            projected_scores: change.projected_scores.unwrap_or(self.projected_scores),
            field_overlay: change.field_overlay.unwrap_or(self.field_overlay),
            dead_cells: change.dead_cells.unwrap_or(self.dead_cells),
            hints: change.hints.unwrap_or(self.hints),
            blunders: change.blunders.unwrap_or(self.blunders),
        }
    }
}

fn read(t: &Transaction<'_>) -> Result<Settings, StoreError> {
    t.query_row_and_then("SELECT * FROM settings", [], |row| {
        Ok(Settings {
            language: row.get("language")?,
            in_words: row.get("in_words")?,
            theme: word(row, "theme")?,
            text_size: row.get("text_size")?,
            large_targets: row.get("large_targets")?,
            reduced_motion: word(row, "reduced_motion")?,
            palette: word(row, "palette")?,
            bot_pace: word(row, "bot_pace")?,
            character_keys: word(row, "character_keys")?,
            amount_of_words: word(row, "amount_of_words")?,
            sounds: word(row, "sounds")?,
            volume: row.get("volume")?,
            teaching: row.get("teaching")?,
            first_cards: row.get("first_cards")?,
            cards_seen: ids(row, "cards_seen")?,
            boxes: ids(row, "boxes")?,
            player: row.get("player")?,
            aids: Aids {
                legal_places: row.get("legal_places")?,
                remaining_tiles: row.get("remaining_tiles")?,
                projected_scores: row.get("projected_scores")?,
                field_overlay: row.get("field_overlay")?,
                dead_cells: row.get("dead_cells")?,
                hints: row.get("hints")?,
                blunders: row.get("blunders")?,
            },
        })
    })
}

/// True when each of them has a value that it can have.
pub(crate) fn can_be_read(t: &Transaction<'_>) -> bool {
    read(t).is_ok()
}

fn write(t: &Transaction<'_>, settings: &Settings) -> Result<(), StoreError> {
    t.execute(
        "UPDATE settings SET
            language = :language, in_words = :in_words, theme = :theme, text_size = :text_size,
            large_targets = :large_targets, reduced_motion = :reduced_motion, palette = :palette, bot_pace = :bot_pace,
             character_keys = :character_keys, amount_of_words = :amount_of_words,
             sounds = :sounds, volume = :volume,
            teaching = :teaching, first_cards = :first_cards, cards_seen = :cards_seen,
            boxes = :boxes, player = :player,
            legal_places = :legal_places, remaining_tiles = :remaining_tiles,
            projected_scores = :projected_scores, field_overlay = :field_overlay,
            dead_cells = :dead_cells, hints = :hints, blunders = :blunders",
        named_params! {
            ":language": settings.language,
            ":in_words": settings.in_words,
            ":theme": spelled(settings.theme),
            ":text_size": settings.text_size,
            ":large_targets": settings.large_targets,
            ":reduced_motion": spelled(settings.reduced_motion),
            ":palette": spelled(settings.palette),
            ":bot_pace": spelled(settings.bot_pace),
            ":character_keys": spelled(settings.character_keys),
            ":amount_of_words": spelled(settings.amount_of_words),
            ":sounds": spelled(settings.sounds),
            ":volume": settings.volume,
            ":teaching": settings.teaching,
            ":first_cards": settings.first_cards,
            ":cards_seen": serde_json::Value::from(settings.cards_seen.clone()).to_string(),
            ":boxes": serde_json::Value::from(settings.boxes.clone()).to_string(),
            ":player": settings.player,
            ":legal_places": settings.aids.legal_places,
            ":remaining_tiles": settings.aids.remaining_tiles,
            ":projected_scores": settings.aids.projected_scores,
            ":field_overlay": settings.aids.field_overlay,
            ":dead_cells": settings.aids.dead_cells,
            ":hints": settings.aids.hints,
            ":blunders": settings.aids.blunders,
        },
    )?;
    Ok(())
}

fn ids(row: &Row<'_>, column: &str) -> Result<Vec<String>, StoreError> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| {
        let detail = format!("settings.{column}: {error}");
        StorageTrouble::new(TroubleKind::Damaged, detail).into()
    })
}

/// A value kept as the word that serde spells it with, so that the file and the bindings agree.
fn word<T: for<'de> Deserialize<'de>>(row: &Row<'_>, column: &str) -> Result<T, StoreError> {
    let text: String = row.get(column)?;
    T::deserialize(text.as_str().into_deserializer()).map_err(|error: serde::de::value::Error| {
        let detail = format!("settings.{column}: {error}");
        StorageTrouble::new(TroubleKind::Damaged, detail).into()
    })
}

fn spelled<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        other => unreachable!("a plain variant is spelled as a word, not {other:?}"),
    }
}
