//! How strong somebody is in Practice: a rating that each answer moves, and how sure it is. Glicko (Glickman 1999), with
//! each question as an opponent whose strength is its level. Knows days as numbers that others count, no clock.

use crate::schedule::AnswerGrade;
use std::f64::consts::{LN_10, PI};

/// Where everybody begins, and a question of the middle level stands.
const MIDDLE: f64 = 1500.0;
/// So much stronger is a question a level higher, of levels from 1 to 5.
const LEVEL: f64 = 150.0;
const MIDDLE_LEVEL: f64 = 3.0;
/// How unsure the strength of a question is: a level says little more.
const QUESTION: f64 = 100.0;
/// How unsure a rating is before the first answer, which is the most, and at least.
const UNKNOWN: f64 = 350.0;
const SUREST: f64 = 45.0;
/// After so many days without an answer a rating that was sure is as unsure as before the first.
const FORGOTTEN: f64 = 730.0;
/// A range of 95 %, in deviations.
const RANGE: f64 = 1.96;

/// The first answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedAnswer {
    pub day: i32,
    /// How hard the question was, from 1 to 5.
    pub level: u8,
    pub answered: AnswerGrade,
}

/// The rating at the end of a day on which something was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    pub day: i32,
    pub rating: i32,
    /// The 95 % range.
    pub low: i32,
    pub high: i32,
    /// How many answers it rests on.
    pub answers: u32,
}

#[derive(Clone, Copy)]
struct Rating {
    value: f64,
    deviation: f64,
    answers: u32,
}

impl Rating {
    const FIRST: Self = Self {
        value: MIDDLE,
        deviation: UNKNOWN,
        answers: 0,
    };

    /// What was not shown for a while is less sure.
    fn rested(self, days: u32) -> Self {
        let a_day = (UNKNOWN * UNKNOWN - SUREST * SUREST) / FORGOTTEN;
        let deviation = (self.deviation * self.deviation + a_day * f64::from(days)).sqrt();
        Self {
            deviation: deviation.min(UNKNOWN),
            ..self
        }
    }

    fn after(self, answer: RatedAnswer) -> Self {
        let score = match answer.answered {
            AnswerGrade::Right => 1.0,
            AnswerGrade::Helped => 0.5,
            AnswerGrade::Wrong => 0.0,
        };
        let level = f64::from(answer.level.clamp(1, 5));
        let question = MIDDLE + LEVEL * (level - MIDDLE_LEVEL);
        let scale = LN_10 / 400.0;
        let spread = scale * QUESTION / PI;
        let weight = 1.0 / (1.0 + 3.0 * spread * spread).sqrt();
        let expected = 1.0 / (1.0 + 10f64.powf(weight * (question - self.value) / 400.0));
        let told = scale * scale * weight * weight * expected * (1.0 - expected);
        let variance = 1.0 / (1.0 / (self.deviation * self.deviation) + told);
        Self {
            value: self.value + scale * variance * weight * (score - expected),
            deviation: variance.sqrt().max(SUREST),
            answers: self.answers.saturating_add(1),
        }
    }

    fn on(self, day: i32) -> RatingPoint {
        let range = RANGE * self.deviation;
        RatingPoint {
            day,
            rating: self.value.round() as i32,
            low: (self.value - range).round() as i32,
            high: (self.value + range).round() as i32,
            answers: self.answers,
        }
    }
}

/// The rating at the end of each day with an answer, from answers in their order.
#[must_use]
pub fn rating_history(answers: &[RatedAnswer]) -> Vec<RatingPoint> {
    let mut rating = Rating::FIRST;
    let mut history: Vec<RatingPoint> = Vec::new();
    for &answer in answers {
        let last = history.last().map_or(answer.day, |point| point.day);
        // A clock may have been set back.
        let day = answer.day.max(last);
        rating = rating.rested(day.abs_diff(last)).after(answer);
        history.pop_if(|point| point.day == day);
        history.push(rating.on(day));
    }
    history
}

#[cfg(test)]
mod tests {
    use super::*;
    use AnswerGrade::{Helped, Right, Wrong};
    use rules::chance::Chance;

    fn answer(day: i32, level: u8, answered: AnswerGrade) -> RatedAnswer {
        RatedAnswer {
            day,
            level,
            answered,
        }
    }

    fn rated(answers: &[RatedAnswer]) -> RatingPoint {
        *rating_history(answers).last().expect("an answer")
    }

    #[test]
    fn a_right_answer_raises_a_wrong_one_lowers_and_help_counts_half() {
        let [right, helped, wrong] = [Right, Helped, Wrong].map(|it| rated(&[answer(1, 3, it)]));
        assert!(right.rating > 1500 && wrong.rating < 1500);
        assert_eq!(helped.rating, 1500);
        let [hard, easy] = [5, 1].map(|level| rated(&[answer(1, level, Right)]));
        assert!(hard.rating > right.rating && right.rating > easy.rating);
    }

    #[test]
    fn answers_make_it_surer_and_a_long_rest_less_sure() {
        let width = |point: RatingPoint| point.high - point.low;
        let few = rated(&[answer(1, 3, Right), answer(1, 3, Wrong)]);
        let many = rated(&[[answer(1, 3, Right), answer(1, 3, Wrong)]; 20].concat());
        assert!(width(many) < width(few) / 2, "{many:?} {few:?}");
        let mut rested = [[answer(1, 3, Right), answer(1, 3, Wrong)]; 20].concat();
        rested.push(answer(366, 3, Right));
        assert!(width(rated(&rested)) > width(many));
    }

    #[test]
    fn a_day_is_one_point_and_a_clock_that_goes_back_is_no_day() {
        let history = rating_history(&[
            answer(4, 3, Right),
            answer(4, 3, Right),
            answer(7, 3, Wrong),
            answer(6, 3, Wrong),
        ]);
        let days: Vec<_> = history
            .iter()
            .map(|point| (point.day, point.answers))
            .collect();
        assert_eq!(days, [(4, 2), (7, 4)]);
        assert!(history[1].rating < history[0].rating);
    }

    /// Somebody who answers as one of a strength would: nine times in ten and more the range holds it.
    #[test]
    fn the_range_holds_the_strength_of_whoever_answers_by_it() {
        let mut held = 0;
        let mut all = 0;
        for seed in 1..=60 {
            let mut chance = Chance::new(seed);
            let strength = 1250.0 + 10.0 * (chance.below(51) as f64);
            let answers: Vec<_> = (0..200)
                .map(|nth| {
                    let level = 1 + chance.below(5) as u8;
                    let question = MIDDLE + LEVEL * (f64::from(level) - MIDDLE_LEVEL);
                    let knows = 1.0 / (1.0 + 10f64.powf((question - strength) / 400.0));
                    let right = (chance.below(1_000_000) as f64) < knows * 1_000_000.0;
                    answer(nth / 10, level, if right { Right } else { Wrong })
                })
                .collect();
            for point in rating_history(&answers) {
                all += 1;
                held +=
                    i32::from((f64::from(point.low)..=f64::from(point.high)).contains(&strength));
            }
        }
        assert!(held * 10 >= all * 9, "{held} of {all}");
    }
}
