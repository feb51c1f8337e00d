// A place of the board in few words: the land on which somebody stands, or all of it where nobody does.
import type { CellDescription } from "../words/vocabulary";

export const briefly = (cell: CellDescription): CellDescription => {
  if (!cell.tile) return cell;
  const { parts } = cell.tile;
  const taken = parts.filter((_, index) => cell.standing.some(({ part }) => part === index));
  const kept = taken.length > 0 ? taken : parts;
  return {
    ...cell,
    tile: { ...cell.tile, parts: kept, things: [] },
    standing: cell.standing.map((each) => {
      const part = each.part === null ? undefined : parts[each.part];
      return part ? { ...each, part: kept.indexOf(part) } : each;
    }),
    lastOf: null,
  };
};
