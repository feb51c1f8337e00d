import { expect, test } from "vitest";
import { rowsOf } from "./rows";

test("two lines of words are seen whole, and a page does not push all else away", () => {
  expect(rowsOf("")).toBe(2);
  const line = "Your road is complete, and you get two points for each tile. ";
  expect(rowsOf(line)).toBe(2);
  expect(rowsOf(line.repeat(2))).toBe(3);
  expect(rowsOf("One.\nTwo.\nThree.")).toBe(3);
  expect(rowsOf(line.repeat(30))).toBe(8);
});
