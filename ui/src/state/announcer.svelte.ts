// What a screen reader should say, one thing after the other, so that nothing is lost.

/** So many stay to be read again; older ones have long been said. */
const KEPT = 40;

class Announcer {
  #next = 0;
  /** Held apart from what is shown: whoever speaks must not come to depend on what was said. */
  #kept: readonly { id: number; text: string }[] = [];
  /** The newest last. */
  said = $state.raw<readonly { id: number; text: string }[]>([]);

  /** The same sentence twice is two things said. */
  say(text: string): void {
    if (text === "") return;
    this.#kept = [...this.#kept, { id: this.#next++, text }].slice(-KEPT);
    this.said = this.#kept;
  }
}

export const announcer = new Announcer();
