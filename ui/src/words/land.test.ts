// What a tile, a place and a feature are told as, to whoever does not see them.
import { expect, test } from "vitest";
import type { CellDescription, Part } from "./vocabulary";
import { inLanguage } from ".";
import { named } from "./vocabulary";

const { land, tiles, board, events, spoken, choices } = inLanguage("en");
const name = (player: number) => named(["Anna", "Ben"][player] ?? "nobody");

const part = (kind: Part["kind"], at: Part["at"], more: Partial<Part> = {}): Part => ({
  kind,
  at,
  things: [],
  village: false,
  ...more,
});
const tile = (...parts: Part[]) => tiles.describe({ parts, things: [] });
const ALL = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] as const;

test("a tile is told by its sides and what joins them, fields last", () => {
  const city = part("city", ["N"]);
  const road = part("road", ["E", "W"]);
  expect(
    tile(part("field", ["EL", "WR"]), part("field", ["ER", "SL", "SR", "WL"]), road, city),
  ).toBe(
    "city in the north; road between east and west; " +
      "field in the north-east and north-west corners; field in the south",
  );
});

test("one city on several sides is told apart from several cities", () => {
  expect(tile(part("city", ["N", "W"], { things: ["a pennant"] }))).toBe(
    "one city in the north and west with a pennant",
  );
  expect(tile(part("city", ["N"]), part("city", ["W"]))).toBe(
    "separate cities in the north and west",
  );
  expect(tile(part("city", ["N", "E", "S", "W"], { things: ["a cathedral"] }))).toBe(
    "one city on all sides with a cathedral",
  );
});

test("a road says where it ends, and what lies beside it", () => {
  expect(tile(part("road", ["S"]))).toBe("road to the south");
  expect(tile(part("road", ["E"], { village: true }))).toBe("road from a village to the east");
  expect(tile(part("road", ["N", "E"], { things: ["an inn"] }))).toBe(
    "road between north and east with an inn",
  );
});

test("a field says how far it reaches, not one of its ends", () => {
  expect(land.spread(ALL)).toBe("on all sides");
  expect(land.spread(["ER", "SL"])).toBe("in the south-east corner");
  expect(land.spread(["EL", "SR", "WL", "WR"])).toBe("in the west and the north-east corner");
  expect(land.spread([])).toBe("in the middle");
  expect(land.spread(["E", "W"], "road")).toBe("from east to west");
  expect(land.spread(["E", "W"], "city")).toBe("in the east and west");
});

test("a figure is told with all of the land it would stand on", () => {
  const farmer = {
    type: "figure",
    figure: "follower",
    x: 0,
    y: 0,
    kind: "field",
    at: "NL",
  } as const;
  const text = (at: Part["at"]) =>
    choices.describe(farmer, name, null, { land: () => part("field", at) });
  expect(text(ALL)).toBe("Farmer on the field on all sides");
  expect(text(["NL", "WR"])).toBe("Farmer on the field in the north-west corner");
  expect(choices.describe(farmer, name)).toBe("Farmer on the field in the north, toward the west");
});

test("what is alike is told at once", () => {
  const end = (at: "E" | "S" | "W", more?: Partial<Part>) => part("road", [at], more);
  const village = { village: true };
  expect(tile(end("E", village), end("S", village), end("W", village))).toBe(
    "roads from a village to the east, south and west",
  );
  expect(tile(end("E"), end("W"))).toBe("separate roads to the east and west");
  expect(tile(end("E"), end("W", { things: ["an inn"] }))).toBe(
    "road to the west with an inn; road to the east",
  );
});

test("what is only heard leaves the fields out, unless there is nothing else", () => {
  const heard = (...parts: Part[]) => tiles.short({ parts, things: [] });
  expect(heard(part("city", ["N"]), part("field", ["SL", "SR"]))).toBe("city in the north");
  expect(heard(part("field", ALL))).toBe("field on all sides");
});

test("four fields in the corners are told at once", () => {
  const corner = (...at: Part["at"]) => part("field", at);
  expect(tile(corner("NL", "WR"), corner("NR", "EL"), corner("ER", "SL"), corner("SR", "WL"))).toBe(
    "a field in each corner",
  );
});

const place = (more: Partial<CellDescription>): CellDescription => ({
  x: 2,
  y: -1,
  tile: null,
  standing: [],
  built: [],
  lastOf: null,
  free: false,
  turns: null,
  ...more,
});

