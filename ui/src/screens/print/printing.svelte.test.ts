// What is planned and saved: the tiles that are chosen, with their counts, each drawn once.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { Printable, PrintJob, PrintPlan, TileDesign } from "../../ipc";
import { catalog } from "../../state/catalog.svelte";
import { printing } from "./printing.svelte";

vi.mock("../../ipc");

const tile = (id: string, count: number): TileDesign => ({
  id,
  set: "own",
  count,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [
    {
      kind: "field",
      edges: ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"],
      cities: [],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
  ],
});
const own: Printable = {
  kind: "tile-set",
  key: "own",
  name: "My tiles",
  description: "",
  author: "Anna",
  licence: "CC0",
  tiles: [tile("own/A", 3), tile("own/B", 1)],
  expansions: ["tower"],
  symbols: {},
  back: null,
  rules: {},
};
const planOf = (job: PrintJob): PrintPlan => ({
  width: 2100,
  height: 2970,
  tiles: job.stock.map((each) => each.tile),
  laid: job.stock.reduce((sum, { count }) => sum + count, 0),
  pages: [],
});
const asked = () => vi.mocked(ipc.rust.planPages).mock.calls.map(([job]) => job);
const stock = (job: PrintJob | undefined) => job?.stock.map(({ tile: id, count }) => [id, count]);

beforeEach(async () => {
  vi.clearAllMocks();
  vi.spyOn(catalog, "load").mockResolvedValue();
  vi.mocked(ipc.rust.printable).mockResolvedValue({ ok: true, value: own });
  vi.mocked(ipc.rust.planPages).mockImplementation((job) =>
    Promise.resolve({ ok: true, value: planOf(job) }),
  );
  vi.mocked(ipc.rust.savePages).mockResolvedValue({ ok: true, value: null });
  await printing.open({ kind: "tile-set", key: "own" });
});

test("as many of each tile are planned as the set has, one of each, or what is chosen", async () => {
  expect(stock(asked().at(-1))).toEqual([
    ["own/A", 3],
    ["own/B", 1],
  ]);
  await printing.take("each");
  await printing.count("own/B", 0);
  expect(stock(asked().at(-1))).toEqual([["own/A", 1]]);
  expect(printing.plan?.laid).toBe(1);
});

test("rules and tiles are told only where the reference is wished", async () => {
  expect(asked().at(-1)?.words.reference.told).toEqual([]);
  expect(asked().at(-1)?.words.reference.byline).toBe("By Anna · CC0");
  await printing.change({ reference: true });
  expect(asked().at(-1)?.words.reference.told).toEqual([
    { tile: "own/A", name: "3 tiles", words: "Field on all sides", note: "" },
    { tile: "own/B", name: "1 tile", words: "Field on all sides", note: "" },
  ]);
  await printing.change({ reference: false });
});

test("names, notes and the rules of the set stand on the reference pages", async () => {
  const named = { ...tile("own/A", 2), names: { en: "Gate" }, notes: { en: "Pay." } };
  const rules = { scoring: "A gate scores 2.", setup: "Shuffle them in." };
  const value = { ...own, key: "named", tiles: [named], rules };
  vi.mocked(ipc.rust.printable).mockResolvedValue({ ok: true, value });
  await printing.open({ kind: "tile-set", key: "named" });
  await printing.change({ reference: true });
  const { told, chapters } = asked().at(-1)!.words.reference;
  expect(told).toEqual([
    { tile: "own/A", name: "Gate · 2 tiles", words: "Field on all sides", note: "Pay." },
  ]);
  expect(chapters[0]).toEqual({
    title: "Rules of “My tiles”",
    rules: [
      { title: "Setup", text: "Shuffle them in." },
      { title: "Scoring", text: "A gate scores 2." },
    ],
  });
  await printing.change({ reference: false });
});

test("all chosen tiles are saved as one picture, each as often as it is printed, with the mark of its set", async () => {
  vi.mocked(ipc.rust.savePictureSheet).mockResolvedValue({ ok: true, value: null });
  const value: Printable = { ...own, key: "marked", symbols: { own: "star" } };
  vi.mocked(ipc.rust.printable).mockResolvedValue({ ok: true, value });
  await printing.open({ kind: "tile-set", key: "marked" });
  await printing.savePictures(409, 3);
  const [key, sheet] = vi.mocked(ipc.rust.savePictureSheet).mock.lastCall!;
  expect([key, sheet.cells, sheet.grid]).toEqual([
    "marked",
    [0, 0, 0, 1],
    { columns: 3, rows: 2, pixels: 409 },
  ]);
  expect(sheet.pictures).toHaveLength(2);
  expect(sheet.pictures[0]).toContain("m0-2.8l.8 1.9h1.9");
});

test("each tile is drawn once for the file, and the back only where it is wished", async () => {
  await printing.save();
  const [, first, drawn] = vi.mocked(ipc.rust.savePages).mock.calls[0]!;
  expect(stock(first)).toHaveLength(2);
  expect(Object.keys(drawn.tiles)).toEqual(["own/A", "own/B"]);
  expect(drawn.back).toBeNull();
  await printing.change({ backs: true });
  await printing.save();
  expect(vi.mocked(ipc.rust.savePages).mock.calls[1]?.[2].back).toMatch(/^<svg /);
  expect(printing.drawing).toBeNull();
  await printing.change({ backs: false });
});

test("what cannot be printed stands in place of the pages, until it can", async () => {
  vi.mocked(ipc.rust.planPages).mockResolvedValueOnce({
    ok: false,
    fault: { kind: "unprintable", why: { is: "no-tiles" } },
  });
  await printing.take("none");
  expect([printing.plan, printing.refused?.kind]).toEqual([null, "unprintable"]);
  await printing.take("all");
  expect([printing.plan?.laid, printing.refused]).toEqual([4, null]);
});

test("an answer that was overtaken changes nothing", async () => {
  let late: (answer: Awaited<ReturnType<typeof ipc.rust.planPages>>) => void = () => undefined;
  vi.mocked(ipc.rust.planPages).mockReturnValueOnce(new Promise((done) => (late = done)));
  const first = printing.take("each");
  await printing.take("all");
  late({ ok: true, value: planOf({ stock: [] as PrintJob["stock"] } as PrintJob) });
  await first;
  expect(printing.plan?.laid).toBe(4);
});

test("what is not there any more is not shown", async () => {
  vi.mocked(ipc.rust.printable).mockResolvedValueOnce({
    ok: false,
    fault: { kind: "not-found", what: "document" },
  });
  await printing.open({ kind: "mix", key: "gone" });
  expect([printing.lost, printing.what]).toEqual([true, null]);
});

test("the rules of the base game are left out where everybody knows them", async () => {
  const rule = (expansion: string) => ({ expansion, kind: "rule", title: expansion, text: "" });
  catalog.current = {
    ...{ tiles: [], sets: [] },
    expansions: [
      { id: "base", name: "Base game" },
      { id: "tower", name: "The Tower" },
    ],
    rules: { "BG-01": rule("base"), "TW-01": rule("tower") },
  } as never;
  const both = { ...own, expansions: ["base", "tower"] };
  vi.mocked(ipc.rust.printable).mockResolvedValue({ ok: true, value: both });
  await printing.open({ kind: "tile-set", key: "own" });
  const told = () =>
    asked()
      .at(-1)
      ?.words.reference.chapters.map(({ title }) => title);
  await printing.change({ reference: true });
  expect(told()).toEqual(["Base game", "The Tower"]);
  await printing.tellBaseRules(false);
  expect(told()).toEqual(["The Tower"]);
  await printing.tellBaseRules(true);
  expect(told()).toEqual(["Base game", "The Tower"]);
});
