// Who is asked, as Rust told it. It must not judge what they may do.
import type { GameView } from "../ipc";

/** True while a person at this window is asked; not in the past, and not while a bot thinks. */
export const asksPerson = ({ live, over, toMove, seats }: GameView): boolean =>
  live && !over && toMove !== null && seats[toMove]?.bot === null;