test("a place says where it is, counted from the first tile, and what lies there", () => {
  const look = {
    parts: [part("field", ["WR", "EL"]), part("city", ["N"])],
    things: [],
  };
  const standing = [
    { part: 1, kind: "city" as const, player: 0, figure: "follower" as const, count: 1 },
  ];
  expect(land.cell(place({ tile: look, standing, lastOf: 1 }), name)).toBe(
    "2 east, 1 north: city in the north, Anna’s knight; Ben’s last tile.",
  );
  expect(land.cell(place({ x: 0, y: 0, tile: look }), name)).toBe(
    "The first tile: city in the north.",
  );
});

test("a free place says how the tile fits, if that may be told", () => {
  const text = (more: Partial<CellDescription>) => land.cell(place(more), name);
  expect(text({})).toBe("2 east, 1 north: empty.");
  expect(text({ free: true })).toBe("2 east, 1 north: free.");
  expect(text({ free: true, turns: [] })).toBe("2 east, 1 north: the tile does not fit.");
  expect(text({ free: true, turns: [0, 2] })).toBe(
    "2 east, 1 north: the tile fits as drawn and upside down.",
  );
});

const city = {
  kind: "city",
  x: 2,
  y: 0,
  tiles: 3,
  open: 2,
  complete: false,
  worth: 6,
  cities: 0,
} as const;

test("a feature says what it would be and who would gain", () => {
  const shares = [{ player: 0, points: 6 }];
  expect(land.reached({ ...city, shares: [] }, name)).toBe("free city of 3 tiles, 2 sides open");
  expect(land.reached({ ...city, shares }, name)).toBe("Anna’s city of 3 tiles, 2 sides open");
  expect(land.reached({ ...city, open: 0, complete: true, shares }, name)).toBe(
    "completes the city of 3 tiles: 6 points for Anna",
  );
  expect(land.reached({ ...city, open: 0, complete: true, shares: [] }, name)).toBe(
    "completes the city of 3 tiles, worth 6 points",
  );
});

test("a feature of several says whose it is", () => {
  const shares = [0, 1].map((player) => ({ player, points: 6 }));
  expect(land.reached({ ...city, shares }, name)).toBe(
    "city of 3 tiles, shared by Anna and Ben, 2 sides open",
  );
});

test("several figures of one owner on a piece of land are counted", () => {
  const look = { parts: [part("city", ["N"])], things: [] };
  const standing = [
    { part: 0, kind: "city" as const, player: 0, figure: "follower" as const, count: 2 },
  ];
  expect(land.cell(place({ tile: look, standing }), name)).toBe(
    "2 east, 1 north: city in the north, Anna’s 2 knights.",
  );
});

test("a monastery beside is told with its place", () => {
  const monastery = { ...city, kind: "monastery" as const, shares: [{ player: 1, points: 7 }] };
  expect(land.beside(monastery, name)).toBe("2 east, Ben’s monastery, 2 places around it free");
});

test("places are told one way everywhere", () => {
  const laid = { type: "tile-laid", player: 1, tile: "base/D", x: -1, y: 2, rotation: 1 } as const;
  expect(events.describe(laid, name)).toBe("Ben places the tile at 1 west, 2 south, turned right.");
  expect(board.aimed(-1, 2, 1, true)).toBe("1 west, 2 south, turned right");
  expect(board.cell.title(-1, 2)).toBe("1 west, 2 south of the first tile");
  expect(spoken.place(-1, 2, 1, [])).toBe("1 west, 2 south, turned right");
  const capture = {
    type: "capture",
    figure: "follower",
    owner: 1,
    x: -1,
    y: 2,
    kind: "city",
    at: "N",
  } as const;
  expect(choices.describe(capture, name, { x: 0, y: 0 })).toBe(
    "Capture Ben’s knight, 1 west, 2 south",
  );
});

test.each([
  ["at 2 east, 1 north", { x: 2, y: -1 }],
  ["lay 1w3s turned right", { x: -1, y: 3 }],
  ["w 4 north", { x: 0, y: -4 }],
  ["a first", { x: 0, y: 0 }],
  ["why here", null],
])("a command names a place: %s", (text, cell) => expect(spoken.command.cell(text)).toEqual(cell));

test("a command is known by its word or its letter, and says how the tile lies", () => {
  expect(spoken.command.named("Scores")).toBe("scores");
  expect(spoken.command.named(" s ")).toBe("scores");
  expect(spoken.command.named("sing")).toBeNull();
  expect(spoken.command.turn("lay 1 east upside down")).toBe(2);
  expect(spoken.command.turn("lay 1 east")).toBeNull();
});

test("what was drawn is told to whoever does not see it", () => {
  const drawn = { type: "tile-drawn", player: 0, tile: "base/D" } as const;
  expect(events.describe(drawn, name, () => "city in the north")).toBe(
    "Anna draws: city in the north.",
  );
});
