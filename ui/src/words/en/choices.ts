// What each possible decision is called where it is offered, in English. Knows no component.
import type { Action, Asked, Naming, Sayings } from "../told";
import { capital } from "./facts";
import { isLand, kinds, onThe, placeOnTile, spots, standing } from "./nouns";
import { rooms } from "./rooms";
import { spread } from "./shape";
import { where } from "./where";

const told: Sayings<Action> = {
  tile: ({ rotation }) =>
    rotation === 0 ? "Lay the tile as drawn" : `Lay the tile, turned by ${rotation} quarters`,
  figure: (action, _, { land }) => {
    const { figure, kind, at } = action;
    const part = kind === "monastery" ? undefined : land?.(action);
    const place = part ? `${onThe(kind)} ${spread(part.at)}` : placeOnTile(kind, at);
    return `${capital(standing(figure, kind))} ${place}`;
  },
  pass: () => "Do nothing",
  order: ({ kind, at }) => `First the ${kinds[kind]} ${spots[at]}`,
  ...rooms.actions,
};

const toldOnItsTile: readonly Action["type"][] = ["tile", "figure", "order"];

/** What lies on the tile just laid needs no place; what could lie on others as well says that it is here. */
const place = (action: Action, from: { x: number; y: number } | null): string => {
  if (!("x" in action) || action.x === undefined || !from) return "";
  const here = action.x === from.x && action.y === from.y;
  const onLand = !("kind" in action) || action.kind === undefined || isLand(action.kind);
  if (here) return onLand && toldOnItsTile.includes(action.type) ? "" : ", here";
  return `, ${where(action)}`;
};

export const choices = {
  /** `from` is the tile just laid: only what lies elsewhere is told with its place. */
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
    ) + place(action, from),
};
