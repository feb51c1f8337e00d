// Where things of the table are found on the screen, by name, for what travels between them. Knows no component.
import type { Attachment } from "svelte/attachments";

const standing = new Map<string, HTMLElement | SVGElement>();

/** Names an element while it is there. */
export const landmark =
  (name: string): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    standing.set(name, element);
    return () => {
      if (standing.get(name) === element) standing.delete(name);
    };
  };

/** The first of these that is there. */
export const landmarkOf = (...names: string[]): HTMLElement | SVGElement | undefined =>
  names.map((name) => standing.get(name)).find((element) => element !== undefined);
