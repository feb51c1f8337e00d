// All that belongs to one use of a game: made by whoever shows it, and handed down. Two of them never touch.
import { createContext } from "svelte";
import { Advice } from "./advice.svelte";
import { Bookmark } from "./bookmark.svelte";
import type { Door } from "./door";
import { FirstCards } from "./first-cards.svelte";
import { Game } from "./game.svelte";
import { Grip } from "./grip.svelte";
import { Landmarks } from "./landmarks";

export class GameAtTable {
  readonly advice = new Advice();
  readonly bookmark = new Bookmark();
  readonly firstCards = new FirstCards();
  readonly game: Game;
  readonly grip = new Grip();
  readonly landmarks = new Landmarks();

  /** Without a door, decisions are made in the open game. */
  constructor(door?: Door) {
    this.game = new Game(this.bookmark, door);
  }
}

/** What a component finds around it, and how a page gives one to all that it holds. */
export const [sitting, handDown] = createContext<GameAtTable>();
