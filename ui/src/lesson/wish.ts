// The tile that a question shows where somebody wants to lay it: as data, and in words. It judges nothing.
import { lookOf } from "../tiles/land-parts";
import type { Cell } from "../ipc";
import { t } from "../state/language.svelte";
import type { Lesson } from "./lesson.svelte";

export interface ShownTile extends Cell {
  tile: string;
  rotation: number;
}

/** While it is asked about, and while the answer is read on the same board. */
export const wishOf = ({ view, phase, asked }: Lesson): ShownTile | null => {
  const wrong = (phase === "task" ? view?.task : asked)?.wrong;
  if (wrong?.action.type !== "tile" || wrong.tile === null) return null;
  const { x, y, rotation } = wrong.action;
  return { x, y, rotation, tile: wrong.tile };
};

export const wishInWords = (lesson: Lesson): string => {
  const wish = wishOf(lesson);
  const design = wish && lesson.sitting.game.tile(wish.tile);
  if (!design) return "";
  return t().lesson.wished(wish, wish.rotation, t().tiles.short(lookOf(design, wish.rotation)));
};
