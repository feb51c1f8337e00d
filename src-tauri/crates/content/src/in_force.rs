//! What is said only where a table chose it so: a note on the sheet of a table, a line of a page.
//! Knows the options of the rules by their ids; what they do is known to the rules.

use crate::entries::Entries;
use crate::faults::{ProblemList, field};
use crate::healthy;
use crate::mix::no_option;
use crate::problem::{Problem, join};
use rules::options::Options;
use serde_json::{Map, Value};

/// The options on which something depends, each with the values under which it is said.
pub type When = Entries<Vec<String>>;

/// True where each of the options has one of its values; of what depends on none always.
pub fn is_in_force(when: &When, options: &Options) -> bool {
    when.iter().all(|(id, values)| {
        let chosen = options.all().find(|(option, _)| option == id);
        chosen.is_some_and(|(_, value)| values.iter().any(|it| it == value))
    })
}

/// Adds every option, and every value, that there is not, in the items of a list.
pub(crate) fn judge(fields: &Map<String, Value>, list: &str, at: &str, faults: &mut ProblemList) {
    for (index, item) in healthy::objects(fields.get(list)) {
        for (id, values) in healthy::entries(item.get("when")) {
            for value in healthy::list(Some(values)).filter_map(Value::as_str) {
                if let Err(no) = Options::default().choose(id, value) {
                    let at = join(at, &format!("{list}[{index}]"));
                    let at = || field(&join(&at, "when"), id);
                    faults.add(|| Problem::error(at(), no_option(id, value, no)));
                }
            }
        }
    }
}
