// Where the keyboard is, for the whole window: whoever stood on something that goes away stands on what is next to it, or
// where they stood before; nobody falls to the top of the window.
import { sheetIsOpen } from "../state/controls";

/** What the Tab key reaches. */
const CONTROLS =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'])";
/** What holds the keyboard for all that lies in it: a table with its board, or the page. */
const HOLDERS = "[data-keys][tabindex], main";
/** So many steps back are known. */
const KNOWN = 20;

const controlsIn = (place: ParentNode): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(CONTROLS),
];

/** Whether it took the keyboard; what is disabled or out of sight does not. */
const takes = (control: HTMLElement): boolean => {
  control.focus({ preventScroll: true });
  return document.activeElement === control;
};

const isNowhere = () => document.activeElement === document.body;

/** A key that is still held was meant for what went away. */
const untilLetGo = (control: HTMLElement) => {
  const off = new AbortController();
  const { signal } = off;
  const unheard = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  control.addEventListener("keydown", unheard, { signal });
  for (const over of ["keyup", "blur"])
    control.addEventListener(over, () => off.abort(), { signal });
};

/** Holds for all that lies in a place, until the returned function is called. Parts that hand the keyboard on come first. */
export const keepFocus = (place: HTMLElement): (() => void) => {
  let had: HTMLElement | null = null;
  /** Whether it lay on a sheet: what is next to that in the page is not next to it in sight. */
  let onSheet = false;
  /** What it lies in, from the inside out. */
  let around: HTMLElement[] = [];
  let before: HTMLElement[] = [];
  let after: HTMLElement[] = [];
  /** Where the keyboard was, the newest last. */
  let past: HTMLElement[] = [];

  const onfocusin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    had = target;
    onSheet = target.closest("dialog") !== null;
    past = [...past.filter((each) => each !== target && each.isConnected), target].slice(-KNOWN);
    around = [];
    for (let at = target.parentElement; at && place.contains(at); at = at.parentElement)
      around.push(at);
    const all = controlsIn(place);
    const here = all.indexOf(target);
    before = all.slice(0, Math.max(here, 0)).toReversed();
    after = all.slice(here + 1);
  };
  /** Whoever lets go of something that stays is not called back to it, and goes on with what holds it. */
  const onblur = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // On its way to what has it next: until it is there, nothing of the page has it.
    if (relatedTarget) {
      had = null;
      return;
    }
    // A window that goes behind another takes nothing away.
    if (target.isConnected && document.activeElement !== target) had = null;
    queueMicrotask(() => {
      if (!target.isConnected || !isNowhere() || sheetIsOpen()) return;
      const holder = target.parentElement?.closest<HTMLElement>(HOLDERS);
      if (holder && place.contains(holder)) takes(holder);
    });
  };
  const nextTo = (): HTMLElement | undefined => {
    for (const within of around.filter(({ isConnected }) => isConnected)) {
      // What is next to the page is another place.
      if (within.querySelector("main")) break;
      const inside = (control: HTMLElement) => within.contains(control);
      const heir = [...after.filter(inside), ...before.filter(inside)].find(takes);
      if (heir) return heir;
      if (within.matches(HOLDERS)) return takes(within) ? within : undefined;
    }
    return undefined;
  };
  const earlier = () => past.toReversed().find((each) => each !== had && takes(each));
  const handOn = () => {
    if (!had || !isNowhere() || sheetIsOpen()) return;
    if (had.isConnected && takes(had)) return;
    const heir = onSheet ? (earlier() ?? nextTo()) : (nextTo() ?? earlier());
    const page = () => [...place.querySelectorAll<HTMLElement>("main")].find(takes);
    const next = heir ?? page();
    if (next) untilLetGo(next);
  };

  /** Two that change one another would never end, and the page would never answer. */
  let handed = 0;
  const watching = new MutationObserver(() => {
    if (handed === 0) setTimeout(() => (handed = 0));
    handed += 1;
    if (handed <= KNOWN) handOn();
  });
  watching.observe(place, { childList: true, subtree: true });
  place.addEventListener("focusin", onfocusin);
  // Before anybody else: what they change is looked at before they are all through.
  place.addEventListener("blur", onblur, true);
  return () => {
    watching.disconnect();
    place.removeEventListener("focusin", onfocusin);
    place.removeEventListener("blur", onblur, true);
  };
};
