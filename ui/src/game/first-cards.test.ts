// Which rule applies for the first time: what tells it, when a card comes, and that each comes once.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { Event, FeatureReport, GameView, LogEntry, Outcome } from "../ipc";
import { settings } from "../state/settings.svelte";
import { cardsOf, follow } from "./first-cards";
import { FirstCards } from "./first-cards.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, changeSettings: vi.fn() } };
});

beforeEach(() => {
  settings.current = ipc.firstSettings;
  vi.mocked(ipc.rust.changeSettings).mockImplementation((change) =>
    Promise.resolve({ ok: true, value: { ...settings.current, ...change } as ipc.Settings }),
  );
});
afterEach(() => vi.clearAllMocks());

const ANNA = 0;
const BO = 1;
const step = (player: number, ...events: object[]): LogEntry => ({
  step: 1,
  player,
  asked: null,
  turn: 1,
  events: events.map((event) => ({ event: event as Event, counted: [] })),
  leftOut: null,
});
/** Bo, a bot, thinks: nobody is asked. */
const view = (more: object = {}) =>
  ({
    game: { id: 1, locked: false },
    live: true,
    over: false,
    steps: 1,
    phase: "tile",
    toMove: BO,
    seats: [{ bot: null }, { bot: "gentle" }],
    choices: [],
    refused: [],
    figures: [],
    log: [],
    ...more,
  }) as unknown as GameView;
const score = (rule: string, more: object = {}) => ({
  type: "score",
  player: BO,
  points: 4,
  cause: { x: 0, y: 0, kind: "road", at: "N" },
  when: "closed",
  lines: [{ rule, what: "tiles", count: 4, each: 1 }],
  majority: [{ player: BO, strength: 1 }],
  ...more,
});
const laid = { type: "tile-laid", player: BO, tile: "base/U", x: 1, y: 0, rotation: 0 };
const idsOf = (...given: Parameters<typeof cardsOf>) => cardsOf(...given).map(({ id }) => id);
const both = [
  { player: ANNA, strength: 1 },
  { player: BO, strength: 1 },
];

test("a card says how to place a tile when a person is to, and not while a bot is", () => {
  expect(idsOf(view({ toMove: ANNA }), [])).toEqual(["placing"]);
  expect(idsOf(view(), [])).toEqual([]);
});

test("a card says that a follower may be placed when one may, and another who stands in the way", () => {
  const place = { x: 0, y: 0, kind: "city", at: "N" };
  const claim = { action: { type: "figure", figure: "follower", ...place } };
  const refused = [
    { reasons: [{ code: "base/feature-occupied", rule: "BG-12", player: BO, place }] },
  ];
  const asked = { toMove: ANNA, phase: "figure" };
  expect(idsOf(view({ ...asked, choices: [claim] }), [])).toEqual(["claiming"]);
  expect(cardsOf(view({ ...asked, choices: [claim], refused }), [])).toEqual([
    { id: "claiming" },
    { id: "taken", player: BO, kind: "city" },
  ]);
});

test.each([
  ["road", "BG-16"],
  ["city", "BG-17"],
  ["monastery", "BG-20"],
])("the first completed %s brings its card, whoever scored, with the points", (id, rule) => {
  expect(cardsOf(view(), [step(BO, score(rule))])).toEqual([{ id, player: BO, points: 4 }]);
});

test("points that rest on a rule of an expansion beside it bring no card of the base game", () => {
  const lines = [
    { rule: "BG-16", what: "tiles", count: 4, each: 1 },
    { rule: "IC-02", what: "inn", count: 4, each: 1 },
  ];
  expect(idsOf(view(), [step(BO, score("BG-16", { lines }))])).toEqual([]);
});

test("a farmer, a tile that fits nowhere and a shared road each bring a card", () => {
  const farmer = { type: "figure-set", player: BO, figure: "follower", x: 0, y: 0, kind: "field" };
  const aside = { type: "tile-put-aside", tile: "base/C", rule: "BG-09" };
  const shared = score("BG-16", { majority: both });
  expect(idsOf(view(), [step(BO, farmer, aside, shared)])).toEqual([
    "road",
    "shared",
    "farmer",
    "aside",
  ]);
});

