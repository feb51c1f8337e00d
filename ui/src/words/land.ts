// A place and a feature in words, for whoever does not see them.
import { extended, inEach, type Messages } from "./extended";
import { chained } from "./list";
import { shape, TOLD_FIRST } from "./shape";
import type {
  CellDescription,
  FigureGroup,
  Kind,
  Part,
  PlayerNames,
  ReachedPoints,
} from "./vocabulary";
import { where } from "./where";

interface FeatureState {
  kind: Kind;
  complete: boolean;
  open: number;
  owners: readonly number[];
  now: readonly { player: number; points: number }[];
  cities: readonly unknown[];
}

const stateOf = (m: Messages, kind: Kind, open: number, cities: number): string =>
  kind === "field" ? m.land.cities(cities) : m.land.open(kind, open);

/** Fields are told where somebody stands on them: a walk over the board should be short. */
const onTile = (
  m: Messages,
  { tile, standing, built, lastOf }: CellDescription,
  name: PlayerNames,
): string[] => {
  if (!tile) return [];
  const figures = ({ player, figure, kind, count }: FigureGroup) =>
    m.land.figures(name(player), figure, kind, count);
  const land = tile.parts
    .map((part, index) => ({ part, there: standing.filter((each) => each.part === index) }))
    .filter(({ part, there }) => part.kind !== "field" || there.length > 0)
    .toSorted((a, b) => TOLD_FIRST.indexOf(a.part.kind) - TOLD_FIRST.indexOf(b.part.kind))
    .map(({ part, there }) => {
      const text = shape(m).part(part);
      return there.length > 0 ? m.land.occupied(text, there.map(figures)) : text;
    });
  const above = standing.filter(({ part }) => part === null);
  return [
    ...(tile.name === undefined ? [] : [tile.name]),
    ...(land.length > 0 ? land : [m.land.onlyField]),
    ...tile.things,
    ...built,
    ...above.map((group) => m.land.above(figures(group), group.kind)),
    ...(lastOf !== null ? [m.land.lastTile(name(lastOf))] : []),
  ];
};

const there = (m: Messages, cell: CellDescription, name: PlayerNames): string => {
  if (cell.tile) return chained(onTile(m, cell, name), m.shared.clauses);
  if (!cell.free) return m.land.empty;
  return cell.turns
    ? m.land.fits(cell.turns.length, cell.turns.map(m.shared.asTurned))
    : m.land.free;
};

const reached = (
  m: Messages,
  { kind, tiles, open, complete, worth, shares, cities }: ReachedPoints,
  name: PlayerNames,
): string => {
  if (complete)
    return shares.length > 0
      ? m.land.completes(
          kind,
          tiles,
          shares.map(({ player, points }) => m.land.share(points, name(player))),
        )
      : m.land.completesUnowned(kind, tiles, worth);
  const state = stateOf(m, kind, open, cities);
  const [first, ...others] = shares.map(({ player }) => name(player));
  if (first === undefined) return m.land.ofNobody(kind, tiles, state);
  return others.length === 0
    ? m.land.ofOne(first, kind, tiles, state)
    : m.land.ofSeveral([first, ...others].map(m.land.owner), kind, tiles, state);
};

export const land = inEach((m) =>
  extended(m.land, {
    /** What lies on a place of the board, in one sentence. */
    cell: (cell: CellDescription, name: PlayerNames): string =>
      m.land.cell(where(m).alone(cell), there(m, cell, name)),
    /** How far one piece reaches on its tile. */
    spread: shape(m).spread,
    /** What a decision would do to a feature, and who would gain. */
    reached: (feature: ReachedPoints, name: PlayerNames): string => reached(m, feature, name),
    /** The same of a monastery that stands beside. */
    beside: (feature: ReachedPoints, name: PlayerNames): string =>
      m.land.beside(where(m).alone(feature), reached(m, feature, name)),
    /** Whose a piece of land is, and how its feature stands. */
    whose: (part: Part, feature: FeatureState, name: PlayerNames): string => {
      const { kind, complete, open, owners, now, cities } = feature;
      const state =
        complete && kind !== "field" ? m.land.complete : stateOf(m, kind, open, cities.length);
      const paid = now.map(({ player, points }) => m.land.share(points, name(player)));
      return m.land.whose(shape(m).part(part), state, owners.length > 0 ? paid : [m.land.nobody]);
    },
  }),
);
