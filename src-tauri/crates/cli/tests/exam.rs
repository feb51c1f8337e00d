//! An exam at its door: ten questions, one answer each, and a result that names what was missed.

mod bastide;

use bastide::{bastide, run};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// An exam under way.
struct Exam {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Exam {
    fn of(course: &str, seed: &str) -> Self {
        let mut child = bastide(&["exam", course, "--seed", seed])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the exam begins");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output")).lines();
        Self {
            child,
            input,
            output,
        }
    }

    fn next(&mut self) -> Value {
        let line = self.output.next().expect("a line").expect("text");
        serde_json::from_str(&line).expect("JSON")
    }

    fn answer(&mut self, answer: &str) -> Value {
        writeln!(self.input, "{answer}").expect("it listens");
        self.next()
    }
}

/// The first answer there is, right or wrong.
fn first(question: &Value) -> String {
    let answer = match (&question["ask"]["choices"][0], &question["actions"][0]) {
        (Value::Null, Value::Null) => json!({ "value": [] }),
        (Value::Null, action) => json!({ "action": action }),
        (value, _) => json!({ "value": value }),
    };
    answer.to_string()
}

#[test]
fn an_exam_asks_ten_questions_without_help_and_ends_with_what_was_missed() {
    let mut exam = Exam::of("tower", "7");
    let mut question = exam.next();
    let mut asked = Vec::new();
    for number in 1..=10 {
        assert_eq!(
            (&question["question"], &question["of"]),
            (&json!(number), &json!(10))
        );
        assert!(question["say"].as_str().is_some_and(|say| !say.is_empty()));
        assert!(question["board"]["tiles"].is_array());
        for help in ["rules", "hint", "why", "stars"] {
            assert!(question.get(help).is_none(), "{question}");
        }
        // What is no answer changes nothing.
        let refused = exam.answer("{\"valu\":4}");
        assert_eq!(refused["ok"], false, "{refused}");
        let answer = first(&question);
        asked.push(question.clone());
        question = exam.answer(&answer);
    }
    let result = question;
    assert_eq!(
        (&result["ok"], &result["exam"], &result["of"]),
        (&json!(true), &json!("tower"), &json!(10))
    );
    let answers = result["questions"].as_array().expect("each question");
    let right = answers.iter().filter(|it| it["right"] == true).count();
    assert_eq!(result["right"], right);
    let missed = result["missed"].as_array().expect("what was missed");
    assert_eq!(missed.is_empty(), right == 10);
    for rule in missed {
        assert!(
            rule["rule"].is_string() && rule["title"].is_string(),
            "{rule}"
        );
    }
    assert!(missed.iter().any(|it| {
        it["lesson"]
            .as_str()
            .is_some_and(|id| id.starts_with("tower-"))
    }));
    assert!(exam.child.wait().expect("it ends").success());

    let mut again = Exam::of("tower", "7");
    assert_eq!(again.next(), asked[0]);
    let mut other = Exam::of("tower", "8");
    assert_ne!(other.next(), asked[0]);
    for mut child in [again.child, other.child] {
        child.kill().expect("it ends");
        child.wait().expect("it ends");
    }
}

#[test]
fn a_course_without_an_exam_is_told_with_those_that_have_one() {
    for course in ["build", "towr"] {
        let said = run(&["exam", course]);
        assert_eq!((said.code, said.out.as_str()), (1, ""));
        assert!(said.err.contains("tower"), "{}", said.err);
    }
}
