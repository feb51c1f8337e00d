//! How long something stays known: the formula of FSRS-6 with its usual parameters, as
//! <https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm> writes it down. `tests/fsrs.txt` holds what
//! its own implementation answers.

use crate::schedule::AnswerGrade;

/// The usual parameters, found from the answers of many people.
const W: [f32; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// How likely something still is known after as many days as its stability.
const STABLE: f32 = 0.9;
const LEAST_STABILITY: f32 = 0.001;
const MOST_STABILITY: f32 = 36_500.0;
const EASIEST: f32 = 1.0;
const HARDEST: f32 = 10.0;

/// What is remembered of something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Memory {
    /// After so many days nine of ten people still know it.
    pub(crate) stability: f32,
    /// From 1 to 10.
    pub(crate) difficulty: f32,
}

impl Memory {
    /// After the first answer.
    pub(crate) fn first(grade: AnswerGrade) -> Self {
        let rating = rating(grade);
        Self {
            stability: W[rating as usize - 1],
            difficulty: first_difficulty(rating),
        }
        .within_bounds()
    }

    /// After an answer so many days after the one before.
    pub(crate) fn after(self, grade: AnswerGrade, days: u32) -> Self {
        let (rating, before) = (rating(grade), self.within_bounds());
        let stability = match (days, grade) {
            (0, _) => before.same_day(rating),
            (_, AnswerGrade::Wrong) => before.forgotten(days),
            (_, AnswerGrade::Helped) => before.known(days, W[15]),
            (_, AnswerGrade::Right) => before.known(days, 1.0),
        };
        let difficulty = before.next_difficulty(rating);
        Self {
            stability,
            difficulty,
        }
        .within_bounds()
    }

    fn within_bounds(self) -> Self {
        Self {
            stability: self.stability.clamp(LEAST_STABILITY, MOST_STABILITY),
            difficulty: self.difficulty.clamp(EASIEST, HARDEST),
        }
    }

    /// After how many days a chance of `retention` is left that it is known.
    pub(crate) fn days_until(self, retention: f32) -> f32 {
        self.stability / factor() * (retention.powf(-1.0 / W[20]) - 1.0)
    }

    /// How likely it still is known.
    fn retention(self, days: u32) -> f32 {
        (days as f32 / self.stability * factor() + 1.0).powf(-W[20])
    }

    fn known(self, days: u32, penalty: f32) -> f32 {
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * (((1.0 - self.retention(days)) * W[10]).exp() - 1.0)
            * penalty;
        self.stability * (growth + 1.0)
    }

    fn forgotten(self, days: u32) -> f32 {
        let left = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * ((1.0 - self.retention(days)) * W[14]).exp();
        left.min(self.stability / (W[17] * W[18]).exp())
    }

    fn same_day(self, rating: f32) -> f32 {
        let growth = (W[17] * (rating - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        let growth = if rating >= 2.0 {
            growth.max(1.0)
        } else {
            growth
        };
        self.stability * growth
    }

    fn next_difficulty(self, rating: f32) -> f32 {
        let change = -W[6] * (rating - 3.0);
        let next = self.difficulty + (10.0 - self.difficulty) * change / 9.0;
        W[7] * (first_difficulty(4.0) - next) + next
    }
}

fn rating(grade: AnswerGrade) -> f32 {
    match grade {
        AnswerGrade::Wrong => 1.0,
        AnswerGrade::Helped => 2.0,
        AnswerGrade::Right => 3.0,
    }
}

fn first_difficulty(rating: f32) -> f32 {
    W[4] - (W[5] * (rating - 1.0)).exp() + 1.0
}

/// Makes the curve of forgetting go through [`STABLE`].
fn factor() -> f32 {
    (STABLE.ln() / -W[20]).exp() - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mathematics of another machine may differ in the last digits.
    fn is_near(found: f32, expected: f32) -> bool {
        (found - expected).abs() <= expected.abs() * 1e-5
    }

    #[test]
    fn answers_are_judged_as_the_scheduler_itself_does() {
        let recorded = include_str!("../tests/fsrs.txt").lines();
        let mut memory = None;
        let mut compared = 0;
        for line in recorded.filter(|line| !line.starts_with('#')) {
            let (card, answer) = line.split_once(' ').expect("a card");
            let answer: Vec<f32> = answer
                .split(' ')
                .map(|word| word.parse().expect("a number"))
                .collect();
            let [days, rating, stability, difficulty, interval] = answer[..] else {
                panic!("{line}");
            };
            let grade = [AnswerGrade::Wrong, AnswerGrade::Helped, AnswerGrade::Right];
            let grade = grade[rating as usize - 1];
            let before = memory.filter(|(of, _)| *of == card);
            let found = match before {
                Some((_, before)) => Memory::after(before, grade, days as u32),
                None => Memory::first(grade),
            };
            assert!(
                is_near(found.stability, stability)
                    && is_near(found.difficulty, difficulty)
                    && is_near(found.days_until(0.9), interval),
                "{line}: {found:?}"
            );
            memory = Some((
                card,
                Memory {
                    stability,
                    difficulty,
                },
            ));
            compared += 1;
        }
        assert_eq!(compared, 400);
    }
}
