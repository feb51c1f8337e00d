// Pictures are painted once, anew when a design changes, one after the other, and not for ever. Paints nothing itself.
// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Tile } from "../art";
import { PaintQueue } from "./paint-queue";
import { Pictures } from "./pictures.svelte";

const meadow: Tile = {
  id: "own/1",
  segments: [{ kind: "field", edges: ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] }],
};
const town: Tile = {
  id: "own/1",
  segments: [
    { kind: "city", edges: ["N"] },
    { kind: "field", edges: ["EL", "ER", "SL", "SR", "WL", "WR"], cities: [0] },
  ],
};

let painted: string[] = [];
let gone: string[] = [];

const painter = (unseen?: number) =>
  new Pictures({
    queue: new PaintQueue(nextTask),
    painted: (svg) => Promise.resolve(`picture ${painted.push(svg)}`),
    ...(unseen !== undefined && { unseen }),
  });

/** What a place of the window shows, until it is closed. */
const look = (address: () => string) => {
  const seen: string[] = [];
  const close = $effect.root(() => {
    $effect(() => void seen.push(address()));
  });
  flushSync();
  return { seen, close };
};

const nextTask = () => new Promise<void>((later) => void setTimeout(later));

const done = async () => {
  for (let task = 0; task < 4; task++) await nextTask();
  flushSync();
};

beforeEach(() => {
  [painted, gone] = [[], []];
  URL.revokeObjectURL = vi.fn((address: string) => void gone.push(address));
});

test("a place stands before its picture, and is told when it is painted", async () => {
  const pictures = painter();
  const place = look(() => pictures.of(meadow, 0, 60, "paper"));
  expect(painted.length).toBe(0);
  await done();
  expect(place.seen).toEqual(["", "picture 1"]);
  place.close();
});

test("what is the same tile is painted once, wherever and under whatever number it is shown", async () => {
  const pictures = painter();
  const places = [meadow, { ...meadow }, { ...meadow, count: 4, set: "own" }].map((design) =>
    look(() => pictures.of(design, 0, 60, "paper")),
  );
  await done();
  expect(painted.length).toBe(1);
  expect(places.map(({ seen }) => seen.at(-1))).toEqual(Array(3).fill("picture 1"));
  for (const { close } of places) close();
});

test("a design that was edited under its id is painted anew", async () => {
  const pictures = painter();
  let design = $state.raw<Tile>(meadow);
  const place = look(() => pictures.of(design, 0, 60, "paper"));
  await done();
  design = town;
  flushSync();
  await done();
  expect(place.seen.at(-1)).toBe("picture 2");
  expect(painted[1] === painted[0]).toBe(false);
  design = meadow;
  flushSync();
  expect(place.seen.at(-1)).toBe("picture 1");
  place.close();
});

test("what nobody looks at any more when its turn comes is not painted, until somebody does", async () => {
  const pictures = painter();
  const place = look(() => pictures.of(meadow, 0, 60, "paper"));
  place.close();
  await done();
  expect(painted.length).toBe(0);
  const again = look(() => pictures.of(meadow, 0, 60, "paper"));
  await done();
  expect(again.seen.at(-1)).toBe("picture 1");
  again.close();
});

test("what nobody looks at gives way, longest out of sight first; what is seen stays", async () => {
  const pictures = painter(2 * 110 ** 2);
  const seen = look(() => pictures.of(meadow, 0, 60, "paper"));
  for (const turns of [1, 2, 3]) {
    const place = look(() => pictures.of(meadow, turns, 60, "paper"));
    await done();
    place.close();
    await done();
  }
  expect(gone).toEqual(["picture 2"]);
  const other = look(() => pictures.of(meadow, 3, 60, "paper"));
  expect([other.seen, seen.seen.at(-1)]).toEqual([["picture 4"], "picture 1"]);
  seen.close();
  other.close();
});

test("a picture in another size is better than none while the right one is painted", async () => {
  const pictures = painter();
  const near = look(() => pictures.of(meadow, 0, 200, "paper"));
  await done();
  const far = look(() => pictures.of(meadow, 0, 30, "paper"));
  expect(far.seen).toEqual(["picture 1"]);
  await done();
  expect(far.seen.at(-1)).toBe("picture 2");
  near.close();
  far.close();
});

test("a picture that cannot be painted does not keep the others", async () => {
  let tries = 0;
  const pictures = new Pictures({
    queue: new PaintQueue(nextTask),
    painted: () => (tries++ === 0 ? Promise.reject(new Error("torn")) : Promise.resolve("whole")),
  });
  const [first, second] = [0, 1].map((turns) =>
    look(() => pictures.of(meadow, turns, 60, "paper")),
  );
  await done();
  expect([first!.seen.at(-1), second!.seen.at(-1)]).toEqual(["", "whole"]);
  first!.close();
  second!.close();
});
