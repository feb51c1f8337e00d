//! How long a target is tried, from which seed, and what is said of a finding.

use cpu_time::ThreadTime;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::Cell;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// So many cases are made from one seed.
const CASES: u32 = 64;
/// The seed of the short run, the same everywhere.
const SEED: u64 = 1;
/// No case may cost more of a processor.
const MOST_TIME: Duration = Duration::from_secs(5);

/// Whether a case holds; what does not panics, or says why.
pub(crate) type Held = Result<(), TestCaseError>;

/// Tries a target: one seed, or as many as there is time for, from `FUZZ_SEED` on. A finding is made as small as it
/// can be, and told with the seed that brings it again.
pub(crate) fn fuzz<S: Strategy>(target: &str, cases: &S, hold: impl Fn(S::Value) -> Held) {
    let seconds: u64 = told("FUZZ_SECONDS").unwrap_or(0);
    let first = told("FUZZ_SEED").unwrap_or(SEED);
    let (began, done) = (Instant::now(), Cell::new(0_u64));
    if seconds > 0 {
        // A finding is tried again and again until it is small: each try would write a page.
        std::panic::set_hook(Box::new(|_| {}));
    }
    for seed in first.. {
        if let Err(found) = tried(seed, cases, &hold, &done) {
            drop(std::panic::take_hook());
            panic!("FUZZ_SEED={seed} npm run fuzz -- {target} 1\n{found}");
        }
        if began.elapsed() >= Duration::from_secs(seconds) {
            let (done, took) = (done.get(), began.elapsed().as_secs_f64());
            println!(
                "{target}: {done} cases in {took:.1} s, {:.0} a second; seeds {first} to {seed}, nothing found",
                done as f64 / took
            );
            return;
        }
    }
}

fn tried<S: Strategy>(
    seed: u64,
    cases: &S,
    hold: &impl Fn(S::Value) -> Held,
    done: &Cell<u64>,
) -> Result<(), TestError<S::Value>> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config {
        cases: CASES,
        failure_persistence: None,
        max_shrink_iters: 4096,
        max_shrink_time: 60_000,
        ..Config::default()
    };
    let chance = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(config, chance).run(cases, |case| {
        done.set(done.get() + 1);
        let began = ThreadTime::now();
        hold(case)?;
        let took = began.elapsed();
        proptest::prop_assert!(took < MOST_TIME, "it took {took:?}");
        Ok(())
    })
}

fn told<T: FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}
