//! Bots, tested from outside: what they see, what they weigh, what they say.

mod answering;
mod blunders;
mod judging;
mod playing;
mod reasons;
mod seeing;
mod table;
