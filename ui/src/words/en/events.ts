// One sentence for everything that can happen, and the words of a score's breakdown, in English. Knows no component.
import { pluralIn, type PluralForms } from "../plural";
import type {
  Event,
  FigureName,
  Kind,
  Left,
  Line,
  Naming,
  Phase,
  Sayings,
  Score,
  Source,
} from "../told";
import { figures, floors, goods, inRole, kinds, onThe, points, roles, standing } from "./nouns";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });

const places = { road: "A road", city: "A city", monastery: "A monastery" } as const;

const because: Record<Left, string> = {
  scored: "after scoring",
  "taken-back": "taken back by its owner",
  removed: "as the crop circle calls for",
  lonely: "because no follower of the owner is left there",
  exchanged: "in an exchange of prisoners",
  ransomed: "after its ransom was paid",
};

export const sources: Record<Source, string> = {
  road: "Roads",
  city: "Cities",
  monastery: "Monasteries",
  field: "Fields",
  goods: "Goods",
  toll: "Tolls",
  rob: "Robbers",
  ransom: "Ransoms",
};

const causes: Record<Source, (score: Score, name: Naming) => string> = {
  road: () => "for a road",
  city: () => "for a city",
  monastery: () => "for a monastery",
  field: () => "for a field",
  goods: () => "for the most of one kind of goods",
  toll: () => "as toll",
  rob: ({ from }, name) =>
    typeof from === "number" ? `robbed from what ${name(from)} scored` : "by robbing",
  ransom: ({ from }, name) =>
    typeof from === "number" ? `as ransom for ${name(from)}’s figure` : "as ransom",
};

const counted: Readonly<Record<string, PluralForms>> = {
  tiles: { one: "{n} tile", other: "{n} tiles" },
  pennants: { one: "{n} pennant", other: "{n} pennants" },
  cities: { one: "{n} completed city", other: "{n} completed cities" },
  pig: {
    one: "{n} city for the pig",
    other: "{n} cities for the pig",
  },
  most: { one: "{n} majority of goods", other: "{n} majorities of goods" },
  half: { other: "half of the other’s points" },
  ransom: { one: "{n} ransom", other: "{n} ransoms" },
  farmhouses: { one: "{n} farmhouse", other: "{n} farmhouses" },
  sheds: { one: "{n} shed or stable", other: "{n} sheds and stables" },
  gardens: { one: "{n} garden", other: "{n} gardens" },
  highwaymen: { one: "{n} band of highwaymen", other: "{n} bands of highwaymen" },
  travellers: { one: "{n} party of travellers", other: "{n} parties of travellers" },
};

const signed = (number: number) => (number < 0 ? `−${-number}` : String(number));

