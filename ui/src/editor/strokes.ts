// From where somebody presses and leads on a tile to the change that is meant. It repeats the tile.
import { SIDES } from "../art";
import type { At, Edge, Side, TileOp } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { hasGate } from "./gates";

const HALVES: readonly At[] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/** What can be pressed: a side, a half of one with grass, or the middle. */
export type TileSpot = At;

/** Whether cities and roads are drawn, or fields. */
export type Mode = "land" | "fields";

/** The middle of each spot on a tile of 100 × 100. */
const PLACES: Record<TileSpot, readonly [number, number]> = {
  N: [50, 14],
  E: [86, 50],
  S: [50, 86],
  W: [14, 50],
  NL: [24, 12],
  NR: [76, 12],
  EL: [88, 24],
  ER: [88, 76],
  SL: [76, 88],
  SR: [24, 88],
  WL: [12, 76],
  WR: [12, 24],
  I: [50, 50],
};
export const pointOfSpot = (spot: TileSpot): readonly [number, number] => PLACES[spot];

const isSide = (spot: TileSpot): spot is Side => spot.length === 1 && spot !== "I";

const isEdge = (kind: string): kind is "city" | "road" | "river" =>
  kind === "city" || kind === "road" || kind === "river";

/** The city, road or river at a side. */
const stretchAt = ({ segments }: Design, side: Side) =>
  segments.find(({ kind, edges }) => isEdge(kind) && edges.includes(side));

export const edgeAt = (design: Design, side: Side): Edge => {
  const kind = stretchAt(design, side)?.kind;
  return kind !== undefined && isEdge(kind) ? kind : "field";
};

/** The other sides that what is at a side reaches. */
export const othersAt = (design: Design, side: Side): Side[] =>
  SIDES.filter((other) => other !== side && stretchAt(design, side)?.edges.includes(other));

/** The number of the field at a half edge, or inside. */
const fieldAt = ({ segments }: Design, spot: TileSpot): number =>
  segments.findIndex(
    ({ kind, edges }) =>
      kind === "field" &&
      (spot === "I" ? edges.every((edge) => edge === "I") : edges.includes(spot)),
  );

/** Which of the fields on the tile lies at a spot, counted from 1 in the order in which they are written. */
export const fieldNumber = (design: Design, spot: TileSpot): number | undefined => {
  const at = isSide(spot) ? -1 : fieldAt(design, spot);
  if (at < 0) return undefined;
  return design.segments.slice(0, at + 1).filter(({ kind }) => kind === "field").length;
};

const spotsOf = (side: Side): TileSpot[] => HALVES.filter((half) => half.startsWith(side));

export const spotsIn = (design: Design, mode: Mode): TileSpot[] =>
  mode === "land"
    ? [...SIDES, "I"]
    : [
        ...SIDES.flatMap((side) => (edgeAt(design, side) === "city" ? [side] : spotsOf(side))),
        ...(fieldAt(design, "I") < 0 ? [] : (["I"] as const)),
      ];

/** What is nearest to a place on a tile of 100 × 100. */
export const spotNear = (
  spots: readonly TileSpot[],
  x: number,
  y: number,
): TileSpot | undefined => {
  const far = (spot: TileSpot) => Math.hypot(PLACES[spot][0] - x, PLACES[spot][1] - y);
  return spots.toSorted((one, other) => far(one) - far(other))[0];
};

/** The next spot in the direction of an arrow, for whoever goes by keys. */
export const spotToward = (
  spots: readonly TileSpot[],
  from: TileSpot,
  dx: number,
  dy: number,
): TileSpot | undefined => {
  const [x, y] = PLACES[from];
  const ahead = spots
    .map((spot) => ({ spot, ahead: aheadOf(spot), aside: asideOf(spot) }))
    .filter(({ spot, ahead, aside }) => spot !== from && ahead > 1 && aside <= ahead * 1.6);
  return ahead.toSorted((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside))[0]?.spot;

  function aheadOf(spot: TileSpot) {
    return (PLACES[spot][0] - x) * dx + (PLACES[spot][1] - y) * dy;
  }
  function asideOf(spot: TileSpot) {
    return Math.abs((PLACES[spot][0] - x) * dy) + Math.abs((PLACES[spot][1] - y) * dx);
  }
};

const NEXT: Record<Edge, Edge> = {
  field: "road",
  road: "city",
  city: "river",
  river: "field",
};

/** In the order of their keys. */
const LANDS: readonly Edge[] = ["city", "road", "field", "river"];

/** A side becomes the land of a key; nothing where the spot is no side. */
export const madeLand = (spot: TileSpot | undefined, key: number): TileOp | null => {
  const land = LANDS[key];
  return spot && land && isSide(spot) ? { do: "side", side: spot, land } : null;
};

/** A side that is pressed becomes the next; a spot of a field parts from it. */
export const pressed = (design: Design, mode: Mode, spot: TileSpot): TileOp | null => {
  if (mode === "fields")
    return isSide(spot) || spot === "I" ? null : { do: "part-field", at: spot };
  return isSide(spot) ? { do: "side", side: spot, land: NEXT[edgeAt(design, spot)] } : null;
};

export const led = (design: Design, mode: Mode, from: TileSpot, to: TileSpot): TileOp | null =>
  from === to ? null : mode === "land" ? ledLand(design, from, to) : ledField(design, from, to);

const ledLand = (design: Design, from: TileSpot, to: TileSpot): TileOp | null => {
  if (!isSide(from)) return isSide(to) ? ledLand(design, to, from) : null;
  const edge = edgeAt(design, from);
  if (isSide(to)) {
    const other = edgeAt(design, to);
    // A road that is led to a city ends at its gate, and so does one to which a city is led.
    if (edge === "road" && other === "city") return gate(design, from, to);
    if (edge === "city" && other === "road") return gate(design, to, from);
    if (edge !== "field") return { do: "join", from, to };
    // From grass to grass joins the fields; to a city, a road or a river, the stroke is meant from there.
    return other === "field"
      ? { do: "join-fields", one: spotsOf(from)[0]!, other: spotsOf(to)[0]! }
      : { do: "join", from: to, to: from };
  }
  if (edge === "field") return { do: "part-field", at: spotsOf(from)[0]! };
  if (othersAt(design, from).length > 0) return { do: "part", side: from };
  if (edge !== "road") return null;
  const road = stretchAt(design, from);
  const index = road ? design.segments.indexOf(road) : -1;
  return { do: "village-road", road: from, on: !design.village.includes(index) };
};

const gate = (design: Design, road: Side, city: Side): TileOp => ({
  do: "gate",
  road,
  city,
  on: !hasGate(design, road, city),
});

const ledField = (design: Design, from: TileSpot, to: TileSpot): TileOp | null => {
  if (isSide(from)) return isSide(to) ? null : ledField(design, to, from);
  const field = fieldAt(design, from);
  if (field < 0) return null;
  if (isSide(to)) {
    const city = stretchAt(design, to);
    const index = city ? design.segments.indexOf(city) : -1;
    const on = !design.segments[field]?.cities.includes(index);
    return { do: "border", at: from, city: to, on };
  }
  return { do: "join-fields", one: from, other: to };
};
