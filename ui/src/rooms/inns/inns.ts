// What Inns & Cathedrals brings to the window: a second follower.
import { iconSvg } from "../../art";
import { t } from "../../state/language.svelte";
import type { Room } from "../room";
import Chips from "./Chips.svelte";

export const inns: Room = {
  emblem: () => iconSvg("inn"),
  chips: Chips,
  follower: "big-follower",
  front: ({ supply: { bigFollower } }) =>
    bigFollower === null ? [] : [t().spoken.figures("big-follower", bigFollower)],
};
