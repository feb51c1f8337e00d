//! The format of rule indexes: each rule of a room in plain words, with its sources and options.
//! Knows what a rule says, not what it does.

use crate::document::{Document, repeated_ids};
use crate::faults::{Faults, path, quoted};
use crate::problem::{Problem, join};
use crate::rooms::Home;
use crate::text::Text;
use crate::words::RuleKind;
use deserr::{Deserr, ValuePointerRef};
use rules::options::OPTIONS;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// The rules of one room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct RuleIndex {
    /// The room.
    pub room: Home,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields, validate = check -> Faults)]
#[schemars(deny_unknown_fields)]
pub struct Rule {
    /// Two capital letters, a hyphen and two digits.
    #[schemars(regex(pattern = "^[A-Z]{2}-[0-9]{2}$"))]
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
    /// What a table may choose; for options only.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<OptionValues>,
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct OptionValues {
    /// The value when nobody chooses.
    pub default: String,
    /// All values.
    pub values: Vec<OptionValue>,
}

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct OptionValue {
    /// The word for it in files.
    pub value: String,
    /// What it means.
    pub text: Text,
}

impl Document for RuleIndex {
    const KIND: &'static str = "rules";
    const NAME: &'static str = "rule index";

    fn overall(fields: &Map<String, Value>) -> Vec<Problem> {
        repeated_ids(fields, "rules")
    }
}

fn check(rule: Rule, at: ValuePointerRef<'_>) -> Result<Rule, Faults> {
    let at = path(at);
    let mut faults = Vec::new();
    let mut fault = |field: &str, code, message| {
        faults.push(Problem::error(join(&at, field), code, message));
    };
    if !is_rule_id(&rule.id) {
        let id = quoted(&rule.id);
        fault(
            "id",
            "bad-id",
            format!("{id} is no rule id: expected one such as \"BG-01\""),
        );
    }
    if rule.source.trim().is_empty() {
        fault("source", "empty-text", "the source is empty".to_owned());
    }
    match (&rule.option, rule.kind) {
        (None, RuleKind::Option) => {
            fault(
                "option",
                "missing-field",
                "an option names its values".to_owned(),
            );
        }
        (Some(_), kind) if kind != RuleKind::Option => {
            let message = "only a rule of kind \"option\" has values".to_owned();
            fault("option", "wrong-field", message);
        }
        (Some(option), _) => {
            let values: Vec<_> = option.values.iter().map(|v| v.value.as_str()).collect();
            match OPTIONS.iter().find(|(id, _)| *id == rule.id) {
                None => fault(
                    "id",
                    "unknown-option",
                    format!("the rules have no option {}", rule.id),
                ),
                Some((_, known)) => {
                    if values != *known {
                        let message =
                            format!("expected these values in this order: {}", known.join(", "));
                        fault("option.values", "wrong-values", message);
                    }
                    if option.default != known[0] {
                        let message = format!("expected {}", quoted(known[0]));
                        fault("option.default", "wrong-values", message);
                    }
                }
            }
        }
        (None, _) => {}
    }
    if faults.is_empty() {
        Ok(rule)
    } else {
        Err(Faults(faults))
    }
}

fn is_rule_id(id: &str) -> bool {
    let bytes = id.as_bytes();
    matches!(bytes, [a, b, b'-', c, d]
        if [a, b].iter().all(|l| l.is_ascii_uppercase()) && [c, d].iter().all(|d| d.is_ascii_digit()))
}
