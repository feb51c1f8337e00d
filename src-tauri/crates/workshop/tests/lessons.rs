//! Lessons of the program opened at the desk of lessons, and changes of a lesson as a hand that knows nothing would make them.

use content::built_in::LESSONS;
use content::position_file::PositionFile;
use rules::action::Action;
use rules::figure::FigureKind;
use rules::ground::{At, Kind, Place};
use serde_json::json;
use workshop::draft::{DocumentDraft, DraftKind};
use workshop::fresh;
use workshop::lesson_op::{LessonOp, MoveTrait, RecordedTurn, ScriptedTurns, StepText, WrongMove};
use workshop::op::{DocumentField, Op, OpRefusal};
use workshop::patch::Patch;

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

    fn text(&mut self) -> Option<String> {
        let texts = [
            "",
            "Een woord.",
            "Another “word”.",
            "One more.\nOn two lines.",
        ];
        Some(self.of(&texts).to_owned()).filter(|_| self.roll(5) > 0)
    }

    fn place(&mut self) -> Place {
        Place {
            x: self.roll(7) as i16 - 3,
            y: self.roll(7) as i16 - 3,
            kind: self.of(&[Kind::Road, Kind::City, Kind::Monastery]),
            at: self.of(&[At::N, At::E, At::I]),
        }
    }

    fn act(&mut self) -> Action {
        let Place { x, y, kind, at } = self.place();
        match self.roll(4) {
            0 => Action::Pass,
            1 => Action::Figure {
                figure: FigureKind::Follower,
                x,
                y,
                kind,
                at,
            },
            _ => Action::Tile {
                x,
                y,
                rotation: self.roll(5) as u8,
            },
        }
    }

    fn turn(&mut self) -> RecordedTurn {
        RecordedTurn {
            player: self.roll(3) as u8,
            acts: (0..self.roll(4)).map(|_| self.act()).collect(),
        }
    }

    fn step(&mut self, draft: &DocumentDraft) -> String {
        let steps = match draft {
            DocumentDraft::Lesson(lesson) => lesson.scenario().steps.clone(),
            _ => Vec::new(),
        };
        if steps.is_empty() || self.roll(9) == 0 {
            return "nowhere".to_owned();
        }
        self.of(&steps).id
    }

    fn shared(&mut self) -> MoveTrait {
        let place = self.place();
        let (x, y, kind) = (place.x, place.y, place.kind);
        match self.roll(8) {
            0 => MoveTrait::Turned {
                x,
                y,
                rotation: self.roll(5) as u8,
            },
            1 => MoveTrait::There { x, y },
            2 => MoveTrait::Completes { kind },
            3 => MoveTrait::Extends { place },
            4 => MoveTrait::Exactly { action: self.act() },
            5 => MoveTrait::On { place },
            6 => MoveTrait::Does {
                word: self.of(&["pass", "figure", "no such thing"]).to_owned(),
            },
            _ => MoveTrait::Scores {
                points: self.roll(30) as i16,
            },
        }
    }

    fn wrong(&mut self) -> WrongMove {
        let Place { x, y, kind, .. } = self.place();
        match self.roll(5) {
            0 => WrongMove::Elsewhere { x, y },
            1 => WrongMove::Turned { x, y, rotation: 1 },
            2 => WrongMove::Stands { kind },
            3 => WrongMove::Does {
                word: "pass".to_owned(),
            },
            _ => WrongMove::Other,
        }
    }

    fn op(&mut self, draft: &DocumentDraft) -> Op {
        let step = self.step(draft);
        let change = match self.roll(14) {
            0 | 1 => LessonOp::Record {
                turns: (0..self.roll(3)).map(|_| self.turn()).collect(),
            },
            2 => LessonOp::Note {
                after: Some(step).filter(|_| self.roll(3) > 0),
            },
            3 => LessonOp::Remove { step },
            4 => LessonOp::Cut {
                from: step,
                stay: vec![ScriptedTurns {
                    player: 1,
                    turns: self.roll(3) as u16,
                }],
            },
            5..=7 => LessonOp::Say {
                step,
                what: self.of(&[StepText::Task, StepText::Good, StepText::Hint]),
                text: self.text(),
            },
            8 | 9 => LessonOp::Keep {
                step,
                keep: (0..self.roll(4)).map(|_| self.shared()).collect(),
            },
            10 | 11 => LessonOp::Answer {
                step,
                class: self.wrong(),
                text: self.text().unwrap_or_default(),
            },
            12 => LessonOp::Unanswer {
                step,
                class: self.wrong().class(),
            },
            _ if self.roll(2) == 0 => {
                return Op::About {
                    what: self.of(&[DocumentField::Name, DocumentField::Author]),
                    text: self.text(),
                    language: None,
                };
            }
            _ => LessonOp::After {
                lesson: Some("own-lesson-other".to_owned()).filter(|_| self.roll(3) > 0),
            },
        };
        Op::Lesson { change }
    }
}

/// A position for two.
fn position() -> PositionFile {
    let file = json!({
        "format": "bastide/position@1", "id": "mine", "name": { "en": "Mine" },
        "setup": {
            "players": [{ "name": "Eva", "bot": "steady" }, {}], "mix": "base", "deck": ["base/D", "base/U"],
            "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }],
        },
    });
    content::draft::read(&file.to_string()).expect("a position")
}

fn lesson() -> DocumentDraft {
    fresh::lesson("own-lesson-mine", "Mijn les", "nl", &position()).expect("a lesson")
}

