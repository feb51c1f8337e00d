//! The format of rule indexes: each rule of an expansion in plain words, with its sources and options, and the boxes that
//! bring them. Knows what a rule says, not what it does.

use crate::document::{DocumentFormat, JudgedFields, repeated_ids};
use crate::faults::ProblemList;
use crate::game_box::GameBox;
use crate::problem::{Problem, What, join, shown, some_of};
use crate::text::{Text, judge_names};
use crate::words::{Home, Printing, RuleKind};
use crate::{healthy, ids};
use deserr::Deserr;
use rules::options::OPTIONS;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// The rules of one expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct RuleIndex {
    /// The expansion.
    pub expansion: Home,
    /// The boxes that it comes in, where they are more than one for each of its sets.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<GameBox>,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Rule {
    /// Two capital letters, a hyphen and two digits.
    #[cfg_attr(test, schemars(regex(pattern = "^[A-Z]{2}-[0-9]{2}$")))]
    pub id: String,
    /// What sort of rule it is.
    pub kind: RuleKind,
    /// A few words.
    pub title: Text,
    /// What it says.
    pub text: Text,
    /// Which rule text it is from, or that it is a ruling of ours.
    pub source: String,
    /// Rules that belong beside it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub see: Vec<String>,
    /// Of which two expansions it says what holds when both are there, pair by pair; for rulings only.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub between: Vec<Vec<Home>>,
    /// What a table may choose; for options only.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<OptionValues>,
    /// Where all of it, or a part, is a decision of ours.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<OwnRuling>,
}

/// What the printed rules leave open, and is decided here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct OwnRuling {
    /// Why it is so, in one sentence.
    pub why: Text,
    /// What other tables do, in one sentence.
    pub others: Text,
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct OptionValues {
    /// The value when nobody chooses.
    pub default: String,
    /// All values.
    pub values: Vec<OptionValue>,
}

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct OptionValue {
    /// The word for it in files.
    pub value: String,
    /// The editions of the printed game that have it so.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub editions: Vec<Printing>,
    /// What it means.
    pub text: Text,
}

impl DocumentFormat for RuleIndex {
    const KIND: &'static str = "rules";
    const NAME: &'static str = "rule index";
}

impl JudgedFields for RuleIndex {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        repeated_ids(fields, "rules", at, faults);
        repeated_ids(fields, "boxes", at, faults);
        for (index, one) in healthy::objects(fields.get("boxes")) {
            let at = join(at, &format!("boxes[{index}]"));
            let id = one.get("id").and_then(Value::as_str);
            if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
                faults.add(|| ids::not_plain(join(&at, "id"), id));
            }
            judge_names(one, &at, faults);
        }
        for (index, rule) in healthy::objects(fields.get("rules")) {
            judge_rule(rule, &join(at, &format!("rules[{index}]")), faults);
        }
    }
}

fn judge_rule(rule: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
    let mut fault = |field: &str, what| {
        faults.add(|| Problem::error(join(at, field), what));
    };
    let text = |field: &str| rule.get(field).and_then(Value::as_str);
    let id = text("id");
    if let Some(id) = id.filter(|id| !is_rule_id(id)) {
        fault("id", What::BadRuleId { id: shown(id) });
    }
    if text("source").is_some_and(|source| source.trim().is_empty()) {
        fault("source", What::EmptySource);
    }
    let kind = healthy::part::<RuleKind>(rule.get("kind"));
    let pairs = healthy::part::<Vec<Vec<Home>>>(rule.get("between")).unwrap_or_default();
    if !pairs.is_empty() && kind.is_some_and(|kind| kind != RuleKind::Ruling) {
        fault("between", What::OnlyRulingsBetween);
    }
    for (n, pair) in pairs.iter().enumerate() {
        if !matches!(pair.as_slice(), [one, other] if one < other) {
            fault(&format!("between[{n}]"), What::WrongPair);
        }
    }
    match (rule.get("option").filter(|option| !option.is_null()), kind) {
        (None, Some(RuleKind::Option)) => {
            fault("option", What::OptionNeedsValues);
        }
        (Some(_), Some(kind)) if kind != RuleKind::Option => {
            fault("option", What::OnlyOptionsHaveValues);
        }
        (Some(option), _) => {
            let Some(id) = id else { return };
            let Some((_, known)) = OPTIONS.iter().find(|(option, _)| *option == id) else {
                return fault("id", What::NoOptionInRules { id: shown(id) });
            };
            let listed = option.get("values").filter(|values| values.is_array());
            let values = healthy::list(listed).map(|value| value.get("value")?.as_str());
            let values: Option<Vec<_>> = values.collect();
            if listed.is_some() && values.is_some_and(|values| values != *known) {
                let known = some_of(known.iter().copied());
                fault("option.values", What::OptionValues { known });
            }
            let default = option.get("default").and_then(Value::as_str);
            if default.is_some_and(|default| default != known[0]) {
                let value = shown(known[0]);
                fault("option.default", What::OptionDefault { value });
            }
        }
        (None, _) => {}
    }
}

fn is_rule_id(id: &str) -> bool {
    let bytes = id.as_bytes();
    matches!(bytes, [a, b, b'-', c, d]
        if [a, b].iter().all(|l| l.is_ascii_uppercase()) && [c, d].iter().all(|d| d.is_ascii_digit()))
}
