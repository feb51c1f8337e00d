// A tile of a lesson in words, by its design. It judges nothing.
import { lookOf } from "../tiles/land-parts";
import { t } from "../state/language.svelte";
import type { Lesson } from "./lesson.svelte";

export const landIn =
  (lesson: Lesson) =>
  (tile: string): string => {
    const design = lesson.sitting.game.tile(tile);
    return design ? t().tiles.short(lookOf(design, 0)) : "";
  };