test("an empty supply is told to a person who wasn’t asked, and not of a bot", () => {
  const leftOut = {
    after: 0,
    empty: true,
    reasons: [{ code: "base/supply-empty", rule: "BG-13" }],
  };
  expect(idsOf(view(), [{ ...step(ANNA), leftOut }])).toEqual(["empty"]);
  expect(idsOf(view(), [{ ...step(BO), leftOut }])).toEqual([]);
});

test("at the end the cards tell of the final scoring, of what stayed open and of farmers, in this order", () => {
  const final = (rule: string) => score(rule, { when: "final" });
  const end = step(ANNA, { type: "game-over", winners: [BO] }, final("BG-30"), final("BG-29"));
  expect(idsOf(view({ over: true, toMove: null, phase: "over" }), [end])).toEqual([
    "final",
    "open",
    "farmers",
  ]);
});

test("nothing comes while an earlier step is looked at, and in a locked game not before its end", () => {
  const news = [step(BO, score("BG-16"))];
  expect(idsOf(view({ live: false }), news)).toEqual([]);
  expect(idsOf(view({ game: { id: 1, locked: true } }), news)).toEqual([]);
  expect(idsOf(view({ game: { id: 1, locked: true }, over: true }), news)).toEqual(["road"]);
});

const strengths = (...of: object[]) =>
  vi.fn(() =>
    Promise.resolve({ ok: true, value: { strengths: of } } as unknown as Outcome<FeatureReport>),
  );
const show = (cards: FirstCards, now: GameView) => void follow(cards, now, strengths());
const scored = (steps: number, ...events: object[]) =>
  view({ steps, log: [{ ...step(BO, ...events), step: steps }] });

test("the newest card lies on top; what was read goes, and the one below it comes back", async () => {
  const cards = new FirstCards();
  show(cards, view({ toMove: ANNA }));
  show(cards, scored(2, score("BG-16")));
  expect([cards.now?.id, cards.below]).toEqual(["road", 1]);
  await cards.read("road");
  expect([cards.now?.id, cards.below]).toEqual(["placing", 0]);
  expect(settings.current.cardsSeen).toEqual(["road"]);
});

test("of two cards that are read at once both are kept", async () => {
  const cards = new FirstCards();
  show(cards, view({ toMove: ANNA }));
  show(cards, scored(2, score("BG-16")));
  await Promise.all([cards.read("road"), cards.read("placing")]);
  expect(settings.current.cardsSeen).toEqual(["road", "placing"]);
});

test("a card that was read never comes again, in another game either", async () => {
  const cards = new FirstCards();
  show(cards, view({ toMove: ANNA }));
  await cards.read("placing");
  show(cards, view({ toMove: ANNA, game: { id: 2, locked: false } }));
  expect(cards.now).toBeNull();
});

test("a card that nobody read stays while others play, and is gone with its game", () => {
  const cards = new FirstCards();
  show(cards, view({ toMove: ANNA }));
  show(cards, view({ steps: 2 }));
  expect(cards.now?.id).toBe("placing");
  show(cards, view({ game: { id: 2, locked: false } }));
  expect(cards.now).toBeNull();
});

test("whoever wants no more cards gets none, and the setting keeps it", async () => {
  const cards = new FirstCards();
  show(cards, view({ toMove: ANNA }));
  await cards.end();
  show(cards, scored(2, score("BG-16")));
  expect(cards.now).toBeNull();
  expect(ipc.rust.changeSettings).toHaveBeenLastCalledWith({ firstCards: false });
});

const standing = [
  { player: ANNA, figure: "follower", x: 0, y: 0, kind: "city", at: "N", segment: 0, count: 1 },
  { player: BO, figure: "follower", x: 1, y: 0, kind: "city", at: "N", segment: 0, count: 1 },
];

test("a tile that brings followers of two players together brings a card, as Rust tells it", async () => {
  const cards = new FirstCards();
  const feature = strengths(...both);
  await follow(cards, view(), feature);
  await follow(cards, { ...scored(2, laid), figures: standing as GameView["figures"] }, feature);
  expect(cards.now).toEqual({ id: "shared", kind: "city" });
});

test("followers that stand apart bring none", async () => {
  const feature = strengths({ player: ANNA, strength: 1 });
  const cards = new FirstCards();
  await follow(cards, view(), feature);
  await follow(cards, { ...scored(2, laid), figures: standing as GameView["figures"] }, feature);
  expect(feature).toHaveBeenCalledTimes(2);
  expect(cards.now).toBeNull();
});
