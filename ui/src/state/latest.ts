// Of several answers that are on their way, only that to the question asked last counts. Knows neither questions nor
// answers.

export class Latest {
  #asked = 0;

  /** The answer; nothing where another was asked for meanwhile, or none is wanted any more. */
  async of<Answer extends object>(asking: PromiseLike<Answer>): Promise<Answer | undefined> {
    const asked = ++this.#asked;
    const answer = await asking;
    return asked === this.#asked ? answer : undefined;
  }

  /** No answer that is on its way is wanted any more. */
  forget(): void {
    this.#asked += 1;
  }
}
