// What is told of a set or a mix says what its tiles are called, each thing once.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Catalog, FaultView, TileDesign, TwinTile } from "../ipc";
import { catalog } from "../state/catalog.svelte";
import { language, t } from "../state/language.svelte";
import type { Editor } from "./editor.svelte";
import FaultList from "./FaultList.svelte";
import Twins from "./Twins.svelte";

vi.mock("../ipc");
vi.mock("./editor.svelte", async (original) => ({
  ...(await original<object>()),
  editorHere: () => ({ view: { kind: "mix" }, change: vi.fn() }) as unknown as Editor,
}));

const river = (id: string, name?: string): TileDesign => ({
  id,
  set: id.split("/")[0]!,
  ...(name === undefined ? {} : { names: { en: name } }),
  count: 1,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [
    {
      kind: "river",
      edges: ["E", "W"],
      cities: [],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
  ],
});

beforeEach(async () => {
  await language.readRest();
  catalog.current = {
    tiles: [river("river/D"), river("river/F"), river("own/A", "Brook"), river("own/B", "Creek")],
    sets: [
      { id: "river", name: "The River", built_in: true },
      { id: "own", name: "Mine", built_in: false },
    ],
  } as unknown as Catalog;
});

const twin = (tile: string, like: string): TwinTile => ({ tile, like, how: "same" });
const TWINS = [
  twin("own/A", "own/B"),
  twin("own/A", "river/D"),
  twin("own/A", "river/F"),
  twin("own/B", "own/A"),
  twin("own/B", "river/D"),
  twin("own/B", "river/F"),
];
const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.trim());

test("each tile has one line of twins, which says what the others are called, each pair once", () => {
  render(Twins, { twins: TWINS, always: true });
  const elsewhere = "“River between east and west” of “The River”";
  expect(items()).toEqual([
    `“Brook” is the same as “Creek” and ${elsewhere}.`,
    `“Creek” is the same as ${elsewhere}.`,
  ]);
});

test("beside its drawing a tile has all of its twins", () => {
  render(Twins, { twins: TWINS.filter(({ tile }) => tile === "own/B") });
  expect(items()).toHaveLength(1);
  expect(items()[0]).toMatch(/^“Creek” is the same as “Brook” and “River between/);
});

test("of two springs it is told by their names which is used, and the other can be taken instead", () => {
  const facts = { tile: "own/A", n: 1, stays: "river/D" };
  const problem = {
    code: "leaves-the-game",
    severity: "warning",
    path: "sets",
    what: { says: "leaves-the-game", facts },
  };
  const fix = { of: "mix", change: { do: "count", tile: "river/D", count: 0 } };
  const fault = { problem, fix, tile: null, cells: [], segments: [] } as unknown as FaultView;
  render(FaultList, { faults: [fault] });
  expect(items()[0]).toContain("“Brook”");
  expect(items()[0]).toContain("“River between east and west”");
  expect(items()[0]).not.toMatch(/own\/|river\//);
  expect(screen.getByRole("button", { name: t().build.fixes.instead })).toBeTruthy();
});
