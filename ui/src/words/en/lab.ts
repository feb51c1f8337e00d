// What the balance lab says, in English.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import { sources } from "./events";
import { capital } from "./facts";
import { expansions } from "./expansions";

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

const source = (what: string): string =>
  (sources as Readonly<Record<string, string>>)[what] ?? what;
/** Where a heading says already whether it is points. */
const count = (group: string, what: string): string => {
  if (group === "points") return `${source(what)}, during the game`;
  if (group === "final") return `${source(what)}, after the last turn`;
  return (group === "happened" ? expansions.weighed[what] : counts[`${group}/${what}`]) ?? what;
};

export const lab = {
  title: "The balance lab",
  above: "Build",
  lead: "Bots play a mix many times over. See what it does before anybody sits down to it.",
  toBuild: "Back to Build",
  fromBuild: "Weigh a mix in the lab",
  weigh: "Weigh it in the lab",
  begin: {
    title: "Weigh a mix",
    note: "The same mix, players, seed and number of games always give the same figures. From game to game everybody moves up by one seat.",
    mix: "Mix",
    bots: "Who plays",
    bot: (seat: number) => `Player ${seat}`,
    nobody: "Nobody",
    games: "Games",
    seed: "Seed",
    slow: "Sharp and Expert play on in their heads, here less than at the table. A game with one of them takes as long as hundreds without.",
    go: "Begin",
  },
  runs: "Runs",
  runsNote:
    "A run goes on while you do other things. After a restart it waits until you let it go on.",
  none: "No mix has been weighed yet.",
  run: {
    by: (bots: string, seed: number) => `${bots} · seed ${seed}`,
    progress: (done: number, games: number) =>
      `${whole(done)} of ${plural(games, { one: "{n} game", other: "{n} games" })}`,
    left: (far: string, seconds: number) =>
      seconds < 60
        ? `${far}, ${plural(seconds, { one: "{n} second", other: "{n} seconds" })} left`
        : `${far}, ${plural(Math.round(seconds / 60), { one: "{n} minute", other: "{n} minutes" })} left`,
    stopped: (far: string) => `Stopped: ${far}`,
    damaged: "Damaged: what was counted can no longer be read.",
    ofBot: (name: string, then: number, now: number) =>
      `${name} was version ${then} and is ${now} today`,
    ofRules: (then: number, now: number) => `the rules were edition ${then} and are ${now} today`,
    otherwise: (changes: readonly string[]) =>
      `${capital(list.and(changes))}. No more games are played; the figures stay.`,
    again: "Begin anew",
    paused: (far: string) => `Paused: ${far}`,
    finished: (games: number) =>
      `Finished: ${plural(games, { one: "{n} game", other: "{n} games" })}`,
    shown: "shown below",
    shownBeside: "beside it",
    pause: "Pause",
    goOn: "Go on",
    cancel: "Cancel",
    throwAway: "Throw away",
    gone: (name: string) => `The run of ${name} is thrown away.`,
    bringBack: "Bring it back",
    look: "Show",
    beside: "Set beside",
    alone: "Take away again",
  },
  both: (a: string, b: string) => `${a}, and beside it ${b}`,
  csv: "Save as table (CSV)",
  json: "Save as JSON",
  question: { title: "Save the figures", kind: "Figures" },
  whole,
  fine: (value: number) => minus(two.format(value)),
  signed: (value: number) => minus(signedOne.format(value)),
  signedFine: (value: number) => minus(signedTwo.format(value)),
  signedPercent: (share: number) => `${minus(signedOne.format(100 * share))} %`,
  percent: (share: number) => `${one.format(100 * share)} %`,
  figure: (value: number) => minus(one.format(value)),
  range: (low: number, high: number) => minus(`${whole(low)} to ${whole(high)}`),
  between: (low: number, high: number) => minus(`${one.format(low)} to ${one.format(high)}`),
  nothing: "–",
  inFigures: (title: string, run: string) => `${title}, in figures${run === "" ? "" : `: ${run}`}`,
  scores: "Scores",
  scoresNote: "How many games ended with a score from here to the next, by seat.",
  games: (games: number) => plural(games, { one: "{n} game", other: "{n} games" }),
  seat: (seat: number) => `Seat ${seat}`,
  botOf: (nth: number, name: string) => `Player ${nth}: ${name}`,
  side: {
    who: "Who",
    mean: "Mean",
    sure: "95 % sure",
    deviation: "Spread",
    range: "Lowest to highest",
    middle: "Middle half",
    median: "Median",
    won: "Victories",
  },
  first: "Does it pay to begin?",
  firstNote:
    "What is sure is so 19 times in 20. A shared victory counts as its part; victories have Wilson’s interval, points Student’s.",
  firstWon: (won: string, low: string, high: string, even: string) =>
    `The first seat wins ${won} of the games, surely ${low} to ${high}; ${even} would be even.`,
  firstLead: (lead: string, low: string, high: string) =>
    `Against the mean of the others it ends at ${lead} points, surely ${low} to ${high}.`,
  verdict: {
    ahead: "It pays to begin, beyond chance.",
    behind: "It costs to begin, beyond chance.",
    even: "Chance alone could do this.",
  },
  points: "Points by source",
  pointsNote: "Of all seats together, in a game: during it, and after its last turn.",
  during: "During the game",
  after: "After the last turn",
  source,
  counts: "What happened",
  countsNote: "How often in a game, of all seats together.",
  inAGame: "In a game",
  uncounted: "not counted in this run",
  count,
  countInFull: (group: string, what: string): string =>
    group === "points" || group === "final" ? `Points: ${count(group, what)}` : count(group, what),
  columns: { what: "What", expansion: "Of", mean: "In a game", range: "Least to most" },
  tiles: "Tiles worth most",
  tilesNote:
    "In how many games no other tile brought more at once to whoever laid it. Points after the last turn do not count.",
  tileColumns: {
    tile: "Tile",
    best: "Games",
    points: "Points each time",
    laid: "Laid in a game",
  },
  otherTiles: (count: number) => plural(count, { one: "{n} other tile", other: "{n} other tiles" }),
  look: "Games to look at",
  lookNote: "Any game opens at the table, at its end. It does not stand among your games.",
  notable: {
    highest: (value: number) => `Highest victory: ${value} points`,
    lowest: (value: number) => `Lowest victory: ${value} points`,
    clearest: (value: number) => `Clearest: ${value} ahead`,
    closest: (value: number) => (value === 0 ? "Closest: a tie" : `Closest: ${value} ahead`),
    aside: (value: number) =>
      plural(value, { one: "{n} tile fitted nowhere", other: "{n} tiles fitted nowhere" }),
  },
  noLook: "Its games were played by other bots or rules than today’s, so none of them opens.",
  gameNumber: "Game number",
  open: "Open it",
  compared: "Side by side",
  comparedNote:
    "Marked is what chance alone would hardly do: Welch’s test, and Holm’s method at 5 % over all rows. The bar shows where the difference surely lies.",
  ofOthers: (run: string) => `${run} is of other bots or rules than today’s.`,
  columnOf: (letter: string, name: string) => `${letter}: ${name}`,
  difference: "B beside A",
  mark: "Beyond chance",
  beyond: "● yes",
  differ: (beyond: number, of: number) =>
    beyond === 0
      ? "Nothing differs beyond chance."
      : `${plural(beyond, { one: "{n} figure", other: "{n} figures" })} of ${of} ${beyond === 1 ? "differs" : "differ"} beyond chance.`,
  subjects: {
    score: (seat: number) => `Score of seat ${seat}`,
    "first-won": "Victories of the first seat",
    "first-lead": "Lead of the first seat",
  },
};
