//! A file of which something has changed, as it was written but for that: what an author wrote otherwise than the
//! program would stays as it is.

use super::Ordered;

/// The text of a file after a change, laid out. `before` and `after` are the file as the program writes it, before the
/// change and after it; nothing where one of them is not JSON.
pub fn merged(text: &str, before: &str, after: &str) -> Option<String> {
    let read = |text: &str| serde_json::from_str::<Ordered>(text.trim_start_matches('\u{feff}'));
    let (text, before, after) = (read(text).ok()?, read(before).ok()?, read(after).ok()?);
    Some(text.changed(&before, after).laid_out())
}

impl Ordered {
    /// The value with what is otherwise in `after` than in `before`.
    fn changed(self, before: &Self, after: Self) -> Self {
        if *before == after {
            return self;
        }
        match (self, before, after) {
            (Self::Object(own), Self::Object(before), Self::Object(after)) => {
                Self::Object(fields(own, before, after))
            }
            (Self::List(own), Self::List(before), Self::List(after))
                if own.len() == before.len() =>
            {
                Self::List(rows(own, before, after))
            }
            (_, _, after) => after,
        }
    }

    fn field(fields: &[(String, Self)], name: &str) -> Option<usize> {
        fields.iter().position(|(other, _)| other == name)
    }

    /// What a row of a list goes by.
    fn key(&self) -> Option<&Self> {
        let Self::Object(fields) = self else {
            return None;
        };
        let named = |name| Self::field(fields, name);
        let at = named("id").or_else(|| named("class"))?;
        Some(&fields[at].1)
    }
}

type Fields = Vec<(String, Ordered)>;

/// Fields keep their places; those that are new stand behind them.
fn fields(own: Fields, before: &Fields, mut after: Fields) -> Fields {
    let mut kept = Vec::new();
    for (name, value) in own {
        let was = Ordered::field(before, &name).map(|at| &before[at].1);
        let now = Ordered::field(&after, &name).map(|at| after.remove(at).1);
        match (was, now) {
            (Some(was), Some(now)) => kept.push((name, value.changed(was, now))),
            (None, Some(now)) => kept.push((name, now)),
            // What the program leaves unsaid may be written all the same.
            (None, None) => kept.push((name, value)),
            (Some(_), None) => {}
        }
    }
    let is_new = |(name, now): &(String, Ordered)| {
        Ordered::field(before, name).is_none_or(|at| before[at].1 != *now)
    };
    kept.extend(after.into_iter().filter(is_new));
    kept
}

/// Each row is that of before which is the same, or goes by the same name, or stands in the same place.
fn rows(own: Vec<Ordered>, before: &[Ordered], after: Vec<Ordered>) -> Vec<Ordered> {
    let is_as_long = before.len() == after.len();
    let mut own: Vec<Option<Ordered>> = own.into_iter().map(Some).collect();
    let mut row = |(index, now): (usize, Ordered)| {
        let free = |at: &usize| own[*at].is_some();
        let mut places = (0..before.len()).filter(free);
        let same = places.clone().find(|at| before[*at] == now);
        let named = || places.find(|at| now.key().is_some() && before[*at].key() == now.key());
        let there = || Some(index).filter(|at| is_as_long && now.key().is_none() && free(at));
        let from = same.or_else(named).or_else(there);
        match from.and_then(|at| Some((own[at].take()?, at))) {
            Some((own, at)) => own.changed(&before[at], now),
            None => now,
        }
    };
    let mut kept = Vec::new();
    for now in after.into_iter().enumerate() {
        kept.push(row(now));
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::merged;

    #[test]
    fn only_what_changed_is_written_anew() {
        let text = r#"{ "text": { "en": { "z": "Last", "a": "First" } }, "steps": [
            { "type": "say", "id": "one", "then": "rewind" }, { "id": "two", "type": "do", "rules": ["A", "B"] } ] }"#;
        let before = r#"{"steps":[{"id":"one","type":"say"},{"id":"two","type":"do","rules":["A","B"]}],
            "text":{"en":{"a":"First","z":"Last"}}}"#;
        let after = r#"{"steps":[{"id":"new","type":"say"},{"id":"two","type":"do","rules":["B"]},{"id":"one","type":"say"}],
            "text":{"en":{"a":"First","b":"Between","z":"At the end"}}}"#;
        let laid = r#"{
  "steps": [
    { "id": "new", "type": "say" },
    { "id": "two", "type": "do", "rules": ["B"] },
    { "id": "one", "type": "say", "then": "rewind" }
  ],
  "text": { "en": { "z": "At the end", "a": "First", "b": "Between" } }
}
"#;
        assert_eq!(merged(text, before, after).as_deref(), Some(laid));
        let same = merged(text, before, before);
        assert_eq!(same, super::super::laid_out(text));
        assert_eq!(merged("{", before, after), None);
    }
}
