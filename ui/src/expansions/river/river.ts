// What The River brings to the window: its emblem. Water is land, and drawn as such.
import { iconSvg } from "../../art";
import type { Expansion } from "../expansion";

export const river: Expansion = {
  emblem: () => iconSvg("river"),
};
