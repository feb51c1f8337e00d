// Where somebody was on each page when they left it, for the way back and for a reload: what had the keyboard, and how
// far the page was scrolled.
import { router } from "./router.svelte";

/** What had the keyboard: what it is, and which of those alike. */
interface HeldControl {
  readonly sign: string;
  readonly nth: number;
}

interface PagePlace {
  /** Which page it was: an address is another one before its entry in the history is. */
  readonly page: string;
  readonly scrolled: number;
  readonly held: HeldControl | null;
}

export interface LeftPlace<Own> extends PagePlace {
  /** What the page keeps of its own. */
  readonly own: Own;
}

const HOLDING = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Of the visits of one window; a reload is another. */
const KEPT_AS = "places";
const KEPT = 50;

const pageHere = () => document.querySelector("main");
const addressed = () => JSON.stringify(router.page);
/** By its kind, where it leads, what it is called and what it stands for; its words change with the language. */
const signOf = (element: Element) =>
  [
    element.localName,
    element.getAttribute("href"),
    element.getAttribute("role"),
    element.getAttribute("value"),
    element.getAttribute("aria-label") ?? element.textContent.trim(),
  ].join(" ");
const alike = (page: Element, sign: string) =>
  [...page.querySelectorAll<HTMLElement>(HOLDING)].filter((each) => signOf(each) === sign);

const heldIn = (page: Element): HeldControl | null => {
  const held = document.activeElement;
  if (!held || held === page || !page.contains(held)) return null;
  const sign = signOf(held);
  return { sign, nth: alike(page, sign).findIndex((each) => each === held) };
};

const placeHere = (): PagePlace | null => {
  const page = pageHere();
  return page && { page: addressed(), scrolled: page.scrollTop, held: heldIn(page) };
};

/** What had the keyboard, where it stands again. */
const foundAgain = (page: Element, held: HeldControl): HTMLElement | undefined => {
  const all = alike(page, held.sign);
  return all[held.nth] ?? all[0];
};

type Visits = [number, PagePlace][];

/** What was kept before a reload; what cannot be read was none of ours. */
const readVisits = (): Visits => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]") as Visits;
  } catch {
    return [];
  }
};

/** The places of all visits, kept until the window closes. */
class LeftPlaces {
  readonly #places = new Map<number, PagePlace>(readVisits());

  /** Keeps the place whenever a page is left, until the returned function is called. */
  follow(): () => void {
    const keep = () => {
      const place = placeHere();
      if (!place) return;
      this.#places.set(router.visit, place);
      sessionStorage.setItem(KEPT_AS, JSON.stringify([...this.#places].slice(-KEPT)));
    };
    router.leaving.add(keep);
    window.addEventListener("pagehide", keep);
    return () => {
      router.leaving.delete(keep);
      window.removeEventListener("pagehide", keep);
    };
  }

  /** Where this page was left at this visit; nothing where somebody comes for the first time. */
  here(): PagePlace | undefined {
    const place = this.#places.get(router.visit);
    return place?.page === addressed() ? place : undefined;
  }

  /**
   * Gives the keyboard back as soon as what had it stands there again, for as long as nobody takes it elsewhere. Until
   * then the title has it.
   */
  comeBack({ scrolled, held }: PagePlace): void {
    const page = pageHere();
    if (!page) return;
    const settle = (to: HTMLElement | undefined): boolean => {
      to?.focus({ preventScroll: true });
      if (to) page.scrollTop = scrolled;
      return to !== undefined;
    };
    if (settle(held ? foundAgain(page, held) : undefined)) return;
    page.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    page.scrollTop = scrolled;
    if (!held) return;
    const stands = document.activeElement;
    const watching = new MutationObserver(() => {
      if (document.activeElement !== stands || settle(foundAgain(page, held)))
        watching.disconnect();
    });
    watching.observe(page, { childList: true, subtree: true });
  }
}

export const leftPlaces = new LeftPlaces();

/** One for each page that keeps something of its own, too; each visit in the history has a place of its own. */
export class LeftPage<Own> {
  readonly #places = new Map<number, LeftPlace<Own>>();

  /** Keeps the place whenever the page is left, until the returned function is called. */
  follow(own: () => Own): () => void {
    const leave = () => {
      const place = placeHere();
      if (place) this.#places.set(router.visit, { ...place, own: own() });
    };
    router.leaving.add(leave);
    return () => void router.leaving.delete(leave);
  }

  /** Where the page was left at this visit; nothing where somebody comes for the first time. */
  here(): LeftPlace<Own> | undefined {
    return this.#places.get(router.visit);
  }

  /** Once all that stood there stands there again. What has gone leaves the keyboard to the title. */
  comeBack({ scrolled, held }: LeftPlace<Own>): void {
    const page = pageHere();
    if (!page) return;
    const again = held ? foundAgain(page, held) : undefined;
    (again ?? page.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
    page.scrollTop = scrolled;
  }
}
