// Whatever the rules can refuse, tell, count or offer has words: their own lists are read, so a new one cannot be forgotten.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Action, Event, Line, Reason, Source } from "../ipc";
import { inLanguage } from ".";
import { named, type PlayerNames, type WordContext } from "./vocabulary";

const golden = join(import.meta.dirname, "../../../tests/golden");
const lines = (file: string) =>
  readFileSync(join(golden, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

const words = inLanguage("en");
const name = (player: number) => named(["Anna", "Ben", "Clara"][player] ?? "nobody");
const you = { name: "You", you: true };
const sentence = /^[A-Z“].*\.$/;
const place = { x: 0, y: 0, kind: "city", at: "N" } as const;

const codes = lines("codes.txt").map((line) => line.split(" ") as [string, string]);

test("the list of codes is read", () => expect(codes.length).toBeGreaterThan(40));

test.each(codes)("%s is told in a sentence, with and without its facts", (code, rule) => {
  const bare: Reason = { code, rule };
  for (const reason of [bare, { ...bare, place, side: "E" as const, player: 1, n: 3, m: 5 }]) {
    const said = words.reason(reason, name);
    expect(said).not.toBe(code);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/undefined|null|NaN|nobody/);
  }
});

test("no two refusals of one expansion are told alike", () => {
  const sentences = codes.map(
    ([code, rule]) => `${code.split("/")[0]} ${words.reason({ code, rule }, name)}`,
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

const actions = lines("actions.txt").map((line) => JSON.parse(line) as Action);

test.each(actions.map((action) => [action.type, action] as const))(
  "the choice %s has a name",
  (_, action) => {
    expect(words.choices.describe(action, name)).toMatch(/^[A-Z]/);
    expect(words.choices.describe(action, name)).not.toMatch(/undefined|nobody/);
  },
);

test("a large follower is called by its role, as any follower", () => {
  const knight = { type: "figure", figure: "big-follower", ...place } as const;
  expect(words.choices.describe(knight, name)).toBe("Large knight in the city in the north");
  expect(words.choices.describe({ ...knight, kind: "tower", at: "I" }, name)).toBe(
    "Large follower on top of the tower",
  );
  expect(words.choices.describe({ type: "ransom", from: 1, figure: "big-follower" }, name)).toBe(
    "Buy your large follower back from Ben",
  );
  expect(words.choices.describe({ type: "exchange", figure: "big-follower" }, name)).toBe(
    "The large follower goes home",
  );
});

test("what has a number on the board is called by it, and needs no place", () => {
  const landmarks = [
    { what: "tower", x: 2, y: 1, number: 3 },
    { what: "crossroads", x: 2, y: 1, number: 4 },
    { what: "crop-circle", x: 2, y: 1, number: 2 },
  ] as const;
  const context = { landmarks: [...landmarks], landed: { x: 2, y: 1 }, crop: "field" as const };
  const [here, elsewhere] = [
    { x: 2, y: 1 },
    { x: 0, y: 0 },
  ];
  const floor = { type: "floor", x: 2, y: 1 } as const;
  expect(words.choices.describe(floor, name, elsewhere, context)).toBe("Put a floor on tower 3");
  expect(words.choices.describe(floor, name, here, context)).toBe("Put a floor on tower 3, here");
  expect(words.choices.describe(floor, name, elsewhere)).toBe(
    "Put a floor on a tower, 2 east, 1 south",
  );
  const top = { type: "figure", figure: "follower", x: 2, y: 1, kind: "tower", at: "I" } as const;
  expect(words.choices.describe(top, name, elsewhere, context)).toBe("Follower on top of tower 3");
  const raised = { type: "floor-added", player: 0, x: 2, y: 1, floors: 2 } as const;
  expect(words.events.describe(raised, name, undefined, context)).toBe(
    "Anna raises tower 3 to 2 floors.",
  );
  const house = { type: "tollhouse-placed", player: 1, x: 2, y: 1, value: 1, moved: true } as const;
  expect(words.events.describe(house, name, undefined, context)).toBe(
    "Ben moves the tollhouse to crossroads D, showing 1.",
  );
  expect(words.events.phase("crop", named("Anna"), context)).toBe(
    "Anna, crop circle 2 calls for farmers.",
  );
  const reach = { ...here, cells: [] };
  expect(words.events.phase("capture", named("Anna"), { ...context, reach })).toBe(
    "Anna, choose whom tower 3 captures.",
  );
});

test("where no figure can be placed, what can be done is asked", () => {
  const recall = { type: "recall", x: 8, y: 7, kind: "garden", at: "I" } as const;
  const asked = (...actions: Action[]) => {
    const choices = actions.map((action) => ({ action })) as NonNullable<WordContext["choices"]>;
    return words.events.phase("figure", named("Anna"), { choices });
  };
  const pass: Action = { type: "pass" };
  const set: Action = { ...recall, type: "figure", figure: "abbot" };
  expect(asked(recall, pass)).toBe("Anna, recall the abbot?");
  expect(asked(recall, set, pass)).toBe("Anna, place a figure?");
  const floor = { type: "floor", x: 1, y: 0 } as unknown as Action;
  expect(asked(recall, floor, pass)).toBe("Anna, do you want to do something else?");
});

/** Every property named `field` in every golden game. */
const inGames = (field: string): string[] => {
  const found = new Set<string>();
  const search = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(search);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (key === field && typeof inner === "string") found.add(inner);
        search(inner);
      }
  };
  for (const expansion of readdirSync(golden, { withFileTypes: true }))
    if (expansion.isDirectory())
      for (const file of readdirSync(join(golden, expansion.name)))
        if (file.endsWith(".json"))
          search(JSON.parse(readFileSync(join(golden, expansion.name, file), "utf8")));
  return [...found].sort();
};

test.each(inGames("what"))("what a score counts has a plural: %s", (what) => {
  expect(words.events.knowsCounted(what)).toBe(true);
});

test.each(inGames("source"))("points from %s are told with their cause", (source) => {
  const score = { player: 0, points: 4, source: source as Source, from: 1 };
  expect(words.events.sources[source as Source]).toBeTruthy();
  expect(words.events.cause(score, name)).toBeTruthy();
});

test("lines are sums that a reader can check", () => {
  const tiles: Line = { rule: "BG-17", what: "tiles", count: 3, each: 2 };
  expect(words.events.line(tiles)).toBe("3 tiles × 2 = 6");
  expect(words.events.line({ ...tiles, what: "ransom", count: 1, each: -3 })).toBe("1 ransom = −3");
});

test("half of somebody’s points says of how many, and how it was rounded", () => {
  const half: Line = { rule: "RB-07", what: "half", count: 2, each: 1 };
  expect(words.events.line(half, 4)).toBe("half of 4 points = 2");
  expect(words.events.line(half, 3)).toBe("half of 3 points, rounded up, = 2");
  expect(words.events.line({ ...half, count: 1 }, 1)).toBe("half of 1 point, rounded up, = 1");
});

test("a feature that nobody scores says so", () => {
  const road: Event = {
    type: "feature-completed",
    x: 0,
    y: 0,
    kind: "road",
    at: "N",
    owned: false,
  };
  expect(words.events.describe(road, name)).toBe(
    "A road is complete, but nobody has a follower there.",
  );
});

const figure = "follower" as const;
const player = 0;
const examples: { [Type in Event["type"]]: Extract<Event, { type: Type }> } = {
  "turn-began": { type: "turn-began", player, turn: 4 },
  "second-part": { type: "second-part", player, rule: "TB-25" },
  "tile-drawn": { type: "tile-drawn", player, tile: "base/D" },
  "tile-put-aside": { type: "tile-put-aside", tile: "base/D", rule: "BG-09" },
  "tile-laid": { type: "tile-laid", player, tile: "base/D", x: 1, y: 0, rotation: 2 },
  "figure-set": { type: "figure-set", player, figure, ...place },
  "figure-home": { type: "figure-home", player, figure, from: place, why: "lonely" },
  "feature-completed": { type: "feature-completed", ...place, owned: true },
  score: {
    type: "score",
    player,
    points: 6,
    source: "city",
    cause: place,
    when: "closed",
    lines: [],
    majority: [],
  },
  "goods-taken": { type: "goods-taken", player, goods: "wine", count: 2, rule: "TB-08" },
  "floor-added": { type: "floor-added", player, x: 0, y: 0, floors: 2 },
  captured: { type: "captured", player, owner: 1, figure, from: place },
  "ransom-paid": { type: "ransom-paid", player, to: 1, figure, points: 3 },
  "tollhouse-placed": { type: "tollhouse-placed", player, x: 0, y: 0, value: 1, moved: false },
  "tollhouse-flipped": { type: "tollhouse-flipped", player, value: 2, rule: "TK-20" },
  "robber-placed": { type: "robber-placed", player, space: 7 },
  "robber-followed": { type: "robber-followed", player, with: 1, space: 9 },
  "robber-home": { type: "robber-home", player },
  "crop-chosen": { type: "crop-chosen", player, choice: "remove", x: 1, y: -2 },
  "crop-passed-over": {
    type: "crop-passed-over",
    player,
    why: "supply-empty",
    x: 1,
    y: -2,
    rule: "CC-06",
  },
  passed: { type: "passed", player },
  "ended-here": { type: "ended-here", left: 3 },
  "game-over": { type: "game-over", winners: [0, 1] },
};

test.each(Object.values(examples).map((event) => [event.type, event] as const))(
  "the event %s is told in a sentence",
  (_, event) => {
    expect(words.events.describe(event, name)).toMatch(sentence);
    expect(words.events.describe(event, name)).not.toMatch(/undefined|nobody/);
  },
);

test("no two events are told alike", () => {
  const sentences = Object.values(examples).map((event) => words.events.describe(event, name));
  expect(new Set(sentences).size).toBe(sentences.length);
});

/** Whatever is said of Ada in a whole sentence has one for you as well: no verb of hers, no “You’s”. */
const both = (tell: (name: PlayerNames) => string): [ada: string, you: string] => [
  tell((player) => named(player === 0 ? "Ada" : "Ben")),
  tell((player) => (player === 0 ? you : named("Ben"))),
];

test.each(
  Object.values(examples)
    .filter(({ type }) => type !== "turn-began")
    .map((event) => [event.type, event] as const),
)("the event %s is told of you as of yourself", (_, event) => {
  const [ada, you] = both((of) => words.events.describe(event, of));
  expect(you).not.toMatch(/You’s|their own/);
  expect(you).not.toMatch(/[a-z,] You\b/);
  if (ada.includes("Ada ") && !ada.includes(" share "))
    expect(you).not.toBe(ada.replace(/Ada/g, "You"));
});

test("your own knight goes back to you", () => {
  const back: Event = { type: "captured", player: 0, owner: 0, figure, from: place };
  expect(both((of) => words.events.describe(back, of))).toEqual([
    "Ada takes back their own knight on the first tile.",
    "You take back your own knight on the first tile.",
  ]);
});

test("nobody wins a game that they play alone", () => {
  const over: Event = { type: "game-over", winners: [0] };
  const alone = { seats: [{}] } as unknown as Parameters<typeof words.events.describe>[3];
  expect(words.events.describe(over, () => named("Ada"), undefined, alone)).toBe(
    "The game is over.",
  );
  expect(words.events.describe(over, () => named("Ada"))).toBe("The game is over. Ada wins.");
});

test("what stands beside the board is yours too", () => {
  expect(words.table.track.marker(you, 3)).toBe("Your marker, 3 points");
  expect(words.expansions.tower.prisoner("follower", you)).toBe("Holds your follower prisoner");
  expect(words.expansions.robbers.of(you)).toBe("Your robber");
  expect(words.expansions.tollkeepers.of(you)).toBe("Your tollhouse");
  expect(words.table.end.won(you)).toBe("You win.");
  expect(words.table.end.shared([named("Ada"), you])).toBe("Ada and you share the win.");
});

test("what is context of you is context without calling you by your name", () => {
  for (const phase of ["draw", "tile", "figure", "order", "capture", "exchange", "robber"] as const)
    expect(words.events.phase(phase, you)).not.toMatch(/^You,/);
});

test.each(codes)("%s is told of you as of yourself", (code, rule) => {
  const reason: Reason = { code, rule, place, side: "E", player: 0, n: 3, m: 5 };
  const [ada, you] = both((of) => words.reason(reason, of));
  expect(you).not.toMatch(/You’s|[a-z,] You\b/);
  if (ada.includes("Ada ")) expect(you).not.toBe(ada.replace(/Ada/g, "You"));
});
