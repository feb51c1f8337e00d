//! Reads a PDF as a printer would: boxes, what is drawn where, fonts.

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId};

/// A tile as it lies on a page, in millimetres from the upper left corner of the paper.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LaidTile {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) side: f64,
}

pub(crate) struct PrintedFile {
    document: Document,
    pub(crate) pages: Vec<ObjectId>,
}

const POINTS: f64 = 72.0 / 25.4;
/// Pictures are drawn in a box of this size.
const BOX: f64 = 100.0;
type Matrix = [f64; 6];

impl PrintedFile {
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let document = Document::load_mem(bytes).expect("a PDF");
        let pages = document.get_pages().into_values().collect();
        Self { document, pages }
    }

    fn page(&self, page: usize) -> &Dictionary {
        self.document
            .get_dictionary(self.pages[page])
            .expect("page")
    }

    /// Left, bottom, right, top, in millimetres.
    pub(crate) fn bounds(&self, page: usize, name: &str) -> [f64; 4] {
        let bounds = self.page(page).get(name.as_bytes()).expect(name);
        let bounds: Vec<_> = bounds.as_array().expect("box").iter().map(number).collect();
        [0, 1, 2, 3].map(|side| bounds[side] / POINTS)
    }

    /// What is painted as it was drawn, neither mirrored nor only below the seams.
    pub(crate) fn laid(&self, page: usize, side: f64) -> Vec<LaidTile> {
        let height = self.bounds(page, "MediaBox")[3];
        let all = self.painted(page).into_iter().filter_map(|at| {
            let laid = LaidTile {
                x: at[4] / POINTS,
                y: height - at[5] / POINTS,
                side: at[0] * BOX / POINTS,
            };
            let upright = at[0] > 0.0 && at[3] < 0.0 && (at[0] + at[3]).abs() < 1e-4;
            (upright && (laid.side - side).abs() < 0.05).then_some(laid)
        });
        all.collect()
    }

    /// Where each picture is painted.
    pub(crate) fn painted(&self, page: usize) -> Vec<Matrix> {
        let mut all = Vec::new();
        self.walk(page, |operator, _, at| {
            if operator == "Do" {
                all.push(at);
            }
        });
        all
    }

    /// The ends of every straight stroke, in millimetres from the upper left corner.
    pub(crate) fn strokes(&self, page: usize) -> Vec<[f64; 4]> {
        let height = self.bounds(page, "MediaBox")[3];
        let (mut from, mut to, mut all) = ((0.0, 0.0), (0.0, 0.0), Vec::new());
        self.walk(page, |operator, numbers, at| {
            let point = || {
                let x = at[0] * numbers[0] + at[2] * numbers[1] + at[4];
                let y = at[1] * numbers[0] + at[3] * numbers[1] + at[5];
                (x / POINTS, height - y / POINTS)
            };
            match operator {
                "m" => from = point(),
                "l" => to = point(),
                "S" => all.push([from.0, from.1, to.0, to.1]),
                _ => {}
            }
        });
        all
    }

    /// Each operation with its numbers, and where it draws.
    fn walk(&self, page: usize, mut seen: impl FnMut(&str, &[f64], Matrix)) {
        let mut at: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        let mut kept = Vec::new();
        for (operator, operands) in self.operations(page) {
            match operator.as_str() {
                "q" => kept.push(at),
                "Q" => at = kept.pop().expect("as many begun as ended"),
                "cm" => at = multiplied([0, 1, 2, 3, 4, 5].map(|i| operands[i]), at),
                _ => seen(&operator, &operands, at),
            }
        }
    }

    fn operations(&self, page: usize) -> Vec<(String, Vec<f64>)> {
        let bytes = self.document.get_page_content(self.pages[page]);
        let content = Content::decode(&bytes).expect("operations");
        let read = |each: lopdf::content::Operation| {
            let numbers = each.operands.iter().map(|object| match object {
                Object::Integer(_) | Object::Real(_) => number(object),
                _ => f64::NAN,
            });
            (each.operator, numbers.collect())
        };
        content.operations.into_iter().map(read).collect()
    }

    /// What a person who searches the page finds.
    pub(crate) fn text(&self, page: usize) -> String {
        self.document
            .extract_text(&[page as u32 + 1])
            .expect("text")
    }

    /// The names of all fonts, and whether each stands in the file.
    pub(crate) fn fonts(&self) -> Vec<(String, bool)> {
        let described = |object: &Object| {
            let dictionary = object.as_dict().ok()?;
            let name = dictionary.get(b"FontName").ok()?.as_name().ok()?;
            let embedded = [b"FontFile2".as_slice(), b"FontFile3"]
                .iter()
                .any(|key| dictionary.has(key));
            Some((String::from_utf8_lossy(name).into_owned(), embedded))
        };
        self.document
            .objects
            .values()
            .filter_map(described)
            .collect()
    }

    /// Streams that say they are such a thing.
    pub(crate) fn count(&self, subtype: &str) -> usize {
        let is = |object: &&Object| {
            let stream = object.as_stream().ok();
            let found = stream.and_then(|stream| stream.dict.get(b"Subtype").ok());
            found.and_then(|name| name.as_name().ok()) == Some(subtype.as_bytes())
        };
        self.document.objects.values().filter(is).count()
    }
}

fn number(object: &Object) -> f64 {
    f64::from(object.as_float().expect("a number"))
}

/// One, and then the other.
fn multiplied(one: Matrix, other: Matrix) -> Matrix {
    let along = |x: f64, y: f64, side: usize| x * other[side] + y * other[side + 2];
    [
        along(one[0], one[1], 0),
        along(one[0], one[1], 1),
        along(one[2], one[3], 0),
        along(one[2], one[3], 1),
        along(one[4], one[5], 0) + other[4],
        along(one[4], one[5], 1) + other[5],
    ]
}
