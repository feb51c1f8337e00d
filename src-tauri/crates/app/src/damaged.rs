//! What is kept and cannot be read: gathered from those who find it (games from the session, …), and saved as it is.

use crate::application::Application;
use crate::error::{AppError, MissingThing, Result};
use crate::files::TextFile;
use crate::view::damaged::{DamagedKind, DamagedList, DamagedView};
use serde_json::json;
use std::time::Duration;
use store::Store;
use store::document::DocumentId;
use store::game::GameId;

/// What a file says that holds something as it was kept.
const FORMAT: &str = "bastide/as-kept@1";

/// Whoever looks at a page is told what was found after this long, and asks again for the rest.
const PATIENCE: Duration = Duration::from_millis(20);

/// Everything of some kinds, as far as it was looked at by then.
pub async fn list(app: &Application, kinds: &[DamagedKind]) -> Result<DamagedList> {
    let mut all = DamagedList {
        list: Vec::new(),
        more: false,
    };
    for kind in kinds {
        if *kind == DamagedKind::Game {
            let games = app.session.damaged(Some(PATIENCE)).await?;
            all.more |= games.more;
            all.list.extend(games.list);
        } else {
            all.list.extend(of_kind(app, *kind).await?);
        }
    }
    Ok(all)
}

/// Everything of a kind of which there are never many.
async fn of_kind(app: &Application, kind: DamagedKind) -> Result<Vec<DamagedView>> {
    match kind {
        DamagedKind::Game => Ok(app.session.damaged(None).await?.list),
        DamagedKind::TileSet | DamagedKind::Mix | DamagedKind::Position | DamagedKind::Campaign => {
            let mut damaged = app.workshop.damaged().await?;
            damaged.retain(|it| it.kind == kind);
            Ok(damaged)
        }
        DamagedKind::Scenario => {
            let mut damaged = app.lessons.damaged_own().await?;
            // Lessons of one's own are files of the same kind.
            let lessons = app.workshop.damaged().await?.into_iter();
            damaged.extend(lessons.filter(|it| it.kind == kind));
            Ok(damaged)
        }
        DamagedKind::Question => app.lessons.damaged_questions().await,
        DamagedKind::Lesson => {
            let aside = app.store.unreadable().await?.into_iter();
            let view = |aside: store::unreadable::UnreadableProgress| DamagedView {
                kind,
                id: aside.id,
                name: Some(aside.name),
                updated: aside.made_at,
                opens: false,
            };
            Ok(aside.map(view).collect())
        }
    }
}

/// What is kept of it, to the letter, within a file that says what it is.
pub async fn as_kept(store: &Store, kind: DamagedKind, id: u32) -> Result<TextFile> {
    Ok(TextFile {
        file_name: file_name(kind, id),
        text: text(store, kind, id).await?,
    })
}

async fn text(store: &Store, kind: DamagedKind, id: u32) -> Result<String> {
    let kept = match kind {
        DamagedKind::Game => {
            let (game, acts) = store.game_as_kept(GameId(id)).await?;
            let acts: Vec<_> = acts
                .iter()
                .map(|act| json!({"player": act.player, "body": act.body}))
                .collect();
            json!({
                "name": game.name, "rules": game.rules, "setup": game.setup, "looks": game.looks,
                "designs": store.designs(GameId(id)).await?, "cover": game.page.cover, "actions": acts,
            })
        }
        DamagedKind::TileSet
        | DamagedKind::Mix
        | DamagedKind::Position
        | DamagedKind::Campaign
        | DamagedKind::Scenario => {
            // A document is a file already.
            return Ok(store.document(DocumentId(id)).await?.0.body);
        }
        DamagedKind::Question => {
            let mut all = store.questions().await?.into_iter();
            let what = MissingThing::Question;
            let torn = all
                .find(|it| it.id.0 == id)
                .ok_or(AppError::NotFound { what })?;
            let new = torn.new;
            json!({
                "game": new.game.0, "step": new.step, "turn": new.turn, "name": new.name,
                "question": new.body,
            })
        }
        DamagedKind::Lesson => {
            let aside = store.unreadable().await?.into_iter().find(|it| it.id == id);
            let what = MissingThing::Lesson;
            let aside = aside.ok_or(AppError::NotFound { what })?;
            json!({"lesson": aside.name, "progress": aside.body})
        }
    };
    let file = json!({"format": FORMAT, "kept": kept});
    serde_json::to_string_pretty(&file).map_err(AppError::bug)
}

fn file_name(kind: DamagedKind, id: u32) -> String {
    let word = match kind {
        DamagedKind::Game => "game",
        DamagedKind::TileSet => "tiles",
        DamagedKind::Mix => "mix",
        DamagedKind::Position => "position",
        DamagedKind::Campaign => "campaign",
        DamagedKind::Scenario => "scenario",
        DamagedKind::Lesson => "lesson",
        DamagedKind::Question => "question",
    };
    format!("{word}-{id}-as-kept.json")
}
