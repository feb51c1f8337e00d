// What a screen reader says, in two voices. *Now* is what the keyboard points at and what answers it: the latest takes the
// place of the one before. *Story* is what happened: one thing after the other, so that nothing is lost.
import { areKeysUsed } from "./resting";

/** So many stay to be read again; older ones have long been said. */
const KEPT = 40;
/** As long as keys follow each other this quickly, only where they end is said. */
const QUIET_MS = 200;
/** After so long without a key the next one is answered at once; a key that is held waits as long before it repeats. */
const RESTED_MS = 700;

export interface SaidText {
  readonly id: number;
  readonly text: string;
}

class Announcer {
  #next = 0;
  /** Held apart from what is shown: whoever speaks must not come to depend on what was said. */
  #kept: readonly SaidText[] = [];
  #last = "";
  #spoken = -Infinity;
  #soon: ReturnType<typeof setTimeout> | undefined;
  /** What happened, the newest last. */
  story = $state.raw<readonly SaidText[]>([]);
  /** What was said last of where the keyboard is. */
  now = $state.raw<SaidText | null>(null);

  /** The number of the newest thing that was said. */
  get newest(): number {
    return this.#next - 1;
  }

  /** What happened. The same sentence twice is two things said. */
  say(text: string): void {
    if (text === "") return;
    this.#last = text;
    this.#kept = [...this.#kept, this.#said(text)].slice(-KEPT);
    this.story = this.#kept;
  }

  /** What is pointed at: only a keyboard's is said, a mouse may wander. */
  point(text: string): void {
    if (areKeysUsed()) this.#speak(text);
  }

  /** What is answered, or refused. Whoever pressed with a mouse hears it in its turn. */
  answer(text: string): void {
    if (areKeysUsed()) this.#speak(text);
    else this.say(text);
  }

  /** Once more, whichever voice it was. */
  again(): void {
    this.#speak(this.#last);
  }

  #said(text: string): SaidText {
    return { id: this.#next++, text };
  }

  #speak(text: string): void {
    if (text === "") return;
    this.#last = text;
    const rested = performance.now() - this.#spoken > RESTED_MS;
    this.#spoken = performance.now();
    clearTimeout(this.#soon);
    const speak = () => (this.now = this.#said(text));
    if (rested) speak();
    else this.#soon = setTimeout(speak, QUIET_MS);
  }
}

export const announcer = new Announcer();
