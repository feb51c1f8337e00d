// What travels after a decision: points, figures and goods, from where to whom. It retells events; it judges none.
import type { Event, LogEntry, Place } from "../ipc";
import { flights as ofExpansions } from "../expansions/roster";
import type { Flight, Ways, Whence } from "../expansions/expansion";

/** So many fly at once; more could not be followed with the eyes. */
const FOLLOWED = 12;

const fly = (what: Flight["what"], from: Whence | null, to: number) =>
  from && { what, from, to, onFoot: false };

const ways: Ways = {
  score: ({ points, player, cause, from }) =>
    // What a player gives comes from there, whatever feature began it.
    fly({ points }, typeof from === "number" ? { seat: from } : cause && { place: cause }, player),
  "figure-home": ({ figure, player, from }) =>
    fly({ figure, of: player }, from && { place: from }, player),
  ...ofExpansions,
};

export const flightsOf = (news: readonly LogEntry[]): Flight[] => {
  const events = news.flatMap((entry) => entry.events.map(({ event }) => event));
  // The end of a game has a page of its own that goes through every score.
  if (events.some(({ type }) => type === "game-over")) return [];
  let city: Place | null = null;
  const flights: Flight[] = [];
  for (const event of events) {
    if (event.type === "feature-completed")
      city = { x: event.x, y: event.y, kind: event.kind, at: event.at };
    const way = ways[event.type] as
      ((event: Event, city: Place | null) => Flight | null) | undefined;
    const flight = way?.(event, city);
    if (flight) flights.push(flight);
  }
  return flights.slice(0, FOLLOWED);
};
