// What happens where something is asked for while an answer is on its way. Each of these takes a
// function, never a promise: what it may not begin has not begun.

/** Of several that are under way only the one begun last counts. */
export class Latest {
  #begun = 0;

  /** The answer; nothing where another was asked for meanwhile, or none is wanted any more. */
  async run<Answer extends object>(begin: () => PromiseLike<Answer>): Promise<Answer | undefined> {
    const mine = ++this.#begun;
    const answer = await begin();
    return mine === this.#begun ? answer : undefined;
  }

  /** No answer that is on its way is wanted any more. */
  forget(): void {
    this.#begun += 1;
  }
}

/** While one is under way no other is begun, as after a second press. */
export class Single {
  busy = $state(false);
  #current: object | null = null;

  /** The answer; nothing where it was not begun, or is not wanted any more. */
  async run<Answer>(begin: () => PromiseLike<Answer>): Promise<Answer | undefined> {
    if (this.busy) return undefined;
    const mine = (this.#current = {});
    this.busy = true;
    try {
      const answer = await begin();
      return mine === this.#current ? answer : undefined;
    } finally {
      if (mine === this.#current) this.forget();
    }
  }

  /** An answer that is on its way is not wanted any more: another may begin at once. */
  forget(): void {
    this.#current = null;
    this.busy = false;
  }
}

/** Each begins when those before it have ended, however they ended. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  run<Answer>(begin: () => PromiseLike<Answer>): Promise<Answer> {
    this.#waiting += 1;
    const answer = this.#last.then(begin).finally(() => (this.#waiting -= 1));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** True when nothing is under way. */
  get empty(): boolean {
    return this.#waiting === 0;
  }
}
