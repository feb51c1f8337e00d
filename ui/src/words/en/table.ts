// What stands beside the board: seats, score track, tiles left, log and time line, in English.
import { english, extended } from "../english";
import { listIn } from "../list";
import type { Event, FigureName, PlayerNames } from "../vocabulary";
import { capital } from "./facts";
import { figures, points, signed } from "./nouns";
import { putOf } from "../expansion-words";
import { at, where } from "./where";
import { people, whom, whose } from "./you";

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
/** Within a row. */
const wasTaken = (by: string, owner: string, figure: FigureName): string =>
  by === owner
    ? `${whose(owner)} ${figures[figure]} taken back`
    : `${whose(owner)} ${figures[figure]} taken by ${whom(by)}`;

const leftOut = { empty: "no follower left", taken: "all of the tile taken" };

/** A game lost by no more points than this was close. */
const CLOSE = 10;

const scores = (of: readonly number[]): string => list.and(of.map(String));

export const table = extended(english.table, {
  otherwise: {
    why: (then: readonly number[], now: readonly number[]) =>
      `This game was kept with ${then.length === 1 ? points(then[0] ?? 0) : `${scores(then)} points`}. By today’s rules it is ${scores(now)}.`,
  },
  followers: {
    name: (figure: FigureName) => capital(figures[figure]),
    taken: (figure: FigureName) => `The ${figures[figure]} is in your hand.`,
  },
  seats: {
    score: points,
    supply: (figure: FigureName, count: number) => `${figures[figure]}: ${count} left`,
  },
  left: {
    kind: (tile: string, count: number) => `${capital(tile)}: ${count} left`,
  },
  log: {
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
        ...put.flatMap(({ event }) => putOf(english, event, name) ?? []),
        ...(why ? [leftOut[why]] : []),
        ...gains.map((each) => `${points(each.points)} for ${whom(name(each.player))}`),
      ].join(", "),
  },
  end: {
    shared: (names: readonly string[]) => `${list.and(people(names))} share the win.`,
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
  },
});
