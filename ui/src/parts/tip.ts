// A line about what is pointed at, or was reached with the Tab key, for a while; what shows it comes when it is first needed.
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Not at once: whoever only passes by is not talked to. */
const PATIENCE_MS = 500;
/** Whoever types and goes on with the Tab key looks at what was typed, which stands before: the line comes later, and below. */
const KEYED_MS = 1000;

/** `undefined` says nothing. What is the name of the thing already is not said as its description, too. */
export const tip =
  (line: string | undefined): Attachment<HTMLElement> =>
  (place) => {
    if (line === undefined) return;
    const named = place.getAttribute("aria-label") === line;
    if (!named) place.setAttribute("aria-description", line);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let put: (() => void) | undefined;

    const hide = () => {
      clearTimeout(waiting);
      put?.();
      put = undefined;
    };
    const show = (keyed: boolean) => {
      hide();
      waiting = setTimeout(
        () => {
          void import("./Tooltip.svelte").then(({ default: Tooltip }) => {
            if (put || !place.matches(":hover, :focus-visible")) return;
            // What is open lies above the page, and hides what does not lie in it.
            const target = place.closest("dialog") ?? document.body;
            const shown = mount(Tooltip, { target, props: { line, place, below: keyed } });
            put = () => void unmount(shown);
          });
        },
        keyed ? KEYED_MS : PATIENCE_MS,
      );
    };
    /** The key is let go where it led to; where the page itself put the keyboard, nobody asked. */
    const onkeyup = ({ key }: KeyboardEvent) => key === "Tab" && show(true);
    const onkeydown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !put) return;
      event.stopPropagation();
      hide();
    };
    const heard: [string, (event: never) => unknown][] = [
      ["pointerenter", () => show(false)],
      ["pointerleave", hide],
      ["pointerdown", hide],
      ["blur", hide],
      ["keydown", onkeydown],
      ["keyup", onkeyup],
    ];
    for (const [type, hears] of heard) place.addEventListener(type, hears as EventListener);
    return () => {
      hide();
      place.removeAttribute("aria-description");
      for (const [type, hears] of heard) place.removeEventListener(type, hears as EventListener);
    };
  };
