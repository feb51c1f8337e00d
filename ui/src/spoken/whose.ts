// Whose the land of a tile is, for a table in words. It asks Rust and repeats what it is told; it judges nothing.
import { answerOf } from "../board/inquiry.svelte";
import { segmentNamed, type LaidTile } from "../board/laid";
import { landPartsOf } from "../tiles/land-parts";
import type { Cell, Place } from "../ipc";
import { t } from "../state/language.svelte";
import type { SpokenTable } from "./spoken-table.svelte";

const laidAt = ({ view, game }: SpokenTable, { x, y }: Cell): LaidTile | undefined => {
  const tile = view.tiles.find((laid) => laid.x === x && laid.y === y);
  const design = tile && game.tile(tile.tile);
  return design && { tile, design };
};

/** What lies there, and each feature of it once. */
export const whose = async (table: SpokenTable, cell: Cell): Promise<string> => {
  const laid = laidAt(table, cell);
  if (!laid) return table.cellText(cell);
  const parts = landPartsOf(laid.design, laid.tile.rotation);
  const asked = parts.map(async ({ kind, at }) => {
    const place: Place = { x: cell.x, y: cell.y, kind, at: at[0] ?? "I" };
    return segmentNamed(laid, place) < 0 ? null : answerOf(await table.game.door.feature(place));
  });
  const reports = await Promise.all(asked);
  const named = reports.map((report) => JSON.stringify(report?.place));
  const land = reports.flatMap((report, index) => {
    const part = parts[index];
    const first = named.findIndex((each) => each === named[index]) === index;
    return report && part && first ? [t().land.whose(part, report, table.name)] : [];
  });
  return `${table.cellText(cell)} ${t().spoken.laidHere(land)}`;
};
