//! From bytes to elements: XML without document types, within limits, and one sentence when it is not.

use crate::cost::too_much;
use content::json::{MOST_BYTES, too_large};
use content::problem::{Problem, What};
use roxmltree::{Document, Error, Node, ParsingOptions};

/// Elements, texts and comments together.
const MOST_NODES: u32 = 100_000;

/// The text of a file.
///
/// # Errors
/// When it is too large, no text, or empty.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Problem> {
    if bytes.len() > MOST_BYTES {
        return Err(too_large());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Problem::error("", What::NotText))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(Problem::error("", What::Empty));
    }
    Ok(text)
}

/// The elements of a text.
///
/// # Errors
/// When it is no XML, says a type of its own, or holds too much.
pub(crate) fn parse(text: &str) -> Result<Document<'_>, Problem> {
    let options = ParsingOptions {
        allow_dtd: false,
        nodes_limit: MOST_NODES,
        ..ParsingOptions::default()
    };
    if let Some(what) = too_much(text) {
        return Err(Problem::error("", what));
    }
    Document::parse_with_options(text, options).map_err(|error| explain(&error, text))
}

fn explain(error: &Error, text: &str) -> Problem {
    let what = match error {
        Error::DtdDetected => What::DocumentType,
        Error::NodesLimitReached
        | Error::AttributesLimitReached
        | Error::NamespacesLimitReached => What::TooManyElements {
            most: MOST_NODES.into(),
        },
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => What::Unclosed {
            line: text.trim_end().lines().count().into(),
        },
        other => {
            let at = other.pos();
            What::NotXml {
                line: at.row.into(),
                column: at.col.into(),
            }
        }
    };
    Problem::error("", what)
}

/// The elements that lie in this one.
pub(crate) fn elements<'a, 'input>(
    node: Node<'a, 'input>,
) -> impl Iterator<Item = Node<'a, 'input>> {
    node.children().filter(Node::is_element)
}

/// The texts that lie in this one, without what is blank.
pub(crate) fn texts<'a>(node: Node<'a, '_>) -> impl Iterator<Item = &'a str> {
    let texts = node.children().filter(Node::is_text);
    texts
        .filter_map(|text| text.text())
        .map(str::trim)
        .filter(|text| !text.is_empty())
}
