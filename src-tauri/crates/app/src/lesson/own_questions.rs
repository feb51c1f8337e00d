//! Decisions out of games of one's own that Practice asks again: what is kept of them, and which can be read.

use super::Lessons;
use crate::catch_panics::{guarded, run_blocking};
use crate::error::{AppError, MissingThing, Result};
use crate::view::damaged::{DamagedKind, DamagedView};
use crate::view::practice::{OwnAsked, OwnQuestion};
use crate::view::{catalog, practice as view};
use ::practice::{OwnCard, OwnDecision, OwnItem, RuleKnowledge, own_id};
use content::library::Library;
use std::sync::Arc;
use store::question::{QuestionId, QuestionRow};

/// What nobody can ask.
const NO_QUESTION: AppError = AppError::NotFound {
    what: MissingThing::Question,
};

/// True for one that cannot be asked: its text is torn, or no position comes of it.
pub(crate) fn is_torn(question: &QuestionRow) -> bool {
    read(question).is_err()
}

/// A question with its board; what breaks the rules is as torn as what no reader takes.
fn read(question: &QuestionRow) -> Result<(OwnDecision, OwnItem)> {
    let number = question.id.0;
    guarded(
        || format!("reading question {number}"),
        || {
            let own = OwnDecision::read(&question.new.body).ok_or(NO_QUESTION)?;
            let item = own.item(number).ok_or(NO_QUESTION)?;
            Ok((own, item))
        },
    )
}

/// A question that is about to be asked.
pub(super) struct PendingQuestion {
    pub(super) item: OwnItem,
    pub(super) told: OwnAsked,
    /// The tiles that today's catalog has not, or has otherwise.
    pub(super) designs: Vec<catalog::TileDesign>,
}

impl Lessons {
    /// Puts a question away, or brings it back.
    pub async fn put_question_away(&self, id: u32, away: bool) -> Result<()> {
        let id = QuestionId(id);
        if away {
            self.store.delete_question(id).await?;
        } else {
            self.store.restore_question(id).await?;
        }
        Ok(())
    }

    /// Every question that can be asked, the latest first.
    pub(super) async fn own_questions(&self) -> Result<Vec<(QuestionRow, OwnCard)>> {
        let kept = self.store.questions().await?.into_iter();
        run_blocking(
            || "reading own questions".to_owned(),
            move || {
                let sound = kept.filter_map(|question| {
                    let (own, _) = read(&question).ok()?;
                    let (number, kind) = (question.id.0, own.kind());
                    Some((question, OwnCard { number, kind }))
                });
                Ok(sound.collect())
            },
        )
        .await
    }

    /// Those that cannot.
    pub async fn damaged_questions(&self) -> Result<Vec<DamagedView>> {
        let kept = self.store.questions().await?.into_iter();
        run_blocking(
            || "looking for torn questions".to_owned(),
            move || {
                let view = |question: QuestionRow| DamagedView {
                    kind: DamagedKind::Question,
                    id: question.id.0,
                    name: question.new.name,
                    updated: question.created_at,
                    opens: false,
                };
                Ok(kept.filter(is_torn).map(view).collect())
            },
        )
        .await
    }

    /// A question with its board; nothing where it was put away or torn meanwhile.
    pub(super) async fn own_question(&self, number: u32) -> Result<Option<PendingQuestion>> {
        let mut kept = self.store.questions().await?.into_iter();
        let kept = kept.find(|question| question.id.0 == number);
        let todays: Arc<Library> = (self.todays)();
        run_blocking(
            move || format!("asking question {number}"),
            move || {
                let Some(kept) = kept else {
                    return Ok(None);
                };
                let Ok((_, item)) = read(&kept) else {
                    return Ok(None);
                };
                let from = view::from_game(&kept.new, kept.has_game);
                Ok(Some(PendingQuestion {
                    told: OwnAsked {
                        id: number,
                        taken: item.taken.map(|taken| taken as u32),
                        from,
                    },
                    designs: catalog::of_its_own(&todays, &item.tiles),
                    item,
                }))
            },
        )
        .await
    }
}

/// The list that a person sees.
pub(super) fn listed(
    questions: &[(QuestionRow, OwnCard)],
    known: &RuleKnowledge,
    day: i32,
) -> Vec<OwnQuestion> {
    let view = |(kept, own): &(QuestionRow, OwnCard)| {
        let from = view::from_game(&kept.new, kept.has_game);
        OwnQuestion::of(own, from, known.cards.get(&own_id(own.number)), day)
    };
    questions.iter().map(view).collect()
}
