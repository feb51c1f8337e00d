// One key means one thing, writing is never disturbed, and of two boards the one with the focus hears.
// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keyboard, type KeyActions } from "./keyboard.svelte";
import { settings } from "./settings.svelte";
import {
  cap,
  capsOf,
  isWheelOf,
  KEY_NAMES,
  KEYS,
  pressedIn,
  shortcut,
  whichOf,
  withKey,
  type Where,
} from "./keys";

const press = (target: Element, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.addEventListener("keydown", (at) => keyboard.press(at as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

let heard: string[] = [];
const leave: (() => void)[] = [];
const plays = (element: Element, ...names: (keyof KeyActions)[]) => {
  const does = Object.fromEntries(
    names.map((name) => [
      name,
      (which: number) => void heard.push(`${element.id} ${name} ${which}`),
    ]),
  );
  leave.push(keyboard.played(() => does)(element) as () => void);
};
const at = (html: string) => {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id)!;
};

beforeEach(() => {
  heard = [];
  settings.current = { ...settings.current, characterKeys: "table" };
  leave.splice(0).forEach((each) => each());
});

test("in one place no key has two meanings, and what is on the board is not at the table too", () => {
  for (const where of [["everywhere"], ["board", "table"]] satisfies Where[][]) {
    const names = KEY_NAMES.filter((name) => where.some((each) => KEYS[name].where === each));
    const keys = names.flatMap((name) => KEYS[name].keys.flatMap((key) => key.split(" ")));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test.each([
  [{ key: "r" }, "turn", 0],
  [{ key: "R", shiftKey: true }, "turn", 1],
  [{ key: "=" }, "zoom", 0],
  [{ key: "+", shiftKey: true }, "zoom", 0],
  [{ key: "z", ctrlKey: true }, "undo", 0],
  [{ key: "Z", metaKey: true, shiftKey: true }, "undo", 1],
  [{ key: "y", ctrlKey: true }, "undo", 1],
  [{ key: " " }, "pass", 0],
  [{ key: "?", shiftKey: true }, "sheet", 0],
  [{ key: "&", code: "Digit1", altKey: true }, "screens", 1],
  [{ key: "ArrowLeft", shiftKey: true }, "pan", 3],
] as const)("%o is found in the table", (init, name, which) => {
  expect(whichOf(name, pressedIn(new KeyboardEvent("keydown", init)))).toBe(which);
});

test("a wheel turns the tile with Shift alone, and zooms without", () => {
  const wheel = (init: WheelEventInit) => isWheelOf("turn", new WheelEvent("wheel", init));
  expect([{ shiftKey: true }, {}, { ctrlKey: true, shiftKey: true }].map(wheel)).toEqual([
    true,
    false,
    false,
  ]);
  expect(isWheelOf("zoom", new WheelEvent("wheel", { shiftKey: true }))).toBe(false);
});

test("Caps Lock changes letters, not what is meant", () => {
  expect(pressedIn(new KeyboardEvent("keydown", { key: "R" }))).toBe("R");
});

test("keys are written for eyes and for machines", () => {
  expect([cap("undo", 1), cap("zoom", 1), cap("zoom")]).toEqual(["Ctrl Shift Z", "−", "+"]);
  expect(capsOf("turn")).toEqual(["R", "Shift R", "Shift ⟳"]);
  expect([shortcut("inspect"), shortcut("undo"), shortcut("choose", 99)]).toEqual([
    "i",
    "Control+Z",
    undefined,
  ]);
});

test("what the table needs for itself chooses nothing from a list", () => {
  for (const key of ["R", "I", "F", "0"]) expect(KEYS.choose.keys).not.toContain(key);
  expect(KEYS.choose.keys.slice(8, 10)).toEqual(["9", "A"]);
});

test("keys of a board are for the only one, and of two for the one with the focus", () => {
  const find = at("<p id=a></p><p id=b></p>");
  plays(find("a"), "undo");
  press(document.body, { key: "z", ctrlKey: true });
  plays(find("b"), "undo");
  expect(press(document.body, { key: "z", ctrlKey: true })).toBe(false);
  press(find("b"), { key: "Z", ctrlKey: true, shiftKey: true });
  expect(heard).toEqual(["a undo 0", "b undo 1"]);
});

test("the focus on a table is the focus of the board beside it", () => {
  const find = at(`<div data-keys><p id=a></p><button id=list></button></div><p id=b></p>`);
  plays(find("a"), "inspect");
  plays(find("b"), "inspect");
  press(find("list"), { key: "i" });
  expect(heard).toEqual(["a inspect 0"]);
});

test("the sheet opens on every screen, from the time line too, but not where somebody writes", () => {
  const find = at(`<div id=all><textarea id=text></textarea><input id=line type=range></div>`);
  plays(find("all"), "sheet");
  settings.current.characterKeys = "everywhere";
  press(find("text"), { key: "?" });
  expect(heard).toEqual([]);
  press(find("line"), { key: "?" });
  expect(heard).toEqual(["all sheet 0"]);
});

test("what a control needs stays its own", () => {
  const find = at(`<p id=a></p><button id=button></button><input id=line type=range>`);
  plays(find("a"), "act", "aim", "pass");
  for (const key of ["Enter", " "]) expect(press(find("button"), { key })).toBe(false);
  expect(press(find("line"), { key: "ArrowLeft" })).toBe(false);
  expect(press(find("button"), { key: "ArrowLeft" })).toBe(true);
});

test("what is not meant now is left to others", () => {
  const find = at("<p id=a></p>");
  leave.push(keyboard.played(() => ({ undo: () => false }))(find("a")) as () => void);
  expect(press(document.body, { key: "z", ctrlKey: true })).toBe(false);
});

test("a digit without a screen, or without Alt, opens none", () => {
  const find = at("<p id=a></p>");
  plays(find("a"), "screens");
  expect(press(document.body, { code: "Digit9", key: "9", altKey: true })).toBe(false);
  expect(press(document.body, { code: "Digit1", key: "1" })).toBe(false);
  press(document.body, { code: "Digit7", key: "7", altKey: true });
  expect(heard).toEqual(["a screens 7"]);
});

/** A window with a rail, and a page with a table in it that chooses and turns. */
const atTable = () => {
  const find = at(`<div id=window><nav><a id=link href="#"></a></nav><main id=page>
    <div data-keys><p id=a></p><button id=list></button></div></main></div>`);
  plays(find("window"), "sheet", "search");
  plays(find("a"), "choose", "turn");
  return find;
};
const CHARACTERS = [{ key: "1" }, { key: "r" }, { key: "?", shiftKey: true }, { key: "/" }];

test("letters, digits and signs act where the table has the focus, and from nowhere else", () => {
  const find = atTable();
  for (const from of [find("link"), find("page"), document.body])
    for (const key of CHARACTERS) expect(press(from, key)).toBe(false);
  expect(heard).toEqual([]);
  for (const key of CHARACTERS) press(find("list"), key);
  expect(heard).toEqual(["a choose 0", "a turn 0", "window sheet 0", "window search 1"]);
});

test("everywhere they act on the page too, and a digit on a link of the rail still decides nothing", () => {
  const find = atTable();
  settings.current.characterKeys = "everywhere";
  expect(press(find("link"), { key: "1" })).toBe(false);
  press(find("link"), { key: "?", shiftKey: true });
  press(document.body, { key: "1" });
  expect(heard).toEqual(["window sheet 0", "a choose 0"]);
});

test("where they are off no key of one character acts, and none is shown", () => {
  const find = atTable();
  settings.current.characterKeys = "off";
  for (const from of [find("list"), document.body])
    for (const key of CHARACTERS) expect(press(from, key)).toBe(false);
  press(find("list"), { key: "F1" });
  expect(heard).toEqual(["window sheet 0"]);
  expect([cap("turn"), capsOf("turn"), capsOf("choose"), shortcut("turn")]).toEqual([
    "",
    ["Shift ⟳"],
    [],
    undefined,
  ]);
  expect([capsOf("sheet"), shortcut("sheet"), withKey("Turn", "turn")]).toEqual([
    ["F1"],
    "F1",
    "Turn",
  ]);
});
