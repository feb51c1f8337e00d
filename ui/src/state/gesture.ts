// The gesture of a person that is under way: a click, a touch, a key.

class Gesture {
  #now = 1;
  #used = 0;
  /** The gesture during which something else came to be asked. */
  #late = 0;
  #held = false;

  /** True once a gesture: the second click of a double click and a key held down were not meant for what comes next. */
  take(): boolean {
    if (this.#used === this.#now) return false;
    this.#used = this.#now;
    return true;
  }

  /** Something else is asked from here on: what was pressed before was not meant for it. */
  spend(): void {
    this.#used = this.#late = this.#now;
  }

  /** Watches hands until the returned function is called. */
  follow(): () => void {
    const off = new AbortController();
    const listening = { capture: true, signal: off.signal };
    const begin = (begins: boolean) => {
      if (begins) this.#now++;
    };
    window.addEventListener("mousedown", ({ detail }) => begin(detail < 2), listening);
    window.addEventListener(
      "pointerdown",
      (event) => begin(event.pointerType === "touch"),
      listening,
    );
    window.addEventListener(
      "keydown",
      ({ repeat }) => {
        this.#held = repeat;
        begin(!repeat);
      },
      listening,
    );
    window.addEventListener("keyup", () => (this.#held = false), listening);
    // A screen reader presses without a mouse.
    window.addEventListener(
      "click",
      (event) => {
        begin(event.detail === 0 && !this.#held);
        if (this.#late !== this.#now) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      listening,
    );
    return () => off.abort();
  }
}

export const gesture = new Gesture();
