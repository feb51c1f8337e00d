// The guide for authors that stands beside the desks: which one, the step one is at, and what can be done for one just now.
import { addressOf } from "../state/router.svelte";
import type { GuideName } from "../words/guides";

/** What a step can have done by a press. */
export type GuideDeed =
  | "newSet"
  | "drawFirst"
  | "blankTile"
  | "tryTile"
  | "playSet"
  | "weighSet"
  | "printSet"
  | "shareSet"
  | "newPosition"
  | "newCampaign"
  | "newLesson"
  | "place"
  | "seats"
  | "draw"
  | "aims"
  | "saveScenario"
  | "addChapter"
  | "addCarry"
  | "playCampaign"
  | "record"
  | "tryLesson";

/** What does it on the page that is open, under the name that it has there. */
interface Offer {
  readonly label: string;
  readonly run: () => void;
  readonly barred?: boolean;
}
export type Offers = Partial<Record<GuideDeed, Offer>>;

/** What each step of a guide can have done, in the order of its steps. */
export const GUIDE_DEEDS: Record<GuideName, readonly (readonly GuideDeed[])[]> = {
  set: [
    ["newSet"],
    ["drawFirst"],
    [],
    ["blankTile"],
    [],
    ["tryTile", "playSet"],
    ["weighSet"],
    ["printSet", "shareSet"],
  ],
  scenario: [["newPosition"], ["place"], ["seats", "draw"], ["aims"], ["saveScenario"]],
  campaign: [["newPosition"], ["newCampaign", "addChapter"], [], ["addCarry"], ["playCampaign"]],
  lesson: [["newLesson"], ["record"], [], ["tryLesson"]],
};

class AuthorsGuide {
  /** The one that is open. */
  which = $state<GuideName | null>(null);
  offers = $state.raw<Offers>({});
  #at = $state<Record<GuideName, number>>({ set: 0, scenario: 0, campaign: 0, lesson: 0 });
  /** What was asked for on a page that cannot do it: done where it can be. */
  #wished: GuideDeed | null = null;
  /** That of the desk at which one was last. */
  #newest: GuideName = "set";
  /** What opened it: it has the keyboard once it is closed. */
  #opener: Element | null = null;

  /** The guide of a desk that opens takes the place of another, unless that one led there: chapters begin as positions. */
  arrive(which: GuideName): void {
    this.#newest = which;
    const led = this.which === "campaign" && which === "scenario";
    if (this.which !== null && !led) this.which = which;
  }

  /** Opens where no desk is. */
  openNewest(): void {
    this.open(this.#newest);
  }

  open(which: GuideName): void {
    this.#opener = document.activeElement;
    this.which = which;
  }

  close(): void {
    this.which = null;
    const opener = this.#opener;
    const back = opener?.isConnected ? opener : document.querySelector("[data-guides] button");
    if (back instanceof HTMLElement) back.focus();
  }

  stepOf(which: GuideName): number {
    return this.#at[which];
  }

  go(which: GuideName, step: number): void {
    this.#at[which] = Math.min(Math.max(step, 0), GUIDE_DEEDS[which].length - 1);
  }

  /** What a page can do, for as long as it is open. */
  offer(offers: Offers): () => void {
    this.offers = offers;
    const wished = this.#wished && offers[this.#wished];
    if (wished) {
      this.#wished = null;
      wished.run();
    }
    return () => {
      if (this.offers === offers) this.offers = {};
    };
  }

  /** Has something done on the page where things begin. */
  wish(deed: GuideDeed): void {
    this.#wished = deed;
    location.hash = addressOf("build");
  }
}

export const guide = new AuthorsGuide();
