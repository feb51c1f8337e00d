// What the table says of a game that is counted otherwise today.
import { expect, test } from "vitest";
import { table } from "./en/table";

test.each([
  [
    [62, 58],
    [60, 58],
    "This game was kept with 62 and 58 points. By today’s rules it is 60 and 58.",
  ],
  [[1], [2], "This game was kept with 1 point. By today’s rules it is 2."],
  [
    [9, 8, 7],
    [9, 8, 6],
    "This game was kept with 9, 8, and 7 points. By today’s rules it is 9, 8, and 6.",
  ],
])("a game kept with %j that is %j today names both", (then, now, text) => {
  expect(table.otherwise.why(then, now)).toBe(text);
});
