// What a screen reader should say next. Knows neither who speaks nor why.

class Announcer {
  #odd = false;
  text = $state("");

  /** A trailing no-break space now and then makes the same sentence heard twice. */
  say(sentence: string): void {
    this.#odd = !this.#odd;
    this.text = this.#odd ? sentence : `${sentence}\u00a0`;
  }
}

export const announcer = new Announcer();
