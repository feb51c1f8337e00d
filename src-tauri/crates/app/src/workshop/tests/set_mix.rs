//! The mix in which an own set is played at once.

use super::{begin, change, workshop};
use crate::workshop::Workshop;
use ::workshop::draft::DraftKind;
use ::workshop::op::{MixOp, Op, TileOp};
use content::expansions::{Goods, Mark};
use rules::expansions::ExpansionKey;
use rules::ground::Side;
use rules::tile::Edge;
use store::document::DocumentId;

fn on_tile(change: TileOp) -> Op {
    Op::Tile {
        tile: "mine/A".to_owned(),
        change,
    }
}

async fn mixes(workshop: &Workshop) -> usize {
    let documents = workshop.documents().await.expect("documents");
    let of_kind = documents.iter().filter(|card| card.kind == DraftKind::Mix);
    of_kind.count()
}

#[tokio::test]
async fn a_set_is_played_with_the_base_game_and_the_rules_that_its_tiles_need() {
    let workshop = workshop().await;
    let set = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let foundation = TileOp::Mark {
        mark: Mark::Foundation,
        on: true,
    };
    let set = change(&workshop, &set, on_tile(foundation)).await;
    let id = DocumentId(set.id);
    let rules_of = |key: &str| {
        let library = workshop.session.library();
        library.mix(key).expect("a mix").expansions.clone()
    };
    let key = workshop.mix_with(id).await.expect("a mix");
    assert_eq!(rules_of(&key), [ExpansionKey::Tower]);
    assert_eq!(workshop.mix_with(id).await.expect("a mix"), key);
    // What it needs since then is ticked there too.
    let (side, land) = (Side::N, Edge::City);
    let set = change(&workshop, &set, on_tile(TileOp::Side { side, land })).await;
    let goods = TileOp::Goods {
        city: side,
        goods: Some(Goods::Wine),
    };
    change(&workshop, &set, on_tile(goods)).await;
    assert_eq!(workshop.mix_with(id).await.expect("a mix"), key);
    assert_eq!(rules_of(&key), [ExpansionKey::Traders, ExpansionKey::Tower]);
    assert_eq!(mixes(&workshop).await, 1);
    // Whoever has mixed it otherwise keeps that mix as it is.
    let card = workshop.documents().await.expect("documents");
    let mix = card.iter().find(|card| card.key == key).expect("the mix");
    let mix = workshop.view(DocumentId(mix.id)).await.expect("the mix");
    let times = MixOp::Times {
        set: "tower".to_owned(),
        times: 1,
    };
    change(&workshop, &mix, Op::Mix { change: times }).await;
    let other = workshop.mix_with(id).await.expect("a mix");
    assert_ne!(other, key);
    assert_eq!(mixes(&workshop).await, 2);
}
