// What travels after which event, and from where.
import { expect, test } from "vitest";
import type { Event, LogEntry, Place } from "../ipc";
import { flightsOf } from "./flights-of-events";

const road: Place = { x: 1, y: 2, kind: "road", at: "N" };
const score = (more: object): Event => ({
  type: "score",
  player: 0,
  points: 4,
  source: "road",
  cause: road,
  when: "closed",
  lines: [],
  majority: [],
  ...more,
});
const logOf = (...events: Event[]): LogEntry[] => [
  {
    step: 1,
    player: 0,
    asked: null,
    turn: 1,
    events: events.map((event) => ({ event, counted: [] })),
    leftOut: null,
  },
];

test("points fly from the feature to who scored", () => {
  expect(flightsOf(logOf(score({})))).toEqual([
    { what: { points: 4 }, from: { place: road }, to: 0, onFoot: false },
  ]);
});

test("what is robbed comes from the robbed player", () => {
  const [flight] = flightsOf(logOf(score({ source: "rob", from: 2 })));
  expect(flight?.from).toEqual({ seat: 2 });
});

test("a captured figure walks to its captor in its owner's colours", () => {
  const captured = {
    type: "captured",
    player: 1,
    owner: 0,
    figure: "follower",
    from: road,
  } as Event;
  expect(flightsOf(logOf(captured))).toEqual([
    { what: { figure: "follower", of: 0 }, from: { place: road }, to: 1, onFoot: true },
  ]);
});

test("goods come from the city that was completed", () => {
  const city: Place = { x: 0, y: 0, kind: "city", at: "S" };
  const completed = { type: "feature-completed", ...city } as Event;
  const goods = { type: "goods-taken", player: 0, goods: "wine", count: 2, rule: "TB-01" } as Event;
  expect(flightsOf(logOf(completed, goods))).toEqual([
    { what: { icon: "wine" }, from: { place: city }, to: 0, onFoot: false },
  ]);
});

test("nothing flies at the end of a game, nor more than eyes can follow", () => {
  const over = { type: "game-over", winners: [0] } as Event;
  expect(flightsOf(logOf(score({}), over))).toEqual([]);
  expect(flightsOf(logOf(...Array.from({ length: 40 }, () => score({})))).length).toBeLessThan(20);
});
