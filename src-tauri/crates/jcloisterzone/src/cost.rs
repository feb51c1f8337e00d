//! What a text would cost the XML library, counted in one walk before it is handed over: the library holds every
//! attribute of an element against every other, and every namespace against all before it. As long as the text is XML
//! this walk is in step with the library; where it is not, the library stops by itself.

use content::problem::What;

/// How deep elements may lie in each other: a definition needs four.
const DEEPEST: usize = 16;
/// So many attributes an element may have: a definition needs five.
const MOST_ATTRIBUTES: usize = 40;
/// So many namespaces a text may name: a definition needs none.
const MOST_NAMESPACES: usize = 20;

/// Nothing, or what there is too much of.
pub(crate) fn too_much(text: &str) -> Option<What> {
    let (mut depth, mut namespaces) = (0_usize, 0);
    let mut rest = text;
    while let Some((_, mut tag)) = rest.split_once('<') {
        let skipped = [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")]
            .iter()
            .find_map(|(open, close)| Some((tag.strip_prefix(open)?, close)));
        if let Some((inner, close)) = skipped {
            rest = inner.split_once(*close)?.1;
            continue;
        }
        let closes = tag.starts_with('/');
        let mut attributes = 0;
        let mut before;
        loop {
            let at = tag.find(['>', '"', '\''])?;
            (before, tag) = (&tag[..at], &tag[at..]);
            let mut letters = tag.chars();
            let mark = letters.next()?;
            tag = letters.as_str();
            if mark == '>' {
                break;
            }
            attributes += 1;
            namespaces += usize::from(is_namespace(before));
            if attributes > MOST_ATTRIBUTES {
                let most = MOST_ATTRIBUTES.into();
                return Some(What::TooManyAttributes { most });
            }
            if namespaces > MOST_NAMESPACES {
                let most = MOST_NAMESPACES.into();
                return Some(What::TooManyNamespaces { most });
            }
            tag = tag.split_once(mark)?.1;
        }
        rest = tag;
        if closes {
            depth = depth.saturating_sub(1);
        } else if !before.ends_with('/') {
            depth += 1;
        }
        if depth > DEEPEST {
            let most = DEEPEST.into();
            return Some(What::ElementsTooDeep { most });
        }
    }
    None
}

/// Whether what stands before a value names a namespace.
fn is_namespace(before: &str) -> bool {
    let name = before.trim_end_matches(|c: char| c == '=' || c.is_ascii_whitespace());
    let from = name.rfind(|c: char| c.is_ascii_whitespace());
    name[from.map_or(0, |at| at + 1)..].starts_with("xmlns")
}
