// What is said of a data file that was damaged, and of what was saved of it.
import type { Rescue, SavedCount } from "../ipc";
import { extended, inEach } from "./extended";
import type { Message } from "./message";

export const rescue = inEach((m) =>
  extended(m.rescue, {
    /** One sentence for each thing that there is to say of a kind. */
    lines: ({ of, saved, inPart, lost, perhapsMore }: SavedCount): string[] => [
      ...(saved > 0 ? [m.rescue.saved[of](saved)] : []),
      ...(inPart > 0 ? [m.rescue.inPart[of](inPart)] : []),
      ...(lost > 0 ? [m.rescue.lost[of](lost)] : []),
      ...(perhapsMore ? [m.rescue.perhapsMore[of]] : []),
    ],
    original: ({ original }: Rescue): string =>
      original === null ? m.rescue.originalLeft : m.rescue.originalKept(original),
    backup: ({ backup }: Rescue): string | undefined =>
      backup === null ? undefined : m.rescue.newestBackup(backup),
    unknown: (names: readonly string[]): Message => ({
      what: m.rescue.unknownFiles.what(names.length, names),
      why: m.rescue.unknownFiles.why(names.length),
      todo: m.rescue.unknownFiles.todo,
    }),
  }),
);
