//! Files made to occupy a processor: whatever they hold, they are read or refused soon. `HOSTILE_BYTES=8380000` makes
//! them as large as a file may be.

mod desks;
mod files;
mod written;

use content::check::{PlayableFile, check_and_prove};
use cpu_time::ThreadTime;
use std::time::Duration;

/// How large the files are, unless somebody says more.
const BYTES: usize = 1 << 20;
/// So much of a processor a file may cost, with nothing optimised but the rules.
const MOST_TIME: Duration = Duration::from_secs(1);
/// What took longer is measured so often in all, and the least counts.
const TRIES: usize = 3;

/// Reads a file as `bastide check` and `bastide convert` do; gives the codes of what is wrong.
fn read(bytes: Vec<u8>) -> Vec<&'static str> {
    let problems = if bundle::is_bundle(&bytes) {
        bundle::read(&bytes).map_or_else(|problems| problems, |bundle| bundle.warnings)
    } else if bytes.starts_with(b"<") {
        jcloisterzone::convert(&bytes, "hostile", &|_| false).map_or_else(
            |problems| problems,
            |converted| {
                let remarks = converted.remarks.into_iter();
                remarks.map(|remark| remark.problem).collect()
            },
        )
    } else {
        check_and_prove(
            &[("hostile".to_owned(), bytes)],
            |_, playable, library| match playable {
                PlayableFile::Scenario(scenario) => tutor::check::prove(scenario, library).problems,
                PlayableFile::Campaign(campaign, find) => {
                    tutor::campaign::prove(campaign, *find, library, &|| false).problems
                }
            },
        )
    };
    let lengths = problems.iter().map(|problem| problem.to_string().len());
    assert!(lengths.sum::<usize>() < 200_000, "too much is said");
    problems.into_iter().map(|problem| problem.code).collect()
}

/// How long a file occupies a processor, and what is said of it.
fn measured(bytes: Vec<u8>) -> (Duration, Vec<&'static str>) {
    let began = ThreadTime::now();
    let codes = read(bytes);
    (began.elapsed(), codes)
}

#[test]
fn no_file_occupies_a_processor_for_long() {
    let size = std::env::var("HOSTILE_BYTES").map_or(BYTES, |size| size.parse().unwrap());
    let only = std::env::var("HOSTILE_ONLY").unwrap_or_default();
    // What is carried is read before anything is measured.
    read(files::GOOD.into());
    let mut slow = Vec::new();
    for (name, make) in files::ALL.iter().chain(written::ALL).chain(desks::ALL) {
        if !name.contains(&only) {
            continue;
        }
        let length = make(size).len();
        assert!(
            length <= size + size / 2 + (64 << 10),
            "{name} has {length} bytes"
        );
        let (mut took, mut codes) = measured(make(size));
        // Who shares a processor is slower on it: what took too long is asked again.
        for _ in 1..TRIES {
            if took > MOST_TIME {
                let (again, same) = measured(make(size));
                (took, codes) = (took.min(again), same);
            }
        }
        let first = codes.first().copied().unwrap_or("nothing wrong");
        println!(
            "{:5} ms {length:8} bytes  {name}: {first} and {} more",
            took.as_millis(),
            codes.len().saturating_sub(1)
        );
        if took > MOST_TIME {
            slow.push(format!("{name}: {took:?}"));
        }
    }
    assert!(slow.is_empty(), "{slow:#?}");
}
