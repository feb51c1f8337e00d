// What one makes: tiles, sets, mixes and their files, also those of other programs. Knows no desk.
import { commands } from "../bindings";
import type { DraftStart, Op, DialogTitle } from "../bindings";
import { ask } from "./ask";

export const readDocuments = (language: string) => ask(commands.documents(language));

export const beginDocument = (begin: DraftStart, language: string) =>
  ask(commands.beginDocument(begin, language));

/** Keeps what lies on the desk of the open lesson as a document of one's own. */
export const keepMade = (language: string) => ask(commands.keepMade(language));

export const openDocument = (id: number, language: string) =>
  ask(commands.openDocument(id, language));

export const changeDocument = (id: number, revision: number, op: Op, language: string) =>
  ask(commands.changeDocument(id, revision, op, language));

export const standAtStep = (id: number, revision: number, head: number, language: string) =>
  ask(commands.standAtStep(id, revision, head, language));

export const readVersions = (id: number, language: string) =>
  ask(commands.documentVersions(id, language));

export const restoreVersion = (id: number, revision: number, nth: number, language: string) =>
  ask(commands.restoreVersion(id, revision, nth, language));

export const deleteDocument = (id: number) => ask(commands.deleteDocument(id));

export const restoreDocument = (id: number) => ask(commands.restoreDocument(id));

/** The file that was written; null when the person thought better of it. */
export const saveDocument = (id: number, question: DialogTitle) =>
  ask(commands.saveDocument(id, question));

/** The file that was written; null when the person thought better of it. */
export const saveBundle = (ids: number[], question: DialogTitle) =>
  ask(commands.saveBundle(ids, question));

/** What a file of another program would bring; null when the person thought better of it. */
export const lookAtForeign = (question: DialogTitle) => ask(commands.lookAtForeign(question));

export const takeForeign = (look: number, sets: number[], language: string) =>
  ask(commands.takeForeign(look, sets, language));

/** What a file for another program would not say of an own set. */
export const readForeignFile = (id: number) => ask(commands.foreignFile(id));

/** The file that was written; null when the person thought better of it. */
export const saveForeign = (id: number, question: DialogTitle) =>
  ask(commands.saveForeign(id, question));

export const findTwins = (id: number) => ask(commands.twins(id));

/** A game in which one tile is drawn again and again. */
export const tryTile = (id: number, tile: string) => ask(commands.tryTile(id, tile));
