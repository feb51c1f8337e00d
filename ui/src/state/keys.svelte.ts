// The keys that work on every screen and what they do. Knows no words for them.
import { fullScreen, quit } from "../ipc";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";
import { t } from "./language.svelte";
import { NEW_GAME, router, screenNames } from "./router.svelte";
import { searching } from "./searching.svelte";

export type GlobalKey =
  | "screens"
  | "back"
  | "forward"
  | "search"
  | "fresh"
  | "file"
  | "save"
  | "full"
  | "sheet"
  | "close"
  | "quit";

/** How each key is written on the sheet of keys. */
export const globalKeys: Record<GlobalKey, readonly string[]> = {
  screens: [`Alt 0 – ${screenNames.length - 1}`],
  back: ["Alt ←"],
  forward: ["Alt →"],
  search: ["Ctrl F", "/"],
  fresh: ["Ctrl N"],
  file: ["Ctrl O"],
  save: ["Ctrl S"],
  full: ["F11"],
  sheet: ["?"],
  close: ["Esc"],
  quit: ["Ctrl Q"],
};

export type BoardKey =
  | "aim"
  | "turn"
  | "act"
  | "choose"
  | "other"
  | "pass"
  | "undo"
  | "pan"
  | "zoom"
  | "inspect"
  | "walk"
  | "close";

/** The keys of a game, as they are written on the sheet. */
export const boardKeys: Record<BoardKey, readonly string[]> = {
  aim: ["← ↑ → ↓"],
  turn: ["R", "Shift R"],
  act: ["Enter"],
  choose: ["1 – 9", "A – Z"],
  other: ["F"],
  pass: ["Space"],
  undo: ["Ctrl Z", "Ctrl Shift Z"],
  pan: ["Shift ← ↑ → ↓"],
  zoom: ["+", "−", "0"],
  inspect: ["I"],
  walk: ["[", "]"],
  close: ["Esc"],
};

class KeySheet {
  open = $state(false);
}

export const keySheet = new KeySheet();

const writesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, input:not([type=checkbox], [type=radio])"));

/** Alt opens screens so that bare digits stay free for the board. */
const withAlt = (code: string): (() => void) | undefined => {
  if (code === "ArrowLeft") return () => router.back();
  if (code === "ArrowRight") return () => router.forward();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const screen = digit === undefined ? undefined : screenNames[Number(digit)];
  return screen && (() => router.open(screen));
};

/** What would lead to another page waits until the sheet over this one is closed. */
const away = (act: () => void) => (document.querySelector("dialog[open]") ? undefined : act);

const withCtrl = (key: string): (() => void) | undefined => {
  switch (key.toLowerCase()) {
    case "f":
      return away(() => searching.begin());
    case "n":
      return away(() => (location.hash = NEW_GAME));
    case "o":
      return away(() => void files.open());
    case "s":
      return away(() => router.game !== null && void files.save(router.game));
    case "q":
      return () => void close();
    default:
      return undefined;
  }
};

const close = async () => {
  const outcome = await quit();
  if (!outcome.ok) faults.report(outcome.fault);
};

const fill = async () => {
  const outcome = await fullScreen();
  if (!outcome.ok) faults.report(outcome.fault);
  else announcer.say(outcome.value ? t().keys.filled : t().keys.windowed);
};

const alone = ({ key, target }: KeyboardEvent): (() => void) | undefined => {
  if (key === "F11") return () => void fill();
  if (writesText(target)) return undefined;
  if (key === "?") return () => (keySheet.open = true);
  return key === "/" ? away(() => searching.begin()) : undefined;
};

const meant = (event: KeyboardEvent): (() => void) | undefined => {
  // Where the right Alt writes letters, it is reported as both.
  if (event.ctrlKey && event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : withCtrl(event.key);
  return event.altKey ? withAlt(event.code) : alone(event);
};

export const onKey = (event: KeyboardEvent): void => {
  const act = meant(event);
  if (!act) return;
  event.preventDefault();
  act();
};
