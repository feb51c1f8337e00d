// Which follower somebody wants in hand for a decision.
import type { FigureKind, GameView } from "../ipc";
import { begunWith } from "./entered";

export const ORDINARY: FigureKind = "follower";

/** Each decision begins with the ordinary follower, so that nobody places the large one unawares; a correction with the one that was placed. */
export class Grip {
  #taken = $state.raw<{ decision: string; follower: FigureKind }>({
    decision: "",
    follower: ORDINARY,
  });

  wished(view: GameView): FigureKind {
    if (this.#taken.decision === decisionOf(view)) return this.#taken.follower;
    const was = begunWith(view);
    return was?.type === "figure" ? was.figure : ORDINARY;
  }

  take(view: GameView, follower: FigureKind): void {
    this.#taken = { decision: decisionOf(view), follower };
  }
}

const decisionOf = ({ game, revision }: GameView): string => `${game.id}/${revision}`;
