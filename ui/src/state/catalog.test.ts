// The catalog can change under way: a set, and the language in which it is told.
import { expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { Catalog, SetView, TileDesign } from "../ipc";
import { catalog, ownFirst } from "./catalog.svelte";
import { language } from "./language.svelte";

vi.mock("../ipc");

const tile = (id: string, count: number): TileDesign => ({
  id,
  set: "base",
  count,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [],
});

/** A catalog that holds these tiles, and tells its language by the name of a mix. */
const holding = (language: string, ...tiles: TileDesign[]) =>
  ({ ok: true, value: { tiles, mixes: [{ name: language }], rules: {} } }) as unknown as {
    ok: true;
    value: Catalog;
  };

test("a set that was changed, and another language, are there once they are asked for", async () => {
  const read = vi.mocked(ipc.rust.catalog);
  read.mockImplementation(() => Promise.resolve(holding("en", tile("own/1", 1))));
  await catalog.load();
  await catalog.load();
  expect([read.mock.calls.length, catalog.tile("own/1")?.count]).toEqual([1, 1]);

  read.mockImplementation(() => Promise.resolve(holding("en", tile("own/1", 2))));
  await catalog.reload();
  expect(catalog.tile("own/1")?.count).toBe(2);

  language.shown = "nl";
  read.mockImplementation(() => Promise.resolve(holding("test", tile("own/1", 2))));
  await catalog.load();
  expect(catalog.current?.mixes[0]?.name).toBe("test");
});

test("an answer that was overtaken is not shown", async () => {
  const answers: ((outcome: ReturnType<typeof holding>) => void)[] = [];
  vi.mocked(ipc.rust.catalog).mockImplementation(() => new Promise((done) => answers.push(done)));
  const [first, second] = [catalog.reload(), catalog.reload()];
  answers[1]!(holding("en", tile("own/1", 4)));
  answers[0]!(holding("en", tile("own/1", 3)));
  await Promise.all([first, second]);
  expect(catalog.tile("own/1")?.count).toBe(4);
});

test("one’s own sets stand before those of the program, each as they were listed", () => {
  const set = (id: string, built_in: boolean): SetView => ({
    id,
    built_in,
    name: id,
    expansions: [],
    tiles: 1,
    symbol: null,
  });
  const sets = [set("base", true), set("mine", false), set("inns", true), set("school", false)];
  expect(ownFirst(sets).map(({ id }) => id)).toEqual(["mine", "school", "base", "inns"]);
});
