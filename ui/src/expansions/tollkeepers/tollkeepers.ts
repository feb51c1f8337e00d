// What The Tollkeepers brings to the window: houses where roads meet.
import { figureGroup, figureSvg } from "../../art";
import { ownerOf } from "../../pieces/seat-look";
import { t } from "../../state/language.svelte";
import type { Expansion, TowerOnTile } from "../expansion";
import Chips from "./Chips.svelte";
import { houseOf } from "./house";

/** The side of somebody’s tollhouse; moving it does not turn it. */
const sideOf = (player: number, { tollhouses }: TowerOnTile): number =>
  tollhouses.find((house) => house.player === player)?.value ?? 1;

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
  lies: (action, me, owner, land) =>
    action.type === "tollhouse"
      ? { on: "meeting", marks: figureGroup(houseOf(sideOf(me, land)), owner) }
      : undefined,
  sign: (action, me, land) =>
    action.type === "tollhouse" ? { kind: houseOf(sideOf(me, land)), player: me } : undefined,
  put: (event) =>
    event.type === "tollhouse-placed"
      ? { sign: { kind: houseOf(event.value), player: event.player }, at: event }
      : undefined,
};
