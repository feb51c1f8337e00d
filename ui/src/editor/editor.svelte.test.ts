// Changes of a document one after the other, and what happens when somebody goes on to another one meanwhile.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { DocumentView, Op, Outcome } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { faults } from "../state/faults.svelte";
import { router } from "../state/router.svelte";
import { desk } from "./editor.svelte";

vi.mock("../ipc");

const document = (id: number, revision: number) =>
  ({
    id,
    revision,
    kind: "mix",
    head: 0,
    before: 0,
    steps: [],
    faults: [],
  }) as unknown as DocumentView;
const naming = (text: string): Op => ({ of: "about", what: "name", text, language: "en" });

/** Changes that Rust was asked for and has not answered yet. */
let asked: { id: number; revision: number; answer: (outcome: Outcome<DocumentView>) => void }[];
const nth = async (at: number) => {
  await expect.poll(() => asked.length).toBeGreaterThan(at);
  return asked[at]!;
};
beforeEach(async () => {
  asked = [];
  faults.open = [];
  vi.mocked(ipc.rust.openDocument).mockImplementation((id) =>
    Promise.resolve({ ok: true, value: document(id, 1) }),
  );
  vi.mocked(ipc.rust.changeDocument).mockImplementation(
    (id, revision) => new Promise((answer) => asked.push({ id, revision, answer })),
  );
  await desk.open(1);
});

test("a change waits for the one before it, and names the revision that came of it", async () => {
  const said = vi.spyOn(announcer, "say");
  const changes = [desk.change(naming("a")), desk.change(naming("b"))];
  const first = await nth(0);
  await Promise.resolve();
  expect(asked.map(({ revision }) => revision)).toEqual([1]);
  first.answer({ ok: true, value: document(1, 2) });
  const second = await nth(1);
  expect(second.revision).toBe(2);
  second.answer({ ok: true, value: document(1, 3) });
  expect(await Promise.all(changes)).toEqual([true, true]);
  expect([desk.view?.revision, said.mock.calls.length]).toEqual([3, 2]);
});

test("a change that fails is told, and the next one is made all the same", async () => {
  const changes = [desk.change(naming("a")), desk.change(naming("b"))];
  (await nth(0)).answer({ ok: false, fault: { kind: "bug", detail: "x" } });
  (await nth(1)).answer({ ok: true, value: document(1, 2) });
  expect(await Promise.all(changes)).toEqual([false, true]);
  expect(faults.open).toHaveLength(1);
});

test("what somebody else changed is shown, and the change is not made", async () => {
  const change = desk.change(naming("a"));
  vi.mocked(ipc.rust.openDocument).mockResolvedValueOnce({ ok: true, value: document(1, 9) });
  (await nth(0)).answer({ ok: false, fault: { kind: "stale", revision: 9 } });
  expect([await change, desk.view?.revision]).toEqual([false, 9]);
});

test("a change that is answered after another document was opened does not take its place", async () => {
  const change = desk.change(naming("a"));
  const first = await nth(0);
  await desk.open(2);
  first.answer({ ok: true, value: document(1, 2) });
  expect([await change, desk.view?.id]).toEqual([true, 2]);
});

test("a change that still waits when another document is opened is made to neither", async () => {
  const changes = [desk.change(naming("a")), desk.change(naming("b"))];
  const first = await nth(0);
  await desk.open(2);
  first.answer({ ok: true, value: document(1, 2) });
  expect(await Promise.all(changes)).toEqual([true, false]);
  expect(asked.map(({ id }) => id)).toEqual([1]);
});

test("of two documents that are opened in quick succession the one asked for last lies there", async () => {
  const answers = new Map<number, () => void>();
  vi.mocked(ipc.rust.openDocument).mockImplementation(
    (id) =>
      new Promise((answer) => answers.set(id, () => answer({ ok: true, value: document(id, 1) }))),
  );
  const opening = [desk.open(3), desk.open(4)];
  answers.get(4)!();
  answers.get(3)!();
  await Promise.all(opening);
  expect(desk.view?.id).toBe(4);
});

