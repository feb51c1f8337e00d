// Which campaign is looked for when the list of them opens: the one that somebody made, brought or played just now. Knows no
// screen.
import type { CampaignView } from "../ipc";

/** The document that a campaign is, or one of its chapters, by its scenario. */
export type SoughtBy = { readonly document: number } | { readonly chapter: string };

class Sought {
  #by: SoughtBy | null = null;

  seek(by: SoughtBy): void {
    this.#by = by;
  }

  /** Whether it is this one; what is found is looked for no more. */
  finds({ document, chapters }: CampaignView): boolean {
    if (!this.#by) return false;
    const by = this.#by;
    const isFound =
      "document" in by
        ? by.document === document
        : chapters.some(({ scenario }) => scenario.id === by.chapter);
    if (isFound) this.#by = null;
    return isFound;
  }
}

export const sought = new Sought();
