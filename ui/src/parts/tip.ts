// A line about what is pointed at, or was reached with the Tab key, for as long as that lasts: it can be pointed at itself,
// and Escape takes it away. What shows it comes when it is first needed.
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { isOfHand } from "../state/resting";

/** Not at once: whoever only passes by is not talked to. */
const PATIENCE_MS = 500;
/** Whoever types and goes on with the Tab key looks at what was typed, which stands before: the line comes later, and below. */
const KEYED_MS = 1000;

/** So long the line stays when the pointer leaves, to be pointed at itself. */
const GRACE_MS = 250;

/** `undefined` says nothing. What is the name of the thing already is not said as its description, too. */
export const tip =
  (line: string | undefined): Attachment<HTMLElement> =>
  (place) => {
    if (line === undefined) return;
    const named = place.getAttribute("aria-label") === line;
    if (!named) place.setAttribute("aria-description", line);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let put: (() => void) | undefined;
    /** Until the pointer or the keyboard comes anew. */
    let dismissed = false;

    const hide = () => {
      clearTimeout(waiting);
      waiting = undefined;
      clearTimeout(leaving);
      window.removeEventListener("keydown", onkeydown, true);
      put?.();
      put = undefined;
    };
    const dismiss = () => {
      dismissed = true;
      hide();
    };
    /** It takes the line away, whatever has the keyboard, and nothing else. */
    const onkeydown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dismiss();
    };
    const stay = () => clearTimeout(leaving);
    /** What was not shown yet never is; what is shown may be pointed at, and stays while the keyboard is here. */
    const leave = () => {
      dismissed = false;
      if (!put) return hide();
      stay();
      leaving = setTimeout(() => {
        if (!place.matches(":hover, :focus-visible")) hide();
      }, GRACE_MS);
    };
    const show = (keyed: boolean) => {
      stay();
      if (put || (waiting !== undefined && !keyed)) return;
      clearTimeout(waiting);
      waiting = setTimeout(
        () => {
          waiting = undefined;
          void import("./Tooltip.svelte").then(({ default: Tooltip }) => {
            if (put || !place.matches(":hover, :focus-visible")) return;
            // What is open lies above the page, and hides what does not lie in it.
            const target = place.closest("dialog") ?? document.body;
            const pointed = (at: boolean) => (at ? stay() : leave());
            const props = { line, place, below: keyed, pointed };
            const shown = mount(Tooltip, { target, props });
            window.addEventListener("keydown", onkeydown, true);
            put = () => void unmount(shown);
          });
        },
        keyed ? KEYED_MS : PATIENCE_MS,
      );
    };
    /** What only came to lie under the pointer is not pointed at. */
    const point = (event: PointerEvent) => !dismissed && isOfHand(event) && show(false);
    /** The key is let go where it led to; where the page itself put the keyboard, nobody asked. */
    const onkeyup = ({ key }: KeyboardEvent) => key === "Tab" && show(true);
    const heard: [string, (event: never) => unknown][] = [
      ["pointerenter", point],
      ["pointermove", point],
      ["pointerleave", leave],
      ["pointerdown", dismiss],
      ["blur", hide],
      ["keyup", onkeyup],
    ];
    for (const [type, hears] of heard) place.addEventListener(type, hears as EventListener);
    return () => {
      hide();
      place.removeAttribute("aria-description");
      for (const [type, hears] of heard) place.removeEventListener(type, hears as EventListener);
    };
  };
