// Lessons: which of their messages says an answer, a place that can be chosen, and what is pointed at.
import type { Aim, Given } from "../ipc";
import { extended, inEach, type Messages } from "./extended";
import { isLand } from "./landmarks";
import { reason } from "./reasons";
import type { Kind, PlayerNames } from "./vocabulary";
import { where } from "./where";

type Cell = Pick<Aim, "x" | "y">;

/** What a lesson points at on the board, or beside it. */
type PointedAt =
  | { kind: Kind; cells: readonly Cell[] }
  | { cell: Cell }
  | { figure: Cell }
  | { from: Cell; to: Cell }
  | { part: string };

/** A place of the board, so that it can be chosen from a list. */
const aimOf = (m: Messages, { x, y, kind, at }: Aim): string => {
  const { aim } = m.lesson;
  const place = where(m).full({ x, y });
  if (kind === null || at === null) return aim.place(place);
  return isLand(kind) && at !== "I" ? aim.part(kind, at, place) : aim.land(kind, place);
};

/** `land` tells a tile by its design. */
const answerOf = (
  m: Messages,
  answer: Given,
  name: PlayerNames,
  land: (tile: string) => string,
): string => {
  const { given } = m.lesson;
  switch (answer.kind) {
    case "yes-no":
      return answer.yes ? given.yes : given.no;
    case "number":
      return String(answer.number);
    case "players":
      return answer.players.length === 0
        ? given.nobody
        : given.players(answer.players.map((player) => given.player(name(player))));
    case "reason":
      return reason(m)({ code: answer.code, rule: "" }, name);
    case "tile":
      return given.tile(land(answer.tile));
    case "places":
      return answer.places.length === 0
        ? given.nowhere
        : answer.places.map((each) => aimOf(m, each)).reduce(given.andPlace);
  }
};

const pointedOf = (m: Messages, thing: PointedAt): string => {
  const { pointed, given } = m.lesson;
  if ("part" in thing)
    return (pointed.part as Readonly<Record<string, string>>)[thing.part] ?? thing.part;
  if ("cells" in thing)
    return thing.cells.length === 1
      ? pointed.land(thing.kind, thing.cells.map(where(m).at).join(""))
      : pointed.lands(
          thing.kind,
          thing.cells.length,
          thing.cells.map(where(m).alone).reduce(given.andPlace),
        );
  if ("cell" in thing) return pointed.cell(where(m).thePlace(thing.cell));
  if ("figure" in thing) return pointed.figure(where(m).at(thing.figure));
  return pointed.arrow(where(m).alone(thing.from), where(m).alone(thing.to));
};

export const lesson = inEach((m) => {
  const words = m.lesson;
  const said = (answer: Given, name: PlayerNames, land: (tile: string) => string): string =>
    answerOf(m, answer, name, land);
  return extended(words, {
    pointed: (thing: PointedAt): string => pointedOf(m, thing),
    /** A tile that somebody wants to place, as it would lie there. */
    wished: (cell: Cell, rotation: number, land: string): string =>
      words.wished(where(m).at(cell), rotation, land),
    given: said,
    aim: (aim: Aim): string => aimOf(m, aim),
    /** An answer in a list of sentences: a reason is one already. */
    listed: (answer: Given, name: PlayerNames, land: (tile: string) => string): string =>
      answer.kind === "reason"
        ? said(answer, name, land)
        : words.given.sentence(said(answer, name, land)),
    /** Numbers are chosen by themselves. */
    numbers: (numbers: readonly number[]): string =>
      numbers.length === 0 ? words.anyNumber : words.numbers(numbers),
    yours: (answer: Given, name: PlayerNames, land: (tile: string) => string): string =>
      answer.kind === "reason"
        ? words.given.yourReason(said(answer, name, land))
        : words.given.yours(said(answer, name, land)),
    end: {
      /** For those who were given aims. */
      aims: (reached: number, all: number): string =>
        reached < all ? words.end.aims(reached, all) : words.end.allAims(all),
    },
  });
});
