// What Inns & Cathedrals brings to the window: a second follower.
import { iconSvg } from "../../art";
import { t } from "../../state/language.svelte";
import type { Expansion } from "../expansion";
import Chips from "./Chips.svelte";

export const inns: Expansion = {
  emblem: () => iconSvg("inn"),
  chips: Chips,
  follower: "big-follower",
  front: ({ supply: { bigFollower } }) =>
    bigFollower === null ? [] : [t().spoken.figures("big-follower", bigFollower)],
};
