// What lies on the land is called as its expansion calls it.
import { expect, test } from "vitest";
import type { GameView } from "../ipc";
import { namesOf } from "./roster";

const lying = (what: string) =>
  namesOf({ landmarks: [{ what, x: 0, y: 0, number: 28 }] } as unknown as GameView).map(
    ({ label, whileChosen }) => [label, whileChosen],
  );

test("crossroads have letters, and only while one is chosen: a number would be taken for a toll", () => {
  expect(lying("crossroads")).toEqual([["AB", true]]);
});

test.each(["tower", "crop-circle"])("a %s has its number at any time", (what) => {
  expect(lying(what)).toEqual([["28", false]]);
});
