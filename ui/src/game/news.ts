// Which steps of a game are news, each one once: what was there when the game was opened is not.
import type { GameView, LogEntry } from "../ipc";

type SeenGame = Pick<GameView, "live" | "steps" | "log"> & { game: { id: number } };

export class News {
  #heard: { game: number; step: number } | null = null;

  /** What happened since the last look; nothing after going back or while an earlier step is looked at. */
  of({ game, live, steps, log }: SeenGame): LogEntry[] {
    const known = this.#heard?.game === game.id ? this.#heard.step : steps;
    this.#heard = { game: game.id, step: steps };
    return live ? log.filter(({ step }) => step > known) : [];
  }
}
