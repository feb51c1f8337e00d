//! Wine, wheat and cloth: who takes them (TB-08 to TB-10) and who has the most (TB-11 to TB-13).

use super::{Event, GOODS, Source};
use crate::base::close;
use crate::figure::SegmentId;
use crate::ground::{Kind, PlayerId};
use crate::score::{Payment, ScoreItem, ScoreLines, Scoring, When, add};
use crate::state::ContextMut;
use crate::words::ExpansionKey;

/// Their lanes.
pub(super) const LANES: [(&str, usize); 3] = [(GOODS[0], 0), (GOODS[1], 1), (GOODS[2], 2)];

/// TB-11.
pub(super) static MOST_GOODS: ScoreItem = ScoreItem {
    rule: "TB-11",
    what: "most",
};

/// TB-08, TB-09: whoever completed the city takes a token for each symbol in it.
pub(super) fn take(stage: &mut ContextMut<'_>, city: SegmentId) {
    if stage.state.board.kind(city) != Kind::City {
        return;
    }
    let tally = stage.state.board.tally(&stage.table.types, city);
    let player = stage.state.active;
    for (n, goods) in GOODS.into_iter().enumerate() {
        let count = tally.lanes[stage.table.lane(ExpansionKey::Traders, n)];
        if count > 0 {
            stage.state.expansions.traders.goods[usize::from(player)][n] += count;
            stage.events.tell(|| Event::GoodsTaken {
                player,
                goods,
                count,
                rule: "TB-08",
            });
        }
    }
}

/// TB-11: the most tokens of a kind are worth 10; TB-13: nobody is paid for none.
pub(super) fn score(stage: &mut ContextMut<'_>, n: usize) {
    let seats = usize::from(stage.state.seats());
    let tokens = stage.state.expansions.traders.goods;
    let most = tokens[..seats].iter().map(|g| g[n]).max().unwrap_or(0);
    let mut scoring = Scoring::new(Source::Goods, None, When::Final);
    scoring.goods = Some(GOODS[n]);
    for (player, _) in PlayerId::all()
        .zip(&tokens[..seats])
        .filter(|(_, g)| most > 0 && g[n] == most)
    {
        let mut lines = ScoreLines::new();
        add(&mut lines, &MOST_GOODS, 1, 10);
        scoring.payments.push(Payment { player, lines });
    }
    close::pay(stage, &scoring);
}
