// What The Tower brings to the window: floors on the land, and figures that are captured and bought back.
import { floorsGroup, floorsSvg, floorsTop } from "../../art";
import { t } from "../../state/language.svelte";
import type { Expansion } from "../expansion";
import Chips from "./Chips.svelte";

export const tower: Expansion = {
  emblem: () => floorsSvg(3),
  chips: Chips,
  pieces: ({ towers }) =>
    towers.map(({ x, y, floors }) => ({
      key: `floors/${x},${y}`,
      x,
      y,
      on: "site",
      marks: floorsGroup(floors),
      small: false,
      rises: 0 - floorsTop(floors),
    })),
  numbered: { what: "tower", on: "site", plate: "square" },
  stands: ({ towers }, { x, y }, _, number) =>
    towers
      .filter((tower) => tower.x === x && tower.y === y)
      .map(({ floors }) =>
        floors > 0 ? t().expansions.tower.high(number, floors) : t().expansions.tower.bare(number),
      ),
  front: ({ floors, prisoners }, name) => {
    const words = t().expansions.tower;
    return [
      ...(floors === null ? [] : [words.floors(floors)]),
      ...prisoners.map(({ figure, owner }) => words.prisoner(figure, name(owner))),
    ];
  },
  lies: (action) =>
    action.type === "floor"
      ? { marks: floorsGroup(1), flat: true }
      : action.type === "capture"
        ? { figure: { player: action.owner, figure: action.figure } }
        : undefined,
  sign: (action, me) =>
    action.type === "floor"
      ? { svg: floorsSvg(1) }
      : action.type === "capture"
        ? { kind: action.figure, player: action.owner }
        : action.type === "ransom" || action.type === "exchange"
          ? { kind: action.figure, player: me }
          : undefined,
  note: ({ price }) => (price === null ? undefined : t().expansions.tower.price(price)),
  taken: (event) => (event.type === "captured" ? event : undefined),
  put: (event) =>
    event.type === "floor-added" ? { sign: { svg: floorsSvg(1) }, at: event } : undefined,
  flights: {
    captured: ({ figure, owner, player, from }) => ({
      what: { figure, of: owner },
      from: { place: from },
      to: player,
      onFoot: true,
    }),
    "ransom-paid": ({ figure, player, to }) => ({
      what: { figure, of: player },
      from: { seat: to },
      to: player,
      onFoot: true,
    }),
  },
};
