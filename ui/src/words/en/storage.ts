// What is said about the data folder and its troubles, in English.
import { english, extended } from "../english";
import type { TroubleKind } from "../../ipc";
import { momentIn } from "../list";
import type { Message } from "../message";

type Cause = Required<Pick<Message, "why" | "todo">>;

const elsewhere = "or name another folder in BASTIDE_DATA, and start Bastide again.";
const moment = momentIn("en");
const untouched = "It has not been touched.";

/** The way back to the newest backup, by when it was made, in seconds; any one where that is not known. */
const goBack = (backup: number | undefined): string =>
  `Restore ${backup === undefined ? "a backup" : `the backup of ${moment(new Date(backup * 1000))}`} in Settings, under “Your data”,`;

/** What can be done with a file that is of no use: go back to a backup where there is one. */
const instead = (backup: number | null | undefined): string =>
  `${backup === null ? "Move that file away," : goBack(backup)} ${elsewhere}`;

/** Each cause is told of a place: a folder by its path, or simply the data folder. */
const causes: Record<TroubleKind, (place: string, backup: number | null | undefined) => Cause> = {
  "not-writable": (place) => ({
    why: `Bastide may not write to ${place}.`,
    todo: `Make it writable, ${elsewhere}`,
  }),
  "not-a-database": (place, backup) => ({
    why: `The file in ${place} that should hold your games is no database. ${untouched}`,
    todo: instead(backup),
  }),
  "not-ours": (place, backup) => ({
    why: `The database in ${place} belongs to another program. ${untouched}`,
    todo: instead(backup),
  }),
  "trial-version": (place) => ({
    why: `The database in ${place} was made by a trial version of Bastide, from before version 0.1.0. ${untouched}`,
    todo: `Move that file away, ${elsewhere}`,
  }),
  "newer-version": (place) => ({
    why: `The database in ${place} was written by a newer Bastide. ${untouched}`,
    todo: `Start the newer Bastide, ${elsewhere}`,
  }),
  damaged: (place, backup) => ({
    why: `The database in ${place} is damaged and cannot be read in full.`,
    todo: instead(backup),
  }),
  busy: (place) => ({
    why: `Another program is holding the database in ${place}.`,
    todo: "Close that program and start Bastide again.",
  }),
  "in-use": (place) => ({
    why: `Another Bastide has ${place} open.`,
    todo: `Go on there, ${elsewhere}`,
  }),
  gone: (place) => ({
    why: `The file that Bastide keeps everything in does not lie in ${place} any more.`,
    todo: "Put it back where it was, then start Bastide again.",
  }),
  replaced: (place) => ({
    why: `Another file was put in the place of the open one in ${place}.`,
    todo: "Start Bastide again to go on with the new file.",
  }),
  "cut-short": (place) => ({
    why: `The file that Bastide keeps everything in was cut short in ${place} while it was open.`,
    todo: "Start Bastide again: it saves what is left. A backup may hold more.",
  }),
  full: (place) => ({
    why: `The disk that holds ${place} is full.`,
    todo: "Free some space and start Bastide again.",
  }),
  failed: (place) => ({
    why: `The database in ${place} could not be used, for a reason that has no name.`,
    todo: `The log in that folder says more. Try again, ${elsewhere}`,
  }),
};

export const storage = extended(english.storage, {
  /** Said on every screen while nothing is kept, with when the newest backup was made, if there is one. */
  notKept: (kind: TroubleKind, folder: string, backup: number | null): Message => ({
    what: "Bastide is running, but nothing you do now will be kept after you close it.",
    ...causes[kind](folder, backup),
  }),
  /** Said on every screen while what is kept can only be read. */
  notWritable: (kind: TroubleKind, folder: string, backup: number | null): Message => ({
    what: "You can look at everything and save it as files, but nothing new will be kept.",
    ...causes[kind](folder, backup),
  }),
  cause: (kind: TroubleKind) => causes[kind]("the data folder", undefined).why,
});

/** What helps while Bastide runs and needs no new start. */
const meanwhile: Partial<Record<TroubleKind, string>> = {
  "not-writable": "Make it writable, then try again.",
  busy: "Close that program, then try again.",
  full: "Free some space, then try again.",
};

/** Said once when something could not be read or written while running. */
export const notWritten = (kind: TroubleKind): Message => {
  const { why, todo } = causes[kind]("the data folder", undefined);
  return {
    what: "This could not be read from or written to disk, and nothing was changed.",
    why,
    todo: meanwhile[kind] ?? todo,
  };
};
