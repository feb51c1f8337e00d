// What The Robbers brings to the window: robbers on the score track.
import { figureSvg } from "../../art";
import { t } from "../../state/language.svelte";
import type { Expansion, Target } from "../expansion";
import Chips from "./Chips.svelte";

export const robbers: Expansion = {
  emblem: () => figureSvg("robber", { colour: 3, pattern: "plain" }),
  chips: Chips,
  front: ({ robber }) => {
    const words = t().expansions.robbers;
    return robber ? [robber.kind === "home" ? words.home : words.at(robber.space)] : [];
  },
  sign: (action, me) =>
    action.type === "robber"
      ? { kind: "robber", player: me }
      : action.type === "rob"
        ? { kind: "marker", player: action.player }
        : undefined,
  note: ({ loot }) => (loot ? t().expansions.robbers.loot(loot.scored, loot.gain) : undefined),
  onTrack: {
    pieces: ({ robbers: there }) => there.map((player) => ({ player, kind: "robber" })),
    describe: ({ robbers: there }, name) =>
      there.map((player) => t().expansions.robbers.of(name(player))),
    targets: (view, name) =>
      view.choices.flatMap(({ action }): Target[] => {
        const words = t().expansions.robbers;
        if (action.type === "robber")
          return [{ action, space: action.space, label: words.choose(action.space) }];
        const victim = action.type === "rob" ? view.seats[action.player] : undefined;
        return action.type === "rob" && victim
          ? [{ action, space: victim.space, label: words.rob(name(action.player)) }]
          : [];
      }),
    asks: (phase) => phase === "robber" || phase === "rob",
  },
};
