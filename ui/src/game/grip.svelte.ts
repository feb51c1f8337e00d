// Which follower is in hand, where the ordinary one and another could both be placed. It sorts what Rust lists; it judges none of it.
import type { Action, ChoiceView, FigureKind, GameView, RefusedView } from "../ipc";
import { followers as ofRooms, placedIn } from "../rooms/roster";

const ORDINARY: FigureKind = "follower";
const FOLLOWERS: readonly FigureKind[] = [ORDINARY, ...ofRooms];

/** The follower that an action would place; what points at one on the board is no matter of the hand. */
const placedBy = (action: Action): FigureKind | undefined => {
  const placed = action.type === "figure" ? action.figure : placedIn(action);
  return FOLLOWERS.find((follower) => follower === placed);
};

type Offered = Pick<GameView, "choices" | "refused">;

/** Those that could be placed, the ordinary one first, where a person must say which; else nothing. */
export const followersOf = ({ choices }: Offered): readonly FigureKind[] => {
  const placed = choices.map(({ action }) => placedBy(action));
  const fitting = FOLLOWERS.filter((follower) => placed.includes(follower));
  return fitting.length > 1 && fitting.includes(ORDINARY) ? fitting : [];
};

/** A view without what only another follower could do. */
export const withFollower = <View extends Offered>(view: View, held: FigureKind): View => {
  if (followersOf(view).length === 0) return view;
  const fits = ({ action }: ChoiceView | RefusedView) => (placedBy(action) ?? held) === held;
  return { ...view, choices: view.choices.filter(fits), refused: view.refused.filter(fits) };
};

/** Each decision begins with the ordinary follower, so that nobody places the large one unawares. */
export class Grip {
  #taken = $state.raw<{ decision: string; follower: FigureKind }>({
    decision: "",
    follower: ORDINARY,
  });

  held(view: GameView): FigureKind {
    return this.#taken.decision === decisionOf(view) ? this.#taken.follower : ORDINARY;
  }

  take(view: GameView, follower: FigureKind): void {
    this.#taken = { decision: decisionOf(view), follower };
  }

  /** The next one. */
  turn(view: GameView): FigureKind {
    const at = FOLLOWERS.indexOf(this.held(view));
    const other = FOLLOWERS[(at + 1) % FOLLOWERS.length] ?? ORDINARY;
    this.take(view, other);
    return other;
  }

  /** What the hand, as it is, can do. */
  offered(view: GameView): GameView {
    return withFollower(view, this.held(view));
  }
}

const decisionOf = ({ game, revision }: GameView): string => `${game.id}/${revision}`;
