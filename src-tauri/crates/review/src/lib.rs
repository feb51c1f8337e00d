//! A game looked at again: what each decision gave away, what each draw was worth, and what the result would be with even
//! luck.
//!
//! A game is cut into parts, each from one drawn tile up to the next; what is found of a part is a function of the game,
//! the depth, the seed and its number alone. So any number of threads, and any interruption, ends with the same. Threads
//! are given from outside; there is no clock, no file and no window here.

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

pub use decision::Decision;
pub use depth::Depth;
pub use evened::{Evened, Margin, margins};
pub use grade::{Grade, Rating, is_clear};
pub use job::Review;
pub use luck::{EYE, Luck, PlayersStand, TILES as LUCK_TILES, WeighedDraw, weight_of_besides};
pub use object::Object;
pub use overall::{Adjusted, Overall, PlayerReview, overall};
pub use part::Part;
pub use subject::Subject;
