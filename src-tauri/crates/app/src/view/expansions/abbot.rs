//! The Abbot on the screen: every abbot whom one would look to call home.

use rules::action;
use rules::expansions::abbot::Action;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Place, PlayerId};

/// Every abbot of a player on the land, whether or not he may be called home.
pub(super) fn wished(game: &Game, who: PlayerId) -> Vec<action::Action> {
    let context = game.context();
    let figures = context.state.figures.iter();
    figures
        .filter(|figure| figure.owner == who && figure.kind == FigureKind::Abbot)
        .map(|figure| {
            let Place { x, y, kind, at } = context.place(figure.on);
            Action::Recall { x, y, kind, at }.into()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::view::choice::refused;
    use content::library::Library;
    use content::record::Record;
    use rules::action::Action;
    use rules::game::Game;
    use serde_json::{Value, json};

    /// The tile in hand closes the ring around player 0's abbot.
    fn ring() -> Value {
        let cells = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
        let mut start = vec![json!({"tile": "base/E-garden", "x": 0, "y": 0, "rotation": 0})];
        start.extend(cells.map(|(x, y)| {
            let tile = if y == -1 && x == 0 {
                "base/E"
            } else {
                "base/B"
            };
            json!({"tile": tile, "x": x, "y": y, "rotation": 2})
        }));
        json!({"format": "bastide/game@1", "setup": {
            "players": 2, "mix": {"expansions": ["abbot"]}, "deck": ["base/B", "base/B"], "start": start,
            "figures": [{"player": 0, "figure": "abbot", "x": 0, "y": 0, "kind": "garden", "at": "I"}],
        }})
    }

    #[test]
    fn an_abbot_who_cannot_be_called_is_shown_with_the_reason() {
        let record: Record = content::document::read_value(ring()).unwrap();
        let opened = Library::built_in().open(&record.setup).unwrap();
        let mut game = Game::new(opened.table, &opened.setup).unwrap();
        let who = game.to_move().unwrap();
        let (x, y, rotation) = (-1, -1, 0);
        game.apply(who, Action::Tile { x, y, rotation }).unwrap();
        let told: Vec<_> = refused(&game, &[])
            .into_iter()
            .filter(|refused| refused.action.word() == "recall")
            .flat_map(|refused| refused.reasons)
            .map(|reason| reason.why.code)
            .collect();
        assert_eq!(told, ["abbot/complete"]);
    }
}
