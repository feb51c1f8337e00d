// The open screen follows the address, and the address follows the open screen.
import { expect, test } from "vitest";
import { addressOf, addressOfGame, gameAt, router, screenAt, screenNames } from "./router.svelte";

test.each(screenNames)("the address of %s leads back to it", (screen) => {
  expect(screenAt(addressOf(screen))).toBe(screen);
});

test.each(["", "#", "#/", "#/no-such-screen", "#/learn/er"])("%j leads home", (address) => {
  expect(screenAt(address)).toBe("home");
});

test("the address of a game leads to Play and names the game", () => {
  expect(screenAt(addressOfGame(12))).toBe("play");
  expect(gameAt(addressOfGame(12))).toBe(12);
});

test.each(["#/play", "#/play/", "#/play/x", "#/play/-1", "#/learn/3"])(
  "%j names no game",
  (address) => {
    expect(gameAt(address)).toBeNull();
  },
);

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
