// The mark of a set on a screen: where it can be read, and in the corner that turns with its tile.
import { expect, test } from "vitest";
import { withSymbolOnScreen } from "./symbol";

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
