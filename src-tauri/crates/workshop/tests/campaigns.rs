//! Changes of a campaign and steps back, as a hand that knows nothing would make them; and what the desk promises of them.

use content::campaign::{BecomesWord, CarriedWord};
use content::course::campaigns;
use content::document;
use content::words::Word;
use workshop::campaign_op::{CampaignOp, CarryWish, ChapterEnding, ChapterText};
use workshop::draft::DocumentDraft;
use workshop::op::{DocumentField, Op, OpRefusal};
use workshop::patch::Patch;
use workshop::{fix, fresh};

/// A die that falls the same way each time.
struct Die(u64);

impl Die {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % below
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.roll(list.len())].clone()
    }

    fn coin(&mut self) -> bool {
        self.roll(2) == 0
    }

    fn text(&mut self) -> Option<String> {
        let texts = ["", "A word.", "Another word.", "One more."];
        Some(self.of(&texts).to_owned()).filter(|_| self.roll(5) > 0)
    }

    fn wish(&mut self, ids: &[String]) -> CarryWish {
        CarryWish {
            what: self.of(CarriedWord::ALL),
            from: self.of(ids),
            to: Some(self.of(BecomesWord::ALL)).filter(|_| self.coin()),
            per: Some(self.roll(5) as u16).filter(|_| self.coin()),
            times: None,
            least: Some(self.roll(9) as u16).filter(|_| self.coin()),
            most: Some(self.roll(9) as u16).filter(|_| self.coin()),
            instead: self.coin(),
            everybody: self.coin(),
        }
    }

    fn op(&mut self, ids: &[String]) -> Op {
        let (chapter, to) = (self.of(ids), self.of(ids));
        let language = self.of(&["en", "de"]).to_owned();
        let at = self.roll(7) as u16;
        let change = match self.roll(11) {
            0 | 1 => CampaignOp::Add {
                at,
                scenario: chapter,
                brought: None,
                say: "A card.".to_owned(),
            },
            2 => CampaignOp::Move { chapter, to: at },
            3 if self.coin() => CampaignOp::Remove { chapter },
            3 | 4 => CampaignOp::Say {
                chapter,
                what: self.of(&[ChapterText::Say, ChapterText::Won, ChapterText::Lost]),
                text: self.text(),
                language,
            },
            5 => CampaignOp::End {
                text: self.text(),
                language,
            },
            6 => CampaignOp::Open {
                chapter,
                on: self.coin(),
            },
            7 | 8 => CampaignOp::Leads {
                chapter,
                way: self.of(&[ChapterEnding::Win, ChapterEnding::Loss]),
                to,
                on: self.roll(3) > 0,
            },
            9 => CampaignOp::Needs {
                chapter,
                needed: to,
                on: self.roll(3) > 0,
            },
            _ if self.coin() => CampaignOp::Stars {
                chapter,
                stars: Some(at as u8).filter(|_| self.coin()),
            },
            _ => {
                let wishes = (0..self.roll(3)).map(|_| self.wish(ids)).collect();
                CampaignOp::Carry {
                    chapter,
                    carry: wishes,
                }
            }
        };
        if self.roll(12) == 0 {
            let what = self.of(&[
                DocumentField::Name,
                DocumentField::Description,
                DocumentField::Author,
            ]);
            let text = self.text();
            return Op::About {
                what,
                text,
                language: None,
            };
        }
        Op::Campaign { change }
    }
}

/// The chapters that the program has.
fn ids() -> Vec<String> {
    let all = campaigns().iter().flat_map(|it| &it.campaign.chapters);
    all.map(|chapter| chapter.scenario.clone()).collect()
}

