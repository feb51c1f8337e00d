// What Inns & Cathedrals brings to the window: a second follower.
import { iconSvg } from "../../art";
import type { Room } from "../room";
import Chips from "./Chips.svelte";

export const inns: Room = {
  emblem: () => iconSvg("inn"),
  chips: Chips,
  follower: "big-follower",
};
