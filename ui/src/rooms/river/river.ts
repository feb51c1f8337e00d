// What The River brings to the window: its emblem. Water is land, and drawn as such.
import { iconSvg } from "../../art";
import type { Room } from "../room";

export const river: Room = {
  emblem: () => iconSvg("river"),
};
