// How likely tiles come for gaps and features, and why none does, in English.
import { english, extended } from "../english";
import { listIn } from "../list";
import { pluralIn } from "../plural";
import type { Side } from "../vocabulary";
import { capital } from "./facts";
import { sides } from "./nouns";
import { whereFrom } from "./where";
import { people } from "./you";

const plural = pluralIn("en");
const list = listIn("en");

const asking = {
  field: (side: string) => `a field in the ${side}`,
  road: (side: string) => `a road in the ${side}`,
  city: (side: string) => `a city in the ${side}`,
  river: (side: string) => `a river in the ${side}`,
};

/** From parts of a million. What is not certain never reads as if it were. */
const percent = (millionths: number): string => {
  if (millionths > 0 && millionths < 10_000) return "under 1 %";
  if (millionths > 990_000 && millionths < 1_000_000) return "over 99 %";
  return `${Math.round(millionths / 10_000)} %`;
};

const CERTAIN = 1_000_000;

/** What can be said without a number is said so. */
const chances = (next: number, ever: number): string => {
  if (ever === 0) return "none can come any more";
  if (next === CERTAIN) return "one is certain on the next draw";
  const byTheEnd =
    ever === CERTAIN
      ? "one is certain by the end of the game"
      : `${percent(ever)} by the end of the game`;
  return next === 0
    ? `none can come on the next draw, ${byTheEnd}`
    : `${percent(next)} on the next draw, ${byTheEnd}`;
};

export const odds = extended(english.odds, {
  percent,
  together: (names: readonly string[]) => list.and(people(names)),
  /** One player, or several with the same odds, in one breath. */
  said: (name: string, next: number | null, ever: number) =>
    next === null ? `${name}: no draw left.` : `${name}: ${chances(next, ever)}.`,
  gap: (cell: { x: number; y: number }, copies: number) =>
    plural(copies, {
      one: `${capital(whereFrom(cell))}: {n} tile left fits.`,
      other: `${capital(whereFrom(cell))}: {n} tiles left fit.`,
    }),
  proof: {
    asked: (asked: readonly { side: Side; edge: keyof typeof asking }[]) =>
      `A tile here needs ${list.and(asked.map(({ side, edge }) => asking[edge](sides[side])))}.`,
  },
});
