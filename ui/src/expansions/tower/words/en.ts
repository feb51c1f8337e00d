// The words of the tower, in English.
import { english, extended } from "../../../words/english";
import { capital, numberOf, the, there, who, type RefusalWords } from "../../../words/en/facts";
import { aFigure, cells, figures, points, signed, standing } from "../../../words/en/nouns";
import { at } from "../../../words/en/where";
import { about, whom, whose } from "../../../words/en/you";
import { pluralIn, type PluralForms } from "../../../words/plural";
import type {
  Action,
  WordContext,
  PhaseWords,
  ActionLandmarks,
  Causes,
  Event,
  FigureName,
  LineWords,
  Sayings,
} from "../../../words/vocabulary";

const plural = pluralIn("en");

const numbered = (number: number | undefined): string =>
  number === undefined ? "tower" : `tower ${number}`;

/** What is said of it by itself. */
export const own = extended(english.tower, {
  high: (number: number | undefined, count: number): string =>
    `${numbered(number)} of ${plural(count, { one: "{n} floor", other: "{n} floors" })}`,
  bare: (number: number | undefined): string => `${numbered(number)}, no floor yet`,
  prisoner: (figure: FigureName, owner: string) =>
    `Holds ${whose(owner)} ${figures[figure]} prisoner`,
});

/** What each player begins with of it, by number. */
export const pieces = { floors: { one: "{n} floor", other: "{n} floors" } } satisfies Record<
  string,
  PluralForms
>;

export const actions = {
  floor: (action, _, context) => {
    const number = numberOf(context, "tower", action);
    return `Put a floor on ${number === undefined ? "a tower" : numbered(number)}`;
  },
  capture: ({ figure, kind, owner }, name, { toMove }) =>
    owner === toMove
      ? `Take your own ${standing(figure, kind)} back`
      : `Capture ${whose(name(owner))} ${standing(figure, kind)}`,
  ransom: ({ from, figure }, name) => `Buy your ${figures[figure]} back from ${whom(name(from))}`,
  exchange: ({ figure }) => `The ${figures[figure]} goes home`,
} satisfies Partial<Sayings<Action>>;

/** Decisions that are told by a tower's number. */
export const called = { floor: "tower" } satisfies ActionLandmarks;

const theOne = (cell: { x: number; y: number }, context: WordContext): string => {
  const number = numberOf(context, "tower", cell);
  return number === undefined ? `the tower ${at(cell)}` : numbered(number);
};

export const events = {
  "floor-added": ({ player, floors, ...cell }, name, context) => {
    const tower = theOne(cell, context);
    const high = plural(floors, { one: "{n} floor", other: "{n} floors" });
    return about(
      name(player),
      `You raise ${tower} to ${high}.`,
      (other) => `${other} raises ${tower} to ${high}.`,
    );
  },
  captured: ({ player, owner, figure, from }, name) => {
    const what = standing(figure, from.kind);
    if (player === owner)
      return about(
        name(player),
        `You take your own ${what} back ${at(from)}.`,
        (other) => `${other} takes their own ${what} back ${at(from)}.`,
      );
    const caught = `${whose(name(owner))} ${what} ${at(from)}`;
    return about(name(player), `You capture ${caught}.`, (other) => `${other} captures ${caught}.`);
  },
  "ransom-paid": ({ player, to, figure, points: price }, name) => {
    const [what, from, paid] = [aFigure[figure], whom(name(to)), points(price)];
    return about(
      name(player),
      `You buy ${what} back from ${from} for ${paid}.`,
      (other) => `${other} buys ${what} back from ${from} for ${paid}.`,
    );
  },
} satisfies Partial<Sayings<Event>>;

/** What was put on the land, within the row of a turn. */
export const put = {
  "floor-added": ({ player, floors }, name) =>
    plural(floors, {
      one: `${whose(name(player))} floor on a tower, now of {n} floor`,
      other: `${whose(name(player))} floor on a tower, now of {n} floors`,
    }),
} satisfies Partial<Sayings<Event>>;

export const phases = {
  capture: (name, context) => {
    const number = context.reach ? numberOf(context, "tower", context.reach) : undefined;
    if (number === undefined)
      return about(name, "Choose whom to capture.", (other) => `${other}, choose whom to capture.`);
    return about(
      name,
      `Choose whom tower ${number} captures.`,
      (other) => `${other}, choose whom tower ${number} captures.`,
    );
  },
  exchange: (name) =>
    about(
      name,
      "Which of the prisoners goes home?",
      (other) => `${other}, which of the prisoners goes home?`,
    ),
  ransom: (name) =>
    about(
      name,
      "Now you can pay a ransom. Do you?",
      (other) => `${other}, now you can pay a ransom. Do you?`,
    ),
} satisfies Partial<PhaseWords>;

/** What must be decided before anything else. */
export const now = english.tower.now;

export const left = english.tower.left;

export const reasons = {
  "tower/bare-foundation": () => "A follower needs at least one floor to stand on.",
  "tower/closed": () => "Somebody stands on this tower: it is closed.",
  "tower/must-exchange": () =>
    "The exchange happens by itself; only which prisoner goes home can be chosen.",
  "tower/not-in-line": () => "This place is not in a straight line from the tower.",
  "tower/no-floors-left": () => "No floor is left in your supply.",
  "tower/no-foundation": () => "There is no foundation there.",
  "tower/no-prisoner": (reason, name) =>
    about(
      who(reason, name),
      "You hold no such figure of your own.",
      (other) => `${capital(other)} holds no such figure of yours.`,
    ),
  "tower/nobody-there": (reason) => `No such figure stands ${there(reason, "there")}.`,
  "tower/not-capturable": (reason) =>
    `A figure of this kind ${there(reason, "there")} cannot be captured.`,
  "tower/nothing-to-exchange": () => "No such figure of yours waits to be exchanged.",
  "tower/out-of-reach": (reason) =>
    `${capital(the(reason, "this place"))} is not within ${cells(reason.n ?? 0)} in a straight line.`,
  "tower/ransom-once": () => "You have bought a figure back in this turn already.",
  "tower/ransom-too-poor": ({ n, m }) =>
    `A ransom costs ${points(m ?? 0)}; you have ${points(n ?? 0)}.`,
  "tower/wrong-figure": () => "Only a follower can stand on a tower.",
} satisfies Record<string, RefusalWords>;

export const sources = english.tower.sources;

export const causes = {
  ransom: ({ from }, name) =>
    typeof from === "number" ? `as ransom for ${whose(name(from))} figure` : "as ransom",
} satisfies Partial<Causes>;

export const counted = { ransom: { one: "{n} ransom", other: "{n} ransoms" } } satisfies Record<
  string,
  PluralForms
>;

export const lines = {
  /** A price is paid once, however it is counted. */
  ransom: ({ count, each }, things) => `${things} = ${signed(count * each)}`,
} satisfies Record<string, LineWords>;

/** What the lab counts. */
export const weighed = english.tower.weighed;

/** What one learns here, in a line. */
export const course = "Towers that capture, and prisoners to be bought back.";
