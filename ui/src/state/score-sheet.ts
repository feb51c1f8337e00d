// That somebody wants the score sheet of a game, and of which as it stands. Knows no page.
import type { GameView, LogEntry } from "../ipc";
import { PageSheet } from "./page-sheet.svelte";

export interface ScoredGame {
  view: GameView;
  /** All of its log. */
  log: readonly LogEntry[];
}

export const scoreSheet = new PageSheet<ScoredGame>();
