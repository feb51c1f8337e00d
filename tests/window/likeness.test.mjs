// Two pictures are told apart by what a person would see, and a picture is read as it was written.
import assert from "node:assert/strict";
import test from "node:test";
import { pixelsIn, png } from "../../scripts/png.mjs";
import { apart, coarse, cut, difference, MOST_APART, MOST_PIXELS } from "./likeness.mjs";

const [WIDTH, HEIGHT] = [40, 30];
const paper = () => ({
  width: WIDTH,
  height: HEIGHT,
  rgb: Buffer.from(Array.from({ length: 3 * WIDTH * HEIGHT }, (_, at) => (at * 7919) % 251)),
});

test("a picture is read as it was written", () => {
  const picture = paper();
  assert.deepEqual(pixelsIn(png(picture)), picture);
});

test("what no eye tells apart is the same, and an arrow of forty pixels is not", () => {
  const before = coarse(paper());
  const shade = coarse(paper());
  for (let at = 0; at < shade.rgb.length; at++)
    shade.rgb[at] = Math.min(255, shade.rgb[at] + MOST_APART);
  assert.equal(apart(shade, before), 0);

  const lost = coarse(paper());
  for (let pixel = 0; pixel < 40; pixel++) lost.rgb[3 * pixel] ^= 0x80;
  assert.equal(apart(lost, before), 40);
  assert(40 > MOST_PIXELS);
  const { rgb } = difference(lost, before);
  assert.deepEqual([...rgb.subarray(0, 3)], [0xd0, 0x00, 0x60]);
  assert.notDeepEqual([...rgb.subarray(120, 123)], [0xd0, 0x00, 0x60]);
});

test("a picture of another size differs everywhere", () => {
  const before = paper();
  const now = cut(before, { x: 1, y: 1, width: WIDTH - 1, height: HEIGHT - 1 });
  assert.equal(now.rgb[0], before.rgb[3 * (WIDTH + 1)]);
  assert.equal(apart(now, before), (WIDTH - 1) * (HEIGHT - 1));
});
