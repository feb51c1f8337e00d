// Where a place of the board lies: the one way in which places are told, and read when somebody types one.
import { inEach, type Messages } from "./extended";

interface Cell {
  x: number;
  y: number;
}

type Form = Parameters<Messages["where"]["first"]>[0];

const STEP = /(\d+)\s*(\p{L}+)/gu;

export const where = inEach(({ where: words }) => {
  const told =
    (form: Form) =>
    ({ x, y }: Cell): string =>
      x === 0 && y === 0
        ? words.first(form)
        : words.place(
            form,
            Math.abs(x),
            x === 0 ? "none" : x > 0 ? "east" : "west",
            Math.abs(y),
            y === 0 ? "none" : y > 0 ? "south" : "north",
          );

  /** Words of the language by what they mean. */
  const typed = (text: string, step: Cell): [string, Cell][] =>
    text.split(" ").map((word) => [word, step]);
  const steps = new Map([
    ...typed(words.typed.north, { x: 0, y: -1 }),
    ...typed(words.typed.east, { x: 1, y: 0 }),
    ...typed(words.typed.south, { x: 0, y: 1 }),
    ...typed(words.typed.west, { x: -1, y: 0 }),
  ]);
  const first = words.typed.first.split(" ");

  return {
    /** “2 east, 1 north”, counted from the first tile. */
    alone: told("alone"),
    /** “2 east, 1 north of the first tile”, where it may not be known how places are counted. */
    full: told("full"),
    /** “at 2 east, 1 north”, where something happens. */
    at: told("at"),
    /** The same after what lies there: “the city on the first tile”. */
    of: told("of"),
    thePlace: told("the-place"),
    theTile: told("the-tile"),
    /** The place that a text names, as in “2 east, 1 north”, “2e 1n” or “2e1n”; null where it names none. */
    cellIn: (text: string): Cell | null => {
      const lower = text.toLowerCase();
      const walked = [...lower.matchAll(STEP)].flatMap(([, count, word = ""]) => {
        const step = steps.get(word);
        return step ? [{ x: step.x * Number(count), y: step.y * Number(count) }] : [];
      });
      if (walked.length > 0)
        return walked.reduce((sum, step) => ({ x: sum.x + step.x, y: sum.y + step.y }));
      const named = lower.match(/\p{L}+/gu) ?? [];
      return named.some((word) => first.includes(word)) ? { x: 0, y: 0 } : null;
    },
  };
});
