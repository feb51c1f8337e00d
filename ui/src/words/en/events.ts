// One sentence for everything that can happen, and the words of a score's breakdown, in English. Knows no component.
import { listIn } from "../list";
import { pluralIn, type PluralForms } from "../plural";
import type { Asked, Asking, Causes, Event, FigureName, Left, Line, Lining } from "../told";
import type { Naming, Phase, Sayings, Score, Source } from "../told";
import { figures, kinds, onThe, points, roles, signed, spots, standing, turns } from "./nouns";
import { rooms } from "./rooms";
import { at } from "./where";
import { asYou } from "./you";

const plural = pluralIn("en");
const list = listIn("en");

const places = { road: "A road", city: "A city", monastery: "A monastery" } as const;

const because: Record<Left, string> = {
  scored: "after scoring",
  lonely: "because no follower of the owner is left there",
  ...rooms.left,
};

export const sources: Record<Source, string> = {
  road: "Roads",
  city: "Cities",
  monastery: "Monasteries",
  field: "Fields",
  ...rooms.sources,
};

const causes: Causes = {
  road: () => "for a road",
  city: () => "for a city",
  monastery: () => "for a monastery",
  field: () => "for a field",
  ...rooms.causes,
};

const counted: Readonly<Record<string, PluralForms>> = {
  tiles: { one: "{n} tile", other: "{n} tiles" },
  pennants: { one: "{n} pennant", other: "{n} pennants" },
  cities: { one: "{n} completed city", other: "{n} completed cities" },
  ...rooms.counted,
};

const lines: Readonly<Record<string, Lining>> = rooms.lines;

const told: Sayings<Event> = {
  "turn-began": ({ player, turn }, name) => `Turn ${turn}: ${name(player)}.`,
  "tile-drawn": ({ player }, name) => `${name(player)} draws a tile.`,
  "tile-put-aside": () => "The drawn tile fits nowhere and is put aside.",
  "tile-laid": ({ player, rotation, ...cell }, name) =>
    `${name(player)} lays the tile ${at(cell)}, ${turns[rotation] ?? ""}.`,
  "figure-set": ({ player, figure, kind, at: spot }, name) =>
    `${name(player)} places a ${standing(figure, kind)} ${onThe(kind)}${
      kind === "road" || kind === "city" ? ` ${spots[spot]}` : ""
    }.`,
  "figure-home": ({ player, figure, from, why }, name) =>
    `${name(player)}’s ${from ? standing(figure, from.kind) : figures[figure]} goes home, ${because[why]}.`,
  "feature-completed": ({ kind, owned }) =>
    `${places[kind as keyof typeof places] ?? `A ${kinds[kind]}`} is complete${owned ? "" : "; nobody stands there to score it"}.`,
  score: (score, name) =>
    `${name(score.player)} ${score.points < 0 ? "pays" : "scores"} ${points(Math.abs(score.points))} ${causes[score.source](score, name)}.`,
  passed: ({ player }, name) => `${name(player)} passes.`,
  "game-over": ({ winners }, name) =>
    winners.length === 1
      ? `The game is over. ${name(winners[0] ?? 0)} wins.`
      : `The game is over. ${list.and(winners.map(name))} share the win.`,
  ...rooms.events,
};

const phases: Asking = {
  draw: (name) => `${name}, draw a tile.`,
  tile: (name) => `${name}, place the tile.`,
  figure: (name) => `${name}, place a figure?`,
  order: (name) => `${name}, which feature is scored next?`,
  over: () => "The game is over.",
  ...rooms.phases,
};

export const events = {
  /** With `look`, which describes a design by its sides, what was drawn is told as well. */
  tell: (event: Event, name: Naming, look?: (tile: string) => string, asked: Asked = {}): string =>
    asYou(
      event.type === "tile-drawn" && look
        ? `${name(event.player)} draws: ${look(event.tile)}.`
        : (told[event.type] as (event: Event, name: Naming, asked: Asked) => string)(
            event,
            name,
            asked,
          ),
    ),
  phase: (phase: Phase, name: string, asked: Asked = {}): string => phases[phase](name, asked),
  signed,
  sources,
  cause: (score: Score, name: Naming): string => asYou(causes[score.source](score, name)),
  knowsCounted: (what: string): boolean => what in counted,
  counted: (what: string, count: number): string =>
    plural(count, counted[what] ?? { other: `{n} ${what}` }),
  /** “3 tiles × 2 = 6”: the lines of a score add up to it. */
  majority: (weights: readonly { player: number; weight: number }[], name: Naming): string =>
    `Compared there: ${weights.map(({ player, weight }) => `${name(player)} ${weight}`).join(", ")}.`,
  line: (line: Line, halfOf?: number | null): string => {
    const { what, count, each } = line;
    const things = plural(count, counted[what] ?? { other: `{n} ${what}` });
    const otherwise = lines[what]?.(line, things, halfOf);
    return otherwise ?? `${things} × ${signed(each)} = ${signed(count * each)}`;
  },
  total: (sum: number): string => `together ${points(sum)}`,
  role: (figure: FigureName, kind: keyof typeof roles): string => standing(figure, kind),
};
