// Who is asked, and where a decision lies on the board.
import { figureGroup } from "../art";
import { liesIn } from "../expansions/roster";
import type { Action, ChoiceView, GameView } from "../ipc";
import { ownerOf } from "../pieces/seat-look";
import type { StandsOn } from "../pieces/standing";

/** True while a person at this window is asked; not in the past, and not while a bot thinks. */
export const asksPerson = ({ live, over, toMove, seats }: GameView): boolean =>
  live && !over && toMove !== null && seats[toMove]?.bot === null;

type OnBoard = Extract<Action, { x: number; y: number }>;
const liesOnBoard = (action: Action): action is OnBoard =>
  action.type !== "tile" && "x" in action && action.x !== undefined;

const ownerAsked = ({ seats, toMove, active }: GameView) => {
  const seat = seats[toMove ?? active];
  return seat ? ownerOf(seat) : { colour: 0 };
};

/** What Rust calls no segment is what is built on the tile. */
export const standOn = (segment: number | null): StandsOn => segment ?? "site";

/** Where a decision lies on the board and what it shows there, if it does. */
export const lyingOf = (
  view: GameView,
  { action, segment }: Pick<ChoiceView, "action" | "segment">,
) => {
  if (!liesOnBoard(action)) return null;
  const owner = ownerAsked(view);
  const lying =
    action.type === "figure"
      ? { marks: figureGroup(action.figure, owner) }
      : liesIn(action, view.toMove ?? view.active, owner, view);
  const { x, y } = action;
  return { x, y, on: standOn(segment), marks: "", flat: false, figure: null, ...lying };
};
