// Durations are read alike however they are written.
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lasting } from "./lasting";

test.each([
  ["850ms", 850],
  [".85s", 850],
  ["0ms", 0],
  ["0s", 0],
  ["", 0],
])("%j lasts %d milliseconds", (written, milliseconds) => {
  document.documentElement.style.setProperty("--time-flight", written);
  expect(lasting("--time-flight")).toBe(milliseconds);
});
