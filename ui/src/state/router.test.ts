// The open screen follows the address, and the address follows the open screen.
import { expect, test } from "vitest";
import {
  NEW_GAME,
  addressOf,
  addressOfChapter,
  LAB,
  PRINT,
  addressOfGame,
  addressOfLab,
  addressOfLesson,
  addressOfPassage,
  addressOfPractice,
  addressOfPrint,
  addressOfStep,
  documentAt,
  gameAt,
  labAt,
  lessonAt,
  practisedAt,
  passageAt,
  printAt,
  router,
  screenAt,
  screenNames,
} from "./router.svelte";

test.each(screenNames)("the address of %s leads back to it", (screen) => {
  expect(screenAt(addressOf(screen))).toBe(screen);
});

test.each(["", "#", "#/", "#/no-such-screen", "#/learn/a/b/c"])("%j leads home", (address) => {
  expect(screenAt(address)).toBe("home");
});

test("the address of a game leads to Play and names the game", () => {
  expect(screenAt(addressOfGame(12))).toBe("play");
  expect(gameAt(addressOfGame(12))).toBe(12);
});

test("a game is prepared at an address of its own, on Play", () => {
  expect(screenAt(NEW_GAME)).toBe("play");
  expect(gameAt(NEW_GAME)).toBeNull();
});

test.each(["#/play", "#/play/", "#/play/x", "#/play/-1", "#/learn/3"])(
  "%j names no game",
  (address) => {
    expect(gameAt(address)).toBeNull();
  },
);

test.each(["BG-28", "crop-circles", "no such rule", "50 %"])(
  "the address of the passage %j leads to the rulebook and names it",
  (id) => {
    expect(screenAt(addressOfPassage(id))).toBe("rulebook");
    expect(passageAt(addressOfPassage(id))).toBe(id);
    expect(gameAt(addressOfPassage(id))).toBeNull();
  },
);

test("a passage that is written badly is still one, if one that no book holds", () => {
  expect(passageAt("#/rulebook/%E0%A4%A")).toBe("%E0%A4%A");
});

test.each(["#/rulebook", "#/rulebook/", "#/rulebook/BG-28/2", "#/learn/BG-28", "#/play/3"])(
  "%j names no passage",
  (address) => {
    expect(passageAt(address)).toBeNull();
  },
);

test.each(["base-01-placing", "50 %", "a/b"])("the address of the lesson %j names it", (id) => {
  expect(screenAt(addressOfLesson(id))).toBe("learn");
  expect(lessonAt(addressOfLesson(id))).toEqual({ id, step: null, game: null });
  const step = "count 2";
  expect(lessonAt(addressOfStep(id, step))).toEqual({ id, step, game: null });
  expect(lessonAt(addressOfStep(id, step, 12))).toEqual({ id, step, game: 12 });
  expect(screenAt(addressOfStep(id, step, 12))).toBe("learn");
});

test("the address of a chapter names its scenario, and no step of it", () => {
  const address = addressOfChapter("charter-01-meadow");
  expect(screenAt(address)).toBe("campaigns");
  expect(lessonAt(address)).toEqual({ id: "charter-01-meadow", step: null, game: null });
  expect([screenAt(`${address}/play`), lessonAt(`${address}/play`)]).toEqual(["home", null]);
});

test("the address of practice names the lesson that is practised, or none", () => {
  const address = addressOfPractice("tower-02-reach");
  expect([screenAt(address), practisedAt(address)]).toEqual(["practice", "tower-02-reach"]);
  expect([screenAt("#/practice"), practisedAt("#/practice")]).toEqual(["practice", null]);
});

test.each(["#/learn", "#/learn/", "#/play/3", "#/rulebook/BG-28"])(
  "%j names no lesson",
  (address) => {
    expect(lessonAt(address)).toBeNull();
  },
);

test.each(["base", "mine/small town", "50 %"])("the address of the lab names the mix %j", (mix) => {
  expect(screenAt(addressOfLab(mix))).toBe("build");
  expect(labAt(addressOfLab(mix))).toEqual({ mix });
});

test("the lab stands in Build, without a mix too, and is neither a document nor elsewhere", () => {
  expect(screenAt(LAB)).toBe("build");
  expect(labAt(LAB)).toEqual({ mix: null });
  expect(documentAt(LAB)).toBeNull();
  for (const address of ["#/build", "#/build/7", "#/build/laboratory", "#/build/lab/a/b"]) {
    expect(labAt(address)).toBeNull();
  }
});

test.each([
  ["tile-set", "base"],
  ["mix", "robbers-box"],
  ["tile-set", "50 %/a"],
] as const)("the address of print names the %s %j, in Build", (kind, key) => {
  expect(screenAt(addressOfPrint(kind, key))).toBe("build");
  expect(printAt(addressOfPrint(kind, key))).toEqual({ kind, key });
});

test("print begins with the base game, and knows sets and mixes alone", () => {
  expect(printAt(PRINT)).toEqual({ kind: "tile-set", key: "base" });
  for (const address of ["#/build", "#/print/lesson/a", "#/print/mix", "#/print/mix/a/b"])
    expect(printAt(address)).toBeNull();
});

const arrived = () =>
  new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));

test("opening, going back and going forward move the screen", async () => {
  const leave = router.follow();
  const steps: [() => void, string][] = [
    [() => router.open("learn"), "learn"],
    [() => router.open("settings"), "settings"],
    [() => router.back(), "learn"],
    [() => router.forward(), "settings"],
  ];
  for (const [step, screen] of steps) {
    const there = arrived();
    step();
    await there;
    expect(router.screen).toBe(screen);
  }
  leave();
});

test("going back from a rule leads to the game as its address named it", async () => {
  const leave = router.follow();
  const steps: [() => void, number | null, string | null][] = [
    [() => (location.hash = addressOfGame(5)), 5, null],
    [() => (location.hash = addressOfPassage("TW-04")), null, "TW-04"],
    [() => (location.hash = addressOfPassage("TW-05")), null, "TW-05"],
    [() => router.back(), null, "TW-04"],
    [() => router.back(), 5, null],
  ];
  for (const [step, game, passage] of steps) {
    const there = arrived();
    step();
    await there;
    expect([router.game, router.passage]).toEqual([game, passage]);
  }
  leave();
});
