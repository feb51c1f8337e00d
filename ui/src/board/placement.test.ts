// A note never covers the cell that it speaks of, wherever that lies, as long as the board has room for both.
import { expect, test } from "vitest";
import { besideOf, cornerOff, type Box, type Size } from "./placement";

const room: Size = { width: 700, height: 640 };
const note: Size = { width: 290, height: 110 };
const cell = (x: number, y: number, side = 100): Box => ({ x, y, width: side, height: side });

const covers = (place: { x: number; y: number }, size: Size, box: Box) =>
  place.x < box.x + box.width &&
  box.x < place.x + size.width &&
  place.y < box.y + box.height &&
  box.y < place.y + size.height;
const isInside = (place: { x: number; y: number }, size: Size) =>
  place.x >= 0 &&
  place.y >= 0 &&
  place.x + size.width <= room.width &&
  place.y + size.height <= room.height;

const cells = [0, 150, 300, 450, 600].flatMap((x) =>
  [0, 130, 270, 400, 540].map((y) => cell(x, y)),
);

test.each(cells)("a refusal stands beside the cell at $x, $y and on the board", (at) => {
  const place = besideOf(at, note, room);
  expect(covers(place, note, at)).toBe(false);
  expect(isInside(place, note)).toBe(true);
});

test("it stands at the right where there is room, else at the left", () => {
  expect(besideOf(cell(100, 200), note, room)).toEqual({ x: 206, y: 200 });
  expect(besideOf(cell(500, 200), note, room)).toEqual({ x: 204, y: 200 });
});

test("it leaves other notes free", () => {
  const other = { x: 206, y: 200, ...note };
  expect(covers(besideOf(cell(100, 200), note, room, [other]), note, other)).toBe(false);
});

test.each(cells)("a note in a corner leaves the cell at $x, $y free", (at) => {
  const place = cornerOff([at], { width: 290, height: 300 }, room);
  expect(covers(place, { width: 290, height: 300 }, at)).toBe(false);
});

test("the cell that is spoken of weighs more than all that belongs to it", () => {
  const land = [cell(420, 540), cell(420, 440), cell(20, 20), cell(20, 120)];
  expect(cornerOff([cell(20, 540), ...land], note, room)).not.toEqual({ x: 12, y: 518 });
});

test("without anything to leave free it stands below at the left", () =>
  expect(cornerOff([], note, room)).toEqual({ x: 12, y: 518 }));
