// A pointer that has not moved since something came under it points at nothing. Knows no list.
import type { Attachment } from "svelte/attachments";

/** Where the pointer was seen last, whatever lay there. */
const last = { x: NaN, y: NaN };
const see = ({ clientX, clientY }: PointerEvent) => {
  [last.x, last.y] = [clientX, clientY];
};

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

/** Follows the pointer over the whole window. */
export const followPointer = (): (() => void) => {
  const kinds = ["pointermove", "pointerdown"] as const;
  for (const kind of kinds) window.addEventListener(kind, see, true);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, see, true);
  };
};
