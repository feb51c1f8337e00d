// Where things of one table are found on the screen, by name, for what travels between them.
import type { Attachment } from "svelte/attachments";

type Standing = HTMLElement | SVGElement;

export class Landmarks {
  #standing = new Map<string, Standing>();

  /** Names an element while it is there. */
  readonly name =
    (name: string): Attachment<Standing> =>
    (element) => {
      this.#standing.set(name, element);
      return () => {
        if (this.#standing.get(name) === element) this.#standing.delete(name);
      };
    };

  /** The first of these that is there. */
  readonly of = (...names: string[]): Standing | undefined =>
    names.map((name) => this.#standing.get(name)).find((element) => element !== undefined);
}
