// One sentence for every code with which the rules refuse something, in English.
import type { PlayerNames, Phase, Reason } from "../vocabulary";
import { capital, there, who, type RefusalWords } from "./facts";
import { kinds, sides } from "./nouns";
import { expansions } from "./expansions";
import { about, whom } from "./you";

/** What must be decided before anything else. */
const nowIs: Record<Phase, string> = {
  draw: "First a tile is drawn.",
  tile: "First the tile is placed.",
  figure: "Now a figure may be placed on the tile just laid.",
  order: "First it is chosen which feature is scored next.",
  over: "The game is over.",
  ...expansions.now,
};

const reasons: Readonly<Record<string, RefusalWords>> = {
  "base/cell-taken": () => "A tile lies there already.",
  "base/corner-only": () => "Only corners would touch there; a tile needs a whole side.",
  "base/edge-mismatch": ({ side, own, other }) =>
    side && own && other
      ? `In the ${sides[side]}, a ${kinds[own]} would meet a ${kinds[other]}.`
      : "One side does not match its neighbour.",
  "base/feature-occupied": (reason, name) => {
    const on = there(reason, "on this feature");
    return about(
      who(reason, name),
      `You stand ${on} already.`,
      (other) => `${capital(other)} stands ${on} already.`,
    );
  },
  "base/game-over": () => "The game is over.",
  "base/must-choose": () => "One of the completed features must be chosen first.",
  "base/must-draw": () => "First a tile must be drawn.",
  "base/must-place-tile": () => "The drawn tile must be placed.",
  "base/no-neighbour": () => "A tile must touch a placed tile with a side.",
  "base/no-such-place": () => "There is no such piece of land there.",
  "base/no-such-rotation": () => "A tile can only be turned by quarters.",
  "base/nobody-stands-there": (reason) =>
    `Nobody can stand ${there(reason, "on this piece of land")} like that.`,
  "base/not-a-choice": (reason) =>
    `${reason.place ? `This ${kinds[reason.place.kind]}` : "This"} is not one of the features waiting to be scored.`,
  "base/not-in-play": () => "The rules for this are not part of this game.",
  "base/not-in-the-bag": () => "No such tile is left in the bag.",
  "base/not-now": ({ phase }) => (phase ? nowIs[phase] : "Something else is being decided now."),
  "base/not-this-tile": () => "A figure goes on the tile that was just placed.",
  "base/not-your-turn": (reason, name) => `This decision belongs to ${whom(who(reason, name))}.`,
  "base/only-a-picture": ({ place }) =>
    `Without the rules of its expansion, ${place ? `a ${kinds[place.kind]}` : "this"} is only a picture.`,
  "base/supply-empty": () => "No figure of this kind is left in the supply.",
  ...expansions.reasons,
};

/** A code that nobody has words for is shown as it is rather than hidden. */
export const reason = (given: Reason, name: PlayerNames): string =>
  reasons[given.code]?.(given, name) ?? given.code;
