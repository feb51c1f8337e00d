// The games on the shelf: begun, listed, renamed, taken away and brought back, counted. Knows nothing of a turn.
import { commands } from "../bindings";
import type { GamesWish, NewGame, DialogTitle } from "../bindings";
import { ask } from "./ask";

export const readGames = () => ask(commands.games());

export const readTableToBe = (game: NewGame) => ask(commands.tableToBe(game));

export const beginGame = (game: NewGame) => ask(commands.newGame(game));

export const playAgain = (id: number) => ask(commands.playAgain(id));

export const renameGame = (id: number, name: string | null) => ask(commands.renameGame(id, name));

export const deleteGame = (id: number) => ask(commands.deleteGame(id));

export const restoreGame = (id: number) => ask(commands.restoreGame(id));

export const exportGame = (id: number) => ask(commands.exportGame(id));

export const importGame = (text: string) => ask(commands.importGame(text));

/** The file that was written; null when the person thought better of it. */
export const saveGame = (id: number, question: DialogTitle) => ask(commands.saveGame(id, question));

export const openGame = (id: number) => ask(commands.openGame(id));

/** All games that are over and meant together, as far as they are counted. */
export const readStatistics = (wish: GamesWish) => ask(commands.statistics(wish));

/** The file that was written; null when the person thought better of it. */
export const saveStatistics = (wish: GamesWish, question: DialogTitle) =>
  ask(commands.saveStatistics(wish, question));
