// Games that go on from one that is over: in them something is tried, and nobody left off there.
import type { GameSummary } from "../ipc";

/** The game that one is tried from; nothing where it is played for itself. */
export const triedFrom = (
  { branchOf }: Partial<Pick<GameSummary, "branchOf">>,
  list: readonly GameSummary[],
): GameSummary | undefined =>
  list.find(({ id, finished }) => finished && id === (branchOf ?? undefined));

/** The game to go on with. */
export const lastLeft = (list: readonly GameSummary[]): GameSummary | undefined =>
  list.find((game) => !game.finished && !triedFrom(game, list));
