// What each possible decision is called where it is offered, in English. Knows no component.
import type { Action, Asked, Naming, Sayings } from "../told";
import { capital } from "./facts";
import { isLand, kinds, placeOnTile, spots, standing } from "./nouns";
import { rooms } from "./rooms";

const told: Sayings<Action> = {
  tile: ({ rotation }) =>
    rotation === 0 ? "Lay the tile as drawn" : `Lay the tile, turned by ${rotation} quarters`,
  figure: ({ figure, kind, at }) => `${capital(standing(figure, kind))} ${placeOnTile(kind, at)}`,
  pass: () => "Do nothing",
  order: ({ kind, at }) => `First the ${kinds[kind]} ${spots[at]}`,
  ...rooms.actions,
};

/** Where a cell lies, seen from the tile just laid. */
const away = (east: number, south: number): string => {
  if (east === 0 && south === 0) return "here";
  const steps = [
    south < 0 ? `${-south} north` : south > 0 ? `${south} south` : "",
    east > 0 ? `${east} east` : east < 0 ? `${-east} west` : "",
  ];
  return steps.filter(Boolean).join(", ");
};

const toldOnItsTile: readonly Action["type"][] = ["tile", "figure", "order"];

const where = (action: Action, from: { x: number; y: number } | null): string => {
  if (!("x" in action) || action.x === undefined || !from) return "";
  const [east, south] = [action.x - from.x, action.y - from.y];
  const here = east === 0 && south === 0;
  const onLand = !("kind" in action) || action.kind === undefined || isLand(action.kind);
  return here && onLand && toldOnItsTile.includes(action.type)
    ? ""
    : ` · ${away(east, south)}${here ? "" : " of here"}`;
};

export const choices = {
  /** `from` is the tile just laid, from which places elsewhere are told. */
  tell: (
    action: Action,
    name: Naming,
    from: { x: number; y: number } | null = null,
    asked: Asked = {},
  ): string =>
    (told[action.type] as (action: Action, name: Naming, asked: Asked) => string)(
      action,
      name,
      asked,
    ) + where(action, from),
};
