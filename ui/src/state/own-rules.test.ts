// The rules that sets on the table have of their own: each once, and what is gone says nothing.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { Catalog } from "../ipc";
import { catalog } from "./catalog.svelte";
import { language } from "./language.svelte";
import { ownSetsOf, readOwnRules } from "./own-rules.svelte";

vi.mock("../ipc");

beforeEach(async () => {
  await language.readRest();
  catalog.current = {
    sets: [
      { id: "base", built_in: true },
      { id: "siege", built_in: false },
      { id: "plain", built_in: false },
    ],
  } as unknown as Catalog;
});

test("only sets that somebody made have rules of their own", () => {
  const tiles = ["base/D", "siege/A", "siege/B", "gone/A", "plain/A"];
  expect(ownSetsOf(tiles)).toEqual(["plain", "siege"]);
});

test("they are read chapter by chapter, of the sets that have any", async () => {
  vi.mocked(ipc.rust.printable).mockImplementation((_, key) => {
    const rules = key === "siege" ? { scoring: "One point a tile.", setup: "Shuffle." } : {};
    const value = { name: "Siege", rules };
    return Promise.resolve(
      key === "gone" ? { ok: false, fault: { kind: "not-found" } } : { ok: true, value },
    ) as never;
  });
  const found = await readOwnRules(["plain", "siege", "gone"]);
  expect(found.map(({ set }) => set)).toEqual(["siege"]);
  expect(found[0]?.chapter.rules.map(({ text }) => text)).toEqual([
    "Shuffle.",
    "One point a tile.",
  ]);
});
