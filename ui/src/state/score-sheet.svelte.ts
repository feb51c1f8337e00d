// That somebody wants the score sheet of a game, and of which as it stands. Knows no page.
import type { GameView, LogEntry } from "../ipc";

export interface ScoredGame {
  view: GameView;
  /** All of its log. */
  log: readonly LogEntry[];
}

class ScoreSheetWanted {
  /** Null as long as nobody asks. */
  scored = $state.raw<ScoredGame | null>(null);

  show(scored: ScoredGame): void {
    this.scored = scored;
  }

  close(): void {
    this.scored = null;
  }
}

export const scoreSheet = new ScoreSheetWanted();
