//! SVGs, and what only calls itself one.

use crate::{Hostile, Odd};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::io::Write as _;

const RECT: &str = r##"<rect width="50" height="50" fill="#285"/>"##;

pub(crate) fn sized(width: u32, height: u32, inner: &str) -> Vec<u8> {
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {width} {height}">{inner}</svg>"#
    );
    text.into_bytes()
}

pub(crate) fn svg(inner: &str) -> Vec<u8> {
    sized(100, 100, inner)
}

/// With attributes of its root, and a rectangle.
fn root(attributes: &str) -> Vec<u8> {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{RECT}</svg>"#).into_bytes()
}

fn laughs() -> Vec<u8> {
    let mut text = r#"<!DOCTYPE svg [<!ENTITY a "ha">"#.to_owned();
    for (one, before) in ('b'..='k').zip('a'..) {
        let ten = format!("&{before};").repeat(10);
        let _ = write!(text, r#"<!ENTITY {one} "{ten}">"#);
    }
    text.push_str(r#"]><svg xmlns="http://www.w3.org/2000/svg"><desc>&k;</desc></svg>"#);
    text.into_bytes()
}

/// Ten of what is ten of the one before, so many times.
fn uses(levels: usize) -> String {
    let mut text = format!(r#"<defs><g id="u0">{RECT}</g>"#);
    for level in 1..=levels {
        let ten = format!(r##"<use href="#u{}"/>"##, level - 1).repeat(10);
        let _ = write!(text, r#"<g id="u{level}">{ten}</g>"#);
    }
    let _ = write!(text, r##"</defs><use href="#u{levels}"/>"##);
    text
}

fn chain(links: usize) -> String {
    let mut text = format!(r#"<defs><g id="c0">{RECT}</g>"#);
    for link in 1..=links {
        let _ = write!(
            text,
            r##"<g id="c{link}"><use href="#c{}"/></g>"##,
            link - 1
        );
    }
    let _ = write!(text, r##"</defs><use href="#c{links}"/>"##);
    text
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).expect("packed");
    packer.finish().expect("packed")
}

pub(crate) fn hostile() -> Vec<Hostile> {
    let nested = |depth: usize| format!("{}{RECT}{}", "<g>".repeat(depth), "</g>".repeat(depth));
    let wide = || svg(&r##"<path d="M0 0h99v99h-99z" fill="#123" stroke="#456"/>"##.repeat(5000));
    let in_turn = r##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##;
    let rules: String = (0..4000).fold(String::new(), |mut text, at| {
        let _ = write!(text, "g g g .c{at}{{fill:red}}");
        text
    });
    let zigzag = "l1 1 l1-1".repeat(250_000);
    let refused = |inner: &str| svg(&format!("{inner}{RECT}"));
    vec![
        ("a script", "script", refused("<script>alert(1)</script>")),
        (
            "a script of HTML",
            "script",
            refused(r#"<script xmlns="http://www.w3.org/1999/xhtml">1</script>"#),
        ),
        (
            "a script in capitals",
            "script",
            refused("<SCRIPT>alert(1)</SCRIPT>"),
        ),
        (
            "onload",
            "script",
            root(r#"viewBox="0 0 9 9" onload="alert(1)""#),
        ),
        (
            "OnClick deep inside",
            "script",
            refused(r#"<g><g><path d="M0 0h1" OnClick="x()"/></g></g>"#),
        ),
        (
            "a link that is a program",
            "script",
            refused(r#"<a href="javascript:alert(1)"><path d="M0 0h1"/></a>"#),
        ),
        (
            "a file of this machine",
            "outside",
            refused(r#"<image href="file:///etc/passwd" width="9" height="9"/>"#),
        ),
        (
            "a picture of the web",
            "outside",
            refused(r#"<image xlink:href="https://example.org/a.png"/>"#),
        ),
        (
            "a picture beside it",
            "outside",
            refused(r#"<image href="../secret.png"/>"#),
        ),
        (
            "something used of the web",
            "outside",
            refused(r#"<use href="http://example.org/a.svg#b"/>"#),
        ),
        (
            "a colour of the web",
            "outside",
            refused(r#"<path d="M0 0h9" fill="url(http://example.org/a.svg#b)"/>"#),
        ),
        (
            "a colour of a file in a style",
            "outside",
            refused(r#"<path d="M0 0h9" style="fill: url( 'file:///x#b' )"/>"#),
        ),
        (
            "a style sheet of the web",
            "outside",
            refused("<style>@import url(http://example.org/a.css);</style>"),
        ),
        (
            "a style sheet by its name",
            "outside",
            refused(r#"<style>@IMPORT "a.css";</style>"#),
        ),
        (
            "a style that asks",
            "outside",
            refused("<style>path{fill:url(//example.org/x)}</style>"),
        ),
        ("a style sheet as an instruction", "outside", {
            [
                b"<?xml-stylesheet href=\"http://example.org/a.css\"?>".to_vec(),
                svg(RECT),
            ]
            .concat()
        }),
        (
            "a picture in it",
            "nested",
            refused(r#"<image href="data:image/png;base64,iVBORw0KGgo="/>"#),
        ),
        (
            "a drawing in it that has a program",
            "nested",
            refused(r#"<image href="DATA:image/svg+xml,&lt;svg onload='x()'/&gt;"/>"#),
        ),
        ("a thousand million laughs", "entities", laughs()),
        ("a word that is a file", "entities", {
            br#"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><desc>&x;</desc></svg>"#.to_vec()
        }),
        ("words of the web", "entities", {
            br#"<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://example.org/x.dtd"> %x;]><svg xmlns="http://www.w3.org/2000/svg"/>"#.to_vec()
        }),
        (
            "a word that nobody says",
            "broken",
            svg("<desc>&nobody;</desc>"),
        ),
        ("not closed", "broken", svg("<g>")),
        ("two drawings", "broken", [svg(RECT), svg(RECT)].concat()),
        (
            "another element",
            "not-a-picture",
            b"<html><body>svg</body></html>".to_vec(),
        ),
        (
            "of no kind",
            "not-a-picture",
            b"<svg><rect width='9' height='9'/></svg>".to_vec(),
        ),
        ("letters of another kind", "not-a-picture", {
            let text = String::from_utf8(svg(RECT)).expect("text");
            let wide = text.encode_utf16().flat_map(u16::to_le_bytes);
            [vec![0xff, 0xfe], wide.collect()].concat()
        }),
        (
            "not all of it is text",
            "not-a-picture",
            [svg(RECT), vec![0xff, 0xc0]].concat(),
        ),
        ("packed", "packed", packed(&svg(RECT))),
        (
            "packed, and a gigabyte",
            "packed",
            packed(&vec![b' '; 64 << 20]),
        ),
        ("letters", "text", refused("<text x='9' y='9'>Ada</text>")),
        (
            "a font",
            "text",
            refused("<style>@font-face{font-family:x;src:local(x)}</style>"),
        ),
        (
            "it is animated",
            "moving",
            refused(r#"<animate attributeName="x" from="0" to="9"/>"#),
        ),
        (
            "it is set",
            "moving",
            refused(r#"<set attributeName="href" to="javascript:x()"/>"#),
        ),
        (
            "a page in it",
            "unsupported",
            refused(
                r#"<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>"#,
            ),
        ),
        ("a frame", "unsupported", refused(r#"<iframe src="x"/>"#)),
        ("a filter as wide as numbers go", "unsupported", {
            refused(
                r#"<filter id="f" width="1e9" height="1e9"><feGaussianBlur stdDeviation="1e9"/></filter>"#,
            )
        }),
        (
            "a filter in a style",
            "unsupported",
            refused(r#"<path d="M0 0h9v9z" style="filter:blur(900px)"/>"#),
        ),
        (
            "a mask",
            "unsupported",
            refused(r#"<mask id="m"><path d="M0 0h9"/></mask>"#),
        ),
        (
            "a pattern of a million tiles",
            "unsupported",
            refused(r#"<pattern id="p" width=".001" height=".001"/>"#),
        ),
        (
            "a mark at each point",
            "unsupported",
            refused(r#"<marker id="k"/>"#),
        ),
        (
            "ten thousand groups in each other",
            "too-rich",
            svg(&nested(10_000)),
        ),
        (
            "a hundred groups in each other",
            "too-rich",
            svg(&nested(100)),
        ),
        (
            "a million elements",
            "too-rich",
            svg(&"<g/>".repeat(200_000)),
        ),
        ("three megabytes", "too-rich", svg(&" ".repeat(3 << 20))),
        (
            "ten times ten times ten, ten times",
            "too-rich",
            svg(&uses(10)),
        ),
        (
            "used in itself",
            "too-rich",
            svg(r##"<g id="a"><use href="#a"/></g>"##),
        ),
        ("used in turn", "too-rich", svg(in_turn)),
        ("a chain of uses", "too-rich", svg(&chain(5000))),
        (
            "clipped by itself",
            "too-rich",
            refused(r#"<clipPath id="c" clip-path="url(#c)"/>"#),
        ),
        ("painted over ten thousand times", "too-rich", wide()),
        (
            "a sheet for each of a thousand",
            "too-rich",
            svg(&format!("<g opacity='.5'>{RECT}{RECT}</g>").repeat(1000)),
        ),
        (
            "a rule for everything",
            "too-rich",
            svg(&format!("<style>{rules}</style>{}", "<g/>".repeat(3000))),
        ),
        (
            "a line of half a million points",
            "too-rich",
            svg(&format!("<path stroke='red' d='M0 0{zigzag}'/>")),
        ),
        (
            "a line of a million dashes",
            "too-rich",
            svg("<path stroke='red' stroke-dasharray='.0001' d='M0 0h99'/>"),
        ),
        ("no size", "no-size", root(r#"width="0" height="0""#)),
        (
            "less than no size",
            "no-size",
            root(r#"width="-5" height="9""#),
        ),
        (
            "a thread",
            "no-size",
            root(r#"width="1000000" height="1" viewBox="0 0 1000000 1""#),
        ),
        (
            "a view as wide as numbers go",
            "blank",
            root(r#"viewBox="0 0 1e30 1e30" width="9" height="9""#),
        ),
        ("nothing on it", "blank", svg("")),
        (
            "all of it beside the paper",
            "blank",
            svg("<rect x='500' width='9' height='9'/>"),
        ),
    ]
}

pub(crate) fn odd() -> Vec<Odd> {
    let drawn = |inner: &str| svg(&format!("{inner}{RECT}"));
    vec![
        ("a rectangle", svg(RECT)),
        ("with a mark of its letters", [b"\xef\xbb\xbf<?xml version='1.0'?>\n".to_vec(), svg(RECT)].concat()),
        ("a size that is no number", root(r#"width="NaN" height="NaN" viewBox="0 0 50 50""#)),
        ("notes of another program", drawn(
            r#"<metadata/><x:view xmlns:x="http://example.org/x" zoom="9"/>"#,
        )),
        ("a type of document", [
            br#"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#.to_vec(),
            svg(RECT),
        ].concat()),
        ("a style sheet", svg("<style>.a{fill:#a33}</style><circle class='a' cx='50' cy='50' r='40'/>")),
        ("a colour that runs", svg(
            r##"<linearGradient id="g"><stop stop-color="#a33"/><stop offset="1" stop-color="#33a"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>"##,
        )),
        ("clipped", svg(
            r##"<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><g clip-path="url(#c)"><rect width="99" height="99" fill="#a33"/></g>"##,
        )),
        ("used again", svg(&uses(2))),
        ("a link to somewhere", drawn(r#"<a href="https://example.org"><path d="M0 0h9v9z"/></a>"#)),
        ("paths with nonsense between", drawn("<path d='M0 0 L nonsense'/><path d='M1e39 NaN'/>")),
    ]
}
