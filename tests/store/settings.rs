//! Settings: what is changed stays changed, what cannot be is refused.

use store::{
    AllowedValues, Store, StoreError,
    settings::{
        AidsChange, AmountOfWords, BotPace, CharacterKeys, Palette, ReducedMotion, SYSTEM_LANGUAGE,
        SettingsChange, Sounds, Theme,
    },
};
use tempfile::tempdir;

#[tokio::test]
async fn a_new_folder_has_the_usual_settings() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let settings = store.read_settings().await.expect("settings");
    assert_eq!(settings.language, SYSTEM_LANGUAGE);
    assert_eq!(settings.theme, Theme::System);
    assert_eq!(settings.text_size, 100);
    assert!(!settings.large_targets);
    assert_eq!(settings.reduced_motion, ReducedMotion::System);
    assert_eq!(settings.palette, Palette::Standard);
    assert_eq!(settings.bot_pace, BotPace::Brisk);
    assert_eq!(settings.character_keys, CharacterKeys::Table);
    assert_eq!(settings.amount_of_words, AmountOfWords::Usual);
    assert_eq!(settings.sounds, Sounds::InWords);
    assert_eq!(settings.volume, 60);
    assert!(!settings.in_words);
    assert!(settings.teaching && settings.first_cards);
    assert!(settings.cards_seen.is_empty());
    assert!(settings.boxes.is_empty() && settings.player.is_empty());
    assert!(settings.aids.legal_places);
    assert!(!settings.aids.dead_cells);
    assert!(!settings.aids.hints && !settings.aids.blunders);
}

#[tokio::test]
async fn every_setting_survives_a_restart() {
    let folder = tempdir().expect("folder");
    let everything = SettingsChange {
        language: Some("pt-BR".to_owned()),
        in_words: Some(true),
        theme: Some(Theme::ContrastDark),
        text_size: Some(130),
        large_targets: Some(true),
        reduced_motion: Some(ReducedMotion::On),
        palette: Some(Palette::ColourBlind),
        bot_pace: Some(BotPace::Calm),
        character_keys: Some(CharacterKeys::Off),
        amount_of_words: Some(AmountOfWords::Many),
        sounds: Some(Sounds::On),
        volume: Some(20),
        teaching: Some(false),
        first_cards: Some(false),
        cards_seen: Some(vec!["placing".to_owned(), "road".to_owned()]),
        boxes: Some(vec!["tower".to_owned(), "robbers".to_owned()]),
        player: Some(" Marta ".to_owned()),
        aids: Some(AidsChange {
            legal_places: Some(false),
            remaining_tiles: Some(false),
            projected_scores: Some(true),
            field_overlay: Some(true),
            dead_cells: Some(true),
            hints: Some(true),
            blunders: Some(true),
        }),
    };
    let store = Store::open(folder.path()).expect("store");
    let before = store.read_settings().await.expect("settings");
    let changed = store.change_settings(everything).await.expect("change");
    drop(store);

    let store = Store::open(folder.path()).expect("store");
    let after = store.read_settings().await.expect("settings");
    assert_eq!(after, changed);
    assert_eq!(after.language, "pt-BR");
    assert_eq!(after.theme, Theme::ContrastDark);
    assert_eq!(after.text_size, 130);
    assert!(after.large_targets);
    assert_eq!(after.reduced_motion, ReducedMotion::On);
    assert_eq!(after.palette, Palette::ColourBlind);
    assert_eq!(after.bot_pace, BotPace::Calm);
    assert_eq!(after.character_keys, CharacterKeys::Off);
    assert_eq!(after.amount_of_words, AmountOfWords::Many);
    assert_eq!(after.sounds, Sounds::On);
    assert_eq!(after.volume, 20);
    assert!(after.in_words);
    assert!(!after.teaching && !after.first_cards);
    assert_eq!(after.cards_seen, ["placing", "road"]);
    assert_eq!(after.boxes, ["tower", "robbers"]);
    assert_eq!(after.player, "Marta");
    assert_eq!(after.aids.legal_places, !before.aids.legal_places);
    assert_eq!(after.aids.remaining_tiles, !before.aids.remaining_tiles);
    assert_eq!(after.aids.projected_scores, !before.aids.projected_scores);
    assert_eq!(after.aids.field_overlay, !before.aids.field_overlay);
    assert_eq!(after.aids.dead_cells, !before.aids.dead_cells);
    assert_eq!(after.aids.hints, !before.aids.hints);
    assert_eq!(after.aids.blunders, !before.aids.blunders);
}

#[tokio::test]
async fn a_change_leaves_the_other_settings_alone() {
    let store = Store::in_memory().expect("store");
    let first = SettingsChange {
        theme: Some(Theme::Paper),
        ..SettingsChange::default()
    };
    let second = SettingsChange {
        text_size: Some(90),
        ..SettingsChange::default()
    };
    store.change_settings(first).await.expect("first");
    let settings = store.change_settings(second).await.expect("second");
    assert_eq!(settings.theme, Theme::Paper);
    assert_eq!(settings.text_size, 90);
}

