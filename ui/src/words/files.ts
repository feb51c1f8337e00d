// What is said of files that are opened and saved.
import type { Problem } from "../ipc";
import { brief, briefPath } from "./brief";
import { extended, inEach } from "./extended";

export const files = inEach((m) => {
  const alien: Readonly<Record<string, string>> = m.files.alien;
  return extended(m.files, {
    saved: (file: string) => m.files.saved(briefPath(file)),
    known: (file: string) => m.files.known(brief(file)),
    handed: (names: readonly string[]) => m.files.handed(names.length, brief(names[0] ?? "")),
    refused: (file: string) => m.files.refused(brief(file)),
    /** Nothing where the sentence of the problem says it best. */
    alien: (given: Problem) => alien[given.what.says],
    alienFile: (file: string) => m.files.alienFile(brief(file)),
    faults: (file: string, count: number) => m.files.faults(brief(file), count),
  });
});
