//! What was answered in lessons, one row an answer: only ever added, so that what was learned outlives a lesson that
//! changes; but a slip can be taken back.

use crate::lesson::{self, LessonRecord};
use crate::{Store, StoreError};
use rusqlite::{Transaction, named_params};

/// How an answer was judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeptVerdict {
    /// It was right.
    Right,
    /// It was a mistake.
    Wrong,
    /// It was told or shown, and nothing was asked.
    Passed,
    /// It was done for whoever learns.
    Skipped,
}

/// An answer to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAnswer {
    pub step: String,
    /// What the step was like then: another text means another step.
    pub content: String,
    /// The rules that it was about, as a list in JSON.
    pub rules: String,
    /// What was done, in JSON.
    pub given: String,
    pub verdict: KeptVerdict,
    pub class: Option<String>,
    /// How much help was given, from 0 to 4.
    pub help: u8,
    /// How hard it was, from 1 to 5, where it was a question of practice.
    pub level: Option<u8>,
}

/// What is known of a step from all answers to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownStep {
    pub lesson: String,
    pub step: String,
    pub content: String,
    pub rules: String,
    /// True when it was right at least once and not shown before.
    pub mastered: bool,
}

/// Help from this rung on has it done.
const DONE_FOR_ONE: u8 = 4;

/// An answer as it was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAnswer {
    pub lesson: String,
    pub content: String,
    pub rules: String,
    pub verdict: KeptVerdict,
    pub help: u8,
    pub level: Option<u8>,
    /// Seconds since 1970.
    pub at: i64,
}

impl Store {
    /// Keeps an answer that belongs to no lesson.
    pub async fn keep_answer(&self, of: String, new: NewAnswer) -> Result<(), StoreError> {
        self.transact(move |t| add(t, &of, &new)).await
    }

    /// Forgets the last wrong answer to a step, which was not meant, and keeps how far somebody has come.
    pub async fn take_back_answer(
        &self,
        of: String,
        step: String,
        kept: Option<LessonRecord>,
    ) -> Result<(), StoreError> {
        self.transact(move |t| {
            t.execute(
                "DELETE FROM answer WHERE id = (
                    SELECT max(id) FROM answer
                    WHERE lesson = :lesson AND step = :step AND verdict = :wrong AND forgotten = 0)",
                named_params! { ":lesson": of, ":step": step, ":wrong": word(KeptVerdict::Wrong) },
            )?;
            kept.map_or(Ok(()), |kept| lesson::keep(t, kept))
        })
        .await
    }

    /// Every answer to a task, the oldest first.
    pub async fn answers(&self) -> Result<Vec<StoredAnswer>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT lesson, content, rules, verdict, help, level, answered_at
                 FROM answer WHERE forgotten = 0 AND verdict <> :passed ORDER BY id",
            )?;
            let of_them = named_params! { ":passed": word(KeptVerdict::Passed) };
            let answers = query.query_map(of_them, |row| {
                let verdict: String = row.get("verdict")?;
                Ok(StoredAnswer {
                    lesson: row.get("lesson")?,
                    content: row.get("content")?,
                    rules: row.get("rules")?,
                    verdict: verdict_of(&verdict),
                    help: row.get("help")?,
                    level: row.get("level")?,
                    at: row.get("answered_at")?,
                })
            })?;
            Ok(answers.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Every step that was ever answered or passed, as it was then.
    pub async fn known_steps(&self) -> Result<Vec<KnownStep>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT lesson, step, content, rules, max(verdict = :right AND help < :done) AS mastered
                 FROM answer WHERE forgotten = 0 AND verdict <> :wrong
                 GROUP BY lesson, step, content, rules ORDER BY min(id)",
            )?;
            let of_them = named_params! {
                ":right": word(KeptVerdict::Right),
                ":wrong": word(KeptVerdict::Wrong),
                ":done": DONE_FOR_ONE,
            };
            let known = query.query_map(of_them, |row| {
                Ok(KnownStep {
                    lesson: row.get("lesson")?,
                    step: row.get("step")?,
                    content: row.get("content")?,
                    rules: row.get("rules")?,
                    mastered: row.get("mastered")?,
                })
            })?;
            Ok(known.collect::<Result<_, _>>()?)
        })
        .await
    }
}

pub(crate) fn add(t: &Transaction<'_>, lesson: &str, new: &NewAnswer) -> Result<(), StoreError> {
    t.prepare_cached(
        "INSERT INTO answer (lesson, step, content, rules, given, verdict, class, help, level)
         VALUES (:lesson, :step, :content, :rules, :given, :verdict, :class, :help, :level)",
    )?
    .execute(named_params! {
        ":lesson": lesson,
        ":step": new.step,
        ":content": new.content,
        ":rules": new.rules,
        ":given": new.given,
        ":verdict": word(new.verdict),
        ":class": new.class,
        ":help": new.help,
        ":level": new.level,
    })?;
    Ok(())
}

pub(crate) fn forget(t: &Transaction<'_>, lesson: &str, number: u32) -> Result<(), StoreError> {
    t.execute(
        "UPDATE answer SET forgotten = :number WHERE lesson = :lesson AND forgotten = 0",
        named_params! { ":lesson": lesson, ":number": number },
    )?;
    Ok(())
}

pub(crate) fn recall(t: &Transaction<'_>, number: u32) -> Result<(), StoreError> {
    t.execute(
        "UPDATE answer SET forgotten = 0 WHERE forgotten = :number AND :number > 0",
        named_params! { ":number": number },
    )?;
    Ok(())
}

pub(crate) fn remove_forgotten(t: &Transaction<'_>, latest: u32) -> Result<(), StoreError> {
    let query = "DELETE FROM answer WHERE forgotten BETWEEN 1 AND :latest";
    t.execute(query, named_params! { ":latest": latest })?;
    Ok(())
}

fn verdict_of(word_of_it: &str) -> KeptVerdict {
    let all = [KeptVerdict::Right, KeptVerdict::Wrong, KeptVerdict::Skipped];
    let found = all.into_iter().find(|verdict| word(*verdict) == word_of_it);
    found.unwrap_or(KeptVerdict::Passed)
}

const fn word(verdict: KeptVerdict) -> &'static str {
    match verdict {
        KeptVerdict::Right => "right",
        KeptVerdict::Wrong => "wrong",
        KeptVerdict::Passed => "passed",
        KeptVerdict::Skipped => "skipped",
    }
}