#[test]
fn five_thousand_changes_leave_no_campaign_that_cannot_be_told_and_each_is_undone_to_the_letter() {
    let (ids, mut die, mut done, mut mended) = (ids(), Die(7), 0, 0);
    let mut draft = fresh::campaign("mine", "Mine");
    let mut behind: Vec<(String, Patch)> = Vec::new();
    while done < 5_000 {
        let text = draft.text();
        if die.roll(5) == 0 {
            if let Some((before, step)) = behind.pop() {
                let undone = step.undone(&text).expect("a step back");
                assert_eq!(undone, before);
                assert_eq!(step.done(&undone).as_deref(), Some(text.as_str()));
                draft = DocumentDraft::read(draft.kind(), &undone).expect("what was written");
            }
            continue;
        }
        let op = die.op(&ids);
        let kept = serde_json::to_string(&op).expect("JSON");
        assert_eq!(serde_json::from_str::<Op>(&kept).expect("an operation"), op);
        done += 1;
        let Ok(after) = draft.apply(&op) else {
            assert_eq!(draft.text(), text, "a refusal changes nothing");
            continue;
        };
        let written = after.text();
        let read = DocumentDraft::read(after.kind(), &written).expect("what was written");
        assert_eq!(read, after);
        for fault in after.faults() {
            if let Some(op) = fix::of(&after, &fault) {
                let mend = after.apply(&op);
                let mend = mend.unwrap_or_else(|no| panic!("{fault}: {op:?}: {no:?}"));
                // What leads nowhere may be all that led there: another fault may come of it, but this one is gone.
                let of_it = |draft: &DocumentDraft| {
                    let faults = draft.faults().into_iter();
                    faults.filter(|it| it.code == fault.code).count()
                };
                assert!(of_it(&mend) < of_it(&after), "{fault}: {op:?}");
                mended += 1;
            }
        }
        behind.push((text.clone(), Patch::between(&text, &written)));
        draft = after;
    }
    assert!(mended > 100, "only {mended} faults were mended");
}

fn done(draft: &DocumentDraft, change: CampaignOp) -> DocumentDraft {
    draft.apply(&Op::Campaign { change }).expect("a change")
}

fn add(draft: &DocumentDraft, scenario: &str) -> DocumentDraft {
    let change = CampaignOp::Add {
        at: 99,
        scenario: scenario.to_owned(),
        brought: None,
        say: "A card.".to_owned(),
    };
    done(draft, change)
}

#[test]
fn a_chapter_put_at_the_end_is_reached_by_a_win_of_the_one_before() {
    let ids = ids();
    let draft = add(&add(&fresh::campaign("mine", "Mine"), &ids[0]), &ids[1]);
    assert_eq!(draft.faults(), Vec::new());
    let again = draft.apply(&Op::Campaign {
        change: CampaignOp::Add {
            at: 0,
            scenario: ids[0].clone(),
            brought: None,
            say: "Twice.".to_owned(),
        },
    });
    assert_eq!(again, Err(OpRefusal::ChapterThere));
    let no_scenario = draft.apply(&Op::Campaign {
        change: CampaignOp::Add {
            at: 0,
            scenario: "mine".to_owned(),
            brought: Some("{}".to_owned()),
            say: "Nothing.".to_owned(),
        },
    });
    assert_eq!(no_scenario, Err(OpRefusal::NotAScenario));
    let chapter = ids[0].clone();
    let without = done(&draft, CampaignOp::Remove { chapter });
    assert_eq!(without.faults(), Vec::new());
}

#[test]
fn what_is_said_of_one_chapter_is_said_of_no_other() {
    let ids = ids();
    let DocumentDraft::Campaign(mut campaign) =
        add(&add(&fresh::campaign("mine", "Mine"), &ids[0]), &ids[1])
    else {
        panic!("no campaign");
    };
    // As a file may have it: one text for both.
    let key = campaign.chapters[0].say.clone();
    campaign.chapters[1].say = key;
    let draft = DocumentDraft::Campaign(campaign);
    let change = CampaignOp::Say {
        chapter: ids[1].clone(),
        what: ChapterText::Say,
        text: Some("Its own.".to_owned()),
        language: "en".to_owned(),
    };
    let DocumentDraft::Campaign(after) = done(&draft, change) else {
        panic!("no campaign");
    };
    let said = |at: usize| after.said(&after.chapters[at].say, "en").unwrap();
    assert_eq!((said(0), said(1)), ("A card.", "Its own."));
    assert!(document::write(&*after).contains("bastide/campaign@1"));
}
