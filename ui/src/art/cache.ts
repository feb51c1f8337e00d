// Keeps what costs much to make: so many of them, those longest unasked going first.

export class Cache<Value> {
  readonly #most: number;
  /** A map remembers in which order its keys came: the first is the one longest unasked. */
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under this name, or what is made and kept now. */
  of(name: string, make: () => Value): Value {
    const known = this.#values.get(name);
    if (known !== undefined) this.#values.delete(name);
    const value = known ?? make();
    this.#values.set(name, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
