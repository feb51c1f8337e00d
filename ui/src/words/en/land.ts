// A place and a feature in words, for whoever does not see them, in English.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import type {
  CellDescription,
  Kind,
  PlayerNames,
  Part,
  ReachedPoints,
  FigureGroup,
} from "../vocabulary";
import { capital } from "./facts";
import { kinds, onThe, points, standing, turns, isSurrounded } from "./nouns";
import { FIRST, spread, landPart } from "./shape";
import { where } from "./where";
import { whom, whose as whoseIs } from "./you";

const plural = pluralIn("en");
const list = listIn("en");

const figuresOf = (all: readonly FigureGroup[], name: PlayerNames): string =>
  list.and(
    all.map(
      ({ player, kind, figure, count }) =>
        `${whoseIs(name(player))} ${count > 1 ? `${count} times ` : ""}${standing(figure, kind)}`,
    ),
  );

/** Fields are told where somebody stands on them: a walk over the board should be short. */
const laid = (
  { tile, standing: all, built, lastOf }: CellDescription,
  name: PlayerNames,
): string[] => {
  if (!tile) return [];
  const on = (part: number) => all.filter((each) => each.part === part);
  const land = tile.parts
    .map((part, index) => ({ part, there: on(index) }))
    .filter(({ part, there }) => part.kind !== "field" || there.length > 0)
    .toSorted((a, b) => FIRST.indexOf(a.part.kind) - FIRST.indexOf(b.part.kind))
    .map(({ part, there }) =>
      there.length > 0 ? `${landPart(part)}, ${figuresOf(there, name)}` : landPart(part),
    );
  const above = all.filter((each) => each.part === null);
  return [
    ...(land.length > 0 ? land : ["field everywhere"]),
    ...tile.things,
    ...built,
    ...above.map((each) => `${figuresOf([each], name)} ${onThe(each.kind)}`),
    ...(lastOf !== null ? [`${whoseIs(name(lastOf))} last tile`] : []),
  ];
};

interface OwnedLand {
  kind: Kind;
  complete: boolean;
  open: number;
  owners: readonly number[];
  now: readonly { player: number; points: number }[];
  cities: readonly unknown[];
}

const lacking = (kind: Kind, open: number): string =>
  isSurrounded(kind)
    ? plural(open, { one: "{n} place around it free", other: "{n} places around it free" })
    : plural(open, { one: "{n} side open", other: "{n} sides open" });

const fits = (ways: readonly number[]): string =>
  ways.length === 0
    ? "the tile does not fit"
    : ways.length === 4
      ? "the tile fits in every turn"
      : `the tile fits ${list.and(ways.map((way) => turns[way] ?? ""))}`;

export const land = {
  /** What lies on a place of the board, in one sentence. */
  cell: (cell: CellDescription, name: PlayerNames): string => {
    const what = cell.tile
      ? laid(cell, name).join("; ")
      : cell.free
        ? cell.turns
          ? fits(cell.turns)
          : "free"
        : "empty";
    return `${capital(where(cell))}: ${what}.`;
  },
  /** How far one piece reaches on its tile. */
  spread,
  /** The same of a monastery that stands beside. */
  beside: (reached: ReachedPoints, name: PlayerNames): string =>
    `${where(reached)}, ${land.reached(reached, name)}`,
  /** Whose a piece of land is, and how its feature stands. */
  whose: (
    part: Part,
    { kind, complete, open, owners, now, cities }: OwnedLand,
    name: PlayerNames,
  ): string => {
    const paid = now.map(({ player, points: gain }) => `${points(gain)} for ${whom(name(player))}`);
    const lacks =
      kind === "field"
        ? plural(cities.length, { one: "{n} completed city", other: "{n} completed cities" })
        : complete
          ? "complete"
          : lacking(kind, open);
    const whose = owners.length > 0 ? list.and(paid) : "nobody’s";
    return `${landPart(part)}: ${lacks}, ${whose}`;
  },
  /** What a decision would do to a feature, and who would gain. */
  reached: (
    { kind, tiles, open, complete, worth, shares, cities }: ReachedPoints,
    name: PlayerNames,
  ): string => {
    const size = isSurrounded(kind)
      ? ""
      : ` of ${plural(tiles, { one: "{n} tile", other: "{n} tiles" })}`;
    const paid = shares.map(
      ({ player, points: gain }) => `${points(gain)} for ${whom(name(player))}`,
    );
    const whose = list.and(shares.map(({ player }) => whoseIs(name(player))));
    if (complete)
      return paid.length > 0
        ? `completes the ${kinds[kind]}${size}: ${list.and(paid)}`
        : `completes the ${kinds[kind]}${size}, worth ${points(worth)}`;
    const called = `${whose ? `${whose} ` : "free "}${kinds[kind]}${size}`;
    if (kind === "field")
      return `${called}, ${plural(cities, { one: "{n} completed city", other: "{n} completed cities" })}`;
    return `${called}, ${lacking(kind, open)}`;
  },
};
