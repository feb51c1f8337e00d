// What the camera shows by itself, and what it leaves to the player.
import { beforeEach, expect, test } from "vitest";
import type { Cell } from "../ipc";
import { Camera } from "./camera.svelte";
import { TILE } from "./laid";

const block = (across: number, down: number): Cell[] =>
  Array.from({ length: across * down }, (_, n) => ({
    x: n % across,
    y: Math.floor(n / across),
  }));

let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  camera.resized(800, 600);
  camera.fit(block(2, 2));
});

const sees = ({ x, y }: Cell) => {
  const from = camera.toWindow({ x: x * TILE, y: y * TILE });
  const to = camera.toWindow({ x: (x + 1) * TILE, y: (y + 1) * TILE });
  return from.x >= 0 && from.y >= 0 && to.x <= 800 && to.y <= 600;
};

test("the land that grows out of sight is shown whole again", () => {
  camera.keep(block(12, 3), []);
  expect(block(12, 3).every(sees)).toBe(true);
});

test("a place for the next tile out of sight brings the land back", () => {
  const { size } = camera;
  camera.keep(block(2, 2), [{ x: 9, y: 0 }]);
  expect(camera.size).toBe(size);
  camera.keep(block(8, 2), [{ x: 8, y: 0 }]);
  expect(sees({ x: 8, y: 0 })).toBe(true);
});

test("whoever has moved the board is left alone", () => {
  camera.pan(-300, 0);
  const { x, y, size } = camera;
  camera.keep(block(12, 3), [{ x: 12, y: 0 }]);
  expect([camera.x, camera.y, camera.size]).toEqual([x, y, size]);
});

test("a land that grows within sight does not stir", () => {
  camera.fit(block(2, 2));
  const { x, y, size } = camera;
  camera.keep(block(3, 2), []);
  expect([camera.x, camera.y, camera.size]).toEqual([x, y, size]);
});

test("a far smaller land, as when looking back, is shown bigger", () => {
  camera.fit(block(14, 10));
  const { size } = camera;
  camera.keep(block(1, 1), []);
  expect(camera.size).toBeGreaterThan(size * 2);
});

test("what is looked at for a while is shown big, and then what was seen before", () => {
  camera.fit(block(14, 10));
  const { x, y, size } = camera;
  camera.lookAt([{ x: 3, y: 3 }]);
  expect(camera.size).toBeGreaterThan(size);
  camera.lookBack();
  expect([camera.x, camera.y, camera.size]).toEqual([x, y, size]);
});

test("only what the player has chosen to see is worth a bookmark", () => {
  expect(new Camera().chosen).toBeUndefined();
  expect(camera.chosen).toBeNull();
  camera.zoom(1.25);
  camera.rest();
  const { x, y, size } = camera;
  expect(camera.chosen).toEqual({ x, y, size });
  const again = new Camera();
  again.resized(800, 600);
  again.restore({ x, y, size });
  expect([again.x, again.y, again.size]).toEqual([x, y, size]);
});

test("a score that is open hides neither the way back nor what was chosen", () => {
  camera.fit(block(14, 10));
  camera.zoom(1.25);
  camera.rest();
  const { size, chosen } = camera;
  camera.lookAt([{ x: 3, y: 3 }]);
  expect(camera.chosen).toEqual(chosen);
  camera.resized(700, 500);
  camera.lookBack();
  expect(camera.size).toBe(size);
});

test("what is laid over a corner leaves the land in sight beside or above it", () => {
  for (const land of [block(3, 9), block(9, 3), block(6, 5)]) {
    camera.fit(land);
    camera.cover(300, 260);
    const under = (cell: Cell) => {
      const { x, y } = camera.toWindow({ x: (cell.x + 1) * TILE, y: (cell.y + 1) * TILE });
      return x > 500 && y > 340;
    };
    expect(land.every(sees)).toBe(true);
    expect(land.some(under)).toBe(false);
    const { size } = camera;
    camera.cover(0, 0);
    expect(camera.size).toBeGreaterThanOrEqual(size);
  }
});

test("what is laid over a corner hides no place for the tile in hand either", () => {
  for (const land of [block(2, 2), block(2, 1), block(1, 2)]) {
    camera.cover(0, 0);
    camera.fit(land);
    const last = land[land.length - 1]!;
    const places = [
      { x: last.x + 1, y: last.y },
      { x: last.x, y: last.y + 1 },
    ];
    camera.cover(300, 260, places);
    const under = (cell: Cell) => {
      const { x, y } = camera.toWindow({ x: (cell.x + 1) * TILE, y: (cell.y + 1) * TILE });
      return x > 500 && y > 340;
    };
    expect(places.filter(under)).toEqual([]);
  }
});

test("whoever has moved the board keeps it where it is when something is laid over it", () => {
  camera.pan(-300, 0);
  const { x, y, size } = camera;
  camera.cover(300, 260);
  expect([camera.x, camera.y, camera.size]).toEqual([x, y, size]);
});

test("what the hand leads to lies beside the tools, and not under them", () => {
  const tools = camera.width - camera.tools;
  for (let x = 2; x < 9; x++) {
    camera.reveal({ x: (x + 0.5) * TILE, y: TILE / 2 });
    expect(camera.toWindow({ x: (x + 1) * TILE, y: 0 }).x).toBeLessThanOrEqual(tools);
  }
});

test("of a tall land on which nothing is laid any more all is shown, however small", () => {
  camera.resized(700, 190);
  const foot = () => camera.toWindow({ x: 0, y: 40 * TILE }).y;
  camera.fit(block(2, 40));
  expect(foot()).toBeGreaterThan(190);
  camera.complete = true;
  camera.fit(block(2, 40));
  const low = foot();
  expect(camera.toWindow({ x: 0, y: 0 }).y).toBeGreaterThanOrEqual(0);
  expect(low).toBeLessThanOrEqual(190);
});
