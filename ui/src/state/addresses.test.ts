// Each address opens one page, and each page has an address.
import { expect, test } from "vitest";
import {
  LAB,
  NEW_GAME,
  REAL_TABLE,
  PRINT,
  STATISTICS,
  addressOf,
  addressOfCampaign,
  addressOfChapter,
  addressOfDocument,
  addressOfExam,
  addressOfGame,
  addressOfLab,
  addressOfLesson,
  addressOfMoment,
  addressOfNewGame,
  addressOfPassage,
  addressOfPractice,
  addressOfPrint,
  addressOfRecording,
  addressOfReview,
  addressOfReviewed,
  addressOfStep,
  addressOfTrial,
  addressWithin,
  pageAt,
  screenNames,
  screenOf,
} from "./addresses";

const screenAt = (address: string) => screenOf(pageAt(address));

test.each(screenNames)("the address of %s leads back to it", (screen) => {
  expect(screenAt(addressOf(screen))).toBe(screen);
});

test.each([
  "",
  "#",
  "#/",
  "#/no-such-screen",
  "#/learn/a/b/c",
  "#/campaigns/a/b",
  "#/play/",
  "#/play/x",
  "#/play/-1",
  "#/rulebook/",
  "#/rulebook/BG-28/2",
  "#/build/laboratory",
  "#/build/lab/a/b",
  "#/print/lesson/a",
  "#/print/mix",
  "#/print/mix/a/b",
  "#/examples/colours",
])("%j leads home", (address) => {
  expect(pageAt(address)).toEqual({ is: "home" });
});

test("the address of a game leads to Play and names the game", () => {
  expect(pageAt(addressOfGame(12))).toEqual({ is: "game", game: 12, step: null });
  expect(screenAt(addressOfGame(12))).toBe("play");
});

test("the statistics have an address below Play", () => {
  expect(pageAt(STATISTICS)).toEqual({ is: "statistics" });
  expect(screenAt(STATISTICS)).toBe("play");
});

test("a moment of a game and its review have addresses of their own", () => {
  expect(pageAt(addressOfMoment(12, 34))).toEqual({ is: "game", game: 12, step: 34 });
  const reviewed = { is: "game", game: 12, step: 34, reviewed: true };
  expect(pageAt(addressOfReviewed(12, 34))).toEqual(reviewed);
  expect(pageAt(addressOfReview(12))).toEqual({ is: "review", game: 12 });
  expect(screenAt(addressOfReview(12))).toBe("play");
});

test("a game is prepared at an address of its own, on Play", () => {
  expect(pageAt(NEW_GAME)).toEqual({ is: "new-game", mix: null });
  expect(pageAt(REAL_TABLE)).toEqual({ is: "new-game", mix: null, real: true });
  expect(pageAt(addressOfNewGame("own/50 %"))).toEqual({ is: "new-game", mix: "own/50 %" });
  expect(screenAt(NEW_GAME)).toBe("play");
});

test.each(["BG-28", "crop-circles", "no such rule", "50 %"])(
  "the address of the passage %j leads to the rulebook and names it",
  (passage) => {
    expect(pageAt(addressOfPassage(passage))).toEqual({ is: "rulebook", passage });
  },
);

test("the rulebook opens at its beginning where no passage is named", () => {
  expect(pageAt("#/rulebook")).toEqual({ is: "rulebook", passage: null });
});

test("a passage that is written badly is still one, if one that no book holds", () => {
  expect(pageAt("#/rulebook/%E0%A4%A")).toEqual({ is: "rulebook", passage: "%E0%A4%A" });
});

test.each(["base-01-placing", "50 %", "a/b"])("the address of the lesson %j names it", (id) => {
  const lesson = { is: "lesson", screen: "learn", id, step: null, game: null };
  expect(pageAt(addressOfLesson(id))).toEqual(lesson);
  const step = "count 2";
  expect(pageAt(addressOfStep(id, step))).toEqual({ ...lesson, step });
  expect(pageAt(addressOfStep(id, step, 12))).toEqual({ ...lesson, step, game: 12 });
  expect(screenAt(addressOfStep(id, step, 12))).toBe("learn");
});

test("the address of a chapter names its scenario, and no step of it", () => {
  const address = addressOfChapter("charter-01-meadow");
  const chapter = { id: "charter-01-meadow", step: null, game: null };
  expect(pageAt(address)).toEqual({ is: "lesson", screen: "campaigns", ...chapter });
  expect(screenAt(address)).toBe("campaigns");
});

test("the address of practice names a lesson, the course of an exam, or neither", () => {
  const lesson = "tower-02-reach";
  expect(pageAt(addressOfPractice(lesson))).toEqual({ is: "practice", lesson, exam: null });
  expect(pageAt(addressOfExam("50 %"))).toEqual({ is: "practice", lesson: null, exam: "50 %" });
  expect(pageAt("#/practice")).toEqual({ is: "practice", lesson: null, exam: null });
});

test.each([{ document: 4 }, { chapter: "tale 4/ford" }])("the campaigns open at %o", (at) => {
  expect(pageAt(addressOfCampaign(at))).toEqual({ is: "campaigns", at });
});

test("the address of a game in which a tile is tried names its drawing", () => {
  const drawing = { document: 3, tile: "gate-2" };
  expect(pageAt(addressOfTrial(7, drawing))).toEqual({ is: "game", game: 7, step: null, drawing });
});

test("a recording goes on behind a lesson, or after a mistake of one of its steps", () => {
  const recording = { document: 3, begun: 12 };
  const page = { is: "game", game: 4, step: null };
  expect(pageAt(addressOfRecording(4, recording))).toEqual({ ...page, recording });
  const after = { ...recording, mistake: { step: "move 1/a", class: "on-road&" } };
  expect(pageAt(addressOfRecording(4, after))).toEqual({ ...page, recording: after });
});

test("a lesson opens at a step of it", () => {
  const page = { is: "document", document: 7, tile: null, at: "move-2?" };
  expect(pageAt(addressWithin(7, "move-2?"))).toEqual(page);
  expect(screenAt(addressWithin(7, "move-2?"))).toBe("build");
});

test("a document, and a tile of it, have an address each, in Build", () => {
  expect(pageAt(addressOfDocument(7))).toEqual({ is: "document", document: 7, tile: null });
  expect(pageAt(addressOfDocument(7, "gate-2"))).toEqual({
    is: "document",
    document: 7,
    tile: "gate-2",
  });
  expect(screenAt(addressOfDocument(7))).toBe("build");
});

test.each(["base", "mine/small town", "50 %"])("the address of the lab names the mix %j", (mix) => {
  expect(pageAt(addressOfLab(mix))).toEqual({ is: "lab", mix });
});

test("the lab stands in Build, without a mix too", () => {
  expect(pageAt(LAB)).toEqual({ is: "lab", mix: null });
  expect(screenAt(LAB)).toBe("build");
});

test.each([
  ["tile-set", "base"],
  ["mix", "robbers-box"],
  ["tile-set", "50 %/a"],
] as const)("the address of print names the %s %j, in Build", (kind, key) => {
  expect(pageAt(addressOfPrint(kind, key))).toEqual({ is: "print", kind, key });
  expect(screenAt(addressOfPrint(kind, key))).toBe("build");
});

test("print begins with the base game", () => {
  expect(pageAt(PRINT)).toEqual({ is: "print", kind: "tile-set", key: "base" });
});

test.each(["board", "parts", "states"] as const)("the examples of %s have an address", (of) => {
  expect(pageAt(`#/examples/${of}`)).toEqual({ is: "examples", of });
});
