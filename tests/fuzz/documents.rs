//! Files of every kind, changed a little or much: sets, mixes, rule indexes, scenarios, campaigns, and definitions of
//! another program.

use crate::damage::{Blow, Scratch, blows, damaged, scratched, scratches};
use crate::runner::Held;
use crate::{refused, sound};
use content::built_in::{CAMPAIGNS, LESSONS, MIXES, RULES, SETS};
use content::check::{File, PlayableFile, check_and_prove};
use content::document::{self, DocumentFormat};
use content::library::Library;
use content::tile_set::TileSet;
use jcloisterzone::{convert, write};
use proptest::prelude::*;
use std::fmt::Debug;
use std::sync::LazyLock;

/// What is found here goes on being tried: files that were broken once stand beside good ones.
static CORPUS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let carried = SETS.iter().chain(&RULES).chain(&MIXES);
    let carried = carried.chain(LESSONS).chain(CAMPAIGNS);
    let mut texts: Vec<_> = carried.map(|(_, text)| (*text).to_owned()).collect();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // Each as often as it takes to be met among the lessons.
        texts.extend(std::iter::repeat_n(text, 10));
    }
    texts
});

/// Any file of the corpus, and what is changed in it: values, then bytes.
pub(crate) fn cases() -> impl Strategy<Value = (usize, Vec<Blow>, Vec<Scratch>)> {
    let few = prop::option::weighted(0.3, scratches());
    let few = few.prop_map(Option::unwrap_or_default);
    (0..CORPUS.len(), blows(), few)
}

/// A file is read or refused with reasons; what is read is written and read as the same.
pub(crate) fn hold((number, blows, scratches): (usize, Vec<Blow>, Vec<Scratch>)) -> Held {
    let text = &CORPUS[number];
    let Ok(value) = serde_json::from_str(text) else {
        // What is no value of ours loses more of its bytes.
        let scratches = [scratches, Scratch::of(&blows)].concat();
        return definition_holds(&scratched(text.clone().into_bytes(), &scratches));
    };
    let bytes = damaged(value, &blows).to_string().into_bytes();
    let bytes = scratched(bytes, &scratches);
    match File::read(&bytes, Library::built_in()) {
        Ok(File::Set(set)) => {
            is_kept(&set)?;
            comes_back(&set)?;
        }
        Ok(File::Mix(mix)) => is_kept(&mix)?,
        Ok(File::Rules(rules)) => is_kept(&rules)?,
        Ok(File::Game(record)) => is_kept(&*record)?,
        Ok(File::Scenario(scenario)) => is_kept(&*scenario)?,
        Ok(File::Campaign(campaign)) => is_kept(&campaign)?,
        Ok(File::Path(path)) => is_kept(&path)?,
        Ok(File::Table(sheet)) => is_kept(&sheet)?,
        Ok(File::Position(position)) => is_kept(&*position)?,
        Err(problems) => refused(&problems)?,
    }
    sound(&check_and_prove(
        &[("file".to_owned(), bytes)],
        |_, playable, library| match playable {
            PlayableFile::Scenario(scenario) => tutor::check::prove(scenario, library).problems,
            PlayableFile::Campaign(campaign, find) => {
                tutor::campaign::prove(campaign, *find, library, &|| true).problems
            }
        },
    ))
}

fn is_kept<T: DocumentFormat + PartialEq + Debug>(read: &T) -> Held {
    let again = document::read::<T>(document::write(read).as_bytes());
    prop_assert_eq!(again.as_ref(), Ok(read));
    Ok(())
}

/// A set that is given to another program is taken over again with all of its tiles.
fn comes_back(set: &TileSet) -> Held {
    let again = convert(write(set).text.as_bytes(), "file", &|_| false);
    let Ok(again) = again else {
        prop_assert!(set.tiles.is_empty(), "{:?}", again.err());
        return Ok(());
    };
    let faults = again.remarks.iter().filter(|it| it.problem.is_error());
    prop_assert_eq!(faults.count(), 0, "{:?}", again.remarks);
    prop_assert_eq!(again.sets[0].tiles.len(), set.tiles.len());
    Ok(())
}

/// What is taken over is without a fault.
fn definition_holds(bytes: &[u8]) -> Held {
    match convert(bytes, "file", &|_| false) {
        Ok(converted) => {
            for remark in &converted.remarks {
                sound(std::slice::from_ref(&remark.problem))?;
            }
            for set in &converted.sets {
                is_kept(set)?;
                comes_back(set)?;
            }
        }
        Err(problems) => refused(&problems)?,
    }
    Ok(())
}
