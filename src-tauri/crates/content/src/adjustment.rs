//! What a table agreed on after a decision of a record: points that the rules know nothing of. Knows the fields; what they
//! do to a score is known to the rules.

use crate::faults::{ProblemList, reading};
use crate::number::PlayerNumber;
use crate::number::Whole;
use crate::problem::{Problem, What, join};
use crate::text::judge_name;
use crate::{healthy, seats};
use deserr::{Deserr, IntoValue, ValuePointerRef};
use rules::history::MOST_ADJUSTMENTS;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// Points that a table agreed on: a house rule, an expansion that is not known here, a slip at the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Adjustment {
    /// Whose score.
    pub player: PlayerNumber,
    /// Points given, or with a minus taken. No score falls below nothing.
    pub points: Whole<-9999, 9999>,
    /// What for, in the words of the table.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, schemars(length(max = 200)))]
    pub note: String,
}

/// Takes what was agreed on out of a decision as it is kept.
///
/// # Errors
/// With every fault of it.
pub fn take(decision: &mut Value) -> Result<Vec<Adjustment>, Vec<Problem>> {
    let list = decision
        .as_object_mut()
        .and_then(|fields| fields.remove("adjusted"));
    let at = ValuePointerRef::Origin;
    list.map_or(Ok(Vec::new()), |list| {
        let read = || Vec::deserialize_from_value(list.into_value(), at.push_key("adjusted"));
        reading(read).map_err(ProblemList::told)
    })
}

/// Adds the faults of what was agreed on after the decisions of a record; nobody's score is put right who does not sit
/// there.
pub(crate) fn judge(record: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
    let count = seats::at(record.get("setup")).unwrap_or_default();
    for (index, played) in healthy::objects(record.get("actions")) {
        let Some(list) = played.get("adjusted") else {
            continue;
        };
        let path = join(at, &format!("actions[{index}].adjusted"));
        if list
            .as_array()
            .is_some_and(|list| list.len() > MOST_ADJUSTMENTS)
        {
            let most = MOST_ADJUSTMENTS.into();
            faults.add(|| Problem::error(&path, What::TooManyAdjustments { most }));
            continue;
        }
        seats::judge(list, &path, count, faults);
        for (number, one) in healthy::objects(Some(list)) {
            let at = || format!("{path}[{number}].note");
            judge_name(one.get("note"), at, faults);
        }
    }
}
