// What The Abbot brings to the window: a figure for gardens and monasteries, and how it is called back.
import { figureSvg } from "../../art";
import { t } from "../../state/language.svelte";
import type { Expansion } from "../expansion";
import Chips from "./Chips.svelte";

export const abbot: Expansion = {
  emblem: () => figureSvg("abbot", { colour: 2, pattern: "plain" }),
  chips: Chips,
  follower: "abbot",
  front: ({ supply: { abbot: count } }) =>
    count === null ? [] : [t().spoken.figures("abbot", count)],
  lies: (action, me) =>
    action.type === "recall" ? { figure: { player: me, figure: "abbot" } } : undefined,
  sign: (action, me) => (action.type === "recall" ? { kind: "abbot", player: me } : undefined),
  taken: (event) =>
    event.type === "figure-home" && event.why === "recalled" && event.from
      ? { player: event.player, owner: event.player, figure: event.figure, from: event.from }
      : undefined,
};
