// What each possible decision is called where it is offered, in English.
import type { Action, WordContext, PlayerNames, Sayings } from "../vocabulary";
import { capital, numberOf } from "./facts";
import { isLand, kinds, onThe, onTop, placeOnTile, spots, standing, isSurrounded } from "./nouns";
import { expansions } from "./expansions";
import { spread } from "./shape";
import { where } from "./where";

const sayings: Sayings<Action> = {
  tile: ({ rotation }) =>
    rotation === 0 ? "Lay the tile as drawn" : `Lay the tile, turned by ${rotation} quarters`,
  figure: (action, _, context) => {
    const { figure, kind, at } = action;
    if (!isLand(kind)) {
      const number = numberOf(context, kind, action);
      const top = number === undefined ? placeOnTile(kind, at) : onTop(`${kinds[kind]} ${number}`);
      return `${capital(standing(figure, kind))} ${top}`;
    }
    const { land } = context;
    const part = isSurrounded(kind) ? undefined : land?.(action);
    const place = part ? `${onThe(kind)} ${spread(part.at)}` : placeOnTile(kind, at);
    return `${capital(standing(figure, kind))} ${place}`;
  },
  pass: () => "Do nothing",
  order: ({ kind, at }) => `First the ${kinds[kind]} ${spots[at]}`,
  ...expansions.actions,
};

const namedByItsTile: readonly Action["type"][] = ["tile", "figure", "order"];

/** What a decision is about, where that is called by a number. */
const about = (action: Action): string | undefined =>
  action.type === "figure" && !isLand(action.kind) ? action.kind : expansions.called[action.type];

/**
 * What lies on the tile just laid needs no place, and what is called by its number none either; what could lie on
 * others as well says that it is here.
 */
const place = (
  action: Action,
  from: { x: number; y: number } | null,
  context: WordContext,
): string => {
  if (!("x" in action) || action.x === undefined || !from) return "";
  const here = action.x === from.x && action.y === from.y;
  const onLand = !("kind" in action) || action.kind === undefined || isLand(action.kind);
  if (here) return onLand && namedByItsTile.includes(action.type) ? "" : ", here";
  const what = about(action);
  return what && numberOf(context, what, action) !== undefined ? "" : `, ${where(action)}`;
};

export const choices = {
  /** `from` is the tile just laid: only what lies elsewhere is told with its place. */
  describe: (
    action: Action,
    name: PlayerNames,
    from: { x: number; y: number } | null = null,
    context: WordContext = {},
  ): string =>
    (sayings[action.type] as (action: Action, name: PlayerNames, context: WordContext) => string)(
      action,
      name,
      context,
    ) + place(action, from, context),
};
