// The keys that work on every screen and what they do. Knows no words for them.
import { router, screenNames } from "./router.svelte";

export type GlobalKey = "screens" | "back" | "forward" | "sheet" | "close";

/** How each key is written on the sheet of keys. */
export const globalKeys: Record<GlobalKey, readonly string[]> = {
  screens: ["Alt", `0 – ${screenNames.length - 1}`],
  back: ["Alt", "←"],
  forward: ["Alt", "→"],
  sheet: ["?"],
  close: ["Esc"],
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

export const onKey = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey) return;
  const act = event.altKey
    ? withAlt(event.code)
    : event.key === "?" && !writesText(event.target)
      ? () => (keySheet.open = true)
      : undefined;
  if (!act) return;
  event.preventDefault();
  act();
};