#[test]
fn five_thousand_changes_leave_no_lesson_that_cannot_be_told_and_each_is_undone_to_the_letter() {
    let (mut die, mut done, mut taken) = (Die(11), 0, 0);
    let mut draft = lesson();
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
        let op = die.op(&draft);
        let kept = serde_json::to_string(&op).expect("JSON");
        assert_eq!(serde_json::from_str::<Op>(&kept).expect("an operation"), op);
        done += 1;
        let Ok(after) = draft.apply(&op) else {
            assert_eq!(draft.text(), text, "a refusal changes nothing");
            continue;
        };
        taken += 1;
        let written = after.text();
        let read = DocumentDraft::read(after.kind(), &written).expect("what was written");
        assert_eq!(read, after);
        behind.push((text.clone(), Patch::between(&text, &written)));
        draft = after;
    }
    assert!(taken > 1_500, "only {taken} changes were done");
}

/// The lines of a text that the other has not.
fn lines_gone(from: &str, to: &str) -> Vec<String> {
    let mut left: Vec<&str> = to.lines().collect();
    let mut gone = Vec::new();
    for line in from.lines() {
        match left.iter().position(|other| *other == line) {
            Some(at) => drop(left.swap_remove(at)),
            None => gone.push(line.to_owned()),
        }
    }
    gone
}

#[test]
fn every_lesson_is_saved_again_byte_for_byte_and_a_change_changes_only_its_lines() {
    let mut changed = 0;
    for (path, text) in LESSONS {
        let draft = DocumentDraft::read(DraftKind::Lesson, text).expect(path);
        assert_eq!(draft.text(), *text, "{path}");
        let DocumentDraft::Lesson(lesson) = &draft else {
            panic!("{path} is a lesson");
        };
        let scenario = lesson.scenario();
        let say = |step: &str, what, text: &str| Op::Lesson {
            change: LessonOp::Say {
                step: step.to_owned(),
                what,
                text: Some(text.to_owned()),
            },
        };
        let first = &scenario.steps[0].id;
        let task = draft.apply(&say(first, StepText::Task, "Other words."));
        if scenario.desk.is_some() {
            assert_eq!(task, Err(OpRefusal::WrongKind), "{path}");
            continue;
        }
        let name = Op::About {
            what: DocumentField::Name,
            text: Some("Another name".to_owned()),
            language: None,
        };
        for after in [draft.apply(&name), task] {
            let after = after.expect(path).text();
            let (gone, came) = (lines_gone(text, &after), lines_gone(&after, text));
            // The last line of the texts may get a comma.
            assert!(
                gone.len() <= 2 && came.len() <= 2,
                "{path}: {gone:?} {came:?}"
            );
        }
        let moves = scenario.steps.iter().find(|step| step.feedback.len() > 1);
        let Some(step) = moves.filter(|step| step.accept.is_some()) else {
            continue;
        };
        let unanswer = draft.apply(&Op::Lesson {
            change: LessonOp::Unanswer {
                step: step.id.clone(),
                class: step.feedback[0].class.clone(),
            },
        });
        let after = unanswer.expect(path);
        let came = lines_gone(&after.text(), text);
        // What was in several lines may fit into fewer; beyond the step nothing is written anew.
        assert!(came.len() <= 4, "{path}: {came:?}");
        let DocumentDraft::Lesson(after) = &after else {
            panic!("{path} is a lesson");
        };
        assert_eq!(after.scenario().steps.len(), scenario.steps.len());
        changed += 1;
    }
    assert!(changed > 40, "only {changed} lessons");
}

#[test]
fn what_is_recorded_becomes_steps_and_scripts_and_goes_again() {
    let tile = |x, rotation| Action::Tile { x, y: 0, rotation };
    let turns = |numbers: &[(u8, i16)]| {
        let turn = |&(player, x): &(u8, i16)| RecordedTurn {
            player,
            acts: vec![tile(x, 1), Action::Pass],
        };
        numbers.iter().map(turn).collect::<Vec<_>>()
    };
    let begun = lesson();
    let record = |turns| Op::Lesson {
        change: LessonOp::Record { turns },
    };
    let draft = begun.apply(&record(turns(&[(0, 1), (1, 2), (0, 3)])));
    let DocumentDraft::Lesson(made) = draft.as_ref().expect("recorded") else {
        panic!("a lesson");
    };
    let scenario = made.scenario();
    assert_eq!(scenario.own_language(), "nl");
    assert_eq!(scenario.steps.len(), 2);
    assert_eq!(scenario.scripts.len(), 1);
    assert_eq!(
        scenario.acts(&scenario.steps[1].id),
        Some(vec![tile(3, 1), Action::Pass])
    );
    let cut = Op::Lesson {
        change: LessonOp::Cut {
            from: scenario.steps[1].id.clone(),
            stay: vec![ScriptedTurns {
                player: 1,
                turns: 0,
            }],
        },
    };
    let DocumentDraft::Lesson(less) = draft.expect("recorded").apply(&cut).expect("cut") else {
        panic!("a lesson");
    };
    assert_eq!(less.scenario().steps.len(), 1);
    assert_eq!(less.scenario().solution.len(), 1);
    assert!(less.scenario().scripts[0].turns.is_empty());
    assert_eq!(begun.apply(&record(Vec::new())), Err(OpRefusal::NoMove));
    let nobody = begun.apply(&record(turns(&[(4, 1)])));
    assert_eq!(nobody, Err(OpRefusal::NoSeat));
}