#[tokio::test]
async fn a_text_size_out_of_range_is_refused_and_nothing_changes() {
    let store = Store::in_memory().expect("store");
    let change = SettingsChange {
        theme: Some(Theme::Candle),
        text_size: Some(400),
        ..SettingsChange::default()
    };
    let Err(StoreError::Refused(refusal)) = store.change_settings(change).await else {
        panic!("400 % was not refused");
    };
    assert_eq!(refusal.field, "textSize");
    assert_eq!(refusal.found, "400");
    assert_eq!(
        refusal.allowed,
        AllowedValues::one_of([90, 100, 115, 130, 150, 175, 200])
    );
    let settings = store.read_settings().await.expect("settings");
    assert_eq!(settings.theme, Theme::System);
    assert_eq!(settings.text_size, 100);
}

#[tokio::test]
async fn a_volume_that_is_no_step_is_refused() {
    let store = Store::in_memory().expect("store");
    let change = SettingsChange {
        volume: Some(0),
        ..SettingsChange::default()
    };
    let Err(StoreError::Refused(refusal)) = store.change_settings(change).await else {
        panic!("0 % was not refused");
    };
    assert_eq!(refusal.field, "volume");
    assert_eq!(
        refusal.allowed,
        AllowedValues::one_of([20, 40, 60, 80, 100])
    );
}

#[tokio::test]
async fn a_language_is_a_short_tag_or_left_to_the_system() {
    let store = Store::in_memory().expect("store");
    let store = store.with_system_language("de-AT");
    let chosen = |tag: &str| SettingsChange {
        language: Some(tag.to_owned()),
        ..SettingsChange::default()
    };
    assert_eq!(store.language().await.expect("language"), "de");
    for (tag, language) in [("nl", "nl"), ("zh-Hant-TW", "zh"), ("system", "de")] {
        let kept = store.change_settings(chosen(tag)).await;
        assert_eq!(kept.expect("tag").language, tag);
        assert_eq!(store.language().await.expect("language"), language);
    }
    let long = "nl-abcdefgh-abcdefgh-x";
    for no_tag in ["", "n", "NL", "nl_NL", "nl-", "../nl", "dutch", long] {
        let refused = store.change_settings(chosen(no_tag)).await;
        let Err(StoreError::Refused(refusal)) = refused else {
            panic!("{no_tag} was taken");
        };
        assert_eq!(
            (refusal.field.as_str(), refusal.found.as_str()),
            ("language", no_tag)
        );
    }
}

#[tokio::test]
async fn a_shelf_holds_each_box_once_and_nothing_but_boxes() {
    let store = Store::in_memory().expect("store");
    let shelf = |boxes: &[&str]| SettingsChange {
        boxes: Some(boxes.iter().map(|&id| id.to_owned()).collect()),
        ..SettingsChange::default()
    };
    let kept = store
        .change_settings(shelf(&["tower", "inns", "tower"]))
        .await;
    assert_eq!(kept.expect("shelf").boxes, ["tower", "inns"]);
    let long = "x".repeat(61);
    for no_box in ["", "The Tower", "tower\"]", &long] {
        let refused = store.change_settings(shelf(&["robbers", no_box])).await;
        let Err(StoreError::Refused(refusal)) = refused else {
            panic!("{no_box} was taken");
        };
        assert_eq!(
            (refusal.field.as_str(), refusal.found.as_str()),
            ("boxes", no_box)
        );
    }
    let settings = store.read_settings().await.expect("settings");
    assert_eq!(settings.boxes, ["tower", "inns"]);
}

#[tokio::test]
async fn cards_that_were_read_are_kept_once_each_and_are_ids() {
    let store = Store::in_memory().expect("store");
    let seen = |cards: &[&str]| SettingsChange {
        cards_seen: Some(cards.iter().map(|&id| id.to_owned()).collect()),
        ..SettingsChange::default()
    };
    let kept = store
        .change_settings(seen(&["road", "city", "road"]))
        .await
        .expect("cards");
    assert_eq!(kept.cards_seen, ["road", "city"]);
    let Err(StoreError::Refused(refusal)) = store.change_settings(seen(&["A card"])).await else {
        panic!("a sentence was taken");
    };
    assert_eq!(refusal.field, "cardsSeen");
}

#[tokio::test]
async fn a_name_too_long_to_be_shown_is_refused() {
    let store = Store::in_memory().expect("store");
    let named = |name: String| SettingsChange {
        player: Some(name),
        ..SettingsChange::default()
    };
    let longest = "é".repeat(60);
    let kept = store.change_settings(named(longest.clone())).await;
    assert_eq!(kept.expect("name").player, longest);
    let refused = store.change_settings(named("é".repeat(61))).await;
    let Err(StoreError::Refused(refusal)) = refused else {
        panic!("61 letters were taken");
    };
    assert_eq!(refusal.field, "player");
}

#[tokio::test]
async fn many_hands_at_once_wait_for_each_other() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let changes = (0..40).map(|n| {
        let store = store.clone();
        let change = SettingsChange {
            text_size: Some(store::settings::TEXT_SIZES[n % 4]),
            ..SettingsChange::default()
        };
        tokio::spawn(async move { store.change_settings(change).await })
    });
    for change in changes.collect::<Vec<_>>() {
        change.await.expect("no panic").expect("change");
    }
}
