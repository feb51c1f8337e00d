// Pages, sheets and pictures for the printer. Knows no paper.
import { commands } from "../bindings";
import type {
  DraftKind,
  PictureFile,
  PrintJob,
  ScoreSheetJob,
  TableSheetJob,
  PrintPictures,
  DialogTitle,
} from "../bindings";
import { ask } from "./ask";

/** What of a tile set or a mix can be printed, own or built in. */
export const readPrintable = (kind: DraftKind, key: string, language: string) =>
  ask(commands.printable(kind, key, language));

export const planPages = (job: PrintJob) => ask(commands.planPages(job));

/** The file that was written; null when the person thought better of it. */
export const savePages = (
  key: string,
  job: PrintJob,
  pictures: PrintPictures,
  question: DialogTitle,
) => ask(commands.savePages(key, job, pictures, question));

export const planScoreSheet = (job: ScoreSheetJob) => ask(commands.planScoreSheet(job));

/** Null when the person thinks better of it. */
export const saveScoreSheet = (job: ScoreSheetJob, question: DialogTitle) =>
  ask(commands.saveScoreSheet(job, question));

export const planTableSheet = (job: TableSheetJob) => ask(commands.planTableSheet(job));

/** The file that was written; null when the person thought better of it. */
export const saveTableSheet = (job: TableSheetJob, question: DialogTitle) =>
  ask(commands.saveTableSheet(job, question));

/** The file that was written; null when the person thought better of it. */
export const savePicture = (tile: string, svg: string, file: PictureFile, question: DialogTitle) =>
  ask(commands.savePicture(tile, svg, file, question));
