// What the balance lab says, in English.
import { byCode } from "../by-code";
import { english, extended } from "../english";
import { listIn } from "../list";
import { pluralIn } from "../plural";
import { capital } from "./facts";

const list = listIn("en");
const plural = pluralIn("en");
const digits = (decimals: number, signDisplay: "auto" | "exceptZero" = "auto") =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay,
  });
const [zero, one, two] = [digits(0), digits(1), digits(2)];
const [signedOne, signedTwo] = [digits(1, "exceptZero"), digits(2, "exceptZero")];
const whole = (value: number) => zero.format(value);
const minus = (text: string) => text.replace("-", "−");

const counts: Readonly<Record<string, string>> = {
  "game/turns": "Turns",
  "game/points": "Points of all seats",
  "game/winner": "Score of the winner",
  "game/ahead": "Lead of the winner",
  "game/aside": "Tiles that fitted nowhere",
  "completed/road": "Roads completed",
  "completed/city": "Cities completed",
  "completed/monastery": "Monasteries completed",
  "completed/garden": "Gardens completed",
  "completed/unclaimed": "Completed, with nobody on it",
};

const source = (what: string): string => byCode(english, "source", what) ?? what;
/** Where a heading says already whether it is points. */
const count = (group: string, what: string): string => {
  if (group === "points") return `${source(what)}, during the game`;
  if (group === "final") return `${source(what)}, after the last turn`;
  return (
    (group === "happened" ? byCode(english, "weighed", what) : counts[`${group}/${what}`]) ?? what
  );
};

export const lab = extended(english.lab, {
  run: {
    left: (far: string, seconds: number) =>
      seconds < 60
        ? `${far}, ${plural(seconds, { one: "{n} second", other: "{n} seconds" })} left`
        : `${far}, ${plural(Math.round(seconds / 60), { one: "{n} minute", other: "{n} minutes" })} left`,
    otherwise: (changes: readonly string[]) =>
      `${capital(list.and(changes))}. No more games are played; the figures stay.`,
  },
  whole,
  fine: (value: number) => minus(two.format(value)),
  signed: (value: number) => minus(signedOne.format(value)),
  signedFine: (value: number) => minus(signedTwo.format(value)),
  signedPercent: (share: number) => `${minus(signedOne.format(100 * share))} %`,
  percent: (share: number) => `${one.format(100 * share)} %`,
  figure: (value: number) => minus(one.format(value)),
  range: (low: number, high: number) => minus(`${whole(low)} to ${whole(high)}`),
  between: (low: number, high: number) => minus(`${one.format(low)} to ${one.format(high)}`),
  inFigures: (title: string, run: string) => `${title}, in figures${run === "" ? "" : `: ${run}`}`,
  source,
  count,
  countInFull: (group: string, what: string): string =>
    group === "points" || group === "final" ? `Points: ${count(group, what)}` : count(group, what),
});
