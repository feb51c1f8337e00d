//! What is done with a campaign beside changing it: a chapter is put in, and each is proved.

use super::{Workshop, not_there};
use crate::error::Result;
use crate::lesson::own::edited::without_desk;
use crate::view::campaign_draft::ChapterProof;
pub(super) use crate::view::campaign_draft::faults;
use crate::view::draft::DocumentView;
use ::workshop::campaign::card_words;
use ::workshop::campaign_op::CampaignOp;
use ::workshop::draft::DocumentDraft;
use ::workshop::op::Op;
use content::campaign::Campaign;
use content::course;
use content::document;
use content::scenario::Scenario;
use store::document::DocumentId;
use tutor::campaign::prove_chapter;

impl Workshop {
    /// Puts a chapter into a campaign. A scenario that the program does not carry comes along.
    pub async fn add_chapter(
        &self,
        id: DocumentId,
        revision: u32,
        scenario: Scenario,
        at: u16,
    ) -> Result<DocumentView> {
        let carried = course::scenario(&scenario.id).is_some();
        let change = CampaignOp::Add {
            at,
            brought: (!carried).then(|| document::write(&without_desk(scenario.clone()))),
            say: card_words(&scenario),
            scenario: scenario.id,
        };
        self.change(id, revision, Op::Campaign { change }).await
    }

    /// What the checker makes of one chapter of a campaign: whether bots win it with the least and the most that goes along.
    pub async fn prove_chapter(&self, id: DocumentId, chapter: u16) -> Result<ChapterProof> {
        let proving = move || format!("proving chapter {chapter} of campaign {}", id.0);
        self.shelf
            .ask(proving, move |shelf| {
                let campaign = campaign_of(shelf.get(id))?;
                let find = |id: &str| campaign.scenario(id, |_| None);
                let report =
                    prove_chapter(campaign, chapter.into(), &find, shelf.library(), &|| false);
                Ok(ChapterProof {
                    odds: report.chapters.into_iter().next(),
                    problems: report.problems,
                })
            })
            .await
    }
}

fn campaign_of(draft: Option<&DocumentDraft>) -> Result<&Campaign> {
    match draft {
        Some(DocumentDraft::Campaign(campaign)) => Ok(campaign),
        _ => Err(not_there()),
    }
}
