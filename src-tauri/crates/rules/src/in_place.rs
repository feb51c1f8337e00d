//! Copies into memory that is there already: a mind tries thousands of moves on one and the same copy of a game.

/// Makes a type be copied field by field, and into the memory of an older copy where there is one; what is derived
/// makes a new copy and throws the older one away.
macro_rules! copied_in_place {
    ($type:ident: $($field:ident),+ $(,)?) => {
        impl Clone for $type {
            #[inline]
            fn clone(&self) -> Self {
                Self {
                    $($field: self.$field.clone()),+
                }
            }

            #[inline]
            fn clone_from(&mut self, source: &Self) {
                let Self { $($field),+ } = source;
                $(self.$field.clone_from($field);)+
            }
        }
    };
}

pub(crate) use copied_in_place;

#[cfg(test)]
mod tests {
    #[derive(Debug, PartialEq, Eq)]
    struct Notes {
        lines: Vec<u32>,
        page: u16,
    }
    copied_in_place!(Notes: lines, page);

    #[test]
    fn a_copy_says_the_same_and_keeps_the_memory_that_was_there() {
        let notes = Notes {
            lines: vec![1, 2, 3],
            page: 7,
        };
        let mut copy = Notes {
            lines: vec![0; 100],
            page: 1,
        };
        let there = copy.lines.as_ptr();
        copy.clone_from(&notes);
        assert_eq!(copy, notes);
        assert_eq!(copy.lines.as_ptr(), there);
        assert_eq!(copy.clone(), notes);
    }
}
