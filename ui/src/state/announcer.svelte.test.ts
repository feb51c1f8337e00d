// Whatever is said stays until it was heard.
// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { announcer } from "./announcer.svelte";

const texts = () => announcer.said.map(({ text }) => text);

test("what is said in one breath is all said, in its order", () => {
  announcer.say("Ben draws a tile.");
  announcer.say("Ben passes.");
  announcer.say("Ben passes.");
  expect(texts().slice(-3)).toEqual(["Ben draws a tile.", "Ben passes.", "Ben passes."]);
  expect(new Set(announcer.said.map(({ id }) => id)).size).toBe(announcer.said.length);
});

test("nothing is not said", () => {
  const before = announcer.said;
  announcer.say("");
  expect(announcer.said).toBe(before);
});

test("what was said long ago goes", () => {
  for (let n = 0; n < 100; n++) announcer.say(`Turn ${n}.`);
  expect(texts().at(-1)).toBe("Turn 99.");
  expect(texts().length).toBeLessThan(60);
});

test("whoever speaks because something changed speaks once", () => {
  const before = announcer.said.at(-1)?.id ?? -1;
  const stop = $effect.root(() => {
    $effect(() => announcer.say("Not here."));
  });
  flushSync();
  expect(announcer.said.at(-1)).toEqual({ id: before + 1, text: "Not here." });
  stop();
});
