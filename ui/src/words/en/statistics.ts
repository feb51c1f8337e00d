// What is said of all games of a table together, in English.
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

export const statistics = {
  open: "Statistics",
  above: "Play",
  title: "Statistics",
  lead: "Every finished game of this table, added up: results, where the points came from, and how it was played.",
  toGames: "Back to your games",
  csv: "Save as table (CSV)",
  question: { title: "Save the statistics", kind: "Tables" },
  none: "No game is finished yet. Play one to its end, or open a file of one, and it counts here.",
  noneMeant: "No game is like that. Choose something wider.",
  choose: "Which games",
  player: "With player",
  anybody: "Anybody",
  unnamed: "Players without a name",
  tiles: "Played with",
  anything: "Anything",
  alone: (base: string) => `${base} alone`,
  seats: "At the table",
  anyNumber: "Any number",
  ofSeats: (seats: number) => plural(seats, { one: "{n} player, alone", other: "{n} players" }),
  counted: (games: number, all: number) =>
    games === all
      ? plural(all, { one: "{n} game counts.", other: "All {n} games count." })
      : plural(all, { one: `${games} of {n} game counts.`, other: `${games} of {n} games count.` }),
  leftOut: (count: number) =>
    plural(count, {
      one: "{n} finished game is left out: it is damaged, or today’s rules do not play it to its end.",
      other:
        "{n} finished games are left out: they are damaged, or today’s rules do not play them to their end.",
    }),
  counting: "Counting the games",
  progress: (done: number, of: number) =>
    plural(of, { one: `${done} of {n} game`, other: `${done} of {n} games` }),
  results: "Results",
  resultsNote:
    "A draw between two is half a win for each. Games played alone have no winner. A bot on two seats counts twice. What each decision with a choice gave away, and how lucky the draws of a game were, is the average of the games that were reviewed.",
  resultsInFigures: "Results, player by player",
  columns: {
    player: "Player",
    games: "Games",
    won: "Won",
    share: "Share",
    mean: "Average",
    best: "Best",
    rate: "Given away",
    luck: "Luck",
    source: "Points from",
    played: "During the game",
    atEnd: "At the end",
    all: "Total",
    others: "Others at the table",
    game: "Game",
    ended: "Played",
    unforced: "Decisions with a choice",
    luckOfGame: "Luck of the draws",
  },
  sources: "Points by source",
  sourcesNote: (name: string | null) =>
    name === null
      ? "Points of a seat in a game, on average of everybody."
      : `Points of ${name} in a game, on average, beside those of the others at the same tables.`,
  sourcesInFigures: "Points by source, in figures",
  sourceKinds: ["During the game", "At the end"],
  agreed: "By agreement of the table",
  course: "Decisions and luck over time",
  courseNote: (name: string) =>
    `Games of ${name} that were reviewed to their end, the earliest first. Without a review nobody knows what a decision gave away.`,
  courseNone:
    "None of these games was reviewed. Review a finished game, and what each decision gave away and what the draws were worth stands here.",
  rates: "Given away in each decision with a choice, in points",
  lucks: "Luck of the draws, in points ahead of the best of the others",
  courseInFigures: "Game by game, in figures",
  review: (name: string) => `Review of ${name}`,
  look: "Review",
  nothing: "–",
  whole: (count: number) => upToTwo.format(count),
  won: (hundredths: number) => upToTwo.format(hundredths / 100),
  share: (hundredths: number, games: number) => percent.format(hundredths / 100 / games),
  points: (hundredths: number) => minus(one.format(hundredths / 100)),
  rate: (hundredths: number) => minus(two.format(hundredths / 100)),
  luck: (hundredths: number) => minus(signedOne.format(hundredths / 100)),
  day: (date: Date) => day(date),
};
