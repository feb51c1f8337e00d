// Where somebody was on a page when they left it, for the way back while the program runs.
import { router } from "./router.svelte";

/** What had the keyboard: what it is, and which of those alike. */
interface PageState {
  readonly sign: string;
  readonly nth: number;
}

export interface LeftPlace<Own> {
  /** What the page keeps of its own. */
  readonly own: Own;
  readonly scrolled: number;
  readonly held: PageState | null;
}

const HOLDING = "a[href], button, input, select, textarea, summary, [tabindex]";

const pageHere = () => document.querySelector("main");
const signOf = (element: Element) =>
  [element.localName, element.getAttribute("href"), element.textContent.trim()].join(" ");
const alike = (page: Element, sign: string) =>
  [...page.querySelectorAll<HTMLElement>(HOLDING)].filter((each) => signOf(each) === sign);

const heldIn = (page: Element): PageState | null => {
  const held = document.activeElement;
  if (!held || held === page || !page.contains(held)) return null;
  const sign = signOf(held);
  return { sign, nth: alike(page, sign).findIndex((each) => each === held) };
};

/** One for each page that is found again as it was left; each visit in the history has a place of its own. */
export class LeftPage<Own> {
  readonly #places = new Map<number, LeftPlace<Own>>();

  /** Keeps the place whenever the page is left, until the returned function is called. */
  follow(own: () => Own): () => void {
    const leave = () => {
      const page = pageHere();
      if (!page) return;
      this.#places.set(router.visit, {
        own: own(),
        scrolled: page.scrollTop,
        held: heldIn(page),
      });
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
    const [first, ...others] = held ? alike(page, held.sign) : [];
    const again = (held && [first, ...others][held.nth]) ?? first;
    (again ?? page.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
    page.scrollTop = scrolled;
  }
}
