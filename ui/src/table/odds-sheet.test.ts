// The odds of all gaps on their sheet: opened by its key, asked anew for each board, and told by nobody who may not.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameAtTable } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { GameView, GapView, TileDesign } from "../ipc";
import { keyboard } from "../state/keyboard.svelte";
import { settings } from "../state/settings.svelte";
import OddsSheet from "./OddsSheet.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, odds: vi.fn(), catalog: () => new Promise(() => {}) } };
});
const around: { here: unknown } = vi.hoisted(() => ({ here: null }));
vi.mock("../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../game/sitting.svelte")>()),
  sitting: () => around.here,
}));

const meadow = { id: "trial/meadow", set: "trial", count: 1, marks: [], village: [], decor: [] };
const design = { ...meadow, bridge: false, segments: [] } as unknown as TileDesign;
const view = (more: object = {}) =>
  ({
    game: { id: 1, designs: [design], locked: false },
    over: false,
    log: [],
    revision: 1,
    seats: [
      { name: "Anna", colour: 0, pattern: "plain" },
      { name: "Ben", colour: 1, pattern: "plain" },
    ],
    ...more,
  }) as unknown as GameView;
const likely = (player: number, next: number | null, ever: number) => ({ player, next, ever });
const gaps: GapView[] = [
  {
    x: 1,
    y: 0,
    inHand: true,
    fitting: [{ tile: design.id, count: 3, rotations: [1] }],
    copies: 3,
    coming: [likely(0, 250_000, 900_000), likely(1, null, 0)],
    proof: null,
  },
  {
    x: 0,
    y: 2,
    inHand: false,
    fitting: [],
    copies: 0,
    coming: [likely(0, 0, 0), likely(1, 0, 0)],
    proof: {
      asked: [{ side: "N", edge: "city" }],
      gone: [{ tile: design.id, count: 2 }],
      refused: [],
    },
  },
];

const put = (now = view(), open = false) => {
  const here = new GameAtTable();
  here.game.show(now);
  around.here = here;
  return render(OddsSheet, { view: now, open });
};

beforeEach(() => {
  // The sheet stands alone here, and no table around it has the focus.
  settings.current = { ...ipc.firstSettings, characterKeys: "everywhere" };
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  vi.mocked(ipc.rust.odds).mockReset().mockResolvedValue({ ok: true, value: gaps });
  window.addEventListener("keydown", keyboard.press);
});
afterEach(() => {
  cleanup();
  window.removeEventListener("keydown", keyboard.press);
  settings.current = ipc.firstSettings;
});

const press = (key: string) => fireEvent.keyDown(document.body, { key });

test("the key opens it: each gap with what fits and how likely it comes, a dead one with its proof", async () => {
  put();
  expect(ipc.rust.odds).not.toHaveBeenCalled();
  await press("o");
  const list = await screen.findByRole("list", { name: "Odds for every gap" });
  const [first, dead] = [...list.querySelectorAll<HTMLElement>("li[data-gap]")];
  expect(within(first!).getByText("1 east of the first tile: 3 tiles left fit.")).toBeTruthy();
  expect(first!.textContent).toContain("The drawn tile fits.");
  expect(first!.textContent).toContain("Anna: 25 % on the next draw, 90 % by the end of the game.");
  expect(first!.textContent).toContain("Ben: no draw left.");
  expect(dead!.textContent).toContain("A tile here needs a city in the north.");
  expect(dead!.textContent).toContain("All 2 tiles that would fit have been seen:");
  expect(dead!.textContent).not.toContain("on the next draw");
});

test("whoever opened it from nowhere finds the keyboard at what is asked when it is closed", async () => {
  put();
  const question = document.body.appendChild(document.createElement("h2"));
  question.tabIndex = -1;
  (around.here as GameAtTable).landmarks.name("question")(question);
  await press("o");
  await screen.findByRole("list", { name: "Odds for every gap" });
  document.querySelector("dialog")?.close();
  await waitFor(() => expect(document.activeElement).toBe(question));
  question.remove();
});

test("another board is asked about while it lies open, and none while it is closed", async () => {
  const { rerender } = put(view(), true);
  await screen.findByRole("list", { name: "Odds for every gap" });
  await rerender({ view: view({ revision: 2 }), open: true });
  expect(ipc.rust.odds).toHaveBeenCalledTimes(2);
  await rerender({ view: view({ revision: 2 }), open: false });
  await rerender({ view: view({ revision: 3 }), open: false });
  expect(ipc.rust.odds).toHaveBeenCalledTimes(2);
});

test.each([
  ["at a locked table", { game: { id: 1, designs: [], locked: true } }, true],
  ["after the end", { over: true }, true],
  ["where tiles are not counted", {}, false],
])("%s the key opens nothing", async (_, more, remainingTiles) => {
  const { aids } = ipc.firstSettings;
  settings.current = {
    ...ipc.firstSettings,
    characterKeys: "everywhere",
    aids: { ...aids, remainingTiles },
  };
  put(view(more));
  await press("o");
  await tick();
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
  expect(ipc.rust.odds).not.toHaveBeenCalled();
});
