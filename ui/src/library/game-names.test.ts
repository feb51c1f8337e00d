// What something is tried in is called a trial, unless somebody named it.
import { expect, test } from "vitest";
import { inLanguage } from "../words";
import { gameName } from "./game-names";

const over = { name: null, mix: null, expansions: [], trial: false };

test("a trial is called one, unless somebody named it", () => {
  const { trial: called, ownTiles } = inLanguage("en").play;
  const trial = { ...over, trial: true };
  expect([gameName(over), gameName(trial)]).toEqual([ownTiles, called(ownTiles)]);
  expect(gameName({ ...trial, name: "Sunday" })).toBe("Sunday");
});
