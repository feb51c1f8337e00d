// What is said of everything that Bastide keeps, and of its backups.
import type { Backup, BackupsView, ItemCounts } from "../ipc";
import { extended, inEach } from "./extended";
import { storage } from "./storage";

/** The smallest size that is shown. */
const LEAST_MEGABYTES = 0.1;

const dateOf = (seconds: number) => new Date(seconds * 1000);

export const data = inEach((m) =>
  extended(m.data, {
    became: (outcome: NonNullable<BackupsView["outcome"]>) =>
      outcome.is === "failed"
        ? m.data.outcome.failed(storage(m).cause(outcome.trouble.kind))
        : m.data.outcome[outcome.is],
    made: ({ madeAt }: Backup) => m.data.made(dateOf(madeAt)),
    /** `latest` is the newest version of what Bastide keeps. */
    notes: ({ kilobytes, replaced, version }: Backup, latest: number) => {
      const isEarlier = version < latest;
      const is = replaced ? (isEarlier ? "both" : "replaced") : isEarlier ? "earlier" : "plain";
      return m.data.notes(Math.max(kilobytes / 1000, LEAST_MEGABYTES), is);
    },
    holds: (holds: ItemCounts | null) => {
      if (!holds) return m.data.unreadable;
      const { documents, ...others } = holds;
      const counts: Record<string, number> = { ...documents, ...others };
      const things = Object.entries(m.data.items)
        .filter(([of]) => (counts[of] ?? 0) > 0)
        .map(([of, say]) => say(counts[of] ?? 0));
      return things.length > 0 ? m.data.holds(things) : m.data.holdsSettings;
    },
    fromBackup: {
      facts: (game: { finished: boolean; steps: number; updated: number }, isStillHere: boolean) =>
        m.data.fromBackup[isStillHere ? "factsStillHere" : "facts"](
          game.steps,
          dateOf(game.updated),
          game.finished ? "yes" : "no",
        ),
    },
  }),
);
