//! The ways in which an action can be wrong, each a code that names a rule: every part of the game keeps its own.

/// One way in which an action can be wrong. Codes are part of the save-compatible vocabulary.
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    /// Expansion and statement, such as `tower/closed`.
    pub code: &'static str,
    /// The rule it rests on.
    pub rule: &'static str,
}

/// Names the codes of a part of the game, and lists them.
macro_rules! codes {
    ($($name:ident $code:literal $rule:literal)*) => {
        $(#[doc = $code] pub const $name: &$crate::code::Code =
            &$crate::code::Code { code: $code, rule: $rule };)*
        /// Every way in which this part of the game refuses.
        pub(crate) const CODES: &[&$crate::code::Code] = &[$($name),*];
    };
}
pub(crate) use codes;
