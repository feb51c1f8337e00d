// Whoever stood on something that goes away, or is put elsewhere, stands on it again or on what is
// next to it: without this the keyboard is at the top of the page.
import type { Attachment } from "svelte/attachments";

/** What the Tab key reaches. */
const CONTROLS =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'])";

const controlsIn = (place: ParentNode): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(CONTROLS),
];

/** Whether it took the keyboard; what is disabled or out of sight does not. */
const takes = (control: HTMLElement): boolean => {
  control.focus({ preventScroll: true });
  return document.activeElement === control;
};

/** A key that is still held was meant for what went away. */
const untilLetGo = (control: HTMLElement) => {
  const off = new AbortController();
  const { signal } = off;
  const unheard = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  control.addEventListener("keydown", unheard, { signal });
  for (const over of ["keyup", "blur"])
    control.addEventListener(over, () => off.abort(), { signal });
};

/** Holds for all that lies in a place. Parts that hand the keyboard on themselves come first. */
export const heirs: Attachment<HTMLElement> = (place) => {
  let had: HTMLElement | null = null;
  /** What it lies in, from the inside out. */
  let around: Element[] = [];
  let before: HTMLElement[] = [];
  let after: HTMLElement[] = [];

  const onfocusin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    had = target;
    around = [];
    for (let at = target.parentElement; at && place.contains(at); at = at.parentElement)
      around.push(at);
    const all = controlsIn(place);
    const here = all.indexOf(target);
    before = all.slice(0, Math.max(here, 0)).toReversed();
    after = all.slice(here + 1);
  };
  /** Whoever goes away by themselves is not called back. */
  const onfocusout = ({ target }: FocusEvent) => {
    const gone = target instanceof Node && !target.isConnected;
    if (!gone && document.activeElement !== target) had = null;
  };
  const handOn = () => {
    if (!had || document.activeElement !== document.body) return;
    if (had.isConnected && takes(had)) return;
    const home = around.filter(({ isConnected }) => isConnected);
    for (const within of home) {
      const inside = (control: HTMLElement) => within.contains(control);
      const next = [...after.filter(inside), ...before.filter(inside), ...controlsIn(within)];
      const heir = next.find(takes);
      if (heir) return untilLetGo(heir);
    }
  };

  const watching = new MutationObserver(handOn);
  watching.observe(place, { childList: true, subtree: true });
  place.addEventListener("focusin", onfocusin);
  place.addEventListener("focusout", onfocusout);
  return () => {
    watching.disconnect();
    place.removeEventListener("focusin", onfocusin);
    place.removeEventListener("focusout", onfocusout);
  };
};
