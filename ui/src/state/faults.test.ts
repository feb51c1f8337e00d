// A fault stays as long as it can be of use.
import { expect, test } from "vitest";
import { faults } from "./faults.svelte";

test("a fault goes along to the screen that it leads to, and not to the next", () => {
  faults.open = [];
  faults.report({ kind: "bug", detail: "lost" });
  faults.goOn();
  expect(faults.open).toHaveLength(1);
  faults.report({ kind: "bug", detail: "new" });
  faults.goOn();
  expect(faults.open.map(({ fault }) => fault)).toEqual([{ kind: "bug", detail: "new" }]);
});
