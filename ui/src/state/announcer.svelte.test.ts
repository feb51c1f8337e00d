// The story stays until it was heard; of what is said now the latest counts, and only from the keyboard.
// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "./announcer.svelte";
import { followHands } from "./resting";

let unhand = () => {};
/** Each test begins later than those before it: clocks of tests begin at nothing. */
let later = 0;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  unhand = followHands();
  vi.advanceTimersByTime((later += 100_000));
});
afterEach(() => {
  unhand();
  vi.useRealTimers();
});
const key = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
const wander = (clientX: number) =>
  window.dispatchEvent(new MouseEvent("pointermove", { clientX, clientY: 1 }));
/** What is said now while something is done: each time that it changed. */
const insertions = (doing: () => void): string[] => {
  const texts: string[] = [];
  const stop = $effect.root(() => {
    $effect.pre(() => {
      if (announcer.now) texts.push(announcer.now.text);
    });
  });
  flushSync();
  texts.length = 0;
  doing();
  flushSync();
  stop();
  return texts;
};
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

const texts = () => announcer.story.map(({ text }) => text);

test("what is said in one breath is all said, in its order", () => {
  announcer.say("Ben draws a tile.");
  announcer.say("Ben passes.");
  announcer.say("Ben passes.");
  expect(texts().slice(-3)).toEqual(["Ben draws a tile.", "Ben passes.", "Ben passes."]);
  expect(new Set(announcer.story.map(({ id }) => id)).size).toBe(announcer.story.length);
});

test("nothing is not said", () => {
  const before = announcer.story;
  announcer.say("");
  expect(announcer.story).toBe(before);
});

test("what was said long ago goes", () => {
  for (let n = 0; n < 100; n++) announcer.say(`Turn ${n}.`);
  expect(texts().at(-1)).toBe("Turn 99.");
  expect(texts().length).toBeLessThan(60);
});

test("whoever speaks because something changed speaks once", () => {
  const before = announcer.story.at(-1)?.id ?? -1;
  const stop = $effect.root(() => {
    $effect(() => announcer.say("Not here."));
  });
  flushSync();
  expect(announcer.story.at(-1)).toEqual({ id: before + 1, text: "Not here." });
  stop();
});

test.each([10, 40, 100])("of ten keys %i ms apart the first and the last are said", (apart) => {
  const texts = insertions(() => {
    for (let cell = 1; cell <= 10; cell++) {
      key();
      announcer.point(`Cell ${cell}.`);
      pass(apart);
    }
    pass(200);
  });
  expect(texts).toEqual(["Cell 1.", "Cell 10."]);
});

test("a key that is held is said once more, where it is let go", () => {
  const texts = insertions(() => {
    announcer.point("Cell 1.");
    pass(500);
    for (let cell = 2; cell <= 10; cell++) {
      announcer.point(`Cell ${cell}.`);
      pass(30);
    }
    pass(200);
  });
  expect(texts).toEqual(["Cell 1.", "Cell 10."]);
});

test("keys that take their time are each answered at once", () => {
  const texts = insertions(() => {
    for (const cell of [1, 2, 3]) {
      announcer.point(`Cell ${cell}.`);
      flushSync();
      pass(800);
    }
  });
  expect(texts).toEqual(["Cell 1.", "Cell 2.", "Cell 3."]);
});

test("a mouse that wanders says nothing, and what it presses is answered in the story", () => {
  key();
  wander(5);
  const texts = insertions(() => {
    announcer.point("Under the mouse.");
    announcer.answer("A tile lies there.");
    pass(1000);
  });
  expect(texts).toEqual([]);
  expect(announcer.story.at(-1)?.text).toBe("A tile lies there.");
  expect(announcer.story.some(({ text }) => text === "Under the mouse.")).toBe(false);
  key();
  expect(insertions(() => announcer.answer("That is off."))).toEqual(["That is off."]);
});

test("the last thing is said again, whichever voice it was, and the same twice is heard twice", () => {
  key();
  announcer.point("Cell 1.");
  pass(1000);
  expect(insertions(() => announcer.again())).toEqual(["Cell 1."]);
  announcer.say("Ben passes.");
  pass(1000);
  expect(insertions(() => announcer.again())).toEqual(["Ben passes."]);
});
