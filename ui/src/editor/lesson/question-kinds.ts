// What can be asked at the desk of a lesson, and which answers there are to choose from.
import type { AnswerChoice, Cell, Place, QuestionOf } from "../../ipc";

export type QuestionKind = QuestionOf["is"];

export const QUESTIONS: readonly QuestionKind[] = [
  "at-the-end",
  "worth",
  "worth-complete",
  "tiles",
  "followers",
  "fits",
  "owners",
  "leaders",
];

/** Those that ask about land. */
export const isOfLand = (kind: QuestionKind): boolean =>
  kind === "worth" || kind === "worth-complete" || kind === "tiles" || kind === "owners";

/** Those that ask about somebody. */
export const isOfPlayer = (kind: QuestionKind): boolean =>
  kind === "worth" || kind === "worth-complete" || kind === "at-the-end" || kind === "followers";

export const placeIn = (of: QuestionOf | null): Place | null =>
  of && "place" in of ? of.place : null;
export const playerIn = (of: QuestionOf | null): number | null =>
  of && "player" in of ? of.player : null;

/** A question of a kind, about this land, cell and player where it asks about such; nothing where there is none. */
export const questionOf = (
  is: QuestionKind,
  { place, cell, player }: { place: Place | null; cell: Cell; player: number | null },
): QuestionOf | null => {
  switch (is) {
    case "worth":
    case "worth-complete":
      return place && { is, place, player };
    case "tiles":
    case "owners":
      return place && { is, place };
    case "at-the-end":
    case "followers":
      return { is, player };
    case "fits":
      return { is, ...cell };
    case "leaders":
      return { is };
  }
};

export const sameAnswer = (a: AnswerChoice, b: AnswerChoice): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const order = (answer: AnswerChoice): number =>
  answer.kind === "number" ? answer.number : answer.players.length * 10 + (answer.players[0] ?? 0);

/** The right one among the wrong ones, so that its place tells nothing. */
export const choicesWith = (
  right: AnswerChoice,
  wrong: readonly AnswerChoice[],
): AnswerChoice[] => {
  const others = wrong.filter(
    (answer, index) =>
      !sameAnswer(answer, right) && wrong.findIndex((each) => sameAnswer(each, answer)) === index,
  );
  return others.length === 0 ? [] : [right, ...others].sort((a, b) => order(a) - order(b));
};

/** Wrong answers that somebody may well believe: nothing, one less, one more, twice as much; each of the others. */
export const wrongOnes = (right: AnswerChoice, seats: number): AnswerChoice[] => {
  if (right.kind === "players")
    return Array.from({ length: seats }, (_, player): AnswerChoice => ({
      kind: "players",
      players: [player],
    })).filter((each) => !sameAnswer(each, right));
  const { number } = right;
  const near = number > 0 ? [0, number - 1, number + 1, number * 2] : [1, 2, 3];
  return [...new Set(near)]
    .filter((each) => each !== number)
    .map((each) => ({ kind: "number", number: each }));
};
