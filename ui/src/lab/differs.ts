// Which differences of two runs are told in words: only those that chance hardly explains, by the turn.
import type { LabComparison, LabDifference, LabDistance } from "../ipc";

/** Nobody reads more at a glance. */
const MOST = 3;

const isOfGame = ({ subject }: LabDifference, what: string): boolean =>
  subject.of === "count" && subject.group === "game" && subject.what === what;

/** How far it is apart, where chance hardly does it. */
const beyond = (distance: LabDistance | null | undefined): LabDistance | undefined =>
  distance?.beyond_chance ? distance : undefined;

/** How unlike: 1 for twice as much, and for half; endless for what only one of them has. */
const unlike = ({ a, b }: LabDistance): number => Math.abs(Math.log2((b ?? 0) / (a ?? 0)));

export interface Told {
  /** How many turns more a game of the second has; nothing where chance explains it. */
  turns: number | undefined;
  /** How many points a turn more the second brings. */
  points: number | undefined;
  /** What differs most by the turn, what is most unlike first. */
  most: readonly { row: LabDifference; per: LabDistance }[];
  /** Whether anything was counted by the turn in both. */
  isByTurn: boolean;
  /** How much more going first is worth. */
  lead: number | undefined;
}

export const toldOf = ({ rows }: LabComparison): Told => {
  const apart = (row: LabDifference | undefined) => beyond(row)?.apart ?? undefined;
  const points = rows.find((row) => isOfGame(row, "points"));
  const most = rows
    .filter(({ subject }) => subject.of === "count" && subject.group !== "game")
    .flatMap((row) => {
      const per = beyond(row.per_turn);
      return per ? [{ row, per }] : [];
    })
    .toSorted((one, other) => unlike(other.per) - unlike(one.per));
  return {
    turns: apart(rows.find((row) => isOfGame(row, "turns"))),
    points: beyond(points?.per_turn)?.apart ?? undefined,
    most: most.slice(0, MOST),
    isByTurn: rows.some(({ per_turn }) => per_turn),
    lead: apart(rows.find(({ subject }) => subject.of === "first-lead")),
  };
};

/** How many differ beyond chance, and of how many: in a game and in a turn. */
export const countsOf = ({ rows }: LabComparison): Record<"game" | "turn", [number, number]> => {
  const count = (of: readonly LabDistance[]): [number, number] => [
    of.filter((each) => each.beyond_chance).length,
    of.length,
  ];
  return { game: count(rows), turn: count(rows.flatMap(({ per_turn }) => per_turn ?? [])) };
};
