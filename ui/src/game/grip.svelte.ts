// Which follower somebody wants in hand for a decision.
import type { FigureKind, GameView } from "../ipc";

export const ORDINARY: FigureKind = "follower";

/** Each decision begins with the ordinary follower, so that nobody places the large one unawares. */
export class Grip {
  #taken = $state.raw<{ decision: string; follower: FigureKind }>({
    decision: "",
    follower: ORDINARY,
  });

  wished(view: GameView): FigureKind {
    return this.#taken.decision === decisionOf(view) ? this.#taken.follower : ORDINARY;
  }

  take(view: GameView, follower: FigureKind): void {
    this.#taken = { decision: decisionOf(view), follower };
  }
}

const decisionOf = ({ game, revision }: GameView): string => `${game.id}/${revision}`;
