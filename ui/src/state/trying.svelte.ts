// The game in which a tile is tried, and the drawing that it was tried from. Knows no tile and no game.

class Trying {
  #game = $state<number | null>(null);
  #from = $state<string | null>(null);

  begin(game: number, from: string | null): void {
    this.#game = game;
    this.#from = from;
  }

  /** The way back from a game, where a tile is tried in it. */
  backFrom(game: number): string | null {
    return game === this.#game ? this.#from : null;
  }
}

export const trying = new Trying();
