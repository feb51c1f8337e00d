//! Games begun: with boxes, with options, and with seats that cannot be.

use super::*;
use crate::view::shelf::MixWish;
use rules::expansions::ExpansionKey;
use store::game::GameId;

fn of_boxes(boxes: &[&str]) -> GameWish {
    GameWish {
        mix: MixWish::Boxes {
            boxes: boxes.iter().map(|&id| id.to_owned()).collect(),
        },
        ..hot_seat("base")
    }
}

#[tokio::test]
async fn boxes_on_the_table_bring_their_tiles_their_pieces_and_their_rules() {
    let Table { session, .. } = table();
    let new = of_boxes(&["robbers", "tower"]);
    let to_be = session.table_to_be(new.clone()).await.expect("a table");
    assert_eq!(to_be.tiles, 72 + 18 + 8);
    assert_eq!(
        to_be.expansions,
        [ExpansionKey::Tower, ExpansionKey::Robbers]
    );
    let pieces: Vec<_> = to_be.pieces.iter().map(|it| (it.piece, it.count)).collect();
    assert_eq!(pieces, [("follower", 7), ("floors", 10), ("robber", 1)]);
    assert!(
        session
            .games(u32::MAX)
            .await
            .expect("games")
            .games
            .is_empty()
    );

    let view = session.new_game(new).await.expect("game");
    assert_eq!(
        view.game.expansions,
        [ExpansionKey::Tower, ExpansionKey::Robbers]
    );
    assert_eq!(view.seats[0].floors, Some(10));
    let text = session
        .export_game(GameId(view.game.id))
        .await
        .expect("text")
        .text;
    assert!(text.contains("foundation") && text.contains("bag"));
    let kept = session.import_game(text).await;
    assert!(kept.is_ok(), "{kept:?}");
    let summary = &session.games(u32::MAX).await.expect("games").games[0];
    assert_eq!(
        (summary.expansions.as_slice(), &summary.mix),
        (&view.game.expansions[..], &None)
    );
}

#[tokio::test]
async fn a_river_says_that_its_own_tile_begins_the_game() {
    let Table { session, .. } = table();
    for (boxes, begun_by) in [
        (&["tower"][..], None),
        (&["river"], Some(ExpansionKey::River)),
        (&["river", "abbot"], Some(ExpansionKey::River)),
    ] {
        let to_be = session.table_to_be(of_boxes(boxes)).await.expect("a table");
        assert_eq!(to_be.begun_by, begun_by, "{boxes:?}");
    }
}

#[tokio::test]
async fn boxes_that_come_to_a_mix_of_the_program_are_called_after_it() {
    let Table { session, .. } = table();
    for (boxes, mix) in [
        (&[][..], "base"),
        (&["tower"], "tower"),
        (&["river", "abbot"], "river-abbot"),
    ] {
        let view = session.new_game(of_boxes(boxes)).await.expect("game");
        assert_eq!(view.game.mix.as_deref(), Some(mix));
    }
}

#[tokio::test]
async fn options_belong_to_what_is_on_the_table() {
    let Table { session, .. } = table();
    let options = [
        ("OP-08", "2"),
        ("OP-12", "before-acting"),
        ("OP-01", "next-one"),
    ];
    let options = options.map(|(id, value)| (id.to_owned(), value.to_owned()));
    let new = GameWish {
        options: options.into(),
        ..of_boxes(&["tower"])
    };
    let view = session.new_game(new).await.expect("game");
    assert_eq!(view.game.options["OP-08"], "2");
    assert_eq!(view.game.options["OP-12"], "before-acting");
    assert!(!view.game.options.contains_key("OP-01"));
}

#[tokio::test]
async fn parts_of_traders_that_are_left_out_are_set_up_for_nobody() {
    let Table { session, .. } = table();
    let without = |parts: &[&str]| GameWish {
        options: parts
            .iter()
            .map(|id| ((*id).to_owned(), "off".to_owned()))
            .collect(),
        ..of_boxes(&["traders"])
    };
    for (parts, pieces) in [
        (&[][..], vec!["follower", "builder", "pig"]),
        (&["OP-15"], vec!["follower", "pig"]),
        (&["OP-14", "OP-15", "OP-16"], vec!["follower"]),
    ] {
        let to_be = session.table_to_be(without(parts)).await.expect("a table");
        let set_up: Vec<_> = to_be.pieces.iter().map(|one| one.piece).collect();
        assert_eq!((set_up, to_be.tiles), (pieces, 96), "{parts:?}");
        assert!(to_be.options.is_empty(), "they were chosen besides");
    }
    let view = session.new_game(without(&["OP-14", "OP-16"])).await;
    let seat = view.expect("game").seats.swap_remove(0);
    assert_eq!((seat.supply.builder, seat.supply.pig), (Some(1), None));
    assert!(seat.goods.is_none());
}

#[tokio::test]
async fn a_box_that_nobody_knows_is_refused() {
    let Table { session, .. } = table();
    let refused = session.new_game(of_boxes(&["tower", "dragon"])).await;
    let Err(AppError::Invalid { field, found, .. }) = refused else {
        panic!("the dragon was let in");
    };
    assert_eq!((field.as_str(), found.as_str()), ("mix.boxes", "dragon"));
}

#[tokio::test]
async fn a_seat_that_cannot_be_is_refused_with_its_field() {
    let Table { session, .. } = table();
    let fault = async |new: GameWish| match session.new_game(new).await {
        Err(AppError::Invalid { field, .. }) => field,
        other => panic!("{other:?}"),
    };
    let two_red = vec![seat("Ada", 0, None), seat("Bo", 0, None)];
    assert_eq!(fault(game_of("base", two_red)).await, "seats[1].colour");
    let no_bot = vec![seat("Ada", 0, Some("oracle"))];
    assert_eq!(fault(game_of("base", no_bot)).await, "seats[0].bot");
    assert_eq!(fault(game_of("base", Vec::new())).await, "seats");
    let odd = GameWish {
        options: [("OP-08".to_owned(), "7".to_owned())].into(),
        ..hot_seat("base")
    };
    assert_eq!(fault(odd).await, "options.OP-08");
    assert!(
        session
            .games(u32::MAX)
            .await
            .expect("games")
            .games
            .is_empty()
    );
}
