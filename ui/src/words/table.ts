// What stands beside the board: seats, score track, tiles left, log and timeline.
import { bots } from "./bots";
import { byCode } from "./by-code";
import { putOf } from "./expansion-words";
import { extended, inEach, type Messages } from "./extended";
import { chained } from "./list";
import type { Event, FigureName, Kind, Person, PlayerNames, Source } from "./vocabulary";
import { where } from "./where";

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

/** A rule that applies for the first time: its name, and what its card says of the moment. */
interface SaidCard {
  id: keyof Messages["table"]["card"]["says"];
  player?: number;
  points?: number;
  kind?: Kind;
}

/** A game lost by no more points than this was close. */
const CLOSE = 10;

interface SaidLoss {
  short: number | null;
  cost: { source: Source; points: number } | null;
}

const costOf = (m: Messages, { source, points }: NonNullable<SaidLoss["cost"]>, winner: string) =>
  source === "road" || source === "city" || source === "monastery" || source === "field"
    ? m.table.end.cost(winner, points, source)
    : m.table.end.costOther(winner, points, byCode(m, "source", source) ?? source);

const rowOf = (
  m: Messages,
  { turn, player, laid, set, taken, put, leftOut, points }: TurnSummary,
  name: PlayerNames,
): string => {
  const { row, leftOut: whyNone } = m.table.log;
  const facts = [
    row.turn(turn, name(player)),
    ...laid.map((cell) => row.tile(where(m).at(cell))),
    ...set.map((each) => row.figure(name(each.player), each.figure)),
    ...taken.map(({ player: by, owner, figure }) =>
      by === owner ? row.takenBack(name(owner), figure) : row.taken(name(by), name(owner), figure),
    ),
    ...put.flatMap(({ event }) => putOf(m, event, name) ?? []),
    ...(leftOut ? [whyNone[leftOut]] : []),
    ...points.map((each) => row.points(each.points, name(each.player))),
  ];
  return chained(facts, m.shared.items);
};

export const table = inEach((m) =>
  extended(m.table, {
    /** How one chooses on the board; `turn` is empty while its key is off. */
    onBoard: (turn: string, held: string): string =>
      turn === "" ? m.table.onBoardUnlettered(held) : m.table.onBoard(turn, held),
    track: {
      /** All that stands on one space. */
      onSpace: (things: readonly string[]) => chained(things, m.shared.items),
      /** Where the track goes round more than once, spaces of several rounds lie on each other. */
      spaces: (spaces: readonly string[]) => chained(spaces, m.shared.clauses),
    },
    log: {
      /** A turn as it is seen: its number, where its tiles lie, and why no figure was placed. */
      seen: ({ turn, laid, leftOut }: Pick<TurnSummary, "turn" | "laid" | "leftOut">) =>
        chained(
          [
            m.table.turn(turn),
            ...laid.map((cell) => where(m).alone(cell)),
            ...(leftOut ? [m.table.log.leftOut[leftOut]] : []),
          ],
          m.shared.facts,
        ),
      /** All of a turn in one breath. */
      row: (turn: TurnSummary, name: PlayerNames) => rowOf(m, turn, name),
    },
    card: {
      says: ({ id, player = 0, points = 0, kind = "road" }: SaidCard, name: PlayerNames): string =>
        m.say("table", `card-says-${id}`, { who: name(player), points, kind }) ?? "",
    },
    end: {
      shared: (winners: readonly Person[]) =>
        m.table.end.shared(
          winners.map((who, nth) =>
            nth === 0 ? m.table.end.firstWinner(who) : m.table.end.otherWinner(who),
          ),
        ),
      /** To people whom a bot has beaten. */
      lost: ({ short, cost }: SaidLoss, winner: string) => {
        const { close, lost } = m.table.end;
        const said = short !== null && short <= CLOSE ? close(short, winner) : lost;
        return cost ? `${said} ${costOf(m, cost, winner)}` : said;
      },
      /** Another game, with an easier bot. */
      easier: (bot: string) => m.table.end.easier(bots(m).named(bot)),
    },
  }),
);
