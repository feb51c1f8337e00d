// What the cards of a cell and of a feature tell of what may come: numbers as Rust reports them, in whole sentences.
// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { CellReport, FeatureOddsView, FeatureReport } from "../ipc";
import CellCard from "./CellCard.svelte";
import FeatureCard from "./FeatureCard.svelte";
import { sceneWith } from "./scene";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, catalog: () => new Promise(() => {}) } };
});

const owner = (name: string) => ({ name, colour: 0, pattern: "plain" }) as const;
const scene = sceneWith({ owners: [owner("Anna"), owner("Ben")] });
const both = (next: number, ever: number) => [0, 1].map((player) => ({ player, next, ever }));

const cell = (more: Partial<CellReport>) => {
  const report: CellReport = {
    x: 3,
    y: -1,
    tile: null,
    free: true,
    drawn: [],
    fitting: [],
    fits: 0,
    left: 20,
    coming: [],
    proof: null,
    ...more,
  };
  return render(CellCard, { report, scene }).container.textContent;
};

test("the card of a gap tells how likely a tile comes to each player", () => {
  const [anna, ben] = both(200_000, 850_000);
  const told = cell({ fits: 4, coming: [anna!, { ...ben!, ever: 800_000 }] });
  expect(told).toContain("Chance of drawing one");
  expect(told).toContain("Anna: 20 % on the next draw, 85 % by the end of the game.");
  expect(told).toContain("Ben: 20 % on the next draw, 80 % by the end of the game.");
});

test("odds that are the same for all players are said once, and those of some together", () => {
  const told = cell({ fits: 4, coming: both(200_000, 850_000) });
  expect(told?.split("20 % on the next draw")).toHaveLength(2);
  expect(told).toContain("Each player: 20 % on the next draw, 85 % by the end of the game.");
  const third = { player: 2, next: null, ever: 0 };
  const some = cell({ fits: 4, coming: [...both(200_000, 850_000), third] });
  expect(some).toContain("Anna and Ben: 20 % on the next draw");
});

test("while the river is laid the card says why nothing else comes yet", () => {
  const told = cell({ fits: 59, coming: both(0, 1_000_000) });
  expect(told).toContain("The river comes first. These tiles are drawn after it.");
  expect(told).toContain("Each player: no chance on the next draw, certain");
  expect(cell({ fits: 4, coming: both(200_000, 850_000) })).not.toContain("river");
});

test("the card of a dead gap has its proof, and where nothing is told there are no odds", () => {
  const proof = { asked: [{ side: "E", edge: "road" } as const], gone: [], refused: [] };
  const told = cell({ coming: both(0, 0), proof });
  expect(told).toContain("A tile here needs a road in the east.");
  expect(told).toContain("This game has no such tile.");
  expect(told).not.toContain("on the next draw");
  expect(cell({ fits: 4 })).not.toContain("Chance of drawing one");
});

const feature = (odds: Partial<FeatureOddsView> | null) => {
  const report: FeatureReport = {
    place: { x: 0, y: 0, kind: "city", at: "N" },
    kind: "city",
    members: [],
    complete: false,
    open: 1,
    missing: [{ x: 0, y: -1 }],
    figures: [],
    strengths: [],
    owners: [],
    worth: [],
    now: [],
    closed: null,
    cities: [],
    odds: odds && {
      grows: 0,
      growing: [],
      closes: 0,
      closing: [],
      inHandCloses: false,
      dead: [],
      ...odds,
    },
  };
  return render(FeatureCard, { report, scene }).container.textContent;
};

test("the card of a feature tells what would complete it, else what goes on with it", () => {
  const closing = both(100_000, 600_000);
  const told = feature({ grows: 9, growing: both(500_000, 1_000_000), closes: 2, closing });
  expect(told).toContain("2 tiles left would complete it.");
  expect(told).toContain("Each player: 10 % on the next draw, 60 % by the end of the game.");
  expect(told).not.toContain("50 %");
  expect(feature({ grows: 9, growing: both(500_000, 1_000_000) })).toContain(
    "9 tiles left would extend it.",
  );
});

test("a feature that can never be completed says so and nothing of what may come", () => {
  const dead = [{ x: 0, y: -1 }];
  const told = feature({ grows: 3, growing: both(300_000, 700_000), dead });
  expect(told).toContain("It can never be completed");
  expect(told).not.toContain("on the next draw");
  expect(feature(null)).not.toContain("on the next draw");
});

test("the card of a tile that lies there says what its author calls it, and the note", () => {
  const design = {
    ...{ id: "own/A", set: "own", count: 1, marks: [], village: [], decor: [], bridge: false },
    segments: [],
    names: { en: "Toll bridge" },
    notes: { en: "Pay a point to cross." },
  };
  const laid = sceneWith({ designs: { "own/A": design } });
  const report: CellReport = {
    ...{ x: 0, y: 0, tile: "own/A", free: false, fits: 0, left: 0, proof: null },
    ...{ drawn: [], fitting: [], coming: [] },
  };
  const told = render(CellCard, { report, scene: laid }).container.textContent;
  expect(told).toContain("Toll bridge");
  expect(told).toContain("Pay a point to cross.");
});
