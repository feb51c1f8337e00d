// The words of crop circles, in English.
import { english } from "../../../words/english";
import { numberOf, there, type RefusalWords } from "../../../words/en/facts";
import { aStanding, onThe, standing } from "../../../words/en/nouns";
import { about } from "../../../words/en/you";
import type {
  Action,
  WordContext,
  PhaseWords,
  Event,
  Kind,
  Sayings,
} from "../../../words/vocabulary";

/** Followers by the land they stand on; all of them where none is named. */
const inRole = (land: Kind | null | undefined): string =>
  land === "field"
    ? "farmers"
    : land === "road"
      ? "thieves"
      : land === "city"
        ? "knights"
        : "followers";

/** What is said of it by itself. */
export const own = english["crop-circles"];

const theCircle = (
  cell: { x: number; y: number } | null | undefined,
  context: WordContext,
): string => {
  const number = cell ? numberOf(context, "crop-circle", cell) : undefined;
  return number === undefined ? "the crop circle" : own.circle(number);
};

export const actions = {
  crop: ({ choice }, _, { crop }) =>
    choice === "add" ? `Add ${inRole(crop)}` : `Take ${inRole(crop)} back`,
  "crop-add": ({ figure, kind }) => `Add ${aStanding(figure, kind)} ${onThe(kind)}`,
  "crop-remove": ({ figure, kind }) => `Take back the ${standing(figure, kind)} ${onThe(kind)}`,
} satisfies Partial<Sayings<Action>>;

export const events = {
  "crop-chosen": ({ player, choice, ...cell }, name, context) => {
    const circle = theCircle(cell, context);
    return choice === "add"
      ? about(
          name(player),
          `You let everybody add a follower at ${circle}.`,
          (other) => `${other} lets everybody add a follower at ${circle}.`,
        )
      : about(
          name(player),
          `You have everybody take back a follower at ${circle}.`,
          (other) => `${other} has everybody take back a follower at ${circle}.`,
        );
  },
  "crop-passed-over": ({ player, why, ...cell }, name, context) =>
    player === null
      ? `No follower stands on the board for ${theCircle(cell, context)} to call.`
      : why === "supply-empty"
        ? about(
            name(player),
            "You have no follower left to add.",
            (other) => `${other} has no follower left to add.`,
          )
        : about(
            name(player),
            "You have none there: nothing to do.",
            (other) => `${other} has none there: nothing to do.`,
          ),
} satisfies Partial<Sayings<Event>>;

export const phases = {
  "crop-choice": (name, { crop }) =>
    about(
      name,
      `Shall all add ${inRole(crop)}, or take them back?`,
      (other) => `${other}, shall all add ${inRole(crop)}, or take them back?`,
    ),
  crop: (name, context) => {
    const circle = theCircle(context.landed, context);
    return about(
      name,
      `You are asked: ${circle} calls for ${inRole(context.crop)}.`,
      (other) => `${other}, ${circle} calls for ${inRole(context.crop)}.`,
    );
  },
} satisfies Partial<PhaseWords>;

/** What must be decided before anything else. */
export const now = english["crop-circles"].now;

export const left = english["crop-circles"].left;

export const reasons = {
  "crop-circles/must-add": () => "In this game everybody must add a follower.",
  "crop-circles/must-choose": () => "First choose for everybody: add or remove.",
  "crop-circles/must-remove": () => "A follower must be taken back.",
  "crop-circles/nobody-of-yours": (reason) =>
    `No follower of yours stands ${there(reason, "there")}.`,
  "crop-circles/supply-empty": () => "No follower is left in your supply to add.",
  "crop-circles/wrong-role": () => "The symbol of this circle concerns followers in another role.",
} satisfies Record<string, RefusalWords>;

/** What the lab counts. */
export const weighed = english["crop-circles"].weighed;

/** What one learns here, in a line. */
export const course = "Circles in the corn: everybody adds a figure, or takes one away.";
