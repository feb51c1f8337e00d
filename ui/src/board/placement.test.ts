// A note never covers the cell that it speaks of, wherever that lies, as long as the board has room for both.
import { expect, test } from "vitest";
import { besideOf, besideTools, cornerOff, type Box, type Size } from "./placement";

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
  expect(covers(besideOf(cell(100, 200), note, room, { seen: [other] }), note, other)).toBe(false);
});

test.each(cells)("a note in a corner leaves the cell at $x, $y free", (at) => {
  const place = cornerOff({ spoken: [at] }, { width: 290, height: 300 }, room);
  expect(covers(place, { width: 290, height: 300 }, at)).toBe(false);
});

test("the cell that is spoken of weighs more than all that belongs to it", () => {
  const land = [cell(420, 540), cell(420, 440), cell(20, 20), cell(20, 120)];
  expect(cornerOff({ spoken: [cell(20, 540), ...land] }, note, room)).not.toEqual({
    x: 12,
    y: 518,
  });
});

test("where a tile may be laid stays free, though it is in every corner", () => {
  const places = [cell(12, 518), cell(620, 560), cell(30, 10), cell(300, 300)];
  const place = cornerOff({ spoken: [cell(300, 400)], pressed: places }, note, room);
  for (const box of [...places, cell(300, 400)]) expect(covers(place, note, box)).toBe(false);
  expect(isInside(place, note)).toBe(true);
});

test("a refusal covers neither its cell nor where the tile could go instead", () => {
  const at = cell(300, 300);
  const pressed = [cell(406, 306), cell(200, 306), cell(306, 410), cell(306, 200)];
  const place = besideOf(at, { width: 200, height: 80 }, room, { pressed });
  for (const box of [at, ...pressed])
    expect(covers(place, { width: 200, height: 80 }, box)).toBe(false);
});

test.each(cells)("no note about the cell at $x, $y goes under the tools", (at) => {
  const tools = 53;
  const free = besideTools({ ...room, tools });
  for (const place of [besideOf(at, note, free), cornerOff({ spoken: [at] }, note, free)])
    expect(place.x + note.width).toBeLessThanOrEqual(room.width - tools);
});

test("without anything to leave free it stands below at the left", () =>
  expect(cornerOff({ spoken: [] }, note, room)).toEqual({ x: 12, y: 518 }));
