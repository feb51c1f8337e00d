// What a person chooses before a game stays together: colours differ, names follow who plays until one is typed.
import { expect, test } from "vitest";
import type { MixView } from "../../ipc";
import { Draft, MOST_SEATS } from "./draft.svelte";

const fresh = () => new Draft({ person: ["Anna", "Ben", "Clara"], bot: ["Odo", "Berta"] });

test("a table begins with two people in two colours", () => {
  const { seats } = fresh().wanted;
  expect(seats.map(({ name }) => name)).toEqual(["Anna", "Ben"]);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(2);
});

test("six sit down in six colours and patterns, a seventh does not", () => {
  const draft = fresh();
  for (let more = 0; more < 7; more++) draft.addSeat();
  expect(draft.seats.length).toBe(MOST_SEATS);
  expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(MOST_SEATS);
  expect(new Set(draft.seats.map(({ pattern }) => pattern)).size).toBe(MOST_SEATS);
});

test("the last seat stays", () => {
  const draft = fresh();
  draft.removeSeat(0);
  draft.removeSeat(0);
  expect(draft.wanted.seats.map(({ name }) => name)).toEqual(["Ben"]);
});

test("a colour that is taken changes places", () => {
  const draft = fresh();
  const [first, second] = draft.seats;
  if (!first || !second) throw new Error("two seats");
  const [one, other] = [first.colour, second.colour];
  expect(draft.setColour(first, other)).toBe(true);
  expect([first.colour, second.colour]).toEqual([other, one]);
});

test("a bot brings its name, a typed name stays", () => {
  const draft = fresh();
  const [first, second] = draft.seats;
  if (!first || !second) throw new Error("two seats");
  draft.setBot(first, "greedy");
  second.name = "Zoe";
  second.named = true;
  draft.setBot(second, "random");
  expect(draft.wanted.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ["Odo", "greedy"],
    ["Zoe", "random"],
  ]);
});

test.each([
  ["0", true],
  ["4294967295", true],
  ["4294967296", false],
  ["-1", false],
  ["1.5", false],
  ["", false],
])("the seed “%s” is good: %s", (seed, good) => {
  const draft = fresh();
  draft.seed = seed;
  expect(draft.seedIsGood).toBe(good);
});

const mixOf = (id: string, boxes: string[] | null, builtIn = true): MixView => ({
  id,
  name: `The mix ${id}`,
  tiles: 90,
  expansions: [],
  options: {},
  boxes,
  built_in: builtIn,
});

test("what stands on the shelf lies on the table", () => {
  const draft = new Draft({ person: ["Anna"], bot: [] }, ["tower", "robbers"]);
  expect(draft.wanted.mix).toEqual({ boxes: ["tower", "robbers"] });
  expect(fresh().wanted.mix).toEqual({ boxes: [] });
});

test("boxes are ticked in any number, and an answer to a rule stays", () => {
  const draft = fresh();
  draft.options = { "OP-08": "2" };
  draft.tick("tower", true);
  draft.tick("robbers", true);
  draft.tick("tower", false);
  expect(draft.wanted).toMatchObject({ mix: { boxes: ["robbers"] }, options: { "OP-08": "2" } });
});

test("a mix of the program ticks its boxes and forgets the answers", () => {
  const draft = fresh();
  draft.tick("tower", true);
  draft.options = { "OP-01": "next-one" };
  draft.take(mixOf("robbers-box", ["robbers", "robbers-circle"]));
  expect(draft.wanted).toMatchObject({
    mix: { boxes: ["robbers", "robbers-circle"] },
    options: {},
  });
  expect([draft.holds("tower"), draft.holds("robbers")]).toEqual([false, true]);
});

test("a mix of one's own lies there instead of boxes, until one is ticked", () => {
  const draft = fresh();
  draft.tick("tower", true);
  draft.take(mixOf("evening", ["tower"], false));
  expect([draft.wanted.mix, draft.holds("tower")]).toEqual(["evening", false]);
  draft.tick("inns", true);
  expect([draft.wanted.mix, draft.own]).toEqual([{ boxes: ["inns"] }, null]);
});

test("a box that is known no more is forgotten, and the others stand in their order", () => {
  const draft = new Draft({ person: ["Anna"], bot: [] }, ["robbers", "dragon", "tower"]);
  draft.sort(["tower", "robbers", "inns"]);
  expect(draft.wanted.mix).toEqual({ boxes: ["tower", "robbers"] });
});

test("whoever tries a mix of their own plays it against a bot, unless seats were chosen or tiles are real", () => {
  const own = { id: "own/mix", name: "Mine", built_in: false, boxes: null } as unknown as MixView;
  const bots = (draft: Draft) => draft.wanted.seats.map(({ bot }) => bot);
  const tried = fresh();
  tried.begin(own, "gentle");
  expect(bots(tried)).toEqual([null, "gentle"]);
  const chosen = fresh();
  const [first] = chosen.seats;
  if (first) first.named = true;
  chosen.begin(own, "gentle");
  expect(bots(chosen)).toEqual([null, null]);
  const real = fresh();
  real.layByHand(true);
  real.begin(own, "gentle");
  expect(bots(real)).toEqual([null, null]);
});
