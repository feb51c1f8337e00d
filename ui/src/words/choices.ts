// What each possible decision is called where it is offered.
import { byCode } from "./by-code";
import { where } from "./where";
import { shape } from "./shape";
import { inEach, type Messages } from "./extended";
import { isLand, isSurrounded, letter, numberOf } from "./landmarks";
import type { Action, Landmark, PlayerNames, WordContext } from "./vocabulary";

/** What a decision is about, where that is called by a number or a letter. */
const ABOUT: Readonly<Partial<Record<Action["type"], Landmark>>> = {
  floor: "tower",
  tollhouse: "crossroads",
};

interface Cell {
  x: number;
  y: number;
}

/** What a decision may hold, whichever it is. */
interface Facts extends Partial<Cell> {
  player?: number;
  owner?: number;
  from?: number;
}

/** By which number what a decision is about is called. */
const numberAbout = (action: Action, context: WordContext): number | undefined => {
  const { x, y } = action as Facts;
  const what = action.type === "figure" && !isLand(action.kind) ? action.kind : ABOUT[action.type];
  return what && x !== undefined && y !== undefined ? numberOf(context, what, { x, y }) : undefined;
};

const spotOf = (m: Messages, action: Action, { land }: WordContext): string | undefined => {
  if (action.type !== "figure" || isSurrounded(action.kind)) return undefined;
  const part = land?.(action);
  return part ? shape(m).spread(part.at, action.kind) : m.shared.spot(action.at);
};

const describe = (m: Messages, action: Action, name: PlayerNames, context: WordContext): string => {
  const { player, owner, from }: Facts = action as Facts;
  const person = (of: number | undefined) => (of === undefined ? undefined : name(of));
  const number = numberAbout(action, context);
  if (action.type === "figure" && !isLand(action.kind))
    return m.base.onTop(action.figure, action.kind, number ?? "none");
  const spot = spotOf(m, action, context);
  const { crop } = context;
  const said = byCode(m, "action", action.type, {
    ...action,
    who: person(player),
    owner: person(owner),
    own: owner === context.toMove ? "yes" : "no",
    from: person(from),
    spot: spot ?? "",
    hasSpot: spot === undefined ? "no" : "yes",
    tower: number,
    letter: number === undefined ? undefined : letter(number),
    role: crop === "road" || crop === "city" || crop === "field" ? crop : "none",
  });
  return said ?? action.type;
};

const namedByItsTile: readonly Action["type"][] = ["tile", "figure", "order"];

/**
 * What lies on the tile just placed needs no place, and what is called by its number none either; what could lie on
 * others as well says that it is here.
 */
const placed = (
  m: Messages,
  said: string,
  action: Action,
  from: Cell | null,
  context: WordContext,
): string => {
  if (!("x" in action) || action.x === undefined || !from) return said;
  const onLand = !("kind" in action) || action.kind === undefined || isLand(action.kind);
  if (action.x === from.x && action.y === from.y)
    return onLand && namedByItsTile.includes(action.type) ? said : m.base.here(said);
  const isNumbered = numberAbout(action, context) !== undefined;
  return isNumbered ? said : m.base.elsewhere(said, where(m).alone(action));
};

export const choices = inEach((m) => ({
  /** `from` is the tile just placed: only what lies elsewhere is told with its place. */
  describe: (
    action: Action,
    name: PlayerNames,
    from: Cell | null = null,
    context: WordContext = {},
  ): string => placed(m, describe(m, action, name, context), action, from, context),
}));
