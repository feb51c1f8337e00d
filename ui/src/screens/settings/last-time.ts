// What is said of the last time that a backup was due. It must not know any words.
import type { BackupsView } from "../../ipc";

export type LastTime = "made" | "young" | "unchanged" | "failed" | "replaced";

/** A backup is due when the newest one is older, in seconds. */
const DAY = 24 * 60 * 60;

/**
 * Nothing where nothing was due and there is none yet. One is looked for as Bastide begins, at `begun` in seconds since
 * 1970, and only where things are kept on disk.
 */
export const lastTime = (
  { backups, outcome }: BackupsView,
  begun: number,
  onDisk: boolean,
): LastTime | null => {
  if (!outcome) return null;
  if (outcome.is !== "not-needed") return outcome.is;
  const made = backups.filter(({ replaced }) => !replaced).map(({ madeAt }) => madeAt);
  if (made.length === 0 || !onDisk) return null;
  return begun - Math.max(...made) < DAY ? "young" : "unchanged";
};
