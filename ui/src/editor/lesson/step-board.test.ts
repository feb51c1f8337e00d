import { expect, test } from "vitest";
import type { SeatSummary } from "../../ipc";
import { namesOn } from "./step-board.svelte";

const seat = (name: string): SeatSummary => ({
  name,
  colour: 0,
  pattern: "plain",
  bot: null,
  score: 0,
});

test("whoever learns is spoken to at the desk as in the lesson, wherever they sit", () => {
  const name = namesOn({ seats: [seat("Ada"), seat("")], learner: 1 });
  expect([name(0), name(1)]).toEqual([
    { name: "Ada", you: false },
    { name: "You", you: true },
  ]);
});
