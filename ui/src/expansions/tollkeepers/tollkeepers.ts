// What The Tollkeepers brings to the window: houses where roads meet.
import { figureGroup, figureSvg } from "../../art";
import { ownerOf } from "../../pieces/seat-look";
import { t } from "../../state/language.svelte";
import type { Expansion } from "../expansion";
import Chips from "./Chips.svelte";
import { houseOf } from "./house";

export const tollkeepers: Expansion = {
  emblem: () => figureSvg("tollhouse-2", { colour: 2, pattern: "plain" }),
  chips: Chips,
  pieces: ({ tollhouses, seats }) =>
    tollhouses.flatMap(({ player, x, y, value }) => {
      const seat = seats[player];
      if (!seat) return [];
      const marks = figureGroup(houseOf(value), ownerOf(seat));
      return [{ key: `tollhouse/${player}`, x, y, on: "meeting", marks, small: true, rises: 0 }];
    }),
  // By letters, and only then: a number beside a house would be taken for its toll.
  numbered: {
    what: "crossroads",
    on: "meeting",
    plate: "lozenge",
    label: (number) => t().expansions.tollkeepers.letter(number),
    whileChosen: true,
  },
  stands: ({ tollhouses }, { x, y }, name, number) => [
    ...(number === undefined ? [] : [t().expansions.tollkeepers.crossroads(number)]),
    ...tollhouses
      .filter((house) => house.x === x && house.y === y)
      .map(({ player }) => t().expansions.tollkeepers.of(name(player))),
  ],
  front: ({ tollhouse }) => (tollhouse ? [t().expansions.tollkeepers.placed(tollhouse.value)] : []),
  lies: (action, _, owner) =>
    action.type === "tollhouse"
      ? { on: "meeting", marks: figureGroup(houseOf(1), owner) }
      : undefined,
  sign: (action, me) =>
    action.type === "tollhouse" ? { kind: houseOf(1), player: me } : undefined,
  put: (event) =>
    event.type === "tollhouse-placed"
      ? { sign: { kind: houseOf(event.value), player: event.player }, at: event }
      : undefined,
};