const drawing = (tile: string): Op => ({
  of: "tile",
  tile: `own/${tile}`,
  change: { do: "turn" },
});
/** A set of the tiles a and b, in which a was turned, then b, then a once more. */
const drawn = (head: number) =>
  ({
    ...document(1, head + 1),
    kind: "tile-set",
    head,
    steps: [drawing("a"), drawing("b"), drawing("a")],
    tiles: ["a", "b"].map((tile) => ({ design: { id: `own/${tile}` } })),
  }) as unknown as DocumentView;
const openAt = async (head: number, tile: string | null, of = drawn) => {
  vi.mocked(ipc.rust.openDocument).mockResolvedValue({ ok: true, value: of(head) });
  vi.mocked(ipc.rust.standAtStep).mockImplementation((_id, _revision, to) =>
    Promise.resolve({ ok: true, value: of(to) }),
  );
  await desk.open(1);
  vi.spyOn(router, "page", "get").mockReturnValue({ is: "document", document: 1, tile });
  return {
    went: vi.spyOn(router, "openDocument").mockReturnValue(),
    said: vi.spyOn(announcer, "say"),
  };
};

test("whoever takes back what was done to another tile is led to it, and told which", async () => {
  const { went, said } = await openAt(2, "a");
  await desk.undo();
  expect(went.mock.calls).toEqual([[1, "b"]]);
  expect(said.mock.lastCall?.[0]).toContain("tile b");
});

test("two steps taken back at once are each told for what they are", async () => {
  const { went, said } = await openAt(3, "a");
  said.mockClear();
  await Promise.all([desk.undo(), desk.undo()]);
  expect(said.mock.calls.map(([text]) => /tile (.)/.exec(text)?.[1])).toEqual(["a", "b"]);
  expect(went.mock.calls).toEqual([[1, "b"]]);
});

test("a step of the tile that is open, or of one in the list of the set, leads nowhere", async () => {
  const { went } = await openAt(3, "a");
  await desk.undo();
  await desk.redo();
  await openAt(2, null);
  await desk.undo();
  expect(went).not.toHaveBeenCalled();
});

test("whoever takes back at a tile what was done to its set is led to the set", async () => {
  const counted = (head: number) => ({
    ...drawn(head),
    steps: [drawing("a"), { of: "set", change: { do: "count", tile: "own/b", count: 4 } } as Op],
  });
  const { went, said } = await openAt(2, "a", counted);
  await desk.undo();
  expect(went.mock.calls).toEqual([[1]]);
  expect(said.mock.lastCall?.[0]).toContain("Tile b: 4 copies");
  const { went: again } = await openAt(1, null, counted);
  again.mockClear();
  await desk.redo();
  expect(again).not.toHaveBeenCalled();
});

test("of a step that is not at hand any more nothing half is said", async () => {
  const { said } = await openAt(9, null);
  said.mockClear();
  await desk.undo();
  expect(said.mock.calls).toEqual([[""]]);
});

test("a change whose making breaks is told to whoever asked, and the next one is made", async () => {
  const broken = desk.with("", () => {
    throw new Error("broken");
  });
  const change = desk.change(naming("a"));
  await expect(broken).rejects.toThrow("broken");
  (await nth(0)).answer({ ok: true, value: document(1, 2) });
  expect([await change, desk.view?.revision]).toEqual([true, 2]);
});

test("a blank tile that is taken back leads to where it was asked for, and brought back it is drawn again", async () => {
  const adding: Op = { of: "set", change: { do: "add" } };
  const grown = (head: number) =>
    ({
      ...drawn(head),
      key: "own",
      steps: [drawing("a"), adding],
      tiles: (head > 1 ? ["a", "b", "c"] : ["a", "b"]).map((tile) => ({
        design: { id: `own/${tile}` },
      })),
    }) as unknown as DocumentView;
  const from = async (tile: string | null) => {
    const { went } = await openAt(1, tile, grown);
    went.mockClear();
    const added = desk.set({ do: "add" });
    (await nth(asked.length)).answer({ ok: true, value: grown(2) });
    await added;
    vi.spyOn(router, "page", "get").mockReturnValue({ is: "document", document: 1, tile: "c" });
    await desk.undo();
    vi.spyOn(router, "page", "get").mockReturnValue({ is: "document", document: 1, tile: "a" });
    await desk.redo();
    return went.mock.calls;
  };
  expect(await from("a")).toEqual([
    [1, "a"],
    [1, "c"],
  ]);
  expect(await from(null)).toEqual([[1], [1, "c"]]);
});
