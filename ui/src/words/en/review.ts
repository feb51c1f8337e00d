// What is said of a game that is looked at again, in English.
import { english, extended } from "../english";
import { pluralIn } from "../plural";
import { bots as botsIn } from "../bots";
import { capital } from "./facts";
import { aboutPoints, outlook, percent } from "./outlook";

const plural = pluralIn("en");
const digits = (signDisplay: "auto" | "exceptZero") =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });
const [plain, exact] = [digits("auto"), digits("exceptZero")];
const minus = (text: string) => text.replace("-", "−");
/** From hundredths. */
const figure = (hundredths: number): string => minus(plain.format(hundredths / 100));
const signed = (hundredths: number): string => minus(exact.format(hundredths / 100));

const seconds = (left: number): string =>
  left < 60
    ? plural(left, { one: "about {n} second", other: "about {n} seconds" })
    : plural(Math.ceil(left / 60), { one: "about {n} minute", other: "about {n} minutes" });

const grades = { doubtful: "Doubtful", bad: "Bad", "very-bad": "Very bad" };
interface GivenUp {
  grade: keyof typeof grades | null;
  lost: number;
  /** The chance to win with the best, and so much less as played; null for somebody who plays alone. */
  chance: number | null;
  chanceLost: number | null;
}
const givenUp = ({ grade, lost, chance, chanceLost }: GivenUp): string => {
  const name = grade ? grades[grade] : "Small";
  const points = `gave up ${aboutPoints(lost)}`;
  if (chance === null || chanceLost === null) return `${name}: ${points}`;
  const [best, played] = [percent(chance), percent(chance - chanceLost)];
  // What rounds to the same did not become something else.
  return best === played
    ? `${name}: ${points}`
    : `${name}: ${best} to win became ${played}, ${points}`;
};

/** How a game ended for somebody: so many points ahead of the best of the others, and what made it so, in hundredths. */
interface Outcome {
  margin: number;
  luck: number;
  lost: number;
  /** So many moves cost most. */
  moves: number;
}
const luckSaid = (luck: number): string => {
  if (Math.abs(luck) < 50) return "Luck was even";
  return luck < 0 ? `Bad luck cost ${aboutPoints(luck)}` : `Good luck brought ${aboutPoints(luck)}`;
};
const because = ({ luck, lost, moves }: Outcome, whose: string): string => {
  const costliest = plural(moves, {
    one: ` ${capital(whose)} costliest move comes first.`,
    other: ` ${capital(whose)} {n} costliest moves come first.`,
  });
  return `${luckSaid(luck)}; ${whose} moves gave up ${aboutPoints(lost)}.${moves > 0 ? costliest : ""}`;
};
const ended = (who: string, { margin }: Outcome): string => {
  if (margin === 0) return `${who} shared the win.`;
  const by = plural(Math.abs(margin), { one: "{n} point", other: "{n} points" });
  return margin < 0 ? `${who} lost by ${by}.` : `${who} won by ${by}.`;
};

/** From hundredths, ahead of the best of the others. */
const lead = (hundredths: number): string =>
  hundredths < 0 ? `${figure(-hundredths)} points behind` : `${figure(hundredths)} points ahead`;

/** What was decided, after whose turn it was. */
const decided = {
  tile: "the tile",
  figure: "the figure",
  order: "what is scored first",
  other: "after the tile",
};

export const review = extended(english.review, {
  leadOf: (name: string, ended: number, even: number) =>
    english.review.leadOf(name, ended / 100, even / 100),
  left: (text: string, left: number) => `${text}, ${seconds(left)} left`,
  /** One turn asks several times. */
  asked: (turn: number, name: string, about: keyof typeof decided) =>
    `Turn ${turn}, ${name}: ${decided[about]}`,
  lost: givenUp,
  /** Where a decision leads to. */
  leads: (lead: number, chance: number | null) => `${capital(outlook(lead, chance))}.`,
  /** What all chances and leads of a review assume. */
  playsOn: (bot: string) =>
    `Chances and leads are what you could expect if everyone played on like ${botsIn(english).named(bot)}.`,
  /** The game in one sentence or two, for somebody who played alone against bots, … */
  yours: (outcome: Outcome) => `${ended("You", outcome)} ${because(outcome, "your")}`,
  /** … or for each of several. */
  outcome: (name: string, outcome: Outcome) =>
    `${ended(name, outcome)} ${because(outcome, `${name}’s`)}`,
  /** Decisions that Practice asks again. */
  again: {
    done: (asked: number, level: number) =>
      `${plural(asked, {
        one: "{n} decision stands in Practice now.",
        other: "{n} decisions stand in Practice now.",
      })}${
        level > 0
          ? plural(level, {
              one: " Of {n} there is nothing to ask: nobody can tell it from the best.",
              other: " Of {n} there is nothing to ask: nobody can tell them from the best.",
            })
          : ""
      }`,
  },
  /** On its pages everything is a sentence. */
  sheet: {
    ended: (name: string, hundredths: number) => `${name} ended ${lead(hundredths)}.`,
  },
  figure,
  signed,
  roughly: (mean: number, error: number, chance: number | null) =>
    chance === null
      ? `${signed(mean)} ± ${figure(error)}`
      : `${signed(mean)} ± ${figure(error)} (${percent(chance)})`,
  even: (value: number, low: number, high: number) =>
    `${figure(value)} (${figure(low)} to ${figure(high)})`,
  others: (level: number, forced: number) =>
    `${plural(level, {
      one: "{n} other decision was as good as the best.",
      other: "{n} other decisions were as good as the best.",
    })}${
      forced > 0
        ? plural(forced, {
            one: " {n} left no choice.",
            other: " {n} left no choice.",
          })
        : ""
    }`,
});
