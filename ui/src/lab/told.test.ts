// What a run tells at a glance: its own tiles come first, beside the mean of all, and what stands out is said in a sentence.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Catalog, LabFirst, LabTile, RunView, TileDesign } from "../ipc";
import { catalog } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import { ticked } from "./followed.svelte";
import FollowedTiles from "./FollowedTiles.svelte";
import Told from "./Told.svelte";

vi.mock("../ipc");

const design = (id: string, names?: Record<string, string>): TileDesign => ({
  id,
  set: id.split("/")[0]!,
  ...(names ? { names } : {}),
  count: 1,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [
    {
      kind: "road",
      edges: ["N", "S"],
      cities: [],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
  ],
});
const tile = (id: string, claimed: number): LabTile => ({
  tile: id,
  laid: 2,
  points: 1.5,
  best: 3,
  fate: { turn: 12.25, claimed, unfinished: 0.25 },
});
const view = {
  run: { id: 1, name: "Mine" },
  designs: [design("mine/A", { en: "Toll bridge" })],
  report: {
    games: 100,
    points_per_turn: 2.25,
    first: { lead: 2, lead_sure: { low: 1, high: 3 } },
    measures: [{ group: "game", what: "turns", expansion: "base", mean: 70.6 }],
    tiles: [tile("base/D", 0.5), tile("mine/A", 0.25)],
    begun: ["base/D"],
    every_tile: tile("", 0.4),
    findings: [
      { tile: "base/D", what: "points", value: 4, others: 1, peers: "road" },
      { tile: "mine/A", what: "claimed", value: 0.25, others: 0.5, peers: "road" },
      { tile: "mine/A", what: "points", value: 1.5, others: 0.5, peers: "all" },
    ],
  },
} as unknown as RunView;

beforeEach(() => {
  ticked.clear();
  catalog.current = {
    tiles: [design("base/D")],
    sets: [{ id: "base", built_in: true }],
  } as unknown as Catalog;
});

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));

test("the length of games, going first, and what stands out of one's own tiles are told in sentences", () => {
  const { container } = render(Told, { view });
  expect(container.textContent?.trim()).toBe(
    [
      "Games last 71 turns and bring 2.3 points a turn.",
      "Going first gains 2.0 points.",
      "“Toll bridge” is claimed half as often as other road tiles.",
      "“Toll bridge” brings 1.5 points at once, other tiles 0.5.",
    ].join(" "),
  );
});

test("what chance explains is not told", () => {
  const first = { lead: 1, lead_sure: { low: -1, high: 3 } } as LabFirst;
  const report = { ...view.report, first, findings: [] };
  const { container } = render(Told, { view: { ...view, report } });
  expect(container.textContent?.trim()).toBe("Games last 71 turns and bring 2.3 points a turn.");
});

test("one's own tiles stand beside the mean of all, and a tile that is ticked joins them", async () => {
  render(FollowedTiles, { view, label: "Your tiles" });
  const own = ["12.3", "25.0 %", "1.50", "25.0 %"];
  const all = [t().lab.everyTile, "12.3", "40.0 %", "1.50", "25.0 %"];
  expect(rows()).toEqual([["Toll bridge", ...own], all]);
  ticked.add("base/D");
  await expect.poll(() => rows().length).toBe(3);
  expect(rows()[1]?.[2]).toBe("50.0 %");
});

test("a tile that lies there from the start is named, and what tiles bring sets their order", () => {
  const spring = design("mine/S", { en: "Spring" });
  const tiles = [tile("mine/A", 0.25), { ...tile("mine/B", 0.25), points: 4 }];
  const begun = ["mine/S"];
  const report = { ...view.report, tiles, begun, every_tile: null };
  const designs = [...view.designs, design("mine/B", { en: "Ford" }), spring];
  render(FollowedTiles, { view: { ...view, designs, report }, label: "Your tiles" });
  expect(rows().map(([name]) => name)).toEqual([
    "Ford",
    "Toll bridge",
    t().lab.fromStart("Spring"),
  ]);
});
