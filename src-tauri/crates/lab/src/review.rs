//! Reviews: what each decision of a game gave away, what each draw was worth, and the result with even luck.
//!
//! A game is cut into parts, each from one drawn tile up to the next. What is found of a part is a function of the
//! game, the depth, the seed and its number alone. So any number of threads, and any interruption, ends with the same
//! ([`Review`] resumes).
//!
//! - `decision`: what a decision that was not forced gave away (`bots::assess`). It counts where that is a point and
//!   more than twice its noise.
//! - `grade`: by the chance to win that it gave up (`bots::estimate`).
//! - `luck`: a draw is worth how everybody stands with it, less the mean over all that could have come: first as
//!   Steady sees it, then by playing the tile that came and others on in bags that are otherwise the same. The mean of
//!   both is nothing, so the values are fair whatever Steady sees; how well they explain results decides only how much
//!   variance they take away.
//! - `evened`, `overall`: the result with the luck taken out, and what each player gave away in all.
//! - `object`: which bot, version, depth and seed a review was made with; `kept` reads it back.
//!
//! `tests/reviewing.rs` holds that threads and interruptions change nothing. `bastide-dev fit` found how much each
//! part of luck counts.

mod decision;
mod depth;
mod evened;
mod grade;
mod job;
mod kept;
mod luck;
mod object;
mod overall;
mod part;
mod subject;

pub use decision::ReviewDecision;
pub use depth::Depth;
pub use evened::{EvenedMargins, Margin, margins};
pub use grade::{Grade, Rating, is_clear};
pub use job::Review;
pub use luck::{EYE, Luck, PlayersStand, TILES as LUCK_TILES, WeighedDraw, weight_of_besides};
pub use object::Object;
pub use overall::{AdjustedPoints, PlayerReview, ReviewTotals, overall};
pub use part::ReviewPart;
pub use subject::Subject;
