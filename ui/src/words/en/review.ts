// What is said of a game that is looked at again, in English.
import { pluralIn } from "../plural";
import { bots } from "./bots";
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

export const review = {
  open: "Review",
  above: "Play",
  title: "Review",
  titled: (name: string) => `Review of ${name}`,
  lead: "What each decision gave away, and what the draws were worth. Nothing is held against anybody that could not be seen.",
  toGame: "To the game",
  json: "Save as JSON",
  pdf: "Save as PDF",
  question: { title: "Save the review", kind: "Reviews" },
  none: "There is no review here: a game can be reviewed once it is over.",
  looking: "Going through the game",
  progress: (done: number, parts: number) =>
    plural(parts, { one: `${done} of {n} turn`, other: `${done} of {n} turns` }),
  left: (text: string, left: number) => `${text}, ${seconds(left)} left`,
  stopped: (text: string) => `Stopped: ${text}`,
  stop: "Stop",
  goOn: "Go on",
  meanwhile: "You can leave this page, or play. What was found is kept.",
  ready: (decisions: number) =>
    plural(decisions, {
      one: "The review is ready. {n} decision gave something away.",
      other: "The review is ready. {n} decisions gave something away.",
    }),
  moments: "Key moments",
  momentsNote: "What cost most. Green is better, ochre is what was played.",
  noMoments: "No decision gave anything away that can be told from chance.",
  board: "The board before the decision, with what was played and what was better.",
  at: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  /** One turn asks several times. */
  asked: (turn: number, name: string, about: keyof typeof decided) =>
    `Turn ${turn}, ${name}: ${decided[about]}`,
  turn: (turn: number) => `Turn ${turn}`,
  end: "The end",
  lost: givenUp,
  taken: "Played",
  better: "Better",
  why: "Why",
  /** Where a decision leads to. */
  leads: (lead: number, chance: number | null) => `${capital(outlook(lead, chance))}.`,
  /** What all chances and leads of a review assume. */
  playsOn: (bot: string) =>
    `Chances and leads are what you could expect if everyone played on like ${bots.named(bot)}.`,
  /** The game in one sentence or two, for somebody who played alone against bots, … */
  yours: (outcome: Outcome) => `${ended("You", outcome)} ${because(outcome, "your")}`,
  /** … or for each of several. */
  outcome: (name: string, outcome: Outcome) =>
    `${ended(name, outcome)} ${because(outcome, `${name}’s`)}`,
  look: "Look at it",
  /** Decisions that Practice asks again. */
  again: {
    title: "Ask me again",
    note: "Practice can ask you what you lost here, on the board as it was, until you know better.",
    ask: "Ask me this again",
    leave: "Ask me no more",
    judging: "Judging it in more games …",
    toPractice: "To Practice",
    putAway: "Practice asks you this no more.",
    notes: {
      asked: "Practice asks you this.",
      level:
        "In more games nobody can tell what was played from the best: there is nothing to ask.",
      apart:
        "Practice cannot ask this by itself: it asks where a tile goes, and who goes with it, at the beginning of a turn.",
    },
    mine: (lost: number, asked: number) =>
      `${plural(lost, {
        one: "{n} decision of yours gave something away.",
        other: "{n} decisions of yours gave something away.",
      })} ${
        asked === 0
          ? "Practice asks you none of them yet."
          : plural(asked, {
              one: "Practice asks you {n} of them.",
              other: "Practice asks you {n} of them.",
            })
      }`,
    ofPlayer: (name: string, lost: number, asked: number) =>
      `${plural(lost, {
        one: `${name} gave something away in {n} decision.`,
        other: `${name} gave something away in {n} decisions.`,
      })} ${
        asked === 0
          ? "Practice asks none of them yet."
          : plural(asked, {
              one: "Practice asks {n} of them.",
              other: "Practice asks {n} of them.",
            })
      }`,
    askAll: "Ask me all of them again",
    askAllOf: (name: string) => `Ask me all of them again: ${name}`,
    allAsked: "All that can be asked stand in Practice.",
    nothing: "No decision of a person gave anything away that can be told from chance.",
    progress: (done: number, of: number) =>
      plural(of, { one: `${done} of {n} decision`, other: `${done} of {n} decisions` }),
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
  try: "Try it from here",
  course: "The course of the game",
  courseNote:
    "Expected final lead over the best rival, turn by turn. The band is the standard error. The luck of a draw is its worth against all tiles that could have come.",
  chart: "Expected result over the turns",
  inFigures: "The course of the game in figures",
  columns: {
    turn: "Turn",
    luck: "Luck of the draw",
    who: "Player",
    points: "Points",
    even: "With even luck",
    luckInLead: "Luck of the draw, in lead",
    lost: "Given away",
    unforced: "Decisions with a choice",
    rate: "Given away in each",
    rating: "Plays about like",
  },
  /** On its pages everything is a sentence. */
  sheet: {
    lost: (grade: string) => `${grade}.`,
    taken: (decision: string) => `Played: ${decision}`,
    better: (decision: string) => `Better: ${decision}`,
    even: (range: string) => `With even luck: ${range} points.`,
    luck: (points: string) =>
      `The draws were worth ${points} points against the best of the others.`,
    away: (lost: string, unforced: number, rate: string) =>
      plural(unforced, {
        one: `Given away: ${lost} points in {n} decision with a choice.`,
        other: `Given away: ${lost} points in {n} decisions with a choice, ${rate} in each.`,
      }),
    rating: (bot: string) => `Plays about like ${bot}.`,
    draw: (points: string) => `Luck of the draw: ${points} points.`,
    expected: (name: string, points: string) => `${name} was expected ${points} points ahead.`,
    ended: (name: string, hundredths: number) => `${name} ended ${lead(hundredths)}.`,
  },
  nothing: "–",
  figure,
  signed,
  roughly: (mean: number, error: number, chance: number | null) =>
    chance === null
      ? `${signed(mean)} ± ${figure(error)}`
      : `${signed(mean)} ± ${figure(error)} (${percent(chance)})`,
  even: (value: number, low: number, high: number) =>
    `${figure(value)} (${figure(low)} to ${figure(high)})`,
  ratings: { sharp: "Sharp", steady: "Steady", greedy: "Greedy", random: "Random" },
  figures: "The figures",
  resultInFigures: "Points and luck",
  lossesInFigures: "What was given away",
  lossesNote:
    "All decisions count here, also those that cannot be told from chance, some of which come out below zero: so this is not the sum of those listed under “All decisions”.",
  /** Points ahead of the best of the others, as it ended and as it would have. */
  leadOf: (name: string, ended: number, even: number) =>
    `Lead of ${name} over the best of the others: ${signed(ended)}; with even luck ${signed(even)}.`,
  overallNote: (games: number) =>
    plural(games, {
      one: "Luck counts in lead: points ahead of the best rival. Brackets show 95 % ranges. Each decision was tried in {n} game played to the end, and in more where it was close.",
      other:
        "Luck counts in lead: points ahead of the best rival. Brackets show 95 % ranges. Each decision was tried in {n} games played to the end, and in more where it was close.",
    }),
  decisions: "All decisions",
  decisionsNote: "Those that gave something away beyond chance, in the order of the game.",
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
};
