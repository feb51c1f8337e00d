// One sentence for everything that can happen, and the words of a score's breakdown, in English.
import { listIn } from "../list";
import { pluralIn, type PluralForms } from "../plural";
import type {
  WordContext,
  PhaseWords,
  Causes,
  Event,
  FigureName,
  LeaveReason,
  Line,
  LineWords,
} from "../vocabulary";
import type { PlayerNames, Phase, Sayings, Score, Source } from "../vocabulary";
import {
  aStanding,
  figures,
  isLand,
  isSurrounded,
  kinds,
  onThe,
  points,
  roles,
  signed,
  spots,
  standing,
  turns,
} from "./nouns";
import { expansions } from "./expansions";
import { spread } from "./shape";
import { at } from "./where";
import { about, people, whom, whoseFirst } from "./you";

const plural = pluralIn("en");
const list = listIn("en");

const places = {
  road: "A road",
  city: "A city",
  monastery: "A monastery",
  garden: "A garden",
} as const;

const because: Record<LeaveReason, string> = {
  scored: "after scoring",
  lonely: "because no follower of the owner is left there",
  ...expansions.left,
};

export const sources: Record<Source, string> = {
  road: "Roads",
  city: "Cities",
  monastery: "Monasteries",
  field: "Fields",
  ...expansions.sources,
};

const causes: Causes = {
  road: () => "for a road",
  city: () => "for a city",
  monastery: () => "for a monastery",
  field: () => "for a field",
  ...expansions.causes,
};

const counted: Readonly<Record<string, PluralForms>> = {
  tiles: { one: "{n} tile", other: "{n} tiles" },
  pennants: { one: "{n} pennant", other: "{n} pennants" },
  cities: { one: "{n} completed city", other: "{n} completed cities" },
  ...expansions.counted,
};

const lines: Readonly<Record<string, LineWords>> = expansions.lines;

const sayings: Sayings<Event> = {
  "turn-began": ({ player, turn }, name) => `Turn ${turn}: ${name(player)}.`,
  "tile-drawn": ({ player }, name) =>
    about(name(player), "You draw a tile.", (other) => `${other} draws a tile.`),
  "tile-put-aside": () => "The drawn tile fits nowhere and is put aside.",
  "tile-laid": ({ player, rotation, ...cell }, name) => {
    const [where, lies] = [at(cell), turns[rotation] ?? ""];
    return about(
      name(player),
      `You lay the tile ${where}, ${lies}.`,
      (other) => `${other} lays the tile ${where}, ${lies}.`,
    );
  },
  "figure-set": ({ player, figure, kind, at: spot, x, y }, name, { landAt }) => {
    const what = aStanding(figure, kind);
    const part = isLand(kind) && !isSurrounded(kind) ? landAt?.({ x, y, kind, at: spot }) : null;
    const there = part
      ? `${onThe(kind)} ${spread(part.at)}`
      : kind === "road" || kind === "city"
        ? `${onThe(kind)} ${spots[spot]}`
        : onThe(kind);
    return about(
      name(player),
      `You place ${what} ${there}.`,
      (other) => `${other} places ${what} ${there}.`,
    );
  },
  "figure-home": ({ player, figure, from, why }, name) =>
    `${whoseFirst(name(player))} ${from ? standing(figure, from.kind) : figures[figure]} goes home, ${because[why]}.`,
  "feature-completed": ({ kind, owned }) =>
    `${places[kind as keyof typeof places] ?? `A ${kinds[kind]}`} is complete${owned ? "" : "; nobody stands there to score it"}.`,
  score: (score, name) => {
    const [gain, cause] = [points(Math.abs(score.points)), causes[score.source](score, name)];
    return score.points < 0
      ? about(
          name(score.player),
          `You pay ${gain} ${cause}.`,
          (other) => `${other} pays ${gain} ${cause}.`,
        )
      : about(
          name(score.player),
          `You score ${gain} ${cause}.`,
          (other) => `${other} scores ${gain} ${cause}.`,
        );
  },
  passed: ({ player }, name) => about(name(player), "You pass.", (other) => `${other} passes.`),
  "game-over": ({ winners }, name, { seats }) =>
    // Nobody wins alone.
    seats?.length === 1
      ? "The game is over."
      : winners.length === 1
        ? about(
            name(winners[0] ?? 0),
            "The game is over. You win.",
            (other) => `The game is over. ${other} wins.`,
          )
        : `The game is over. ${list.and(people(winners.map(name)))} share the win.`,
  ...expansions.events,
};

const phases: PhaseWords = {
  draw: (name) => about(name, "Draw a tile.", (other) => `${other}, draw a tile.`),
  tile: (name) => about(name, "Place the tile.", (other) => `${other}, place the tile.`),
  figure: (name, { choices = [] }) => {
    const deeds = new Set(
      choices.map(({ action }) => action.type).filter((type) => type !== "pass"),
    );
    const [only] = deeds;
    const asked = only && deeds.size === 1 ? expansions.asked[only] : undefined;
    if (asked) return asked(name);
    return only && !deeds.has("figure")
      ? about(
          name,
          "Do you want to do something else?",
          (other) => `${other}, do you want to do something else?`,
        )
      : about(name, "Place a figure?", (other) => `${other}, place a figure?`);
  },
  order: (name) =>
    about(
      name,
      "Which feature is scored next?",
      (other) => `${other}, which feature is scored next?`,
    ),
  over: () => "The game is over.",
  ...expansions.phases,
};

export const events = {
  /** With `look`, which describes a design by its sides, what was drawn is told as well. */
  describe: (
    event: Event,
    name: PlayerNames,
    look?: (tile: string) => string,
    context: WordContext = {},
  ): string =>
    event.type === "tile-drawn" && look
      ? about(
          name(event.player),
          `You draw: ${look(event.tile)}.`,
          (other) => `${other} draws: ${look(event.tile)}.`,
        )
      : (sayings[event.type] as (event: Event, name: PlayerNames, context: WordContext) => string)(
          event,
          name,
          context,
        ),
  /** Why nobody was asked about a figure. */
  leftOut: {
    said: "No figure could be placed.",
    noFollower: (name: string) =>
      about(
        name,
        "You have no follower left in the supply.",
        (other) => `${other} has no follower left in the supply.`,
      ),
  },
  phase: (phase: Phase, name: string, context: WordContext = {}): string =>
    phases[phase](name, context),
  signed,
  sources,
  cause: (score: Score, name: PlayerNames): string => causes[score.source](score, name),
  knowsCounted: (what: string): boolean => what in counted,
  counted: (what: string, count: number): string =>
    plural(count, counted[what] ?? { other: `{n} ${what}` }),
  /** “3 tiles × 2 = 6”: the lines of a score add up to it. */
  majority: (weights: readonly { player: number; weight: number }[], name: PlayerNames): string =>
    `Compared there: ${weights.map(({ player, weight }) => `${whom(name(player))} ${weight}`).join(", ")}.`,
  line: (line: Line, halfOf?: number | null): string => {
    const { what, count, each } = line;
    const things = plural(count, counted[what] ?? { other: `{n} ${what}` });
    const otherwise = lines[what]?.(line, things, halfOf);
    return otherwise ?? `${things} × ${signed(each)} = ${signed(count * each)}`;
  },
  total: (sum: number): string => `together ${points(sum)}`,
  role: (figure: FigureName, kind: keyof typeof roles): string => standing(figure, kind),
};
