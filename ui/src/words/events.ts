// One sentence for everything that can happen, and the words of a score's breakdown.
import { allIn, byCode } from "./by-code";
import { where } from "./where";
import { shape } from "./shape";
import { inEach, type Messages } from "./extended";
import { isLand, isSurrounded, letter, numberOf } from "./landmarks";
import type {
  Event,
  FigureName,
  Kind,
  Landmark,
  Line,
  Person,
  PlayerNames,
  Phase,
  Score,
  Source,
  WordContext,
} from "./vocabulary";

const yes = (is: boolean): "yes" | "no" => (is ? "yes" : "no");

/** How far the land of a figure reaches on its tile, as a phrase; nothing for what has no parts. */
const spotOf = (
  m: Messages,
  event: Extract<Event, { type: "figure-set" }>,
  { landAt }: WordContext,
): string | undefined => {
  const { kind, at: spot, x, y } = event;
  const part = isLand(kind) && !isSurrounded(kind) ? landAt?.({ x, y, kind, at: spot }) : null;
  if (part) return shape(m).spread(part.at, kind);
  return kind === "road" || kind === "city" ? m.shared.spot(spot) : undefined;
};

/** What an event may hold, whichever it is. */
interface Facts {
  player?: number | null;
  owner?: number;
  to?: number;
  with?: number;
  kind?: Kind;
  from?: { kind: Kind; x: number; y: number } | null;
  x?: number;
  y?: number;
}

/** The facts of what happened, as its message takes them. */
const factsOf = (m: Messages, event: Event, name: PlayerNames, context: WordContext) => {
  const { player, owner, to, with: along, kind, from, x, y }: Facts = event as Facts;
  const person = (of: number | null | undefined) => (typeof of === "number" ? name(of) : undefined);
  const cell = from ?? (x !== undefined && y !== undefined ? { x, y } : undefined);
  const spot = event.type === "figure-set" ? spotOf(m, event, context) : undefined;
  const numbered = (what: Landmark) => cell && numberOf(context, what, cell);
  const crossroads = numbered("crossroads");
  return {
    ...event,
    who: person(player),
    owner: person(owner),
    own: yes(owner === player),
    to: person(to),
    along: person(along),
    kind: kind ?? from?.kind ?? "tower",
    place: cell && (event.type === "tollhouse-placed" ? where(m).alone(cell) : where(m).at(cell)),
    spot: spot ?? "",
    hasSpot: yes(spot !== undefined),
    owned: yes("owned" in event && event.owned === true),
    moved: yes("moved" in event && event.moved),
    why: "why" in event && event.why ? (byCode(m, "left", event.why) ?? event.why) : undefined,
    tower: numbered("tower"),
    letter: crossroads === undefined ? undefined : letter(crossroads),
    circle: numbered("crop-circle"),
  };
};

const causeOf = (m: Messages, { source, from }: Score, name: PlayerNames): string =>
  byCode(m, "cause", source, { from: typeof from === "number" ? name(from) : undefined }) ?? source;

/** What a phase asks; where nothing can be done but one thing of an expansion, that is asked. */
const phaseOf = (m: Messages, phase: Phase, who: Person, context: WordContext): string => {
  if (phase === "figure") {
    const actions = new Set(
      context.choices?.map(({ action }) => action.type).filter((type) => type !== "pass"),
    );
    const [only] = actions;
    const asked = only && actions.size === 1 ? byCode(m, "asked", only, { who }) : undefined;
    if (asked) return asked;
    return only && !actions.has("figure") ? m.base.phase.else(who) : m.base.phase.figure(who);
  }
  const facts = {
    who,
    role: context.crop,
    tower: context.reach ? numberOf(context, "tower", context.reach) : undefined,
    circle: context.landed ? numberOf(context, "crop-circle", context.landed) : undefined,
  };
  return byCode(m, "phase", phase, facts) ?? phase;
};

const lineOf = (m: Messages, { what, count, each }: Line, halfOf?: number | null): string => {
  const things = byCode(m, "counted", what, { n: count }) ?? `${count} ${what}`;
  const sum = count * each;
  if (what === "half" && !halfOf) return m.tower.line.ransom(things, sum);
  const own = byCode(m, "line", what, {
    things,
    sum,
    of: halfOf,
    rounded: yes(halfOf ? count * 2 > halfOf : false),
  });
  return own ?? m.base.line(things, each, sum);
};

const sourcesOf = (m: Messages): Readonly<Record<Source, string>> => allIn(m, "source");

export const events = inEach((m) => ({
  /** With `look`, which describes a design by its sides, what was drawn is told as well. */
  describe: (
    event: Event,
    name: PlayerNames,
    look?: (tile: string) => string,
    context: WordContext = {},
  ): string => {
    if (event.type === "tile-drawn" && look)
      return m.base.draws(name(event.player), look(event.tile));
    if (event.type === "score") {
      const [who, cause] = [name(event.player), causeOf(m, event, name)];
      return event.points < 0
        ? m.base.event.pays(who, -event.points, cause)
        : m.base.event.score(who, event.points, cause);
    }
    if (event.type === "game-over") {
      const { winners } = event;
      // Nobody wins alone.
      if (context.seats?.length === 1) return m.base.over;
      if (winners.length === 1) return m.base.won(name(winners[0] ?? 0));
      const [first = 0, ...others] = winners;
      const { firstWinner, otherWinner } = m.table.end;
      return m.base.shared([
        firstWinner(name(first)),
        ...others.map((player) => otherWinner(name(player))),
      ]);
    }
    return byCode(m, "event", event.type, factsOf(m, event, name, context)) ?? event.type;
  },
  /** Why nobody was asked about a figure. */
  leftOut: m.base.leftOut,
  phase: (phase: Phase, who: Person, context: WordContext = {}): string =>
    phaseOf(m, phase, who, context),
  signed: m.shared.signedNumber,
  sources: sourcesOf(m),
  cause: (score: Score, name: PlayerNames): string => causeOf(m, score, name),
  knowsCounted: (what: string): boolean => byCode(m, "counted", what, { n: 1 }) !== undefined,
  counted: (what: string, count: number): string =>
    byCode(m, "counted", what, { n: count }) ?? `${count} ${what}`,
  majority: (weights: readonly { player: number; weight: number }[], name: PlayerNames): string =>
    m.base.majority(weights.map(({ player, weight }) => m.base.weight(name(player), weight))),
  /** “3 tiles × 2 = 6”: the lines of a score add up to it. */
  line: (line: Line, halfOf?: number | null): string => lineOf(m, line, halfOf),
  total: m.base.total,
  role: (figure: FigureName, kind: Kind): string => m.shared.standing(figure, kind),
}));
