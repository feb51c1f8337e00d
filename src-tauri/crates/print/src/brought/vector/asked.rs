//! What an SVG asks for, before anything is made of it.

use super::super::limits::{DEEPEST, MOST_DRAWN, MOST_MATCHES};
use crate::fault::BroughtProblem;
use std::collections::BTreeMap;
use usvg::roxmltree::{Document, Node};

const SVG: &str = "http://www.w3.org/2000/svg";

/// What is drawn, and what it is drawn with.
const KNOWN: [&str; 20] = [
    "a",
    "circle",
    "clipPath",
    "defs",
    "desc",
    "ellipse",
    "g",
    "line",
    "linearGradient",
    "metadata",
    "path",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "style",
    "svg",
    "symbol",
    "title",
];

pub(super) fn judge(document: &Document<'_>) -> Result<(), BroughtProblem> {
    let root = document.root_element();
    if !root.has_tag_name((SVG, "svg")) {
        return Err(BroughtProblem::NotAPicture);
    }
    for node in document.descendants() {
        if node.ancestors().nth(DEEPEST).is_some() {
            return Err(BroughtProblem::TooRich);
        }
        if node.is_pi() {
            return Err(BroughtProblem::Outside);
        }
        if node.is_element() {
            element(node)?;
        }
    }
    let elements = document.descendants().filter(Node::is_element);
    let (mut count, mut rules) = (0, 0);
    for node in elements {
        count += 1;
        if node.has_tag_name((SVG, "style")) {
            rules += sheet(node)?;
        }
    }
    if count * rules > MOST_MATCHES {
        return Err(BroughtProblem::TooRich);
    }
    Uses::of(document).count(root, 0).map(|_| ())
}

fn element(node: Node<'_, '_>) -> Result<(), BroughtProblem> {
    let tag = node.tag_name();
    let name = tag.name();
    if name.eq_ignore_ascii_case("script") {
        return Err(BroughtProblem::Script);
    }
    for attribute in node.attributes() {
        let (asks, value) = (attribute.name(), attribute.value());
        let begins = asks.as_bytes().get(..2).unwrap_or_default();
        if begins.eq_ignore_ascii_case(b"on") {
            return Err(BroughtProblem::Script);
        }
        if asks == "href" && tag.namespace() == Some(SVG) {
            href(name, value.trim())?;
        } else if asks != "href" && points_outside(value) {
            return Err(BroughtProblem::Outside);
        }
    }
    // Programs write their own notes between; nobody draws them.
    if tag.namespace() != Some(SVG) {
        return Ok(());
    }
    match name {
        "use" => Ok(()),
        known if KNOWN.contains(&known) => Ok(()),
        "text" | "tspan" | "textPath" | "tref" | "font" | "font-face" => Err(BroughtProblem::Text),
        "animate" | "animateMotion" | "animateTransform" | "animateColor" | "set" => {
            Err(BroughtProblem::Moving)
        }
        "image" => Err(BroughtProblem::Nested),
        other => Err(BroughtProblem::Unsupported {
            element: other.chars().take(30).collect(),
        }),
    }
}

fn href(element: &str, value: &str) -> Result<(), BroughtProblem> {
    let lower: String = value.chars().take(16).collect();
    if lower.to_ascii_lowercase().starts_with("javascript:") {
        return Err(BroughtProblem::Script);
    }
    // Where a picture leads when it is pressed is no matter of how it looks.
    if value.starts_with('#') || element == "a" {
        return Ok(());
    }
    if element == "image" && lower.to_ascii_lowercase().starts_with("data:") {
        return Err(BroughtProblem::Nested);
    }
    Err(BroughtProblem::Outside)
}

/// Whether a value names something that is not in the picture.
fn points_outside(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    let mut named = lower.split("url(").skip(1);
    named.any(|named| !named.trim_start_matches([' ', '"', '\'']).starts_with('#'))
}

/// How many rules a style sheet has.
fn sheet(style: Node<'_, '_>) -> Result<usize, BroughtProblem> {
    let mut rules = 0;
    for text in style.descendants().filter_map(|node| node.text()) {
        let lower = text.to_ascii_lowercase();
        if lower.contains("@import") || points_outside(text) {
            return Err(BroughtProblem::Outside);
        }
        if lower.contains("@font-face") {
            return Err(BroughtProblem::Text);
        }
        if lower.contains("@keyframes") {
            return Err(BroughtProblem::Moving);
        }
        // As many selectors as there are, whatever stands between.
        rules += lower.matches(['{', ',']).count();
    }
    Ok(rules)
}

/// What is used again counts again, with all that it uses.
struct Uses<'a, 'input> {
    named: BTreeMap<&'a str, Node<'a, 'input>>,
    known: BTreeMap<usize, u64>,
}

impl<'a, 'input> Uses<'a, 'input> {
    fn of(document: &'a Document<'input>) -> Self {
        let nodes = document.descendants();
        Self {
            named: nodes
                .filter_map(|node| Some((node.attribute("id")?, node)))
                .collect(),
            known: BTreeMap::new(),
        }
    }

    /// How many elements this one comes to.
    fn count(&mut self, node: Node<'a, 'input>, depth: usize) -> Result<u64, BroughtProblem> {
        if depth > 2 * DEEPEST {
            return Err(BroughtProblem::TooRich);
        }
        if let Some(known) = self.known.get(&node.id().get_usize()) {
            return Ok(*known);
        }
        let mut sum = 1_u64;
        for child in node.children().filter(Node::is_element) {
            sum = sum.saturating_add(self.count(child, depth + 1)?);
        }
        for attribute in node.attributes() {
            for name in names(attribute.name(), attribute.value()) {
                // A picture in itself goes ever deeper, and is stopped there.
                if let Some(used) = self.named.get(name).copied() {
                    sum = sum.saturating_add(self.count(used, depth + 1)?);
                }
            }
        }
        if sum > MOST_DRAWN {
            return Err(BroughtProblem::TooRich);
        }
        self.known.insert(node.id().get_usize(), sum);
        Ok(sum)
    }
}

/// What an attribute names of the picture itself.
fn names<'v>(attribute: &str, value: &'v str) -> Vec<&'v str> {
    if attribute == "href" {
        return value.trim().strip_prefix('#').into_iter().collect();
    }
    let named = value.split("url(").skip(1).filter_map(|named| {
        let named = named
            .trim_start_matches([' ', '"', '\''])
            .strip_prefix('#')?;
        named.split([')', '"', '\'', ' ']).next()
    });
    named.collect()
}
