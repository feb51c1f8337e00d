// A pointer that has not moved since something came under it points at nothing; and whether it or the keyboard was used last.
import type { Attachment } from "svelte/attachments";

/** Where the pointer was seen last, whatever lay there. */
const last = { x: NaN, y: NaN };
let seen: PointerEvent | undefined;
let moved = true;
let keys = true;
const isElsewhere = ({ clientX, clientY }: PointerEvent) =>
  clientX !== last.x || clientY !== last.y;
const see = (event: PointerEvent) => {
  moved = isElsewhere(event);
  seen = event;
  if (moved || event.type === "pointerdown") keys = false;
  [last.x, last.y] = [event.clientX, event.clientY];
};

/** Whether a hand moved the pointer, and not only the page beneath it. */
export const isOfHand = (event: PointerEvent): boolean =>
  event === seen ? moved : isElsewhere(event);

/** Whether the keyboard was used last. A screen reader that presses by itself moves no pointer. */
export const areKeysUsed = (): boolean => keys;

/**
 * Marks what is new under the pointer as `data-resting` until the pointer moves; with something else to name it, it is
 * new again. The web view tells of moves where only the page moved: those count for nothing.
 */
export const restsOn =
  (what: unknown): Attachment<HTMLElement> =>
  (place) => {
    void what;
    const from = { ...last };
    const wake = (event: PointerEvent) => {
      if (event.clientX === from.x && event.clientY === from.y) return;
      delete place.dataset.resting;
      place.removeEventListener("pointermove", wake);
    };
    place.dataset.resting = "";
    place.addEventListener("pointermove", wake);
    return () => place.removeEventListener("pointermove", wake);
  };

/** Follows the pointer over the whole window, and hears that there is a keyboard. */
export const followHands = (): (() => void) => {
  const off = new AbortController();
  const listening = { capture: true, signal: off.signal };
  for (const kind of ["pointermove", "pointerdown"] as const)
    window.addEventListener(kind, see, listening);
  // A pointer comes over something before it is told to have moved.
  window.addEventListener("pointerover", (over) => isElsewhere(over) && (keys = false), listening);
  window.addEventListener("keydown", () => (keys = true), listening);
  return () => off.abort();
};
