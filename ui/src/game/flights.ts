// What travels after a decision: points, figures and goods, from where to whom. It retells events; it judges none.
import type { Event, FigureKind, LogEntry, Place } from "../ipc";

export type Whence = { place: Place } | { seat: number };

export interface Flight {
  what: { points: number } | { figure: FigureKind; of: number } | { goods: string };
  from: Whence;
  /** The seat where it arrives. */
  to: number;
  /** A captive goes on foot. */
  onFoot: boolean;
}

/** So many fly at once; more could not be followed with the eyes. */
const FOLLOWED = 12;

type Told<Type extends Event["type"]> = Extract<Event, { type: Type }>;

const fly = (what: Flight["what"], from: Whence | null, to: number, onFoot = false) =>
  from && { what, from, to, onFoot };

/** What each event sets in motion; the others move nothing. `city` is the one completed last. */
const ways: {
  [Type in Event["type"]]?: (event: Told<Type>, city: Place | null) => Flight | null;
} = {
  score: ({ points, player, cause, from }) =>
    // What is robbed or bought comes from a player, whatever feature began it.
    fly({ points }, typeof from === "number" ? { seat: from } : cause && { place: cause }, player),
  "figure-home": ({ figure, player, from }) =>
    fly({ figure, of: player }, from && { place: from }, player),
  captured: ({ figure, owner, player, from }) =>
    fly({ figure, of: owner }, { place: from }, player, true),
  "ransom-paid": ({ figure, player, to }) =>
    fly({ figure, of: player }, { seat: to }, player, true),
  "goods-taken": ({ goods, player }, city) => fly({ goods }, city && { place: city }, player),
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
