// The sheet of keys tells what is played now, and where a tile is drawn how that is done without a mouse.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyboard, type KeyActions } from "../state/keyboard.svelte";
import { router } from "../state/router.svelte";
import KeySheet from "./KeySheet.svelte";

vi.mock("../ipc");

const leaving: (() => void)[] = [];
const plays = (does: KeyActions) => {
  const element = document.createElement("div");
  document.body.append(element);
  const leave = keyboard.played(() => does)(element);
  leaving.push(() => leave?.());
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  for (const leave of leaving.splice(0)) leave();
  keyboard.sheet = false;
});

const does = () => undefined;
const headings = () => screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
/** What is said below a heading. */
const below = (heading: string) =>
  screen.getByRole("heading", { name: heading }).nextElementSibling?.textContent ?? "";

test("where a tile is drawn it says how it is joined, turned and taken back, and nothing of a game", () => {
  plays({ sides: does, stroke: does, close: does });
  plays({ turn: does });
  plays({ undo: does });
  keyboard.sheet = true;
  render(KeySheet);
  expect(headings()).toEqual(["When you draw a tile", "On every screen"]);
  const drawing = below("When you draw a tile");
  for (const said of [
    "go from side to side",
    "pick up a side",
    "turn the tile",
    "drop what you picked up",
    "undo",
  ])
    expect(drawing).toContain(said);
  expect(drawing).not.toContain("to the next way it fits");
  expect(drawing).not.toContain("zoom in");
});

test("at a game it says all of the board and the table", () => {
  plays({ aim: does, zoom: does, pass: does });
  keyboard.sheet = true;
  render(KeySheet);
  expect(headings()).toEqual(["On the board", "At the table", "On every screen"]);
  expect(below("On the board")).toContain("to the next way it fits");
});

test("for a board in words it says the keys that do something there, and none of a picture", () => {
  plays({ walk: does, goTo: does, turn: does });
  keyboard.sheet = true;
  render(KeySheet);
  const board = below("On the board");
  expect(board).toContain("turn the tile");
  expect(board).not.toContain("zoom in");
});

test("it goes away with the page over which it lay", () => {
  keyboard.sheet = true;
  render(KeySheet);
  router.openGame(3);
  expect(keyboard.sheet).toBe(false);
});
