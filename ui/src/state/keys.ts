// Every key of the window and where it holds, in one table.
import { t } from "./language.svelte";
import { screenNames } from "./router.svelte";
import { settings } from "./settings.svelte";

/** On every screen, in a lesson, at the table of a game, on the board that has the focus, on a tile that is drawn, or among the tiles of a set; and what is heard, wherever one is. */
export type Where = "board" | "table" | "lesson" | "drawing" | "set" | "heard" | "everywhere";

interface Entry {
  where: Where;
  /** As `aria-keyshortcuts` has them; one of them can be several, the first of which is shown. */
  keys: readonly string[];
  /** What leads to another page or asks something waits until the sheet over this one is closed. */
  leads?: boolean;
  /** What is held while the wheel is turned for the same. */
  wheel?: string;
  /** Where they are shown otherwise than each by itself. */
  shown?: readonly string[];
}

const entries = <Name extends string>(table: Record<Name, Entry>) => table;

const KEPT = entries({
  // A lesson hears these first, and leaves them to board and table where it has nothing to go on with.
  next: { where: "lesson", keys: ["Enter Space"], shown: ["Enter", "Space"] },
  hint: { where: "lesson", keys: ["H"] },
  reason: { where: "lesson", keys: ["W"] },
  retry: { where: "lesson", keys: ["Backspace"] },
  skip: { where: "lesson", keys: ["S"] },
  before: { where: "lesson", keys: ["PageUp"] },
  aim: {
    where: "board",
    keys: ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"],
    shown: ["← ↑ → ↓"],
  },
  look: {
    where: "board",
    keys: ["Control+ArrowUp", "Control+ArrowRight", "Control+ArrowDown", "Control+ArrowLeft"],
    shown: ["Control ← ↑ → ↓"],
  },
  turn: { where: "board", keys: ["R", "Shift+R"], wheel: "Shift" },
  act: { where: "board", keys: ["Enter"] },
  pan: {
    where: "board",
    keys: ["Shift+ArrowUp", "Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowLeft"],
    shown: ["Shift ← ↑ → ↓"],
  },
  zoom: { where: "board", keys: ["+ =", "-", "0"] },
  inspect: { where: "board", keys: ["I"] },
  walk: { where: "board", keys: ["[", "]"] },
  goTo: { where: "board", keys: ["Control+G"] },
  close: { where: "board", keys: ["Escape"] },
  side: { where: "table", keys: ["V", "N", "M", "X"] },
  find: { where: "table", keys: [","] },
  other: { where: "table", keys: ["F"] },
  pass: { where: "table", keys: ["Space"] },
  advice: { where: "table", keys: ["H"] },
  odds: { where: "table", keys: ["O"], leads: true },
  moment: { where: "table", keys: ["Control+Shift+S"], leads: true },
  move: { where: "table", keys: ["Control+PageUp", "Control+PageDown"] },
  undo: { where: "table", keys: ["Control+Z", "Control+Shift+Z Control+Y"] },
  sides: {
    where: "drawing",
    keys: ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"],
    shown: ["← ↑ → ↓"],
  },
  stroke: { where: "drawing", keys: ["F"] },
  // Nobody chooses tiles of a set by letters: these keep off what a list needs.
  copy: { where: "set", keys: ["Control+C", "Control+X"] },
  paste: { where: "set", keys: ["Control+V"] },
  twice: { where: "set", keys: ["Control+D"] },
  remove: { where: "set", keys: ["Delete"] },
  all: { where: "set", keys: ["Control+A"] },
  // With Alt, so that they work in a field too, and leave the letters to the table.
  again: { where: "heard", keys: ["Alt+R"] },
  here: { where: "heard", keys: ["Alt+H"] },
  since: { where: "heard", keys: ["Alt+T"] },
  amount: { where: "heard", keys: ["Alt+W"] },
  screens: {
    where: "everywhere",
    keys: screenNames.map((_, number) => `Alt+${number}`),
    shown: [`Alt 0 – ${screenNames.length - 1}`],
  },
  back: { where: "everywhere", keys: ["Alt+ArrowLeft"] },
  forward: { where: "everywhere", keys: ["Alt+ArrowRight"] },
  search: { where: "everywhere", keys: ["Control+F", "/"], leads: true },
  fresh: { where: "everywhere", keys: ["Control+N"], leads: true },
  file: { where: "everywhere", keys: ["Control+O"], leads: true },
  save: { where: "everywhere", keys: ["Control+S"], leads: true },
  letters: {
    where: "everywhere",
    keys: ["Control++ Control+=", "Control+-", "Control+0"],
    shown: ["Ctrl +", "Ctrl −", "Ctrl 0"],
  },
  full: { where: "everywhere", keys: ["F11"] },
  sheet: { where: "everywhere", keys: ["F1 ?"] },
  closeSheet: { where: "everywhere", keys: ["Escape"] },
  quit: { where: "everywhere", keys: ["Control+Q"] },
});

const apart = (key: string) => key.split(" ");
const alternatives = ({ keys }: Entry) => keys.flatMap(apart);

