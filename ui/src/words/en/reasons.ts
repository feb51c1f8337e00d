// One sentence for every code with which the rules refuse something, in English. Knows no component.
import type { Phase } from "../../ipc";
import type { Naming, Reason } from "../told";
import { cells, kinds, onThe, points, sides } from "./nouns";

type Told = (reason: Reason, name: Naming) => string;

const who = ({ player }: Reason, name: Naming) =>
  player === undefined || player === null ? "another player" : name(player);
const number = (n: number | null | undefined) => String(n ?? 0);
const the = ({ place }: Reason, otherwise: string) =>
  place ? `the ${kinds[place.kind]}` : otherwise;
const there = ({ place }: Reason, otherwise: string) => (place ? onThe(place.kind) : otherwise);

/** What must be decided before anything else. */
const nowIs: Record<Phase, string> = {
  draw: "First a tile is drawn.",
  tile: "First the tile is placed.",
  figure: "Now a figure may be placed on the tile just laid.",
  capture: "First somebody is captured, or not.",
  robber: "First the robber is placed.",
  rob: "First the robber takes his points.",
  exchange: "First it is chosen which prisoner goes home.",
  "crop-choice": "First it is chosen what the crop circle does.",
  crop: "First everybody answers the crop circle.",
  order: "First it is chosen which feature is scored next.",
  ransom: "Now only a ransom can be paid.",
  over: "The game is over.",
};

export const reasons: Readonly<Record<string, Told>> = {
  "base/cell-taken": () => "A tile lies there already.",
  "base/corner-only": () => "Only corners would touch there; a tile needs a whole side.",
  "base/edge-mismatch": ({ side, own, other }) =>
    side && own && other
      ? `In the ${sides[side]}, a ${kinds[own]} would meet a ${kinds[other]}.`
      : "One side does not match its neighbour.",
  "base/feature-occupied": (reason, name) =>
    `${capital(who(reason, name))} stands ${there(reason, "on this feature")} already.`,
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
  "base/not-your-turn": (reason, name) => `This decision belongs to ${who(reason, name)}.`,
  "base/supply-empty": () => "No figure of this kind is left in the supply.",
  "crop-circles/must-add": () => "In this game everybody must add a follower.",
  "crop-circles/must-choose": () => "First choose for everybody: add or remove.",
  "crop-circles/must-remove": () => "A follower must be taken back.",
  "crop-circles/nobody-of-yours": (reason) =>
    `No follower of yours stands ${there(reason, "there")}.`,
  "crop-circles/supply-empty": () => "No follower is left in your supply to add.",
  "crop-circles/wrong-role": () => "The symbol of this circle concerns followers in another role.",
  "robbers/already-there": ({ n }) => `Your robber stands on space ${number(n)} already.`,
  "robbers/must-rob": () => "A robber cannot decline: he takes the first points he can get.",
  "robbers/no-such-space": ({ n }) => `There is no space ${number(n)} on the score track.`,
  "robbers/nobody-else-there": ({ n }) => `No other player’s marker stands on space ${number(n)}.`,
  "robbers/not-a-victim": (reason, name) =>
    `${capital(who(reason, name))} is not scoring from your robber’s space.`,
  "tollkeepers/already-there": () => "Your tollhouse stands there already.",
  "tollkeepers/no-crossroads": () => "There is no crossroads there.",
  "tollkeepers/taken": (reason, name) =>
    `${capital(who(reason, name))}’s tollhouse stands at this crossroads.`,
  "tower/bare-foundation": () => "A follower needs at least one floor to stand on.",
  "tower/closed": () => "Somebody stands on this tower: it is closed.",
  "tower/must-exchange": () =>
    "The exchange happens by itself; only which prisoner goes home can be chosen.",
  "tower/not-in-line": () => "This place is not in a straight line from the tower.",
  "tower/no-floors-left": () => "No floor is left in your supply.",
  "tower/no-foundation": () => "There is no foundation there.",
  "tower/no-prisoner": (reason, name) =>
    `${capital(who(reason, name))} holds no such figure of yours.`,
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
  "traders/builder-alone": (reason) =>
    `A builder needs a follower of yours ${there(reason, "on the feature")}.`,
  "traders/builder-too-late": (reason) =>
    `${capital(the(reason, "this feature"))} is complete: there is nothing left to build.`,
  "traders/builder-wrong-land": () => "A builder only works on a road or in a city.",
  "traders/one-is-enough": (reason) =>
    `Your figure of this kind stands ${there(reason, "on this feature")} already.`,
  "traders/pig-alone": () => "A pig needs a farmer of yours on the field.",
  "traders/pig-wrong-land": () => "A pig only stands on a field.",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A code that nobody has words for is shown as it is rather than hidden. */
export const reason = (given: Reason, name: Naming): string =>
  reasons[given.code]?.(given, name) ?? given.code;
