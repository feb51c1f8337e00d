// What is refused for one and the same reason is told once.
import { expect, test } from "vitest";
import type { Action, Reason } from "../ipc";
import { together } from "./together";

const floor = (x: number): Action => ({ type: "floor", x, y: 0 });
const because = (code: string): Reason => ({ code, rule: "TW-01" });

test("refusals with the same reasons stand together, the others alone, in their order", () => {
  const text = together([
    { action: floor(1), reasons: [because("tower/closed")] },
    { action: floor(2), reasons: [because("tower/no-floors-left")] },
    { action: floor(3), reasons: [because("tower/closed")] },
  ]);
  expect(text).toEqual([
    { actions: [floor(1), floor(3)], reasons: [because("tower/closed")] },
    { actions: [floor(2)], reasons: [because("tower/no-floors-left")] },
  ]);
});
