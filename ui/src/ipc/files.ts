// Files that come from outside: handed over, dropped, decided on. Knows nothing of what they hold.
import { commands, events } from "../bindings";
import type { DialogTitle, ImportChoice } from "../bindings";
import { ask } from "./ask";

export const openFiles = (question: DialogTitle, language: string) =>
  ask(commands.openFiles(question, language));

export const arrivedFiles = (language: string) => ask(commands.arrivedFiles(language));

/** What another program handed over, and a person must be asked about. */
export const handedFiles = () => ask(commands.handedFiles());

export const settleHandedFiles = (number: number, agreed: boolean, language: string) =>
  ask(commands.settleHandedFiles(number, agreed, language));

/** Does with each document of a parcel what was decided; those that are kept now. */
export const takeParcel = (number: number, takes: ImportChoice[], language: string) =>
  ask(commands.takeParcel(number, takes, language));

export const refuseParcel = (number: number) => ask(commands.refuseParcel(number));

/** Files wait to be asked for. */
export const onFilesArrived = (heard: () => void): Promise<() => void> =>
  events.filesArrived.listen(() => heard());

/** Files are held over the window, or are not any more. */
export const onFilesHeld = (heard: (held: boolean) => void): Promise<() => void> =>
  events.filesHeld.listen(({ payload }) => heard(payload));
