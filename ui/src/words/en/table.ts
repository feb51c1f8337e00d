// What stands beside the board: seats, score track, tiles left, log and time line, in English.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import type { Event, FigureName, PlayerNames } from "../vocabulary";
import { capital } from "./facts";
import { figures, points, signed } from "./nouns";
import { expansions } from "./expansions";
import { at, where } from "./where";
import { about, people, whom, whose, whoseFirst } from "./you";

/** A turn of the log, as far as its row tells. */
interface TurnSummary {
  turn: number;
  player: number;
  laid: readonly { x: number; y: number }[];
  set: readonly { player: number; figure: FigureName }[];
  taken: readonly { player: number; owner: number; figure: FigureName }[];
  put: readonly { event: Event }[];
  leftOut: "empty" | "taken" | null;
  points: readonly { player: number; points: number }[];
}

const list = listIn("en");
const plural = pluralIn("en");
/** Within a row. */
const wasTaken = (by: string, owner: string, figure: FigureName): string =>
  by === owner
    ? `${whose(owner)} ${figures[figure]} taken back`
    : `${whose(owner)} ${figures[figure]} taken by ${whom(by)}`;

const leftOut = { empty: "no follower left", taken: "all of the tile taken" };

/** A game lost by no more points than this was close. */
const CLOSE = 10;

const scores = (of: readonly number[]): string => list.and(of.map(String));

