// Who does what at a key: the innermost that has the focus, or the only one that can.
// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { keyboard } from "./keyboard.svelte";

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  document.body.replaceChildren();
});

/** An element that saves under a name, within another. */
const saving = (said: string[], name: string, within: Element = document.body): HTMLElement => {
  const element = document.createElement("div");
  element.tabIndex = 0;
  within.append(element);
  const leave = keyboard.played(() => ({ save: () => void said.push(name) }))(element);
  leaving.push(() => leave?.());
  return element;
};

const press = (target: Element) => {
  const event = new KeyboardEvent("keydown", { key: "s", code: "KeyS", ctrlKey: true });
  Object.defineProperty(event, "target", { value: target });
  keyboard.press(event);
};

test("a page saves before the window around it, whether it has the focus or nothing has", () => {
  const said: string[] = [];
  const window = saving(said, "window");
  const page = saving(said, "page", window);
  press(page);
  press(document.body);
  press(window);
  expect(said).toEqual(["page", "page", "window"]);
});

test("of two side by side the one with the focus does it, and neither without", () => {
  const said: string[] = [];
  const first = saving(said, "first");
  const second = saving(said, "second");
  press(second);
  press(document.body);
  press(first);
  expect(said).toEqual(["second", "first"]);
});

test("a key of the whole window lets a field tell what was written in it, and leaves the focus there", () => {
  const said: string[] = [];
  saving(said, "page");
  const field = document.createElement("input");
  field.addEventListener("blur", () => said.push("written"));
  document.body.append(field);
  field.focus();
  press(field);
  expect(said).toEqual(["written", "page"]);
  expect(document.activeElement).toBe(field);
});

test("of what stands together each is asked until one has a use for the key, whatever has the focus", () => {
  const said: string[] = [];
  const table = document.createElement("div");
  table.dataset.keys = "";
  const list = document.createElement("div");
  list.tabIndex = 0;
  const board = document.createElement("div");
  document.body.append(table);
  table.append(list, board);
  leaving.push(keyboard.played(() => ({ save: () => false }))(list) as () => void);
  leaving.push(
    keyboard.played(() => ({ save: () => void said.push("board") }))(board) as () => void,
  );
  for (const target of [document.body, table, list]) press(target);
  expect(said).toEqual(["board", "board", "board"]);
});
