// What is kept is not made again, and what nobody asks for gives way.
// @vitest-environment node
import { expect, test } from "vitest";
import { Cache } from "./cache";

test("what was asked for last stays, what was longest unasked goes", () => {
  const kept = new Cache<string>(2);
  const made: string[] = [];
  const ask = (name: string) =>
    kept.of(name, () => {
      made.push(name);
      return name.toUpperCase();
    });
  expect([ask("a"), ask("b"), ask("a"), ask("c")]).toEqual(["A", "B", "A", "C"]);
  expect(made).toEqual(["a", "b", "c"]);
  ask("a");
  ask("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});