/** Whether it writes a letter, a digit or a sign where something can be written. */
export const isCharacter = (key: string): boolean => key.replace(/^Shift\+/, "").length === 1;

/** Whether such keys are shortcuts at all. */
export const takesCharacters = (): boolean => settings.current.characterKeys !== "off";

/** Those of one key that can be pressed. */
const pressable = (key: string): string[] =>
  apart(key).filter((each) => each !== "" && (takesCharacters() || !isCharacter(each)));

/** What nothing else needs is left for the entries of a list; one without a key is reached with Tab. */
const taken = new Set(Object.values<Entry>(KEPT).flatMap(alternatives));
const free = [..."123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((key) => !taken.has(key));

export const KEYS = entries({
  choose: { where: "table", keys: free, shown: ["1 – 9", "A – Z"] },
  ...KEPT,
});

export type KeyName = keyof typeof KEYS;

export const KEY_NAMES = Object.keys(KEYS) as KeyName[];

/** Keys that carry a sign; those that carry a word are named by the words. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowRight: "→",
  ArrowDown: "↓",
  ArrowLeft: "←",
  "-": "−",
};

/** The wheel of the mouse, as a cap of the sheet. */
const WHEEL = "⟳";

const capOf = (key: string): string => {
  const [first] = pressable(key);
  if (first === undefined) return "";
  // A plus by itself is a key too.
  return first.length === 1 ? named(first) : first.split("+").map(named).join(" ");
};
const named = (part: string): string => {
  const caps: Readonly<Record<string, string>> = t().keys.caps;
  return SIGNS[part] ?? caps[part] ?? part;
};

/** How one key of an entry is written for eyes; nothing where it cannot be pressed. */
export const cap = (name: KeyName, which = 0): string => capOf(KEYS[name].keys[which] ?? "");

export const capsOf = (name: KeyName): readonly string[] => {
  const entry: Entry = KEYS[name];
  const wheel = entry.wheel === undefined ? [] : [`${named(entry.wheel)} ${WHEEL}`];
  const shown = entry.shown?.map((caps) => caps.split(" ").map(named).join(" "));
  const caps = entry.keys.map(capOf).filter((each) => each !== "");
  return [...(caps.length > 0 ? (shown ?? caps) : []), ...wheel];
};

/** The same to be heard: arrows are called so. */
export const spokenCapsOf = (name: KeyName): readonly string[] =>
  capsOf(name).map((caps) =>
    caps
      .replace("\u2190 \u2191 \u2192 \u2193", t().keys.arrows)
      .replace(SIGNS["-"] ?? "", t().keys.minus),
  );

const wheelOf = (name: KeyName): Entry["wheel"] => {
  const entry: Entry = KEYS[name];
  return entry.wheel;
};

/** What is held while the wheel is turned for the same. */
export const wheelCap = (name: KeyName): string => named(wheelOf(name) ?? "");

/** Whether a wheel is turned with the key of an entry. */
export const isWheelOf = (name: KeyName, { shiftKey, ctrlKey, altKey }: MouseEvent): boolean =>
  wheelOf(name) === "Shift" && shiftKey && !ctrlKey && !altKey;

/** How one is named for machines; nothing where an entry has no more keys, or it cannot be pressed. */
export const shortcut = (name: KeyName, which = 0): string | undefined => {
  const all = pressable(KEYS[name].keys[which] ?? "");
  const key = all.length > 0 ? all.join(" ") : undefined;
  return key?.length === 1 ? key.toLowerCase() : key;
};

/** A label with its key, as tooltips have it. */
export const withKey = (label: string, name: KeyName, which = 0): string => {
  const key = cap(name, which);
  return key === "" ? label : `${label} (${key})`;
};

/** What was pressed, as the table has it. What is on a key only with Shift is named without. */
export const pressedIn = (event: KeyboardEvent): string => {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
  const digit = altKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  const letter = /^\p{L}$/u.test(key);
  const base = digit ?? (key === " " ? "Space" : letter ? key.toUpperCase() : key);
  const shift = shiftKey && (letter || base.length > 1);
  return `${ctrlKey || metaKey ? "Control+" : ""}${altKey ? "Alt+" : ""}${shift ? "Shift+" : ""}${base}`;
};

/** Whether a field for text has a use of its own for it: what is written there, copied, and taken back. */
export const isWritten = (pressed: string): boolean =>
  pressed.startsWith("Control+") ? /[ACVXYZ]$/.test(pressed) : !/^F\d+$/.test(pressed);

/** Whether it belongs to a place on a page, and not to the whole window. */
export const isOfPlace = (name: KeyName): boolean =>
  KEYS[name].where !== "everywhere" && KEYS[name].where !== "heard";

/** Whether it waits while a sheet is open. */
export const isBelow = (name: KeyName): boolean => {
  const { leads }: Entry = KEYS[name];
  return isOfPlace(name) || leads === true;
};

/** Which of an entry's keys was pressed, or -1. */
export const whichOf = (name: KeyName, pressed: string): number =>
  KEYS[name].keys.findIndex((key) => apart(key).includes(pressed));
