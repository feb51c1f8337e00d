// What is said of all games of a table together, in English.
import { english, extended } from "../english";
import { dayIn } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const day = dayIn("en");
const minus = (text: string) => text.replace("-", "−");
const digits = (
  least: number,
  most: number,
  signDisplay: "auto" | "exceptZero" = "auto",
  style: "decimal" | "percent" = "decimal",
) =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay,
    style,
  });
const [one, upToTwo, two, signedOne] = [
  digits(1, 1),
  digits(0, 2),
  digits(2, 2),
  digits(1, 1, "exceptZero"),
];
const percent = digits(0, 0, "auto", "percent");

export const statistics = extended(english.statistics, {
  counted: (games: number, all: number) =>
    games === all
      ? plural(all, { one: "{n} game counts.", other: "All {n} games count." })
      : plural(all, { one: `${games} of {n} game counts.`, other: `${games} of {n} games count.` }),
  sourcesNote: (name: string | null) =>
    name === null
      ? "Points of a seat in a game, on average of everybody."
      : `Points of ${name} in a game, on average, beside those of the others at the same tables.`,
  sourceKinds: ["During the game", "At the end"],
  whole: (count: number) => upToTwo.format(count),
  won: (hundredths: number) => upToTwo.format(hundredths / 100),
  share: (hundredths: number, games: number) => percent.format(hundredths / 100 / games),
  points: (hundredths: number) => minus(one.format(hundredths / 100)),
  rate: (hundredths: number) => minus(two.format(hundredths / 100)),
  luck: (hundredths: number) => minus(signedOne.format(hundredths / 100)),
  day: (date: Date) => day(date),
});
