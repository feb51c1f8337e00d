// What each chapter of the rulebook is called, and the small drawing that it wears.
import { figureSvg, iconSvg } from "../../art";
import { expansions } from "../../expansions/roster";
import type { Words } from "../../words";
import type { BookChapter } from "./book";

const drawn: Record<string, () => string> = {
  base: () => figureSvg("follower", { colour: 0, pattern: "plain" }),
  ...Object.fromEntries(Object.entries(expansions).map(([id, { emblem }]) => [id, emblem])),
  rulings: () => iconSvg("travellers"),
  options: () => iconSvg("pennant"),
};

/** A chapter without a drawing goes bare. */
export const drawingOf = ({ id }: BookChapter): string => drawn[id]?.() ?? "";

export const nameOf = (chapter: BookChapter, words: Words["rulebook"]): string =>
  chapter.sort === "expansion" ? (chapter.name ?? chapter.id) : words.chapters[chapter.sort];
