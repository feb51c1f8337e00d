// The small drawing that a course wears.
import { figureSvg, iconSvg } from "../art";
import { expansions } from "./roster";

const drawn: Readonly<Record<string, () => string>> = {
  base: () => figureSvg("follower", { colour: 0, pattern: "plain" }),
  build: () => iconSvg("farmhouse"),
  "play-well": () => figureSvg("follower", { colour: 1, pattern: "plain" }),
  ...Object.fromEntries(Object.entries(expansions).map(([id, { emblem }]) => [id, emblem])),
};

/** Where expansions meet, travellers do. */
export const emblemOf = (course: string): string => drawn[course]?.() ?? iconSvg("travellers");
