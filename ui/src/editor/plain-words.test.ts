// No word of a file reaches people: whatever stands on a tile has a name, and what is told of sets and tiles says theirs.
import { expect, test } from "vitest";
import { GOODS, MARKS, PICTURES } from "../art";
import type { CampaignOp, DrawOp, Problem, SetOp } from "../ipc";
import { ownName } from "../tiles/tile-names";
import { inLanguage } from "../words";

const { build, tiles, own, share } = inLanguage("en");
const setName = (id: string) => (id === "river-bends" ? "River Bends" : build.goneSet);

test.each([...GOODS, ...MARKS, ...PICTURES, "cathedral", "monastery", "village", "bridge"])(
  "%s has a name in a sentence, and one in a list",
  (word) => {
    expect(tiles.named(word)).not.toBe(tiles.strange);
    expect(tiles.label(word)).not.toBe(tiles.strange);
    expect(tiles.label(word)).not.toMatch(/^an? /);
  },
);

test.each(["road", "city", "field", "pennant"])("%s has a name where tiles are counted", (word) => {
  expect(tiles.label(word)).not.toBe(tiles.strange);
});

test("several pennants are counted, and have one name everywhere", () => {
  const city = { pennants: 3, cathedral: false, goods: null, roadside: [] };
  expect(tiles.held(city as never)).toEqual(["3 pennants"]);
  expect(tiles.held({ ...city, pennants: 1 } as never)).toEqual(["a pennant"]);
  expect(build.draw.pennants).toBe("Pennants");
});

test("a step of a mix says the names of its sets", () => {
  const times = (set: string, times: number) =>
    build.did({ of: "mix", change: { do: "times", set, times } }, setName, ownName);
  expect(times("river-bends", 1)).toBe("Put “River Bends” in once");
  expect(times("gone", 0)).not.toContain("gone");
});

test("a step of a mix says which tile it was about", () => {
  const count = (count: number | null) =>
    build.did({ of: "mix", change: { do: "count", tile: "own/A", count } }, setName, ownName);
  expect(count(0)).toBe("A: 0 copies");
  expect(count(null)).toBe("A: as many copies as its set has");
});

test("a step of a set says which tile it was about", () => {
  const did = (change: SetOp) => build.did({ of: "set", change }, setName, ownName);
  expect(did({ do: "count", tile: "own/A", count: 4 })).toBe("Tile A: 4 copies");
  expect(did({ do: "rename", tile: "own/A", name: "Mill" })).toBe("Renamed tile A to Mill");
  expect(did({ do: "remove", tiles: ["own/A"] })).toBe("Deleted tile A");
  expect(did({ do: "remove", tiles: ["own/A", "own/B"] })).toBe("Deleted 2 tiles");
});

test("a step of a campaign says which chapter it was about, and one of a draw what was chosen", () => {
  const titles: Record<string, string> = { ford: "The ford", mill: "The mill" };
  const did = (change: CampaignOp) =>
    build.did({ of: "campaign", change }, setName, ownName, (id) => titles[id]);
  const added = { at: 0, brought: null, say: "" };
  expect(did({ do: "add", scenario: "ford", ...added })).toBe("Added “The ford”");
  expect(did({ do: "add", scenario: "mill", ...added })).toBe("Added “The mill”");
  expect(did({ do: "leads", chapter: "ford", way: "loss", to: "mill", on: true })).toBe(
    "Let a loss in “The ford” lead to “The mill”",
  );
  expect(did({ do: "remove", chapter: "gone" })).not.toContain("“");
  const drawn = (draw: DrawOp) =>
    build.did({ of: "position", change: { do: "draw", draw } }, setName, ownName);
  const steps: DrawOp[] = [
    { from: "order", tiles: ["base/A"] },
    { from: "order", tiles: ["base/A", "base/B"] },
    { from: "seed", seed: 7 },
    { from: "left" },
    { from: "by-hand" },
  ];
  expect(new Set(steps.map(drawn)).size).toBe(steps.length);
});

test("a twin is told by its own name, or by the set that it is of", () => {
  const { twin, tileCalled, tileCalledOf } = build.set;
  expect(twin(tileCalled("A"), [tileCalled("B")], "same")).toBe("“A” is the same as “B”.");
  expect(
    twin(tileCalled("A"), [tileCalled("B"), tileCalledOf("Monastery", "Base game")], "mirrored"),
  ).toBe("“A” is the mirror image of “B” and “Monastery” of “Base game”.");
});

test.each(["no-set", "no-tile", "set-needed"] as const)(
  "whoever makes a mix reads no id: %s",
  (says) => {
    const problem = { what: { says, facts: { id: "river-bends", near: null } } };
    expect(build.fault(problem as unknown as Problem)).not.toMatch(/river-bends|["`]/);
  },
);

test("a note that is too long is told without a key", () => {
  expect(own.making.noteLong(38, 30)).toBe("This has 38 words; at most 30 are allowed.");
});

test("two documents of one name are told once", () => {
  expect(build.used(["School mix", "First city", "First city"])).toBe(
    "Needed by School mix and First city",
  );
  expect(share.along(["First city", "First city"])).toBe("included: “First city” needs it");
});

test("a tile without a name is called by its land, one of one’s own by both", () => {
  const look = {
    parts: [
      { kind: "field", at: ["SL"], things: [], village: false },
      { kind: "city", at: ["N"], things: ["a pennant"], village: false },
    ],
    things: [],
  } as const;
  expect(tiles.called(look)).toBe("City in the north with a pennant");
  expect(tiles.calledWith("D", look)).toBe("D: city in the north with a pennant");
});
