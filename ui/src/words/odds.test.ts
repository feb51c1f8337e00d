// How likely something is reads as it is: nothing seems certain that is not, and nothing impossible that may come.
import { expect, test } from "vitest";
import { inLanguage } from ".";

const { odds } = inLanguage("en");

test("only what must come is certain, and only what cannot come never does", () => {
  expect([0, 1, 9_999, 340_000, 994_999, 999_999, 1_000_000].map(odds.percent)).toEqual([
    "never",
    "under 1 %",
    "under 1 %",
    "34 %",
    "over 99 %",
    "over 99 %",
    "certain",
  ]);
});

test("a player without another draw is told so", () => {
  expect(odds.said("Ada", 250_000, 780_000)).toBe("Ada: next draw 25 %, until the end 78 %.");
  expect(odds.said("Ben", null, 0)).toBe("Ben: no draw left.");
});

test("a dead gap says what a tile would need", () => {
  expect(odds.gap({ x: 2, y: -1 }, 0)).toBe("2 east, 1 north of the first tile: 0 tiles left fit.");
  expect(
    odds.proof.asked([
      { side: "N", edge: "city" },
      { side: "W", edge: "road" },
    ]),
  ).toBe("A tile here needs a city in the north and a road in the west.");
  expect(odds.proof.gone(1)).toBe("The 1 tile that would fit has been seen:");
});
