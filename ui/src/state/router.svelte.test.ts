// The open page follows the address, and the address follows the open page.
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { addressOfGame, addressOfPassage, router, type OpenPage } from "./router.svelte";

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
  const game: OpenPage = { is: "game", game: 5, step: null };
  const rule = (passage: string): OpenPage => ({ is: "rulebook", passage });
  const steps: [() => void, OpenPage, number | null][] = [
    [() => (location.hash = addressOfGame(5)), game, 5],
    [() => (location.hash = addressOfPassage("TW-04")), rule("TW-04"), null],
    [() => (location.hash = addressOfPassage("TW-05")), rule("TW-05"), null],
    [() => router.back(), rule("TW-04"), null],
    [() => router.back(), game, 5],
  ];
  for (const [step, page, open] of steps) {
    const there = arrived();
    step();
    await there;
    expect(router.page).toEqual(page);
    expect(router.game).toBe(open);
  }
  leave();
});

test("what a page was opened for stays over a reload and on the way back", async () => {
  const leave = router.follow();
  router.openGame(8, { document: 3, tile: "A" });
  const page: OpenPage = { is: "game", game: 8, step: null, drawing: { document: 3, tile: "A" } };
  await arrived();
  for (const step of [() => router.open("learn"), () => router.back()]) {
    const there = arrived();
    step();
    await there;
  }
  expect(router.page).toEqual(page);
  leave();
  router.page = { is: "home" };
  // A reload begins with nothing but the address.
  router.follow()();
  expect(router.page).toEqual(page);
});

test("a game that is opened is open at once, and nothing else is", () => {
  router.page = { is: "lesson", screen: "learn", id: "base-01-placing", step: null, game: null };
  router.openGame(8);
  expect(router.page).toEqual({ is: "game", game: 8, step: null });
  expect(location.hash).toBe("#/play/8");
});

test("a screen that is open and asked for again goes back to its first page, and no other does", async () => {
  const leave = router.follow();
  const there = arrived();
  router.open("practice");
  await there;
  let again = 0;
  const count = () => again++;
  router.again.add(count);
  router.askAgain("settings");
  expect(again).toBe(0);
  router.askAgain("practice");
  router.open("practice");
  expect(again).toBe(2);
  router.again.delete(count);
  leave();
});
