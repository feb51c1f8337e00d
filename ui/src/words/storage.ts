// What is said about the data folder and its troubles.
import type { TroubleKind } from "../ipc";
import { extended, inEach } from "./extended";
import type { Message } from "./message";

export const storage = inEach((m) => {
  const retry: Partial<Record<TroubleKind, string>> = m.storage.retry;

  const why = (kind: TroubleKind, folder?: string): string =>
    m.storage.why[kind](folder === undefined ? "own" : "named", folder ?? "");

  /** `backup` is when the newest was made, in seconds: none where there is none, nothing where that is not known. */
  const todo = (kind: TroubleKind, backup?: number | null): string => {
    // A file of no use: there may be a backup to go back to.
    if (kind === "not-a-database" || kind === "not-ours" || kind === "damaged")
      return m.storage.goBack(
        backup === undefined ? "some" : backup === null ? "none" : "dated",
        new Date((backup ?? 0) * 1000),
      );
    return m.storage.todo[kind];
  };

  const trouble =
    (what: string) =>
    (kind: TroubleKind, folder: string, backup: number | null): Message => ({
      what,
      why: why(kind, folder),
      todo: todo(kind, backup),
    });

  return extended(m.storage, {
    notKept: trouble(m.storage.notKept),
    notWritable: trouble(m.storage.notWritable),
    notWritten: (kind: TroubleKind): Message => ({
      what: m.storage.notWritten,
      why: why(kind),
      todo: retry[kind] ?? todo(kind),
    }),
    cause: (kind: TroubleKind) => why(kind),
  });
});
