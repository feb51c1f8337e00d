//! True, false, or not decided yet.

/// Whether something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It does, whatever comes.
    True,
    /// It does not, whatever comes.
    False,
    /// That is not decided yet.
    Undecided,
}

impl Truth {
    /// What is decided.
    pub const fn of(holds: bool) -> Self {
        if holds { Self::True } else { Self::False }
    }

    /// All of them.
    pub fn all(truths: impl Iterator<Item = Self>) -> Self {
        let mut all = Self::True;
        for truth in truths {
            match truth {
                Self::False => return Self::False,
                Self::Undecided => all = Self::Undecided,
                Self::True => {}
            }
        }
        all
    }

    /// At least one of them.
    pub fn any(truths: impl Iterator<Item = Self>) -> Self {
        !Self::all(truths.map(|truth| !truth))
    }
}

impl std::ops::Not for Truth {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::True => Self::False,
            Self::False => Self::True,
            Self::Undecided => Self::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Truth::{self, False, True, Undecided};

    #[test]
    fn what_is_undecided_stays_so_unless_the_others_decide() {
        assert_eq!(Truth::all([True, Undecided].into_iter()), Undecided);
        assert_eq!(Truth::all([Undecided, False].into_iter()), False);
        assert_eq!(Truth::any([Undecided, True].into_iter()), True);
        assert_eq!(Truth::any([False, Undecided].into_iter()), Undecided);
        assert_eq!(!Undecided, Undecided);
    }
}
