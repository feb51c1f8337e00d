//! The people at the tables of lessons and of practice: what they are called, and the one colour that each has at every
//! table, whatever the seat.

/// The colour of the learner, who is spoken to and has no name.
pub const LEARNERS_COLOUR: u8 = 0;

/// Somebody who sits beside the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Person {
    pub name: &'static str,
    /// The number of the colour in the palette.
    pub colour: u8,
}

const fn person(name: &'static str, colour: u8) -> Person {
    Person { name, colour }
}

/// Those who sit beside the learner, with every colour but the learner's.
pub const OTHERS: [Person; 5] = [
    person("Ada", 1),
    person("Bo", 2),
    person("Cor", 3),
    person("Dag", 4),
    person("Eva", 5),
];

/// The colour of whoever has this name; none for a stranger.
pub fn colour(name: &str) -> Option<u8> {
    let person = OTHERS.iter().find(|person| person.name == name);
    person.map(|person| person.colour)
}