export const table = {
  label: "The table",
  decision: "What is being decided",
  choices: "What you can do",
  onBoard: (turn: string, held: string) =>
    `Choose on the board, or with the arrow keys and Enter. Turn the tile with ${turn}, its handle, or ${held} and the wheel.`,
  refused: (count: number) =>
    plural(count, {
      one: "{n} thing you may not do, and why",
      other: "{n} things you may not do, and why",
    }),
  thinking: (name: string) => `${name} is thinking …`,
  held: (name: string) => `${name} is paused.`,
  stopBot: "Pause bots",
  botPace: "Bot speed",
  goOnBot: "Resume bots",
  beyond: {
    what: "Today’s rules don’t allow the next step of this game.",
    why: (steps: number) =>
      plural(steps, {
        one: "It was played under earlier rules, or it was damaged. {n} later step stays kept.",
        other: "It was played under earlier rules, or it was damaged. {n} later steps stay kept.",
      }),
    torn: "A step of this game is damaged.",
    whyTorn: (steps: number) =>
      plural(steps, {
        one: "It can’t be read, so {n} later step can’t be shown. It stays kept.",
        other: "It can’t be read, so {n} later steps can’t be shown. They stay kept.",
      }),
    todo: "You can play on from here, or take back more.",
  },
  otherwise: {
    what: "Today’s rules count this game otherwise.",
    why: (then: readonly number[], now: readonly number[]) =>
      `This game was kept with ${then.length === 1 ? points(then[0] ?? 0) : `${scores(then)} points`}. By today’s rules it is ${scores(now)}.`,
    todo: "It stays kept as it was until you play on.",
  },
  turn: (turn: number) => `Turn ${turn}`,
  secondPart: "second tile",
  looking: (step: number) => `You are looking at step ${step}. Nothing can be decided here.`,
  lookingShort: "Looking back",
  backToNow: "Back to now",
  playOn: "Play on from here",
  followers: {
    legend: "The follower in your hand",
    name: (figure: FigureName) => capital(figures[figure]),
    taken: (figure: FigureName) => `The ${figures[figure]} is in your hand.`,
  },
  tabs: { seats: "Players", track: "Track", tiles: "Tiles", log: "Log" },
  tabsLabel: "What to see of the table",
  pile: (left: number) => plural(left, { one: "{n} tile left", other: "{n} tiles left" }),
  drawn: "Drawn tile",
  putAside: "A drawn tile fitted nowhere and was put aside.",
  landed: "The tile just laid, with the keys of what can stand on it",
  seats: {
    title: "Players",
    player: (number: number) => `Player ${number}`,
    score: points,
    projected: (count: number) => `${count} if the game ended now`,
    projectedShort: (count: number | string) => `→ ${count}`,
    projectedLater: "Counted again when this scoring is settled",
    toMove: "decides",
    /** Which bot sits there. */
    playsAs: (name: string, bot: string) => `${name}, who plays as ${bot}`,
    winner: "winner",
    supply: (figure: FigureName, count: number) => `${figures[figure]}: ${count} left`,
    laps: (count: number) => plural(count, { one: "{n} lap", other: "{n} laps" }),
  },
  track: {
    title: "Score track",
    space: (space: number) => `Space ${space}`,
    marker: (name: string, score: number) => `${whoseFirst(name)} marker, ${points(score)}`,
  },
  left: {
    title: "Tiles left",
    count: (count: number) => `× ${count}`,
    kind: (tile: string, count: number) => `${capital(tile)}: ${count} left`,
    none: "The pile is empty.",
    aside: (count: number) =>
      plural(count, { one: "{n} tile was put aside", other: "{n} tiles were put aside" }),
    off: "Counting the tiles is switched off in the settings.",
  },
  facts: {
    mix: "Tiles",
    ownMix: "tiles of its own",
    expansions: "Expansions",
    options: "Rules chosen",
    seed: "Seed",
  },
  log: {
    title: "Log",
    empty: "Nothing has happened yet.",
    earlier: "Show earlier steps",
    how: "How these points were counted",
    numbered: "The counted tiles carry numbers on the board.",
    rule: (id: string) => `Rule ${id}`,
    step: (step: number) => `Step ${step}`,
    place: where,
    gain: (count: number) => (count > 0 ? `+${count}` : signed(count)),
    /** Why no figure was placed, in a word or two. */
    leftOut,
    /** All of a turn in one breath. */
    row: (
      { turn, player, laid, set, taken, put, leftOut: why, points: gains }: TurnSummary,
      name: PlayerNames,
    ) =>
      [
        `Turn ${turn}: ${name(player)}`,
        ...laid.map((cell) => `tile ${at(cell)}`),
        ...set.map((each) => `${whose(name(each.player))} ${figures[each.figure]}`),
        ...taken.map(({ player: by, owner, figure }) => wasTaken(name(by), name(owner), figure)),
        ...put.flatMap(({ event }) => expansions.put[event.type]?.(event, name) ?? []),
        ...(why ? [leftOut[why]] : []),
        ...gains.map((each) => `${points(each.points)} for ${whom(name(each.player))}`),
      ].join(", "),
  },
  time: {
    title: "Time line",
    undo: "Undo",
    save: "Save a copy as a file",
    moment: "Save as a scenario",
    redo: "Redo",
    undone: "Taken back.",
    back: "One step back",
    forward: "One step forward",
    at: (step: number, steps: number) => `Step ${step} of ${steps}`,
  },
  offer: {
    label: "A lesson you can take now",
    title: (course: string, rule: string) => `${course}: ${rule}`,
    long: "half a minute",
    said: (title: string) => `A lesson of half a minute is offered: ${title}.`,
    take: "Show me",
    notNow: "Not now",
  },
  rule: {
    open: "Open in the rulebook",
    unknown: "This rule has no text.",
    ours: "Our ruling",
    named: (rule: string) => `${rule}, our ruling`,
  },
  end: {
    title: "The end of the game",
    won: (name: string) => about(name, "You win.", (other) => `${other} wins.`),
    shared: (names: readonly string[]) => `${list.and(people(names))} share the win.`,
    /** Of somebody who played without others. */
    alone: (name: string, score: number) =>
      about(name, `You scored ${points(score)}.`, (other) => `${other} scored ${points(score)}.`),
    scores: "Final scores",
    /** To people whom a bot has beaten. */
    lost: ({ short, easier }: { short: number | null; easier: boolean }, winner: string) =>
      short !== null && short <= CLOSE
        ? `So close: only ${points(short)} behind ${winner}.`
        : [
            "There’s always a next game.",
            easier
              ? "The review shows which turns cost most, and Gentle is an easier opponent."
              : "The review shows which turns cost most.",
          ].join(" "),
    table: "Points by source",
    sum: "Total",
    tableText: "What the game brought, and after a plus what the final scoring added.",
    also: (atEnd: number) => `+ ${atEnd}`,
    final: "Final scoring, feature by feature",
    noFinal: "Nothing was left to score at the end.",
    again: "Play again",
    replay: "Step through it",
    toGames: "All games",
    fold: "Show the board",
    unfold: "Show the scoring",
  },
};
