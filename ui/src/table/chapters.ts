// The log in chapters: one for each turn, and one for the final scoring. It sorts what it is told; it knows no rule.
import type { Cell, CountedTile, FigureKind, LeftOutView, LogEntry, LoggedEventView } from "../ipc";
import { putIn, takenIn } from "../expansions/roster";
import type { PieceAction } from "../expansions/expansion";

/** What a step brought about within one chapter. */
export interface Passage {
  step: number;
  /** False where the step began in the chapter before: there stands its number. */
  begins: boolean;
  /** Whose decision led there; only where it is told first, and nobody's at the beginning. */
  player: number | null;
  /** With the place in its step, by which a score is found again. */
  events: { logged: LoggedEventView; index: number }[];
  /** Why nobody was asked about a figure after one of these events, by its place in its step. */
  leftOut: { index: number; why: LeftOutView } | null;
}

export interface LogChapter {
  /** The event that it begins with; nothing for the beginning of the game. */
  opening: LoggedEventView["event"] | null;
  /** The step that ended just as it began: what the table agreed on then belongs here. */
  from: number | null;
  passages: Passage[];
}

const isFinal = ({ event }: LoggedEventView): boolean =>
  event.type === "game-over" ||
  event.type === "ended-here" ||
  (event.type === "score" && event.when === "final");

/** In the order of play. A step can end one turn and begin the next. */
export const chaptersOf = (entries: readonly LogEntry[]): LogChapter[] => {
  const chapters: LogChapter[] = [{ opening: null, from: null, passages: [] }];
  let scoring = false;
  for (const { step, player, events, leftOut } of entries) {
    let passage: Passage | null = null;
    let first = true;
    for (const [index, logged] of events.entries()) {
      const turn = logged.event.type === "turn-began";
      const ends: boolean = !scoring && isFinal(logged);
      if (turn || ends) {
        // A turn in which nothing was done is none.
        const none = ends && chapters.at(-1)?.passages.length === 0 ? chapters.pop() : undefined;
        const from = turn && index === events.length - 1 ? step : (none?.from ?? null);
        chapters.push({ opening: logged.event, from, passages: [] });
        passage = null;
        scoring = ends;
      }
      if (turn) continue;
      if (!passage) {
        const of = first ? player : null;
        passage = { step, begins: first, player: of, events: [], leftOut: null };
        first = false;
        chapters.at(-1)?.passages.push(passage);
      }
      passage.events.push({ logged, index });
      if (leftOut?.after === index + 1) passage.leftOut = { index, why: leftOut };
    }
  }
  return chapters.filter(({ opening, passages }) => opening !== null || passages.length > 0);
};

/** A turn at a glance. */
export interface Row {
  player: number;
  turn: number;
  laid: { tile: string; x: number; y: number; rotation: number }[];
  /** Figures that came onto the board, and whose. */
  set: { player: number; figure: FigureKind }[];
  /** Figures that were taken prisoner, and by whom; one's own went back into the supply. */
  taken: { player: number; owner: number; figure: FigureKind }[];
  /** What else was put on the land: in a picture, and by the event that tells of it. */
  put: { event: LoggedEventView["event"]; sign: PieceAction["sign"] }[];
  /** Why nobody was asked about a figure, where nobody was: no follower was left, or all of the tile was taken. */
  leftOut: "empty" | "taken" | null;
  /** What the turn brought to each player, in the order in which they scored. */
  points: { player: number; points: number }[];
  /** Each cell that it touched, once: laid, or counted. */
  cells: Cell[];
}

/** The row of a chapter; nothing for what is no turn. */
export const rowOf = ({ opening, passages }: LogChapter): Row | null => {
  if (opening?.type !== "turn-began") return null;
  const { player, turn } = opening;
  const [why] = passages.flatMap(({ leftOut }) =>
    leftOut ? [leftOut.why.empty ? ("empty" as const) : ("taken" as const)] : [],
  );
  const lists = { laid: [], set: [], taken: [], put: [], points: [], cells: [] };
  const row: Row = { player, turn, leftOut: why ?? null, ...lists };
  const touch = ({ x, y }: Cell | CountedTile) => {
    if (!row.cells.some((cell) => cell.x === x && cell.y === y)) row.cells.push({ x, y });
  };
  for (const { logged } of passages.flatMap(({ events }) => events)) {
    const { event } = logged;
    if (event.type === "tile-laid") {
      const { tile, x, y, rotation } = event;
      row.laid.push({ tile, x, y, rotation });
      touch(event);
    }
    if (event.type === "figure-set") row.set.push({ player: event.player, figure: event.figure });
    const taken = takenIn(event);
    if (taken) {
      const { player: by, owner, figure, from } = taken;
      row.taken.push({ player: by, owner, figure });
      touch(from);
    }
    const put = putIn(event);
    if (put) {
      row.put.push({ event, sign: put.sign });
      touch(put.at);
    }
    if (event.type !== "score") continue;
    const known = row.points.find((each) => each.player === event.player);
    if (known) known.points += event.points;
    else row.points.push({ player: event.player, points: event.points });
    logged.counted.forEach(touch);
  }
  return row;
};
