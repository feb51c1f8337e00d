// What each chapter of the rulebook is called, and the small drawing that it wears. Knows no rule.
import { figureSvg, floorsSvg, iconSvg } from "../../art";
import type { Words } from "../../words";
import type { Chapter } from "./book";

const drawn: Record<string, () => string> = {
  base: () => figureSvg("follower", { colour: 0, pattern: "plain" }),
  traders: () => figureSvg("builder", { colour: 1, pattern: "plain" }),
  tower: () => floorsSvg(3),
  robbers: () => figureSvg("robber", { colour: 3, pattern: "plain" }),
  tollkeepers: () => figureSvg("tollhouse-2", { colour: 2, pattern: "plain" }),
  "crop-circles": () => iconSvg("crop-club"),
  inns: () => iconSvg("inn"),
  rulings: () => iconSvg("travellers"),
  options: () => iconSvg("pennant"),
};

/** A chapter without a drawing goes bare. */
export const drawingOf = ({ id }: Chapter): string => drawn[id]?.() ?? "";

export const nameOf = (chapter: Chapter, words: Words["rulebook"]): string =>
  chapter.sort === "room" ? (chapter.name ?? chapter.id) : words.chapters[chapter.sort];
