// What happened since a person at the table last decided, up to what is seen. It repeats what it is told; it counts no rule.
import type { GameView, LogEntry, LoggedEventView } from "../ipc";

type SeenTable = Pick<GameView, "step"> & { seats: readonly { bot: string | null }[] };

/** The events of the last decision of a person, and of all that bots did after it. */
const recentEvents = (
  { seats, step }: SeenTable,
  log: readonly LogEntry[],
): LoggedEventView["event"][] => {
  const past = log.filter((entry) => entry.step <= step);
  const last = past.findLastIndex(({ player }) => player !== null && seats[player]?.bot === null);
  return past.slice(Math.max(last, 0)).flatMap(({ events }) => events.map(({ event }) => event));
};

/** What each player gained in it, by seat. */
export const recentGains = (view: SeenTable, log: readonly LogEntry[]): number[] => {
  const gains = view.seats.map(() => 0);
  for (const event of recentEvents(view, log))
    if (event.type === "score") gains[event.player] = (gains[event.player] ?? 0) + event.points;
  return gains;
};

/** The tiles that were put aside in it, as they fitted nowhere. */
export const recentlyPutAside = (view: SeenTable, log: readonly LogEntry[]) =>
  recentEvents(view, log).filter((event) => event.type === "tile-put-aside");
