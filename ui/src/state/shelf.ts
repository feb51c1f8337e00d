// Which expansions stand on one's shelf, and lists with those first.
import type { BoxView } from "../ipc";

/** The base game, then what lies in the boxes on the shelf, then the rest, each in the order it had. */
export const shelfFirst = <Expansion extends { id: string }>(
  expansions: readonly Expansion[],
  boxes: readonly BoxView[],
  shelf: readonly string[],
): Expansion[] => {
  const own = new Set<string>(
    boxes.filter(({ id }) => shelf.includes(id)).flatMap((box) => box.expansions),
  );
  const rank = ({ id }: Expansion) => (id === "base" ? 0 : own.has(id) ? 1 : 2);
  return [...expansions].sort((one, other) => rank(one) - rank(other));
};
