// What each possible decision is called where it is offered, in English. Knows no component.
import type { Action, Kind, Naming, Sayings } from "../told";
import { figures, inRole, kinds, onThe, spots, standing } from "./nouns";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whom a crop circle concerns is known by the land they stand on. */
const concerned = ({ choice }: Extract<Action, { type: "crop" }>, crop: Kind | null): string => {
  const whom = inRole(crop);
  return choice === "add" ? `Add ${whom}` : `Take ${whom} back`;
};

const told: Sayings<Action> = {
  tile: ({ rotation }) =>
    rotation === 0 ? "Lay the tile as drawn" : `Lay the tile, turned by ${rotation} quarters`,
  figure: ({ figure, kind, at }) =>
    kind === "tower"
      ? `${capital(standing(figure, kind))} on top of the tower`
      : `${capital(standing(figure, kind))} ${onThe(kind)} ${kind === "monastery" ? "" : spots[at]}`.trim(),
  pass: () => "Do nothing",
  order: ({ kind, at }) => `First the ${kinds[kind]} ${spots[at]}`,
  floor: () => "Put a floor on a tower",
  capture: ({ figure, kind, owner }, name) => `Capture ${name(owner)}’s ${standing(figure, kind)}`,
  ransom: ({ from, figure }, name) => `Buy your ${figures[figure]} back from ${name(from)}`,
  exchange: ({ figure }) => `The ${figures[figure]} goes home`,
  tollhouse: () => "Tollhouse to the crossroads",
  robber: ({ space }) => `Robber to space ${space}`,
  rob: ({ player }, name) => `Rob ${name(player)}`,
  crop: (action) => concerned(action, null),
  "crop-add": ({ figure, kind }) => `Add a ${standing(figure, kind)} ${onThe(kind)}`,
  "crop-remove": ({ figure, kind }) => `Take back the ${standing(figure, kind)} ${onThe(kind)}`,
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
  const onLand = !("kind" in action) || action.kind !== "tower";
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
    crop: Kind | null = null,
  ): string =>
    action.type === "crop"
      ? concerned(action, crop)
      : (told[action.type] as (action: Action, name: Naming) => string)(action, name) +
        where(action, from),
};
