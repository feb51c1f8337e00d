// What Traders & Builders brings to the window: two figures, and goods that come from cities.
import { figureSvg, ICON_NAMES } from "../../art";
import type { Room } from "../room";
import Chips from "./Chips.svelte";

export const traders: Room = {
  emblem: () => figureSvg("builder", { colour: 1, pattern: "plain" }),
  chips: Chips,
  flights: {
    "goods-taken": ({ goods, player }, city) => {
      const icon = ICON_NAMES.find((name) => name === goods);
      return city && icon
        ? { what: { icon }, from: { place: city }, to: player, onFoot: false }
        : null;
    },
  },
};
