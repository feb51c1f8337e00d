// How the game last seen here was looked at, for the way back from another screen.

import type { Sight } from "../board/camera.svelte";

export class Bookmark {
  #game: number | null = null;
  /** The leaf of the table that lay open. */
  leaf = $state("");
  /** The one score that lies open, by its step and its place in it. */
  score = $state("");
  /** What of the board was seen; nothing when all of it was. */
  sight: Sight | null = null;

  /** Opens the book at a game: of another one nothing is known. */
  open(game: number): void {
    if (game === this.#game) return;
    this.#game = game;
    this.leaf = "";
    this.score = "";
    this.sight = null;
  }
}
