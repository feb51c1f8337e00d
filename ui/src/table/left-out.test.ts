// Whoever is not asked about a figure hears why, each reason once.
import { expect, test } from "vitest";
import type { Reason } from "../ipc";
import { leftOutInWords, whyLeftOut } from "./left-out";
import { named } from "../words/vocabulary";

const name = (player: number) => named(["Ana", "Bo"][player]!);
const taken = (at: "N" | "S"): Reason => ({
  code: "base/feature-occupied",
  rule: "BG-12",
  player: 1,
  place: { x: 0, y: 0, kind: "road", at },
});

test("with no follower left", () => {
  const reasons = [{ code: "base/supply-empty", rule: "BG-11", player: 0 }];
  expect(leftOutInWords({ after: 1, empty: true, reasons }, name)).toBe(
    "No figure could be placed. Ana has no follower left in the supply.",
  );
});

test("with two roads that the same person has taken", () => {
  expect(whyLeftOut({ after: 1, empty: false, reasons: [taken("N"), taken("S")] }, name)).toEqual([
    { text: "Bo already has a figure on the road.", rule: "BG-12" },
  ]);
});
