// The side panel uses its height: seats stand close before they are cut off, and the log takes what is left.
import { expect, test } from "vitest";
import { layOutPanel } from "./panel-space";

test("two seats in a high panel have all their room, and the log below", () =>
  expect(layOutPanel(40, 2)).toEqual({ close: false, log: true }));

test("six seats in a low panel stand close, without a log", () =>
  expect(layOutPanel(17, 6)).toEqual({ close: true, log: false }));

test("seats that stand close leave the room to the log", () =>
  expect(layOutPanel(30, 6)).toEqual({ close: true, log: true }));

test("seats with much in front of them take the room of the log before it is cut", () => {
  expect(layOutPanel(21, 4, 11)).toEqual({ close: true, log: true });
  expect(layOutPanel(21, 4, 15.2)).toEqual({ close: true, log: false });
});

test("what has no height yet is laid out for one that has", () =>
  expect(layOutPanel(0, 3)).toEqual({ close: false, log: false }));
