// The mark of a set: on a screen where it can be read, in the corner that turns with its tile; on paper off the cut.
import { expect, test } from "vitest";
import { SYMBOLS, withSymbol, withSymbolOnScreen } from "./symbol";

const SVG = '<svg viewBox="0 0 100 100"><path d="M0 0h9"/></svg>';

test("the mark is left out on the smallest tiles, and turns with the others", () => {
  expect(withSymbolOnScreen(SVG, null, 2, 0)).toBe(SVG);
  expect(withSymbolOnScreen(SVG, "star", 0, 0)).toBe(SVG);
  const shown = ([1, 2] as const).map((level) => withSymbolOnScreen(SVG, "star", level, 3));
  for (const svg of shown) {
    expect(svg).toMatch(
      /^<svg [^>]*><path d="M0 0h9"\/><g transform="rotate\(270 50 50\) .*<\/svg>$/,
    );
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  }
  expect(new Set(shown).size).toBe(2);
});

test("on paper none of it is mirrored into the widest edge beyond the cut", () => {
  for (const symbol of SYMBOLS) {
    const [, , ring = "", sign = ""] = withSymbol(SVG, symbol).split(/<path d="M(?=\d+ )/u);
    const [middle = 100] = ring.split(" ").map(Number);
    const radius =
      Number(/a(\d+) /u.exec(ring)?.[1]) + Number(/stroke-width="([^"]+)/u.exec(ring)?.[1]) / 2;
    expect(sign.startsWith(`${middle} ${middle}`)).toBe(true);
    // Three millimetres of 45.
    expect(middle + radius).toBeLessThan(100 - (100 * 3) / 45);
  }
});
