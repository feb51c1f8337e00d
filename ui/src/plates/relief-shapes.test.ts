// Scenes are drawn back to front, out of sound numbers, the same every time.
import { expect, test } from "vitest";
import { plateChurch, copse, quarter, rampart } from "./slabs";
import { stand, type Thing } from "./relief-shapes";
import { project } from "./slant";

const town: Thing[] = [
  ...rampart([0.2, 0.2], [1.8, 1.8], { sw: 0.5, se: 0.5 }),
  ...quarter([0.3, 0.3], [1.6, 1.6]),
  ...plateChurch([0.9, 0.9]),
  ...copse([2.5, 0.5], 5),
  { is: "traveller", at: [0.2, 2.4] },
  { is: "banner", at: [0.2, 2.6] },
  { is: "book", at: [0, 0], w: 1, d: 1, h: 20, up: 0 },
];

test("every shape is a path of sound numbers", () => {
  for (const { d } of stand(town)) {
    expect(d).toMatch(/^M[-\d]/);
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("the same things make the same picture, in whatever order they are named", () => {
  const near: Thing = { is: "house", at: [2, 2] };
  const far: Thing = { is: "tree", at: [0, 0] };
  expect(stand([near, far])).toEqual(stand([far, near]));
  expect(stand([near, far])).not.toEqual(stand([near]));
  expect(stand(town)).toEqual(stand(town));
});

test("the far corner of a tile is drawn above its near corner", () => {
  expect(project([0, 0])[1]).toBeLessThan(project([1, 1])[1]);
  expect(project([0, 0], 10)[1]).toBe(-10);
});
