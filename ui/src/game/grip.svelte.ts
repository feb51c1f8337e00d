// Which follower is in hand, where the ordinary and the large one could both be placed. It sorts what Rust lists; it judges none of it.
import type { Action, ChoiceView, GameView, RefusedView } from "../ipc";

const FOLLOWERS = ["follower", "big-follower"] as const;
export type Follower = (typeof FOLLOWERS)[number];

/** The follower that an action would place; what points at one on the board is no matter of the hand. */
const placedBy = (action: Action): Follower | undefined =>
  action.type === "figure" || action.type === "crop-add"
    ? FOLLOWERS.find((follower) => follower === action.figure)
    : undefined;

type Offered = Pick<GameView, "choices" | "refused">;

/** Both, the ordinary one first, where a person must say which; else nothing. */
export const followersOf = ({ choices }: Offered): readonly Follower[] => {
  const placed = choices.map(({ action }) => placedBy(action));
  return FOLLOWERS.every((follower) => placed.includes(follower)) ? FOLLOWERS : [];
};

/** A view without what only the other follower could do. */
export const withFollower = <View extends Offered>(view: View, held: Follower): View => {
  if (followersOf(view).length === 0) return view;
  const fits = ({ action }: ChoiceView | RefusedView) => (placedBy(action) ?? held) === held;
  return { ...view, choices: view.choices.filter(fits), refused: view.refused.filter(fits) };
};

/** Each decision begins with the ordinary follower, so that nobody places the large one unawares. */
export class Grip {
  #taken = $state.raw<{ decision: string; follower: Follower }>({
    decision: "",
    follower: FOLLOWERS[0],
  });

  held(view: GameView): Follower {
    return this.#taken.decision === decisionOf(view) ? this.#taken.follower : FOLLOWERS[0];
  }

  take(view: GameView, follower: Follower): void {
    this.#taken = { decision: decisionOf(view), follower };
  }

  /** The other one. */
  turn(view: GameView): Follower {
    const other = FOLLOWERS.find((follower) => follower !== this.held(view))!;
    this.take(view, other);
    return other;
  }

  /** What the hand, as it is, can do. */
  offered(view: GameView): GameView {
    return withFollower(view, this.held(view));
  }
}

const decisionOf = ({ game, revision }: GameView): string => `${game.id}/${revision}`;
