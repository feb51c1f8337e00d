// Signs of what can be decided: on their land, and beside what is built there, so that both are seen.
import { expect, test } from "vitest";
import { boardOf } from "./laid";
import { offersOf } from "./offer-places";
import type { SceneChoice } from "../pieces/standing";
import { sceneWith, type Scene } from "./scene";
import { signRadius } from "./spread";

const field = { kind: "field" as const, edges: [], cities: [] };
const designs = { bare: { id: "bare", segments: [field] } } as never;
const tiles = [{ tile: "bare", x: 0, y: 0, rotation: 0, lastOf: null }];
const board = boardOf(sceneWith({ tiles }).tiles, designs);

const choice = (more: Partial<SceneChoice> = {}): SceneChoice =>
  ({ x: 0, y: 0, on: "site", marks: "<g/>", flat: true, figure: null, ...more }) as SceneChoice;
const tower = { key: "floors/0,0", x: 0, y: 0, on: "site", marks: "<g/>", small: false, rises: 7 };
const offered = (more: Partial<Scene>, size = 132) =>
  offersOf(sceneWith({ tiles, ...more }), board, size);

test("where nothing is built a sign stands just on its place", () => {
  const [only] = offered({ choices: [choice()] });
  expect(only?.at).toEqual(only?.home);
});

test.each([20, 44, 132])(
  "at %i pixels a tile the signs at a tower stand below its corners and leave it free",
  (size) => {
    const there = offered({ choices: [choice(), choice()], pieces: [tower as never] }, size);
    const [left, right] = there.map(({ at, home }) => ({ x: at.x - home.x, y: at.y - home.y }));
    expect(left!.x).toBeLessThan(0);
    expect(right!.x).toBeGreaterThan(0);
    for (const { x, y } of [left!, right!]) {
      expect(y).toBeGreaterThan(0);
      expect(Math.hypot(x, y)).toBeGreaterThan(signRadius(size));
    }
  },
);

test("a refusal stands beside the house that it speaks of", () => {
  const house = { ...tower, key: "tollhouse/0", on: "meeting", small: true, rises: 0 };
  const refused = [{ x: 0, y: 0, on: "meeting", action: { type: "tollhouse" }, reasons: [] }];
  const [only] = offered({ refused: refused as never, pieces: [house as never] });
  expect(only!.at.x).toBeGreaterThan(only!.home.x);
  expect(only!.at.y).toBeGreaterThan(only!.home.y);
});

test("what can be set at a desk is seen through the thing itself", () => {
  const [only] = offered({ choices: [choice({ ghost: true })], pieces: [tower as never] });
  expect(only?.at).toEqual(only?.home);
});
