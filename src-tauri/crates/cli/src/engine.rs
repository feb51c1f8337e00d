//! `bastide engine`: a line of JSON in, a line of JSON out, until the input ends.
//! Knows lines; what a line asks for is known to the door.

use crate::protocol::EngineProtocol;
use crate::response::error;
use crate::trouble::Trouble;
use clap::Args;
use content::json::{MOST_BYTES, too_large};
use std::io::{self, BufRead, Read, Write};
use std::ops::ControlFlow;

/// Play games by JSON lines, so that another program can drive, test or play against Bastide
///
/// One request a line in, one answer a line out. Nothing that is sent ends the engine but the end of the input.
#[derive(Args)]
#[command(after_help = "Requests:
  {\"do\":\"new\",\"setup\":{\"players\":2,\"mix\":\"tower\",\"seed\":7}}
  {\"do\":\"legal\"}
  {\"do\":\"act\",\"action\":{\"type\":\"tile\",\"x\":1,\"y\":0,\"rotation\":0}}
  {\"do\":\"why\",\"action\":{\"type\":\"tile\",\"x\":9,\"y\":9,\"rotation\":0}}
  {\"do\":\"think\",\"bot\":\"sharp\",\"ms\":2000}   {\"do\":\"think\",\"bot\":\"sharp\",\"playouts\":500}
  {\"do\":\"undo\"}   {\"do\":\"record\"}   {\"do\":\"position\"}   {\"do\":\"board\"}")]
pub(crate) struct Engine {}

impl Engine {
    #[allow(clippy::unused_self, reason = "every command runs the same way")]
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let mut door = EngineProtocol::default();
        converse(&mut io::stdin().lock(), out, |line| door.answer(line))?;
        Ok(())
    }
}

/// Answers every line, until there are no more.
pub(crate) fn converse(
    input: &mut impl BufRead,
    out: &mut impl Write,
    mut answer: impl FnMut(&[u8]) -> String,
) -> io::Result<()> {
    converse_until(input, out, |line| (answer(line), ControlFlow::Continue(())))
}

/// Answers every line, until there are no more or nothing is left to be said.
pub(crate) fn converse_until(
    input: &mut impl BufRead,
    out: &mut impl Write,
    mut answer: impl FnMut(&[u8]) -> (String, ControlFlow<()>),
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut limited = input.by_ref().take(MOST_BYTES as u64 + 1);
        if limited.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let (said, flow) = if line.len() > MOST_BYTES {
            skip_line(input)?;
            (error(&[too_large()]), ControlFlow::Continue(()))
        } else {
            answer(&line)
        };
        writeln!(out, "{said}")?;
        out.flush()?;
        if flow.is_break() {
            return Ok(());
        }
    }
}

/// Reads on to the end of the line without keeping it.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let over = end.is_some() || buffer.is_empty();
        input.consume(used);
        if over {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_line_is_refused_and_the_next_one_is_heard() {
        let mut input = vec![b'x'; MOST_BYTES + 5000];
        input.extend(b"\n{\"do\":\"undo\"}");
        let mut out = Vec::new();
        let mut door = EngineProtocol::default();
        converse(&mut input.as_slice(), &mut out, |line| door.answer(line)).unwrap();
        let lines: Vec<_> = std::str::from_utf8(&out).unwrap().lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].contains("larger than 8 MB"), "{}", lines[0]);
        assert!(lines[1].contains("no game"), "{}", lines[1]);
    }
}
