// How likely something is reads as it is: nothing seems certain that is not, and nothing impossible that may come.
import { expect, test } from "vitest";
import { inLanguage } from ".";

const { odds } = inLanguage("en");

test("only what must come reads as all, and only what cannot come as nothing", () => {
  expect([0, 1, 9_999, 340_000, 994_999, 999_999, 1_000_000].map(odds.percent)).toEqual([
    "0 %",
    "under 1 %",
    "under 1 %",
    "34 %",
    "over 99 %",
    "over 99 %",
    "100 %",
  ]);
});

test("a player without another draw is told so", () => {
  expect(odds.said("Ada", 250_000, 780_000)).toBe(
    "Ada: 25 % on the next draw, 78 % by the end of the game.",
  );
  expect(odds.said("Ben", null, 0)).toBe("Ben: no draw left.");
});

test("what needs no number is said without", () => {
  const said = (next: number, ever: number) => odds.said("Ada", next, ever);
  const all = 1_000_000;
  expect(said(0, all)).toBe("Ada: no chance on the next draw, certain by the end of the game.");
  expect(said(4_000, 999_999)).toBe(
    "Ada: under 1 % on the next draw, over 99 % by the end of the game.",
  );
  expect(said(all, all)).toBe("Ada: certain on the next draw.");
  expect(said(0, 0)).toBe("Ada: no chance any more.");
});

test("a dead gap says what a tile would need", () => {
  expect(odds.gap({ x: 2, y: -1 }, 0)).toBe(
    "2 east, 1 north of the first tile: no tile left fits.",
  );
  expect(
    odds.proof.asked([
      { side: "N", edge: "city" },
      { side: "W", edge: "road" },
    ]),
  ).toBe("A tile here needs a city in the north and a road in the west.");
  expect(odds.proof.gone(1)).toBe("The only tile that would fit has been seen:");
});
