// How likely tiles come for gaps and features, and why none does, in English.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import type { Kind, Side } from "../vocabulary";
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

export const odds = {
  title: "Odds of the gaps",
  open: "Odds of all gaps",
  intro:
    "Counted from the tiles nobody has seen. Each player is taken to draw one tile in each turn.",
  none: "No tile is left to come.",
  untold: "No odds are given here.",
  percent,
  everybody: "Each player",
  together: (names: readonly string[]) => list.and(people(names)),
  /** One player, or several with the same odds, in one breath. */
  said: (name: string, next: number | null, ever: number) =>
    next === null ? `${name}: no draw left.` : `${name}: ${chances(next, ever)}.`,
  riverFirst: "The river comes first; these tiles are drawn after it.",
  gap: (cell: { x: number; y: number }, copies: number) =>
    plural(copies, {
      one: `${capital(whereFrom(cell))}: {n} tile left fits.`,
      other: `${capital(whereFrom(cell))}: {n} tiles left fit.`,
    }),
  which: "Which tiles these are",
  inHand: "The drawn tile fits.",
  coming: "How likely one comes",
  grows: (kind: Kind, count: number) =>
    kind === "monastery"
      ? plural(count, {
          one: "{n} tile left fits around it.",
          other: "{n} tiles left fit around it.",
        })
      : plural(count, {
          one: "{n} tile left would go on with it.",
          other: "{n} tiles left would go on with it.",
        }),
  closes: (count: number) =>
    plural(count, {
      one: "{n} tile left would complete it.",
      other: "{n} tiles left would complete it.",
    }),
  inHandCloses: "The drawn tile can complete it.",
  staysOpen: (places: number) =>
    plural(places, {
      one: "It can never be completed: nothing fits into one of its gaps.",
      other: "It can never be completed: nothing fits into {n} of its gaps.",
    }),
  proof: {
    title: "Why nothing fits",
    asked: (asked: readonly { side: Side; edge: keyof typeof asking }[]) =>
      `A tile here needs ${list.and(asked.map(({ side, edge }) => asking[edge](sides[side])))}.`,
    gone: (copies: number) =>
      plural(copies, {
        one: "The {n} tile that would fit has been seen:",
        other: "The {n} tiles that would fit have all been seen:",
      }),
    never: "This game has no such tile.",
    refused: "These would fit, but a rule refuses them:",
  },
};
