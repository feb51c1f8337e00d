// Which followers could go to one place, and what is on offer with one of them in hand. It sorts what Rust lists; it judges none
// of it.
import type { Action, ChoiceView, FigureKind, GameView, RefusedView } from "../ipc";
import { followers as ofExpansions, placedIn } from "../expansions/roster";
import { type Grip, ORDINARY } from "./grip.svelte";

const FOLLOWERS: readonly FigureKind[] = [ORDINARY, ...ofExpansions];

/** The follower that an action would place; what points at one on the board is no matter of the hand. */
const placedBy = (action: Action): FigureKind | undefined => {
  const placed = action.type === "figure" ? action.figure : placedIn(action);
  return FOLLOWERS.find((follower) => follower === placed);
};

type OfferedChoices = Pick<GameView, "choices" | "refused">;

/** The place that a follower would take. */
const placeOf = (action: Action): string | undefined =>
  placedBy(action) && "at" in action
    ? [action.type, action.x, action.y, action.kind, action.at].join("/")
    : undefined;

/** Those of which a person must say which, because two could go to one place: the ordinary one first; else nothing. */
export const followersOf = ({ choices }: OfferedChoices): readonly FigureKind[] => {
  const places = choices.map(({ action }) => placeOf(action));
  const contested = choices.flatMap(({ action }) => {
    const place = placeOf(action);
    return places.filter((each) => each === place).length > 1 ? (placedBy(action) ?? []) : [];
  });
  return FOLLOWERS.filter((follower) => contested.includes(follower));
};

/** The one in hand, where it can be: else the first of those that could be placed. */
const inHand = (view: OfferedChoices, wished: FigureKind): FigureKind => {
  const fitting = followersOf(view);
  return fitting.includes(wished) ? wished : (fitting[0] ?? wished);
};

/** A view without what another follower could do where the one in hand could go as well. */
export const withFollower = <View extends OfferedChoices>(view: View, wished: FigureKind): View => {
  if (followersOf(view).length === 0) return view;
  const held = inHand(view, wished);
  const listed = [...view.choices, ...view.refused];
  const its = listed.filter(({ action }) => placedBy(action) === held);
  const places = its.map(({ action }) => placeOf(action));
  const fits = ({ action }: ChoiceView | RefusedView) =>
    (placedBy(action) ?? held) === held || !places.includes(placeOf(action));
  return { ...view, choices: view.choices.filter(fits), refused: view.refused.filter(fits) };
};

/** The one in hand, as a decision stands. */
export const heldIn = (grip: Grip, view: GameView): FigureKind => inHand(view, grip.wished(view));

/** Takes the next one in hand. */
export const takeNext = (grip: Grip, view: GameView): FigureKind => {
  const fitting = followersOf(view);
  const at = fitting.indexOf(heldIn(grip, view));
  const other = fitting[(at + 1) % fitting.length] ?? ORDINARY;
  grip.take(view, other);
  return other;
};

/** What the hand, as it is, can do. */
export const offeredTo = (grip: Grip, view: GameView): GameView =>
  withFollower(view, heldIn(grip, view));
