// What is wrong with a file is told in the sentences that the terminal has too.
import { expect, test } from "vitest";
import type { What } from "../ipc";
import { inLanguage } from ".";
import { longer, spoken } from "./trial/longer";

const text = (what: What): string =>
  inLanguage("en").problem({ path: "", code: "", what, severity: "error" });

test.each<[What, string]>([
  [{ says: "field-missing" }, "this field is missing"],
  [
    { says: "whole-sides", facts: { land: "city", spot: "NL" } },
    "a city reaches whole sides (N, E, S, W), not NL",
  ],
  [
    { says: "unknown-word", facts: { word: "towr", near: "tower", known: null } },
    'unknown word "towr", did you mean "tower"?',
  ],
  [
    { says: "unknown-word", facts: { word: "x", near: null, known: ["city", "road"] } },
    'unknown word "x", expected one of: city, road',
  ],
  [{ says: "unknown-field", facts: { near: null, known: null } }, "unknown field"],
  [
    { says: "wrong-kind", facts: { expected: ["text", "object"], found: { says: "list" } } },
    "expected a text or an object, found a list",
  ],
  [
    {
      says: "no-action-word",
      facts: { found: { says: "text", facts: { text: "tile" } } },
    },
    'expected the word of an action, found "tile"',
  ],
  [{ says: "more-faults", facts: { n: 1 } }, "and 1 more fault"],
  [{ says: "more-faults", facts: { n: 12 } }, "and 12 more faults"],
  [{ says: "no-game" }, 'no game has begun: send {"do":"new","setup":{"players":2}} first'],
  [{ says: "side-open", facts: { side: "W" } }, "the west side is covered by nothing"],
  [
    { says: "symbol-without-rule", facts: { tile: "tower/A", more: 2, expansion: "crop-circles" } },
    "tower/A and 2 more: a crop circle needs the rules of crop-circles, which are off",
  ],
  [
    {
      says: "impossible",
      facts: { code: "setup/no-such-player", facts: { player: 4 }, reasons: [] },
    },
    "There is no player 4.",
  ],
])("%j", (what, sentence) => {
  expect(text(what)).toBe(sentence);
});

test("a refused action is told by the reasons of the rules", () => {
  const reasons = [{ code: "base/cell-taken", rule: "BG-06" }];
  expect(text({ says: "refused", facts: { reasons } })).toBe(
    "There is already a tile here. (BG-06)",
  );
});

test("the longer language reaches it", () => {
  const tried = spoken(inLanguage("en"));
  const given = { path: "", code: "", what: { says: "empty" }, severity: "error" } as const;
  expect(tried.problem(given)).toBe(longer("there is nothing here"));
});
