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

/// Those who are spoken of as he. Between them they have every colour but the learner's, so that a table of any
/// size can be filled without two of one colour.
pub const HE: [Person; 6] = [
    person("Bo", 2),
    person("Cor", 3),
    person("Dag", 4),
    person("Jan", 5),
    person("Lev", 1),
    person("Tom", 4),
];

/// Those who are spoken of as she, with every colour as well.
pub const SHE: [Person; 6] = [
    person("Ada", 1),
    person("Eva", 5),
    person("Ida", 4),
    person("Mia", 2),
    person("Noa", 3),
    person("Zoe", 5),
];

/// Everybody who may sit beside the learner.
pub fn everybody() -> impl Iterator<Item = Person> {
    HE.into_iter().chain(SHE)
}

/// The colour of whoever has this name; none for a stranger.
pub fn colour(name: &str) -> Option<u8> {
    let person = everybody().find(|person| person.name == name);
    person.map(|person| person.colour)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn those_called_he_and_those_called_she_have_every_colour_but_the_learners() {
        for people in [HE, SHE] {
            let colours: BTreeSet<_> = people.iter().map(|person| person.colour).collect();
            assert_eq!(colours, (1..6).collect());
        }
    }
}
