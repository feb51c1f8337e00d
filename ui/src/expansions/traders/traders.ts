// What Traders & Builders brings to the window: two figures, and goods that come from cities.
import { figureSvg, ICON_NAMES } from "../../art";
import { t } from "../../state/language.svelte";
import type { Expansion } from "../expansion";
import Chips from "./Chips.svelte";

export const traders: Expansion = {
  emblem: () => figureSvg("builder", { colour: 1, pattern: "plain" }),
  chips: Chips,
  front: ({ supply, goods }) => {
    const { figures } = t().spoken;
    const words = t().expansions.traders;
    return [
      ...(supply.builder === null ? [] : [figures("builder", supply.builder)]),
      ...(supply.pig === null ? [] : [figures("pig", supply.pig)]),
      ...(goods
        ? (["wine", "wheat", "cloth"] as const)
            .filter((kind) => goods[kind] > 0)
            .map((kind) => words.goods(kind, goods[kind]))
        : []),
    ];
  },
  flights: {
    "goods-taken": ({ goods, player }, city) => {
      const icon = ICON_NAMES.find((name) => name === goods);
      return city && icon
        ? { what: { icon }, from: { place: city }, to: player, onFoot: false }
        : null;
    },
  },
};