const told: Sayings<Event> = {
  "turn-began": ({ player, turn }, name) => `Turn ${turn}: ${name(player)}.`,
  "second-part": ({ player }, name) => `The builder gives ${name(player)} a second tile.`,
  "tile-drawn": ({ player }, name) => `${name(player)} draws a tile.`,
  "tile-put-aside": () => "The drawn tile fits nowhere and is put aside.",
  "tile-laid": ({ player }, name) => `${name(player)} lays the tile.`,
  "figure-set": ({ player, figure, kind }, name) =>
    `${name(player)} places a ${standing(figure, kind)} ${onThe(kind)}.`,
  "figure-home": ({ player, figure, from, why }, name) =>
    `${name(player)}’s ${from ? standing(figure, from.kind) : figures[figure]} goes home, ${because[why]}.`,
  "feature-completed": ({ kind, owned }) =>
    `${places[kind as keyof typeof places] ?? `A ${kinds[kind]}`} is complete${owned ? "" : "; nobody stands there to score it"}.`,
  score: (score, name) =>
    `${name(score.player)} ${score.points < 0 ? "pays" : "scores"} ${points(Math.abs(score.points))} ${causes[score.source](score, name)}.`,
  "goods-taken": ({ player, goods: kind, count }, name) =>
    `${name(player)} takes ${goods(kind, count)}.`,
  "floor-added": ({ player, floors: count }, name) =>
    `${name(player)} raises a tower to ${floors(count)}.`,
  captured: ({ player, owner, figure, from }, name) =>
    player === owner
      ? `${name(player)} takes their own ${standing(figure, from.kind)} back.`
      : `${name(player)} captures ${name(owner)}’s ${standing(figure, from.kind)}.`,
  "ransom-paid": ({ player, to, figure, points: price }, name) =>
    `${name(player)} buys a ${figures[figure]} back from ${name(to)} for ${points(price)}.`,
  "tollhouse-placed": ({ player, value, moved }, name) =>
    `${name(player)} ${moved ? "moves" : "places"} the tollhouse, with its ${value} up.`,
  "tollhouse-flipped": ({ player, value }, name) =>
    `${name(player)}’s tollhouse is turned over to its ${value}.`,
  "robber-placed": ({ player, space }, name) =>
    `${name(player)}’s robber lies in wait on space ${space}.`,
  "robber-followed": ({ player, with: other, space }, name) =>
    `${name(player)}’s robber moves along with ${name(other)} to space ${space}.`,
  "robber-home": ({ player }, name) => `${name(player)}’s robber goes home.`,
  "crop-chosen": ({ player, choice }, name) =>
    choice === "add"
      ? `${name(player)} lets everybody add a follower.`
      : `${name(player)} has everybody take back a follower.`,
  "crop-passed-over": ({ player, why }, name) =>
    player === null
      ? "No follower stands on the board for the crop circle to call."
      : why === "supply-empty"
        ? `${name(player)} has no follower left to add.`
        : `${name(player)} has none there: nothing to do.`,
  passed: ({ player }, name) => `${name(player)} passes.`,
  "game-over": ({ winners }, name) =>
    winners.length === 1
      ? `The game is over. ${name(winners[0] ?? 0)} wins.`
      : `The game is over. ${list.format(winners.map(name))} share the win.`,
};

const phases: Record<Phase, (name: string, crop: Kind | null) => string> = {
  draw: (name) => `${name}, draw a tile.`,
  tile: (name) => `${name}, place the tile.`,
  figure: (name) => `${name}, place a figure?`,
  capture: (name) => `${name}, choose whom to capture.`,
  robber: (name) => `${name}, where should your robber wait?`,
  rob: (name) => `${name}, whom does your robber rob?`,
  exchange: (name) => `${name}, which of the prisoners goes home?`,
  "crop-choice": (name, crop) => `${name}, shall all add ${inRole(crop)}, or take them back?`,
  crop: (name, crop) => `${name}, the crop circle calls for ${inRole(crop)}.`,
  order: (name) => `${name}, which feature is scored next?`,
  ransom: (name) => `${name}, now you can pay a ransom. Do you?`,
  over: () => "The game is over.",
};

export const events = {
  tell: (event: Event, name: Naming): string =>
    (told[event.type] as (event: Event, name: Naming) => string)(event, name),
  phase: (phase: Phase, name: string, crop: Kind | null = null): string =>
    phases[phase](name, crop),
  /** With the sign of a true minus. */
  signed,
  sources,
  cause: (score: Score, name: Naming): string => causes[score.source](score, name),
  knowsCounted: (what: string): boolean => what in counted,
  counted: (what: string, count: number): string =>
    plural(count, counted[what] ?? { other: `{n} ${what}` }),
  /** “3 tiles × 2 = 6”: the lines of a score add up to it. */
  majority: (weights: readonly { player: number; weight: number }[], name: Naming): string =>
    `Compared there: ${weights.map(({ player, weight }) => `${name(player)} ${weight}`).join(", ")}.`,
  line: ({ what, count, each }: Line, halfOf?: number | null): string => {
    if (what === "half" && halfOf)
      return `half of ${points(halfOf)}${count * 2 > halfOf ? ", rounded up," : ""} = ${count * each}`;
    const things = plural(count, counted[what] ?? { other: `{n} ${what}` });
    return what === "half" || what === "ransom"
      ? `${things} = ${signed(count * each)}`
      : `${things} × ${signed(each)} = ${signed(count * each)}`;
  },
  total: (sum: number): string => `together ${points(sum)}`,
  role: (figure: FigureName, kind: keyof typeof roles): string => standing(figure, kind),
};
