// Backups, what is damaged, and what was thrown away not long ago. Knows nothing of what it holds.
import { commands } from "../bindings";
import type { DamagedKind, DeletedKind, DialogTitle } from "../bindings";
import { ask } from "./ask";

export const readBackups = () => ask(commands.backups());

/** One more if something has changed since the newest one; answers with all of them. */
export const makeBackup = () => ask(commands.makeBackup());

/** Puts a backup in the place of everything that is kept. */
export const restoreBackup = (name: string) => ask(commands.restoreBackup(name));

export const readBackupGames = (name: string) => ask(commands.backupGames(name));

export const bringBackGame = (name: string, game: number) =>
  ask(commands.bringBackGame(name, game));

/** The file that was written; null when the person thought better of it. */
export const saveEverything = (question: DialogTitle) => ask(commands.saveEverything(question));

/** False when the person thought better of it. */
export const takeInEverything = (question: DialogTitle) => ask(commands.takeInEverything(question));

export const readDamaged = (kinds: DamagedKind[]) => ask(commands.damaged(kinds));

export const readDeleted = (kinds: DeletedKind[], language: string) =>
  ask(commands.deleted(kinds, language));

export const saveDamaged = (kind: DamagedKind, id: number, question: DialogTitle) =>
  ask(commands.saveDamaged(kind, id, question));
