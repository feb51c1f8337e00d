// What is called by a number or a letter on the board, and what kinds of land there are: facts that words need.
import type { Kind, WordContext } from "./vocabulary";

/** By which number what stands on a place is called; nothing where that is not known. */
export const numberOf = (
  context: WordContext,
  what: string,
  { x, y }: { x: number; y: number },
): number | undefined =>
  context.landmarks?.find((each) => each.what === what && each.x === x && each.y === y)?.number;

/** What waits for the eight places around its tile. */
export const isSurrounded = (kind: Kind): boolean => kind === "monastery" || kind === "garden";

/** Figures also stand on what is built; all else on land. */
export const isLand = (kind: Kind): boolean => kind !== "tower";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A to Z, then AA, AB and so on. */
export const letter = (number: number): string => {
  const [rest, last] = [Math.floor((number - 1) / ALPHABET.length), (number - 1) % ALPHABET.length];
  return `${rest > 0 ? letter(rest) : ""}${ALPHABET[last]}`;
};
